import { describe, expect, it } from '@jest/globals'
import { review } from '../../../src/core/index.ts'

const reportOf = (text: string, job?: string) =>
  review([{ path: 'accelerator.yml', text }], { alternatives: false, ...(job !== undefined && { job }) }).report
const jobOf = (text: string) => reportOf(text).files[0]?.jobs[0]
const rulesOf = (text: string) => reportOf(text).files[0]?.findings.map(({ rule, severity }) => `${severity} ${rule}`)
const tuned = 'framework: pytorch\nmodel: mistral-7b\nmethod: qlora\n'

describe('the chip of a laptop has the name of a desktop card and less memory', () => {
  it.each([
    'NVIDIA GeForce RTX 4090 Laptop GPU',
    'RTX 4070 laptop',
    '1x RTX4070 (laptop)',
    '{ accelerator: RTX 3080 notebook, count: 1 }',
  ])('%s', (hardware) => {
    const job = jobOf(`${tuned}hardware: ${hardware}\n`)
    expect(job?.assessment.verdict).toBe('undecided')
    expect(job?.sizing?.memory).toBeUndefined()
    expect(job?.assessment.judged?.memory).toBe(false)
  })

  it('but a Mac is what it is', () => {
    expect(rulesOf(`${tuned}hardware: MacBook laptop with M2 Max\n`)).not.toContain(
      'warning manifest/unknown-accelerator',
    )
  })
})

describe('a name of several accelerators', () => {
  const yi = (hardware: string) => `task: inference
framework: pytorch
scale: { parameters: 34B, sequence_length: 4096, global_batch_size: 1 }
model: { architecture: transformer, precision: bf16 }
hardware: ${hardware}
`

  it('is not said to fit where only some of them do', () => {
    const job = jobOf(yi('1x A100'))
    expect(job?.sizing?.memory).toMatchObject({ verdict: 'unknown', needs: ['hardware.accelerator'] })
    expect(job?.sizing?.memory).not.toHaveProperty('likely')
    expect(job?.assessment.judged?.memory).toBe(false)
    const { text } = review([{ path: 'accelerator.yml', text: yi('1x A100') }])
    expect(text()).toContain('fits only some that the name may mean')
    expect(text()).not.toContain('likely fits')
  })

  it('is where all do', () => {
    expect(jobOf(yi('2x A100'))?.assessment.judged?.memory).toBe(true)
  })
})

describe('a served model', () => {
  const served = (model: string, hardware: string) => `task: inference
framework: pytorch
stage: production
model: ${model}
scale: { sequence_length: 4096, global_batch_size: 8 }
hardware: ${hardware}
`

  it.each([
    ['deepseek-ai/DeepSeek-R1', '8x H200', 'fp8'],
    ['openai/gpt-oss-120b', '1x H100', 'fp4'],
  ])('%s has the weights that are published, unless it declares others', (name, hardware, format) => {
    const { sizing, assessment } = jobOf(served(name, hardware)) ?? {}
    expect([sizing?.memory?.verdict, assessment?.verdict]).toEqual(['fits', 'fit'])
    expect(sizing?.assumptions).toContain(`model.weights_precision not declared: ${format}, as the model is published`)
    expect(rulesOf(served(`{ name: ${name}, precision: bf16 }`, hardware))?.join()).toMatch(
      /sizing\/(?:unlikely|does-not)/,
    )
  })

  it('does not fit where its size was never published', () => {
    expect(rulesOf(served('openai/gpt-4', '8x H100'))).toContain('notice manifest/unknown-model')
    expect(jobOf(served('openai/gpt-4', '8x H100'))?.assessment.verdict).toBe('undecided')
  })

  it('has the keys and values of its own heads', () => {
    const { sizing } = jobOf(served('01-ai/Yi-34B', '2x A100-80GB').replace('4096', '32768')) ?? {}
    expect(sizing?.memory?.likely).toBe('fits')
  })
})

it('a speech model reads half a minute of sound and writes at most its context', () => {
  const { sizing } =
    jobOf('framework: pytorch\ntask: fine-tuning\nmodel: openai/whisper-large-v3\nhardware: 1x L40S\n') ?? {}
  expect(sizing?.assumptions).toContain('scale.sequence_length not declared: 974 tokens')
})

it('the context of a model is that of its name, not of another of its size', () => {
  const assumed = (model: string) =>
    jobOf(`framework: jax\nstage: production\ntask: pretraining\n${model}hardware: 128x H100\n`)?.sizing?.assumptions
  const unnamed = 'scale: { parameters: 6.74B }\nmodel: { architecture: transformer, precision: bf16 }\n'
  expect(assumed(unnamed)).toContain('scale.sequence_length not declared: 4096 tokens')
  expect(assumed('model: huggyllama/llama-7b\n')).toContain('scale.sequence_length not declared: 2048 tokens')
})

it.each(['hardwear: 8x H100', 'hadwrare: H100:8', 'framewrok: pytorch'])(
  'a section that is misspelled is an error where its value confirms it: %s',
  (line) => {
    expect(rulesOf(`stage: production\nmodel: mistral-7b\n${line}\n`)).toContain('error manifest/unknown-key')
  },
)

describe('a comma in a mapping ends a value', () => {
  const findingsOf = (scale: string) =>
    reportOf(`framework: pytorch\nstage: production\nscale: ${scale}\nhardware: 8x H100\n`).files[0]?.findings.map(
      ({ rule, remedy, column, endColumn }) => [rule, remedy, column, endColumn],
    )

  it('unless it is that of a fraction', () => {
    expect(findingsOf('{ parameters: 1,3B, tokens: 2B }')).toEqual([['manifest/invalid-value', 'Write 1.3B.', 22, 26]])
    expect(findingsOf('{ parameters: 1.3B, tokens: 2,5B }')?.[0]?.slice(0, 2)).toEqual([
      'manifest/invalid-value',
      'Write 2.5B.',
    ])
  })

  it('and what follows it is not passed over', () => {
    expect(findingsOf('{ parameters: 2B, 3B, tokens: 2B }')?.[0]?.[0]).toBe('manifest/not-read')
  })
})

