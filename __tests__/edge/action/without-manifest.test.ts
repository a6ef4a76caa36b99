import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { runActionHere } from '../../support/action-here.ts'
import { withChange } from '../../support/hosted-change.ts'
import { workspaceOf } from '../../support/runner.ts'

const launches = {
  'train/run.sbatch': '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gres=gpu:b200:8\nsrun torchrun train.py\n',
  'train/train.py': 'import torch\nmodel = torch.nn.Linear(1, 1)\n',
  'requirements.txt': 'torch==2.5.1\n',
}
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const policy = '.github/accelerator-policy.yml'

describe('a repository of launch files alone', () => {
  it('is reviewed on a pull request: a warning on the launch line, never a failure, and how to write it down', async () => {
    const head = { 'README.md': 'x\n' }
    await withChange({ base: launches, head, program: 'bundle' }, async (change) => {
      const run = await change.run({ comment: 'always', 'fail-on': 'notice' })
      expect([run.status, run.outputs['verdict'], run.outputs['error-count'], run.outputs['warning-count']]).toEqual([
        0,
        'mismatch',
        '0',
        '1',
      ])
      expect(run.commands).toMatchObject([
        { name: 'warning', properties: { title: 'hardware/software-too-old', file: 'train/run.sbatch', line: '3' } },
      ])
      const [comment] = await change.github.comments(1)
      for (const text of [run.stdout, run.summary, comment?.body])
        expect(text).toMatch(/One job has no accelerator\\?.yml .*accelerator-review init.* drafts one/)
      const report = JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8'))
      expect(report.files).toMatchObject([
        {
          path: 'train/run.sbatch',
          jobs: [{ name: 'run', line: 3, drafted: true, assessment: { verdict: 'mismatch' } }],
        },
      ])
      expect(report.summary).toMatchObject({ error: 0, warning: 1, failed: false })
      const changed = await change.run({ 'changed-only': 'true' })
      expect([changed.status, changed.commands]).toEqual([0, []])
    })
  })

  it('fails where the policy of the base locks it, and no input lifts that', async () => {
    const base = { ...launches, [policy]: 'no-manifest: { value: fail, locked: true }\n' }
    await withChange({ base, head: { [policy]: 'fail-on: never\n' } }, async (change) => {
      const run = await change.run({})
      expect(run.status).toBe(1)
      expect(run.commands).toContainEqual(
        expect.objectContaining({
          name: 'error',
          properties: expect.objectContaining({ title: 'policy/manifest-missing', file: 'train/run.sbatch' }),
        }),
      )
      const lifted = await change.run({ 'no-manifest': 'pass' })
      expect([lifted.status, lifted.stdout]).toEqual([2, expect.stringContaining('loosens `no-manifest: fail`')])
    })
  })

  it('still reports a manifest that the change deletes, and fails by it', async () => {
    const base = { ...launches, 'train/accelerator.yml': sound }
    await withChange({ base, head: { 'train/accelerator.yml': null } }, async (change) => {
      const run = await change.run({ 'fail-on': 'warning' })
      expect(run.status).toBe(1)
      expect(run.commands.map(({ properties }) => properties['title'])).toEqual([
        'policy/manifest-withdrawn · train',
        'hardware/software-too-old',
      ])
    })
  })

  it('is passed over where that is asked for, and where a manifest stands elsewhere', async () => {
    const passed = await runActionHere(workspaceOf(launches), { 'no-manifest': 'pass' })
    expect([passed.status, passed.commands, passed.outputs['verdict']]).toEqual([0, [], 'undecided'])
    const beside = await runActionHere(workspaceOf({ ...launches, 'other/accelerator.yml': sound }))
    expect([beside.status, beside.outputs['verdict']]).toEqual([0, 'fit'])
  })
})

describe('a file that is called almost like a manifest', () => {
  it('is named beside a manifest, too', async () => {
    const { status, stdout } = await runActionHere(
      workspaceOf({ 'a/accelerator.yml': sound, 'b/Accelerator.yml': sound }),
    )
    expect([status, stdout]).toEqual([0, expect.stringContaining('Not read: b/Accelerator.yml. A manifest is named')])
  })
})
