import CStrategyABI

/// Makes instances of one strategy; what the table's `context` points to.
@usableFromInline
final class Factory: Sendable {
  private let manifest: Manifest
  private let make: @Sendable (Parameters) throws(ParameterProblem) -> Instance

  @usableFromInline
  init(
    _ manifest: Manifest,
    make: @escaping @Sendable (Parameters) throws(ParameterProblem) -> Instance
  ) {
    self.manifest = manifest
    self.make = make
  }

  static func create(
    _ context: UnsafeMutableRawPointer?, _ values: UnsafePointer<stratbench_value>,
    _ traits: UnsafeMutablePointer<stratbench_traits>,
    _ problem: UnsafeMutablePointer<stratbench_problem>
  ) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    let factory = Unmanaged<Factory>.fromOpaque(context).takeUnretainedValue()
    do throws(ParameterProblem) {
      let instance = try factory.make(factory.parameters(values))
      traits.pointee = instance.traits
      return Unmanaged.passRetained(instance).toOpaque()
    } catch {
      factory.report(error, problem)
      return nil
    }
  }

  private func parameters(_ values: UnsafePointer<stratbench_value>) -> Parameters {
    let values = UnsafeBufferPointer(start: values, count: manifest.parameters.count)
    return Parameters(
      manifest: manifest, numbers: values.map(\.number), texts: values.map { String(Text($0.text)) }
    )
  }

  private func report(
    _ error: ParameterProblem, _ problem: UnsafeMutablePointer<stratbench_problem>
  ) {
    let index = manifest.parameters.firstIndex { $0.name == error.parameter }
    problem.pointee.parameter = index.map(Int32.init) ?? -1
    problem.pointee.column = UInt32(clamping: error.columns?.lowerBound ?? 0)
    problem.pointee.length = UInt32(clamping: error.columns?.count ?? 0)
    withUnsafeMutableBytes(of: &problem.pointee.message) { $0.fill(with: error.message) }
    withUnsafeMutableBytes(of: &problem.pointee.help) { $0.fill(with: error.help) }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Writes as many whole characters of a text as fit, and a null byte after them.
  fileprivate func fill(with text: String) {
    var text = text[...]
    while text.utf8.count >= count, !text.isEmpty { text.removeLast() }
    copyBytes(from: text.utf8)
    if text.utf8.count < count { self[text.utf8.count] = 0 }
  }
}
