import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'
import type { ReportFile, ReportJob } from '../../../src/core/report/report.ts'
import { manifestOf } from '../../support/spelled.ts'

const path = 'train/accelerator.yml'
const fileOf = (text: string): ReportFile => check([{ path, text }]).files[0] as ReportFile
const jobIn = (text: string): ReportJob => fileOf(text).jobs[0] as ReportJob

const sound =
  'framework: pytorch\nstage: production\nscale: { size: large }\nhardware: { accelerator: H100, count: 8 }\n'
/** The valid manifest with one more line, or with some lines replaced. */
const changed = (line: string, without = /^$/): string =>
  `${sound
    .split('\n')
    .filter((each) => each !== '' && !without.test(each))
    .join('\n')}\n${line}\n`

describe('a job that was not understood in full', () => {
  it('is none that is fit, as it would be otherwise', () => {
    expect(jobIn(sound)).toMatchObject({ errors: 0, notKnown: [], assessment: { verdict: 'fit' } })
  })

  it.each([
    ['a provider', 'cloud: shed 4', /^$/, 'shed 4'],
    ['a provider of its own key', 'provider: shed 4', /^$/, 'shed 4'],
    ['a provider beside the name', 'hardware: { accelerator: H100, count: 8, csp: shed 4 }', /^hardware/, 'shed 4'],
    ['an accelerator', 'gpu_type: Frobnicator 9', /^hardware/, 'Frobnicator 9'],
    ['an accelerator of many', 'accelerators: Frobnicator 9', /^hardware/, 'Frobnicator 9'],
    [
      'an accelerator in a section',
      'resources: { gpu_type: Frobnicator 9, num_gpus: 8 }',
      /^hardware/,
      'Frobnicator 9',
    ],
    ['an accelerator in a word', 'hardware: Frobnicator 9', /^hardware/, 'Frobnicator 9'],
    [
      'an accelerator with its kind',
      'hardware: { accelerator: Frobnicator 9, kind: gpu }',
      /^hardware/,
      'Frobnicator 9',
    ],
    ['a machine type', 'instance_type: frob.9xlarge', /^$/, 'frob.9xlarge'],
    ['a machine type of a section', 'resources: { instance_type: frob.9xlarge }', /^$/, 'frob.9xlarge'],
    ['a framework', 'framework: [pytorch, frobnet]', /^framework/, 'frobnet'],
    ['a framework of another key', 'ml_framework: [frobnet, pytorch]', /^framework/, 'frobnet'],
    ['a library', 'libs: [frobnet]', /^$/, 'frobnet'],
    ['a library of another key', 'packages: frobnet', /^$/, 'frobnet'],
    ['a link', 'fabric: frobband', /^$/, 'frobband'],
  ])('by %s that nobody knows', (_, line, without, word) => {
    const job = jobIn(changed(line, without))
    expect(job.notKnown.map((each) => each.word)).toEqual([word])
    expect(job.assessment.verdict).not.toBe('fit')
  })

  it.each([
    ['a value', 'model: { precision: bf99q }', /^$/],
    ['a value that is near', 'stage: productoin', /^stage/],
    ['a section', 'scale: { parameters: many }', /^scale/],
    ['a value of another name', 'dtype: frob16', /^$/],
    ['an optimizer', 'optim: frobnisgd', /^$/],
    ['a number', 'seq_len: several', /^$/],
    ['a switch', 'preemptible: perhaps', /^$/],
    ['a slip', 'hardwrae: { accelerator: H100 }', /^hardware/],
    ['two spellings that disagree', 'seq_len: 4096\ncontext_length: 8192', /^$/],
    ['a key without a value', 'task:', /^$/],
  ])('by a mistake: %s', (_, line, without) => {
    const job = jobIn(changed(line, without))
    expect(job.errors).toBeGreaterThan(0)
    expect(job.assessment.verdict).not.toBe('fit')
  })

  it('leaves the other jobs of the file alone', () => {
    const text = `defaults: { framework: pytorch, stage: production, scale: large }
jobs:
  a: { hardware: { accelerator: H100, count: 8 }, cloud: shed 4 }
  b: { hardware: { accelerator: H100, count: 8 } }
  c: { hardware: { accelerator: H100, count: 8 }, model: { precision: bf99q } }
`
    expect(
      fileOf(text).jobs.map(({ name, errors, notKnown, assessment: { verdict } }) => [
        name,
        errors,
        notKnown.length,
        verdict,
      ]),
    ).toEqual([
      ['a', 0, 1, 'undecided'],
      ['b', 0, 0, 'fit'],
      ['c', 1, 0, 'undecided'],
    ])
  })
})

