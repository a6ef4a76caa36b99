import { describe, expect, it } from '@jest/globals'
import type { Finding } from '../../../../src/core/finding/finding.ts'
import { mayFailOnWithdrawal } from '../../../../src/core/review/change/withdrawn.ts'
import { effectiveOf } from '../../../support/policy-runs.ts'
import { type Change, reviewedChange, standingsOf } from '../../../support/reviewed-change.ts'

const rule = 'policy/manifest-withdrawn'
const path = 'a/accelerator.yml'
const job = 'framework: mxnet\nstage: production\nscale: large\n'
const unsound = `${job}hardware: tpu-v5e-64\n`
const policy = `rules: { ${rule}: { severity: error, locked: true } }`
const change = (base: string, head: string) =>
  reviewedChange({ policy, base: { [path]: base }, head: { [path]: head } })

describe('a job that stays without its hardware', () => {
  it.each<readonly [string, string]>([
    ['taken out', job],
    ['emptied', 'labels: { team: x }\n'],
    ['with all but its framework', 'framework: pytorch\n'],
    ['with a bare kind', `${job}hardware: gpu\n`],
    ['with its own kind', `${job}hardware: tpu\n`],
    ['with a kind as a key', `${job}hardware: { kind: tpu, count: 64 }\n`],
    ['with its count alone', `${job}hardware: { count: 64 }\n`],
    ['with its provider alone', `${job}hardware: { provider: gcp }\n`],
  ])('%s is withdrawn, and nothing of it is fixed', async (_, head) => {
    const outcome = await change(unsound, head)
    expect(outcome.withdrawn).toMatchObject([{ path, job: 'a' }])
    expect(outcome.difference?.counts.fixed).toBe(0)
    expect(outcome.failed).toBe(true)
    const said = outcome.files.flatMap(({ findings }) => findings).find((finding) => finding.rule === rule)
    expect(said).toMatchObject({ job: 'a', standing: 'new', message: expect.stringContaining('TPU v5e-64') })
  })

  it('is withdrawn where only the vendor, or nothing of a kind, is left', async () => {
    expect((await change(`${job}hardware: H100:8\n`, `${job}hardware: nvidia\n`)).withdrawn).toHaveLength(1)
    expect((await change(`${job}hardware: gpu\n`, job)).withdrawn).toHaveLength(1)
  })

  it.each<readonly [string, string, string]>([
    ['names other hardware', unsound, `${job}hardware: H100:8\n`],
    ['names hardware nobody knows', unsound, `${job}hardware: NewChip 3\n`],
    ['names a machine type', `${job}hardware: H100:8\n`, `${job}hardware: { machine: p5.48xlarge }\n`],
    ['names its part more loosely', `${job}hardware: a100-80gb\n`, `${job}hardware: a100\n`],
    ['never had any', job, 'framework: pytorch\n'],
    ['had a kind alone', `${job}hardware: gpu\n`, `${job}hardware: tpu\n`],
    ['loses its count', unsound, `${job}hardware: tpu-v5e\n`],
    [
      'inherits it',
      `jobs:\n  a:\n    hardware: H100:8\n`,
      `defaults: { hardware: H100:8 }\njobs:\n  a: { stage: prototype }\n`,
    ],
  ])('is not one that %s', async (_, base, head) => {
    expect((await change(base, head)).withdrawn).toEqual([])
  })
})

