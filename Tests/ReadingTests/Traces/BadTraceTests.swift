import Diagnostics
import Testing
import Workload

@Suite struct BadTraceTests {
  @Test(arguments: BadTrace.all)
  func `a bad trace is refused with its place and the way to mend it`(bad: BadTrace) {
    let mistakes = #expect(throws: Mistakes.self) {
      try TraceReader.read(bad.bytes, file: "bad.csv", slack: bad.slack)
    }
    #expect(mistakes?.rendered == bad.complaint)
  }
}
