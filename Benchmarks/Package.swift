// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FormatKit", path: "..")],
  targets: [
    .target(name: "Allocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Allocations", .product(name: "FormatKit", package: "FormatKit")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),
  ]
)
