import { describe, expect, it } from '@jest/globals'
import { treeOfTexts } from '../../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, reviewUnder } from '../../support/policy-runs.ts'

const limits = (locked: boolean): string =>
  `thresholds: { mfu: [30%, 40%] }\nlimits: [{ id: hours, chip_hours: 8000, locked: ${locked} }]\n`

/** What limits say of 7B parameters on 16 H100, with this work declared. */
async function found(scale: string, policy = limits(true), layout = 'fsdp'): Promise<string[]> {
  const job = `framework: pytorch\ntask: pretraining\nscale: { parameters: 7B, ${scale} }\nmodel: { architecture: transformer }\n`
  const { findings } = await reviewUnder(
    policy,
    `${job}hardware: { accelerator: h100, count: 16, parallelism: ${layout} }\n`,
  )
  return findings.flatMap(({ rule, message }) => (rule === 'policy/limit-exceeded' ? [message] : []))
}

describe('a locked limit counts the most work that the numbers of a job come to', () => {
  it.each([
    'tokens: 100B, steps: 500000, sequence_length: 4096, global_batch_size: 512',
    'tokens: 100B, steps: 5000000, global_batch_tokens: 2M',
    'tokens: 100B, steps: 10G, sequence_length: 2048',
    'tokens: 100B, samples: 10T',
    'tokens: 100B, global_batch_tokens: 10T',
    'tokens: 100B, samples: 250M, sequence_length: 4096',
    'tokens: 100B, samples: 24M, epochs: 10, sequence_length: 4096',
    'steps: 50000, sequence_length: 4096, global_batch_size: 512, micro_batch_size: 32, gradient_accumulation_steps: 10',
    'tokens: 100B, steps: 50000, sequence_length: 4096, micro_batch_size: 32, gradient_accumulation_steps: 10',
    'samples: 24M, epochs: 1, steps: 500000, sequence_length: 4096, global_batch_size: 512',
  ])('%s', async (scale) => {
    expect(await found(scale)).toEqual([expect.stringContaining("The largest reading of the job's sizes counts.")])
    expect(await found(scale, limits(false))).toEqual([])
  })

  it.each([
    'tokens: 100B, steps: 50000, sequence_length: 4096, global_batch_size: 512',
    'tokens: 100B, samples: 24M, sequence_length: 4096',
    'samples: 24M, epochs: 1, steps: 48000, sequence_length: 4096, global_batch_size: 512',
  ])('%s: one number said twice', async (scale) => expect(await found(scale)).toEqual([]))
})

it.each(['{ tensor: 8 }', 'none'])(
  'counts at least one group of devices in a layout that leaves them open: %s',
  async (layout) => {
    const scale =
      'tokens: 1B, steps: 500000, sequence_length: 4096, micro_batch_size: 32, gradient_accumulation_steps: 10'
    expect(await found(scale, limits(true), layout)).toHaveLength(1)
    expect(await found(scale, limits(false), layout)).toEqual([])
  },
)

describe('steps that listed files state differently', () => {
  const manifest =
    'framework: pytorch\nstage: production\ntask: fine-tuning\nhardware: { accelerator: h100, count: 8, parallelism: fsdp }\nevidence: [run.sh, ax.yml]\n'
  const configOf = (steps: number) =>
    `base_model: meta-llama/Llama-3.1-8B\nsequence_len: 4096\nmicro_batch_size: 1\ngradient_accumulation_steps: 8\nmax_steps: ${steps}\n`
  const overridden = {
    'run.sh': 'axolotl train ax.yml --max_steps 10\naxolotl train ax.yml\n',
    'ax.yml': configOf(5e6),
  }
  const disputed = { 'a.yml': configOf(10), 'b.yml': configOf(5e6) }

  async function messagesOf(files: Readonly<Record<string, string>>, locked: boolean): Promise<string[]> {
    const path = 'accelerator.yml'
    const globs = Object.keys(files)
    const text = manifest.replace('run.sh, ax.yml', globs.join(', '))
    const texts = Object.entries({ [path]: text, ...files }).map(([name, content]) => ({ path: name, text: content }))
    const { policy } = await effectiveOf(limits(locked))
    const lists = [{ folder: '', globs }]
    const evidence = gatherEvidence(treeOfTexts(texts), { manifests: [path], lists })
    const { findings } = checkFile(path, text, ruleSetUnder(policy, rules), policy.thresholds, { evidence })
    return findings.filter(({ rule }) => rule === 'policy/limit-exceeded').map(({ message }) => message)
  }

  it('count with those of the configuration under a locked limit where an option overrides them', async () => {
    expect(await messagesOf(overridden, true)).toEqual([expect.stringContaining('(ax.yml:5), and the largest counts.')])
    expect(await messagesOf(overridden, false)).toEqual([])
  })

  it.each([true, false])(
    'count with the largest where nothing settles them, in a locked limit (%s)',
    async (locked) => {
      expect(await messagesOf(disputed, locked)).toEqual([expect.stringContaining('largest reading')])
    },
  )
})
