import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import type { Finding } from '../../../src/core/finding/finding.ts'
import { checkFile, type FileReview, type JobReview } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { runAction, runCommand, runnerCommands, workspaceOf } from '../../support/runner.ts'

// Written only from the documents and the public contract, not from the rules: what an external tester expects.

const set = ruleSet(rules)
/** The review of each text, shared by several tests. */
const checked = new Map<string, FileReview>()
function check(text: string): FileReview {
  const review = checked.get(text) ?? checkFile('fixture/accelerator.yml', text, set, defaultThresholds)
  checked.set(text, review)
  return review
}

/** The strength of each row in the documents: the severities of its findings, or none if it is only a reason. */
const force: Readonly<Record<string, readonly string[]>> = {
  ...{ F1: ['error'], F2: [], F3: ['warning'], F4: ['notice'], F5: ['warning'], F6: ['error'], F7: ['warning'] },
  ...{ F8: ['warning', 'notice'] },
  ...{ S1: ['warning'], S2: ['notice'], S3: ['notice'], S4: ['notice'], S5: ['warning'], S6: [] },
  ...{
    C1: ['notice'],
    C2: ['notice'],
    C3: ['warning'],
    C4: ['notice'],
    C5: ['notice'],
    C6: ['notice'],
    C7: ['notice'],
  },
  ...{ C8: [], C9: [] },
  ...{ M1: ['notice'], M2: [], M3: ['warning'], M4: ['error', 'warning'], M5: ['warning'], M6: ['warning'] },
  ...{ M7: ['warning'], M8: ['error', 'warning'], M9: ['warning'] },
  ...{
    P1: ['error', 'warning'],
    P2: ['error'],
    P3: ['warning'],
    P4: [],
    P5: ['error'],
    P6: ['warning'],
    P7: ['notice'],
  },
  ...{ P8: ['warning'], P9: ['notice'] },
  ...{ T1: ['warning'], T2: ['notice'], T3: [], T4: ['warning'], T5: ['warning'], T6: ['notice'], T7: ['notice'] },
  ...{ T8: ['notice'], T9: ['notice'] },
  ...{ I1: ['notice'], I2: ['error'] },
}
/** Rows that object to any choice, so that neither kind is better. */
const leansEither = new Set(['S3', 'C7', 'T4'])

const rulesOf = new Map(
  Object.keys(force).map((row) => [
    row,
    new Set(rules.filter((rule) => 'rows' in rule && rule.rows.includes(row as never)).map(({ id }) => id)),
  ]),
)
const speaksFor = (row: string, rule: string): boolean => rulesOf.get(row)?.has(rule) === true

interface Claim {
  readonly name: string
  readonly row: string
  /**
   * A severity, `for` (only a reason), `silent` (no finding), `absent` (no reason either), `undecided` (names keys).
   */
  readonly expected: string
  readonly job: string | undefined
  readonly keys: readonly string[]
  readonly text: string
  /** The same facts with the other hardware. */
  readonly mirror: { readonly expected: string; readonly text: string } | undefined
}

const folder = new URL('../../fixtures/guidance/', import.meta.url)
const documentsOf = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').split(/^---\n/m)
// The original line, the expectation for the mirror, and its replacement line with the same indentation.
const mirrorMark = /^(( *).*?)\s+#~ (for|silent): *(.*)$/

function claimOf(text: string): Claim {
  const [, row, expected, job, what] = /^# (\w\d) (\w+)(?: @(\S+))?: (.*)$/m.exec(text) ?? []
  if (row === undefined || expected === undefined) throw new Error(`no claim in: ${text}`)
  const keys = /^# keys: (.*)$/m.exec(text)?.[1]?.split(' ') ?? []
  const marks = text.split('\n').flatMap((line) => mirrorMark.exec(line)?.[3] ?? [])
  const each = (rewrite: (match: RegExpExecArray) => string): string =>
    text
      .split('\n')
      .map((line) => {
        const match = mirrorMark.exec(line)
        return match === null ? line : rewrite(match)
      })
      .join('\n')
  const mirror =
    marks[0] === undefined
      ? undefined
      : { expected: marks[0], text: each(([, , indentation, , other]) => `${indentation}${other}`) }
  return {
    name: `${row} ${expected}: ${what}`,
    row,
    expected,
    job,
    keys,
    text: each(([, line]) => line as string),
    mirror,
  }
}

const files = readdirSync(folder).sort()
const claims = files.filter((file) => !file.startsWith('sound')).flatMap((file) => documentsOf(file).map(claimOf))

interface Seen {
  readonly job: JobReview
  readonly findings: readonly Finding[]
}

