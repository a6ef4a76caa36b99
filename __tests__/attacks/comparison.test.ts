import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { UnusableInput } from '../../src/core/finding/unusable-input.ts'
import { check } from '../../src/edge/cli/check/check.ts'
import { type CommittedFiles, git, importCommits, newRepository } from '../support/git.ts'
import { type ChangeSetup, type Checkout, type HostedChange, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'
import { runHere } from '../support/terminal.ts'

// Findings that need the base, and what is compared: contents, regardless of their place.

const rule = 'policy/manifest-withdrawn'
const policyPath = '.github/accelerator-policy.yml'
const locked = `version: 1\nrules: { ${rule}: { severity: error, locked: true } }\n`
const few = 'version: 1\nlimits: [{ id: few, count: 4 }]\n'
const path = 'train/accelerator.yml'
const jobOn = (count: number): string =>
  `task: pretraining\nframework: pytorch\nstage: production\nscale: { parameters: 7B, tokens: 1T }\nhardware: { accelerator: h100, count: ${count} }\n`
const eight = jobOn(8)
const grown = jobOn(8000)
const all: Checkout[] = ['full', 'shallow', 'head', 'shallow head']
/** The base comes from git or from GitHub. Only the first case of each kind uses `all`. */
const both: Checkout[] = ['full', 'shallow head']
const later = { 'README.md': 'Later.\n' }

const many = (count: number, text: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`d${at % 7}/f${at}.txt`, text]))
const manifests = (count: number, text: (at: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}/accelerator.yml`, text(at)]))

describe('a withdrawn manifest fails the check that is to fail on it', () => {
  it.each<[string, Pick<ChangeSetup, 'base' | 'head'>, Checkout[]?]>([
    ['behind 400 changed files', { base: many(400, 'a'), head: many(400, 'b') }, all],
    [
      'behind twelve other changed manifests',
      { base: manifests(12, (at) => jobOn(at + 1)), head: manifests(12, (at) => jobOn(at + 2)) },
    ],
    [
      'beside a manifest that is a link to nothing',
      {
        base: { 'b/accelerator.yml': { link: '../c/accelerator.yml' } },
        head: { 'b/accelerator.yml': { link: '../d/accelerator.yml' } },
      },
    ],
    [
      'beside a manifest that was a link out of the repository',
      { base: { 'b/accelerator.yml': { link: '/etc/passwd' } }, head: { 'b/accelerator.yml': null } },
    ],
  ])('%s', async (_, { base, head }, checkouts = both) => {
    const setup = { base: { ...base, [path]: eight, [policyPath]: locked }, head: { ...head, [path]: null }, later }
    await withChange(setup, async (change) => {
      for (const checkout of checkouts) {
        const run = await change.run({}, { checkout })
        const told = standings(run).filter((line) => line.includes(rule) && line.endsWith(' train'))
        expect([checkout, run.status, told]).toEqual([checkout, 1, [`new error ${rule} train`]])
      }
    })
  })

  it('behind a difference of more than 8 MiB', async () => {
    const long = 'x'.repeat(200)
    const files = (text: string): Record<string, string> =>
      Object.fromEntries(Array.from({ length: 45_000 }, (_, at) => [`${at % 90}/${long}${at}`, text]))
    const folder = repositoryOf({ ...files('a'), [path]: eight, [policyPath]: locked }, { ...files('b'), [path]: null })
    git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/branch'])
    const run = await runHere(check, folder, ['--base', 'main'])
    expect([run.status, run.stdout]).toEqual([1, expect.stringContaining(rule)])
  })

  it('behind another repository in the place of the file', async () => {
    const folder = repositoryOf({ [path]: eight, [policyPath]: locked }, later)
    git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/branch'])
    git(folder, ['reset', '--quiet', '--hard'])
    git(folder, ['rm', '--quiet', path])
    git(folder, ['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},${path}`])
    git(folder, ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--message', 'Later'])
    const run = await runHere(check, folder, ['--base', 'main'])
    expect([run.status, run.stdout]).toEqual([1, expect.stringContaining(`${rule}\n  at ${path}`)])
  })

  it('in a clone without the contents of the base, and where one of them cannot be read', async () => {
    const base = { [path]: eight, [policyPath]: locked, 'b/accelerator.yml': jobOn(1) }
    const folder = withoutContents(repositoryOf(base, { [path]: null }), [policyPath])
    const run = await runHere(check, folder, ['--base', 'main-here'])
    expect([run.status, run.stdout]).toEqual([1, expect.stringContaining(`${path} is no longer read`)])
  })

  it('as one that could not be made, where one that stays cannot be compared', async () => {
    const two = `jobs:\n  a: { hardware: 'H100:8' }\n  b: { hardware: 'H100:8' }\n`
    const one = two.replace(/ {2}b.*\n/, '')
    const folder = withoutContents(repositoryOf({ [path]: two, [policyPath]: locked }, { [path]: one }), [policyPath])
    const refused = runHere(check, folder, ['--base', 'main-here'])
    await expect(refused).rejects.toThrow(UnusableInput)
    await expect(refused).rejects.toThrow(`${path} cannot be compared with the base`)
    const lax = withoutContents(repositoryOf({ [path]: two }, { [path]: one }), [])
    const run = await runHere(check, lax, ['--base', 'main-here'])
    expect([run.status, run.stderr]).toEqual([0, expect.stringContaining(`${path} cannot be compared with the base`)])
  })

  it('as one that could not be made, where GitHub gives no listing', async () => {
    const base = { [path]: eight, [policyPath]: locked }
    await withChange({ base, head: { [path]: null }, later }, async (change) => {
      change.github.fault({ route: 'GET git/trees/{tree_sha}', kind: 'forbidden' })
      // For a push, the checkout has the policy. For a pull request, GitHub must say which files the base lacks.
      const push = { name: 'push', ref: 'feature', before: change.github.sha('main'), beside: 'main' } as const
      const isProtected = { GITHUB_REF_PROTECTED: 'true' }
      const pushed = await change.runOn(push, change.checkout('shallow', 'feature'), {}, isProtected)
      const proposed = await change.run({}, { checkout: 'shallow' })
      for (const [run, why] of [
        [pushed, 'What is withdrawn is unknown'],
        [proposed, 'accelerator-policy.yaml cannot be read'],
      ] as const)
        expect([run.status, run.commands.map(({ data }) => data)]).toEqual([2, [expect.stringContaining(why)]])
    })
  })
})

