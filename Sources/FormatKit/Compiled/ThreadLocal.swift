#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// An object that every thread has for itself, made when the thread first asks and freed when it ends.
///
/// On a platform without POSIX threads no thread has one.
struct ThreadLocal<Object: AnyObject>: Sendable {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  private let key: pthread_key_t?

  init() {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      // A parameter that C's headers call optional on one platform is not on another.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    self.key = failure == 0 ? key : nil
  }

  /// This thread's object, which lives as long as the thread.
  @inline(__always)
  func object(make: () -> Object) -> Unmanaged<Object>? {
    guard let key else { return nil }
    if let pointer = pthread_getspecific(key) { return Unmanaged.fromOpaque(pointer) }
    return keep(make(), key)
  }

  private func keep(_ object: Object, _ key: pthread_key_t) -> Unmanaged<Object>? {
    let pointer = Unmanaged.passRetained(object)
    if pthread_setspecific(key, pointer.toOpaque()) == 0 { return pointer }
    pointer.release()
    return nil
  }
  #else
  init() {}

  func object(make: () -> Object) -> Unmanaged<Object>? { nil }
  #endif
}