/** The result for the jobs of a claim. Also checks that the manifest has no mistakes. */
function look(text: string, job: string | undefined): Seen[] {
  const { jobs, findings } = check(text)
  expect(brief(findings.filter(({ rule }) => rule.startsWith('manifest/')))).toEqual([])
  const chosen = jobs.filter(({ name }) => job === undefined || name === job)
  expect(chosen).not.toEqual([])
  return chosen.map((entry) => ({ job: entry, findings: findings.filter((finding) => finding.job === entry.name) }))
}

const brief = (findings: readonly Finding[]): string[] =>
  findings.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)

function expectClaim(row: string, expected: string, keys: readonly string[], { job, findings }: Seen): void {
  const found = findings.filter(({ rule }) => speaksFor(row, rule))
  const reasons = job.assessment.for.filter(({ rule }) => speaksFor(row, rule))
  const { undecided } = job.assessment
  switch (expected) {
    case 'silent':
      expect(brief(found)).toEqual([])
      return
    case 'absent':
      expect(brief(found)).toEqual([])
      expect(reasons).toEqual([])
      return
    case 'for':
      expect(brief(found)).toEqual([])
      expect(reasons).not.toEqual([])
      return
    case 'undecided':
      expect(brief(found)).toEqual([])
      expect(undecided).toEqual(expect.arrayContaining([...keys]))
      return
    default:
      expect([...new Set(found.map(({ severity }) => severity))]).toEqual([expected])
      expect(found.map(({ rule }) => rule)).toEqual(
        expect.arrayContaining(
          job.assessment.against.filter(({ rule }) => speaksFor(row, rule)).map(({ rule }) => rule),
        ),
      )
      expect(job.assessment.against.some(({ rule }) => speaksFor(row, rule))).toBe(true)
      expect(reasons).toEqual([])
  }
}

describe.each(Object.keys(force))('row %s', (row) => {
  const own = claims.filter((claim) => claim.row === row)

  it('is carried by a rule and claimed at least twice on each side that it has', () => {
    expect(rulesOf.get(row)?.size).toBeGreaterThan(0)
    const severities = force[row] ?? []
    for (const severity of severities)
      expect(own.filter(({ expected }) => expected === severity).length).toBeGreaterThanOrEqual(2)
    expect(
      own.every(({ expected }) => ['for', 'silent', 'absent', 'undecided', ...severities].includes(expected)),
    ).toBe(true)
    if (severities.length === 0) expect(own.filter(({ expected }) => expected !== 'silent').length).toBeGreaterThan(1)
  })

  it.each(own.map((claim) => [claim.name, claim] as const))('%s', (_, { expected, text, job, keys, mirror }) => {
    for (const seen of look(text, job)) expectClaim(row, expected, keys, seen)
    if (mirror === undefined) {
      const faults = force[row]?.includes(expected) === true
      expect(faults && !leansEither.has(row)).toBe(false)
    }
  })

  const mirrored = own.flatMap(({ name, text, job, mirror }) => (mirror ? [[name, text, job, mirror] as const] : []))
  if (mirrored.length > 0)
    it.each(mirrored)('%s, with the other hardware', (_, text, job, mirror) => {
      const before = look(text, job)
      for (const [index, seen] of look(mirror.text, job).entries()) {
        const pair = [before[index]?.job.assessment.chosen, seen.job.assessment.chosen]
        expect(pair.sort()).toEqual(['gpu', 'tpu'])
        expectClaim(row, mirror.expected, [], seen)
      }
    })
})

describe('a sound choice', () => {
  const sound = files
    .filter((file) => file.startsWith('sound'))
    .flatMap((file) => documentsOf(file).map((text) => [`${file}: ${/^# (.*)$/m.exec(text)?.[1]}`, text] as const))

  it('is tried often, and never the same twice', () => {
    expect(sound.length).toBeGreaterThanOrEqual(60)
    expect(new Set(sound.map(([name]) => name)).size).toBe(sound.length)
  })

  it.each(sound)('%s', (name, text) => {
    const { jobs, findings } = check(text)
    expect(brief(findings)).toEqual([])
    for (const { assessment } of jobs) {
      expect(assessment.against).toEqual([])
      const kind = name.startsWith('sound-other') ? 'other' : name.startsWith('sound-tpu') ? 'tpu' : 'gpu'
      expect(assessment.chosen).toBe(kind)
      expect(assessment.verdict).toMatch(kind === 'other' ? /^undecided$/ : /^(fit|undecided)$/)
      // Without objections, no other choice is recommended.
      if (kind !== 'other') expect([kind, 'either']).toContain(assessment.recommended)
    }
  })
})