describe('a job that grows is new', () => {
  const inputs = { 'fail-on-new': 'true' }
  const expectNew = async (change: HostedChange): Promise<void> => {
    for (const checkout of both)
      for (const only of checkout === 'full' ? ['false', 'true'] : ['true']) {
        const run = await change.run({ ...inputs, 'changed-only': only }, { checkout })
        const told = standings(run).filter((line) => line.includes('policy/limit'))
        expect([checkout, only, run.status, told]).toEqual([checkout, only, 1, [expect.stringMatching(/^new error/)]])
      }
  }

  it.each<[string, CommittedFiles, CommittedFiles]>([
    ['behind a link', { [path]: { link: '../shared/job.yml' }, 'shared/job.yml': eight }, { 'shared/job.yml': grown }],
    [
      'behind a link to a link',
      { [path]: { link: 'b.yml' }, 'train/b.yml': { link: '../shared/job.yml' }, 'shared/job.yml': eight },
      { 'shared/job.yml': grown },
    ],
    [
      'behind a link that leads elsewhere',
      { [path]: { link: '../a.yml' }, 'a.yml': eight, 'b.yml': grown },
      { [path]: { link: '../b.yml' } },
    ],
    ['in the place of a link', { [path]: { link: '../a.yml' }, 'a.yml': eight }, { [path]: grown }],
  ])('%s', async (_, base, head) => {
    await withChange({ base: { ...base, [policyPath]: few } as never, head: head as never, later }, (change) =>
      expectNew(change),
    )
  })

  it('in a submodule', async () => {
    const sub = newRepository('submodule')
    const [before, after] = importCommits(sub, [
      { ref: 'refs/heads/main', parents: [], files: { 'accelerator.yml': eight } },
      { ref: 'refs/heads/main', parents: [':1'], files: { 'accelerator.yml': grown } },
    ]) as [string, string]
    const base = { sub: { commit: before }, [policyPath]: few }
    await withChange({ base, head: { sub: { commit: after } }, later }, async (change) => {
      for (const checkout of both) {
        const folder = join(change.checkout(checkout), 'sub')
        rmSync(folder, { recursive: true, force: true })
        cpSync(sub, folder, { recursive: true })
        git(folder, ['checkout', '--quiet', '--detach', after])
      }
      await expectNew(change)
    })
  })
})

describe('a manifest in a submodule is withdrawn', () => {
  const withdrawal = 'rules: { policy/manifest-withdrawn: { severity: error, locked: true } }\n'
  it.each<[string, Readonly<Record<string, string | null>>]>([
    ['by its deletion', { 'accelerator.yml': null, 'b.txt': 'x' }],
    ['by another name', { 'accelerator.yml': null, 'accelerators.yml': eight }],
  ])('%s', async (_, files) => {
    const sub = newRepository('submodule')
    const [before, after] = importCommits(sub, [
      { ref: 'refs/heads/main', parents: [], files: { 'accelerator.yml': eight } },
      { ref: 'refs/heads/main', parents: [':1'], files: files as never },
    ]) as [string, string]
    const base = { sub: { commit: before }, [policyPath]: withdrawal }
    await withChange({ base, head: { sub: { commit: after } }, later }, async (change) => {
      const folder = join(change.checkout('full'), 'sub')
      rmSync(folder, { recursive: true, force: true })
      cpSync(sub, folder, { recursive: true })
      git(folder, ['checkout', '--quiet', '--detach', after])
      for (const more of [{}, { 'changed-only': 'true' }]) {
        const run = await change.run(more, { checkout: 'full' })
        expect([run.status, standings(run).join()]).toEqual([1, expect.stringContaining('policy/manifest-withdrawn')])
      }
    })
  })
})

