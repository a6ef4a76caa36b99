import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FaultKind } from '../../support/github/faults.ts'
import type { Fault } from '../../support/github-server.ts'
import { type ChangeSetup, type Checkout, type HostedChange, withChange } from '../../support/hosted-change.ts'
import { Origin } from '../../support/origin.ts'
import { essence } from '../../support/run-results.ts'
import type { ActionRun } from '../../support/runner.ts'

// Pairwise tests: every surface meets every event, permission and fault at least once. All combinations would take an
// hour, and a surface is affected by the others only through their remaining calls.

const count = 12
/** One suggestion of each kind is posted; the summary has the rest. A change of format clears them, found quickly. */
const hardware = ['A100:8', 'H100:8']
const jobs = Array.from(
  { length: count },
  (_, index) => `  j${index}: { framework: pytorch, model: { precision: fp4 }, hardware: '${hardware[index % 2]}' }\n`,
)
const base = { 'README.md': '# Training\n' }
const head = { 'accelerator.yml': `jobs:\n${jobs.join('')}` }
/** No run writes to a checkout, so all can share them. */
const origin = new Origin(base, head)
afterAll(() => origin.remove())
const inputs = { comment: 'always', suggest: 'true' }

type EventName = 'pull request' | 'shallow' | 'fork' | 'Dependabot' | 'push' | 'merge queue'
type Setup = NonNullable<ChangeSetup['github']>

interface Case {
  readonly event: EventName
  /** One case per event uses the committed bundle. For the others, it does not matter how they start. */
  readonly program?: 'bundle'
  readonly github?: Setup
  readonly faults?: readonly Fault[]
}

interface Result {
  readonly run: ActionRun
  readonly calls: number
  readonly comments: number
  /** The annotations of each check run that is not retired. */
  readonly checkRuns: readonly number[]
  readonly suggestions: readonly string[]
}

async function started(change: HostedChange, event: EventName): Promise<ActionRun> {
  const branch = (): string => change.checkout('full', 'feature')
  if (event === 'push') return change.runOn({ name: 'push', ref: 'feature', before: 'main' }, branch(), inputs)
  if (event === 'merge queue')
    return change.runOn({ name: 'merge_group', base: 'main', head: 'feature' }, branch(), inputs)
  const checkout: Checkout = event === 'shallow' ? 'shallow' : 'full'
  return change.run(inputs, { checkout, event: event === 'Dependabot' ? { actor: 'dependabot[bot]' } : {} })
}

function resultOf({ event, github, program, faults = [] }: Case): Promise<Result> {
  const stranger = event === 'fork' ? { fork: 'mallory/training', author: 'mallory' } : {}
  const setup = { base, head, origin, ...stranger, ...(github && { github }), ...(program && { program }) }
  return withChange(setup, async (change) => {
    for (const fault of faults) change.github.fault(fault)
    const run = await started(change, event)
    const checkRuns = await change.github.checkRuns(change.github.sha('feature'))
    return {
      run,
      calls: change.github.calls.length,
      comments: (await change.github.comments(1)).length,
      checkRuns: checkRuns
        .filter(({ conclusion }) => conclusion !== 'skipped')
        .map(({ annotations }) => annotations.length),
      suggestions: (await change.github.reviewComments(1)).map(({ body }) => body.split('\n')[0] ?? ''),
    }
  })
}

/** Several at a time, because runs with faults mostly wait. A failing case affects only its own tests. */
async function resultsOf(cases: ReadonlyMap<string, Case>): Promise<Map<string, Result | Error>> {
  const results = new Map<string, Result | Error>()
  const left = [...cases]
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      results.set(next[0], await resultOf(next[1]).catch((error: Error) => error))
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return results
}

const writes = ['POST issues/{issue_number}/comments', 'POST check-runs', 'POST pulls/{pull_number}/reviews'] as const
const reads = [
  'GET issues/{issue_number}/comments',
  'GET commits/{ref}/check-runs',
  'GET pulls/{pull_number}/comments',
  'GET pulls/{pull_number}/files',
  'GET pulls/{pull_number}',
] as const
const once = (kind: FaultKind, routes: readonly string[]): Fault[] =>
  routes.map((route) => ({ route, kind, calls: [1], retryAfterSeconds: 1, delayMilliseconds: 300 }))