/** The guidance findings of a manifest as `severity row`, one per row. */
function rowsFound(text: string): string[] {
  const rows = check(text).findings.flatMap(({ rule, severity }) =>
    Object.keys(force).flatMap((row) => (speaksFor(row, rule) ? [`${severity} ${row}`] : [])),
  )
  return [...new Set(rows)].sort()
}
const tpuRows = new Set(['F2', 'F4', 'S2', 'C1', 'C2', 'C5', 'M1', 'M2', 'P4', 'T6', 'T9', 'I1'])
const tpuNotices = (text: string) => rowsFound(text).filter((entry) => tpuRows.has(entry.slice(-2)))
const assessmentOf = (text: string) => {
  const { jobs, findings } = check(text)
  expect(brief(findings.filter(({ rule }) => rule.startsWith('manifest/')))).toEqual([])
  expect(jobs.length).toBe(1)
  return (jobs[0] as JobReview).assessment
}

/** A JAX job to which every row in favor of TPUs applies that can. */
const calling = (changes: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    framework: 'jax',
    task: 'pretraining',
    stage: 'production',
    scale: '{ parameters: 175B, tokens: 3T, global_batch_size: 2048, sequence_length: 2048 }',
    model: '{ architecture: transformer, architecture_locked: true, precision: bf16 }',
    needs: '{ energy_efficiency: true, max_throughput: true }',
    hardware: '{ accelerator: h100, count: 512 }',
    ...changes,
  })
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')

/** Rows without a fixed direction: explanations, or objections to any choice. */
const openRows = new Set(['S3', 'C6', 'C7', 'C8', 'C9', 'T3'])

describe('the way that a rule leans', () => {
  const leanOf = (row: string): string => (tpuRows.has(row) ? 'tpu' : openRows.has(row) ? 'either' : 'gpu')
  // If it depends on the job, the claims cover it.
  const fixed = rules.flatMap((rule) =>
    'rows' in rule && typeof rule.leans === 'string' ? [[rule.id, rule.rows, rule.leans] as const] : [],
  )

  it.each(fixed)('is that of its row: %s', (_, rows, leans) => {
    expect(rows.map(leanOf)).toContain(leans)
  })
})

