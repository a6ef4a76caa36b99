import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { accelerators } from '../../../../src/core/catalog/accelerators/index.ts'
import { sizeFrom } from '../../../../src/core/catalog/machines/sold-sizes.ts'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import type { Job } from '../../../../src/core/manifest/job-reader.ts'
import { parseManifest } from '../../../../src/core/manifest/parse.ts'
import { checkFile, type FileReview, type JobReview } from '../../../../src/core/review/check.ts'
import { isOfferedBy, parallelismFor, requestFor } from '../../../../src/core/review/hardware-choice.ts'
import { judgeUnless } from '../../../../src/core/review/judge-job.ts'
import { rules } from '../../../../src/core/rules/index.ts'
import { homeOf } from '../../../../src/core/rules/purchase.ts'
import { isMisfit, ruleSet } from '../../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../../src/core/rules/thresholds.ts'
import { parseCases } from '../../../support/fixtures.ts'

const set = ruleSet(rules)
const path = 'fixture/accelerator.yml'
const everything = { jobs: 1000, comparisons: false }
const check = (text: string, search = everything): FileReview => checkFile(path, text, set, defaultThresholds, search)
const graveOf = ({ findings }: FileReview, job?: string) =>
  findings.filter((finding) => finding.severity !== 'notice' && (job === undefined || finding.job === job))

/** Reviews without a search, once per text, because several tests need them. */
const checkedAlone = new Map<string, FileReview>()
function checkAlone(text: string): FileReview {
  const review = checkedAlone.get(text) ?? check(text, { jobs: 0, comparisons: false })
  checkedAlone.set(text, review)
  return review
}

type Mapping = Record<string, unknown>

/** Applies an alternative like a program that knows only YAML: sets the values and writes the job alone to a file. */
function applied(text: string, name: string, { set: assignments }: JobReview['alternatives'][number]): string {
  // A version is a text: 2.10 is not 2.1.
  const file = parse(text.replaceAll(/version: (\d+\.\d+)(?![\w.])/g, 'version: "$1"')) as {
    jobs?: Record<string, Mapping>
  } & Mapping
  const job = file.jobs ? (file.jobs[name] as Mapping) : file
  for (const { path: steps, value } of assignments) {
    const parent = steps.slice(0, -1).reduce<Mapping>((map, step) => map[String(step)] as Mapping, job)
    parent[String(steps.at(-1))] = value
  }
  return JSON.stringify(file.jobs ? { ...file, jobs: { [name]: job } } : file)
}

/** Takes cases evenly from those of a rule, many of which are similar. A search takes 30 ms. */
const spread = (texts: readonly string[], most = 5): string[] =>
  texts.filter(
    (_, index) => Math.floor((index * most) / texts.length) !== Math.floor(((index - 1) * most) / texts.length),
  )

const fixtures = ['rules', 'guidance'].flatMap((folder) => {
  const root = new URL(`../../../fixtures/${folder}/`, import.meta.url)
  return readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yml'))
    .sort()
    .map((file) => {
      const texts = parseCases(readFileSync(new URL(file, root), 'utf8')).map(({ text }) => text)
      return [`${folder}/${file}`, spread(texts)]
    })
}) as [string, string[]][]

const ofAll = <Value>(...lists: readonly (readonly Value[])[]): Value[][] =>
  lists.reduce<Value[][]>((found, list) => found.flatMap((one) => list.map((value) => [...one, value])), [[]])

