import { describe, expect, it } from '@jest/globals'
import { citedUrls } from '../../support/cited-urls.ts'
import { ask } from '../../support/github/example.ts'
import { type HostedChange, withChange } from '../../support/hosted-change.ts'
import { shapeOf } from '../../support/markdown.ts'
import { essence, standings } from '../../support/run-results.ts'
import type { ActionRun } from '../../support/runner.ts'

const path = 'accelerator.yml'
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const misfit = 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'
const many = (count: number, name = 'j'): string =>
  `jobs:\n${Array.from({ length: count }, (_, index) => `  ${name}${index}: { framework: mxnet, stage: production, hardware: tpu-v4-32 }\n`).join('')}`

const headlines = async ({ github }: HostedChange): Promise<(string | undefined)[]> =>
  (await github.comments(1)).map(({ body }) => /^### (.*)$/m.exec(body)?.[1])
const failedBy = (count: number): unknown =>
  expect.stringMatching(
    count === 1
      ? /^❌ Accelerator review: (?!.*more$)/
      : new RegExp(`^❌ Accelerator review: .*, and ${count - 1} more$`),
  )

describe('the comment', () => {
  it('is made where it is asked for, and brought to green once everything is fixed', async () => {
    await withChange({ base: { [path]: sound }, head: { [path]: misfit }, program: 'bundle' }, async (change) => {
      await change.run()
      await change.run({ comment: 'never' })
      expect(await headlines(change)).toEqual([])
      await change.run({ comment: 'on-findings' })
      expect(await headlines(change)).toEqual([failedBy(1)])
      const [{ id } = { id: 0 }] = await change.github.comments(1)
      await change.push({ [path]: sound })
      const fixed = await change.run({ comment: 'on-findings' })
      expect([fixed.status, await headlines(change)]).toEqual([0, ['✅ Accelerator review: 1 job fits']])
      await change.push({ [path]: misfit })
      await change.run({ comment: 'on-findings' })
      expect(await headlines(change)).toEqual([failedBy(1)])
      expect((await change.github.comments(1)).map((comment) => comment.id)).toEqual([id])
    })
  })

  it('is not made for nothing, unless always', async () => {
    await withChange({ base: { [path]: misfit }, head: { [path]: sound } }, async (change) => {
      const quiet = await change.run({ comment: 'on-findings' })
      expect([await headlines(change), quiet.stdout]).toEqual([[], expect.stringContaining('nothing to comment on')])
      await change.run({ comment: 'always' })
      expect(await headlines(change)).toEqual(['✅ Accelerator review: all findings are fixed'])
    })
  })

  it('is one for each configuration, and no comment on what is no pull request', async () => {
    await withChange({ base: { [path]: sound }, head: { 'a/accelerator.yml': misfit } }, async (change) => {
      const comment = { comment: 'always' }
      await change.run({ ...comment, paths: 'a/accelerator.yml' })
      await change.run({ ...comment, paths: path })
      await change.run({ ...comment, paths: path }, { event: { job: 'other' } })
      expect((await headlines(change)).length).toBe(3)
      const push = { name: 'push', ref: 'feature', before: 'main' } as const
      const run = await change.runOn(push, change.checkout('full', 'feature'), comment)
      expect(run.stdout).toContain('There is no pull request to comment on.')
      expect((await headlines(change)).length).toBe(3)
    })
  })

  it('is never that of somebody else who writes its marker', async () => {
    const setup = { base: { [path]: sound }, head: { [path]: misfit } }
    const marker = await withChange(setup, async (change) => {
      await change.run({ comment: 'always' })
      return (await change.github.comments(1))[0]?.body.split('\n')[0] ?? ''
    })
    expect(marker).toMatch(/^<!-- accelerator-review:[0-9a-f]{16} run:\d+\.1 -->$/)
    await withChange(setup, async (change) => {
      const spoofed = `${marker.replace(/run:\d+/, 'run:999999')}\nAll is green!`
      for (const login of ['mallory', 'octocat']) await change.github.comment(1, spoofed, login)
      await change.run({ comment: 'always' })
      await change.run({ comment: 'always' })
      const comments = await change.github.comments(1)
      expect(comments.map(({ user, body }) => [user.login, body === spoofed])).toEqual([
        ['mallory', true],
        ['octocat', true],
        ['github-actions[bot]', false],
      ])
      // GitHub's description in this test does not cover GraphQL, which the run uses to identify itself.
      change.github.takeViolations()
    })
  })

  it('says why it was left out without a token', async () => {
    await withChange({ base: { [path]: sound }, head: { [path]: misfit } }, async (change) => {
      const run = await change.run({ comment: 'always' }, { environment: { INPUT_TOKEN: '' } })
      expect(run.stdout).toContain('The comment was left out: the step has no token')
      expect(change.github.calls).toEqual([])
    })
  })
})

describe('many runs', () => {
  const inputs = { comment: 'always' }
  const both = async (change: HostedChange, sha: string): Promise<unknown> => [
    await headlines(change),
    (await change.github.checkRuns(sha)).map(({ conclusion, annotations }) => [conclusion, annotations.length]),
  ]
  /** Check runs cannot be deleted, so surplus ones of three simultaneous runs are marked. */
  const counting = async (change: HostedChange, sha: string): Promise<unknown> => [
    await headlines(change),
    (await change.github.checkRuns(sha))
      .filter(({ conclusion }) => conclusion !== 'skipped')
      .map(({ conclusion, annotations }) => [conclusion, annotations.length]),
  ]

  it('one after another leave one comment, and one check run for the commit', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: many(12) } }, async (change) => {
      const runs: ActionRun[] = []
      for (let attempt = 1; attempt <= 4; attempt++)
        runs.push(await change.run(inputs, { event: { runId: 500, runAttempt: attempt } }))
      expect(new Set(runs.map(essence)).size).toBe(1)
      expect(await both(change, change.github.sha('feature'))).toEqual([[failedBy(12)], [['failure', 12]]])
      expect(change.github.calls.filter(({ method }) => method === 'POST').map(({ route }) => route)).toEqual([
        'POST issues/{issue_number}/comments',
        'POST check-runs',
      ])
    })
  })

  it('at once leave one comment, and one check run for each commit', async () => {
    await withChange(
      { base: { 'README.md': 'Before.\n' }, head: { [path]: many(12) }, program: 'bundle' },
      async (change) => {
        const first = change.github.sha('feature')
        change.checkout('full')
        await Promise.all([1, 2, 3].map(() => change.run(inputs)))
        const second = await change.push({ [path]: many(13) })
        change.checkout('full')
        await Promise.all([1, 2, 3].map(() => change.run(inputs)))
        // Both commits share one comment, that of the newer commit.
        expect(await counting(change, first)).toEqual([[failedBy(13)], [['failure', 12]]])
        expect(await counting(change, second)).toEqual([[failedBy(13)], [['failure', 13]]])
      },
    )
  })

  it('that come late take back what they wrote, though newer ones looked before it was there', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: many(12) } }, async (change) => {
      await change.run(inputs, { event: { runId: 300 } })
      const head = change.github.sha('feature')
      const [comment] = await change.github.comments(1)
      const [check] = await change.github.checkRuns(head)
      const output = { title: 't', summary: 's' }
      for (const run of ['200.1', '100.1']) {
        const body = comment?.body.replace('run:300.1', `run:${run}`) ?? ''
        await change.github.comment(1, body, 'github-actions[bot]')
        const mark = check?.external_id.replace('300.1', run)
        const made = { name: check?.name, head_sha: head, external_id: mark, conclusion: 'failure', output }
        expect((await ask(change.github, 'POST check-runs', made)).status).toBe(201)
      }
      const standing = async (): Promise<unknown> => [
        (await change.github.comments(1)).map(({ body }) => /run:(\d+)/.exec(body)?.[1]),
        (await change.github.checkRuns(head)).map(({ external_id: mark }) => mark.split(':').at(-1)),
      ]
      await change.run(inputs, { event: { runId: 100 } })
      expect(await standing()).toEqual([
        ['300', '200'],
        ['300.1', '200.1', 'superseded'],
      ])
      await change.run(inputs, { event: { runId: 400 } })
      expect(await counting(change, head)).toEqual([[failedBy(12)], [['failure', 12]]])
    })
  })

  it('keep the word of the newest, whichever is the last to end', async () => {
    await withChange({ base: { [path]: sound }, head: { [path]: misfit } }, async (change) => {
      const older = await change.github.environment({ name: 'pull_request', number: 1, runId: 100 })
      const folder = change.checkout('full')
      await change.run({ comment: 'always', 'fail-on': 'never' }, { event: { runId: 300 } })
      const [newest] = await change.github.comments(1)
      const late = await change.run({ comment: 'always' }, { event: { runId: 200 } })
      expect(late.stdout).toContain('A newer run has written the comment.')
      await change.push({ [path]: many(3) })
      const stale = await change.runOn(
        { name: 'pull_request', number: 1 },
        folder,
        { comment: 'always' },
        {
          ...older,
          GITHUB_RUN_ID: '400',
        },
      )
      expect(stale.stdout).toContain('The pull request has a newer commit; its own run reports')
      expect(await change.github.comments(1)).toEqual([newest])
    })
  })
})