describe('with changed-only a manifest is checked', () => {
  const shape = (layers: number): string =>
    JSON.stringify({
      ...{ model_type: 'llama', hidden_size: 4096, intermediate_size: 14336, num_attention_heads: 32 },
      ...{ num_key_value_heads: 8, vocab_size: 128256, num_hidden_layers: layers },
    })
  const sized =
    'framework: pytorch\nstage: production\ntask: fine-tuning\nscale: { sequence_length: 8192 }\n' +
    'model: { config: ../shared/shape.cfg, method: full, optimizer: adamw, precision: bf16 }\nhardware: H100:1\n'
  const launch = '#SBATCH --nodes=1\n#SBATCH --gpus-per-node=8\nsrun python train.py\n'
  const listing = 'framework: pytorch\nhardware: H100:8\nevidence: [../launch/*.sbatch]\n'

  it.each<[string, CommittedFiles, CommittedFiles, string]>([
    [
      'whose model.config changes',
      { [path]: sized, 'shared/shape.cfg': shape(2) },
      { 'shared/shape.cfg': shape(64) },
      'new error sizing/does-not-fit',
    ],
    [
      'whose listed launch file is a link to what changes',
      {
        [path]: 'framework: pytorch\nhardware: H100:8\nevidence: [run.sbatch]\n',
        'train/run.sbatch': { link: 'job.txt' },
        'train/job.txt': launch.replace('--nodes=1', '--nodes=1 '),
        '.github/accelerator-policy.yml': 'version: 1\nlocked: true\nrules: { evidence/*: error }\n',
      },
      { 'train/job.txt': launch.replace('--nodes=1', '--nodes=8') },
      'new error evidence/unread-file',
    ],
    [
      'whose model.config is a link to what changes',
      { [path]: sized, 'shared/shape.cfg': { link: '../s.json' }, 's.json': shape(2) },
      { 's.json': shape(64) },
      'new error sizing/does-not-fit',
    ],
    [
      'that lists a file which changes',
      { [path]: listing, 'launch/a.sbatch': launch },
      { 'launch/a.sbatch': launch.replace('nodes=1', 'nodes=4') },
      'new error evidence/count-differs',
    ],
  ])('%s', async (_, base, head, expected) => {
    await withChange({ base: base as never, head: head as never, later }, async (change) => {
      for (const checkout of both) {
        const run = await change.run({ 'fail-on-new': 'true', 'changed-only': 'true' }, { checkout })
        expect([checkout, run.status, standings(run).join()]).toEqual([checkout, 1, expect.stringContaining(expected)])
      }
    })
  })
})

describe('a shallow pull request costs', () => {
  it.each<[Checkout, readonly string[]]>([
    ['full', []],
    ['shallow', ['GET git/trees/{tree_sha}', 'GET git/blobs/{file_sha}']],
    [
      'shallow head',
      // The first listing, of the base's tip, shows no policy. The second, of the merge base, shows the changes.
      ['GET git/trees/{tree_sha}', 'GET compare/{basehead}', 'GET git/trees/{tree_sha}', 'GET git/blobs/{file_sha}'],
    ],
  ])('one listing, and one content of each manifest that changes: %s', async (checkout, expected) => {
    const base = { ...many(400, 'a'), [path]: eight, 'b/accelerator.yml': jobOn(4) }
    await withChange({ base, head: { ...many(400, 'b'), [path]: grown }, later }, async (change) => {
      await change.run({ comment: 'never' }, { checkout })
      const routes = change.github.calls.map(({ route }) => route)
      expect(routes.filter((route) => route !== 'GET contents/{path}')).toEqual(expected)
    })
  })
})

/** `main`, and `branch` based on it. */
function repositoryOf(base: CommittedFiles, change: CommittedFiles): string {
  const folder = newRepository('comparison')
  importCommits(folder, [
    { ref: 'refs/heads/main', parents: [], files: base },
    { ref: 'refs/heads/branch', parents: [':1'], files: change },
  ])
  return folder
}

/** A checkout of `branch`. From `main`, it has only these contents and those that both share. */
function withoutContents(origin: string, kept: readonly string[]): string {
  const folder = newRepository('partial')
  const from = `file://${origin}`
  const refs = ['main', 'branch'].map((branch) => `${branch}:refs/heads/${branch}-here`)
  git(folder, ['fetch', '--quiet', '--filter=blob:none', from, ...refs])
  const ofBranch = git(origin, ['ls-tree', '-r', '--name-only', 'branch']).split('\n')
  const wanted = [...ofBranch.map((path) => `branch:${path}`), ...kept.map((path) => `main:${path}`)]
  for (const name of wanted)
    git(folder, ['hash-object', '-w', '--stdin'], Buffer.from(`${git(origin, ['show', name])}\n`))
  git(folder, ['checkout', '--quiet', 'branch-here'])
  return folder
}
