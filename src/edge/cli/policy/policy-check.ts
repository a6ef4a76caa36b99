import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Finding } from '../../../core/finding/finding.ts'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { type EffectivePolicy, ownPolicyPaths } from '../../../core/policy/layers/effective.ts'
import { priceProblems } from '../../../core/policy/price-problems.ts'
import { matches } from '../../../core/policy/star-pattern.ts'
import {
  differences,
  type Expectation,
  readTestFile,
  type TestCase,
  type TestProblem,
} from '../../../core/policy/test-file.ts'
import { UnusablePolicy } from '../../../core/policy/unusable-policy.ts'
import { waiverProblems } from '../../../core/policy/waiver/waiver-problems.ts'
import { reviewBase } from '../../../core/review/change/base-review.ts'
import { type Run, review } from '../../../core/review/review.ts'
import { notesUnder } from '../../../core/review/rule-notes.ts'
import { rules } from '../../../core/rules/index.ts'
import { logText } from '../../../core/text/encode.ts'
import { didYouMean } from '../../../core/text/nearest-word.ts'
import { parseDay } from '../../../core/text/quantity.ts'
import { isThere } from '../../run/checked-out-file.ts'
import { pathFrom, repositoryTop } from '../../run/paths.ts'
import { findManifests, readManifest } from '../../run/workspace.ts'
import type { Arguments, ExitStatus, Terminal } from '../arguments.ts'
import { policyAt } from './policy-options.ts'

const testsFolder = 'policy-tests'

/** Validates a policy and its waivers, throws with all problems, and runs its tests. */
export async function checkPolicy(
  named: string | undefined,
  values: Arguments['values'],
  terminal: Terminal,
): Promise<ExitStatus> {
  const today = dayOf(values['today']) ?? terminal.today
  const path = named ?? ownPolicy(terminal.folder)
  const { effective, root, file } = await policyAt(path, values, terminal)
  const isWhole = effective.problems.length === 0
  const problems = [
    ...effective.problems,
    ...waiverProblems(effective.policy, rules, today, isWhole),
    ...priceProblems(effective.layers, today),
  ]
  if (problems.length > 0) throw new UnusablePolicy(problems, 'The policy has mistakes.')
  for (const { message, remedy } of effective.findings) terminal.error(`${message} ${remedy}`)
  const folder = testFolder(values['tests'], file, terminal.folder)
  const paths = folder === undefined ? [] : testFiles(terminal.folder, folder)
  const results = paths.flatMap((test) => resultsOf(test, { effective, from: terminal.folder, root, today }))
  const failing = results.filter(({ differences }) => differences.length > 0)
  for (const { title, differences } of failing)
    for (const line of [title, ...differences.map((each) => `  ${each}`)]) terminal.write(`${logText(line)}\n`)
  const usable = `${path} can be used.`
  if (paths.length === 0) {
    terminal.write(
      `${logText(usable)} It has no tests: \`policy check\` looks for manifests in ${testsFolder}/ beside it.\n`,
    )
    return 0
  }
  const failed = failing.length === 0 ? 'all as expected' : `${failing.length} not as expected`
  terminal.write(
    `${logText(usable)} ${counted(paths.length, 'test file')}, ${counted(results.length, 'case')}: ${failed}.\n`,
  )
  return failing.length === 0 ? 0 : 1
}

/** A changed manifest. */
const baseOf = (path: string, text: string): NonNullable<Run['base']> => ({
  files: { tree: { changed: new Map([[path, path]]), deleted: [] }, texts: new Map([[path, text]]) },
  review: reviewBase,
  wants: (each) => each === path,
  moved: new Map(),
})

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

function dayOf(written: string | boolean | undefined): string | undefined {
  if (typeof written !== 'string') return undefined
  const day = parseDay(written)
  if (!day.ok) throw new UnusableInput(`--today: ${day.problem}.`)
  return day.value
}

/** The path of the repository's own policy, from the current folder. */
function ownPolicy(folder: string): string {
  const top = repositoryTop(folder)
  const own = ownPolicyPaths.find((path) => isThere(top, path))
  if (own !== undefined) return pathFrom(folder, resolve(top, own))
  throw new UnusableInput(`There is no ${ownPolicyPaths[0]} to check: write one, or name the file of a policy.`)
}

/** The folder with the tests. Undefined if the policy is not a local file. A named folder must exist. */
function testFolder(named: string | boolean | undefined, policy: string | undefined, from: string): string | undefined {
  if (typeof named === 'string') {
    const folder = resolve(from, named)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
    throw new UnusableInput(`There is no folder ${named} with tests.`)
  }
  const beside = policy === undefined ? undefined : resolve(dirname(policy), testsFolder)
  return beside !== undefined && existsSync(beside) ? beside : undefined
}

function testFiles(from: string, folder: string): string[] {
  try {
    return findManifests(from, folder, ['**/*.{yml,yaml}'])
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    throw new UnusableInput(`${pathFrom(from, folder)} has no tests: a test is a .yml or .yaml file.`)
  }
}

/** The context of the test cases. */
interface Testing {
  readonly effective: EffectivePolicy
  readonly from: string
  readonly root: string
  readonly today: string
}

/** The cases of a test file, with the differences from their expectations. */
function resultsOf(path: string, testing: Testing): { readonly title: string; readonly differences: string[] }[] {
  const { effective, from, root } = testing
  const content = readManifest(from, path)
  if (!(content instanceof Uint8Array)) throw new UnusableInput(`${path}: ${content.problems[0]?.message ?? ''}`)
  const { cases, problems } = readTestFile(new TextDecoder().decode(content))
  const expected = cases.flatMap((test) => test.expected)
  const unknown = expected.flatMap((each) => unknownRule(each, effective))
  const [problem] = [...problems, ...unknown].sort((a, b) => a.line - b.line)
  if (problem !== undefined) throw new UnusableInput(`${path}:${problem.line}: ${problem.message}`)
  const named = new Set(expected.map(({ rule }) => rule))
  const counts = (rule: string): boolean => named.has(rule) || matters(rule, effective)
  // The manifest's path must not depend on the current folder.
  const fromTop = pathFrom(root, resolve(from, path))
  return cases.map((test) => ({
    title: `${path}: ${test.name}`,
    differences: differences(test, findingsOf(test, test.path ?? fromTop, testing), path, counts),
  }))
}

function findingsOf(test: TestCase, path: string, { effective, today }: Testing): readonly Finding[] {
  const { text, base } = test
  const run = {
    effective,
    today: test.today ?? today,
    scope: 'some' as const,
    ...(base !== undefined && { base: baseOf(path, base) }),
  }
  const { files } = review([{ path, input: text }], run, { alternatives: false })
  return files.find((file) => file.path === path)?.findings ?? []
}

/**
 * Whether an unexpected finding is a difference: findings of the policy itself, and mistakes in the manifest, which
 * make the case test something else. Other findings of the guidance do not concern this policy.
 */
const matters = (rule: string, { policy }: EffectivePolicy): boolean =>
  /^(?:policy|manifest)\//.test(rule) || policy.severities.some(({ pattern }) => matches(pattern, rule))

function unknownRule({ rule, line }: Expectation, { policy }: EffectivePolicy): TestProblem[] {
  const known = [...notesUnder(policy).keys()]
  return known.includes(rule) ? [] : [{ line, message: `no rule is named "${rule}".${didYouMean(rule, known)}` }]
}