describe('a comment on a change without a finding', () => {
  const trained = (count: number, tokens = '100B'): string =>
    `task: pretraining\nframework: pytorch\nstage: production\nscale: { parameters: 7B, tokens: ${tokens}, sequence_length: 4096, global_batch_size: 512 }\nmodel: { architecture: transformer, precision: bf16 }\nhardware: { accelerator: h100-80gb, count: ${count}, provider: aws, region: us-east-1, parallelism: fsdp }\noperations: { benchmarked: true, saves_checkpoints: true, input_pipeline: optimized }\n`
  const dearer = { base: { [path]: trained(64) }, head: { [path]: trained(64, '200B') } }

  it('is written under on-change, with both costs, and kept as one', async () => {
    await withChange(dearer, async (change) => {
      await change.run({ comment: 'on-findings' })
      expect(await change.github.comments(1)).toEqual([])
      await change.run({ comment: 'on-change' })
      await change.run({ comment: 'on-change' })
      const [comment, ...others] = await change.github.comments(1)
      expect(others).toEqual([])
      expect(comment?.body).toMatch(/about 30,000 → 60,000 USD a run \(\+100 %\)/)
    })
  })

  /** A run of about 44 chip-hours at a declared price. Only the price changes. */
  const priced = (price: string): string =>
    trained(8, '1B').replace('operations: {', `operations: { price_per_chip_hour: ${price},`)

  it.each([
    ['is left out where cost alone moved by less than both thresholds', '2.08 USD', '', 0],
    ['is written where it moved by the share', '2.12 USD', '', 1],
    ['is left out where the policy asks for a larger share', '2.12 USD', 'thresholds: { cost_change_share: 10% }\n', 0],
    ['is written where it moved by the amount', '2.08 USD', 'thresholds: { cost_change: 3 }\n', 1],
  ])('%s, and the summary has both costs', async (_, price, policy, comments) => {
    const files = { '.github/accelerator-policy.yml': policy }
    const base = { [path]: priced('2 USD'), ...files }
    await withChange({ base, head: { [path]: priced(price), ...files } }, async (change) => {
      const { summary } = await change.run({ comment: 'on-change' })
      expect((await change.github.comments(1)).length).toBe(comments)
      expect(summary).toMatch(/about 88 → 9\d USD a run \(\+[46] %\)/)
    })
  })

  it.each([
    ['fails a locked limit on growth that takes list prices', 'cost_increase: 20%, prices: list', 1],
    ['passes a limit that allows as much', 'cost_increase: 2x, prices: list', 0],
  ])('%s', async (_, limit, status) => {
    const files = {
      '.github/accelerator-policy.yml': `limits: [{ id: growth, ${limit}, locked: true }]
`,
    }
    await withChange({ base: { ...dearer.base, ...files }, head: dearer.head }, async (change) => {
      const run = await change.run({ comment: 'on-change' })
      expect(run.status).toBe(status)
      const [{ body } = { body: '' }, ...others] = await change.github.comments(1)
      expect(others).toEqual([])
      expect(body.includes('The job costs 2 times as much as before, but the policy allows 1.2')).toBe(status === 1)
    })
  })
})

