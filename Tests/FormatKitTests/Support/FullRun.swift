import Foundation

/// Whether the long sweeps run in full: with `FORMATKIT_FULL=1` in the environment.
enum FullRun {
  static let isWanted = ProcessInfo.processInfo.environment["FORMATKIT_FULL"] != nil

  /// Every value of a sweep in a full run, else every `step`-th.
  static func thinned<Values: Sequence>(_ values: Values, every step: Int) -> [Values.Element] {
    guard !isWanted else { return Array(values) }
    return values.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// All locales in a full run, else a choice of scripts, digits and plural rules.
  static let locales: [String] =
    isWanted
    ? Locale.availableIdentifiers.sorted()
    : [
      "", "ar_EG", "ar_SA", "bn_BD", "ckb_IQ", "cs_CZ", "de_AT", "de_CH", "de_DE", "ee_GH", "en_IN",
      "en_US", "es_ES", "fa_IR", "ff_Adlm_GN", "fi_FI", "fr_CA", "fr_FR", "ga_IE", "ha_NG", "he_IL",
      "hi_IN", "hu_HU", "ja_JP", "kk_KZ", "ko_KR", "lt_LT", "mr_IN", "my_MM", "ne_NP", "pl_PL",
      "pt_PT", "ro_RO", "ru_RU", "si_LK", "sl_SI", "sv_SE", "ta_IN", "th_TH", "ti_ER", "tr_TR",
      "ur_PK", "vi_VN", "yo_NG", "zh_Hant_TW", "zh_Hans_CN", "xx_YY", "en-u-nu-arab",
      "ar-SA-u-ca-islamic",
    ]
}

/// Whether two texts have the same code points: `==` of `String` is looser.
func sameScalars(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