/** Jobs with many kinds of problems, in common spellings. */
const generated: [string, string[]][] = [
  [
    'code that a TPU does not run',
    ofAll(
      [
        'framework: mxnet',
        'framework: { name: jax, libraries: [cudnn] }',
        'framework: pytorch',
        'framework: [jax, pytorch]',
      ],
      ['model: { custom_kernels: [cuda], precision: bf16 }', 'model: { dynamic_shapes: true }', 'stage: prototype'],
      [
        'hardware: tpu-v5e-8',
        'hardware: { accelerator: tpu-v4-2048, provider: gcp, parallelism: { data: 256, tensor: 4 } }',
        'hardware: { accelerator: v5p, topology: 4x4x8, provider: gcp, interconnect: ici, spot: true }',
        'hardware: { accelerator: tpu-v6e-256, slices: 2 }',
        'hardware: tpu',
        'hardware: { machine: ct5lp-hightpu-4t, nodes: 4 }',
      ],
    ).map((lines) => `${lines.join('\n')}\n`),
  ],
  [
    'a TPU where there are none',
    ofAll(
      ['aws', 'azure', 'on-prem', 'workstation', 'edge', 'dedicated', 'lambda', 'databricks'],
      ['tpu-v5e-64', 'tpu-v4-8', 'tpu-v3-32', 'v2-8'],
    ).map(
      ([provider, accelerator]) => `framework: jax\nhardware: { accelerator: ${accelerator}, provider: ${provider} }\n`,
    ),
  ],
  [
    'needs that a TPU does not serve',
    [
      'multi_cloud',
      'avoid_lock_in',
      'on_prem',
      'edge',
      'own_hardware',
      'interactive_debugging',
      'low_level_control',
    ].map((need) => `framework: jax\nstage: production\nneeds: { ${need}: true }\nhardware: tpu-v5e-16\n`),
  ],
  [
    'more than the memory holds',
    ofAll(
      ['7B', '13B', '70B', '405B'],
      [
        'hardware: a100-80gb',
        'hardware: { accelerator: a100-40gb, count: 1 }',
        'hardware: { accelerator: h100, count: 8, parallelism: data }',
        'hardware: H100:2',
        'hardware: { machine: p4d.24xlarge, parallelism: none }',
        'hardware: { machine: a2-highgpu-1g, nodes: 2, parallelism: fsdp }',
        'hardware: tpu-v5e-4',
        'hardware: { accelerator: v6e, count: 1, provider: gcp }',
        'hardware: { accelerator: l4, count: 8, provider: gcp, parallelism: { data: 8 } }',
        'hardware: { accelerator: mi300x, count: 1 }',
        'hardware: { accelerator: trn1, count: 1, provider: aws }',
        'hardware: { accelerator: rtx-4090, count: 2, provider: workstation }',
      ],
      ['framework: pytorch', 'framework: jax'],
    ).map(
      ([parameters, hardware, framework]) =>
        `task: pretraining\n${framework}\nscale: { parameters: ${parameters}, sequence_length: 2048 }\n` +
        `model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\n${hardware}\n`,
    ),
  ],
  [
    'more than the time allows',
    ofAll(['2d', '30d', '200d'], ['H100:8', '{ accelerator: a100-80gb, count: 64, provider: aws }', 'tpu-v5p-128']).map(
      ([deadline, hardware]) =>
        `task: pretraining\nframework: jax\nscale: { parameters: 7B, tokens: 1T }\n` +
        `model: { architecture: transformer, precision: bf16 }\nhardware: ${hardware}\noperations: { deadline: ${deadline} }\n`,
    ),
  ],
  [
    'formats that the hardware lacks',
    ofAll(
      ['fp64', 'fp16', 'bf16', 'fp8', 'fp4', 'tf32', 'int8'],
      ['V100:8', 'T4:4', 'A100:8', 'tpu-v5e-8', 'trn1', 'gaudi2'],
    ).map(([precision, hardware]) => `framework: jax\nmodel: { precision: ${precision} }\nhardware: ${hardware}\n`),
  ],
  [
    'hardware that contradicts itself',
    [
      '{ accelerator: tpu-v5e-48 }',
      'tpu-v4-24',
      '{ accelerator: v5e, topology: 3x5 }',
      '{ accelerator: tpu-v5e-64, topology: 4x4 }',
      '{ accelerator: tpu-v5e-64, count: 32 }',
      '{ machine: p5.48xlarge, accelerator: a100 }',
      '{ machine: a3-highgpu-8g, count: 12, nodes: 2 }',
      '{ machine: a3-highgpu-8g, provider: aws }',
      '{ accelerator: l4, count: 8, interconnect: nvlink }',
      '{ accelerator: h100, count: 16, parallelism: { data: 3, tensor: 8 } }',
    ].map((hardware) => `framework: jax\nhardware: ${hardware}\n`),
  ],
  [
    'jobs that share their defaults',
    ofAll(
      ['hardware: tpu-v5e-64', 'hardware: { accelerator: tpu-v4-32, provider: gcp, interconnect: ici, spot: true }'],
      [
        'a: { framework: mxnet }',
        'a: { framework: mxnet, hardware: { parallelism: data } }',
        'a: { framework: mxnet, hardware: tpu-v5e-8 }',
      ],
      ['model: { precision: bf16 }', 'model: { custom_kernels: [triton] }'],
    ).map(
      ([hardware, job, model]) =>
        `version: 1\ndefaults:\n  ${hardware}\n  ${model}\njobs:\n  ${job}\n  other: { framework: jax, stage: prototype }\n`,
    ),
  ],
  [
    'jobs with anchors and merges',
    [
      'defaults: { framework: mxnet }\njobs:\n  a: { hardware: &pod { accelerator: v5e, count: 16 } }\n  b: { hardware: *pod }\n',
      'jobs:\n  a: &a { framework: mxnet, hardware: { accelerator: v5e, count: 16, parallelism: data } }\n  b: { <<: *a, stage: production }\n',
    ],
  ],
]

