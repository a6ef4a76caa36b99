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

/** A listed file before and after growth. Its number is unreadable on both sides. */
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

describe('a listed file that no reader takes and that is no text any more', () => {
  const terraform = 'accelerator = "h100"\ncount = 64\n'
  it.each([
    ['a NUL', `\0${terraform}`],
    ['a long line', `${terraform}# ${'x'.repeat(70_000)}\n`],
    ['more than is read', terraform + '# x\n'.repeat(300_000)],
    ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n'],
  ])('is named: %s', async (_, text) => {
    const base = {
      '.github/accelerator-policy.yml': policy,
      [path]: job('a.sbatch, main.tf'),
      'a.sbatch': sbatch(1),
      'main.tf': '# none\n',
    }
    await withChange({ base, head: { 'main.tf': text } }, async (change) => {
      const run = await change.run({})
      expect([run.status, ...standings(run)]).toEqual([1, expect.stringMatching(`^new error ${rule}`)])
    })
  })
})

describe('a list that a change shortens', () => {
  const files = { '.github/accelerator-policy.yml': policy, 'a.sbatch': sbatch(1) }
  const left = 'evidence/no-longer-compared'

  it.each([
    ['words', 'Dockerfile', docker(1), docker(64)],
    ['a contradiction', 'b.sbatch', sbatch(8), sbatch(64)],
    ['an open number', 'b.sbatch', sbatch('1-2'), sbatch('1-64')],
  ])('names what it takes out and lets grow: %s', async (_, file, before, now) => {
    const base = { ...files, [path]: job(`a.sbatch, ${file}`), [file]: before }
    await withChange({ base, head: { [path]: job('a.sbatch'), [file]: now } }, async (change) => {
      const run = await change.run({})
      expect(run.status).toBe(1)
      expect(standings(run).filter((each) => !each.startsWith('notJudged'))).toEqual([
        expect.stringMatching(`^new error ${left}`),
      ])
    })
  })

  it('fixes no number that it leaves open', async () => {
    const base = { ...files, [path]: job('a.sbatch, b.sbatch'), 'b.sbatch': sbatch('1-2') }
    await withChange({ base, head: { [path]: job('a.sbatch') } }, async (change) => {
      const run = await change.run({})
      expect(run.stdout).toContain('1 no longer judged')
      expect(run.stdout).not.toContain('fixed')
    })
    await withChange({ base, head: { 'b.sbatch': sbatch(1) } }, async (change) => {
      expect((await change.run({})).stdout).toContain('1 fixed')
    })
  })

  it('and one that it takes away says nothing untrue of the base', async () => {
    const bare = job('').replace(/evidence.*\n/, '')
    await withChange({ base: { ...files, [path]: job('a.sbatch') }, head: { [path]: bare } }, async (change) => {
      const run = await change.run({})
      expect([run.status, ...standings(run)]).toEqual([0])
      expect(run.stdout).not.toContain('fixed')
    })
  })
})

it('a number that hangs on the script that starts a file is new where that one changes', async () => {
  const starts = (before: string): string => `#!/bin/bash\n${before}sbatch --nodes=$N a.sbatch\n`
  const base = {
    '.github/accelerator-policy.yml': policy,
    [path]: job('a.sbatch, b.sh'),
    'a.sbatch': sbatch(1),
    'b.sh': starts(''),
  }
  await withChange({ base, head: { 'b.sh': starts('N=64\n') } }, async (change) => {
    const run = await change.run(inputs)
    expect(run.status).toBe(1)
    expect(standings(run)).toContainEqual(expect.stringMatching(`^new error ${rule}`))
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
