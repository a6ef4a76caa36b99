import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type Checkout, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'

const rule = 'policy/manifest-withdrawn'
const path = 'train/accelerator.yml'
const unsound = 'jobs:\n  legacy:\n    framework: mxnet\n    stage: production\n    hardware: tpu-v4-32\n'
const two = `${unsound}  sound:\n    framework: pytorch\n    stage: production\n    scale: large\n    hardware: H100:8\n`
const onlySound = two.replace(/ {2}legacy:\n(?: {4}.*\n)+/, '')
const later = { 'README.md': 'Later.\n' }
const all: Checkout[] = ['full', 'shallow', 'head', 'shallow head']

type Files = Readonly<Record<string, string | null>>
interface Attack {
  readonly base: Files
  readonly head: Files
}

const attacks: readonly (readonly [name: string, attack: Attack])[] = [
  ['deleting the only manifest', { base: { [path]: unsound }, head: { [path]: null } }],
  ['the plural of its name', { base: { [path]: unsound }, head: { [path]: null, 'train/accelerators.yml': unsound } }],
  ['capital letters', { base: { [path]: unsound }, head: { [path]: null, 'train/Accelerator.yml': unsound } }],
  [
    'a folder that is not searched',
    { base: { [path]: unsound }, head: { [path]: null, 'node_modules/x/accelerator.yml': unsound } },
  ],
  ['a second ending', { base: { [path]: unsound }, head: { [path]: null, 'train/accelerator.yml.bak': unsound } }],
  ['another name altogether', { base: { [path]: unsound }, head: { [path]: null, 'train/hardware.yml': unsound } }],
  ['deleting one of two', { base: { [path]: unsound, 'b/accelerator.yml': two }, head: { [path]: null } }],
  ['taking one job out', { base: { [path]: two }, head: { [path]: onlySound } }],
  ['taking its hardware out', { base: { [path]: unsound }, head: { [path]: unsound.replace(/ +hardware: .*\n/, '') } }],
  ['leaving no more than a kind', { base: { [path]: unsound }, head: { [path]: unsound.replace('tpu-v4-32', 'gpu') } }],
  [
    'leaving a label alone',
    { base: { [path]: unsound }, head: { [path]: 'jobs:\n  legacy: { labels: { team: x } }\n' } },
  ],
  ['emptying it', { base: { [path]: unsound }, head: { [path]: 'jobs: {}\n' } }],
]

describe('a job that leaves', () => {
  it.each(attacks)('by %s is told as withdrawn, never as fixed', async (_, { base, head }) => {
    await withChange({ base, head, later }, async (change) => {
      const run = await change.run({ comment: 'always' })
      const said = standings(run)
      expect(said.filter((line) => line.includes(rule) && line.includes('legacy'))).toHaveLength(1)
      expect(said.filter((line) => line.startsWith('fixed'))).toEqual([])
      const [comment] = await change.github.comments(1)
      for (const text of [run.summary, comment?.body ?? '']) {
        expect(text).toContain('legacy')
        expect(text).toContain(path)
      }
      // If the file had no other job, its path identifies the job.
      const name = base[path] === two ? ' "legacy"' : ''
      expect(run.stdout).toContain(`The job${name} of ${path} `)
      const report = JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8')) as {
        summary: { withdrawn: number }
        withdrawn: unknown[]
      }
      expect([report.summary.withdrawn, report.withdrawn]).toEqual([1, [{ path, job: 'legacy' }]])
    })
  })

  it('is told in every checkout, and with only what changed', async () => {
    await withChange(
      { base: { [path]: unsound, 'b/accelerator.yml': two }, head: { [path]: null }, later },
      async (change) => {
        for (const checkout of all) {
          const said = standings(await change.run({ 'changed-only': 'true' }, { checkout }))
          expect([checkout, said.filter((line) => line.includes(rule))]).toEqual([
            checkout,
            [`new warning ${rule} legacy`],
          ])
        }
      },
    )
  })

  it('fails the check where the policy of the base says so', async () => {
    const policy = `version: 1\nrules: { ${rule}: error }\n`
    const base = { [path]: unsound, '.github/accelerator-policy.yml': policy }
    const head = { [path]: null, '.github/accelerator-policy.yml': `version: 1\nrules: { ${rule}: off }\n` }
    await withChange({ base, head, later }, async (change) => {
      expect((await change.run({})).status).toBe(1)
      expect((await change.run({ 'fail-on-new': 'true' })).status).toBe(1)
    })
  })

  it('is not one that moved, was renamed with all it says, or stood outside of what is checked', async () => {
    const moves: readonly Attack[] = [
      { base: { [path]: unsound }, head: { [path]: null, 'jobs/accelerator.yml': unsound } },
      {
        base: { [path]: unsound },
        head: { [path]: null, 'jobs/accelerator.yml': `${unsound}    task: pretraining\n` },
      },
      { base: { [path]: unsound }, head: { [path]: unsound.replace('legacy', 'renamed') } },
      {
        base: { [path]: two, 'node_modules/x/accelerator.yml': unsound },
        head: { 'node_modules/x/accelerator.yml': null, 'a.txt': 'a' },
      },
    ]
    for (const { base, head } of moves) {
      await withChange({ base, head, later }, async (change) => {
        expect(standings(await change.run({})).filter((line) => line.includes(rule))).toEqual([])
      })
    }
    await withChange(
      { base: { [path]: unsound, 'b/accelerator.yml': two }, head: { [path]: null }, later },
      async (change) => {
        expect(standings(await change.run({ paths: 'b' })).filter((line) => line.includes(rule))).toEqual([])
        expect(
          standings(await change.run({ paths: 'b\n**/accelerator.yml' })).filter((line) => line.includes(rule)),
        ).toHaveLength(1)
      },
    )
  })
})
