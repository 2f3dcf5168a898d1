import FormatKit

extension Command {
  static var name: Command {
    Command(
      name: "name",
      summary: "Write a person's name",
      values: "[NAME …]",
      details: [
        "The parts of a name come from options, or a value is a whole name, which is taken apart: "
          + "\"Dr. Thomas Louis Clark\".",
        "With --length, --usage, --formality, --order, --name-locale or --preferred-order, the name is "
          + "written by the patterns of UTS #35 part 8; otherwise, in one of Apple's four styles.",
        "With --csv, --tsv or --jsonl, the options of the parts do not give texts: they name the column, or the "
          + "path, where each part stands. The text goes to a new column or key (--as NAME), or replaces what is "
          + "in a column (--column NAME|N) or at a path (--key PATH). A name without any part stays empty.",
      ],
      options: NameOptions.all + NameParts.specs,
      valueOptions: NameParts.specs,
      examples: appleExamples + standardExamples + tableExamples,
      category: .name,
      work: .format { options, _ throws(UsageError) in try NameOptions.formatter(options) })
  }

  private static var appleExamples: [Example] {
    [
      Example(
        "name --given Thomas --middle Louis --family Clark --prefix Dr. --style abbreviated", "TC"),
      Example("name --given 振宁 --family 杨", "杨振宁"),
      Example("name \"Clark, Thomas\"", "Thomas Clark"),
      Example("name --given Ádám --family Kovács --locale hu_HU", "Kovács Ádám"),
    ]
  }

  private static var standardExamples: [Example] {
    [
      Example(
        "name --title Dr. --given Robert --given2 Edward --surname Smith --generation Jr. "
          + "--credentials PhD --length long --formality formal",
        "Dr. Robert Edward Smith Jr., PhD"),
      Example(
        "name --given Robert --given-informal Bob --surname Smith --length short "
          + "--formality informal", "Bob S."),
      Example(
        "name --title Dr. --surname Smith --usage addressing --formality formal", "Dr. Smith"),
      Example("name \"Robert Edward Smith\" --usage monogram --length long", "RS"),
      Example(
        "name --given Vincent --surname-prefix van --surname-core Gogh --order sorting "
          + "--formality formal --locale nl_NL", "Gogh, Vincent van"),
      Example(
        "name --given アルベルト --surname アインシュタイン --name-locale de_CH --locale ja_JP",
        "アルベルト・アインシュタイン"),
      Example(
        "name --given Shinzo --surname Abe --name-locale ja_JP --locale de_DE", "Shinzo Abe",
        "the order that is usual where the name is read"),
    ]
  }

  private static var tableExamples: [Example] {
    [
      Example(
        "name --csv --given first --surname last --name-locale-from from --as name",
        "first,last,from,name\nAda,Lovelace,en_GB,Ada Lovelace\n駿,宮崎,ja_JP,宮崎駿",
        input: ["first,last,from", "Ada,Lovelace,en_GB", "駿,宮崎,ja_JP"]),
      Example(
        "name --jsonl --given name.first --surname name.last --key name --order sorting",
        #"{"id":7,"name":"Lovelace, Ada"}"#,
        input: [#"{"id":7,"name":{"first":"Ada","last":"Lovelace"}}"#]),
    ]
  }
}