const always = (kind: FaultKind, routes: readonly string[]): Fault[] => routes.map((route) => ({ route, kind }))

/** Temporary faults: all surfaces complete, each once. */
const passing: FaultKind[] = [
  'reset',
  'server-error',
  'bad-gateway',
  'page',
  'lost-answer',
  'stored-server-error',
  'truncated',
  'too-many',
  'secondary-limit',
  'delay',
]
/** For read calls, the others look like one of these. */
const readingFaults: FaultKind[] = ['reset', 'server-error', 'page', 'truncated', 'too-many']
/** Faults that take the whole time of a call, so each affects only one surface. */
const slow = { silence: writes[0], 'stored-silence': writes[1], dribble: writes[2] } as const
/** Permanent faults, with the words in the log. */
const lasting: Partial<Record<FaultKind, RegExp>> = {
  forbidden: /The comment was left out\. GitHub does not permit it/,
  unauthorized: /The comment was left out\. GitHub rejects the token/,
  'not-found': /The comment was left out\. GitHub does not have it/,
  unprocessable: /The comment could not be written\. GitHub does not accept it/,
  'primary-limit': /The comment could not be written\. The token reached its rate limit on GitHub/,
}

const pull: Case = { event: 'pull request' }
const cases = new Map<string, Case>([
  ...Object.entries(slow).map(([kind, route]): [string, Case] => [
    kind,
    { ...pull, faults: once(kind as FaultKind, [route]) },
  ]),
  ['outage', { ...pull, program: 'bundle', faults: [{ kind: 'reset' }] }],
  ...readingFaults.map((kind): [string, Case] => [`${kind}, reading`, { ...pull, faults: once(kind, reads) }]),
  ...passing.map((kind): [string, Case] => [`${kind}, writing`, { ...pull, faults: once(kind, writes) }]),
  ...Object.keys(lasting).map((kind): [string, Case] => [kind, { ...pull, faults: always(kind as FaultKind, writes) }]),
  ...(['reset', 'server-error', 'too-many', 'lost-answer'] as const).map((kind): [string, Case] => [
    `${kind}, of the base`,
    {
      event: 'shallow',
      faults: once(kind, ['GET contents/{path}', 'GET git/trees/{tree_sha}']),
    },
  ]),
  ...(['contents', 'comments', 'checks'] as const).map((permissions): [string, Case] => [
    permissions,
    { ...pull, github: { permissions } },
  ]),
  ['all', { ...pull, program: 'bundle', github: { permissions: 'all' } }],
  ['shallow', { event: 'shallow', program: 'bundle' }],
  ['fork', { event: 'fork', program: 'bundle', github: { permissions: 'fork' } }],
  ['fork, all', { event: 'fork' }],
  ['Dependabot', { event: 'Dependabot', github: { permissions: 'dependabot' } }],
  ['Enterprise Server', { ...pull, program: 'bundle', github: { isEnterprise: true } }],
  ...(['push', 'merge queue'] as const).flatMap((event): [string, Case][] => [
    [event, { event, program: 'bundle' }],
    [`${event}, contents`, { event, github: { permissions: 'contents' } }],
    [`${event}, lost-answer`, { event, faults: once('lost-answer', [writes[1]]) }],
  ]),
])

let results: ReadonlyMap<string, Result | Error>
beforeAll(async () => {
  results = await resultsOf(cases)
})

const resultFor = (name: string): Result => {
  const result = results.get(name)
  if (result === undefined) throw new Error(`There is no case ${name}.`)
  if (result instanceof Error) throw result
  return result
}
const stands = ({ comments, checkRuns, suggestions }: Result): unknown => [
  comments,
  checkRuns,
  new Set(suggestions).size,
]
/** The text on an Enterprise Server, with the addresses replaced by those of github.com. */
const onGithubCom = (words: string): string => words.replaceAll('https://github.example.com/', 'https://github.com/')
/** The summary without patches, which contain what could not be posted. */
const summaryOf = ({ run }: Result): string => run.summary.split('\n### Changes that')[0]?.trimEnd() ?? ''
const everything = [1, [count], hardware.length]

