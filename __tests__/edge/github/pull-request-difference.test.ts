import { describe, expect, it } from '@jest/globals'
import { type Checkout, withChange } from '../../support/hosted-change.ts'
import { standings } from '../../support/run-results.ts'

const noXla = 'framework/no-xla-path'
const shapes = 'model/dynamic-shapes'
const legacy = '  legacy:\n    framework: mxnet\n    stage: production\n    hardware: tpu-v4-32\n'
const shaped =
  '  shaped:\n    framework: jax\n    stage: production\n    model: { dynamic_shapes: true }\n    hardware: tpu-v5e-64\n'
const withdrawn = 'policy/manifest-withdrawn'
const edge =
  '  edge:\n    framework: jax\n    stage: production\n    scale: large\n    hardware: tpu-v5e-64\n    needs: { edge: true }\n'
const sound = '  sound:\n    framework: pytorch\n    stage: production\n    scale: large\n    hardware: H100:8\n'
const manifest = (...jobs: string[]): string => `jobs:\n${jobs.join('')}`
const flow =
  ' shaped: {framework: jax, stage: production, model: {dynamic_shapes: true}, hardware: {accelerator: tpu-v5e-64}}'
const path = 'train/accelerator.yml'
const later = { 'README.md': 'Later.\n' }
const all: Checkout[] = ['full', 'shallow', 'head', 'shallow head']

describe('what a pull request brings', () => {
  const setup = {
    base: { [path]: manifest(legacy, sound), 'other/accelerator.yml': manifest(edge) },
    head: { [path]: manifest(legacy, shaped, sound.replace('H100:8', 'H100:16')), 'other/accelerator.yml': null },
    later,
  }

  it('is told apart from what the base has, in every checkout, and in a table of the jobs', async () => {
    await withChange({ ...setup, program: 'bundle' }, async (change) => {
      for (const checkout of all) {
        const run = await change.run({ comment: 'always' }, { checkout })
        expect([checkout, run.status, run.stderr, standings(run)]).toEqual([
          checkout,
          1,
          '',
          [`new warning ${withdrawn} edge`, `existing error ${noXla} legacy`, `new warning ${shapes} shaped`],
        ])
        const [comment] = await change.github.comments(1)
        for (const text of [run.summary, comment?.body ?? '']) {
          expect(text).toContain('| 8× H100 → 16× H100 |')
          expect(text).toMatch(/^\| `shaped` \*\*added\*\*<br>.* \| TPU v5e-64 \|/m)
          expect(text).toMatch(/^\| `edge` \*\*withdrawn\*\*<br>.* \| TPU v5e-64 \|/m)
        }
        expect(run.summary).toContain('; 2 new, 1 existing.\n')
        expect(comment?.body).toContain('**Changed from the base (1 of 3 jobs unchanged)**')
        expect(comment?.body).not.toContain('| `legacy`')
      }
    })
  })

  it('alone fails the check with fail-on-new', async () => {
    await withChange(setup, async (change) => {
      const inputs = { 'fail-on-new': 'true' }
      const runs = [
        await change.run(inputs),
        await change.run({ ...inputs, 'fail-on': 'warning' }),
        await change.run({ ...inputs, 'fail-on': 'warning' }, { checkout: 'shallow' }),
        await change.run({ 'fail-on': 'error' }),
      ]
      expect(runs.map(({ status }) => status)).toEqual([0, 1, 1, 1])
    })
  })

  it('is not what others brought to the base since the event was made', async () => {
    const quiet = { base: { [path]: manifest(sound) }, head: { 'notes.txt': 'x\n' } }
    await withChange(quiet, async (change) => {
      const old = await change.github.environment({ name: 'pull_request', number: 1 })
      await change.push({ [path]: manifest(sound, legacy) }, 'main')
      for (const checkout of ['full', 'shallow'] as const) {
        const run = await change.run(
          { 'fail-on-new': 'true' },
          { checkout, environment: { GITHUB_EVENT_PATH: old['GITHUB_EVENT_PATH'] as string } },
        )
        expect([run.status, standings(run)]).toEqual([0, [`existing error ${noXla} legacy`]])
      }
    })
  })
})

describe('a pull request that changes no meaning has no new finding', () => {
  const base = { [path]: manifest(legacy, shaped) }
  const old = [`existing error ${noXla}`, `existing warning ${shapes}`]
  it.each([
    ['moves lines', { [path]: `# A remark.\n\n\n${manifest(shaped, '\n\n', legacy)}` }],
    [
      'writes it in another way',
      { [path]: `"jobs": {legacy: {framework: MXNet,\n stage: "production", hardware: 'tpu-v4-32'},\n${flow}}\n` },
    ],
    ['renames the file', { [path]: null, 'moved/here/accelerator.yml': manifest(legacy, shaped) }],
    ['renames a job', { [path]: manifest(legacy.replace('legacy', 'heritage'), shaped) }],
  ])('%s', async (_, head) => {
    await withChange({ base, head, later }, async (change) => {
      for (const checkout of ['full', 'shallow'] as const) {
        const run = await change.run({ 'fail-on-new': 'true' }, { checkout })
        expect(standings(run).map(withoutJob).sort()).toEqual(old)
        expect(run.status).toBe(0)
      }
    })
  })
})