describe('so that it does not nag', () => {
  it('keeps the rows that make a TPU possible, and those without a force, out of the findings', () => {
    for (const rule of rules) {
      if (!('rows' in rule)) continue
      const silent = rule.rows.filter((row) => force[row]?.length === 0)
      if (silent.length > 0) expect([rule.id, rule.severity]).toEqual([rule.id, 'none'])
    }
  })

  it('raises the TPU-lean notices on JAX without a provider, in Google Cloud and on its notebooks', () => {
    const expected = ['notice C1', 'notice C2', 'notice C5', 'notice M1', 'notice S2', 'notice T6', 'notice T9']
    expect(tpuNotices(calling())).toEqual(expected)
    expect(tpuNotices(calling({ hardware: '{ accelerator: h100, count: 512, provider: gcp }' }))).toEqual(expected)
    expect(tpuNotices(calling({ framework: 'flax', hardware: '{ machine: a3-megagpu-8g, nodes: 64 }' }))).toEqual(
      expected,
    )
    expect(tpuNotices(calling({ framework: 'tensorflow' }))).toEqual(['notice F4', ...expected].sort())
    expect(tpuNotices(calling({ framework: '[keras, tensorflow]' }))).toEqual(['notice F4', ...expected].sort())
  })

  it.each(['aws', 'azure', 'oci', 'coreweave', 'lambda', 'runpod', 'on-prem', 'workstation', 'edge', 'hpc'])(
    'raises no TPU-lean notice at %s',
    (provider) => {
      expect(tpuNotices(calling({ hardware: `{ accelerator: h100, count: 512, provider: ${provider} }` }))).toEqual([])
      const tensorflow = {
        framework: 'tensorflow',
        hardware: `{ accelerator: a100, count: 512, provider: ${provider} }`,
      }
      expect(tpuNotices(calling(tensorflow))).toEqual([])
    },
  )

  it('raises no TPU-lean notice at a provider that it does not know', () => {
    expect(tpuNotices(calling({ hardware: '{ accelerator: h100, count: 512, provider: basement-gpus }' }))).toEqual([])
  })

  it('raises no TPU-lean notice on a machine type that implies another cloud', () => {
    expect(tpuNotices(calling({ hardware: '{ machine: p5.48xlarge, nodes: 64 }' }))).toEqual([])
  })

  it.each([
    'pytorch',
    'pytorch-xla',
    '[keras, pytorch]',
    '{ name: pytorch, libraries: [torch-xla] }',
    'mxnet',
    'paddlepaddle',
    'caffe',
    'cuda',
    'onnx',
  ])('raises no TPU-lean notice for %s, in Google Cloud either', (framework) => {
    expect(tpuNotices(calling({ framework }))).toEqual([])
    expect(tpuNotices(calling({ framework, hardware: '{ accelerator: h100, count: 512, provider: gcp }' }))).toEqual([])
  })

  it('raises no TPU-lean notice where no framework is declared', () => {
    expect(tpuNotices(calling().replace('framework: jax\n', ''))).toEqual([])
  })

  it('leaves PyTorch on H100s in Google Cloud alone', () => {
    const { findings } = check(
      calling({ framework: 'pytorch', hardware: '{ accelerator: h100, count: 512, provider: gcp }' }),
    )
    expect(brief(findings)).toEqual([])
  })

  // Each is an `against` or `impossible` row in favor of GPUs.
  it.each([
    ['F5', { framework: '[jax, pytorch]' }],
    ['F5', { framework: '[tensorflow, jax]' }],
    ['F6', { framework: '{ name: jax, libraries: [cudnn] }' }],
    ['F7', { framework: '{ name: tensorflow, libraries: [deepspeed] }' }],
    ['F8', { team: '{ tools: [nsight] }' }],
    ['S1', { stage: 'prototype' }],
    ['S1', { model: '{ architecture: transformer, architecture_locked: false }' }],
    ['S5', { needs: '{ interactive_debugging: true, energy_efficiency: true }' }],
    ['C3', { scale: '{ size: massive, global_batch_size: 1, sequence_length: 100 }' }],
    ['M3', { model: '{ architecture: custom, architecture_locked: true }' }],
    ['M4', { model: '{ architecture: transformer, architecture_locked: true, custom_kernels: [triton] }' }],
    ['M4', { model: '{ architecture: transformer, architecture_locked: true, custom_kernels: true }' }],
    ['M5', { model: '{ architecture: transformer, architecture_locked: true, custom_ops: true }' }],
    ['M6', { model: '{ architecture: transformer, architecture_locked: true, dynamic_shapes: true }' }],
    ['M7', { model: '{ architecture: transformer, architecture_locked: true, dynamic_control_flow: true }' }],
    ['M8', { needs: '{ other_workloads: [rendering], max_throughput: true }' }],
    ['M8', { needs: '{ other_workloads: [simulation], max_throughput: true }' }],
    ['M9', { model: '{ architecture: transformer, architecture_locked: true, precision: fp64 }' }],
    ['P2', { needs: '{ on_prem: true, max_throughput: true }' }],
    ['P3', { needs: '{ multi_cloud: true, max_throughput: true }' }],
    ['P3', { needs: '{ avoid_lock_in: true, max_throughput: true }' }],
    ['P5', { needs: '{ own_hardware: true, max_throughput: true }' }],
    ['P6', { needs: '{ low_level_control: true, max_throughput: true }' }],
    ['T1', { team: '{ xla: none }' }],
    ['T5', { operations: '{ input_pipeline: unoptimized }' }],
  ] as const)('raises no TPU-lean notice where %s leans to GPU: %j', (row, changes) => {
    expect(tpuNotices(calling(changes))).toEqual([])
    expect(assessmentOf(calling(changes)).for.some(({ rule }) => speaksFor(row, rule))).toBe(true)
  })

  // Rows that only suggest considering a GPU do not silence those for a TPU.
  it.each([
    ['S4', { team: '{ getting_started: true }' }],
    ['T2', { team: '{ cuda: expert, xla: basic }' }],
    ['F8', { team: '{ tools: [pytorch-profiler] }' }],
    ['P7', { needs: '{ containers: true }' }],
    ['P9', { needs: '{ price_control: true }' }],
    ['T7', { needs: '{ other_workloads: [data-preparation] }' }],
    ['T8', { needs: '{ community_support: true }' }],
  ] as const)('still raises TPU-lean notices where %s says no more than consider: %j', (row, changes) => {
    expect(tpuNotices(calling(changes))).toEqual(expect.arrayContaining(['notice C1', 'notice S2']))
    expect(assessmentOf(calling(changes)).for.some(({ rule }) => speaksFor(row, rule))).toBe(true)
  })

  // A job that follows the advice, with as many chips as it had cards, must not be sent back.
  it.each([
    ['a few sequences on many cards', { scale: '{ size: large, global_batch_size: 16, sequence_length: 2048 }' }],
    [
      'a recommender whose batch is large in all and small on each',
      { model: '{ architecture: recommender }', scale: '{ global_batch_size: 16384 }' },
    ],
    ['the job that calls for a TPU', {}],
  ])('never points to a TPU that it would warn of: %s', (_, changes) => {
    if (tpuNotices(calling(changes)).length === 0) return
    const there = check(calling({ ...changes, hardware: '{ accelerator: v5p, count: 512 }' })).findings
    expect(brief(there.filter(({ severity }) => severity !== 'notice'))).toEqual([])
  })

  it('never calls one batch both large and small', () => {
    for (const architecture of ['mlp', 'recommender', 'transformer'])
      for (const batch of [64, 512, 4096, 8192, 65536])
        for (const chips of [8, 64, 256]) {
          const text = `framework: jax\nstage: production\nmodel: { architecture: ${architecture} }\nscale: { global_batch_size: ${batch}, sequence_length: 8 }\nhardware: { accelerator: v4, count: ${chips} }\n`
          const { for: reasons, against } = assessmentOf(text)
          const both = [
            reasons.some(({ rule }) => speaksFor('C2', rule)),
            against.some(({ rule }) => speaksFor('C3', rule)),
          ]
          expect([text, both]).not.toEqual([text, [true, true]])
        }
  })

  it('makes one annotation of the TPU-lean notices of one job', () => {
    const other = 'framework: pytorch\nstage: production\nhardware: { accelerator: T4, provider: colab }\n'
    const files = { 'a/accelerator.yml': calling(), 'b/accelerator.yml': calling(), 'c/accelerator.yml': other }
    const { stdout } = runCommand(workspaceOf(files), ['check', '--format', 'github'])
    const notices = runnerCommands(stdout).filter(({ name }) => name === 'notice')
    expect(notices.map(({ properties }) => properties['file'])).toEqual(Object.keys(files))
  })

  it('accuses nobody for what is not declared', () => {
    for (const hardware of ['tpu-v5e-64', 'H100:64', 'v4-8', 'A100:1', 'trn2', 'gaudi3:8'])
      expect(brief(check(`hardware: ${hardware}\n`).findings)).toEqual([])
    for (const text of ['framework: jax\n', 'framework: pytorch\n', 'stage: production\n', 'scale: massive\n'])
      expect(brief(check(text).findings)).toEqual([])
  })

  it('speaks of a missing benchmark only where it is declared missing', () => {
    const large = (operations: string) =>
      calling({ hardware: '{ accelerator: h100, count: 512, provider: aws }', operations })
    expect(rowsFound(large('{ utilization: 60% }'))).toEqual([])
    expect(rowsFound(large('{ benchmarked: true }'))).toEqual([])
    expect(rowsFound(large('{ benchmarked: false }'))).toEqual(['notice C7'])
  })

  it('names the keys of C8 and T3 and raises nothing', () => {
    const bare = assessmentOf('framework: jax\nstage: production\nhardware: tpu-v5e-64\n')
    expect(bare.against).toEqual([])
    expect(bare.undecided).toEqual(
      expect.arrayContaining([
        'model.architecture',
        'scale.dataset_size',
        'team.optimization_time',
        'operations.budget',
      ]),
    )
    expect(bare.undecided).not.toContain('scale.users')
    expect(new Set(bare.undecided).size).toBe(bare.undecided.length)
  })

  it.each(['scale: { dataset_size: 10TB }', 'scale: { tokens: 2T }', 'scale: { samples: 1M }'])(
    'asks for no size of the data where it stands: %s',
    (scale) => {
      const { undecided } = assessmentOf(
        `framework: jax\nmodel: { architecture: cnn }\n${scale}\nhardware: tpu-v5e-64\n`,
      )
      expect(undecided).not.toContain('scale.dataset_size')
      expect(undecided).not.toContain('model.architecture')
    },
  )

  it.each(['trn2:64', 'trn1', 'gaudi2:8', 'gaudi3:8'])(
    'lets only what holds for any scarce hardware speak about %s',
    (hardware) => {
      const needs = '{ multi_cloud: true, own_hardware: true, containers: true, other_workloads: [rendering] }'
      const team = '{ cuda: expert, xla: none, tools: [nsight], getting_started: true }'
      const operations = '{ utilization: 20%, input_pipeline: unoptimized, queue_time: 9d, benchmarked: false }'
      const model =
        '{ architecture: custom, dynamic_shapes: true, custom_ops: true, custom_kernels: true, precision: bf16 }'
      const scarce = [...(hardware.startsWith('trn') ? ['warning P3'] : []), 'warning T4', 'warning T5']
      for (const framework of ['pytorch']) {
        const text = calling({ framework, stage: 'prototype', needs, team, operations, model, hardware })
        expect(rowsFound(text)).toEqual(scarce)
        const { chosen, for: reasons } = assessmentOf(text)
        expect([chosen, reasons]).toEqual(['other', []])
      }
    },
  )

  describe('the numbers that the documents leave open', () => {
    const tpu = (rest: string) => rowsFound(`framework: jax\nstage: production\nhardware: v5e-64\n${rest}\n`)
    it.each([
      ['{ queue_time: 24h }', []],
      ['{ queue_time: 1d 1h }', ['warning T4']],
      ['{ queue_time: 36h, max_queue_time: 2d }', []],
      ['{ queue_time: 3h, max_queue_time: 2h }', ['warning T4']],
      ['{ queue_time: 2h, max_queue_time: 2h }', []],
      ['{ max_queue_time: 2h }', []],
      ['{ utilization: 40% }', []],
      ['{ utilization: 0.4 }', []],
      ['{ utilization: 39% }', ['notice C6', 'warning T5']],
    ])('operations: %s', (operations, expected) => {
      expect(tpu(`operations: ${operations}`)).toEqual(expected)
    })

    const gpu = (scale: string) => rowsFound(`framework: jax\nstage: production\nhardware: H100:16\nscale: ${scale}\n`)
    it.each([
      ['{ global_batch_size: 4096 }', ['notice C2']],
      ['{ global_batch_size: 4095 }', []],
      ['{ global_batch_tokens: 1M }', ['notice C2']],
      ['{ global_batch_tokens: 999_999 }', []],
      ['{ global_batch_size: 500, sequence_length: 2000 }', ['notice C2']],
      ['{ global_batch_size: 499, sequence_length: 2000 }', []],
    ])('a large batch: %s', (scale, expected) => {
      expect(gpu(scale)).toEqual(expected)
    })

    it.each([
      ['transformer', '{ global_batch_size: 16, sequence_length: 512 }', []],
      ['transformer', '{ global_batch_size: 15, sequence_length: 512 }', ['warning C3']],
      ['transformer', '{ global_batch_size: 15 }', []],
      ['mlp', '{ global_batch_size: 8192 }', []],
      ['mlp', '{ global_batch_size: 8191 }', ['warning C3']],
      ['recommender', '{ global_batch_size: 8191 }', ['warning C3']],
      ['cnn', '{ global_batch_size: 16 }', []],
      ['resnet', '{ global_batch_size: 16 }', []],
    ])('a small batch of a %s on 64 chips: %s', (architecture, scale, expected) => {
      expect(tpu(`model: { architecture: ${architecture} }\nscale: ${scale}`)).toEqual(expected)
    })

    it('counts chips, not cores, where a slice is named by its cores', () => {
      const rows = (hardware: string) =>
        rowsFound(
          `framework: jax\nmodel: { architecture: transformer }\nscale: { global_batch_size: 16, sequence_length: 512 }\nhardware: ${hardware}\n`,
        )
      expect(rows('v4-128')).toEqual([])
      expect(rows('v5p-128')).toEqual([])
      expect(rows('v3-128')).toEqual([])
      expect(rows('v4-256')).toEqual(['warning C3'])
      expect(rows('v6e-128')).toEqual(['warning C3'])
      expect(rows('{ accelerator: v5e-32, slices: 4 }')).toEqual(['warning C3'])
    })

    it.each([
      ['prototype', '{ accelerator: h100, count: 64, provider: aws }', []],
      ['prototype', '{ accelerator: h100, count: 65, provider: aws }', ['notice S3']],
      ['exploration', '{ machine: p5.48xlarge, nodes: 9 }', ['notice S3']],
      ['exploration', '{ machine: p5.48xlarge, nodes: 8 }', []],
      ['production', '{ accelerator: T4, provider: colab }', ['notice S3']],
      ['production', '{ accelerator: P100, provider: kaggle }', ['notice S3']],
      ['production', '{ accelerator: rtx-4090, provider: workstation }', ['notice S3']],
      ['production', '{ accelerator: h100, count: 65, provider: aws }', []],
      ['prototype', '{ accelerator: rtx-4090, provider: workstation }', []],
    ])('%s on %s', (stage, hardware, expected) => {
      expect(rowsFound(`framework: pytorch\nstage: ${stage}\nhardware: ${hardware}\n`)).toEqual(expected)
    })

    it.each([
      ['T4', { queueHours: 48 }, 'operations: { queue_time: 36h }', 'operations: { queue_time: 49h }'],
      ['T5', { utilization: 0.6 }, 'operations: { utilization: 60% }', 'operations: { utilization: 55% }'],
      ['T5', { utilization: 0.2 }, 'operations: { utilization: 25% }', 'operations: { utilization: 15% }'],
      [
        'C3',
        { rowsPerChip: 8 },
        'model: { architecture: mlp }\nscale: { global_batch_size: 512 }',
        'model: { architecture: mlp }\nscale: { global_batch_size: 504 }',
      ],
    ] as const)('follow the policy: %s %j', (row, changed, good, bad) => {
      const faulted = (rest: string) => {
        const text = `framework: jax\nstage: production\nhardware: v5e-64\n${rest}\n`
        const { findings } = checkFile('a/accelerator.yml', text, set, { ...defaultThresholds, ...changed })
        return findings.some(({ rule }) => speaksFor(row, rule))
      }
      expect([faulted(good), faulted(bad)]).toEqual([false, true])
    })

    it('takes a measured time over the default, and weeks as enough', () => {
      const rows = (team: string) => tpu(`team: ${team}`)
      expect(rows('{ xla: basic, optimization_time: 14d }')).toEqual([])
      expect(rows('{ xla: basic, optimization_time: 13d }')).toEqual(['warning T1'])
      expect(rows('{ xla: basic }')).toEqual([])
    })
  })
})