describe('whatever goes wrong', () => {
  it.each([...cases.keys()])(
    '%s: verdict, outputs, annotations and findings are the same, and nothing is there twice',
    (name) => {
      const result = resultFor(name)
      const { run, comments, checkRuns, suggestions } = result
      const reference = resultFor('all')
      expect(onGithubCom(essence(run))).toBe(essence(reference.run))
      expect(run.status).toBe(1)
      expect(run.commands.map(({ name: command }) => command)).toEqual(Array(10).fill('error'))
      expect(run.stderr).toBe('')
      expect(onGithubCom(summaryOf(result))).toBe(summaryOf(reference))
      expect(run.summary).toContain(`in ${count} places<br>`)
      for (let index = 0; index < count; index++) expect(run.summary).toContain(`\`j${index}\` line ${index + 2}`)
      expect(comments).toBeLessThanOrEqual(1)
      expect(checkRuns.filter((annotations) => annotations !== count)).toEqual([])
      expect(checkRuns.length).toBeLessThanOrEqual(1)
      expect(new Set(suggestions).size).toBe(suggestions.length)
      expect(result.calls).toBeLessThanOrEqual(25)
    },
  )
})

describe('faults that pass', () => {
  const names = [
    ...readingFaults.map((kind) => `${kind}, reading`),
    ...passing.map((kind) => `${kind}, writing`),
    ...Object.keys(slow),
  ]
  it.each([...names, 'all', 'shallow', 'fork, all', 'Enterprise Server'])('%s: every surface is written', (name) => {
    expect(stands(resultFor(name))).toEqual(everything)
    const patched = resultFor(name).run.summary.match(/^\+ {2}j\d+: /gm)
    expect(patched).toHaveLength(count - hardware.length)
  })

  it.each(['push', 'merge queue'])('%s: so is the check run of what is no pull request', (event) => {
    for (const name of [event, `${event}, lost-answer`]) expect(stands(resultFor(name))).toEqual([0, [count], 0])
    expect(stands(resultFor(`${event}, contents`))).toEqual([0, [], 0])
    expect(resultFor(`${event}, contents`).run.stdout).toContain(
      'The check run was left out. GitHub does not permit it',
    )
  })
})

describe('faults that last', () => {
  it.each(Object.entries(lasting))('%s: the log says what was left out and why', (name, words) => {
    const { run, ...rest } = resultFor(name)
    expect(stands({ run, ...rest })).toEqual([0, [], 0])
    expect(run.stdout).toMatch(words)
    expect(run.stdout).toMatch(/^The check run (was left out|could not be written)/m)
    expect(run.summary).toContain('```diff')
  })

  it('outage: the same, for every surface', () => {
    const result = resultFor('outage')
    expect(stands(result)).toEqual([0, [], 0])
    expect(result.run.stdout).toMatch(/^The comment could not be written\. GitHub gave no answer\./m)
    expect(result.run.stdout).toMatch(/^The check run could not be written\. GitHub gave no answer\./m)
    expect(result.run.stdout).toMatch(/^Suggestions may be missing .* GitHub gave no answer\./m)
  })
})

describe('permissions', () => {
  const fork = 'On a pull request from a fork the token can only read; the summary has everything.'
  it.each([
    ['contents', [0, [], 0], ['The comment was left out', 'The check run was left out', 'Suggestions may be missing']],
    ['comments', [1, [], hardware.length], ['The check run was left out']],
    ['checks', [0, [count], 0], ['The comment was left out', 'Suggestions may be missing']],
    [
      'fork',
      [0, [], 0],
      [fork, 'The comment was left out', 'The check run was left out', 'The suggestions were left out'],
    ],
    ['Dependabot', [0, [], 0], ['which Dependabot', 'The comment was left out', 'The suggestions were left out']],
  ])('%s: what they allow is written, the log says the rest', (name, expected, words) => {
    const result = resultFor(name)
    expect(stands(result)).toEqual(expected)
    for (const each of words) expect(result.run.stdout).toContain(each)
    if (result.suggestions.length === 0) expect(result.run.summary).toContain('```diff')
  })
})

it('links the Enterprise Server and not github.com where it runs on one', () => {
  const { run } = resultFor('Enterprise Server')
  expect(run.summary).toContain('https://github.example.com/acme/training/blob/')
  expect(run.summary).not.toContain('https://github.com/acme/training')
  expect(essence(run)).toContain('https://github.example.com/acme/accelerator-review/blob/')
  expect(essence(run)).not.toContain('https://github.com/acme/')
})
