import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// The laws of `Strategy`, on every bundled strategy in every form.
struct StrategyLawTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let id: String
    var parameters: [String: StrategyValue] = [:]

    var testDescription: String { "\(id) \(parameters.keys.sorted())" }
  }

  private static let forms: [Form] = {
    var forms = [
      Form(id: "stable-id"), Form(id: "accept-staleness"),
      Form(id: "hash-id", parameters: ["keyed": .number(0), "resolve": .text("history")]),
    ]
    for identifiers in ["versioned", "slug"] {
      for (capacity, returned) in [(0.0, "requested"), (2, "current")] {
        forms.append(
          Form(
            id: "alias-table",
            parameters: [
              "identifiers": .text(identifiers), "capacity": .number(capacity),
              "returns": .text(returned), "expires": .number(15),
            ]))
      }
    }
    for template in [
      "{key}", "{key}.{name:nfc:sha256:8}", "{name:slug}", "{key}.v{version}", "{name:nfc}",
      "x{version}-{name:nfkc-casefold-trim:slug}",
    ] {
      for aliases in [0.0, 2] {
        forms.append(
          Form(
            id: "template-id",
            parameters: ["template": .text(template), "aliases": .number(aliases)]))
      }
    }
    for redirects in [0.0, 1] {
      forms.append(Form(id: "slug-id", parameters: ["redirects": .number(redirects)]))
    }
    for resolve in ["strict", "lenient"] {
      forms.append(Form(id: "split-id", parameters: ["resolve": .text(resolve)]))
      forms += [0, 15, 1e9].map { quiet in
        Form(
          id: "coalesced-version",
          parameters: ["resolve": .text(resolve), "quiet": .number(quiet)])
      }
    }
    for resolve in ["strict", "lenient", "history"] {
      for bits in [1.0, 13, 256] {
        forms.append(
          Form(id: "hash-id", parameters: ["resolve": .text(resolve), "bits": .number(bits)]))
      }
      for (returned, links) in [("requested", "same"), ("current", "stable")]
      where resolve != "history" {
        forms.append(
          Form(
            id: "versioned-id",
            parameters: [
              "resolve": .text(resolve), "returns": .text(returned), "links": .text(links),
            ]))
      }
    }
    return forms
  }()

  /// A history of saves, each followed by a pick and a use, and by a link that is followed at once.
  private static let trace: String = {
    let names = ["A", "B", "A", "Caf\u{e9}", "Cafe\u{301}", "", " A ", "a", "\u{1f600} long name"]
    var rows = ["0,key.v1,create,start,,"]
    for (index, name) in names.enumerated() where !name.isEmpty {
      let time = 10 * (index + 1)
      rows += [
        "\(time),key.v1,rename,\"\(name)\",,", "\(time + 1),key.v1,pick,,s,",
        "\(time + 1),,use,,s,", "\(time + 1),key.v1,link,,,l\(index)",
        "\(time + 1),,follow,,,l\(index)", "\(time + 2),key.v1,touch,,,",
      ]
    }
    return (["time,entity,event,name,slot,link"] + rows).joined(separator: "\n")
  }()

  private static func moments(_ form: Form) throws -> [PlayMoment.What] {
    try Experiments.moments(
      trace, Experiments.strategy(form.id, form.parameters), at: HostBehaviour(labelStore: .perSlot)
    ).map(\.what)
  }

  @Test(arguments: forms)
  func `an identifier resolves right after it was minted, for hosts and for links`(_ form: Form)
    throws
  {
    let moments = try Self.moments(form)
    var uses = 0
    for moment in moments {
      if case .used(_, _, let target) = moment {
        #expect(target == .correct)
        uses += 1
      }
      if case .followed(_, let outcome) = moment { #expect(outcome == .correct) }
    }
    #expect(uses == 8)
  }

  @Test(arguments: forms)
  func `identifiers are not empty, and a touch leaves them as they are`(_ form: Form) throws {
    for moment in try Self.moments(form) {
      switch moment {
      case .created(_, let identifier): #expect(!identifier.isEmpty)
      case .saved(let name, let identifier, let changes, _):
        #expect(!identifier.isEmpty)
        #expect(name != nil || !changes)
      case .linked(_, let identifier): #expect(!identifier.isEmpty)
      default: break
      }
    }
  }

  @Test func `a name without a filter changes with its spelling, which is spurious churn`() throws {
    let form = Form(id: "template-id", parameters: ["template": .text("{name}")])
    let spurious = try Self.moments(form).count { moment in
      if case .saved(nil, _, changesIdentifier: true, _) = moment { true } else { false }
    }
    #expect(spurious == 1)
  }

  @Test(arguments: forms)
  func `the same history gives the same identifiers`(_ form: Form) throws {
    #expect(try Self.moments(form) == Self.moments(form))
  }
}
