/// The known word that was probably meant: the nearest one, when it is near enough to be a slip.
///
/// Near means a beginning of the word, or at most one change for every three letters, where a
/// change is a letter more, a letter less, another letter, or two neighbours swapped.
func nearest(to word: String, among words: some Sequence<String>) -> String? {
  let wanted = Array(plainLetters(word))
  guard wanted.count >= 2 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words {
    let letters = Array(plainLetters(candidate))
    let limit = min(best?.distance ?? .max, max(1, wanted.count / 3) + 1)
    guard let distance = distance(wanted, letters, below: limit) else { continue }
    best = (candidate, distance)
  }
  if let best { return best.word }
  return words.first { plainLetters($0).starts(with: wanted) }
}

/// A word without what people mix up: capitals, hyphens, underscores and spaces.
func plainLetters(_ word: String) -> [Unicode.Scalar] {
  word.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "/" }
}

/// The number of changes between two words, when it is below a limit.
///
/// The "optimal string alignment" distance: a row of the table for each letter of the first word.
private func distance(
  _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], below limit: Int
) -> Int? {
  guard abs(first.count - second.count) < limit else { return nil }
  var before: [Int] = []
  var row = Array(0...second.count)
  for i in first.indices {
    var next = [i + 1]
    for j in second.indices {
      let replaced = row[j] + (first[i] == second[j] ? 0 : 1)
      var least = min(replaced, row[j + 1] + 1, next[j] + 1)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        least = min(least, before[j - 1] + 1)
      }
      next.append(least)
    }
    (before, row) = (row, next)
  }
  return row[second.count] < limit ? row[second.count] : nil
}
