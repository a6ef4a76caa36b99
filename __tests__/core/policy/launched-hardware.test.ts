import { describe, expect, it } from '@jest/globals'
import type { FileTree } from '../../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../../src/core/evidence/gather-evidence.ts'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, said } from '../../support/policy-runs.ts'

const path = 'train/accelerator.yml'

const treeOf = (files: Readonly<Record<string, string>>): FileTree => ({
  isCheckout: true,
  *walk({ opens, visit }) {
    const opened = Object.entries(files).filter(([file]) => opens(file))
    for (const [file, text] of opened) visit(file, text)
    return { walked: opened.length, opened: opened.length, bytes: 0, tooLarge: [], closed: [] }
  },
})

const slurm = (request: string): string => `#!/bin/bash\n#SBATCH --nodes=8\n#SBATCH ${request}\nsrun python train.py\n`
const sky = (resources: string): string => `resources: { ${resources} }\nrun: python train.py\n`
const agreeing = { 'train/small.sbatch': slurm('--gres=gpu:a100:8').replace('=8', '=1') }

/** The findings of hardware demands for a job on eight A100 that lists these files. */
async function found(policyText: string, files: Readonly<Record<string, string>>, job = 'evidence: ["*.*"]') {
  const manifest = `framework: pytorch\nhardware: { accelerator: A100, count: 8, provider: gcp }\n${job}\n`
  const { policy, problems } = await effectiveOf(policyText)
  expect(problems.map(said)).toEqual([])
  const lists = [{ folder: 'train', globs: ['*.*'] }]
  const evidence = gatherEvidence(treeOf({ [path]: manifest, ...files }), { manifests: [path], lists })
  const { findings } = checkFile(path, manifest, ruleSetUnder(policy, rules), policy.thresholds, { evidence })
  return findings.filter(({ rule }) => rule.startsWith('policy/'))
}

const messages = async (...args: Parameters<typeof found>): Promise<string[]> =>
  (await found(...args)).map(({ severity, message }) => `${severity} ${message}`)

const denies = 'hardware: { deny: [h100] }\n'
const large = { ...agreeing, 'train/train.sbatch': slurm('--gres=gpu:h100:8') }

describe('a launch that is certainly of the job', () => {
  it('is judged by a list that denies what it asks for, beside one that agrees', async () => {
    const [finding, ...others] = await found(denies, large)
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      rule: 'policy/hardware-not-allowed',
      severity: 'error',
      span: { line: 2 },
      related: [{ file: 'train/train.sbatch', span: { line: 3 }, message: 'Requests 64× H100.' }],
    })
    expect(finding?.message).toContain('train/train.sbatch requests 64× H100, which matches "h100" on the')
  })

  it.each([
    ['a list that allows others', 'hardware: { allow: [a100] }\n', large, 'requests 64× H100, which is not on'],
    [
      'a cloud that is denied',
      'hardware: { deny: [{ provider: aws }] }\n',
      { 'train/t.yaml': sky('cloud: aws, accelerators: A100:8') },
      '(AWS), which matches "anything at aws"',
    ],
    [
      'a cloud of a machine type',
      'hardware: { deny: [{ provider: aws }] }\n',
      { 'train/t.yaml': sky('instance_type: p5.48xlarge') },
      '(AWS), which matches "anything at aws"',
    ],
    [
      'both, on the cloud that the manifest names',
      'hardware: { deny: [{ accelerator: h100, provider: gcp }] }\n',
      large,
      'which matches "h100 at gcp"',
    ],
    [
      'a kind',
      'hardware: { deny: [{ kind: tpu }] }\n',
      { 'train/t.yaml': sky('accelerators: tpu-v5e-64') },
      'which matches "TPUs"',
    ],
  ])('is judged by %s', async (_, policy, files, expected) => {
    expect(await messages(policy, files)).toEqual([expect.stringContaining(expected)])
  })

  it.each([
    ['one that agrees', denies, agreeing, undefined],
    ['a name that leaves it open', denies, { 'train/t.sbatch': slurm('--gres=gpu:8') }, undefined],
    [
      'a choice',
      denies,
      { 'train/t.yaml': sky('any_of: [{ accelerators: A100:8 }, { accelerators: H100:8 }]') },
      undefined,
    ],
    ['a default', denies, { 'train/t.sh': 'sky launch --gpus ${GPUS:-H100:64} task.yaml\n' }, undefined],
    ['a file that only lies with the job', denies, { ...agreeing, 'train/big.sbatch': slurm('--gres=gpu:h100:8') }, ''],
    ['what is on the list that allows', 'hardware: { allow: [a100, h100] }\n', large, undefined],
  ])('is not %s', async (_, policy, files, job) => {
    expect(await messages(policy, files, job)).toEqual([])
  })

  it('is judged where the manifest lists nothing, if it is the only one', async () => {
    const only = { 'train/go.sbatch': slurm('--gres=gpu:h100:8') }
    expect(await messages(denies, only, '')).toEqual([expect.stringContaining('go.sbatch requests 64× H100')])
  })

  it('has the severity of the list', async () => {
    const [message] = await messages('hardware: { deny: [h100], severity: warning }\n', large)
    expect(message).toMatch(/^warning/)
  })
})

