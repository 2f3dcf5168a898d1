import Foundation

/// The calendars, by the names that Unicode gives them (BCP 47, key `ca`).
enum KnownCalendar {
  static let setting = Setting<Calendar.Identifier>.choice(
    "calendar", "NAME", "The calendar", default: "the locale's", names)

  private static let names: [(String, Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
    ("dangi", .dangi), ("ethiopic", .ethiopicAmeteMihret), ("ethioaa", .ethiopicAmeteAlem),
    ("hebrew", .hebrew), ("indian", .indian), ("islamic", .islamic),
    ("islamic-civil", .islamicCivil), ("islamic-tbla", .islamicTabular),
    ("islamic-umalqura", .islamicUmmAlQura), ("iso8601", .iso8601), ("japanese", .japanese),
    ("persian", .persian), ("roc", .republicOfChina), ("bangla", .bangla),
    ("gujarati", .gujarati), ("kannada", .kannada), ("malayalam", .malayalam),
    ("marathi", .marathi), ("odia", .odia), ("tamil", .tamil), ("telugu", .telugu),
    ("vikram", .vikram), ("vietnamese", .vietnamese),
  ]
}