describe('several jobs', () => {
  const jobs = `version: 1
jobs:
  serve: { framework: pytorch, stage: production, task: inference, model: mistral-7b, hardware: 1x A100-80GB }
  vit: { framework: pytorch, stage: production, model: vit-large, batch_size: 1024, hardware: 8x A100-80GB }
`

  it('are reported alone where one is asked for, without what was not read of another', () => {
    expect(rulesOf(jobs)).toContain('notice manifest/not-read')
    expect(reportOf(jobs, 'serve').files[0]?.findings).toEqual([])
    expect(reportOf(jobs, 'vit').files[0]?.findings.map(({ job }) => job)).toEqual(['vit'])
  })

  it('do not fit where the file around them has an error', () => {
    const verdicts = (text: string) => reportOf(text).files[0]?.jobs.map(({ assessment }) => assessment.verdict)
    expect(verdicts(jobs)).toEqual(['fit', 'fit'])
    expect(verdicts(`${jobs}bse: 1\n`)).toEqual(['undecided', 'undecided'])
    expect(verdicts(jobs.replace('version: 1', 'version: 2'))).toEqual(['undecided', 'undecided'])
  })
})

describe('what a repository shows', () => {
  const manifest = `framework: pytorch
stage: production
model: { name: mistral-7b, precision: bf16 }
scale: { tokens: 5B, sequence_length: 8192, global_batch_size: 128 }
hardware: { accelerator: h100, count: 8 }
`
  const around = (text: string, ...others: readonly { path: string; text: string }[]) =>
    review([{ path: 'job/accelerator.yml', text }, ...others], { alternatives: false })

  it.each([
    ['torch==2.12.0', 'warning', 'PyTorch 2.12.0 do not support V100'],
    ['torch', 'notice', 'the manifest pins no PyTorch release'],
    ['torch==2.9.1', undefined, undefined],
  ])('is the release that is installed: %s', (requirement, severity, words) => {
    const old = manifest.replace('h100', 'v100').replace('bf16', 'fp16')
    const { findings = [] } =
      around(old, { path: 'job/requirements.txt', text: `${requirement}\n` }).report.files[0] ?? {}
    const found = findings.find(({ rule }) => rule === 'hardware/end-of-life')
    expect(found?.severity).toBe(severity)
    expect(found?.message ?? '').toContain(words ?? '')
  })

  it('is not what another configuration needs', () => {
    const tpu = manifest.replace('pytorch', 'jax').replace('h100, count: 8', 'tpu-v3-32, provider: gcp')
    const other = 'base_model: meta-llama/Llama-2-13b-hf\nmicro_batch_size: 1\nload_in_4bit: true\nadapter: qlora\n'
    const rulesWith = (path: string) =>
      around(tpu, { path, text: other }).report.files[0]?.findings.map(({ rule }) => rule)
    expect(rulesWith('job/train.yml')).toContain('evidence/dependencies-for-other-hardware')
    expect(rulesWith('gpu/train.yml')).not.toContain('evidence/dependencies-for-other-hardware')
  })

  it('changes no verdict where it cannot be read', () => {
    const { report } = around(`${manifest}evidence: [serve.sh]\n`, {
      path: 'job/serve.sh',
      text: 'my-server --model meta-llama/Llama-3.1-70B-Instruct --parallel 2\n',
    })
    expect(report.files[0]?.findings.map(({ rule }) => rule)).toEqual(['evidence/matches-nothing'])
    expect(report.files[0]?.jobs[0]?.assessment.verdict).toBe('fit')
  })

  it('is not said to launch the declared accelerators where it asks for others', () => {
    const pod = (resource: string) =>
      `apiVersion: v1\nkind: Pod\nmetadata: { name: job }\nspec:\n  containers:\n    - name: train\n      image: train\n      command: [torchrun, --nproc_per_node=8, train.py]\n      resources: { limits: { ${resource} } }\n`
    const textOf = (resource: string) =>
      around(`${manifest}evidence: [pod.yaml]\n`, { path: 'job/pod.yaml', text: pod(resource) }).text()
    expect(textOf('amd.com/gpu: 8')).toContain('AMD accelerators')
    expect(textOf('amd.com/gpu: 8')).not.toContain('launched:')
    expect(textOf('nvidia.com/gpu: 4')).toContain('launched: 4× H100')
  })
})

it('an offer names the launch file that must change with the manifest', () => {
  const text = `framework: pytorch
stage: production
task: fine-tuning
model: { name: meta-llama/Llama-3.1-8B, method: full, precision: bf16 }
scale: { tokens: 10M, global_batch_size: 64, sequence_length: 2048 }
hardware: { accelerator: a100-80gb, count: 1 }
evidence: [train.sh]
`
  const offers = (processes: number) =>
    review([
      { path: 'accelerator.yml', text },
      { path: 'train.sh', text: `torchrun --nproc_per_node=${processes} train.py\n` },
    ]).report.files[0]?.jobs[0]?.alternatives.map(({ change }) => change)
  expect(offers(1)).toContainEqual(
    expect.stringMatching(/^2 accelerators instead of 1; .*, with train\.sh changed alike$/),
  )
  expect(offers(1)?.[0]).not.toContain('changed alike')
  expect(
    offers(2)
      ?.filter((change) => change.startsWith('2 accelerators'))
      .join(),
  ).not.toContain('changed alike')
})
