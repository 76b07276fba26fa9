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
    withUnsafeMutableBytes(of: &problem.pointee.message) { message in
      message.copyBytes(from: error.message.utf8.prefix(message.count - 1))
    }
  }
}