describe('a comment on a great many findings', () => {
  const runLink = '[Summary of the run](https://github.com/acme/training/actions/runs/1001)'
  /** Many problems with names so long that not all fit. */
  const manyWrong = (count: number): string =>
    `jobs:\n${Array.from(
      { length: count },
      (_, index) =>
        `  ${'n'.repeat(100)}${index}: { framework: mxnet, stage: prototype, hardware: tpu-v4-32, libraries: [cudnn, flash-attn], oddity: 1, stge: prototype, model: { dynamic_shapes: true, precision: fp64 }, team: { xla: none, cuda: expert } }\n`,
    ).join('')}`

  it('says what is the same once, and names every place', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: many(300) } }, async (change) => {
      await change.run({ comment: 'always', annotations: 'false' })
      const [{ body } = { body: '' }] = await change.github.comments(1)
      expect(body.match(/^- .*$/gm)).toEqual([expect.stringContaining('framework/no-xla-path')])
      expect(body).toContain('in 300 places<br>')
      for (let index = 0; index < 300; index++) expect(body).toContain(`\`j${index}\` line ${index + 2}`)
      expect(body).toContain('290 more changed jobs are in the summary of the run.')
      expect(body).toContain(runLink)
    })
  })

  it('is cut by whole blocks to what GitHub takes, says how many are left out, and links the run', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: manyWrong(100) } }, async (change) => {
      const run = await change.run({ comment: 'always', annotations: 'false' })
      const [{ body } = { body: '' }] = await change.github.comments(1)
      expect(body.length).toBeLessThanOrEqual(65_536)
      expect(body.length).toBeGreaterThan(50_000)
      const kinds = new Set(standings(run).map((words) => words.split(' ').slice(0, 3).join(' ')))
      const shown = body.match(/^- (?:❌|⚠️|ℹ️) .*(?:\n {2}- .*)*$/gm) ?? []
      const [, missing = 0] =
        /^_Left out for lack of space: (\d+) kinds of findings(?:, \d+ changed jobs?)?\. The summary of the run has all\._$/m.exec(
          body,
        ) ?? []
      expect(Number(missing)).toBeGreaterThan(0)
      expect(shown.length + Number(missing)).toBe(kinds.size)
      // A block that is shown names all of its places.
      const counts = shown.flatMap((block) => {
        const [, places] = / in (\d+) places<br>/.exec(block) ?? []
        return places === undefined ? [] : [[Number(places), block.match(/\bline \d+/g)?.length]]
      })
      expect(counts.length).toBeGreaterThanOrEqual(shown.length - 1)
      expect(counts).toEqual(counts.map(() => [100, 100]))
      expect(body.trim().endsWith(runLink)).toBe(true)
      expect(change.github.calls.length).toBeLessThanOrEqual(25)
      expect(run.stdout).toContain('The comment was written.')
    })
  })
})

