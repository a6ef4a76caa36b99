import { describe, expect, it } from '@jest/globals'
import { type CommentOptions, commentMarker, commentText, longestComment } from '../../../src/core/report/comment.ts'
import { judge } from '../../../src/core/review/outcome.ts'
import { citedUrls } from '../../support/cited-urls.ts'
import { pullRequest, reviewOf } from '../../support/differences.ts'
import { payloads } from '../../support/hostile.ts'
import { shapeOf } from '../../support/markdown.ts'

const run = 'https://github.com/acme/models/actions/runs/7'
const options: CommentOptions = {
  key: '0123456789abcdef',
  run,
  docs: 'https://docs.example',
  files: 'https://files.example',
}
const isOwnLink = (url: string): boolean =>
  url === run || citedUrls.has(url) || /^https:\/\/(docs|files)\.example\//.test(url)
/** Without the hidden lines. */
const visible = (comment: string): string => comment.replace(/^(<!-- [\w:./-]+ -->\n)+/, '')

const edge =
  'jobs:\n  a: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64, needs: { edge: true } }\n'
const sound = edge.replace('edge: true', 'edge: false')
const headline = (comment: string): string | undefined => /^### (.*)$/m.exec(comment)?.[1]

describe('the headline of a comment', () => {
  it.each([
    ['failed', pullRequest(edge, sound), '❌ Accelerator review: failed'],
    ['nothing new', pullRequest(edge, edge, { failOnNew: true }), '✅ Accelerator review: nothing new'],
    [
      'passed with findings',
      pullRequest(edge, sound, { failOn: 'never' }),
      '⚠️ Accelerator review: passed, with something to look at',
    ],
    ['everything fixed', pullRequest(sound, edge), '✅ Accelerator review: everything is fixed'],
    ['nothing found', pullRequest(sound, sound), '✅ Accelerator review: no findings'],
    ['nothing found, no base', pullRequest(sound, undefined), '✅ Accelerator review: no findings'],
  ])('%s', (_, outcome, expected) => {
    expect(headline(commentText(outcome, options))).toBe(expected)
  })

  it('says that there was nothing to check', () => {
    const none = judge([], { failOn: 'error', rules: new Map() })
    expect(visible(commentText(none, options))).toBe(
      '### ✅ Accelerator review: nothing to check\n\nThere is no <code>accelerator.yml</code> to check.\n\n',
    )
  })
})

describe('a comment', () => {
  const base = `${edge}  b: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64 }\n`
  const head = base.replace('hardware: tpu-v5e-64 }', 'hardware: tpu-v5e-64, needs: { edge: true }, foo: 1 }')
  const comment = commentText(pullRequest(head, base), options)

  it('holds changes, what is new with its job, and the rest folded', () => {
    const order = [
      '**Changed from the base (1 of 2 jobs unchanged)**',
      '**New:**',
      '<summary>1 on the base as well</summary>',
    ]
    const places = order.map((part) => comment.indexOf(part))
    expect(places.every((place) => place > 0)).toBe(true)
    expect([...places].sort((a, b) => a - b)).toEqual(places)
    expect(comment).toMatch(/^- ❌ \*\*New:\*\* .*platform\/tpu-off-cloud.* \(job <code>b<\/code>\)<br>/m)
    expect(comment).not.toContain('left out')
  })

  it('shows what fails before what does not, and waived findings not at all', () => {
    const some = pullRequest(
      'jobs:\n  a: { framework: pytorch, hardware: tpu-v5e-64, model: { dynamic_shapes: true } }\n  b: { stage: someday }\n',
      undefined,
      { failOn: 'error' },
    )
    const text = commentText(some, options)
    const signs = [...text.matchAll(/^- (\S+) \*\*/gm)].map(([, sign]) => sign)
    expect(signs.length).toBeGreaterThan(2)
    expect(signs).toEqual([...signs].sort((x, y) => '❌⚠️ℹ️'.indexOf(x as string) - '❌⚠️ℹ️'.indexOf(y as string)))
    const review = reviewOf(edge)
    const waived = { reason: 'r', expires: '2027-01-31', daysLeft: 9, place: { file: 'x', line: 1 } }
    const quiet = judge([{ ...review, findings: review.findings.map((finding) => ({ ...finding, waived })) }], {
      failOn: 'error',
      rules: some.rules,
    })
    expect(commentText(quiet, options)).not.toContain('tpu-off-cloud')
    expect(commentText(quiet, options)).toContain('1 waived')
  })

  it('lists what is fixed', () => {
    expect(commentText(pullRequest(sound, edge), options)).toMatch(
      /<summary>1 fixed<\/summary>\n\n- ❌ <code>platform\/tpu-off-cloud<\/code> in <code>train\/accelerator\.yml<\/code> \(job <code>a<\/code>\)\n\n<\/details>/,
    )
  })

  it('begins with its marker, and nothing else is hidden', () => {
    expect(comment.split('\n').slice(0, 2)).toEqual([
      '<!-- accelerator-review:0123456789abcdef -->',
      '### ❌ Accelerator review: failed',
    ])
  })

  it('cannot be left by a key', () => {
    expect(commentMarker('a --> <img src=x>\n@b')).toBe('<!-- accelerator-review:a______img_src_x___b -->')
    expect(commentMarker('x'.repeat(999)).length).toBeLessThan(250)
  })

  it('names the run without a link where its address is odd', () => {
    const long = `jobs:\n${Array.from({ length: 60 }, (_, index) => `  j${index}: { stage: someday }\n`).join('')}`
    const odd = commentText(pullRequest(long, undefined), {
      ...options,
      run: 'https://x.example/a) [b](javascript:1',
      limit: 5000,
    })
    expect(odd).toContain('left out; the run has everything.')
    expect(odd).not.toContain('javascript')
  })
})

