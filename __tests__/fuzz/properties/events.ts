import assert from 'node:assert/strict'
import {
  baseOf,
  checkedFilesUrl,
  docsUrl,
  type GitHubEvent,
  readGitHubEvent,
  runUrl,
} from '../../../src/edge/github/event.ts'
import { writtenEvents } from '../arbitraries/events.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'

const commit = /^[0-9a-f]{40}$/
const repository = /^[\w.-]{1,100}\/[\w.-]{1,100}$/
const noCommit = '0'.repeat(40)

/** Commits go to git and repositories into addresses, so they must have their format, whatever the payload says. */
function assertForms({ head, proposal, pullRequest, mergeGroup, push, repository: own, run }: GitHubEvent): void {
  const commits = [
    head,
    proposal?.base,
    pullRequest?.head,
    pullRequest?.base,
    mergeGroup?.head,
    mergeGroup?.base,
    push?.before,
    push?.after,
  ]
  for (const sha of commits) if (sha !== undefined) assert.match(sha, commit)
  for (const name of [own, pullRequest?.headRepository]) if (name !== undefined) assert.match(name, repository)
  for (const number of [pullRequest?.number, run?.id, run?.attempt])
    if (number !== undefined) assert(Number.isSafeInteger(number) && number > 0)
}

/** Any payload is readable, and only values in the right format are used. */
const read = fuzzProperty({
  name: 'events/read',
  weight: 8,
  inputs: writtenEvents,
  examples: [
    {
      environment: {
        GITHUB_SERVER_URL: 'https://ghe.example#a b',
        GITHUB_ACTION_REPOSITORY: 'a/b',
        GITHUB_ACTION_REF: 'v1',
      },
      payload: '',
    },
  ],
  least: { 'have a pull request': 0.15, 'propose something': 0.3 },
  check: ({ environment, payload }, saw) => {
    const event = readGitHubEvent(environment, payload)
    assertForms(event)
    if (event.pullRequest !== undefined) {
      saw('have a pull request')
      assertTrust(event, payload)
    }
    if (event.proposal !== undefined) {
      saw('propose something')
      const { commit: sha = '' } = baseOf(event) ?? {}
      assert.match(sha, commit)
      if (event.repository === undefined) assert.equal(sha, noCommit)
    }
    const addresses = [runUrl(event), checkedFilesUrl(event), docsUrl(event, environment)]
    for (const address of addresses) if (address !== undefined) assert.match(address, /^https?:\/\/[^\s<>()"']*$/)
  },
})

/** A run counts as from the own repository only if the payload names the same one on both sides. */
function assertTrust({ pullRequest }: GitHubEvent, payload: string): void {
  const { head, base } = JSON.parse(payload).pull_request
  const isSame = String(head.repo?.full_name).toLowerCase() === String(base.repo.full_name).toLowerCase()
  assert.equal(pullRequest?.isFork, !isSame)
}

export const eventProperties: readonly FuzzProperty[] = [read]
