import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse, stringify } from 'yaml'
import { check, compare } from '../../../../src/core/index.ts'
import type { ReportJob } from '../../../../src/core/report/report.ts'
import { passingManifest as sound } from '../../../support/fleet-reports.ts'
import { jsonReportSchema } from '../../../support/json-report-schema.ts'

const served = `task: inference
framework: vllm
stage: production
model: { name: meta-llama/Llama-3.1-8B, precision: bf16 }
hardware: { accelerator: h100-80gb, count: 2, provider: gcp }
`
const path = 'train/accelerator.yml'
const policyPath = '.github/accelerator-policy.yml'

function jobOf(text: string, policy?: string, options: Parameters<typeof check>[1] = { savings: true }): ReportJob {
  const report = check([{ path, text }, ...(policy === undefined ? [] : [{ path: policyPath, text: policy }])], options)
  return report.files[0]?.jobs[0] as ReportJob
}

/** The manifest with what an offer sets. */
function changed(text: string, { set }: NonNullable<ReportJob['cheaper']>): string {
  const job = parse(text)
  for (const { path, value } of set) {
    expect(path).toEqual(['hardware'])
    job.hardware = value
  }
  return stringify(job)
}

const likely = ({ sizing }: ReportJob): number => sizing.cost?.likely as number

describe('cheaper hardware for a job that passes', () => {
  const job = jobOf(sound)
  const { cheaper } = job

  it('is the cheapest row of the comparison that passes at its provider in no more time', () => {
    expect(job.assessment.verdict).toBe('fit')
    const { rows } = compare({ path, text: sound })
    const may = rows.filter(
      ({ chosen, elsewhere, verdict, likelyHours = Number.POSITIVE_INFINITY }) =>
        !chosen && !elsewhere && verdict === 'fit' && likelyHours <= 1.01 * (job.sizing.likelyHours ?? 0),
    )
    const [least] = may.flatMap(({ cost }) => cost?.likely ?? []).sort((a, b) => a - b)
    expect(cheaper?.cost?.likely).toBe(least)
    expect(cheaper?.cost?.likely).toBeLessThan(0.95 * likely(job))
  })

  it('is proven: with what it sets, the job passes for that cost where it is, and nothing is cheaper', () => {
    const after = jobOf(changed(sound, cheaper as NonNullable<typeof cheaper>))
    expect(cheaper?.set[0]?.value).toMatchObject({ provider: 'gcp', region: 'us-central1' })
    expect([after.assessment.verdict, likely(after), after.alternatives]).toEqual(['fit', cheaper?.cost?.likely, []])
    expect(after.sizing.likelyHours).toBeLessThanOrEqual(1.01 * (job.sizing.likelyHours ?? 0))
    expect(after.cheaper).toBeNull()
  })

  it('is in the report only where it is asked for, by its schema, and changes nothing else there', () => {
    const { cheaper: _, ...rest } = job
    expect(jobOf(sound, undefined, {})).toStrictEqual(rest)
    const valid = new Ajv({ allowUnionTypes: true }).compile(jsonReportSchema)
    for (const text of [sound, changed(sound, cheaper as NonNullable<typeof cheaper>)])
      expect([valid(check([{ path, text }], { savings: true })), valid.errors]).toEqual([true, null])
  })

  it.each([
    ['of unknown cost', sound.replace(', tokens: 200B', '')],
    ['with an error of its own', sound.replace('parallelism: fsdp', 'parallelism: data')],
    ['that is not understood', sound.replace('stage: production', 'stage: producing')],
    ['whose hardware is not', sound.replace('a100-80gb', 'warp9000')],
  ])('is not searched for a job %s', (_, text) => {
    expect(jobOf(text)).not.toHaveProperty('cheaper')
  })

  it.each([
    ['none that the policy denies', 'hardware: { deny: [a100-40gb] }\n', '32× H200 instead'],
    ['not looked for where it denies what the job has', 'hardware: { deny: [nvidia] }\n', undefined],
    [
      'as it is, where the policy allows it',
      'hardware: { allow: [a100-80gb, a100-40gb] }\n',
      '64× A100 SXM 40 GB instead',
    ],
  ])('is %s', (_, policy, change) => {
    const found = jobOf(sound, policy).cheaper?.change
    expect(change === undefined ? found : found?.slice(0, change.length)).toBe(change)
  })

  it('saves a twentieth at least, at the prices of the policy', () => {
    const at = (other: number) => `hardware: { allow: [a100-80gb, a100-40gb] }
prices:
  - { accelerator: a100-80gb, price: 2.00 USD, read: 2026-11-01 }
  - { accelerator: a100-40gb, price: ${other} USD, read: 2026-11-01 }
`
    expect(jobOf(sound, at(1.95)).cheaper).toBeNull()
    expect(jobOf(sound, at(1.85)).cheaper?.cost?.likely).toBeCloseTo(0.925 * likely(jobOf(sound, at(1.85))), -3)
  })

  it('is nowhere else than where the job is, whatever the price', () => {
    const cheap = 'prices:\n  - { accelerator: tpu-v5e, price: 0.01 USD, read: 2026-11-01 }\n'
    const jax = sound.replace('pytorch', 'jax').replace(', region: us-central1', '')
    expect(jobOf(jax, cheap).cheaper?.change).toMatch(/^TPU v5e/)
    expect(jobOf(jax.replace('gcp', 'lambda'), cheap).cheaper?.change).toMatch(/^32× GH200/)
  })

  it('is for a service as fast as what it has, by the month, and within the ceilings of the policy', () => {
    const { cheaper: four } = jobOf(served)
    expect([four?.change, four?.cost?.per]).toEqual([
      expect.stringMatching(/^4× A100 SXM 80 GB instead of 2×/),
      'month',
    ])
    expect(jobOf(served, 'limits:\n  - { count: 2 }\n').cheaper).toBeNull()
    // An H200 is as fast as two of these, and has less memory for what the users have asked.
    const two = jobOf(served.replace('h100-80gb', 'a100-80gb').replace('gcp', 'modal'))
    expect(two.cheaper).toBeNull()
  })
})

const examples = new URL('../../../../examples/published/', import.meta.url)

it('takes no more than twice as many, since nothing tells how well they scale', () => {
  const text = readFileSync(new URL('mlperf-v3.1-gpt3-eos-dfw-n1344-ngc23-09-nemo/accelerator.yml', examples), 'utf8')
  expect(jobOf(text).cheaper).toBeNull()
})

it.each(['dbrx', 'esm2-15b', 'glam-1.2t', 'gpt3-175b', 'nanogpt-124m', 'opt-175b', 'palm-540b', 'pythia-12b'])(
  'of the published job %s passes with what it sets, takes no longer and costs a twentieth less at least',
  (name) => {
    const text = readFileSync(new URL(`${name}/accelerator.yml`, examples), 'utf8')
    const job = jobOf(text)
    const after = jobOf(changed(text, job.cheaper as NonNullable<typeof job.cheaper>))
    const verdicts = ['fit', 'undecided', 'questionable', 'mismatch']
    expect(verdicts.indexOf(after.assessment.verdict)).toBeLessThanOrEqual(verdicts.indexOf(job.assessment.verdict))
    expect(after.sizing.likelyHours).toBeLessThanOrEqual(1.01 * (job.sizing.likelyHours ?? 0))
    expect(likely(after)).toBeLessThanOrEqual(0.95 * likely(job))
    expect(after.declared.provider).toBe(job.declared.provider)
    expect(after.declared.count).toBeLessThanOrEqual(2 * (job.declared.count ?? 0))
  },
)
