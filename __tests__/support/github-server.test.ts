import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { annotation, ask, changed, checkRun, own, setup } from './github/example.ts'
import { type GitHub, startGitHub } from './github-server.ts'

describe('what GitHub does', () => {
  let github: GitHub
  beforeAll(async () => {
    github = await startGitHub({ ...setup, checksAnswers: true })
  })
  afterAll(() => github.stop())

  it('gives answers that its own description allows', async () => {
    const sha = github.sha('main')
    const head = github.sha('feature')
    const tree = await ask(github, `GET git/trees/${sha}?recursive=1`)
    const run = await ask(github, 'POST check-runs', checkRun(head))
    const comment = await ask(github, 'POST issues/1/comments', { body: 'a comment' })
    const anchor = { path: 'accelerator.yml', line: 1, commit_id: head, body: 'x' }
    const review = await ask(github, 'POST pulls/1/comments', anchor)
    const routes = [
      'GET /rate_limit',
      `GET ${own}`,
      `GET contents/accelerator.yml?ref=${sha}`,
      'GET commits/main',
      'GET compare/main...feature',
      'GET git/ref/heads/main',
      `GET git/commits/${sha}`,
      `GET git/blobs/${tree.body.tree[0].sha}`,
      'GET pulls/1',
      'GET pulls/1/files',
      'GET pulls/1/comments',
      'GET pulls/1/reviews',
      `GET check-runs/${run.body.id}`,
      `GET check-runs/${run.body.id}/annotations`,
      `GET commits/${head}/check-runs`,
      'GET issues/1/comments',
      `GET issues/comments/${comment.body.id}`,
    ]
    for (const route of routes) expect([route, (await ask(github, route)).status]).toEqual([route, 200])
    const edit = await ask(github, `PATCH issues/comments/${comment.body.id}`, { body: 'another' })
    expect(edit.body).toMatchObject({ body: 'another', user: { login: 'github-actions[bot]', type: 'Bot' } })
    expect((await ask(github, `PATCH pulls/comments/${review.body.id}`, { body: 'other' })).body.line).toBe(1)
    expect((await ask(github, `DELETE issues/comments/${comment.body.id}`)).status).toBe(204)
    expect((await ask(github, `GET issues/comments/${comment.body.id}`)).status).toBe(404)
    expect((await ask(github, `DELETE pulls/comments/${review.body.id}`)).status).toBe(204)
    expect(github.takeViolations()).toEqual([])
  })

  it.each([
    ['GET nothing-of-the-kind', undefined, 404, /no such route/],
    ['POST check-runs', { name: 'n' }, 422, /must have required property 'head_sha'/],
    ['POST issues/1/comments', { body: 'x', colour: 'red' }, 422, /additional properties \(colour\)/],
    ['POST issues/1/comments', { body: 3 }, 422, /body\/body: must be/],
    ['POST check-runs', { ...checkRun('x'), output: { title: 't', summary: 's', note: '' } }, 422, /\(note\)/],
    ['POST check-runs', { ...checkRun('x'), output: { title: 't', summary: 's'.repeat(65_536) } }, 422, /65535/],
    ['POST check-runs', checkRun('x', Array(51).fill(annotation)), 422, /more than 50 items/],
    ['GET pulls/1/files?page=one', undefined, 422, /query\/page: must be integer/],
    ['GET pulls/1/files?colour=red', undefined, 422, /\(colour\)/],
  ])('tells what of %s is not as GitHub describes it', async (route, body, status, problem) => {
    expect((await ask(github, route, body)).status).toBe(status)
    expect(github.takeViolations().join('\n')).toMatch(problem)
  })

  it.each([
    [{ ...annotation, end_line: 2, start_column: 1 }, /Columns are only supported/],
    [{ ...annotation, end_line: 0 }, /no range/],
    [{ ...annotation, message: 'ü'.repeat(33_000) }, /64 KB/],
    [{ ...annotation, title: 't'.repeat(256) }, /255/],
  ])('refuses an annotation that GitHub refuses: %#', async (wrong, problem) => {
    const answer = await ask(github, 'POST check-runs', checkRun(github.sha('feature'), [annotation, wrong]))
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringMatching(problem)])
  })

  it('adds annotations to those of a check run, and knows one for commits that are there', async () => {
    const head = github.sha('feature')
    const { body: run } = await ask(github, 'POST check-runs', checkRun(head, Array(50).fill(annotation)))
    const more = { output: { title: 't', summary: 's', annotations: Array(7).fill({ ...annotation, title: 'later' }) } }
    const { body: patched } = await ask(github, `PATCH check-runs/${run.id}`, more)
    expect([patched.output.annotations_count, patched.status, patched.conclusion]).toEqual([57, 'completed', 'neutral'])
    const last = await ask(github, `GET check-runs/${run.id}/annotations?per_page=50&page=2`)
    expect(last.body.map(({ title }: { title: string }) => title)).toEqual(Array(7).fill('later'))
    expect(last.headers.get('link')).toContain('rel="prev"')
    expect((await github.checkRuns(head)).at(-1)?.annotations).toHaveLength(57)
    expect((await ask(github, 'POST check-runs', checkRun('d'.repeat(40)))).status).toBe(422)
  })

  it('shows the latest of the check runs of one name, and all if asked', async () => {
    const head = github.sha('feature')
    const named = { ...checkRun(head), name: 'Twice' }
    await ask(github, 'POST check-runs', named)
    const { body: later } = await ask(github, 'POST check-runs', named)
    const { body: latest } = await ask(github, `GET commits/${head}/check-runs?check_name=Twice`)
    expect(latest.check_runs.map(({ id }: { id: number }) => id)).toEqual([later.id])
    expect((await ask(github, `GET commits/${head}/check-runs?check_name=Twice&filter=all`)).body.total_count).toBe(2)
    expect((await ask(github, `GET commits/${head}/check-runs?check_name=Twice&app_id=1`)).body.total_count).toBe(0)
  })

  it('lists the files of a pull request against where it branched off, with patches', async () => {
    const { body: files } = await ask(github, 'GET pulls/1/files')
    expect(
      files.map(({ filename, status, patch }: Record<string, string>) => [filename, status, patch !== undefined]),
    ).toEqual([
      ['accelerator.yml', 'modified', true],
      ['gone.txt', 'removed', true],
      ['large.txt', 'modified', false],
    ])
    const second = await ask(github, 'GET pulls/1/files?per_page=2&page=2')
    expect(second.body.map(({ filename }: { filename: string }) => filename)).toEqual(['large.txt'])
  })

  it.each([
    [{ line: 6, side: 'RIGHT' }, /must be part of the diff/],
    [{ line: 12, start_line: 1 }, /same hunk/],
    [{ line: 1, start_line: 2 }, /precede/],
    [{ line: 1, path: 'README.md' }, /Path could not be resolved/],
    [{ line: 1, path: 'large.txt' }, /must be part of the diff/],
    [{ side: 'RIGHT' }, /Line could not be resolved/],
  ])('refuses a comment outside the difference, and the whole review with it: %j', async (anchor, problem) => {
    const before = (await github.reviewComments(1)).length
    const comment = { path: 'accelerator.yml', body: 'x', ...anchor }
    const alone = await ask(github, 'POST pulls/1/comments', { ...comment, commit_id: github.sha('feature') })
    const good = { path: 'accelerator.yml', body: 'x', line: 1 }
    const review = await ask(github, 'POST pulls/1/reviews', { event: 'COMMENT', body: 'r', comments: [good, comment] })
    github.takeViolations()
    expect([alone.status, review.status]).toEqual([422, 422])
    expect(review.text).toMatch(problem)
    expect(alone.text).toMatch(problem)
    expect(await github.reviewComments(1)).toHaveLength(before)
  })

  it('keeps a review with its comments, and refuses a commit that is not of the pull request', async () => {
    const comments = [
      { path: 'accelerator.yml', body: 'b', line: 12, side: 'RIGHT', start_line: 10, start_side: 'RIGHT' },
      { path: 'gone.txt', body: 'c', line: 1, side: 'LEFT' },
    ]
    const review = { event: 'COMMENT', body: 'r', commit_id: github.sha('feature'), comments }
    const { status, body } = await ask(github, 'POST pulls/1/reviews', review)
    const kept = (await github.reviewComments(1)).slice(-2)
    expect(status).toBe(200)
    expect(kept).toMatchObject([
      { line: 12, start_line: 10, pull_request_review_id: body.id },
      { line: 1, side: 'LEFT', start_line: null },
    ])
    expect((await ask(github, 'POST pulls/1/reviews', { ...review, commit_id: github.sha('main') })).status).toBe(422)
  })

  it('reads files, commits, refs and the way between commits', async () => {
    const raw = { accept: 'application/vnd.github.raw+json' }
    const file = await ask(github, `GET contents/accelerator.yml?ref=${github.sha('feature')}`, undefined, raw)
    expect([file.text, file.headers.get('content-type')]).toEqual([changed, expect.stringContaining('raw+json')])
    const none = await ask(github, `GET contents/gone.txt?ref=${github.sha('feature')}`, undefined, raw)
    expect([none.status, none.body.message]).toEqual([404, 'Not Found'])
    const sha = { accept: 'application/vnd.github.sha' }
    expect((await ask(github, 'GET commits/tags/v1', undefined, sha)).text).toBe(github.sha('tags/v1'))
    expect((await ask(github, 'GET commits/heads/none', undefined, sha)).status).toBe(422)
    expect((await ask(github, 'GET git/ref/heads/main')).body.object.sha).toBe(github.sha('main'))
    const ways = ['main...main', `main...${github.sha('main~1')}`, 'main~1...main', 'main...feature'].map(
      async (way) => {
        const named = way.replace('main~1', github.sha('main~1'))
        return (await ask(github, `GET compare/${named}`)).body.status
      },
    )
    expect(await Promise.all(ways)).toEqual(['identical', 'behind', 'ahead', 'diverged'])
    expect((await ask(github, 'GET /repos/acme/policies/contents/policy.yml', undefined, raw)).text).toBe(
      'fail-on: error\n',
    )
  })

  it('takes a comment up to its length, and tells whose it is', async () => {
    const longest = await ask(github, 'POST issues/1/comments', { body: 'x'.repeat(65_536) })
    const longer = await ask(github, 'POST issues/1/comments', { body: 'x'.repeat(65_537) })
    expect([longest.status, longer.status]).toEqual([201, 422])
    expect(longer.text).toContain('Body is too long (maximum is 65536 characters)')
    expect((await ask(github, 'POST issues/1/comments', { body: ' ' })).status).toBe(422)
    await github.comment(1, 'mine', 'mallory')
    await github.comment(1, 'ours', 'other-app[bot]')
    const users = (await github.comments(1)).map(({ user }) => `${user.login} ${user.type}`)
    expect(users.slice(-3)).toEqual(['github-actions[bot] Bot', 'mallory User', 'other-app[bot] Bot'])
    const first = await ask(github, 'GET issues/1/comments?per_page=2')
    expect([first.body.length, first.headers.get('link')]).toEqual([2, expect.stringContaining('rel="next"')])
    expect(first.headers.get('link')).toContain(github.address)
  })

  it('takes SARIF that is packed, of this version and of a commit that is there', async () => {
    const packed = (value: unknown): string => gzipSync(JSON.stringify(value)).toString('base64')
    const sarif = { version: '2.1.0', runs: [{ results: [] }] }
    const upload = { commit_sha: github.sha('main'), ref: 'refs/heads/main', sarif: packed(sarif) }
    const taken = await ask(github, 'POST code-scanning/sarifs', upload)
    expect([taken.status, github.sarifs]).toEqual([202, [sarif]])
    expect((await ask(github, `GET code-scanning/sarifs/${taken.body.id}`)).body.processing_status).toBe('complete')
    const wrong = [{ sarif: 'x' }, { sarif: packed({ ...sarif, version: '2.0.0' }) }, { commit_sha: 'e'.repeat(40) }]
    const answers = wrong.map(
      async (part) => (await ask(github, 'POST code-scanning/sarifs', { ...upload, ...part })).status,
    )
    expect(await Promise.all(answers)).toEqual([400, 400, 422])
    expect(github.takeViolations()).toEqual([])
    await ask(github, 'POST code-scanning/sarifs', { ...upload, ref: 'main' })
    expect(github.takeViolations().join()).toContain('body/ref: must match pattern')
  })
})