describe('all mistakes of a file', () => {
  const text = `stage: productoin
evidnce: [train.py]
model: { precision: bf99q, optimizer: adamww }
seq_len: 4096
context_length: 8192
hardware: { accelerator: H100, conut: 8, spot: perhaps }
scale: { tokens: many }
`

  it('are told in one run, and each marks what is wrong', () => {
    const lines = text.split('\n')
    const marked = manifestOf(text)
      .findings.filter(({ severity }) => severity === 'error')
      .map(({ rule, span }) => [rule, lines[span.line - 1]?.slice(span.column - 1, span.endColumn - 1)])
    expect(marked).toEqual([
      ['manifest/invalid-value', 'productoin'],
      ['manifest/unknown-key', 'evidnce'],
      ['manifest/invalid-value', 'bf99q'],
      ['manifest/invalid-value', 'adamww'],
      ['manifest/spellings-disagree', 'seq_len'],
      ['manifest/unknown-key', 'conut'],
      ['manifest/invalid-value', 'perhaps'],
      ['manifest/invalid-value', 'many'],
    ])
    expect(jobIn(text).errors).toBe(8)
  })
})

describe('what the report says of a job', () => {
  it('is in the ids of the catalogue, however it is written', () => {
    const job = jobIn(`framework: PyTorch 2.4
stage: prod
task_type: SFT
gpu: NVIDIA A100-SXM4-80GB
num_gpus: 8
cloud: Amazon Web Services
model: { name: meta-llama/Llama-3.1-8B }
labels: { team: vision }
group: run 7
`)
    expect(job.declared).toEqual({
      framework: ['pytorch'],
      stage: 'production',
      task: 'fine-tuning',
      accelerator: 'nvidia-a100-80gb-sxm',
      kind: 'gpu',
      vendor: 'nvidia',
      count: 8,
      provider: 'aws',
      model: 'meta-llama/Llama-3.1-8B',
      labels: { team: 'vision' },
      group: 'run 7',
    })
    expect(job).toMatchObject({ errors: 0, notKnown: [] })
  })

  it('holds the words that nobody knows, with the keys of the reference that they stand at', () => {
    const job = jobIn('framework: frobnet\ncloud: shed 4\ngpu_type: Frobnicator 9\nlibs: [frobnalib]\n')
    expect(job.notKnown).toEqual([
      { path: ['framework', 'name'], word: 'frobnet' },
      { path: ['framework', 'libraries', 0], word: 'frobnalib' },
      { path: ['hardware', 'accelerator'], word: 'Frobnicator 9' },
      { path: ['hardware', 'provider'], word: 'shed 4' },
    ])
    expect(job.errors).toBe(0)
  })
})

describe('the recommendation', () => {
  it('of a small and of a large slice is the same where nothing else is said', () => {
    const [small, large] = ['tpu-v5e-8', 'tpu-v5e-64'].map(
      (slice) => jobIn(`framework: jax\nhardware: ${slice}\n`).assessment,
    )
    expect(small?.recommended).toBeDefined()
    expect(large?.recommended).toBe(small?.recommended)
  })
})

describe('a part that the catalogue does not know', () => {
  const job = (hardware: string) =>
    jobIn(`framework: pytorch
task: pretraining
scale: { parameters: 7B, tokens: 100B, sequence_length: 4096, global_batch_size: 512 }
model: { architecture: transformer, method: full, precision: bf16, optimizer: adamw }
hardware: ${hardware}
`)

  it('is sized by its kind, its memory and its peak', () => {
    const { sizing, notKnown } = job(
      '{ accelerator: Frobnicator 9, kind: gpu, memory: 192GB, peak: { bf16: 1000TFLOPS }, count: 64, parallelism: fsdp }',
    )
    expect(sizing.memory).toBeDefined()
    expect(sizing.chipHours).toBeDefined()
    expect(notKnown.map(({ word }) => word)).toEqual(['Frobnicator 9'])
  })

  it('is sized in other words as well', () => {
    const written = job(
      '{ gpu_type: Frobnicator 9, device_type: gpu, vram: 192, peak: { bf16: 1000TFLOPS }, num_gpus: 64, strategy: FULL_SHARD }',
    )
    const reference = job(
      '{ accelerator: Frobnicator 9, kind: gpu, memory: 192GB, peak: { bf16: 1000TFLOPS }, count: 64, parallelism: fsdp }',
    )
    expect(written.sizing).toEqual(reference.sizing)
    expect(reference.sizing.memory).toBeDefined()
  })
})
