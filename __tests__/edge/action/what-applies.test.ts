import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { eventOf, pullOf, runActionHere } from '../../support/action-here.ts'
import { proposalOf } from '../../support/pull-request.ts'
import type { ActionRun } from '../../support/runner.ts'
import { workspaceOf } from '../../support/runner.ts'

const own = '.github/accelerator-policy.yml'
const warned = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const launch = '#!/bin/bash\n#SBATCH --gres=gpu:b200:8\nsrun torchrun train.py\n'

const onPull = (commits: Parameters<typeof pullOf>[0]): Record<string, string> => ({
  ...eventOf('pull_request', { pull_request: pullOf(commits) }),
  GITHUB_SHA: commits.head,
})
const titles = ({ commands }: ActionRun): (string | undefined)[] =>
  commands.map(({ properties }) => properties['title'])

describe('what cannot be checked is refused', () => {
  const refused = '::error title=Accelerator review could not run'

  it('at each mistake of the policy', async () => {
    const policy = 'fail-onn: never\nrules: { no/such: off }\n'
    const { status, stdout } = await runActionHere(workspaceOf({ 'accelerator.yml': sound, [own]: policy }))
    expect([status, stdout.trimEnd().split('\n')]).toEqual([
      2,
      [
        expect.stringMatching(`^${refused},file=${own},line=1,col=1::Unknown key "fail-onn"[^(]*$`),
        expect.stringMatching(`^${refused},file=${own},line=2,col=10::`),
      ],
    ])
  })

  it('by what an input may not loosen, with the place that locks it', async () => {
    const folder = workspaceOf({ 'accelerator.yml': sound, [own]: 'locked: true\nfail-on: warning\n' })
    const { status, stdout } = await runActionHere(folder, { 'fail-on': 'never' })
    const words = 'the input fail-on: `fail-on: never` loosens `fail-on: warning`'
    expect([status, stdout]).toEqual([2, expect.stringMatching(`^${refused}::${words}.* \\(${own}, line 2\\)\n$`)])
  })

  it('by a payload that is no JSON, and by a path outside', async () => {
    const folder = workspaceOf({ 'accelerator.yml': sound, 'a/b': '' })
    const broken = await runActionHere(folder, {}, eventOf('push', '{'))
    const words = 'The event payload (GITHUB_EVENT_PATH) is not valid JSON.'
    expect([broken.status, broken.stdout]).toEqual([2, `${refused}::${words}\n`])
    const outside = await runActionHere(join(folder, 'a'), { paths: '../accelerator.yml' })
    expect([outside.status, outside.stdout]).toEqual([
      2,
      `${refused}::The path ../accelerator.yml is outside the workspace.\n`,
    ])
  })
})

describe('a run without a manifest', () => {
  const found = (near = '') => `No \`accelerator.yml\` was found, so there was nothing to check.${near}\n`

  it('says that it was for nothing, and which file it may have been', async () => {
    const nothing = await runActionHere(workspaceOf({ 'README.md': '' }))
    expect([nothing.stdout, nothing.summary]).toEqual([
      'No accelerator.yml was found: nothing to check, so the check passes.\n',
      `## Accelerator review\n\n${found()}`,
    ])
    const near = await runActionHere(workspaceOf({ 'Accelerator.yml': sound }))
    expect(near.stdout).toMatch(/^Not read: Accelerator\.yml\. /)
    expect(near.summary).toContain(found(' Not read: `Accelerator.yml`.').slice(0, -2))
  })

  it('or that none is changed', async () => {
    const proposal = proposalOf({ 'accelerator.yml': sound, 'README.md': 'a\n' }, { 'README.md': 'b\n' })
    const { status, stdout, summary } = await runActionHere(
      proposal.folder,
      { 'changed-only': 'true' },
      onPull(proposal),
    )
    expect([status, stdout.split('\n').at(-2)]).toEqual([
      0,
      'No accelerator.yml is changed: nothing to check, so the check passes.',
    ])
    expect(summary).toContain('No `accelerator.yml` is changed, so there was nothing to check.')
  })

  it('reviews launch files, with changed-only those of the change, and fails where nothing is to review', async () => {
    const files = { 'a/run.sbatch': launch, 'b/run.sbatch': launch, 'requirements.txt': 'torch==2.5.1\n' }
    const proposal = proposalOf(files, { 'b/run.sbatch': `${launch}# more\n` })
    const places = async (inputs: Record<string, string>) => {
      const { commands } = await runActionHere(proposal.folder, inputs, onPull(proposal))
      return commands.map(({ properties }) => properties['file'])
    }
    expect([await places({}), await places({ 'changed-only': 'true' })]).toEqual([
      ['a/run.sbatch', 'b/run.sbatch'],
      ['b/run.sbatch'],
    ])
    // Without the base there is nothing that tells what is changed.
    const shallow = onPull({ base: 'c'.repeat(40), head: proposal.head })
    const all = await runActionHere(workspaceOf(files), { 'changed-only': 'true' }, shallow)
    expect(all.commands).toHaveLength(2)
    for (const inputs of [{ paths: 'a' }, { paths: 'a', 'no-manifest': 'pass' }])
      expect((await runActionHere(workspaceOf(files), inputs)).status).toBe(0)
    const bare = await runActionHere(workspaceOf({ 'a/README.md': '' }), { paths: 'a' })
    expect([bare.status, bare.stdout]).toEqual([2, expect.stringContaining('accelerator.yml')])
  })
})

