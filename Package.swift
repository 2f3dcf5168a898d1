// swift-tools-version: 6.2

import PackageDescription

/// Set by `Scripts/check`: a warning fails the build there, and never in a project that depends on this one.
let strict = Context.environment["FORMATKIT_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "FormatKit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "FormatKit", targets: ["FormatKit"]),
    .executable(name: "fmt", targets: ["fmt"]),
  ],
  targets: [
    .target(
      name: "FormatKit",
      swiftSettings: settings,
      linkerSettings: [
        // Foundation's own ICU, where Foundation is the open-source one.
        .linkedLibrary(
          "_FoundationICU", .when(platforms: [.linux, .android, .windows, .wasi, .openbsd]))
      ]
    ),
    .executableTarget(name: "fmt", dependencies: ["FormatKit"], swiftSettings: settings),
    .testTarget(
      name: "FormatKitTests",
      dependencies: ["FormatKit", "fmt"],
      resources: [.copy("Tables")],
      swiftSettings: settings
    ),
  ]
)
