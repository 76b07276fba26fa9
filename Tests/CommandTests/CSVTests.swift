import TestSupport
import Testing

/// `results.csv`, which spreadsheets and data frames read.
struct CSVTests {
  private static let config = RunCommandTests.config.replacing(
    "[stable-id, versioned-id]",
    with: "[{plugin: stable-id, label: 'a, \"b\"'}, versioned-id]")

  @Test func `the numbers of a run are as kept`() throws {
    let (program, folder) = try RunCommandTests.run(["--csv"], config: Self.config)
    #expect(program.exitCode == 0, "\(program.errors)")
    #expect(program.output.contains(folder.file("out/results.csv")))
    try Golden.expect(folder.read("out/results.csv"), is: "small/results.csv")
    #expect(try !RunCommandTests.run([]).folder.exists("out/results.csv"))
  }

  @Test(.enabled(if: Python.path != nil, "Python is not installed"))
  func `a public reader finds the numbers of results.json in the CSV, each once`() throws {
    let (_, folder) = try RunCommandTests.run(["--csv"], config: Self.config)
    let script = """
      import csv, json, sys
      rows = list(csv.DictReader(open(sys.argv[1], newline='')))
      found = {(r['strategy'], r['host'], r['metric']):
        tuple(float(r[k]) if r[k] else None for k in ('mean', 'low', 'high')) + (r['unit'],)
        for r in rows}
      assert len(found) == len(rows)
      document = json.load(open(sys.argv[2]))
      expected = {}
      for row in document['results']:
        key = (row['strategy'], row['host'])
        for name, m in row['metrics'].items():
          expected[key + (name,)] = (m.get('mean'), m.get('low'), m.get('high'), m['unit'])
        for name, count in row['counts'].items():
          expected[key + ('count.' + name,)] = (count, None, None, 'count')
      for score in document['scores']:
        key = (score['strategy'], score['host'])
        expected[key + ('score',)] = (score['overall'], None, None, 'points')
        for name in ('staleness', 'churn', 'links'):
          expected[key + ('score.' + name,)] = (score[name], None, None, 'points')
      for name, mean in document['verdict']['overall'].items():
        half = document['verdict']['overallHalfWidth'][name]
        expected[(name, '', 'score')] = (mean, mean - half, mean + half, 'points')
      assert found == expected, set(found.items()) ^ set(expected.items())
      print(sorted({r['strategy'] for r in rows}))
      """
    let output = try Python.run(
      script, [folder.file("out/results.csv"), folder.file("out/results.json")])
    #expect(output == "['a, \"b\"', 'versioned-id']")
  }

  @Test(.enabled(if: Python.path != nil, "Python is not installed"))
  func `scenarios and cells are there as results.json has them`() throws {
    let more = """

      scenarios: {quiet: {workload: {renames: 0.1/y}}}
      sweep: {workload.picks: [1/y, 4/y], horizon: [1y, 2y]}
      """
    let (_, folder) = try RunCommandTests.run(["--csv"], config: RunCommandTests.config + more)
    let script = """
      import csv, json, sys
      rows = [r for r in csv.DictReader(open(sys.argv[1], newline='')) if r['variation']]
      found = {(r['variation'], r['strategy'], r['metric']): float(r['mean']) for r in rows}
      assert len(found) == len(rows)
      document = json.load(open(sys.argv[2]))
      expected = {}
      cells = [("scenario '" + s['name'] + "'", s) for s in document['scenarios']]
      paths = [p for axis in document['sweep']['axes'] for p in axis['paths']]
      cells += [(' '.join(p + '=' + c['settings'][p] for p in paths), c)
        for c in document['sweep']['cells']]
      for name, cell in cells:
        for strategy, score in cell['overall'].items():
          expected[(name, strategy, 'score')] = score
        expected[(name, cell['ranking'][0], 'lead')] = cell['lead']['mean']
        row = next(r for r in rows if r['variation'] == name and r['metric'] == 'lead')
        half = cell['lead']['halfWidth']
        assert float(row['high']) == cell['lead']['mean'] + half, row
      assert found == expected, set(found.items()) ^ set(expected.items())
      print(len(cells))
      """
    let output = try Python.run(
      script, [folder.file("out/results.csv"), folder.file("out/results.json")])
    #expect(output == "5")
  }

  @Test func `a run without a folder has no place for the CSV`() throws {
    let program = try RunCommandTests.run(["--csv", "--out", "-"]).program
    #expect(program.exitCode == 64)
    #expect(program.errors.contains("name a folder with --out DIR"))
  }

  @Test func `the digest that people read to each other is that of the results`() throws {
    let (program, folder) = try RunCommandTests.run([])
    let digest = try #require(
      folder.read("out/results.json").firstMatch(of: /"digest" : "([0-9a-f]{12})[0-9a-f]{52}"/)
    ).output.1
    #expect(program.output.contains("\nDigest of the results: \(digest)\n"))
    #expect(try folder.read("out/report.md").contains("\nDigest of the results: `\(digest)`. "))
  }
}
