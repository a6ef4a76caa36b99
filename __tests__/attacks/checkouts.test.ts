import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { check } from '../../src/edge/cli/check/check.ts'
import { git, importCommits, newRepository } from '../support/git.ts'
import { type ChangeSetup, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'
import { workspaceOf } from '../support/runner.ts'
import { runHere } from '../support/terminal.ts'

// Files that a checkout lacks, and files that it has in addition to the commit.

const policyPath = '.github/accelerator-policy.yml'
const few = 'version: 1\nlimits: [{ id: few, count: 4 }]\n'
const jobOn = (count: number): string => `framework: pytorch\nhardware: { accelerator: h100, count: ${count} }\n`

/** Removes from a checkout everything outside a folder, like `sparse-checkout` of actions/checkout. */
function leaveOut(folder: string, kept: string): void {
  git(folder, ['config', 'core.sparseCheckout', 'true'])
  mkdirSync(join(folder, '.git/info'), { recursive: true })
  writeFileSync(join(folder, '.git/info/sparse-checkout'), `/${kept}/\n`)
  git(folder, ['read-tree', '-m', '-u', 'HEAD'])
}

describe('a sparse checkout', () => {
  const base = { 'train/accelerator.yml': jobOn(1), [policyPath]: few }
  const head = { 'other/accelerator.yml': jobOn(8000), 'linked/accelerator.yml': { link: '../other/accelerator.yml' } }

  it('hides no manifest from the Action, on whatever event', async () => {
    await withChange({ base, head }, async (change) => {
      for (const checkout of ['full', 'shallow'] as const) {
        const folder = change.checkout(checkout)
        leaveOut(folder, 'train')
        const run = await change.run({ 'fail-on-new': 'true' }, { checkout })
        const told = standings(run).filter((line) => line.includes('policy/limit'))
        expect([run.status, told]).toEqual([1, [expect.stringMatching(/^new error/), expect.stringMatching(/^new/)]])
      }
      const folder = change.checkout('full', 'feature')
      leaveOut(folder, 'train')
      // The policy is left out too.
      const pushed = await change.runOn({ name: 'workflow_dispatch', ref: 'feature' }, folder)
      expect([pushed.status, pushed.stdout]).toEqual([1, expect.stringContaining('policy/limit')])
    })
  })

  it('hides no manifest from the command that only its entry in the index marks', async () => {
    const folder = newRepository('marked')
    importCommits(folder, [{ ref: 'refs/heads/main', parents: [], files: { 'train/accelerator.yml': jobOn(8000) } }])
    git(folder, ['reset', '--quiet', '--hard', 'main'])
    git(folder, ['update-index', '--skip-worktree', 'train/accelerator.yml'])
    rmSync(join(folder, 'train'), { recursive: true })
    const { stdout } = await runHere(check, folder, [])
    expect(stdout).toContain('train/accelerator.yml')
  })

  it('hides no policy from the command', async () => {
    const folder = newRepository('sparse')
    importCommits(folder, [
      { ref: 'refs/heads/main', parents: [], files: { ...base, 'train/accelerator.yml': jobOn(8) } },
    ])
    git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/main'])
    leaveOut(folder, 'train')
    const { stdout } = await runHere(check, folder, [])
    expect(stdout).toContain('policy/limit-exceeded')
  })

  it('has no policy in a file called .github', async () => {
    const folder = newRepository('plain')
    writeFileSync(join(folder, '.github'), '')
    writeFileSync(join(folder, 'accelerator.yml'), jobOn(8))
    const { stdout } = await runHere(check, folder, [])
    expect(stdout).toContain('1 file, 1 job')
  })

  it('without its contents names what the command cannot read', async () => {
    const origin = newRepository('origin')
    importCommits(origin, [{ ref: 'refs/heads/main', parents: [], files: { ...base, ...head } }])
    const folder = newRepository('sparse')
    git(folder, ['fetch', '--quiet', '--filter=blob:none', `file://${origin}`, 'main:refs/heads/here'])
    git(folder, ['hash-object', '-w', '--stdin'], Buffer.from(jobOn(1)))
    git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/here'])
    leaveOut(folder, 'train')
    // A policy that cannot be read is not a missing one.
    await expect(runHere(check, folder, [])).rejects.toThrow('accelerator-policy.yml is left out of this checkout.')
    git(folder, ['hash-object', '-w', '--stdin'], Buffer.from(few))
    const run = await runHere(check, folder, ['--policy', 'strict'])
    expect(run.stdout).toContain('1 file,')
    expect(run.stderr).toContain('other/accelerator.yml is not checked: this checkout leaves it out.')
  })
})

describe('the base that a run judges by', () => {
  const rule = 'policy/manifest-withdrawn'
  const locked = `version: 1\nrules: { ${rule}: { severity: error, locked: true } }\n`
  const setup: ChangeSetup = {
    base: { 'train/accelerator.yml': jobOn(8), 'a/accelerator.yml': jobOn(1), [policyPath]: locked },
    head: { 'train/accelerator.yml': null, [policyPath]: null },
  }

  it('is told: a pull request may be retargeted to another one', async () => {
    await withChange(setup, async (change) => {
      const main = change.github.sha('main').slice(0, 12)
      for (const checkout of ['full', 'shallow'] as const) {
        const { stdout } = await change.run({}, { checkout })
        expect(stdout).toContain(`Judged by the policy of the branch main at ${main} and compared with that commit.`)
      }
    })
  })

  it('is not checked in the place of what is proposed', async () => {
    await withChange(setup, async (change) => {
      const folder = change.checkout('full')
      git(folder, ['checkout', '--quiet', '--detach', change.github.sha('main')])
      const run = await change.run({}, { checkout: 'full' })
      const refused = [expect.stringContaining('The checkout is the base of the pull request')]
      expect([run.status, run.commands.map(({ data }) => data)]).toEqual([2, refused])
    })
  })

  it('is the default branch on a push to another one, whatever was pushed there before', async () => {
    await withChange(setup, async (change) => {
      const before = change.github.sha('feature')
      await change.push({ 'README.md': 'Nothing else.\n' })
      for (const kind of ['full', 'shallow'] as const) {
        const folder = change.checkout(kind, 'feature')
        for (const pushed of [before, 'new']) {
          const event = { name: 'push', ref: 'feature', before: pushed, beside: 'main' } as const
          const run = await change.runOn(event, folder, { 'fail-on-new': 'true' })
          expect([kind, run.status, standings(run).join()]).toEqual([
            kind,
            1,
            expect.stringContaining(`new error ${rule}`),
          ])
          expect(run.stdout).toContain('Judged by the policy of the branch main at')
        }
        const protectedRun = await change.runOn(
          { name: 'push', ref: 'feature', before, beside: 'main' },
          folder,
          {},
          { GITHUB_REF_PROTECTED: 'true' },
        )
        expect([protectedRun.status, standings(protectedRun)]).toEqual([0, []])
      }
    })
  })

  it('is the default branch on the push of a tag, whatever the tag is called and whoever may push it', async () => {
    await withChange({ ...setup, later: { 'later/accelerator.yml': jobOn(1) } }, async (change) => {
      for (const [kind, tag] of [
        ['full', 'v1'],
        ['shallow', 'v1'],
        ['full', 'main'],
      ] as const) {
        const event = { name: 'push', ref: 'feature', before: 'new', beside: 'main', tag } as const
        const run = await change.runOn(event, change.checkout(kind, 'feature'), {}, { GITHUB_REF_PROTECTED: 'true' })
        // The tag does not undo later commits on the branch.
        const found = standings(run).filter((line) => !line.includes('policy/pending-change'))
        expect([run.status, found]).toEqual([1, [`new error ${rule} train`]])
        expect(run.stdout).toContain('Judged by the policy of the branch main at')
      }
    })
  })

  it('of a tag is refused where nobody knows the tip of the default branch', async () => {
    await withChange(setup, async (change) => {
      const event = { name: 'push', ref: 'feature', before: 'new', beside: 'main', tag: 'v1' } as const
      const run = await change.runOn(event, change.checkout('shallow', 'feature'), {}, { INPUT_TOKEN: '' })
      expect([run.status, run.commands[0]?.data]).toEqual([2, expect.stringContaining('its tip is not known')])
    })
  })

  it('is told to be none where the event names none, and not of a push to the branch itself', async () => {
    await withChange(setup, async (change) => {
      const folder = change.checkout('full', 'feature')
      const itself = (name: string) =>
        `Judged by the policy of the commit itself: the event \`${name}\` names no base, and base-ref is not set.`
      const dispatch = { name: 'workflow_dispatch', ref: 'feature' } as const
      for (const name of ['workflow_dispatch', 'release', 'deployment', 'repository_dispatch', 'workflow_run']) {
        const run = await change.runOn(dispatch, folder, {}, { GITHUB_EVENT_NAME: name })
        expect(run.stdout).toContain(itself(name))
      }
      const named = await change.runOn(dispatch, folder, { 'base-ref': 'main' })
      const pushed = await change.runOn({ name: 'push', ref: 'feature', before: 'main' }, folder)
      for (const { stdout } of [named, pushed]) expect(stdout).not.toContain('policy of the commit itself')
      const beside = await change.runOn({ name: 'push', ref: 'feature', before: 'new', beside: 'main' }, folder, {
        'base-ref': change.github.sha('feature'),
      })
      expect(beside.stdout).toContain('Judged by the policy of the base at')
    })
  })

  it('cannot be had on such a push where nobody knows the tip of the default branch, and then nothing passes', async () => {
    await withChange(setup, async (change) => {
      const push = { name: 'push', ref: 'feature', before: change.github.sha('main'), beside: 'main' } as const
      const [shallow, full] = [change.checkout('shallow', 'feature'), change.checkout('full', 'feature')]
      const noToken = { INPUT_TOKEN: '' }
      const unknown = 'The policy of the branch main applies, and its tip is not known. '
      const alone = await change.runOn(push, shallow, {}, noToken)
      expect([alone.status, alone.commands[0]?.data]).toEqual([2, expect.stringContaining(`${unknown}The step has no`)])
      expect(await change.runOn(push, full, {}, noToken)).toMatchObject({ status: 1 })
      // Cases that do not need it: the branch itself, an event without a branch, and a folder that is not a checkout.
      const others = [
        { ...push, ref: 'main' },
        { name: 'workflow_dispatch', ref: 'feature' },
      ] as const
      for (const event of others) expect(await change.runOn(event, shallow, {}, noToken)).toMatchObject({ status: 0 })
      const bare = await change.runOn(push, workspaceOf({ 'accelerator.yml': jobOn(1) }), {}, noToken)
      expect([bare.status, bare.stdout]).toEqual([0, expect.stringContaining('No policy applies: the tip of main')])
      change.github.fault({ route: 'GET commits/{ref}', kind: 'forbidden' })
      const refused = await change.runOn(push, shallow)
      expect([refused.status, refused.commands[0]?.data]).toEqual([2, expect.stringContaining(`${unknown}acme/`)])
    })
  })
})

describe('what somebody proposes', () => {
  const outside = 'stage: s3cret\n'
  const links = {
    'train/accelerator.yml': { link: '../private/job.yml' },
    'linked/accelerator.yml': { link: '../a.yml' },
    'sized/accelerator.yml': 'framework: pytorch\nmodel: { config: c.json }\nhardware: H100:8\n',
    'sized/c.json': { link: '../private/c.json' },
    'a.yml': jobOn(1),
  }
  /** Files that another step wrote. */
  const put = (folder: string): void => {
    mkdirSync(join(folder, 'private'), { recursive: true })
    writeFileSync(join(folder, 'private/job.yml'), outside)
    writeFileSync(join(folder, 'private/c.json'), JSON.stringify({ model_type: 's3cret' }))
  }
  const setup: ChangeSetup = { base: { 'README.md': 'x\n' }, head: links }

  it.each(['pull_request', 'pull_request_target'] as const)(
    'reads through no link what the commit does not have: %s',
    async (name) => {
      await withChange(setup, async (change) => {
        put(change.checkout('full'))
        const run = await change.run({ comment: 'always' }, { event: { name } as never })
        const [comment] = await change.github.comments(1)
        for (const text of [run.stdout, run.summary, comment?.body ?? '']) expect(text).not.toContain('s3cret')
        expect(run.stdout).toContain('a symbolic link to a file that the checked-out commit does not have')
        expect(standings(run)).toEqual(
          expect.arrayContaining([
            expect.stringMatching(/manifest\/unreadable/),
            expect.stringMatching(/unusable-config/),
          ]),
        )
      })
    },
  )

  it('in a run of the command, too, and not where nobody proposes anything', async () => {
    const folder = newRepository('proposed')
    importCommits(folder, [{ ref: 'refs/heads/main', parents: [], files: links }])
    git(folder, ['checkout', '--quiet', 'main'])
    put(folder)
    const run = (event: string) =>
      runHere(check, folder, ['--format', 'compact'], undefined, { GITHUB_EVENT_NAME: event })
    expect((await run('pull_request')).stdout).not.toContain('s3cret')
    expect((await run('push')).stdout).toContain('s3cret')
  })

  it('is no other for a link within a folder below the top', async () => {
    const folder = newRepository('below')
    importCommits(folder, [
      {
        ref: 'refs/heads/main',
        parents: [],
        files: { 'a/x.yml': jobOn(1), 'a/b/accelerator.yml': { link: '../x.yml' } },
      },
    ])
    git(folder, ['checkout', '--quiet', 'main'])
    const named = join(mkdtempSync(join(tmpdir(), 'named-')), 'checkout')
    symlinkSync(folder, named)
    for (const at of [join(folder, 'a'), join(named, 'a')]) {
      const { status, stdout } = await runHere(check, at, [], undefined, { GITHUB_EVENT_NAME: 'pull_request' })
      expect([status, stdout]).toEqual([0, expect.stringContaining('1 job')])
    }
  })
})
