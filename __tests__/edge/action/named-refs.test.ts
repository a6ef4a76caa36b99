import { describe, expect, it } from '@jest/globals'
import { runActionHere } from '../../support/action-here.ts'
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
    expect((await run({ 'base-ref': 'release' })).status).toBe(1)
  })
  it('without it the policy of the checkout applies', async () => {
    expect((await run({})).status).toBe(0)
  })
  it.each([
    [{ 'head-ref': proposal.head }, 'needs base-ref'],
    [{ 'base-ref': 'nowhere' }, 'names nowhere, which is not known'],
    [{ 'base-ref': proposal.base, 'head-ref': proposal.base }, 'which is not checked out'],
  ])('refuses %j', async (inputs, why) => {
    const { status, stdout } = await run(inputs)
    expect([status, stdout]).toEqual([2, expect.stringContaining(why)])
  })
  it('takes a head that is checked out', async () => {
    expect((await run({ 'base-ref': proposal.base, 'head-ref': proposal.head })).status).toBe(1)
  })
})

it('does not replace the base of a pull request', async () => {
  const { status, stdout } = await run({ 'base-ref': proposal.head }, 'pull_request')
  // The payload is empty, as the message says. The input does not replace it.
  expect([status, stdout]).toEqual([2, expect.stringContaining('names no base commit')])
})