const withoutJob = (words: string): string => words.split(' ').slice(0, 3).join(' ')

describe('a push, and a merge queue', () => {
  const base = { [path]: manifest(legacy) }
  const head = { [path]: manifest(legacy, shaped) }
  const difference = [`existing error ${noXla} legacy`, `new warning ${shapes} shaped`]
  const uncompared = difference.map((words) => words.replace(/^\w+/, 'uncompared'))

  it('are compared with what was there before, by git or by asking GitHub', async () => {
    await withChange({ base, head }, async (change) => {
      for (const kind of ['full', 'shallow'] as const) {
        const folder = change.checkout(kind, 'feature')
        const pushed = await change.runOn({ name: 'push', ref: 'feature', before: 'main' }, folder)
        expect(standings(pushed)).toEqual(difference)
        const queued = await change.runOn({ name: 'merge_group', base: 'main', head: 'feature' }, folder)
        expect(standings(queued)).toEqual(difference)
      }
    })
  })

  it('say that everything counts where there is nothing to compare with', async () => {
    await withChange({ base, head }, async (change) => {
      const forced = { name: 'push', ref: 'feature', before: 'e'.repeat(40), forced: true } as const
      const [full, shallow] = [change.checkout('full', 'feature'), change.checkout('shallow', 'feature')]
      const runs = [
        await change.runOn({ name: 'push', ref: 'feature', before: 'new' }, full),
        await change.runOn(forced, full),
        await change.runOn(forced, shallow),
        await change.runOn(
          { name: 'push', ref: 'feature', before: 'main' },
          shallow,
          { token: '' },
          { INPUT_TOKEN: '' },
        ),
      ]
      const inputs = { 'fail-on-new': 'true' }
      const event = { name: 'push', ref: 'feature', before: 'new' } as const
      expect((await change.runOn(event, full, inputs)).status).toBe(1)
      expect(runs.map(standings)).toEqual(runs.map(() => uncompared))
      expect(runs.map(({ stdout }) => /^Every finding counts as new: .*$/m.exec(stdout)?.[0])).toEqual([
        'Every finding counts as new: this is the first push of the branch.',
        expect.stringContaining('GitHub does not have commit or folder eeeeeeeeeeee'),
        expect.stringContaining('GitHub does not have commit or folder eeeeeeeeeeee'),
        'Every finding counts as new: the checkout has no history and there is no token (check out with fetch-depth: 0).',
      ])
    })
  })

  it('are compared with the commit before a forced push where GitHub still knows it', async () => {
    await withChange({ base, head }, async (change) => {
      const before = await change.push({ 'notes.txt': 'x\n' }, 'main')
      const forced = { name: 'push', ref: 'feature', before, forced: true } as const
      for (const kind of ['full', 'shallow'] as const)
        expect(standings(await change.runOn(forced, change.checkout(kind, 'feature')))).toEqual(difference)
    })
  })
})

describe('a pull request that changes many manifests', () => {
  it('reads all of them as they were, and still comments', async () => {
    const files = (jobs: string): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: 30 }, (_, index) => [`j${index}/accelerator.yml`, `# ${index}\n${manifest(jobs)}`]),
      )
    await withChange({ base: files(legacy), head: files(legacy + sound) }, async (change) => {
      for (const checkout of ['full', 'shallow'] as const) {
        const run = await change.run({ comment: 'always', 'fail-on-new': 'true' }, { checkout })
        expect([run.status, await change.github.comments(1)]).toEqual([0, [expect.anything()]])
        expect(new Set(standings(run).map((line) => line.split(' ')[0]))).toEqual(new Set(['existing']))
      }
    })
  })
})

describe('changed-only', () => {
  const files = { [path]: manifest(legacy), 'other/accelerator.yml': manifest(shaped) }
  const only = { 'changed-only': 'true' }

  it.each(all)('checks the manifests that the pull request changes: %s', async (checkout) => {
    await withChange(
      { base: files, head: { 'other/accelerator.yml': manifest(shaped, sound) }, later },
      async (change) => {
        const run = await change.run(only, { checkout })
        expect([run.status, standings(run)]).toEqual([0, [`existing warning ${shapes} shaped`]])
      },
    )
  })

  it('passes where it changes none, and checks all where that cannot be told', async () => {
    await withChange({ base: files, head: { 'notes.txt': 'x\n' }, later }, async (change) => {
      const none = await change.run({ ...only, comment: 'always' })
      expect([none.status, none.commands]).toEqual([0, []])
      expect(none.stdout).toContain('No accelerator.yml is changed: nothing to check, so the check passes.')
      expect(none.summary).toContain('No `accelerator.yml` is changed')
      expect((await change.github.comments(1))[0]?.body).toContain('There is no `accelerator.yml` to check.')
      const blind = await change.run(only, { checkout: 'shallow', environment: { INPUT_TOKEN: '' } })
      expect(blind.commands.map(({ data }) => data)).toEqual([
        expect.stringContaining('applies as the base branch has it'),
      ])
    })
  })
})
