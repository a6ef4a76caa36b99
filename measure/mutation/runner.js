// A test runner for Stryker that runs jest's test files in its own process: a mutant takes milliseconds instead of
// seconds. Each mutant has fresh modules, so mutants in code that runs on load cost no more than others.
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner'
import { JestGlobals, TestRun } from './jest-globals.js'
import { bundles, childProcess, ProcessWanted } from './no-processes.js'
import { TestProgram } from './test-program.js'

/** Shared with the mutated sources. They keep a reference to it, so it is never replaced. */
const stryker = { mutantCoverage: { static: {}, perTest: {} } }
globalThis.__stryker__ = stryker

const killersKept = 50

class InProcessRunner {
  static inject = tokens(commonTokens.options)

  #root = process.cwd()
  /** The test files for a source, by the start of its path. */
  #testsOf
  /** Test files in which only the tests with a source's name in theirs apply to it. */
  #namingTests
  #program
  /** By source, the tests that killed its mutants, latest first: they are the most likely to kill the next one. */
  #killers = new Map()

  constructor({ testsOf, namingTests }) {
    this.#testsOf = Object.entries(testsOf)
    this.#namingTests = new Set(namingTests)
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const { configureGlobal } = createRequire(`${this.#root}/package.json`)('fast-check')
    // The same cases in each run, and only the first failure.
    configureGlobal({ seed: 1, endOnFailure: true })
    this.#program = await TestProgram.of(this.#root, [...new Set(this.#testsOf.flatMap(([, files]) => files))].sort())
  }

  /** Starts each test afresh, because an earlier test's cached values would hide the code that a later one covers. */
  async dryRun({ files }) {
    stryker.activeMutant = undefined
    const sources = files.map((file) => relative(this.#root, file))
    const tests = []
    for (const file of new Set(sources.flatMap((source) => this.#filesFor(source)))) {
      const declared = await this.#declared(file)
      const wanted = this.#namingTests.has(file) ? naming(declared, sources.map(nameOf)) : declared
      for (const test of wanted) tests.push(await this.#observed((await this.#declared(file))[declared.indexOf(test)]))
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker.mutantCoverage }
  }

  async #declared(file) {
    const declared = new JestGlobals()
    await declared.declare(file, this.#start(declared)[file])
    return declared.tests
  }

  async #observed(test) {
    const run = new TestRun(this.#root)
    const start = performance.now()
    stryker.currentTestId = test.id
    const error = await run.run(test)
    stryker.currentTestId = undefined
    const timeSpentMs = performance.now() - start
    await run.end()
    return { id: test.id, name: test.name, fileName: test.file, timeSpentMs, ...outcomeOf(error) }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    stryker.hitCount = hitLimit === undefined ? undefined : 0
    stryker.hitLimit = hitLimit
    stryker.activeMutant = activeMutant.id
    const run = new TestRun(this.#root)
    const { error, killer, count } = await this.#attempt(run, relative(this.#root, sandboxFileName), testFilter)
    await run.end()
    if (determineHitLimitReached(stryker.hitCount, hitLimit)) return { status: MutantRunStatus.Timeout }
    if (error === undefined) return { status: MutantRunStatus.Survived, nrOfTests: count }
    return { status: MutantRunStatus.Killed, killedBy: [killer], failureMessage: said(error), nrOfTests: count }
  }

  /** Runs the tests of a source, most likely first, until one fails. */
  async #attempt(run, source, testFilter) {
    const chosen = testFilter && new Set(testFilter)
    const wanted = testFilter && new Set(testFilter.map(fileOf))
    const killers = this.#killers.get(source) ?? []
    const declared = new JestGlobals()
    const loads = this.#start(declared)
    let count = 0
    const files = this.#filesFor(source).filter((file) => wanted?.has(file) ?? true)
    for (const file of likeliestFirst(files, killers.map(fileOf), (file) => file)) {
      try {
        await declared.declare(file, loads[file])
      } catch (error) {
        return { error, killer: `${file} `, count }
      }
      const answering = this.#namingTests.has(file) ? naming(declared.tests, [nameOf(source)]) : declared.tests
      const tests = answering.filter((test) => test.file === file && (chosen?.has(test.id) ?? true))
      for (const test of likeliestFirst(tests, killers, ({ id }) => id)) {
        count += 1
        const error = await run.run(test)
        if (error === undefined || error instanceof ProcessWanted) continue
        this.#killers.set(source, [test.id, ...killers.filter((id) => id !== test.id)].slice(0, killersKept))
        return { error, killer: test.id, count }
      }
    }
    return { count }
  }

  #start({ globals }) {
    return this.#program.start({ '@jest/globals': globals, 'node:child_process': childProcess, bundles })
  }

  #filesFor(source) {
    return this.#testsOf.find(([start]) => source.startsWith(start))?.[1] ?? []
  }
}

/** Tests that killed mutants before, latest first, then the others. */
function likeliestFirst(things, killers, idOf) {
  const known = killers.flatMap((id) => things.find((thing) => idOf(thing) === id) ?? [])
  return [...new Set([...known, ...things])]
}

/** The tests with one of these names in theirs. All tests if there are none. */
function naming(tests, names) {
  const named = tests.filter((test) => names.some((name) => test.name.includes(name)))
  return named.length > 0 ? named : tests
}

/** `model/dynamic-shapes` for the source of that rule. */
const nameOf = (source) => source.replace(/^src\/core\/(?:rules\/)?|\.ts$/g, '')
const fileOf = (id) => id.slice(0, id.indexOf(' '))
const said = (error) => String(error?.stack ?? error)

function outcomeOf(error) {
  if (error === undefined) return { status: TestStatus.Success }
  if (error instanceof ProcessWanted) return { status: TestStatus.Skipped }
  return { status: TestStatus.Failed, failureMessage: said(error) }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)]
export const strykerValidationSchema = { properties: { testsOf: { type: 'object' }, namingTests: { type: 'array' } } }