describe('what is withdrawn', () => {
  const two = `jobs:\n  a:\n    framework: pytorch\n    hardware: H100:8\n  b: { framework: pytorch, hardware: H100:4 }\n`
  const ended = 'Keep it declared while it runs; once it has ended, write so in the pull request.'
  const lost = 'Declare its hardware while it runs; once it has ended, write so in the pull request.'

  it.each<readonly [string, Change, string, Partial<Finding> & { readonly review: object }]>([
    [
      'the only job of a manifest that is gone',
      { base: { [path]: unsound }, head: { [path]: null } },
      'The job of a/accelerator.yml (TPU v5e-64) is no longer declared, so nothing checks it.',
      { job: 'a', remedy: ended, review: { path, text: '', isGone: true, isElsewhere: true } },
    ],
    [
      'a job of several',
      { base: { [path]: two }, head: { [path]: two.replace(/ {2}b.*\n/, '') } },
      'The job "b" of a/accelerator.yml (4× H100) is no longer declared, so nothing checks it.',
      { job: 'b', remedy: ended, span: { line: 1, column: 1, endLine: 1, endColumn: 2 }, review: { path } },
    ],
    [
      'the hardware of a job of several',
      { base: { [path]: two }, head: { [path]: two.replace('hardware: H100:8', 'stage: production') } },
      'The job "a" of a/accelerator.yml no longer declares its hardware, so nothing checks it (8× H100 on the base branch).',
      { job: 'a', remedy: lost, span: { line: 2, column: 1, endLine: 2, endColumn: 2 }, review: { path } },
    ],
    [
      'all but the kind of the only job',
      { base: { [path]: unsound }, head: { [path]: `${job}hardware: gpu\n` } },
      'The job of a/accelerator.yml now declares only a kind of hardware, so little checks it (TPU v5e-64 on the base branch).',
      { job: 'a', remedy: lost, standing: 'new', review: { path } },
    ],
    [
      'a manifest that could not be read',
      { base: { [path]: 'hardware: [\n' }, head: { [path]: null } },
      'The manifest a/accelerator.yml is no longer read, so nothing checks it.',
      { remedy: ended, review: { path, isGone: true } },
    ],
    ...[
      ['a/Accelerator.yml', 'but a manifest is called `accelerator.yml`.'],
      ['node_modules/accelerator.yml', 'in a folder that is not searched.'],
      ['a/hardware.yml', 'which is not the name of a manifest.'],
    ].map(([now = '', why]): [string, Change, string, { readonly review: object }] => [
      `a manifest that is now ${now}`,
      { base: { [path]: unsound }, head: { [path]: null, [now]: unsound }, renames: { [now]: path } },
      `The job of a/accelerator.yml (TPU v5e-64) is no longer declared, so nothing checks it. The file is now ${now}, ${why}`,
      { review: { path, isGone: true } },
    ]),
  ])('is named: %s', async (_, move, message, { review, ...rest }) => {
    const { files } = await reviewedChange(move)
    const found = files.flatMap(({ findings, ...file }) =>
      findings.filter((each) => each.rule === rule).map((each) => ({ file, each })),
    )
    expect(found).toMatchObject([{ file: review, each: { message, path: [], related: [], ...rest } }])
    expect('job' in (found[0]?.each ?? {})).toBe(!message.startsWith('The manifest'))
  })

  it('is nothing where the rule is off, or the file cannot be read now', async () => {
    for (const move of [
      { base: { [path]: two }, head: { [path]: null }, policy: `rules: { ${rule}: off }` },
      { base: { [path]: two }, head: { [path]: 'jobs: [\n' } },
    ])
      expect(standingsOf(await reviewedChange(move)).filter((line) => line.includes(rule))).toEqual([])
  })

  it('stands among the findings of its file, which a new job may have too', async () => {
    const head = `${two.replace(', hardware: H100:4', '')}  c: { framework: pytorch, hardware: H100:4 }\n`
    const change = { policy: 'require: [labels.team]', base: { [path]: two }, head: { [path]: head } }
    expect(standingsOf(await reviewedChange(change)).filter((line) => line.includes('policy/'))).toEqual([
      'existing error policy/key-required a',
      `new warning ${rule} b`,
      'existing error policy/key-required b',
      'new error policy/key-required c',
    ])
  })
})

it.each<readonly [string, boolean]>([
  ['', false],
  ['fail-on: warning', true],
  ['fail-on: notice', true],
  ['fail-on: never', false],
  [`rules: { ${rule}: error }`, true],
  [`fail-on: never\nrules: { ${rule}: error }`, false],
  [`fail-on: notice\nrules: { ${rule}: off }`, false],
])('a check may fail on it under the policy %j: %s', async (text, expected) => {
  expect(mayFailOnWithdrawal((await effectiveOf(text)).policy)).toBe(expected)
})

describe('a finding that is gone', () => {
  const large = (scale: string, hardware: string): string =>
    `task: pretraining\nframework: pytorch\nstage: production\nscale: { ${scale} }\nhardware: { ${hardware} }\n`
  const tooLarge = large('parameters: 70B, tokens: 1T', 'accelerator: a100-80gb, count: 1')

  it.each<readonly [string, string, string]>([
    ['parameters', tooLarge, large('tokens: 1T', 'accelerator: a100-80gb, count: 1')],
    ['count', tooLarge, large('parameters: 70B, tokens: 1T', 'accelerator: a100-80gb')],
    [
      'count in the name',
      tooLarge.replace('a100-80gb, count: 1', '"a100-80gb:1"'),
      large('parameters: 70B, tokens: 1T', 'accelerator: a100-80gb'),
    ],
    ['framework', unsound, unsound.replace('framework: mxnet\n', '')],
    ['framework in a word that is known', unsound, unsound.replace('mxnet', 'mxxnet')],
    ['hardware in a word that is known', unsound, unsound.replace('tpu-v5e-64', 'NewChip:64')],
  ])('with the %s that it was judged by is not fixed', async (_, base, head) => {
    const said = standingsOf(await change(base, head))
    expect(said.filter((line) => line.startsWith('fixed'))).toEqual([])
    expect(said.filter((line) => line.startsWith('notJudged'))).not.toEqual([])
  })

  it.each<readonly [string, string, string]>([
    ['a smaller model', tooLarge, large('parameters: 1B, tokens: 1T', 'accelerator: a100-80gb, count: 1')],
    ['other hardware', unsound, `${job}hardware: H100:8\n`],
    ['another framework', unsound, unsound.replace('mxnet', 'jax')],
    [
      'other hardware without a count',
      tooLarge.replace('70B', '70M'),
      large('parameters: 70M', 'accelerator: tpu-v5e'),
    ],
  ])('with %s is fixed, whatever else is left out', async (_, base, head) => {
    const said = standingsOf(await change(base, head))
    expect(said.filter((line) => line.startsWith('notJudged'))).toEqual([])
  })
})

