import ExperimentConfig
import TestSupport
import Testing

/// The lines that tell editors what keys are for.
struct KeyTextsTests {
  private static func keys(_ shape: ConfigShape, at path: [String] = []) -> [([String], String?)] {
    shape.elements.flatMap { keys($0, at: path) }
      + shape.variants.flatMap(\.keys).flatMap { key in
        [(path + [key.name], key.shape.help)] + keys(key.shape, at: path + [key.name])
      }
  }

  private static func keys() throws -> [([String], String?)] {
    keys(try ExperimentReader.shape(modules: ConfigFixture.strategies.map(Modules.bundled)))
  }

  @Test func `every key that is read has a line`() throws {
    let bare = try Self.keys().filter { $0.1 == nil }.map { $0.0.joined(separator: ".") }
    #expect(bare == [])
  }

  @Test func `every line belongs to a key that is read`() throws {
    let paths = try Self.keys().map(\.0)
    let idle = KeyTexts.all.keys.filter { pattern in
      !paths.contains { KeyTexts.matches($0, pattern) }
    }
    #expect(idle == [])
  }
}