describe('the reports', () => {
  it('list the launches of a repository without a manifest', async () => {
    const listed = async (files: Record<string, string>, inputs = {}) => {
      const { outputs } = await runActionHere(workspaceOf({ 'a/run.sbatch': launch, ...files }), inputs)
      return JSON.parse(readFileSync(outputs['report'] ?? '', 'utf8')).undeclared
    }
    expect(await listed({})).toEqual([expect.objectContaining({ path: 'a/run.sbatch' })])
    expect([await listed({}, { paths: 'a' }), await listed({ 'accelerator.yml': sound })]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('are summed up in a line', async () => {
    const { stdout } = await runActionHere(workspaceOf({ 'accelerator.yml': sound }))
    expect(stdout).toMatch(/^Accelerator review: Passed: /)
  })

  it('are not in a comment where the step has no token', async () => {
    const proposal = proposalOf({ 'accelerator.yml': sound }, { 'README.md': 'b\n' })
    const told = async (comment: string, event: Record<string, string>) =>
      (await runActionHere(proposal.folder, { comment }, event)).stdout
    const words = 'The comment was left out: the step has no token to write it with.\n'
    expect(await told('always', onPull(proposal))).toContain(words)
    expect(await told('never', onPull(proposal))).not.toContain('left out')
    expect(await told('always', {})).not.toContain('left out')
  })

  it('name the repository and the commit, where the event does', async () => {
    const folder = workspaceOf({ 'accelerator.yml': warned })
    const { outputs } = await runActionHere(folder, { 'sarif-category': 'nightly' })
    const report = JSON.parse(readFileSync(outputs['report'] ?? '', 'utf8'))
    expect(report).toMatchObject({
      ...{ repository: 'acme/training', commit: 'a'.repeat(40), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
    expect(JSON.parse(readFileSync(outputs['sarif'] ?? '', 'utf8')).runs[0].automationDetails.id).toContain('nightly')
    const nameless = await runActionHere(folder, {}, { GITHUB_REPOSITORY: '', GITHUB_SHA: '' })
    const commit = await runActionHere(folder, {}, { GITHUB_REPOSITORY: '' })
    expect(JSON.parse(readFileSync(commit.outputs['report'] ?? '', 'utf8'))).toMatchObject({ commit: 'a'.repeat(40) })
    for (const key of ['repository', 'commit', 'date'])
      expect(JSON.parse(readFileSync(nameless.outputs['report'] ?? '', 'utf8'))).not.toHaveProperty(key)
  })

  it('leave out nothing where no annotations are shown', async () => {
    const jobs = Array.from({ length: 14 }, (_, index) => `  j${index}: { framework: mxnet, hardware: tpu-v4-8 }`)
    const folder = workspaceOf({ 'accelerator.yml': `jobs:\n${jobs.join('\n')}\n` })
    const { stdout, summary } = await runActionHere(folder, { annotations: 'false' })
    for (const text of [stdout, summary]) expect(text).not.toMatch(/only in this summary|are in the summary/)
  })
})

describe('the policy', () => {
  const soon = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const unused = `waivers: [{ rule: model/*, path: gone/*, expires: ${soon}, reason: r, owner: o }]\n`

  it('has unused waivers only where all manifests are checked', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': sound, [own]: unused })
    const told = async (inputs: Record<string, string>) => titles(await runActionHere(folder, inputs))
    expect(await told({})).toEqual([expect.stringMatching(/^policy\/waiver/)])
    for (const inputs of [{ paths: 'a' }, { 'working-directory': 'a' }]) expect(await told(inputs)).toEqual([])
  })

  it('has prices that are looked at', async () => {
    const price = '{ accelerator: h100, price: 3 USD, read: 2099-01-01 }'
    const folder = workspaceOf({ 'accelerator.yml': sound, [own]: `prices: [${price}]\n` })
    const { stdout } = await runActionHere(folder)
    expect(stdout).toContain(`${own}:1: This price was read on 2099-01-01`)
  })

  it('is that of the base, and what a pull request changes of it is told', async () => {
    const proposal = proposalOf(
      { 'accelerator.yml': warned, [own]: 'fail-on: warning\n' },
      { [own]: 'fail-on: never\n' },
    )
    const run = await runActionHere(proposal.folder, {}, onPull(proposal))
    expect([run.status, titles(run)]).toEqual([1, ['model/dynamic-shapes', 'policy/pending-change']])
  })

  it('is told, where the event names no base, unless nothing is known of the event', async () => {
    const folder = workspaceOf({ 'accelerator.yml': sound, [own]: 'fail-on: error\n' })
    const told = async (name: string) => (await runActionHere(folder, {}, { GITHUB_EVENT_NAME: name })).stdout
    expect([await told('schedule'), await told('')]).toEqual([
      expect.stringContaining('Judged by the policy of the commit itself: the event `schedule` names no base'),
      expect.not.stringContaining('Judged by'),
    ])
  })

  it('of an event that strangers start is read as proposed, except on the default branch', async () => {
    const shared = `extends: acme/policies/base.yml@${'a'.repeat(40)}\n`
    const { folder, base, head } = proposalOf({ 'accelerator.yml': sound }, { [own]: shared })
    const told = async (sha: string) =>
      (await runActionHere(folder, {}, { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_SHA: sha })).stdout
    expect(await told(head)).toContain('cannot be read without a token')
    expect(await told(base)).not.toContain('cannot be read without a token')
  })

  it('has waivers in a manifest only if the base has them', async () => {
    const waived = warned.replace(
      'true }\n',
      `true } # accelerator-review: allow model/dynamic-shapes until ${soon} because it is padded\n`,
    )
    const policy = { [own]: 'fail-on: warning\nwaiver-terms: { inline: true }\n' }
    const statusOf = async (before: string) => {
      const proposal = proposalOf({ 'accelerator.yml': before, ...policy }, { 'accelerator.yml': waived, a: 'b\n' })
      return (await runActionHere(proposal.folder, {}, onPull(proposal))).status
    }
    expect([await statusOf(warned), await statusOf(waived)]).toEqual([1, 0])
  })

  it('of a base that cannot be read may be none only where nothing looks like one', async () => {
    const event = onPull({ base: 'c'.repeat(40), head: 'b'.repeat(40) })
    const without = await runActionHere(workspaceOf({ 'accelerator.yml': warned }), {}, event)
    const words = 'No policy applies: without a token, the step cannot look for one on the base branch.'
    expect([without.status, without.stdout.split('\n')]).toEqual([0, expect.arrayContaining([words])])
    for (const [files, inputs] of [
      [{ [own]: 'fail-on: never\n' }, {}],
      [{ 'ci.yml': 'fail-on: never\n' }, { policy: 'ci.yml' }],
    ] as const) {
      const run = await runActionHere(workspaceOf({ 'accelerator.yml': warned, ...files }), inputs, event)
      expect([run.status, run.stdout]).toEqual([2, expect.stringContaining('give the step a token')])
    }
  })
})