describe('a limit on accelerators', () => {
  const manifest = (hardware: string): string => `framework: pytorch\nhardware: ${hardware}\n`
  const left = (from: string, to: string) =>
    reviewedChange({
      policy: 'limits: [{ count: 8 }]',
      base: { [path]: manifest(from) },
      head: { [path]: manifest(to) },
    })

  it.each([
    ['H100:64', 'H100'],
    ['H100:64', 'NewChip 3'],
    ['H100:64', '{ accelerator: b200 }'],
    ['{ machine: p5.48xlarge, nodes: 8, count: 64 }', 'H100'],
  ])('that %s exceeds is not kept by %s', async (from, to) => {
    const said = standingsOf(await left(from, to)).filter((line) => line.includes('policy/'))
    expect(said.filter((line) => line.startsWith('fixed'))).toEqual([])
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^new error policy\/undeclared/),
        expect.stringMatching(/^notJudged policy\/limit-exceeded/),
      ]),
    )
  })

  it.each([
    ['hardware: { deny: [{ provider: aws }] }', '{ machine: p5.48xlarge }', 'H100:8'],
    ['hardware: { deny: [h100] }', 'H100:8', 'NewChip:8'],
    ['hardware: { deny: [h100] }', '{ machine: p5.48xlarge }', '{ machine: foo.9xlarge, count: 8 }'],
  ])('or a list of hardware, %s, is not kept by leaving it undecided', async (policy, from, to) => {
    const [base, head] = [from, to].map((hardware) => ({ [path]: manifest(hardware) }))
    const said = standingsOf(await reviewedChange({ policy, base: base ?? {}, head: head ?? {} }))
    expect(said).toContain('new error policy/undeclared a')
    expect(said).toContain('notJudged policy/hardware-not-allowed a')
  })

  it('is kept by a smaller number where another of its amounts was undecided before', async () => {
    const change = { base: { [path]: manifest('H100:64') }, head: { [path]: manifest('H100:8') } }
    const said = standingsOf(await reviewedChange({ policy: 'limits: [{ count: 8, hours: 1h }]', ...change }))
    expect(said).toContain('fixed policy/limit-exceeded a')
  })

  it('that is exceeded is kept by a smaller number', async () => {
    expect(standingsOf(await left('H100:64', 'H100:8')).join()).toContain('fixed policy/limit-exceeded')
  })
})

describe('a waiver for what is withdrawn', () => {
  const waived = `rules: { ${rule}: error }\nwaivers: [{ rule: ${rule}, path: "a/**", reason: r, owner: o, expires: 2027-01-31 }]`

  it.each<readonly [string, Record<string, string | null>]>([
    ['a manifest', { [path]: null }],
    ['a job of several', { [path]: 'jobs:\n  b: { hardware: H100:8 }\n' }],
    ['the hardware', { [path]: 'jobs:\n  a: { stage: prototype }\n  b: { hardware: H100:8 }\n' }],
  ])('covers %s, and is of use', async (_, head) => {
    const base = { [path]: 'jobs:\n  a: { hardware: H100:8 }\n  b: { hardware: H100:8 }\n' }
    const outcome = await reviewedChange({ policy: waived, base, head })
    const said = standingsOf(outcome).filter((line) => line.includes('policy/'))
    expect([outcome.failed, [...new Set(said.map((line) => line.replace(/ [ab]$/, '')))]]).toEqual([
      false,
      [`waived new error ${rule}`],
    ])
  })

  it('covers nothing elsewhere', async () => {
    const base = { 'b/accelerator.yml': unsound, [path]: unsound }
    const outcome = await reviewedChange({ policy: waived, base, head: { 'b/accelerator.yml': null } })
    expect(standingsOf(outcome)).toContain(`new error ${rule} b`)
    expect(standingsOf(outcome).join()).toContain('policy/waiver-unused')
  })
})