/** Every alternative of every job in these texts, with the original job. */
const all = [...fixtures, ...generated].map(([name, texts]) => ({
  name,
  jobs: texts.flatMap((text) => {
    const review = check(text)
    return review.jobs.map((job) => ({ text, review, job, grave: graveOf(review, job.name) }))
  }),
}))
type Searched = (typeof all)[number]['jobs'][number]

describe.each(all.map(({ name, jobs }) => [name, jobs] as const))('alternatives for %s', (_, jobs) => {
  it('pass when they are checked on their own', () => {
    for (const { text, job } of jobs) {
      for (const alternative of job.alternatives) {
        const again = applied(text, job.name, alternative)
        const left = graveOf(checkAlone(again))
        expect({ text, alternative, left: left.map(({ rule, message }) => [rule, message]) }).toMatchObject({
          left: [],
        })
      }
    }
  })

  it('never need more the usual way than there is', () => {
    const tight = jobs.flatMap(({ job }) =>
      job.alternatives
        .filter(({ memory }) => memory && memory.likelyGiB > memory.capacityGiB)
        .map(({ change }) => change),
    )
    expect(tight).toEqual([])
  })

  it('are at most three, for misfits only, and change what an offer may change only', () => {
    for (const { job, grave } of jobs) {
      expect(job.alternatives.length).toBeLessThanOrEqual(3)
      if (grave.length === 0) expect(job.alternatives).toEqual([])
      const changed = job.alternatives.flatMap(({ set: assignments }) => assignments.map((one) => one.path.join('.')))
      const allowed =
        /^(hardware(\..+)?|model(\.(precision|weights_precision|method|optimizer|activation_checkpointing))?|scale\.(micro_batch_size|gradient_accumulation_steps)|framework(\.(name|version|libraries))?|operations(\.saves_checkpoints)?)$/
      expect(changed.filter((where) => !allowed.test(where))).toEqual([])
      expect(new Set(job.alternatives.map(({ change }) => change)).size).toBe(job.alternatives.length)
    }
  })
})

/** Whether any accelerator of the catalog clears the job, in many counts and layouts. Slow but thorough. */
function canBeCleared({ text, job }: Searched, kind?: string): boolean {
  const { declaration } = parseManifest(readDocument(text), 'fixture').jobs.find(({ name }) => name === job.name) as Job
  const { hardware: declared = {}, model = {} } = declaration
  const passes = (hardware: typeof declared, precision: typeof model.precision): boolean => {
    const changed = { ...declaration, hardware, model: { ...model, ...(precision && { precision }) } }
    return judgeUnless((mismatch) => isMisfit([mismatch]), job.name, changed, set, defaultThresholds) !== undefined
  }
  const { provider, count } = job.facts.hardware
  const precisions =
    model.precision === undefined ? [undefined] : [...new Set([model.precision, 'bf16', 'fp16', 'fp32'] as const)]
  const open = accelerators.filter((each) => each.status === 'available' && each.kind !== 'other')
  return open.some((each) => {
    if (kind !== undefined && each.kind !== kind) return false
    const home = isOfferedBy(each, provider) ? declared.provider : homeOf(each)
    if (provider && home === undefined) return false
    const counts = count === undefined ? [undefined] : [1, count, 64, 512, 4096].map((chips) => sizeFrom(each, chips))
    return [...new Set(counts)].some((chips) =>
      [...new Set([parallelismFor(declared.parallelism, chips), 'fsdp' as const])].some((parallelism) => {
        const hardware = {
          ...requestFor(each, chips),
          ...(home && { provider: home }),
          ...(parallelism && { parallelism }),
        }
        return precisions.some((precision) => passes(hardware, precision))
      }),
    )
  })
}

