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

describe('a configuration whose steps an option of its command overrides', () => {
  const manifest =
    'framework: pytorch\nstage: production\ntask: fine-tuning\nhardware: { accelerator: h100, count: 8, parallelism: fsdp }\nevidence: [run.sh, ax.yml]\n'
  const config =
    'base_model: meta-llama/Llama-3.1-8B\nsequence_len: 4096\nmicro_batch_size: 1\ngradient_accumulation_steps: 8\nmax_steps: 5000000\n'
  const files = { 'run.sh': 'axolotl train ax.yml --max_steps 10\naxolotl train ax.yml\n', 'ax.yml': config }

  it.each([
    ['counts with them under a locked limit, which names their place', true, ['(ax.yml:5), and the largest counts.']],
    ['counts with the steps of the option otherwise', false, []],
  ])('%s', async (_, locked, expected) => {
    const path = 'accelerator.yml'
    const texts = Object.entries({ [path]: manifest, ...files }).map(([name, text]) => ({ path: name, text }))
    const { policy } = await effectiveOf(limits(locked))
    const lists = [{ folder: '', globs: ['run.sh', 'ax.yml'] }]
    const evidence = gatherEvidence(treeOfTexts(texts), { manifests: [path], lists })
    const { findings } = checkFile(path, manifest, ruleSetUnder(policy, rules), policy.thresholds, { evidence })
    const messages = findings.filter(({ rule }) => rule === 'policy/limit-exceeded').map(({ message }) => message)
    expect(messages).toEqual(expected.map((words) => expect.stringContaining(words)))
  })
})
