import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mergeCommit } from './github/events.ts'
import { ask, checkRun, own, setup } from './github/example.ts'
import { type GitHub, type RunEvent, startGitHub } from './github-server.ts'
import { runActionLater, workspaceOf } from './runner.ts'

describe('who may do what', () => {
  const requests = {
    contents: 'GET contents/accelerator.yml',
    files: 'GET pulls/1/files',
    comment: 'POST issues/1/comments',
    checkRun: 'POST check-runs',
    sarif: 'POST code-scanning/sarifs',
    user: 'GET /user',
  }
  const statuses = async (github: GitHub): Promise<number[]> => {
    const bodies: Record<string, unknown> = {
      comment: { body: 'x' },
      checkRun: checkRun(github.sha('feature')),
      sarif: { commit_sha: github.sha('main'), ref: 'refs/heads/main', sarif: '' },
    }
    const answers = Object.entries(requests).map(([name, route]) => ask(github, route, bodies[name]))
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  it.each([
    ['contents', [200, 403, 403, 403, 403, 403]],
    ['comments', [200, 200, 201, 403, 403, 403]],
    ['checks', [200, 403, 403, 201, 403, 403]],
    ['all', [200, 200, 201, 201, 400, 403]],
    ['fork', [200, 200, 403, 403, 403, 403]],
    ['dependabot', [200, 200, 403, 403, 403, 403]],
  ] as const)('%s', async (permissions, expected) => {
    const github = await startGitHub({ ...setup, permissions })
    expect(await statuses(github)).toEqual(expected)
    await github.stop()
  })

  it('refuses strangers in GitHub’s words', async () => {
    const github = await startGitHub({ ...setup, permissions: 'contents' })
    const answers = [
      await ask(github, 'GET contents/accelerator.yml', undefined, { authorization: '' }),
      await ask(github, 'GET contents/accelerator.yml', undefined, { authorization: 'Bearer other' }),
      await ask(github, 'POST issues/1/comments', { body: 'x' }),
      await ask(github, 'POST /repos/acme/policies/issues/1/comments', { body: 'x' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'Not Found'],
      [401, 'Bad credentials'],
      [403, 'Resource not accessible by integration'],
      [403, 'Resource not accessible by integration'],
    ])
    await github.stop()
  })

  it('lets everybody read what is public, below /api/v3 on an Enterprise Server', async () => {
    const github = await startGitHub({ ...setup, permissions: {}, isPublic: true, isEnterprise: true })
    expect(github.address).toMatch(/\/api\/v3$/)
    expect((await ask(github, 'GET pulls/1/files', undefined, { authorization: '' })).status).toBe(200)
    const outside = await fetch(`${github.address.replace('/api/v3', '')}${own}`, { headers: { 'user-agent': 'x' } })
    expect([outside.status, github.takeViolations().length]).toEqual([404, 1])
    await github.stop()
  })

  it('fails at the end where a request was wrong', async () => {
    const github = await startGitHub(setup)
    await ask(github, 'POST issues/1/comments', { text: 'x' })
    await expect(github.stop()).rejects.toThrow(/POST issues\/\{issue_number\}\/comments: body: must have required/)
  })
})

describe('events', () => {
  let github: GitHub
  beforeAll(async () => {
    const fork = { head: 'other', fork: 'mallory/training', author: 'mallory' }
    const commits = [...setup.commits, { ref: 'other', from: 'main', files: { 'x.txt': 'x\n' } }]
    github = await startGitHub({ ...setup, commits, pullRequests: [...(setup.pullRequests ?? []), fork] })
  })
  afterAll(() => github.stop())
  // biome-ignore lint/suspicious/noExplicitAny: payloads of several events
  const environmentOf = async (event: RunEvent): Promise<{ env: Record<string, string>; payload: any }> => {
    const env = await github.environment(event)
    return { env, payload: JSON.parse(readFileSync(env['GITHUB_EVENT_PATH'] as string, 'utf8')) }
  }

  it('of a pull request have its head, not the merge commit that is checked out', async () => {
    const { env, payload } = await environmentOf({ name: 'pull_request', number: 1, runId: 5 })
    expect(env).toMatchObject({ GITHUB_SHA: mergeCommit, GITHUB_REF: 'refs/pull/1/merge', GITHUB_RUN_ID: '5' })
    expect(payload.pull_request).toMatchObject({ number: 1, head: { sha: github.sha('feature') } })
    expect(payload.pull_request.head.repo.full_name).toBe('acme/training')
    expect(payload.repository.full_name).toBe('acme/training')
  })

  it('of a fork and of Dependabot tell where they come from', async () => {
    const { env, payload } = await environmentOf({ name: 'pull_request_target', number: 2 })
    expect(payload.pull_request.head.repo).toMatchObject({ full_name: 'mallory/training', fork: true })
    expect([env['GITHUB_ACTOR'], env['GITHUB_REF']]).toEqual(['mallory', 'refs/heads/main'])
    const bot = await environmentOf({ name: 'pull_request', number: 1, actor: 'dependabot[bot]' })
    expect([bot.env['GITHUB_ACTOR'], bot.payload.sender.type]).toEqual(['dependabot[bot]', 'Bot'])
  })

  it('of the others have their commits', async () => {
    const created = await environmentOf({ name: 'push', ref: 'feature', before: 'new' })
    expect(created.payload).toMatchObject({ before: '0'.repeat(40), after: github.sha('feature'), created: true })
    const forced = await environmentOf({ name: 'push', ref: 'main', before: 'f'.repeat(40), forced: true })
    expect(forced.payload).toMatchObject({ before: 'f'.repeat(40), forced: true, ref: 'refs/heads/main' })
    const queue = await environmentOf({ name: 'merge_group', base: 'main', head: 'feature' })
    expect(queue.payload.merge_group).toMatchObject({ base_sha: github.sha('main'), head_sha: github.sha('feature') })
    expect(queue.payload.pull_request).toBeUndefined()
    const others = [
      await environmentOf({ name: 'schedule' }),
      await environmentOf({ name: 'workflow_dispatch', ref: 'feature' }),
    ]
    expect(others.map(({ env }) => env['GITHUB_SHA'])).toEqual([github.sha('main'), github.sha('feature')])
    expect(others[0]?.payload.schedule).toBeDefined()
  })

  it('start the committed Action, which reads the policy of the base branch', async () => {
    const workspace = workspaceOf({ 'accelerator.yml': 'framework: pytorch\nstage: production\nhardware: H100:8\n' })
    const run = await runActionLater(workspace, {}, await github.environment({ name: 'pull_request', number: 1 }))
    rmSync(workspace, { recursive: true })
    expect([run.status, run.stderr]).toEqual([0, ''])
    const reads = github.calls.filter(({ route }) => route === 'GET contents/{path}')
    expect(new Set(reads.map(({ query }) => query['ref']))).toEqual(new Set([github.sha('main')]))
    expect(github.calls.length).toBeLessThanOrEqual(25)
  })
})
