/// How to run the experiment again and compare.
struct ReproduceSection {
  private let command: String
  private let version: String
  private let digest: String
  private let config: String
  private let results: ResultsText

  init(_ report: Report, _ results: ResultsText, toolVersion: String) throws {
    version = toolVersion
    self.results = results
    command = report.command
    digest = try report.resolved.digest()
    config = try report.resolved.json.text()
  }

  var passages: [Passage] {
    [
      """
      ## Reproduce

      ```sh
      \(command)
      ```

      stratbench \(version) gives these numbers, to the byte, for every config with the digest \
      `\(digest.prefix(16))`, on any machine and with any number of jobs.
      """,
      .exhibit(
        .config, "```json\n\(config)\n```",
        folded: "Every value in force (seconds, rates a second, shares from 0 to 1)"),
      """
      Digest of the results: `\(results.shortDigest)`. Two runs with the same digest gave the same \
      `results.json`.
      """,
    ]
  }
}
