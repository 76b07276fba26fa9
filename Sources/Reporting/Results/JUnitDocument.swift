import ExperimentConfig
import Scoring

/// The expectations as JUnit XML, which build servers show: a test case an expectation.
///
/// Without times, so that one run gives one text.
struct JUnitDocument {
  let report: Report

  var text: String {
    let cases = report.expectations.map(testCase).joined(separator: "\n")
    let failures = report.expectations.count { !$0.holds }
    let counts =
      "tests=\"\(report.expectations.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
    let name = Self.escaped(report.experiment.name)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="stratbench" \(counts)>
        <testsuite name="\(name)" \(counts)>
      \(cases)
        </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ finding: ExpectationFinding) -> String {
    let name = Self.escaped(finding.expectation.text)
    let start =
      "    <testcase classname=\"\(Self.escaped(report.experiment.name))\" name=\"\(name)\""
    guard !finding.holds else { return start + "/>" }
    let doubt = finding.isWithinInterval ? "; the interval reaches over the limit" : ""
    let message = "measured: \(report.measured(finding) { $0 })\(doubt)"
    return """
      \(start)>
            <failure type="\(finding.outcome.rawValue)" message="\(Self.escaped(message))"/>
          </testcase>
      """
  }

  /// Text for an attribute; what XML 1.0 has no characters for becomes a placeholder.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
