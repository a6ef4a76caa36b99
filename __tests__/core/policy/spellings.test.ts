import { describe, expect, it } from '@jest/globals'
import { accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { machines } from '../../../src/core/catalog/machines/machines.ts'
import { resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { providers, readProvider } from '../../../src/core/catalog/names/providers.ts'
import { fold } from '../../../src/core/catalog/spelling.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import type { Policy } from '../../../src/core/policy/policy.ts'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import type { Document } from '../../../src/core/text/document.ts'
import { demanded, effectiveOf, layerOf, problemsIn } from '../../support/policy-runs.ts'

type Judge = (manifest: string) => readonly string[]
const judges = new Map<string, Promise<Judge>>()

/** A function that checks manifests against a list. The policy is parsed only once. */
function judgedUnder(policyText: string): Promise<Judge> {
  const judge = judges.get(policyText) ?? judgeUnder(policyText)
  judges.set(policyText, judge)
  return judge
}

/** The latest manifest, which is judged under a policy that allows and one that denies, and read once. */
let latest = readDocument('')
const documentOf = (manifest: string): Document => {
  if (latest.text !== manifest) latest = readDocument(manifest)
  return latest
}

async function judgeUnder(policyText: string): Promise<Judge> {
  const { policy, problems } = await effectiveOf(policyText)
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'))
  // The lists are demands of the policy, so no rules are needed.
  const set = ruleSetUnder(policy as Policy, [])
  return (manifest) =>
    checkFile('accelerator.yml', documentOf(manifest), set, policy.thresholds).findings.flatMap(({ rule }) =>
      rule === 'policy/hardware-not-allowed' || rule === 'policy/undeclared' ? [rule] : [],
    )
}

const denied = ['policy/hardware-not-allowed']
const text = (value: string): string => JSON.stringify(value)

/**
 * Different spellings of a name, one per group with the same look-up. The catalog's tests cover case and separators.
 */
function variants(name: string, vendor: string): readonly string[] {
  const bare = name.replace(/^(?:nvidia|amd|intel|google|aws)[\s-]/i, '')
  const separated = [name.replaceAll(/[\s-]/g, '_'), name.replaceAll(/[\s_]/g, '-'), name.replaceAll(/[-_]/g, ' ')]
  const prefixed = ['nvidia', 'amd', 'intel'].includes(vendor)
    ? [`${vendor} ${bare}`, `${vendor.toUpperCase()} ${bare}`, `${vendor}-${bare}`]
    : []
  const counted = [`${name}:8`, `8x ${name}`, `${name} x8`]
  const all = [name, name.toLowerCase(), name.toUpperCase(), ...separated, ...prefixed, ...counted]
  return [...new Map(all.map((word) => [fold(word), word])).values()]
}

describe.each(accelerators.map((accelerator) => [accelerator.id, accelerator] as const))('%s', (id, accelerator) => {
  const names = [id, accelerator.name, ...accelerator.names]
  const written = names.flatMap((name) => variants(name, accelerator.vendor))
  const memory = `${accelerator.memoryGiB.value}GB`

  it('is denied and allowed by its id, however a manifest writes it', async () => {
    const [denying, allowing] = [
      await judgedUnder(`hardware: { deny: [${id}] }\n`),
      await judgedUnder(`hardware: { allow: [${id}] }\n`),
    ]
    const found: string[] = []
    let certain = 0
    for (const word of new Set([...names, ...written, ...names.map((name) => `${name} ${memory}`)])) {
      const { candidates = [] } = resolveAccelerator(word) ?? {}
      if (!candidates.some((each) => each.id === id)) continue
      const only = candidates.length === 1
      if (only) certain++
      const plain = names.includes(word)
      for (const manifest of [
        `hardware: ${text(word)}`,
        ...(plain ? [`hardware: { accelerator: ${text(word)} }`, `gpu_type: ${text(word)}`] : []),
      ]) {
        const [no, yes] = [denying(manifest), allowing(manifest)]
        // If several parts share the name, denied hardware is possible: the job must say more.
        const expected = only ? [denied, []] : [['policy/undeclared'], ['policy/undeclared']]
        if (JSON.stringify([no, yes]) !== JSON.stringify(expected)) found.push(`${manifest}: ${no} ${yes}`)
      }
    }
    expect(found).toEqual([])
    expect(certain).toBeGreaterThan(2)
  })

  it('is meant by a policy in all words that name it alone', async () => {
    const alone = names.filter((name) => resolveAccelerator(name)?.candidates.length === 1)
    const found: string[] = []
    for (const word of alone.flatMap((name) => [name, name.toUpperCase(), name.replaceAll(/[\s-]/g, '_')])) {
      if (resolveAccelerator(word)?.candidates[0]?.id !== id) continue
      const judge = await judgedUnder(`hardware: { deny: [{ accelerator: ${text(word)} }] }\n`)
      if (judge(`hardware: ${id}`).join() !== denied.join()) found.push(word)
    }
    expect(found).toEqual([])
    expect(alone).not.toEqual([])
  })
})

describe('providers', () => {
  it.each(providers.map(({ id, names }) => [id, names] as const))(
    '%s is met in all of its names',
    async (id, names) => {
      const [denying, allowing] = [
        await judgedUnder(`hardware: { deny: [{ provider: ${id} }] }\n`),
        await judgedUnder(`hardware: { allow: [{ provider: ${id} }] }\n`),
      ]
      const words = [id, ...names].flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()])
      const found: string[] = []
      let met = 0
      for (const word of words) {
        if (readProvider(word)?.provider.id !== id) continue
        met++
        for (const manifest of [
          `hardware: { accelerator: h100, provider: ${text(word)} }`,
          `gpu: h100\ncloud: ${text(word)}`,
        ])
          if (denying(manifest).join() !== denied.join() || allowing(manifest).length > 0) found.push(manifest)
      }
      expect(found).toEqual([])
      expect(met).toBeGreaterThan(0)
    },
  )

  it.each([
    ['gcp', 'GCP us-central1'],
    ['gcp', 'gcp/us-east1-b'],
    ['aws', 'aws us-east-1'],
    ['aws', 'AWS (eu-west-1)'],
    ['azure', 'Azure eastus2'],
  ])('%s is met with a region beside it: %s', async (id, word) => {
    expect(readProvider(word)?.region).toBeDefined()
    for (const manifest of [
      `hardware: { accelerator: h100, provider: ${text(word)} }`,
      `gpu: h100\ncloud: ${text(word)}`,
    ]) {
      expect(await demanded(`hardware: { deny: [${id}] }\n`, manifest)).toEqual([
        expect.stringContaining('error policy/hardware-not-allowed'),
      ])
      expect(await demanded(`hardware: { allow: [${id}] }\n`, manifest)).toEqual([])
    }
    expect(problemsIn(`hardware: { deny: [{ provider: ${text(word)} }] }\n`)).toEqual([
      expect.stringMatching(/names a region\. Name only the provider: /),
    ])
  })
})