describe('the order of decision', () => {
  const tpuWish = (changes: Readonly<Record<string, string>>) => assessmentOf(calling(changes))

  it.each(['mxnet', 'caffe', 'paddlepaddle', 'cuda', '[jax, mxnet]'])(
    'is settled by a framework without XLA: %s',
    (framework) => {
      for (const hardware of [
        '{ accelerator: v5p-1024, provider: gcp }',
        '{ accelerator: h100, count: 512, provider: gcp }',
      ])
        expect(tpuWish({ framework, hardware }).recommended).toBe('gpu')
    },
  )

  it.each([
    ['F6', { framework: '{ name: jax, libraries: [cudnn] }' }],
    ['M4', { model: '{ architecture: transformer, architecture_locked: true, custom_kernels: [cuda] }' }],
    ['M8', { needs: '{ max_throughput: true, other_workloads: [rendering] }' }],
    ['P1', { hardware: '{ accelerator: v5p-1024, provider: aws }' }],
    ['P2', { hardware: '{ accelerator: v5p-1024, provider: on-prem }' }],
    ['P5', { needs: '{ max_throughput: true, own_hardware: true }' }],
  ] as const)('is settled by any impossible row alone, however much speaks for a TPU: %s', (_, changes) => {
    const { recommended, verdict } = tpuWish({ hardware: '{ accelerator: v5p-1024, provider: gcp }', ...changes })
    expect([recommended, verdict]).toEqual(['gpu', 'mismatch'])
  })

  it('sends prototypes to GPUs, whatever the framework', () => {
    for (const framework of ['jax', 'tensorflow', 'pytorch'])
      for (const hardware of ['A100:8', 'v5e-8'])
        for (const stage of ['prototype', 'exploration'])
          expect(assessmentOf(`framework: ${framework}\nstage: ${stage}\nhardware: ${hardware}\n`).recommended).toBe(
            'gpu',
          )
  })

  it('considers a TPU for large production training once the architecture is locked', () => {
    expect(tpuWish({}).recommended).toBe('tpu')
    expect(tpuWish({ hardware: '{ accelerator: v5p-1024, provider: gcp }' }).recommended).toBe('tpu')
    expect(tpuWish({ framework: 'tensorflow', hardware: '{ accelerator: v4-1024, provider: gcp }' }).recommended).toBe(
      'tpu',
    )
  })

  it('does not send PyTorch to a TPU', () => {
    for (const provider of ['gcp', 'aws', 'on-prem'])
      expect(
        tpuWish({ framework: 'pytorch', hardware: `{ accelerator: h100, count: 512, provider: ${provider} }` })
          .recommended,
      ).toBe('gpu')
    expect(tpuWish({ framework: 'pytorch', hardware: '{ accelerator: v5p-1024, provider: gcp }' }).recommended).toBe(
      'gpu',
    )
  })

  it('does not send anybody to a TPU where none can be had', () => {
    for (const provider of ['aws', 'azure', 'coreweave', 'on-prem', 'workstation', 'edge'])
      expect(tpuWish({ hardware: `{ accelerator: h100, count: 512, provider: ${provider} }` }).recommended).not.toBe(
        'tpu',
      )
  })

  it('lets a long queue or an idle chip take the gain of a TPU away', () => {
    const hardware = '{ accelerator: v5p-1024, provider: gcp }'
    const sound = tpuWish({ hardware })
    expect([sound.recommended, sound.verdict]).toEqual(['tpu', 'fit'])
    for (const operations of ['{ queue_time: 10d }', '{ utilization: 20% }', '{ input_pipeline: unoptimized }'])
      expect(tpuWish({ hardware, operations }).verdict).not.toBe('fit')
  })

  it('lets no against row settle the choice on its own', () => {
    for (const changes of [{ operations: '{ queue_time: 10d }' }, { needs: '{ multi_cloud: true }' }])
      expect(tpuWish({ hardware: '{ accelerator: v5p-1024, provider: gcp }', ...changes }).verdict).toBe('questionable')
  })

  it('gives reasons and open keys in the order of decision', () => {
    const { undecided } = assessmentOf('hardware: tpu-v5e-64\n')
    const order = ['framework', 'stage', 'operations.queue_time'].map((key) =>
      undecided.findIndex((name) => name === key || name.startsWith(`${key}.`)),
    )
    expect(order.includes(-1)).toBe(false)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    const { against } = assessmentOf(
      'operations: { queue_time: 9d, input_pipeline: unoptimized }\nstage: prototype\nframework: mxnet\nhardware: tpu-v5e-64\n',
    )
    const area = against.map(({ rule }) => rule.split('/')[0])
    expect(area.indexOf('framework')).toBeLessThan(area.indexOf('stage'))
    expect(area.indexOf('stage')).toBeLessThan(area.indexOf('operations'))
  })
})

