import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { UnusablePolicy } from '../../../src/core/policy/unusable-policy.ts'
import { jsonSchemaOf } from '../../../src/core/report/formats/json-schema.ts'
import { check } from '../../../src/edge/cli/check/check.ts'
import { policy } from '../../../src/edge/cli/policy/policy.ts'
import { schema } from '../../../src/edge/cli/schema.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const own = '.github/accelerator-policy.yml'
const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The output of `policy`, as JSON. */
async function shown(files: Readonly<Record<string, string>>, words: readonly string[] = [], today?: string) {
  const { status, stdout } = await runHere(policy, workspaceOf(files), [...words, '--format', 'json'], today)
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

const lines = async (files: Readonly<Record<string, string>>, words: readonly string[] = []): Promise<string[]> =>
  (await runHere(policy, workspaceOf(files), words, undefined, { COLUMNS: '300' })).stdout
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' | '))

describe('policy', () => {
  it('shows the defaults where there is no policy, and says so', async () => {
    const text = await lines({})
    expect(text[0]).toBe('There is no policy file, so the defaults hold.')
    expect(text).toContain('error | default')
    expect(text).toContain('queue_time | 24 h | default')
    expect(text).toContain('size_by_bytes | 100 GB, 10 TB, 1 PB | default')
    expect(text).toContain('mfu | as published runs reach | default')
    expect(text).toContain('longest | 365 days | default')
    expect(text).not.toContain('Waivers')
    const json = await shown({})
    expect(json).toMatchObject({ version: 1, files: [], failOn: { value: 'error', origin: { kind: 'default' } } })
    expect(json.thresholds.find(({ name }: { name: string }) => name === 'mfu')).not.toHaveProperty('value')
  })

  it('says of each value where it comes from and whether it is locked', async () => {
    const files = {
      '.github/base.yml':
        'fail-on: { value: warning, locked: true }\nthresholds: { queue_time: 12h, utilization: 50% }\n',
      [own]:
        'extends: [strict, ./base.yml]\nthresholds:\n  queue_time: { value: 6h, locked: true }\nwaiver-terms: { inline: true, max_days: 90 }\n',
    }
    const json = await shown(files)
    expect(json.files).toEqual([
      { file: 'strict', kind: 'preset' },
      { file: '.github/base.yml', kind: 'file' },
      { file: own, kind: 'file' },
    ])
    expect(json.failOn).toEqual({
      value: 'warning',
      locked: true,
      origin: { kind: 'file', file: '.github/base.yml', line: 1 },
    })
    const threshold = Object.fromEntries(json.thresholds.map((entry: { name: string }) => [entry.name, entry]))
    expect(threshold['queue_time']).toMatchObject({ value: 6, locked: true, origin: { file: own, line: 3 } })
    expect(threshold['utilization']).toMatchObject({ value: 0.5, locked: false, origin: { line: 2 } })
    expect(threshold['rows_per_chip']).toEqual({
      name: 'rows_per_chip',
      value: 128,
      locked: false,
      origin: { kind: 'default' },
    })
    expect(json.waiverTerms.maxDays).toMatchObject({ value: 90, origin: { kind: 'file', file: own } })
    expect(json.waiverTerms.inline).toMatchObject({ value: true, origin: { kind: 'file', file: own, line: 4 } })
    expect(json.waiverTerms.never).toEqual({ value: [], locked: false, origin: { kind: 'default' } })
    const text = await lines(files)
    expect(text).toContain('warning | locked | .github/base.yml:1')
    expect(text).toContain(`queue_time | 6 h | locked | ${own}:3`)
    expect(text).toContain(`longest | 90 days | ${own}:4`)
    expect(await lines({ [own]: 'extends: strict\n' })).toContainEqual(
      expect.stringMatching(/^longest \| 180 days \| preset strict:\d+$/),
    )
  })

  it('lists the severities that are not those of the rules, and the locks', async () => {
    const files = {
      '.github/base.yml': 'rules:\n  model/dynamic-shapes: { severity: warning, locked: true }\n',
      [own]:
        'extends: ./base.yml\nrules:\n  model/*: error\n  framework/no-xla-path: error\n  team/no-xla-experience: off\n',
    }
    const { rules } = await shown(files)
    const entry = (id: string) => rules.find(({ rule }: { rule: string }) => rule === id)
    expect(entry('model/dynamic-shapes')).toMatchObject({
      severity: 'error',
      own: 'warning',
      pattern: 'model/*',
      locked: true,
      lockedAt: { file: '.github/base.yml', line: 2 },
      origin: { file: own, line: 3 },
    })
    expect(entry('team/no-xla-experience')).toMatchObject({ severity: 'off', own: 'warning', locked: false })
    // Its own severity is already error.
    expect(entry('framework/no-xla-path')).toBeUndefined()
    expect(await lines(files)).toContain(
      `model/dynamic-shapes | error | not warning | by model/* | locked by .github/base.yml:2 | ${own}:3`,
    )
  })

  it('shows demands with their conditions, reasons and names', async () => {
    const files = {
      [own]: `require:
  - labels.team
  - { id: paid, keys: [labels.cost, labels.code], stage: production, reason: Accounting asks. , severity: warning }
hardware:
  allow: [{ accelerator: [h100, h200], provider: gcp }, tpu]
  deny: v100
limits: { count: 8, hours: 2d, chip_hours: 10k, cost: 5000 USD, when: job.hardware.spot, locked: true }
custom:
  - { id: no-spot, when: job.hardware.spot, message: Not on spot., path: hardware.spot, sources: [Handbook] }
`,
    }
    const text = await lines(files)
    expect(text).toContain(`labels.team | error | ${own}:2`)
    expect(text).toContain(`paid | warning | ${own}:3`)
    expect(text).toEqual(expect.arrayContaining(['Keys: labels.cost and labels.code', 'Why: Accounting asks.']))
    expect(text).toContain('When: job.stage in ["production"]')
    expect(text).toEqual(expect.arrayContaining(['- h100 or h200 at gcp', '- TPUs', '- v100']))
    expect(text).toContain(`deny | error | ${own}:6`)
    expect(text).toContain(`at most 8 accelerators, 48 h, 10k chip-hours and 5,000 USD | error | locked | ${own}:7`)
    expect(text).toContain(`policy/no-spot | error | ${own}:9`)
    const json = await shown(files)
    expect(json.require[0]).toEqual({
      keys: ['labels.team'],
      severity: 'error',
      locked: false,
      origin: { kind: 'file', file: own, line: 2 },
    })
    expect(json.hardware.allow[0].items).toEqual([
      { accelerator: ['h100', 'h200'], provider: ['gcp'] },
      { kind: ['tpu'] },
    ])
    expect(json.limits[0]).toMatchObject({
      count: 8,
      hours: 48,
      chipHours: 10000,
      cost: { amount: 5000, currency: 'USD' },
    })
    expect(json.custom[0]).toMatchObject({ rule: 'policy/no-spot', path: 'hardware.spot', sources: ['Handbook'] })
  })

  it('gives the prices in the order in which they count, and says which are old', async () => {
    const files = {
      '.github/base.yml':
        'prices:\n  - { accelerator: h200, price: 4 USD, read: 2026-01-01, locked: true }\n  - { accelerator: h100, price: 3 USD, read: 2026-05-25 }\n',
      [own]:
        'extends: ./base.yml\nprices:\n  - { accelerator: tpu-v5e, provider: gcp, spot: true, price: 1.1 USD, read: 2026-05-24 }\n',
    }
    const { prices } = await shown(files)
    expect(prices.map(({ amount, isOld }: { amount: number; isOld: boolean }) => [amount, isOld])).toEqual([
      [4, true],
      [1.1, true],
      [3, false],
    ])
    expect(await lines(files)).toContain(
      `google-tpu-v5e | at gcp | spot | 1.10 USD | read 2026-05-24: older than 180 days, read it again | ${own}:3`,
    )
  })

  it.each([
    ['2026-11-21', 10, true, '10 days left'],
    ['2026-11-30', 1, true, '1 day left'],
    ['2026-12-01', 0, true, 'the last day'],
    ['2026-12-02', -1, false, 'expired 1 day ago'],
    ['2026-01-01', 334, false, '334 days left'],
  ])('on %s says how long a waiver still holds', async (today, daysLeft, counts, words) => {
    const files = {
      [own]: `waiver-terms: { max_days: 90 }\nwaivers:\n  - { rule: model/*, path: a/*, job: x, reason: Later., owner: me, ticket: T-1, expires: 2026-12-01 }\n`,
    }
    const { waivers } = await shown(files, [], today)
    expect(waivers).toMatchObject([{ rule: 'model/*', daysLeft, counts, owner: 'me', ticket: 'T-1' }])
    const { stdout } = await runHere(policy, workspaceOf(files), [], today)
    expect(stdout).toContain(words)
    expect(stdout.includes('does not count')).toBe(!counts)
    expect(stdout.includes('the policy allows 90 days')).toBe(today === '2026-01-01')
  })

  it('shows a file, a folder or a preset by itself, without the policy of the repository', async () => {
    const files = {
      [own]: 'fail-on: { value: error, locked: true }\n',
      'shared/accelerator-policy.yml': 'fail-on: never\n',
    }
    for (const path of ['shared/accelerator-policy.yml', 'shared']) {
      const json = await shown(files, [path])
      expect(json.failOn.value).toBe('never')
      expect(json.files).toEqual([{ file: 'shared/accelerator-policy.yml', kind: 'file' }])
    }
    const strict = await shown(files, ['strict'])
    expect(strict.failOn.value).toBe('warning')
    // Otherwise, its severity is that of its demand.
    expect(strict.rules).toMatchObject([{ rule: 'policy/undeclared', severity: 'error', origin: { kind: 'preset' } }])
    expect((await shown(files)).failOn.value).toBe('error')
  })

  it('reads a shared policy from a checkout, and tells of a tag', async () => {
    const shared = workspaceOf({ 'base.yml': 'fail-on: notice\n' })
    const git = (...words: string[]): string =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...words], { cwd: shared })
        .toString()
        .trim()
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '--message', 'Base')
    git('tag', 'v1')
    const commit = git('rev-parse', 'HEAD')
    const words = ['--policy-checkout', `acme/policies=${shared}`]
    const pinned = await shown({ [own]: `extends: acme/policies/base.yml@${commit}\n` }, words)
    expect(pinned.failOn).toMatchObject({ value: 'notice', origin: { kind: 'shared', line: 1 } })
    expect(pinned.findings).toEqual([])
    const tagged = await shown({ [own]: 'extends: acme/policies/base.yml@v1\n' }, words)
    expect(tagged.findings).toMatchObject([{ rule: 'policy/tag-may-move', origin: { file: own, line: 1 } }])
    const { stderr } = await runHere(policy, workspaceOf({ [own]: 'extends: acme/policies/base.yml@v1\n' }), [
      'check',
      ...words,
    ])
    expect(stderr).toContain(`acme/policies/base.yml@${commit}`)
  })

  it('keeps what a policy says from speaking to a runner', async () => {
    const files = {
      [own]:
        'waivers: [{ rule: team/*, path: "##[error]z", reason: r, owner: o, expires: 2027-01-31 }]\nrequire:\n  - keys: labels.team\n    reason: |\n      ##[error]x\n      ::error::y\n',
    }
    const text = (await runHere(policy, workspaceOf(files), [])).stdout
    const json = (await runHere(policy, workspaceOf(files), ['--format', 'json'])).stdout
    for (const output of [text, json]) expect(output).not.toMatch(/##\[|^\s*::error/m)
    expect(text).toMatch(/Why: ##.\[error\]x/)
    expect(text).toMatch(/##.\[error\]z/)
    expect(JSON.parse(json).require[0].reason).toBe('##[error]x\n::error::y\n')
  })

  it.each([
    [['a.yml', 'b.yml'], 'takes one PATH'],
    [['check', 'a.yml', 'b.yml'], '`policy check` takes one PATH'],
    [['missing.yml'], 'There is no file missing.yml'],
    [['--today', '2026-01-01'], '--today is an option of `policy check` only'],
    [['--tests', '.'], '--tests is an option of `policy check` only'],
    [['check', '--format', 'json'], '--format is an option of `policy` only'],
    [['check', '--today', '2026-02-30'], 'not a valid date'],
    [['check', '--tests', 'nowhere'], 'There is no folder nowhere'],
    [['--format', 'yaml'], '--format takes text, json'],
  ])('%j is refused', async (words, message) => {
    const run = runHere(policy, workspaceOf({ [own]: 'version: 1\n' }), words)
    await expect(run).rejects.toThrow(message)
    await expect(run).rejects.toThrow(UnusableInput)
  })

  it('refuses a policy that cannot be used, with the places of all mistakes', async () => {
    const text = 'fail-on: errors\nrules:\n  model/dynamic-shapes: fatal\n'
    for (const words of [[], ['check'], [own], ['check', own]]) {
      const error: unknown = await runHere(policy, workspaceOf({ [own]: text }), words).catch((thrown) => thrown)
      expect(error).toBeInstanceOf(UnusablePolicy)
      const { problems } = error as UnusablePolicy
      expect(problems.map(({ origin: { file, span } }) => [file, span.line])).toEqual([
        [own, 1],
        [own, 3],
      ])
    }
  })
})

describe('the clock', () => {
  it('cannot be set for a check', async () => {
    await expect(runHere(check, workspaceOf({}), ['--today', '2020-01-01'])).rejects.toThrow('Unknown option --today')
  })
})

const capped = 'limits: { count: 8 }\nwaiver-terms: { inline: true }\n'
const tests = '.github/policy-tests/size.yml'

async function tested(manifests: string, text = capped, words: readonly string[] = []) {
  const { status, stdout } = await runHere(policy, workspaceOf({ [own]: text, [tests]: manifests }), [
    'check',
    ...words,
  ])
  const said = stdout.split('\n').filter((line) => line !== '')
  return { status, said, last: said.at(-1) }
}

describe('policy check', () => {
  it('is content with a policy that has no tests, and says where they would be', async () => {
    const { status, stdout } = await runHere(policy, workspaceOf({ [own]: capped }), ['check'])
    expect(status).toBe(0)
    expect(stdout).toContain(`${own} can be used. It has no tests`)
    expect(stdout).toContain('policy-tests/')
  })

  it('tells at once all that would keep a waiver or a rule from counting, and a check says nothing more', async () => {
    const text = `version: 1
limits: [{ id: most, count: 4 }]
waiver-terms: { max_days: 30, never: [framework/*] }
custom:
  - { id: a, when: 'job.stage == "prod" && job.fooo == 1', message: M. }
waivers:
  - { rule: framework/no-xla-path, reason: r, owner: o, expires: 2026-12-20 }
  - { rule: model/dynamic-shapes, reason: r, owner: o, expires: 2027-12-01 }
  - { rule: manifest/syntax, reason: r, owner: o, expires: 2026-12-20 }
  - { rule: policy/limit-exceeded, demand: mots, reason: r, owner: o, expires: 2026-12-20 }
  - { rule: policy/limit-exceeded, demand: most, reason: r, owner: o, expires: 2026-12-20 }
`
    const refusal = runHere(policy, workspaceOf({ [own]: text }), ['check', '--today', '2026-11-21'])
    const problems = await refusal.then(
      () => [],
      (error: UnusablePolicy) => error.problems,
    )
    expect(problems.map(({ origin, message }) => `${origin.span.line} ${message.slice(0, 60)}`)).toEqual([
      '5 `stage` is never "prod".',
      '5 Unknown key "fooo" in `job`.',
      '7 The waiver for framework/no-xla-path has no effect: this rul',
      '8 The waiver for model/dynamic-shapes has no effect: it ends i',
      '9 The waiver for manifest/syntax does not cover manifest/synta',
      '10 Unknown demand "mots" in this waiver.',
    ])
    const sound = text
      .split('\n')
      .filter((line) => !/prod|no-xla|dynamic|manifest\/|mots/.test(line))
      .join('\n')
      .replace('custom:\n', '')
    const folder = workspaceOf({ [own]: sound, 'accelerator.yml': 'framework: pytorch\nhardware: H100:8\n' })
    expect((await runHere(policy, folder, ['check', '--today', '2026-11-21'])).status).toBe(0)
    const { stdout } = await runHere(check, folder, ['--format', 'json'])
    const { files } = JSON.parse(stdout) as { files: { path: string; findings: unknown[] }[] }
    expect(files.filter(({ path, findings }) => path === own && findings.length > 0)).toEqual([])
  })

  it('refuses where there is no policy, and a folder of tests without any', async () => {
    await expect(runHere(policy, workspaceOf({}), ['check'])).rejects.toThrow(
      'There is no .github/accelerator-policy.yml',
    )
    const folder = workspaceOf({ [own]: capped })
    mkdirSync(join(folder, '.github/policy-tests'))
    await expect(runHere(policy, folder, ['check'])).rejects.toThrow('has no tests')
  })

  it('passes where the findings are those that are expected', async () => {
    const run = await tested(
      '# too many\nhardware: h100:16  # <-- policy/limit-exceeded\n---\n# few enough\nhardware: h100:8\n',
    )
    expect(run).toEqual({
      status: 0,
      said: [`${own} can be used. 1 test file, 2 cases: all as expected.`],
      last: run.last,
    })
  })

  it('names what is missing and what is too much, each with its line in the file', async () => {
    const { status, said } = await tested(
      '# few enough\nhardware: h100:8  # <-- policy/limit-exceeded\n---\n# too many\n\nhardware: h100:16\n',
    )
    expect(status).toBe(1)
    expect(said).toEqual([
      `${tests}: few enough`,
      `  expected policy/limit-exceeded at line 2 of ${tests}, found nothing`,
      `${tests}: too many`,
      expect.stringContaining(
        `  found error policy/limit-exceeded at line 6 of ${tests}, expected nothing: The job uses 16 accelerators`,
      ),
      `${own} can be used. 1 test file, 2 cases: 2 not as expected.`,
    ])
  })

  it('tells one severity, and a waived finding, from another', async () => {
    const { said } = await tested(
      [
        '# by its severity',
        'hardware: h100:16  # <-- warning policy/limit-exceeded',
        '---',
        '# not waived',
        'hardware: h100:16  # <-- waived: policy/limit-exceeded',
        '---',
        '# waived',
        '# accelerator-review: allow policy/limit-exceeded until 2027-01-31 because it is planned',
        'hardware: h100:16  # <-- policy/limit-exceeded',
        '---',
        '# as expected',
        '# accelerator-review: allow policy/limit-exceeded until 2027-01-31 because it is planned',
        'hardware: h100:16  # <-- waived: error policy/limit-exceeded',
      ].join('\n'),
    )
    expect(said.map((line) => line.trim())).toEqual([
      `${tests}: by its severity`,
      `expected warning policy/limit-exceeded at line 2 of ${tests}, found error policy/limit-exceeded`,
      `${tests}: not waived`,
      `expected waived policy/limit-exceeded at line 5 of ${tests}, found error policy/limit-exceeded`,
      `${tests}: waived`,
      `expected policy/limit-exceeded at line 9 of ${tests}, found waived error policy/limit-exceeded`,
      `${own} can be used. 1 test file, 4 cases: 3 not as expected.`,
    ])
  })

  it('holds a mark to its own line', async () => {
    const two = 'jobs:\n  a:\n    hardware: h100:16  # <-- policy/limit-exceeded\n  b:\n    hardware: h100:16\n'
    const { said } = await tested(`# two jobs\n${two}`)
    expect(said[1]).toContain(`found error policy/limit-exceeded at line 6 of ${tests}, expected nothing`)
  })

  it('reads a manifest without its marks, and one that holds nothing else', async () => {
    const waiver = '# accelerator-review: allow policy/limit-exceeded until 2027-01-31 because'
    const { said } = await tested(
      `# no reason\n${waiver}  # <-- policy/waiver-malformed\nhardware: h100:8\n---\n# empty  # <-- manifest/empty\n`,
    )
    expect(said).toEqual([`${own} can be used. 1 test file, 2 cases: all as expected.`])
  })

  it('lets one mark stand for all findings of its rule on its line, and one line name several rules', async () => {
    const { status } = await tested(
      'hardware: { accelerator: h100, count: 16 }  # <-- policy/limit-exceeded, policy/key-required\n',
      'limits: [{ count: 8 }, { count: 12 }]\nrequire: [hardware.provider, hardware.spot]\n',
    )
    expect(status).toBe(0)
  })

  it.each([
    // The guidance applies to every such job.
    ['a remark of the guidance', 'version: 1\n', '', 0],
    ['a rule to which the policy gives a severity', 'rules: { model/dynamic-shapes: error }\n', '', 1],
    ['a rule in a glob of the policy', 'rules: { "model/*": error }\n', '', 1],
    [
      'a rule that another case of the file names',
      'version: 1\n',
      '---\n# named\nframework: jax\nstage: production\nmodel: { dynamic_shapes: true }  # <-- model/dynamic-shapes\nhardware: tpu-v5e-64\n',
      1,
    ],
  ])('%s is judged where it is not expected: status %#', async (_, text, more, status) => {
    const job = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
    expect((await tested(`# unmarked\n${job}${more}`, text)).status).toBe(status)
  })

  it('does not let a slip in a manifest pass for a case in which nothing is found', async () => {
    const { status, said } = await tested('# a slip\nhardwre: h100:16\n')
    expect(status).toBe(1)
    expect(said[1]).toContain('found error manifest/')
    expect(
      (await tested('# a slip, expected\nhardwre: h100:16  # <-- manifest/unknown-key, policy/limit-exceeded\n'))
        .status,
    ).toBe(0)
  })

  const waiving = `limits: { count: 8 }
waivers:
  - { rule: policy/limit-exceeded, path: "train/*.yml", reason: Later., owner: me, expires: 2026-12-31 }
`
  const large = 'hardware: h100:16'

  it('takes the day and the path that a file gives, until it gives others', async () => {
    const { status, last } = await tested(
      [
        '# elsewhere',
        `${large}  # <-- policy/limit-exceeded`,
        '---',
        '# waived',
        '# path: train/accelerator.yml',
        '# today: 2026-12-31',
        `${large}  # <-- waived: policy/limit-exceeded`,
        '---',
        '# still there, still that day',
        `${large}  # <-- waived: policy/limit-exceeded`,
        '---',
        '# too late',
        '# today: 2027-01-01',
        `${large}  # <-- policy/limit-exceeded`,
      ].join('\n'),
      waiving,
    )
    expect([status, last]).toEqual([0, `${own} can be used. 1 test file, 4 cases: all as expected.`])
  })

  it('takes the day of --today where a file gives none', async () => {
    const manifest = `# path: train/accelerator.yml\n${large}  # <-- waived: policy/limit-exceeded\n`
    expect((await tested(manifest, waiving)).status).toBe(0)
    expect((await tested(manifest, waiving, ['--today', '2026-12-31'])).status).toBe(0)
    expect((await tested(manifest, waiving, ['--today', '2027-01-01'])).status).toBe(1)
    expect((await tested(`# today: 2026-12-31\n${manifest}`, waiving, ['--today', '2027-01-01'])).status).toBe(0)
  })

  it('calls a manifest by its path from the top of the repository, wherever one stands', async () => {
    const folder = workspaceOf({
      [own]: waiving.replace('train/*.yml', '.github/policy-tests/*.yml'),
      [tests]: `${large}  # <-- waived: policy/limit-exceeded\n`,
      'train/x.txt': '',
    })
    mkdirSync(join(folder, '.git'))
    for (const [from, path] of [
      ['.', own],
      ['train', `../${own}`],
      ['.github', 'accelerator-policy.yml'],
    ] as const)
      expect((await runHere(policy, join(folder, from), ['check', path])).status).toBe(0)
    expect((await runHere(policy, join(folder, 'train'), ['check'])).stdout).toContain(
      `../${own} can be used. 1 test file`,
    )
  })

  it.each([
    ['# today: 2026-02-30\nhardware: h100\n', 'size.yml:1: "2026-02-30" is not a valid date'],
    [
      'hardware: h100  # <-- policy/limit-exceded\n',
      'size.yml:1: no rule is named "policy/limit-exceded". Did you mean policy/limit-exceeded?',
    ],
    ['\nhardware: h100  # <-- policy/limit-exceeded,\n', 'size.yml:2: "" names no rule'],
    ['hardware: h100  # <-- wavied: policy/limit-exceeded\n', '"wavied: policy/limit-exceeded" names no rule'],
  ])('refuses a test that asks for what cannot be: %j', async (manifest, message) => {
    const run = tested(manifest)
    await expect(run).rejects.toThrow(message)
    await expect(run).rejects.toThrow(UnusableInput)
  })

  it('passes over comments alone, and reads Windows lines', async () => {
    const { status, last } = await tested(
      `# Tests of the size.\r\n# today: 2026-12-31\r\n---\r\n# too many\r\n# path: train/accelerator.yml\r\n${large}  # <-- waived: policy/limit-exceeded\r\n---\r\n`,
      waiving,
      ['--today', '2027-02-01'],
    )
    expect([status, last]).toEqual([0, `${own} can be used. 1 test file, 1 case: all as expected.`])
  })

  it('takes the tests of another folder', async () => {
    const folder = workspaceOf({ [own]: capped, 'cases/deep/a.yaml': `${large}\n`, [tests]: `${large}\n` })
    const { status, stdout } = await runHere(policy, folder, ['check', '--tests', 'cases'])
    expect(status).toBe(1)
    expect(stdout).toContain('cases/deep/a.yaml: line 1')
    expect(stdout).not.toContain('size.yml')
  })

  it('refuses a test that cannot be read', async () => {
    await expect(tested(`${'#'.repeat(300 * 1024)}\n`)).rejects.toThrow(`${tests}: `)
  })
})

describe('the example policy', () => {
  it('passes its own tests', async () => {
    const { status, stdout } = await runHere(
      policy,
      root,
      ['check', 'examples/policy/accelerator-policy.yml'],
      '2030-01-01',
    )
    expect([status, stdout]).toEqual([0, expect.stringContaining('all as expected')])
  })

  it('is no policy of this repository, and its tests are no examples', async () => {
    const { stdout } = await runHere(check, root, ['examples', '--format', 'json', '--no-alternatives'])
    const report = JSON.parse(stdout)
    expect(report.policies).toBeUndefined()
    expect(report.files.filter(({ path }: { path: string }) => path.includes('policy'))).toEqual([])
  })
})

describe('the JSON Schema of policies', () => {
  const validate = new Ajv({ strict: false }).compile(jsonSchemaOf('policy'))
  const example = readFileSync(new URL('../../../examples/policy/accelerator-policy.yml', import.meta.url), 'utf8')

  it('is what `schema policy` prints, and what is in schema/', async () => {
    const { stdout } = await runHere(schema, root, ['policy'])
    expect(JSON.parse(stdout)).toEqual(jsonSchemaOf('policy'))
    expect(readFileSync(new URL('../../../schema/accelerator-policy.schema.json', import.meta.url), 'utf8')).toBe(
      stdout,
    )
    await expect(runHere(schema, root, ['policies'])).rejects.toThrow('manifest or policy')
  })

  it.each([example, 'limits: { count: 8 }', 'extends: strict\nrules: { "model/*": off }', 'require: [labels.team]'])(
    'accepts what the check accepts: %#',
    (text) => {
      validate(parse(text))
      expect(validate.errors).toBeNull()
    },
  )

  it.each([
    'fail-on: errors',
    'rules: { a/b: fatal }',
    'waivers: [{ rule: a/b }]',
    'limit: 8',
    'thresholds: { mfu: 40% }',
  ])('refuses %s', (text) => {
    expect(validate(parse(text))).toBe(false)
  })
})
