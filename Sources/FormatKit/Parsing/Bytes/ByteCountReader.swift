internal import Foundation

/// Reads numbers of bytes in units of a locale.
struct ByteCountReader {
  let locale: Locale
  /// What the words of decimal units count by.
  ///
  /// MB is 1,000,000 or, in styles that count as memory does, 1,048,576 bytes. MiB always is the
  /// latter.
  let base: ByteUnit.Base

  /// Whether the exact number of bytes may follow in parentheses.
  var mayHaveExactCount = false

  /// The number of bytes that a text says.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - example: What the style writes, shown when the text is refused.
  ///   - write: The style itself, for what it writes beside a number and a unit.
  /// - Returns: The number of bytes.
  /// - Throws: ``ParsingError``.
  func read(
    _ text: String, example: Int64, write: (Int64) -> String
  ) throws(ParsingError) -> Int64 {
    let text = ReadingText(text)
    if text.scalars == ReadingText.scalars(of: write(0)) { return 0 }
    do throws(ReadingFault) {
      if let exact = try exactCount(in: text, write: write) { return exact }
      return try count(in: text)
    } catch {
      throw error.error(in: text, as: .byteCount, example: write(example))
    }
  }

  /// The number in parentheses after the rounded one: "1 kB (1,001 bytes)".
  private func exactCount(
    in text: ReadingText, write: (Int64) -> String
  ) throws(ReadingFault) -> Int64? {
    guard mayHaveExactCount else { return nil }
    let grammar = NumberGrammar.of(.number, locale: locale)
    guard let body = try grammar.bodies(in: text, limit: 2).dropFirst().first else { return nil }
    for isNegative in [false, true] {
      let count: Int64? = try? body.magnitude.signed(negative: isNegative).integer()
      guard let count else { continue }
      let own = ReadingText.scalars(of: write(count))
      if grammar.withASCII(own) == grammar.withASCII(text.scalars) { return count }
    }
    return nil
  }

  private func count(in text: ReadingText) throws(ReadingFault) -> Int64 {
    let amounts = try UnitVocabulary(tiers: ByteUnitForm.tiers, locale: locale.forReading)
      .amounts(in: text)
    do throws(ParsingError.Cause) {
      let counts = try amounts.map { amount throws(ParsingError.Cause) in try bytes(amount) }
      guard let count = counts.first, counts.allSatisfy({ $0 == count }) else {
        throw .ambiguous(counts.map { String($0) })
      }
      return count
    } catch {
      throw ReadingFault(index: amounts[0].range.lowerBound, cause: error)
    }
  }

  /// The number of bytes of an amount.
  ///
  /// "95.4 MB" of 1,048,576 bytes is no whole number; then the nearest is meant, if its own text is the same. Half a byte
  /// is an error.
  private func bytes(
    _ amount: UnitAmount<ByteUnitForm.Unit>
  ) throws(ParsingError.Cause) -> Int64 {
    let size = amount.unit.multiple.size(amount.unit.isBinary ? .binary : base)
    let exact = amount.number.times(UInt64(size))
    let count: Int64 = try exact.rounded.integer()
    guard exact.isWhole || isSame(count, amount, size: size) else { throw .fraction }
    return count
  }

  private func isSame(
    _ count: Int64, _ amount: UnitAmount<ByteUnitForm.Unit>, size: UInt128
  ) -> Bool {
    guard amount.fractionLength <= 18 else { return false }
    let steps = ByteQuantity(count).rounded(to: size, fractionDigits: amount.fractionLength)
    let written: UInt128? = try? amount.number.signed(negative: false)
      .scaled(by: amount.fractionLength).integer()
    return steps == written
  }
}