describe('the verdict', () => {
  it.each([
    ['an error', 'mismatch', 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'],
    ['two warnings', 'mismatch', 'framework: pytorch\nstage: prototype\nhardware: tpu-v5e-8\n'],
    ['one warning', 'questionable', 'framework: pytorch\nstage: production\nhardware: tpu-v5e-64\n'],
    ['one warning', 'questionable', 'framework: jax\nstage: prototype\nhardware: tpu-v5e-8\n'],
    [
      'one notice',
      'questionable',
      'framework: pytorch\nstage: production\nhardware: { accelerator: T4, provider: colab }\n',
    ],
    ['several notices', 'questionable', calling()],
    ['no finding', 'fit', 'framework: pytorch\nstage: production\nhardware: H100:8\n'],
    ['no finding', 'fit', 'framework: jax\nstage: production\nscale: large\nhardware: tpu-v5e-64\n'],
    [
      'a notice and a warning',
      'questionable',
      'framework: pytorch\nstage: production\nneeds: { containers: true }\nhardware: v5e-64\n',
    ],
    ['too little declared', 'undecided', 'hardware: H100:8\n'],
    ['too little declared', 'undecided', 'hardware: tpu-v5e-64\n'],
    ['other hardware', 'undecided', 'framework: pytorch\nstage: production\nhardware: trn2:16\n'],
    [
      'other hardware with findings of its own',
      'questionable',
      calling({ hardware: '{ accelerator: gaudi3, count: 512 }' }),
    ],
    ['no hardware', 'undecided', 'framework: jax\nstage: production\nscale: large\n'],
  ])('of %s is %s', (_, verdict, text) => {
    expect(assessmentOf(text).verdict).toBe(verdict)
  })

  it('does not count mistakes of the file, but is never fit where there is one', () => {
    const { jobs, findings } = check(
      'framework: [pytorch]\nstage: production\nhardware: { accelerator: H100:8, provider: asure }\n',
    )
    expect(findings.every(({ rule }) => rule.startsWith('manifest/'))).toBe(true)
    expect(findings).not.toEqual([])
    expect(jobs.map(({ assessment }) => assessment.verdict)).toEqual(['undecided'])
  })

  it('of a file is the worst of its jobs: mismatch, questionable, undecided, fit', () => {
    const jobs = {
      fit: '{ framework: pytorch, stage: production, hardware: "H100:8" }',
      undecided: '{ hardware: "H100:8" }',
      questionable: '{ framework: pytorch, stage: production, hardware: v5e-64 }',
      mismatch: '{ framework: mxnet, stage: production, hardware: v5e-64 }',
    }
    const names = Object.keys(jobs) as (keyof typeof jobs)[]
    for (const [index, worst] of names.entries()) {
      const text = `jobs:\n${names
        .slice(0, index + 1)
        .map((name) => `  ${name}: ${jobs[name]}\n`)
        .join('')}`
      expect(runAction(workspaceOf({ 'accelerator.yml': text })).outputs['verdict']).toBe(worst)
    }
  })

  it('agrees with the findings of every claim and its mirror', () => {
    const texts = claims.flatMap(({ text, mirror }) => [text, ...(mirror ? [mirror.text] : [])])
    for (const text of texts) {
      const { jobs, findings } = check(text)
      for (const { name, assessment } of jobs) {
        const own = findings.filter(({ job, rule }) => job === name && !/^(manifest|policy)\//.test(rule))
        const count = (severity: string) => own.filter((finding) => finding.severity === severity).length
        const expected =
          count('error') > 0 || count('warning') > 1
            ? ['mismatch']
            : own.length > 0
              ? ['questionable']
              : ['fit', 'undecided']
        expect([text, expected.includes(assessment.verdict), assessment.verdict]).toEqual([
          text,
          true,
          assessment.verdict,
        ])
        expect(assessment.against.map(({ rule }) => rule).sort()).toEqual(own.map(({ rule }) => rule).sort())
        if (assessment.verdict === 'fit') expect([assessment.chosen, 'either']).toContain(assessment.recommended)
        if (assessment.recommended === 'gpu' || assessment.recommended === 'tpu')
          expect([text, assessment.verdict === 'fit' && assessment.chosen !== assessment.recommended]).toEqual([
            text,
            false,
          ])
      }
    }
  })

  it('says of a key that is open nothing that the file declares', () => {
    const { undecided } = assessmentOf(
      calling({
        hardware: '{ accelerator: v5p-1024, provider: gcp }',
        team: '{ cuda: basic, xla: expert, optimization_time: 60d }',
        operations:
          '{ queue_time: 2h, utilization: 70%, input_pipeline: optimized, benchmarked: true, budget: 9000000 USD }',
      }),
    )
    for (const key of [
      'framework',
      'stage',
      'scale',
      'model.architecture',
      'model.architecture_locked',
      'team.xla',
      'team.optimization_time',
      'operations.queue_time',
      'operations.utilization',
      'operations.budget',
      'hardware',
    ])
      expect(undecided).not.toContain(key)
  })
})
