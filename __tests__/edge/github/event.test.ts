import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { baseOf, checkedFilesUrl, docsUrl, readGitHubEvent, runUrl } from '../../../src/edge/github/event.ts'
import { isNewer, runOf, runWord } from '../../../src/edge/github/run-number.ts'
import { surfaceKey } from '../../../src/edge/github/surface.ts'
import { runAction, workspaceOf } from '../../support/runner.ts'

const [merge, head, base] = ['a', 'b', 'c'].map((sign) => sign.repeat(40)) as [string, string, string]
const none = '0'.repeat(40)
const environment = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_REPOSITORY: 'acme/training',
  GITHUB_SHA: merge,
  GITHUB_RUN_ID: '123',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_WORKFLOW: 'Check',
  GITHUB_JOB: 'review',
  GITHUB_SERVER_URL: 'https://github.example.com',
  GITHUB_API_URL: 'https://github.example.com/api/v3',
}
const read = (payload: unknown, extra = {}) =>
  readGitHubEvent({ ...environment, GITHUB_EVENT_NAME: '', ...extra }, JSON.stringify(payload))
const repo = (name: string) => ({ repo: { full_name: name } })
const pull = (headRepository: object) => ({
  pull_request: { number: 7, head: { sha: head, ...headRepository }, base: { sha: base, ...repo('acme/training') } },
})

describe('a pull request', () => {
  it('is told with its head, not the merge commit', () => {
    const event = read(pull(repo('Acme/training')))
    expect(event).toEqual({
      name: '',
      repository: 'acme/training',
      head,
      proposal: { base },
      pullRequest: { number: 7, head, base, headRepository: 'Acme/training', isFork: false },
      run: { id: 123, attempt: 2 },
      workflow: 'Check',
      job: 'review',
      server: 'https://github.example.com',
      api: 'https://github.example.com/api/v3',
    })
    expect(baseOf(event)).toEqual({ commit: base, repository: 'acme/training' })
    expect(checkedFilesUrl(event)).toBe(`https://github.example.com/acme/training/blob/${head}`)
    expect(runUrl(event)).toBe('https://github.example.com/acme/training/actions/runs/123')
  })

  it('may come from a fork, be it deleted', () => {
    expect(read(pull(repo('mallory/training'))).pullRequest?.isFork).toBe(true)
    expect(read(pull({ repo: null })).pullRequest).toEqual({ number: 7, head, base, isFork: true })
  })

  it.each([[null], [[]], [{ number: 7, base: { sha: 'main' } }], ['text'], [{ base: null }]])(
    'that is odd is compared with no commit: %j',
    (odd) => {
      const event = read({ pull_request: odd })
      expect(event.pullRequest).toBeUndefined()
      expect(event.head).toBe(merge)
      expect(baseOf(event)).toEqual({ commit: none, repository: 'acme/training' })
    },
  )

  it('that is cut to its commits still tells them', () => {
    const event = read({ pull_request: { head: { sha: head }, base: { sha: base } } })
    expect(event.pullRequest).toBeUndefined()
    expect(event.head).toBe(head)
    expect(baseOf(event)?.commit).toBe(base)
  })
})

it('the name alone says that something is proposed, whatever became of the payload', () => {
  for (const name of ['pull_request', 'pull_request_target', 'pull_request_review', 'merge_group']) {
    const event = readGitHubEvent({ ...environment, GITHUB_EVENT_NAME: name }, '{')
    expect(baseOf(event)).toEqual({ commit: none, repository: 'acme/training' })
  }
  expect(baseOf(readGitHubEvent({ ...environment, GITHUB_EVENT_NAME: 'push' }, '{'))).toBeUndefined()
})

it('a merge group is compared with its base', () => {
  const event = read({ merge_group: { head_sha: head, base_sha: base } })
  expect(event.mergeGroup).toEqual({ head, base })
  expect(event.head).toBe(head)
  expect(baseOf(event)?.commit).toBe(base)
})

it('a push tells what was before, unless the branch is new or gone', () => {
  expect(read({ before: base, after: head }).push).toEqual({ before: base, after: head })
  expect(read({ before: none, after: head }).push).toEqual({ after: head })
  expect(read({ before: base, after: none }).push).toBeUndefined()
  expect(baseOf(read({ before: base, after: head }))).toBeUndefined()
})

