import { describe, expect, it } from '@jest/globals'
import type { Evidence } from '../../src/core/evidence/evidence.ts'
import { leftOutOf } from '../../src/core/evidence/evidence-of-jobs.ts'
import { treeOfTexts, walkEnds } from '../../src/core/evidence/file-tree.ts'
import { formerEvidence } from '../../src/core/evidence/former-evidence.ts'
import { gatherEvidence } from '../../src/core/evidence/gather-evidence.ts'
import { withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'

const path = 'accelerator.yml'
const job = (file: string): string => `framework: pytorch\nhardware: H100:8\nevidence: [${file}]\n`
const rule = 'evidence/unread-count'
const policy = `rules:\n  'evidence/*': { severity: error, locked: true }\n`
const inputs = { 'fail-on-new': 'true' }

const sbatch = (nodes: number | string): string =>
  `#!/bin/bash\n#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python train.py\n`

const docker = (nodes: number, more = ''): string =>
  `FROM nvidia/cuda:12.4.1-base\n${more}CMD torchrun --nnodes=${nodes} --nproc_per_node=8 train.py\n`

const submission = (count: number): string => `# ours\nrequest_gpus_of_our_pool = ${count}\nqueue 1\n`

/** A listed file, and how it grows: what it comes to is read on neither side. */
const growing: readonly (readonly [string, string, string, string])[] = [
  ['numbers of words', 'Dockerfile', docker(16), docker(64)],
  ['a variable', 'train.sbatch', sbatch('$NODES'), sbatch('4-64')],
  ['what a variable stands for', 'train.sbatch', sbatch('$N'), `${sbatch('$N')}export N=64\n`],
  ['a format without a reader', 'train.submission', submission(8), submission(64)],
]

describe('a number that could not be read on the base either', () => {
  it.each(growing)('is new where it grows: %s', async (_, file, before, now) => {
    const base = { '.github/accelerator-policy.yml': policy, [path]: job(file), [file]: before }
    await withChange({ base, head: { [file]: now } }, async (change) => {
      const run = await change.run(inputs)
      expect(run.status).toBe(1)
      expect(standings(run)).toContainEqual(expect.stringMatching(`^new error ${rule}`))
    })
  })

  it('exists where another file changes, or it only shrinks', async () => {
    const files = { '.github/accelerator-policy.yml': policy, [path]: job('Dockerfile') }
    for (const [from, head] of [
      [docker(16), { 'other.sbatch': `${sbatch(1)}# later\n` }],
      [docker(64), { Dockerfile: docker(16, 'WORKDIR /work\n') }],
    ] as const)
      await withChange({ base: { ...files, 'other.sbatch': sbatch(1), Dockerfile: from }, head }, async (change) => {
        const run = await change.run(inputs)
        expect([run.status, ...standings(run)]).toEqual([0, expect.stringMatching(`^existing error ${rule}`)])
      })
  })

  it('is new where a link leads to another file, or to one that changed', async () => {
    const base = {
      '.github/accelerator-policy.yml': policy,
      [path]: job('train.sbatch'),
      'train.sbatch': { link: 'launch/small.sbatch' },
      'launch/small.sbatch': sbatch(1),
      'launch/large.sbatch': sbatch(8),
    }
    for (const head of [{ 'train.sbatch': { link: 'launch/large.sbatch' } }, { 'launch/small.sbatch': sbatch(8) }])
      await withChange({ base, head }, async (change) => {
        const run = await change.run(inputs)
        expect(run.status).toBe(1)
        expect(standings(run)).toContainEqual(expect.stringMatching(`^new error ${rule}`))
      })
  })
})

describe('a reading that ends early', () => {
  const large = sbatch(1) + '#'.repeat(100_000)
  const claims = { manifests: [path], lists: [] }
  const read = (files: Readonly<Record<string, string>>): Evidence => {
    const texts = Object.entries(files).map(([file, text]) => ({ path: file, text }))
    const { incomplete: _, ...seen } = gatherEvidence(treeOfTexts(texts), claims)
    const unread = { tooLarge: [], gaveUp: [], incomplete: walkEnds.seconds }
    return { ...seen, unread, textOf: (file) => files[file] }
  }

  it('ended early before a change, too, unless the change is a part of what was read', () => {
    const files = { 'a.sbatch': large, 'b.sbatch': large, 'c.sbatch': sbatch(1) }
    const former = (file: string) =>
      leftOutOf(formerEvidence(read(files), new Set([file]), [{ path: file, text: sbatch(2) }], claims))
    expect(former('c.sbatch')?.incomplete).toBe(walkEnds.seconds)
    expect(former('b.sbatch')?.incomplete).toBeUndefined()
  })
})