describe('words of a manifest', () => {
  const names = [
    '@octocat and #12',
    '![x](https://evil.example/x.png)',
    '<img src=x onerror=alert(1)>',
    '[click](https://evil.example)',
    'https://evil.example www.evil.example GH-7 :rocket:',
    '<!-- accelerator-review:0123456789abcdef run:9.9 -->',
    '::error::pwned ##[error]pwned',
    '| a | b | `code` **bold**',
    '</details></td>',
  ]
  const jobs = names.map((name) => `  ${JSON.stringify(name)}: { framework: mxnet, hardware: tpu-v4-32 }\n`)
  const head = `jobs:\n${jobs.join('')}${many(3, 'k').replace('jobs:\n', '')}`

  it('are inert in the comment, the check run, the summary and the log', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: head } }, async (change) => {
      const run = await change.run({ comment: 'always', suggest: 'true' })
      const [comment] = await change.github.comments(1)
      const [check] = await change.github.checkRuns(change.github.sha('feature'))
      const suggestions = (await change.github.reviewComments(1)).map(({ body }) => body.split('```')[0] ?? '')
      const isOwn = (url: string): boolean => url.startsWith('https://github.com/acme/') || citedUrls.has(url)
      for (const text of [
        comment?.body,
        check?.output.summary,
        run.summary.split('### Changes that')[0],
        ...suggestions,
      ]) {
        expect(text).toBeTruthy()
        const shown = (text ?? '').replace(/^<!-- accelerator-review(?:-suggestion)?:[\w. :]+ -->\n/, '')
        expect(shapeOf(shown, isOwn).live).toEqual([])
      }
      expect(run.commands.map(({ name }) => name)).toEqual(Array(10).fill('error'))
      expect(run.commands.every(({ properties }) => properties['file'] === path)).toBe(true)
    })
  })
})
