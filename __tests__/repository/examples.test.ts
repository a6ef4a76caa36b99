import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { reviewFolder } from '../../src/edge/run/review-folder.ts'
import { findManifests } from '../../src/edge/run/workspace.ts'
import { withoutPolicy } from '../support/policies.ts'

const root = new URL('../../examples/', import.meta.url).pathname
const outcomeOf = (folder: string) => reviewFolder(root, findManifests(root, `${root}${folder}`, []), withoutPolicy)

/** Published runs with a warning, and why it is right although the run succeeded. */
const defensible: Readonly<Record<string, string>> = {
  'ptxla-hf-roberta-v3-8': 'PyTorch on a TPU: half as fast as the Flax run of the same team on the same slice',
  'ptxla-llama2-13b-v4-64':
    'PyTorch on a TPU is a path that the documents call limited; a vendor benchmark shows it can be walked',
  'ptxla-llama2-70b-v4-256':
    'PyTorch on a TPU is a path that the documents call limited; a vendor benchmark shows it can be walked',
  'ptxla-llama2-7b-v4-32':
    'PyTorch on a TPU is a path that the documents call limited; a vendor benchmark shows it can be walked',
  'levanter-v3-256-65b':
    'the sequences are not declared: 65B at the usual 4,096 tokens does not fit in 16 GiB a core pair',
  'maxtext-128b-v5e-256': 'the sequences are not declared: 128B at the usual 4,096 tokens does not fit in 16 GiB',
  'torchtune-llama3.1-8b-full-4090':
    'ran with gradients freed in the backward pass and a paged optimizer, which the manifest cannot say',
}

const published = await outcomeOf('published')

describe('published runs', () => {
  const outcome = published
  const warned = outcome.files.filter(({ findings }) => findings.some(({ severity }) => severity === 'warning'))

  it('are more than sixty, over every kind of hardware', () => {
    expect(outcome.files.length).toBeGreaterThan(60)
    expect(new Set(outcome.files.flatMap(({ jobs }) => jobs.map(({ facts }) => facts.hardware.kind)))).toEqual(
      new Set(['gpu', 'tpu', 'other']),
    )
  })

  it('draw no error: they really ran', () => {
    const errors = outcome.files.flatMap(({ path, findings }) =>
      findings.filter(({ severity }) => severity === 'error').map(({ message }) => [path, message]),
    )
    expect(errors).toEqual([])
  })

  it('draw a warning in one of twenty at most, each defensible', () => {
    expect(warned.map(({ path }) => path.split('/')[1]).sort()).toEqual(Object.keys(defensible).sort())
    expect(warned.length * 20).toBeLessThanOrEqual(outcome.files.length)
  })

  it('are told that they fit, or likely fit, where their hardware and count are declared', () => {
    const sized = outcome.files
      .flatMap(({ jobs }) => jobs)
      .filter(({ facts }) => facts.sizing.memory && facts.hardware.count !== undefined)
    const memories = sized.map(({ facts }) => facts.sizing.memory)
    expect(memories.map((memory) => memory?.verdict)).not.toContain('does-not-fit')
    // For images without a batch size, it is unknown.
    const known = memories.filter((memory) => memory?.verdict === 'fits' || memory?.usual?.fits !== undefined)
    const likely = known.filter((memory) => memory?.verdict === 'fits' || memory?.usual?.fits)
    expect(likely.length).toBeGreaterThan(0.9 * known.length)
    expect(known.length).toBeGreaterThan(0.85 * sized.length)
  })
})

describe('the examples for newcomers', () => {
  it.each([
    ['tour/first-job', 'fit', 0, 0],
    ['tour/adapters-on-one-card', 'fit', 0, 0],
    ['one-team-many-jobs', 'fit', 0, 0],
    ['tour/prototype-on-a-pod', 'questionable', 0, 1],
    ['tour/gpu-code-on-a-tpu', 'mismatch', 1, 0],
    ['tour/too-large-for-one-card', 'mismatch', 1, 0],
  ] as const)('%s comes out as its page says', async (folder, verdict, errors, warnings) => {
    const outcome = await outcomeOf(folder)
    expect(outcome).toMatchObject({ verdict, counts: { error: errors, warning: warnings } })
  })
})

describe('the JSON Schema', () => {
  const schema = JSON.parse(readFileSync(new URL('../../schema/accelerator.schema.json', import.meta.url), 'utf8'))
  const validate = new Ajv({ strict: false }).compile(schema)
  const manifests = readdirSync(root, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('accelerator.yml'))

  it.each(manifests)('accepts %s', (file) => {
    validate(parse(readFileSync(`${root}${file}`, 'utf8')))
    expect(validate.errors).toBeNull()
  })

  it.each([
    'stag: production',
    'stage: someday',
    'hardware: { cuont: 8 }',
    'jobs: { a: { stage: someday } }',
    'model: { dynamic_shapes: 1 }',
  ])('refuses %s, as the check does', (text) => {
    expect(validate(parse(text))).toBe(false)
  })
})