describe('a limit', () => {
  const sized = `evidence: ["*.*"]
scale: { parameters: 7B, tokens: 10B }
model: { precision: fp16, architecture: transformer }
operations: { price_per_chip_hour: 1 USD }`
  const larger = (request: string) => ({ ...agreeing, 'train/train.sbatch': slurm(request) })
  const most = 'limits: [{ count: 8 }]\n'

  it('on accelerators counts those of a launch that is certainly of the job, beside one that agrees', async () => {
    const [finding, ...others] = await found(most, larger('--gres=gpu:a100:8'))
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      rule: 'policy/limit-exceeded',
      severity: 'error',
      span: { line: 2 },
      related: [{ file: 'train/train.sbatch', span: { line: 3 }, message: 'Requests 64 accelerators.' }],
    })
    expect(finding?.message).toContain('As train/train.sbatch launches it, the job uses 64 accelerators, but')
  })

  it.each([
    ['without a model', larger('--gres=gpu:8'), 'uses 64 accelerators'],
    ['of so many on each node', { 'train/t.sbatch': '#SBATCH --gres=gpu:16\n' }, 'uses 16 accelerators'],
    [
      'of any of several',
      { 'train/t.yaml': sky('any_of: [{ accelerators: A100:16 }, { accelerators: H100:16 }]') },
      'uses 16 accelerators',
    ],
    ['of a slice', { 'train/t.yaml': sky('accelerators: tpu-v5e-64') }, 'uses 64 accelerators'],
  ])('counts a launch %s', async (_, files, expected) => {
    expect(await messages(most, files)).toEqual([expect.stringContaining(expected)])
  })

  it.each([
    ['chip_hours: 2k', 'uses about'],
    ['cost: 2000 USD', 'costs about'],
  ])('of %s measures the job on the accelerators of the launch', async (limit, expected) => {
    const policy = `limits: [{ ${limit} }]\n`
    expect(await messages(policy, agreeing, sized)).toEqual([])
    expect(await messages(policy, larger('--gres=gpu:a100:8'), sized)).toEqual([])
    const [message, ...others] = await messages(policy, larger('--gres=gpu:v100:8'), sized)
    expect(others).toEqual([])
    expect(message).toContain(`As train/train.sbatch launches it, the job ${expected}`)
  })

  it('counts the processes of a launch, one level milder but under a lock', async () => {
    const files = { 'train/t.sh': 'torchrun --nnodes=8 --nproc_per_node=8 train.py\n' }
    const told = expect.stringContaining('As train/t.sh launches it, the job uses 64 accelerators, but')
    const under = (more: string) => messages(`limits: [{ count: 8${more} }]\n`, files)
    expect(await under('')).toEqual([told])
    expect((await under(''))[0]).toMatch(/^warning/)
    expect((await under(', locked: true'))[0]).toMatch(/^error/)
  })

  it('names the largest of several launches, once', async () => {
    const files = { ...larger('--gres=gpu:a100:8'), 'train/two.sbatch': slurm('--gres=gpu:a100:4') }
    expect(await messages(most, files)).toEqual([expect.stringContaining('uses 64')])
  })

  it.each([
    ['a default', { 'train/t.sh': 'sky launch --gpus ${GPUS:-H100:64} task.yaml\n' }, undefined],
    ['a file that only lies with the job', { ...agreeing, 'train/b.sbatch': slurm('--gres=gpu:8') }, ''],
    ['a launch on no more than is declared', agreeing, undefined],
  ])('does not count %s', async (_, files, job) => {
    expect(await messages(most, files, job)).toEqual([])
  })

  it('has its severity, and is off where that is', async () => {
    const under = (severity: string) => messages(`limits: [{ count: 8, severity: ${severity} }]\n`, large)
    expect(await under('warning')).toEqual([expect.stringMatching(/^warning/)])
    expect(await under('off')).toEqual([])
  })
})
