import { describe, expect, it } from '@jest/globals'
import { type Checkout, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'

// A launch file asks for more in words that no reader knows, where the policy names `evidence/unread-change`.

const rule = 'evidence/unread-change'
const policy = { '.github/accelerator-policy.yml': `rules: { ${rule}: { severity: error, locked: true } }\n` }
const path = 'train/accelerator.yml'
const job = (list: string): string => `framework: pytorch\nhardware: H100:8\nevidence: [${list}]\n`
const checkouts: readonly Checkout[] = ['full', 'shallow']

const flyte = (elastic: string): string =>
  `from flytekit import task\nfrom flytekitplugins.kfpytorch import Elastic\n@task(task_config=Elastic(${elastic}, nproc_per_node=8))\ndef train(): ...\n`
const dockerfile = (nodes: string): string =>
  `FROM x\nENV N=1\nCMD torchrun --nnodes=${nodes} --nproc_per_node=8 train.py\n`
const terraform = (more: string): string => `resource "aws_instance" "a" {\n${more}  instance_type = "p5.48xlarge"\n}\n`
const tricks: readonly (readonly [what: string, file: string, before: string, now: string])[] = [
  ['a sweep', 'run.sh', 'python train.py trainer.num_nodes=1\n', 'python train.py -m trainer.num_nodes=1,8\n'],
  ['a spelling of Python', 'run.sh', 'python train.py --num_nodes 1\n', 'python train.py --num_nodes 1_6\n'],
  ['an elastic range', 'flow.py', flyte('nnodes=1'), flyte('nnodes="1:8"')],
  [
    'a pool',
    'task.yaml',
    'resources:\n  accelerators: H100:8\n',
    'resources:\n  accelerators: H100:8\npool:\n  workers: 8\n',
  ],
  ['a variable of a command', 'Dockerfile', dockerfile('1'), dockerfile('$N')],
  ['machines', 'main.tf', terraform(''), terraform('  for_each = toset(["a", "b"])\n')],
  ['another configuration', 'run.sh', 'axolotl train run/a.yml\n', 'axolotl train other/a.yml\n'],
  [
    'a setting that a script writes',
    'run.sh',
    'axolotl train run/a.yml\n',
    'sed -i s/1000/5000000/ run/a.yml\naxolotl train run/a.yml\n',
  ],
]

describe.each(checkouts)('what a change writes into a launch file, in a checkout that is %s', (checkout) => {
  it('fails if no reader knows it, and passes if one does', async () => {
    const files = (at: 2 | 3): Record<string, string> =>
      Object.fromEntries(tricks.map(([, file, ...texts], index) => [`train/${index}/${file}`, texts[at - 2] as string]))
    const jobs = tricks.map(
      (_, index) => `  job-${index}: ${job(`${index}/**`).trim().replaceAll('\n', '\n    ').replace(/^/, '\n    ')}\n`,
    )
    const base = { ...policy, [path]: `jobs:\n${jobs.join('')}`, ...files(2) }
    await withChange({ base, head: files(3) }, async (change) => {
      const run = await change.run({}, { checkout })
      const found = standings(run).filter((each) => each.includes(rule))
      expect([run.status, ...found]).toEqual([1, ...tricks.map((_, index) => `new error ${rule} job-${index}`)])
    })
    const page = { ...policy, [path]: job('run.sh'), 'train/run.sh': 'bash run.md\n', 'train/run.md': 'echo\n' }
    await withChange({ base: page, head: { 'train/run.md': 'sbatch -N8 x\n' } }, async (change) => {
      expect(standings(await change.run({}, { checkout }))).toContain(`new error ${rule} train`)
    })
    const read = { 'train/0/run.sh': '#!/bin/bash\n#SBATCH --gpus=8\n', [path]: job('0/run.sh') }
    await withChange(
      { base: { ...policy, ...read }, head: { 'train/0/run.sh': '#!/bin/bash\n#SBATCH --gpus=6\n' } },
      async (change) => {
        const run = await change.run({}, { checkout })
        expect(standings(run).filter((each) => each.includes(rule))).toEqual([])
      },
    )
  })
})

describe('a change that cannot be compared', () => {
  const many = (key: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`train/launch/a${at}.yaml`, `${key}: ${at}\n`]))

  it('ends the run with status 2 where the policy may fail on it', async () => {
    await withChange(
      { base: { ...policy, [path]: job('launch/*'), ...many('x') }, head: many('y') },
      async (change) => {
        const run = await change.run({}, { checkout: 'shallow' })
        expect([run.status, run.commands[0]?.data]).toEqual([
          2,
          expect.stringContaining('the policy fails on unread changes'),
        ])
      },
    )
  })
})
