import { describe, expect, it } from '@jest/globals'
import { branchTip } from '../../../src/edge/action/named-refs.ts'
import { eventOf, pullOf, runActionHere } from '../../support/action-here.ts'
import { git } from '../../support/git.ts'
import { proposalOf } from '../../support/pull-request.ts'

const manifest = (count: number) => `framework: pytorch
stage: production
hardware: { accelerator: h100, count: ${count} }
`
const limit = 'limits: [{ id: most, count: 8, severity: error, locked: true }]\n'
const policy = '.github/accelerator-policy.yml'
const proposal = proposalOf(
  { 'accelerator.yml': manifest(8), [policy]: limit },
  { 'accelerator.yml': manifest(64), [policy]: undefined },
)
const run = (inputs: Readonly<Record<string, string>>, event = 'workflow_dispatch', head = proposal.head) =>
  runActionHere(proposal.folder, inputs, { GITHUB_EVENT_NAME: event, GITHUB_SHA: head })

describe('base-ref, on an event that names no base', () => {
  it('is the commit whose policy applies and with which the checkout is compared', async () => {
    const { status, stdout, summary } = await run({ 'base-ref': proposal.base })
    expect(status).toBe(1)
    expect(stdout).toContain(
      `Judged by the policy of the base at ${proposal.base.slice(0, 12)} and compared with that commit.`,
    )
    expect(stdout).toContain('policy/limit-exceeded')
    expect(summary).toContain('8× H100 → 64× H100')
  })
  it('may be a branch that was fetched', async () => {
    git(proposal.folder, ['update-ref', 'refs/remotes/origin/release', proposal.base])
    for (const name of ['release', 'refs/heads/release']) expect((await run({ 'base-ref': name })).status).toBe(1)
  })
  it('without it the policy of the checkout applies', async () => {
    expect((await run({})).status).toBe(0)
  })
  it.each([
    [{ 'head-ref': proposal.head }, 'needs base-ref'],
    [
      { 'base-ref': 'nowhere' },
      'The input base-ref names nowhere, which is not known. Fetch it (fetch-depth: 0), or give the step a token.',
    ],
    [{ 'base-ref': proposal.base, 'head-ref': 'nowhere' }, 'The input head-ref names nowhere, which is not known.'],
    [
      { 'base-ref': proposal.base, 'head-ref': proposal.base },
      `The input head-ref names ${proposal.base.slice(0, 12)}, which is not checked out.`,
    ],
  ])('refuses %j', async (inputs, why) => {
    const { status, stdout } = await run(inputs)
    expect([status, stdout]).toEqual([2, expect.stringContaining(why)])
  })
  it('takes a head that is checked out', async () => {
    expect((await run({ 'base-ref': proposal.base, 'head-ref': proposal.head })).status).toBe(1)
  })
})

describe('the base of a pull request', () => {
  it('is not replaced, and that is told', async () => {
    const event = eventOf('pull_request', { pull_request: pullOf(proposal) })
    const { status, stdout } = await runActionHere(proposal.folder, { 'base-ref': proposal.head }, event)
    expect([status, stdout]).toEqual([1, expect.stringContaining('The inputs base-ref and head-ref are not used: the')])
    expect(stdout).toContain(`Judged by the policy of the branch main at ${proposal.base.slice(0, 12)}`)
  })

  it('is not replaced where the payload is empty', async () => {
    const { status, stdout } = await run({ 'base-ref': proposal.head }, 'pull_request')
    expect([status, stdout]).toEqual([2, expect.stringContaining('names no base commit')])
  })
})

describe('the tip of a branch', () => {
  const { folder: workspace, base } = proposal
  const tipOf = (branch: string, repository?: string, asks = true) => {
    const asked: string[][] = []
    const contents = { branchCommit: async (...names: string[]) => void asked.push(names) }
    const event = { ...(repository !== undefined && { repository }) }
    const tip = branchTip({ event, workspace, ...(asks && { contents }) } as never, branch)
    return tip.then((found) => [found, asked])
  }

  it('is that of the checkout, or what GitHub says', async () => {
    git(workspace, ['update-ref', 'refs/remotes/origin/fetched', base])
    expect(await tipOf('fetched', 'acme/training')).toEqual([base, []])
    expect(await tipOf('other', 'acme/training')).toEqual([undefined, [['acme/training', 'other']]])
    expect(await tipOf('other')).toEqual([undefined, []])
    expect(await tipOf('other', 'acme/training', false)).toEqual([undefined, []])
  })

  it('is asked for by its whole name', async () => {
    git(workspace, ['update-ref', 'refs/remotes/origin/a/refs/heads/b', base])
    expect((await run({ 'base-ref': 'a/refs/heads/b' })).status).toBe(1)
  })
})
