// Reports at the end of a run what was skipped because a program is missing; the titles name it (needs.ts).

export default class ToldSkipped {
  #needed = []

  constructor() {
    process.once('exit', () => this.#tell())
  }

  onRunComplete(_, { testResults }) {
    this.#needed = testResults
      .flatMap((file) => file.testResults)
      .filter(({ status }) => status === 'pending')
      .map(({ ancestorTitles }) => / \(needs (.*)\)$/m.exec(ancestorTitles.join('\n'))?.[1])
      .filter((needed) => needed !== undefined)
  }

  #tell() {
    const { length } = this.#needed
    if (length === 0) return
    const programs = [...new Set(this.#needed)].sort().join('; ')
    const tests = length === 1 ? '1 test was' : `${length} tests were`
    process.stderr.write(`${tests} skipped. To run them, install: ${programs}.\n`)
  }
}