describe('machine types that stand where accelerators stand', () => {
  it.each(machines.map((machine) => [machine.name, machine] as const))(
    '%s',
    async (name, { accelerator, provider }) => {
      const found: string[] = []
      const spellings = [
        `hardware: ${text(name)}`,
        `hardware: { accelerator: ${text(name)} }`,
        `instance_type: ${text(name)}`,
        `gpu_type: ${text(name)}`,
      ]
      for (const item of [accelerator, `{ provider: ${provider} }`, `{ machine: ${text(name)} }`]) {
        const [denying, allowing] = [
          await judgedUnder(`hardware: { deny: [${item}] }\n`),
          await judgedUnder(`hardware: { allow: [${item}] }\n`),
        ]
        for (const manifest of spellings)
          if (denying(manifest).join() !== denied.join() || allowing(manifest).length > 0)
            found.push(`${item}: ${manifest}`)
      }
      expect(found).toEqual([])
    },
  )
})

describe('types', () => {
  it.each([
    ['gpu', 'H100', 'tpu-v5e-8'],
    ['GPUs', 'gpu_type: A100', 'tpu: v5e-8'],
    ['tpu', 'tpu-v5e-8', 'h100'],
    ['TPUs', 'tpu_type: v5litepod-8', 'MI300X'],
    ['other', 'trn2', 'h100'],
    ['npu', 'trn2', 'h100'],
  ])('%s names %s and not %s', async (kind, within, outside) => {
    const manifest = (word: string): string => (word.includes(': ') ? word : `hardware: ${word}`)
    for (const item of [kind, `{ kind: ${kind} }`]) {
      expect(await demanded(`hardware: { deny: [${item}] }\n`, manifest(within))).toHaveLength(1)
      expect(await demanded(`hardware: { deny: [${item}] }\n`, manifest(outside))).toEqual([])
      expect(await demanded(`hardware: { allow: [${item}] }\n`, manifest(within))).toEqual([])
      expect(await demanded(`hardware: { allow: [${item}] }\n`, manifest(outside))).toHaveLength(1)
    }
  })
})