describe('alternatives', () => {
  const misfits = all.flatMap(({ jobs }) => jobs)
  const judged = misfits.filter(({ grave }) => grave.some(({ rule }) => !rule.startsWith('manifest/')))

  it('come with nearly every error and warning that hardware or layout can clear', () => {
    const counts = new Map<string, { cleared: number; clearable: number }>()
    const missed: string[] = []
    for (const one of judged) {
      // Hardware does not fix a mistake in the file itself.
      if (one.review.findings.some(({ rule, severity }) => rule.startsWith('manifest/') && severity !== 'notice'))
        continue
      const isCleared = one.job.alternatives.length > 0
      if (!isCleared && !canBeCleared(one)) continue
      if (!isCleared) missed.push(one.text)
      for (const { rule } of one.grave) {
        const count = counts.get(rule) ?? { cleared: 0, clearable: 0 }
        counts.set(rule, { cleared: count.cleared + (isCleared ? 1 : 0), clearable: count.clearable + 1 })
      }
    }
    const sum = (key: 'cleared' | 'clearable') => [...counts.values()].reduce((total, count) => total + count[key], 0)
    expect(sum('clearable')).toBeGreaterThan(600)
    expect({ share: sum('cleared') / sum('clearable') > 0.95, missed }).toMatchObject({ share: true })
    for (const area of ['framework/', 'model/', 'platform/', 'hardware/', 'sizing/', 'team/', 'stage/', 'scale/']) {
      const rulesOfArea = [...counts].filter(([rule]) => rule.startsWith(area)).map(([, count]) => count)
      const cleared = rulesOfArea.reduce((total, count) => total + count.cleared, 0)
      const clearable = rulesOfArea.reduce((total, count) => total + count.clearable, 0)
      expect({ area, share: cleared / clearable >= 0.8 }).toEqual({ area, share: true })
    }
  })

  it('hold one of the kind that the documents recommend, where any such passes', () => {
    const advised = judged.filter(({ job }) => {
      const { chosen, recommended } = job.assessment
      return chosen !== recommended && (recommended === 'gpu' || recommended === 'tpu')
    })
    expect(advised.length).toBeGreaterThan(100)
    const missed = advised.filter((one) => {
      const { recommended } = one.job.assessment
      const kinds = one.job.alternatives.map(
        (alternative) => checkAlone(applied(one.text, one.job.name, alternative)).jobs[0]?.facts.hardware.kind,
      )
      return !kinds.includes(recommended as 'gpu' | 'tpu') && canBeCleared(one, recommended)
    })
    expect(missed.map(({ text }) => text)).toEqual([])
  })
})

