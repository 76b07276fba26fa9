package import Simulation

/// What a designer has to know of one strategy, made from what its module tells of itself.
package struct StrategyPage {
  private let module: StrategyModule

  package init(_ module: StrategyModule) { self.module = module }

  /// For a terminal.
  package var text: String {
    let head = "\(module.id) \(module.version)\n" + Self.wrapped(module.summary)
    let sections = sections.map { section in
      let lines = section.items.map { item in
        section.isList ? Self.wrapped(item, "  - ", "    ") : Self.wrapped(item)
      }
      return "\(section.title)\n" + lines.joined(separator: "\n")
    }
    return ([head] + sections + ["Parameters\n" + StrategyManual.parameterLines(module)])
      .joined(separator: "\n\n")
  }

  package var markdown: String {
    let head =
      "## \(Markdown.escaped(module.id))\n\n\(Markdown.escaped(module.summary)) "
      + "Version \(Markdown.escaped(module.version))."
    let sections = sections.map { section in
      let lines = section.items.map { (section.isList ? "- " : "") + Markdown.escaped($0) }
      return "### \(section.title)\n\n" + lines.joined(separator: "\n")
    }
    return ([head] + sections + ["### Parameters\n\n" + StrategyManual.parameterTable(module)])
      .joined(separator: "\n\n")
  }

  private struct Section {
    let title: String
    let items: [String]
    var isList = false
  }

  /// Those that the module fills in.
  private var sections: [Section] {
    guard let documentation = module.documentation else { return [] }
    let all = [
      Section(title: "Idea", items: [documentation.idea]),
      Section(title: "When to use it", items: [documentation.whenToUse]),
      Section(title: "Failure modes", items: documentation.failureModes, isList: true),
      Section(title: "Cost", items: [documentation.cost]),
    ]
    return all.filter { !$0.items.allSatisfy(\.isEmpty) }
  }

  private static let width = 80

  /// A text in lines that fit a terminal.
  private static func wrapped(_ text: String, _ first: String = "  ", _ others: String = "  ")
    -> String
  {
    var lines: [String] = []
    var line = first
    for word in text.split(separator: " ") {
      let isFirst = line == first || line == others
      if !isFirst, line.count + 1 + word.count > width {
        lines.append(line)
        line = others + word
      } else {
        line += (isFirst ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
