import { describe, expect, it } from '@jest/globals'
import { type ChangeSetup, type Checkout, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'

// At most 300 launch files are read as they were on the base, and at most 100 of them by GitHub.

const path = 'train/accelerator.yml'
const left = 'evidence/no-longer-compared'
const strict = { '.github/accelerator-policy.yml': `rules: { ${left}: error }\n` }
const eight = 'framework: pytorch\nhardware: H100:8\n'
const sbatch = (nodes: number): string => `#!/bin/bash\n#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\n`

const many = (count: number, folder: string, key: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/a${at}.yaml`, `${key}: ${at}\n`]))
const several = (count: number, folder: string): Pick<ChangeSetup, 'base' | 'head'> => ({
  base: many(count, folder, 'x'),
  head: many(count, folder, 'y'),
})

/** A number of files beyond what a checkout has read. */
const beyond: readonly (readonly [Checkout, number, string])[] = [
  ['full', 301, 'touches more than the 300'],
  ['shallow', 101, 'asked for at most 100 files of the base (check out with fetch-depth: 0)'],
]

describe('a launch that the base lists is read before any number of other files', () => {
  const listed = `${eight}evidence: [launch/run.sbatch]\n`
  const sound = { [path]: listed, 'launch/run.sbatch': sbatch(1), 'requirements.txt': 'torch==2.6.0\n' }

  it.each(beyond)('in a checkout that is %s: %i', async (checkout, count) => {
    const decoys = several(count, 'aaa')
    const unlisted = { [path]: listed.replace('launch/run.sbatch', 'requirements.txt'), 'launch/run.sbatch': sbatch(8) }
    await withChange({ base: { ...sound, ...decoys.base }, head: { ...decoys.head, ...unlisted } }, async (change) => {
      const run = await change.run({ 'fail-on': 'notice' }, { checkout })
      expect([run.status, ...standings(run)]).toEqual([1, `new notice ${left} train`])
    })
    // The other manifest may be compared with each of them.
    const base = { ...sound, ...decoys.base, 'accelerator.yml': eight.replace('8', '64') }
    await withChange({ base, head: { ...decoys.head, ...unlisted } }, async (change) => {
      const run = await change.run({}, { checkout })
      expect([run.status, ...standings(run)]).toEqual([0, `new notice ${left} train`])
      expect(run.stdout).toContain('accelerator.yml cannot be compared with all launch files of the base')
    })
    const renamed = { 'launch/run.sbatch': null, 'launch/go.sbatch': sbatch(8) }
    await withChange({ base: { ...sound, ...decoys.base }, head: { ...decoys.head, ...renamed } }, async (change) => {
      const run = await change.run({ 'fail-on': 'warning', 'fail-on-new': 'true' }, { checkout })
      expect([run.status, ...standings(run)]).toEqual([
        1,
        'new notice evidence/no-longer-compared train',
        'new warning evidence/matches-nothing train',
      ])
    })
  })

  it('and what nobody lists or compares makes nothing new, whatever its number', async () => {
    const decoys = several(301, 'aaa')
    const base = { ...sound, ...strict, ...decoys.base, 'launch/run.sbatch': sbatch(4) }
    await withChange({ base, head: decoys.head }, async (change) => {
      const run = await change.run({ 'fail-on-new': 'true' })
      expect([run.status, ...standings(run)]).toEqual([0, 'existing error evidence/count-differs train'])
      expect(run.stdout).not.toContain('cannot be compared')
      await change.run({}, { checkout: 'shallow' })
      const requested = change.github.calls.filter(({ route }) => route === 'GET git/blobs/{file_sha}')
      expect(requested).toHaveLength(8)
    })
  })
})

describe('launches of the base beyond those that are read', () => {
  const listed = `${eight}evidence: ["launch/*"]\n`
  const cases = beyond.flatMap(([checkout, count, why]) => [
    {
      checkout,
      count,
      why,
      told: 'lists',
      manifest: listed,
      head: { [path]: `${eight}evidence: [requirements.txt]\n` },
    },
    { checkout, count, why, told: 'may compare', manifest: eight, head: { 'train/tests/run.sbatch': sbatch(8) } },
  ])
  const setupOf = ({ count, manifest, head }: (typeof cases)[number], policy: Record<string, string>): ChangeSetup => {
    const decoys = several(count, 'launch')
    const run = manifest === listed ? 'launch/run.sbatch' : 'train/run.sbatch'
    const base = { ...decoys.base, ...policy, 'requirements.txt': 'torch==2.6.0\n', [path]: manifest }
    const grown = manifest === listed ? { [run]: sbatch(8) } : { [run]: null }
    return { base: { ...base, [run]: sbatch(1) }, head: { ...decoys.head, ...head, ...grown } }
  }

  it.each(cases)('end the run with status 2 that it $told, where the policy may fail: $checkout', async (given) => {
    await withChange(setupOf(given, strict), async (change) => {
      const run = await change.run({}, { checkout: given.checkout })
      const [error] = run.commands.map(({ data }) => data)
      expect([run.status, error]).toEqual([2, expect.stringContaining(`${path} cannot be compared with all launch`)])
      expect(error).toContain(given.why)
    })
  })

  it.each(cases)('are told that it $told, where it may not fail: $checkout', async (given) => {
    await withChange(setupOf(given, {}), async (change) => {
      const run = await change.run({}, { checkout: given.checkout })
      expect([run.status, ...standings(run)]).toEqual([0])
      expect(run.stdout).toContain(given.why)
      expect(run.stdout).not.toMatch(/ → |fixed/)
    })
  })

  it.each([
    ['listed', listed],
    ['around', eight],
  ])('leave no finding existing: %s', async (_, manifest) => {
    const files = several(301, 'launch')
    const alike = { 'train/run.sbatch': sbatch(4) }
    const base = { ...files.base, ...alike, [path]: manifest.replace('launch/*', '**') }
    await withChange({ base, head: files.head }, async (change) => {
      const run = await change.run({ 'fail-on-new': 'true' })
      expect([run.status, ...standings(run)]).toEqual([1, 'new error evidence/count-differs train'])
    })
  })

  it('leave no finding existing that their values would have cleared', async () => {
    const files = several(301, 'launch')
    const method = { 'launch/tune.yaml': 'base_model: meta-llama/Llama-3.1-8B\nadapter: lora\n' }
    const tuned = (list: string): string =>
      'framework: pytorch\nstage: production\ntask: fine-tuning\nhardware: H100:1\n' +
      `model: { name: llama-3.1-8b, optimizer: adamw, precision: bf16 }\nevidence: [${list}]\n`
    const base = { ...files.base, ...method, 'requirements.txt': 'torch==2.6.0\n', [path]: tuned('launch/*') }
    const head = { ...files.head, 'launch/tune.yaml': null, [path]: tuned('requirements.txt') }
    await withChange({ base, head }, async (change) => {
      const run = await change.run({ 'fail-on': 'warning', 'fail-on-new': 'true' })
      expect([run.status, ...standings(run)]).toEqual([1, 'new warning sizing/unlikely-to-fit train'])
    })
  })
})