it.each([
  ['refs/heads/main', false, { isAccepted: true }],
  ['refs/heads/release', true, { isAccepted: true }],
  ['refs/heads/feature', false, { beside: 'main' }],
  ['refs/tags/v1', false, { beside: 'main' }],
  ['refs/tags/v1', true, { beside: 'main' }],
  ['refs/tags/main', false, { beside: 'main' }],
  ['refs/notes/x', false, {}],
  [7, true, {}],
])('a push to %j lies beside the default branch, unless it was accepted', (ref, isProtected, standing) => {
  const payload = { before: base, after: head, ref, repository: { default_branch: 'main' } }
  const { beside, isAccepted } = read(payload, { GITHUB_REF_PROTECTED: `${isProtected}` })
  expect({ beside, isAccepted }).toEqual({ beside: undefined, isAccepted: undefined, ...standing })
})

it('what is broken tells nothing', () => {
  for (const text of ['', '{', 'null', '7', '[]', '"x"']) {
    expect(readGitHubEvent({}, text)).toEqual({
      name: '',
      ...(text === '{' && { fault: 'is not valid JSON' }),
      workflow: '',
      job: '',
      server: 'https://github.com',
      api: 'https://api.github.com',
    })
  }
  const odd = {
    GITHUB_REPOSITORY: '../../x y',
    GITHUB_SHA: 'main',
    GITHUB_RUN_ID: '1e99',
    GITHUB_API_URL: 'javascript:alert(1)',
    GITHUB_SERVER_URL: 'file:///etc',
  }
  const event = read({}, odd)
  expect(event).toMatchObject({ server: 'https://github.com', api: 'https://api.github.com' })
  expect([event.repository, event.head, event.run, checkedFilesUrl(event), runUrl(event)]).toEqual(
    Array(5).fill(undefined),
  )
})

it("this Action's pages are those of its version", () => {
  const action = { GITHUB_ACTION_REPOSITORY: 'acme/accelerator-review', GITHUB_ACTION_REF: 'v1' }
  expect(docsUrl(read({}), action)).toBe('https://github.example.com/acme/accelerator-review/blob/v1')
  expect(docsUrl(read({}), {})).toBeUndefined()
})

it('runs are in an order', () => {
  expect(isNewer({ id: 2, attempt: 1 }, { id: 1, attempt: 9 })).toBe(true)
  expect(isNewer({ id: 1, attempt: 9 }, { id: 2, attempt: 1 })).toBe(false)
  expect(isNewer({ id: 2, attempt: 2 }, { id: 2, attempt: 1 })).toBe(true)
  expect(isNewer({ id: 2, attempt: 1 }, { id: 2, attempt: 1 })).toBe(false)
  expect(runOf(runWord({ id: 19_000_000_000, attempt: 3 }))).toEqual({ id: 19_000_000_000, attempt: 3 })
  for (const odd of ['', '1', '1.', '.1', '1.1 ', '1.1.1', '-1.1', '9'.repeat(16)]) expect(runOf(odd)).toBeUndefined()
})

it('a key tells workflow, job and configuration apart', () => {
  const event = read({})
  const keys = [
    surfaceKey(event, ['.', 'a']),
    surfaceKey(event, ['.a']),
    surfaceKey({ ...event, job: 'other' }, ['.', 'a']),
    surfaceKey({ ...event, workflow: 'Other' }, ['.', 'a']),
  ]
  expect(new Set(keys).size).toBe(4)
  expect(surfaceKey(read({}), ['.', 'a'])).toBe(keys[0])
  expect(keys[0]).toMatch(/^[0-9a-f]{16}$/)
})

describe('an event payload that cannot be used', () => {
  it.each([
    ['pull_request', '{ "pull_request": ', 'is not valid JSON'],
    ['push', '{ "after": ', 'is not valid JSON'],
    ['pull_request', '[]', 'names no base commit'],
    ['pull_request', '{ "pull_request": { "number": 7, "base": null } }', 'names no base commit'],
  ])('is called that, and GitHub is not asked: %s %s', (name, payload, words) => {
    const event = join(workspaceOf({ 'event.json': payload }), 'event.json')
    const nobody = 'http://127.0.0.1:9'
    const environment = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: event, GITHUB_API_URL: nobody }
    const { status, commands } = runAction(
      workspaceOf({ 'accelerator.yml': 'framework: jax\nhardware: tpu-v5e-64\n' }),
      { token: 'ghs_x' },
      environment,
    )
    expect(status).toBe(2)
    expect(commands.map(({ data }) => data)).toEqual([`The event payload (GITHUB_EVENT_PATH) ${words}.`])
  })
})