describe('alternatives in words', () => {
  const changesOf = (text: string): string[] =>
    check(text).jobs.flatMap(({ alternatives }) => alternatives.map(({ change }) => change))
  const large = 'task: pretraining\nscale: { parameters: 7B, sequence_length: 4096 }\n'
  const model = 'model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }\n'

  it('name the nearest first, with what comes of it', () => {
    expect(
      changesOf(
        `${large}${model}framework: pytorch\nhardware: { accelerator: a100-80gb, count: 8, parallelism: data }\n`,
      ),
    ).toMatchSnapshot()
    expect(changesOf('framework: mxnet\nstage: production\nhardware: tpu-v5e-64\n')).toMatchSnapshot()
    expect(changesOf('framework: jax\nhardware: { accelerator: tpu-v5e-64, provider: aws }\n')).toMatchSnapshot()
    expect(changesOf('framework: jax\nmodel: { precision: fp16 }\nhardware: tpu-v5e-64\n')).toMatchSnapshot()
    expect(
      changesOf(`${large}${model}framework: jax\nhardware: { machine: a2-highgpu-1g, nodes: 2, parallelism: fsdp }\n`),
    ).toMatchSnapshot()
  })

  it('are fewer accelerators where there is too little to do, and no slower ones that are as idle', () => {
    const served = (provider: string) =>
      `task: inference\nframework: pytorch\nstage: production\nscale: { parameters: 110M, users: 200, sequence_length: 256 }\nmodel: { architecture: transformer, precision: fp16 }\nhardware: { accelerator: H100, count: 8, provider: ${provider} }\n`
    expect(changesOf(served('aws'))).toEqual(['1 accelerator instead of 8'])
    // This provider sells no fewer of them, and eight A100 would be just as idle.
    expect(changesOf(served('azure'))).toEqual([])
  })

  it('are none where idleness was measured: on fewer it would be another', () => {
    const starved = 'operations: { utilization: 8% }\nhardware: { accelerator: a100-80gb, count: 32 }\n'
    expect(changesOf(`framework: pytorch\nstage: production\n${starved}`)).toEqual([])
  })

  it('set one key where the job has a mapping of its own, else the whole section', () => {
    const setsOf = (hardware: string) =>
      check(`${large}${model}framework: pytorch\nhardware: ${hardware}\n`).jobs.flatMap(({ alternatives }) =>
        alternatives.map((one) => one.set),
      )
    const sharded = [{ path: ['hardware', 'parallelism'], value: 'fsdp' }]
    expect(setsOf('{ accelerator: a100-80gb, count: 8, parallelism: data }')).toContainEqual(sharded)
    expect(setsOf('{ accelerator: a100-80gb, count: 1 }')).toContainEqual([{ path: ['hardware', 'count'], value: 2 }])
    expect(setsOf('A100-80GB:1')).toContainEqual([
      { path: ['hardware'], value: { accelerator: 'a100-80gb', count: 2 } },
    ])
    const [{ alternatives } = { alternatives: [] }] = check(
      'defaults: { hardware: { accelerator: v5e, count: 64, interconnect: ici, provider: gcp } }\njobs: { a: { framework: mxnet } }\n',
    ).jobs
    expect(alternatives[0]?.set).toEqual([
      {
        path: ['hardware'],
        value: { accelerator: expect.any(String), count: expect.any(Number), provider: 'gcp', interconnect: [] },
      },
    ])
  })

  it('say on what condition a budget holds', () => {
    const [change] = changesOf(
      `task: pretraining\nframework: pytorch\nscale: { parameters: 7B, tokens: 2T }\nmodel: { architecture: transformer, precision: bf16 }\n` +
        'hardware: { accelerator: a100-80gb, count: 64 }\noperations: { budget: 200000 USD, price_per_chip_hour: 2 USD }\n',
    )
    expect(change).toContain('if a chip-hour also costs 2 USD there')
  })

  it('cost no more than the budget in the usual case', () => {
    const [job] = check(
      'framework: pytorch\nstage: production\ntask: fine-tuning\n' +
        'model: { name: meta-llama/Llama-2-7b-hf, method: full, optimizer: adamw, precision: bf16 }\n' +
        'scale: { sequence_length: 2048, tokens: 2B }\n' +
        'hardware: { accelerator: a100-80gb, count: 8, parallelism: fsdp }\noperations: { budget: 300 USD }\n',
    ).jobs
    const costs = (job?.alternatives ?? []).map(({ cost }) => cost?.likely ?? Number.NaN)
    expect(costs.length).toBeGreaterThan(0)
    expect(Math.max(...costs)).toBeLessThanOrEqual(300)
  })
})

describe('the search for alternatives', () => {
  const misfit = (name: string) => `  ${name}: { framework: mxnet, hardware: tpu-v4-8 }\n`
  const jobs = `jobs:\n${Array.from({ length: 5 }, (_, index) => misfit(`j${index}`)).join('')}`

  it('is made for as many jobs as asked, and says for which it was not', () => {
    const searched = (search: Parameters<typeof check>[1]) => check(jobs, search).jobs.map((job) => job.searched)
    expect(searched({ jobs: 2, comparisons: false })).toEqual([true, true, false, false, false])
    expect(searched({ ...everything, job: 'j3' } as typeof everything)).toEqual([false, false, false, true, false])
    expect(check(jobs, { jobs: 0, comparisons: false }).jobs.flatMap(({ alternatives }) => alternatives)).toEqual([])
    expect(check(jobs).searches).toBe(5)
  })

  it('finds nothing where the file has mistakes that would fail it anyway', () => {
    for (const text of [
      'framework: mxnet\nstagee: production\nhardware: tpu-v4-8\n',
      'framework: mxnet\nframework: mxnet\nhardware: tpu-v4-8\n',
    ])
      expect(check(text).jobs.map(({ alternatives }) => alternatives)).toEqual([[]])
  })

  it('is done for many jobs here', () => {
    const reviews = new Set(all.flatMap(({ jobs }) => jobs.map(({ review }) => review)))
    const searches = [...reviews].reduce((total, review) => total + review.searches, 0)
    expect(searches).toBeGreaterThan(500)
  })
})
