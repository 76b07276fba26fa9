import HostModel
import YAMLReading

/// Reads `push`: `none`, or `{accepted: SHARE, delay: DURATION}`.
struct PushReader {
  let findings: Findings

  /// The value of the switch; nil after a mistake.
  func push(_ node: YAMLNode) -> LabelPush?? {
    switch node.content {
    case .scalar:
      if findings.isNoted(node, .words(["none"])) { return nil }
      if node.text == "none" { return .some(nil) }
      findings.add(
        "\(node.kind) is neither 'none' nor how labels are pushed", at: node.place,
        help: Self.example)
      return nil
    default:
      guard var section = Section(node, "'push'", findings, example: Self.pair) else { return nil }
      return values(section.require("accepted", example: "90%"), &section)
    }
  }

  /// The same where the section may hold evidence instead; nil when it does.
  func push(in section: inout Section) -> LabelPush? {
    if section.has("delay"), !section.has("accepted") {
      return values(section.require("accepted", example: "90%"), &section)
        ?? LabelPush(accepted: 1, delay: 0)
    }
    return section.takeDeciding("accepted").map {
      values($0, &section) ?? LabelPush(accepted: 1, delay: 0)
    }
  }

  private func values(_ share: YAMLNode?, _ section: inout Section) -> LabelPush? {
    let accepted = share.flatMap { findings.share($0) }
    let delay = findings.duration(section.take("delay", default: "0s"))
    section.finish()
    guard let accepted, let delay else { return nil }
    return LabelPush(accepted: accepted, delay: delay)
  }

  private static let pair = "{accepted: 90%, delay: 1h}"
  private static let example = "write none, or for instance \(pair)"
}
