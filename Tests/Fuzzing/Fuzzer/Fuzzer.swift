import FuzzTargets

/// What libFuzzer calls with every input: the first byte chooses the reader.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  guard let first = bytes.first else { return 0 }
  let targets = FuzzTarget.allCases
  let target = targets[Int(first) % targets.count]
  if let flaw = target.flaw(in: Array(bytes.dropFirst())) {
    preconditionFailure("\(target): \(flaw)")
  }
  return 0
}