describe('a comment that would be too long', () => {
  const many = (hardware: string, more: string): string =>
    `jobs:\n${Array.from({ length: 400 }, (_, index) => `  job-${index}: { framework: jax, stage: production, scale: large, hardware: ${hardware}, needs: { edge: true }${more} }\n`).join('')}`
  const outcome = pullRequest(many('tpu-v5e-64', ', foo: 1'), many('tpu-v5e-128', ''))

  it.each([longestComment, 60_000, 20_000, 4_000])(
    'keeps to %i signs by whole rows, the rest counted and linked',
    (limit) => {
      const comment = commentText(outcome, { ...options, limit })
      expect(comment.length).toBeLessThanOrEqual(limit)
      const { live } = shapeOf(visible(comment), isOwnLink)
      expect(live).toEqual([])
      expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length)
      const left = /^_For lack of space (.*) left out; \[the run\]\((.*)\) has everything\._\n$/m.exec(comment)
      expect(left?.[2]).toBe(run)
      const count = (pattern: RegExp): number => Number(pattern.exec(left?.[1] ?? '')?.[1] ?? 0)
      expect(count(/(\d+) changed jobs?/) + (comment.match(/ → /g)?.length ?? 0)).toBe(400)
      expect(count(/(\d+) findings?/) + (comment.match(/^- ❌ \*\*New/gm)?.length ?? 0)).toBe(400)
      expect(count(/(\d+) existing findings?/) + (comment.match(/^- ❌ \*\*\[/gm)?.length ?? 0)).toBe(400)
      expect(comment.endsWith('_\n')).toBe(true)
    },
  )

  it('is not far below its limit', () => {
    const { length } = commentText(outcome, options)
    expect(length).toBeGreaterThan(longestComment - 1500)
    expect(length).toBeLessThanOrEqual(longestComment)
    expect(longestComment).toBeLessThanOrEqual(65_536 - 100)
  })

  it('is whole where there is room', () => {
    const whole = commentText(outcome, { ...options, limit: 10_000_000 })
    expect(whole).not.toContain('left out')
    expect(commentText(outcome, { ...options, limit: whole.length + 200 })).toBe(whole)
  })
})

describe('words of a manifest stay words', () => {
  const quoted = Object.entries(payloads).filter(([, payload]) => payload.length < 200 && payload !== '__proto__')
  const manifest = (words: string): string =>
    `jobs:\n  ${JSON.stringify(words)}: { framework: ${JSON.stringify(words)}, hardware: tpu-v5e-64, needs: { edge: true }, stage: ${JSON.stringify(words)} }\n`

  it.each(quoted)('%s', (_, payload) => {
    const other = 'jobs:\n  x: { framework: jax, hardware: h100 }\n'
    const cases = [
      pullRequest(manifest(payload), other),
      pullRequest(other, manifest(payload)),
      pullRequest(manifest(payload), manifest(payload)),
      judge([reviewOf(manifest(payload), `${payload}/accelerator.yml`)], { failOn: 'error', rules: new Map() }),
    ]
    for (const outcome of cases) {
      const { live, rows } = shapeOf(visible(commentText(outcome, options)), isOwnLink)
      expect(live).toEqual([])
      expect(new Set(rows).size).toBeLessThanOrEqual(1)
    }
  })

  it('what they are hidden from would be found', () => {
    expect(shapeOf('@someone <img src=x> [a](https://evil.example)', isOwnLink).live.length).toBeGreaterThan(2)
  })
})