describe('a list of a policy', () => {
  it.each([
    ['A100-SXM4-80GB', 'a100-80gb-sxm'],
    ['NVIDIA A100-SXM4-80GB', 'NVIDIA A100 80GB SXM'],
    ['H100 SXM5', 'h100-80gb-sxm'],
    ['"TPU v5e"', 'v5litepod-16'],
    ['GH200', 'nvidia gh200'],
    ['Google Cloud', '{ accelerator: h100, provider: GCP }'],
    ['"Amazon Web Services"', 'p4d.24xlarge'],
    ['P4D.24XLARGE', 'p4d.24xlarge'],
    ['ND96isr_H100_v5', 'Standard_ND96isr_H100_v5'],
  ])('may say %s for %s', async (item, hardware) => {
    expect(await demanded(`hardware: { deny: [${item}] }\n`, `hardware: ${hardware}`)).toEqual([
      '1 error policy/hardware-not-allowed',
    ])
    expect(await demanded(`hardware: { allow: [${item}] }\n`, `hardware: ${hardware}`)).toEqual([])
  })

  it.each([
    ['hardware: { deny: [frobnicator9] }', 'Unknown accelerator "frobnicator9".'],
    ['hardware: { deny: [future h100] }', 'Unknown accelerator "future h100".'],
    ['hardware: { allow: [{ accelerator: [h100, frob] }] }', 'Unknown accelerator "frob".'],
    ['hardware: { allow: [{ provider: shed 4 }] }', 'Unknown provider "shed 4".'],
    ['hardware: { allow: [{ machine: frob.9xlarge }] }', 'Unknown machine type "frob.9xlarge".'],
    ['hardware: { allow: [{ kind: frob }] }', 'Unknown kind of accelerator "frob".'],
    ['prices: [{ accelerator: frob, price: 3 USD, read: 2026-11-01 }]', 'Unknown accelerator "frob".'],
  ])('may not hold what nobody knows: %s', (policy, message) => {
    expect(problemsIn(`${policy}\n`)).toEqual([expect.stringContaining(message)])
  })
})

describe('the stage of a demand', () => {
  it.each(['prod', 'Prod', 'live', 'in production', '[prod]'])('%s is production', async (stage) => {
    const policy = `require: [{ keys: labels.team, stage: ${stage} }]\n`
    for (const written of ['production', 'prod', 'PRODUCTION'])
      expect(await demanded(policy, `framework: jax\nstage: ${written}\n`)).toEqual(['1 error policy/key-required'])
    expect(await demanded(policy, 'framework: jax\nstage: prototype\n')).toEqual([])
    expect(layerOf(policy).requirements).toHaveLength(1)
  })

  it('that nobody knows is an error', () => {
    expect(problemsIn('require: [{ keys: labels.team, stage: frobnication }]\n')).toEqual([
      expect.stringContaining('"frobnication"'),
    ])
  })
})
