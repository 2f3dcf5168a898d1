import Foundation

// POSIX functions that the Glibc module leaves out.
@_silgen_name("posix_openpt") private func posix_openpt(_ flags: Int32) -> Int32
@_silgen_name("grantpt") private func grantpt(_ file: Int32) -> Int32
@_silgen_name("unlockpt") private func unlockpt(_ file: Int32) -> Int32
@_silgen_name("ptsname") private func ptsname(_ file: Int32) -> UnsafeMutablePointer<CChar>?

/// A terminal without a screen, for what a process does only on a terminal.
final class PseudoTerminal {
  /// What a process is given as its output.
  let device: FileHandle
  private let screen: FileHandle

  init() throws {
    let main = posix_openpt(O_RDWR | O_NOCTTY)
    guard main >= 0, grantpt(main) == 0, unlockpt(main) == 0, let name = ptsname(main) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    screen = FileHandle(fileDescriptor: main, closeOnDealloc: true)
    let other = open(name, O_RDWR | O_NOCTTY)
    guard other >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    device = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    var settings = termios()
    tcgetattr(other, &settings)
    // Bytes are to arrive as they are written, without a carriage return before each line end.
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(other, TCSANOW, &settings)
  }

  /// What has been shown, once every process has ended; a terminal holds some thousand bytes.
  func shown() -> String {
    try? device.close()
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4_096)
    while case let count = read(screen.fileDescriptor, &block, block.count), count > 0 {
      bytes += block[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
