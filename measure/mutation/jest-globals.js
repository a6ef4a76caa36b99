import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ProcessWanted } from './no-processes.js'

// Uses jest's own parts, so that tests behave the same here.
const requireOfJest = createRequire(
  createRequire(new URL('../../package.json', import.meta.url)).resolve('jest-circus'),
)
const { jestExpect: expect } = requireOfJest('@jest/expect')
const { bind } = requireOfJest('jest-each')
const { SnapshotState } = requireOfJest('jest-snapshot')

/** Stands in for `@jest/globals`, and collects the tests that files declare with it. */
export class JestGlobals {
  #suite = suiteWithin()
  #file = ''
  #times = new Map()
  tests = []

  constructor() {
    const it = withEach((name, body) => this.#declareTest(name, body))
    this.globals = {
      expect,
      it,
      test: it,
      describe: withEach((name, body) => this.#declareSuite(name, body)),
      beforeAll: (hook) => this.#suite.beforeAll.push(hook),
      afterAll: (hook) => this.#suite.afterAll.push(hook),
      beforeEach: (hook) => this.#suite.beforeEach.push(hook),
      afterEach: (hook) => this.#suite.afterEach.push(hook),
      // Stryker has its own time limits.
      jest: { setTimeout: () => undefined },
    }
  }

  /** Runs a test file's top level, which declares its tests. */
  async declare(file, load) {
    this.#file = file
    this.#suite = suiteWithin()
    await load()
  }

  #declareSuite(name, body) {
    const outer = this.#suite
    this.#suite = suiteWithin(outer, `${outer.name}${name} `)
    try {
      body()
    } catch (error) {
      if (!(error instanceof ProcessWanted)) throw error
    }
    this.#suite = outer
  }

  #declareTest(title, body) {
    const name = `${this.#suite.name}${title}`
    const key = `${this.#file} ${name}`
    const times = (this.#times.get(key) ?? 0) + 1
    this.#times.set(key, times)
    const id = times === 1 ? key : `${key} (${times})`
    this.tests.push({ id, name, file: this.#file, body, suite: this.#suite })
  }
}

const suiteWithin = (outer, name = '') => ({ name, outer, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] })
const withEach = (declare) => Object.assign(declare, { each: bind(declare, false) })
/** A suite and the suites around it, outermost first. */
const lineOf = (suite) => (suite === undefined ? [] : [...lineOf(suite.outer), suite])

/** The error of the first failing hook of a kind, if any. */
async function failureOfHooks(suites, kind) {
  try {
    for (const hook of suites.flatMap((suite) => suite[kind])) await hook()
  } catch (error) {
    return error ?? new Error('The hook threw nothing.')
  }
}

/** Runs tests in sequence, with the hooks of their suites and their file's snapshots. */
export class TestRun {
  #root
  #open = []
  #failed = new Map()
  #snapshots = new Map()

  constructor(root) {
    this.#root = root
  }

  /** The error of a test, if it fails. */
  async run(test) {
    expect.setState({
      currentTestName: test.name,
      testPath: join(this.#root, test.file),
      assertionCalls: 0,
      suppressedErrors: [],
      snapshotState: this.#snapshotsOf(test.file),
    })
    return (await this.#failureOf(test)) ?? (await failureOfHooks(this.#open.toReversed(), 'afterEach'))
  }

  async #failureOf(test) {
    try {
      await this.#enter(lineOf(test.suite))
      const failure = await failureOfHooks(this.#open, 'beforeEach')
      if (failure !== undefined) return failure
      await test.body()
      // A different snapshot is recorded, not thrown, and so are missing expected assertions.
      const [differing] = expect.getState().suppressedErrors
      return differing ?? expect.extractExpectedAssertionsErrors()[0]?.error
    } catch (error) {
      return error ?? new Error('The test threw nothing.')
    }
  }

  /** Leaves the suites that are still open. */
  async end() {
    await this.#enter([])
  }

  async #enter(line) {
    while (this.#open.some((suite, depth) => suite !== line[depth])) {
      for (const hook of this.#open.pop().afterAll) await hook()
    }
    for (const suite of line.slice(this.#open.length)) {
      this.#open.push(suite)
      try {
        for (const hook of suite.beforeAll) await hook()
      } catch (error) {
        this.#failed.set(suite, error)
      }
    }
    const failed = line.find((suite) => this.#failed.has(suite))
    if (failed !== undefined) throw this.#failed.get(failed)
  }

  #snapshotsOf(file) {
    const known = this.#snapshots.get(file)
    if (known !== undefined) return known
    const path = join(this.#root, dirname(file), '__snapshots__', `${basename(file)}.snap`)
    const snapshots = new SnapshotState(path, {
      // A missing snapshot fails, as in CI.
      updateSnapshot: 'none',
      expand: false,
      prettierPath: null,
      rootDir: this.#root,
      snapshotFormat: { escapeString: false, printBasicPrototype: false },
    })
    this.#snapshots.set(file, snapshots)
    return snapshots
  }
}
