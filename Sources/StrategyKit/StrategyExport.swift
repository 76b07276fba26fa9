public import CStrategyABI

/// The C table of a strategy, made once and kept for as long as the process lives.
///
/// A module holds one of these and returns its `table` from its entry function.
public struct StrategyExport: @unchecked Sendable {
  // Unchecked: the table is written here once and only read afterwards.

  /// What the entry function returns.
  public let table: UnsafePointer<stratbench_strategy>

  /// Fills in the table of a strategy.
  @inlinable
  public init<S: Strategy>(_ strategy: S.Type) {
    self.init(
      S.manifest,
      Factory(S.manifest) { parameters throws(ParameterProblem) in Instance(try S(parameters)) },
      memorySize: MemoryLayout<S.Memory>.size, memoryAlignment: MemoryLayout<S.Memory>.alignment)
  }

  @usableFromInline
  init(_ manifest: Manifest, _ factory: Factory, memorySize: Int, memoryAlignment: Int) {
    var filled = Self.functions
    filled.id = permanent(manifest.id)
    filled.version = permanent(manifest.version)
    filled.summary = permanent(manifest.summary)
    filled.documentation = manifest.documentation.map(Self.permanentCopy)
    filled.parameters = Self.declarations(manifest.parameters)
    filled.parameter_count = manifest.parameters.count
    filled.memory_size = memorySize
    filled.memory_alignment = memoryAlignment
    filled.context = Unmanaged.passRetained(factory).toOpaque()
    let storage = UnsafeMutablePointer<stratbench_strategy>.allocate(capacity: 1)
    storage.initialize(to: filled)
    table = UnsafePointer(storage)
  }

  private static func permanentCopy(_ documentation: Documentation)
    -> UnsafePointer<stratbench_documentation>
  {
    let storage = UnsafeMutablePointer<stratbench_documentation>.allocate(capacity: 1)
    storage.initialize(
      to: stratbench_documentation(
        idea: permanent(documentation.idea), when_to_use: permanent(documentation.whenToUse),
        failure_modes: permanent(documentation.failureModes.joined(separator: "\n")),
        cost: permanent(documentation.cost)))
    return UnsafePointer(storage)
  }

  private static func declarations(_ parameters: [Parameter])
    -> UnsafePointer<stratbench_parameter>
  {
    let storage = UnsafeMutablePointer<stratbench_parameter>.allocate(capacity: parameters.count)
    for (index, parameter) in parameters.enumerated() {
      (storage + index).initialize(to: parameter.declaration)
    }
    return UnsafePointer(storage)
  }

  private static var functions: stratbench_strategy {
    var table = stratbench_strategy()
    table.magic = STRATBENCH_STRATEGY_MAGIC
    table.abi = STRATBENCH_STRATEGY_ABI
    table.table_size = UInt64(MemoryLayout<stratbench_strategy>.size)
    table.layout = stratbench_strategy_layout()
    table.create = { Factory.create($0, $1, $2, $3) }
    table.destroy = { Unmanaged<Instance>.fromOpaque($0).release() }
    table.begin = { (instance, entity, memory) in
      with(instance) { $0.begin(Entity(entity.pointee), memory) }
    }
    table.copy = { (instance, from, to) in with(instance) { $0.copy(from, to) } }
    table.forget = { (instance, memory) in with(instance) { $0.forget(memory) } }
    table.identifier = { (instance, memory, entity, buffer, capacity) in
      with(instance) { $0.identifier(memory, Entity(entity.pointee), room(buffer, capacity)) }
    }
    table.link_identifier = { (instance, memory, entity, buffer, capacity) in
      with(instance) { $0.linkIdentifier(memory, Entity(entity.pointee), room(buffer, capacity)) }
    }
    table.saved = { (instance, memory, save) in
      with(instance) { $0.saved(memory, Save(save.pointee)) }
    }
    table.resolve = { (instance, memory, entity, identifier) in
      with(instance) { $0.resolve(memory, Entity(entity.pointee), Text(identifier)).rawValue }
    }
    return table
  }
}

/// Calls `body` with an instance.
///
/// The host keeps it alive from `create` to `destroy`, so it need not be retained for every call.
@inline(__always)
private func with<Result>(_ opaque: UnsafeMutableRawPointer, _ body: (Instance) -> Result)
  -> Result
{
  Unmanaged<Instance>.fromOpaque(opaque)._withUnsafeGuaranteedRef(body)
}

private func room(_ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int)
  -> UnsafeMutableBufferPointer<UInt8>
{
  UnsafeMutableBufferPointer(start: buffer, count: capacity)
}

/// A null-terminated copy that is never freed, as the table lives as long as the process.
func permanent(_ text: String) -> UnsafePointer<CChar> {
  let bytes = text.utf8CString
  let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
  _ = copy.initialize(from: bytes)
  return UnsafePointer(copy.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
}

extension Parameter {
  fileprivate var declaration: stratbench_parameter {
    var declaration = stratbench_parameter(
      name: permanent(name), kind: STRATBENCH_FLAG, default_value: permanent(defaultValue),
      minimum: 0, maximum: 1, choices: nil, help: permanent(help))
    switch kind {
    case .integer(let range):
      declaration.kind = STRATBENCH_INTEGER
      declaration.minimum = Double(range.lowerBound)
      declaration.maximum = Double(range.upperBound)
    case .number(let range):
      declaration.kind = STRATBENCH_NUMBER
      declaration.minimum = range.lowerBound
      declaration.maximum = range.upperBound
    case .share: declaration.kind = STRATBENCH_SHARE
    case .duration:
      declaration.kind = STRATBENCH_DURATION
      declaration.maximum = 100 * 365.25 * 86400
    case .flag: break
    case .choice(let words):
      declaration.kind = STRATBENCH_CHOICE
      declaration.choices = permanent(words.joined(separator: "|"))
    case .text: declaration.kind = STRATBENCH_TEXT
    }
    return declaration
  }
}
