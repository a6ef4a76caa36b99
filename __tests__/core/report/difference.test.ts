import { describe, expect, it } from '@jest/globals'
import { annotate } from '../../../src/core/report/formats/annotations.ts'
import { jsonReport } from '../../../src/core/report/formats/json.ts'
import { jobsTable } from '../../../src/core/report/markdown/jobs-table.ts'
import { markdownReport } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { changeWords } from '../../../src/core/report/words/changed-job.ts'
import { summaryLine } from '../../../src/core/report/words/summary-line.ts'
import type { FileReview, JobReview } from '../../../src/core/review/check.ts'
import { judge, type Outcome } from '../../../src/core/review/outcome.ts'
import { citedUrls } from '../../support/cited-urls.ts'
import { pullRequest, reviewOf } from '../../support/differences.ts'
import { payloads } from '../../support/hostile.ts'
import { shapeOf } from '../../support/markdown.ts'

const limitBytes = 1024 * 1024
const plain = { color: false, quiet: false }

const sized = (hardware: string, more = '', scale = 'parameters: 7B, tokens: 1T'): string =>
  `jobs:\n  a: { task: pretraining, framework: jax, stage: production, scale: { ${scale} }, hardware: { ${hardware} }${more} }\n`
const h100 = sized('accelerator: h100-80gb, count: 64')
const edge =
  'jobs:\n  a: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64, needs: { edge: true } }\n'
const sound = edge.replace('edge: true', 'edge: false')

const words = (head: string, base: string): string[] => pullRequest(head, base).difference?.jobs.map(changeWords) ?? []

describe('what became of a job', () => {
  it('is said with hardware, time and the ratio of chip-hours', () => {
    const [said, ...others] = words(sized('accelerator: tpu-v5e-128'), h100)
    expect(others).toEqual([])
    // 64 × 989 TFLOPS are 2.5 times 128 × 197. The TPU reaches a larger share of it, on twice as many chips.
    expect(said).toMatch(
      /^64× H100.* → TPU v5e-128; questionable → fit; memory fits → likely fits; time \d[\d.]*–[\d.]+ days → \d[\d.]*–[\d.]+ days; 4\.1× chip-hours; about .* USD a run \(.*%\)$/,
    )
  })

  it.each([
    ['a count', sized('accelerator: h100-80gb, count: 128'), /^64× (H100.*) → 128× \1; time [^;]* → [^;]*$/],
    ['slices', sized('accelerator: tpu-v5e-128, slices: 4'), / → 4 slices of TPU v5e-128; /],
    [
      'the scale',
      sized('accelerator: h100-80gb, count: 64', '', 'parameters: 7B, tokens: 2T'),
      /^1T → 2T tokens; time .*; 2\.0× chip-hours; about 280,000 → 560,000 USD a run \(\+100 %\)$/,
    ],
    [
      'less of it',
      sized('accelerator: h100-80gb, count: 64', '', 'parameters: 7B, tokens: 250B'),
      /^1T → 250B tokens; .*0\.25× chip-hours; about .* USD a run \(−75 %\)$/,
    ],
    [
      'what is no longer declared',
      sized('accelerator: h100-80gb, count: 64', '', 'parameters: 7B'),
      /^1T → – tokens; .*time .* → unknown; chip-hours .* → unknown$/,
    ],
    [
      'how it is trained',
      sized('accelerator: h100-80gb, count: 64', ', model: { method: lora }'),
      /^method not declared → lora; memory fits → likely fits; time /,
    ],
    [
      'a price',
      sized('accelerator: h100-80gb, count: 64', ', operations: { price_per_chip_hour: 2 USD }'),
      /^about .* → .* USD a run \(−\d+ %\)$/,
    ],
    ['the name', h100.replace('  a:', '  b:'), /^renamed from a$/],
  ])('%s', (_, head, expected) => {
    expect(words(head, h100)).toEqual([expect.stringMatching(expected)])
  })

  it('the cost of an hour where nobody knows how long the job takes', () => {
    const unsized = (hardware: string): string => `framework: pytorch\nstage: production\nhardware: { ${hardware} }\n`
    const eight = unsized('accelerator: h100, count: 8, provider: aws')
    const many = eight.replace('8', '64')
    expect(words(many, eight)).toEqual([
      expect.stringMatching(/^8× H100 SXM → 64× H100 SXM; about 55 → 440 USD an hour \(\+700 %\)$/),
    ])
    const report = markdownReport(pullRequest(many, eight), { limitBytes })
    expect(report).toMatch(/^## ✅ Accelerator review: .*, about 55 → 440 USD an hour/)
    // A price per hour cannot be compared with one per run.
    expect(words(many.replace('stage', 'scale: { parameters: 7B, tokens: 1T }\nstage'), eight)).toEqual([
      expect.stringMatching(/cost unknown → about [\d,]+ USD \(/),
    ])
  })

  it('the verdict, and the price in one currency', () => {
    expect(words(edge, sound)).toEqual(['fit → mismatch'])
    const price = (money: string): string =>
      sized('accelerator: h100-80gb, count: 64', `, operations: { price_per_chip_hour: ${money} }`)
    expect(words(price('3 USD'), price('2 USD'))).toEqual([
      expect.stringMatching(/^about .* → .* USD a run \(\+50 %\)$/),
    ])
    expect(words(price('3 EUR'), price('2 USD'))).toEqual([expect.stringMatching(/^cost .* USD .* → .* EUR .*$/)])
  })

  it('came, or went', () => {
    expect(words(`${h100}  b: { framework: mxnet, hardware: tpu-v4-8 }\n`, h100)).toEqual(['added on TPU v4-8'])
    expect(words(h100, `${h100}  b: { framework: mxnet, hardware: tpu-v4-8 }\n`)).toEqual([
      'withdrawn; it was on TPU v4-8',
    ])
  })
})

describe('without a base', () => {
  const outcome = pullRequest(edge, undefined)

  it('no report speaks of new and existing', () => {
    const json = jsonReport(outcome)
    for (const report of [json, textReport(outcome, plain), markdownReport(outcome, { limitBytes })]) {
      expect(report).toContain('platform/tpu-off-cloud')
      // The address for reporting a false finding is one of `issues/new`.
      const words = report.replace(/\(https:[^)]*\)/g, '')
      expect(words).not.toMatch(/\b(new|existing|fixed|standing|difference|on the base)\b/i)
    }
    expect(summaryLine(outcome)).toBe('Failed: 1 error (fail-on: error). 1 file, 1 job (mismatch): 1 error.')
  })
})

describe('the text', () => {
  it('marks what is new, and only that', () => {
    const text = textReport(pullRequest(edge.replace('}', '}, labls: { a: b }'), edge), plain)
    expect(text).toMatch(/^ *new error manifest\/unknown-key\b/m)
    expect(text).toMatch(/^ *error platform\/tpu-off-cloud\b/m)
    expect(text).toMatch(/^Failed: 2 errors \(fail-on: error\)\. .*; 1 new, 1 existing\.$/m)
  })

  it('says why what is on the base as well is new', () => {
    const base = reviewOf(edge)
    const milder = base.findings.map((finding) => ({ ...finding, severity: 'warning' as const }))
    const outcome = pullRequest(edge, undefined, { base: { files: [{ ...base, findings: milder }] } })
    expect(textReport(outcome, plain)).toMatch(/^ *new \(a warning before\) error platform\/tpu-off-cloud/m)
    expect(markdownReport(outcome, { limitBytes })).toContain('❌ **New (a warning before):** **')
    expect(JSON.parse(jsonReport(outcome)).files[0].findings[0]).toMatchObject({ standing: 'new', onBase: 'warning' })
  })

  it('lists changes and what is fixed before the last line, unless it is quiet', () => {
    const outcome = pullRequest(sound, edge)
    expect(textReport(outcome, plain)).toMatch(
      /\nChanged from the base:\n {4}train\/accelerator\.yml job a: mismatch → fit\n {4}fixed error platform\/tpu-off-cloud in train\/accelerator\.yml \(job a\)\n\nPassed: all findings are fixed\. 1 file, 1 job \(fit\); 1 fixed\.\n$/,
    )
    expect(textReport(outcome, { ...plain, quiet: true })).toBe(`${summaryLine(outcome)}\n`)
    expect(textReport(pullRequest(edge, edge), plain)).not.toContain('Changed from')
  })

  it('says that only new findings fail, or that what would fail was there', () => {
    const passed = pullRequest(edge, edge, { failOnNew: true })
    expect(textReport(passed, { ...plain, quiet: true })).toMatch(
      /^Not failing: 1 existing error \(fail-on: error, new findings only\)\. 1 file, 1 job \(mismatch\): .*\n$/,
    )
    expect(summaryLine(pullRequest(sound, sound, { failOnNew: true }))).toMatch(/^Passed: no findings\. /)
    const failed = pullRequest(edge.replace('}', '}, labls: { a: b }'), edge, { failOnNew: true })
    expect(summaryLine(failed)).toMatch(/^Failed: 1 error \(fail-on: error, new findings only\)\./)
    const quiet = textReport(failed, { ...plain, quiet: true })
    expect(quiet).toContain('manifest/unknown-key')
    expect(quiet).not.toContain('platform/tpu-off-cloud')
  })
})

describe('the JSON', () => {
  it('adds standings, the fixed findings and the changed jobs', () => {
    const head = sized('accelerator: tpu-v5e-128', ', needs: { edge: true }')
    const { summary, files, difference } = JSON.parse(jsonReport(pullRequest(head, h100.replace('7B', '7BB'))))
    expect(summary).toMatchObject({ new: files[0].findings.length, existing: 0, fixed: difference.fixed.length })
    expect(files[0].findings.every(({ standing }: { standing: string }) => standing === 'new')).toBe(true)
    expect(difference.fixed).toContainEqual(
      expect.objectContaining({
        path: 'train/accelerator.yml',
        rule: 'manifest/invalid-value',
        line: 2,
        severity: 'error',
      }),
    )
    expect(difference.jobs).toEqual([
      expect.objectContaining({
        path: 'train/accelerator.yml',
        name: 'a',
        change: 'changed',
        base: expect.objectContaining({ count: 64, scale: { tokens: 1e12 }, line: 2 }),
        head: expect.objectContaining({ hardware: 'TPU v5e-128', count: 128, verdict: 'mismatch' }),
      }),
    ])
  })

  it('has ratios where both sides are sized', () => {
    const [job] = JSON.parse(
      jsonReport(pullRequest(sized('accelerator: h100-80gb, count: 64', '', 'parameters: 7B, tokens: 2T'), h100)),
    ).difference.jobs
    expect(job.chipHoursRatio).toBe(2)
    expect(job.costRatio).toBe(2)
    const [added] = JSON.parse(jsonReport(pullRequest(h100, '# none\n'))).difference.jobs
    expect([added.change, 'base' in added, 'chipHoursRatio' in added]).toEqual(['added', false, false])
  })
})

describe('the Markdown', () => {
  const two = `${edge}  b: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64 }\n`
  const outcome = pullRequest(
    two.replace('hardware: tpu-v5e-64 }', 'hardware: tpu-v5e-64, needs: { edge: true } }'),
    two,
  )
  const markdown = markdownReport(outcome, { limitBytes })

  it('has one table of jobs, with what changed in its row', () => {
    expect(markdown.match(/^\| Job \|/gm)).toHaveLength(1)
    expect(markdown).toMatch(/^\| `b`<br>.* \| TPU v5e-64 \| ✅ fit → ❌ mismatch \| ❌ 1 \(1 new\) \|$/m)
  })

  it('folds what the base has as well, unless it fails the check', () => {
    const isFolded = /<summary>Existing findings<\/summary>\n\n- ❌ Existing: \*\*\[`platform\/tpu-off-cloud`/
    expect(markdown).not.toMatch(isFolded)
    expect(markdown).toMatch(/^- ❌ \*\*New:\*\* .*\n- ❌ Existing: /m)
    const onlyNew = markdownReport({ ...outcome, failOnNew: true }, { limitBytes })
    expect(onlyNew).toMatch(isFolded)
    expect(onlyNew).toMatch(/^- ❌ \*\*New:\*\* \*\*\[`platform\/tpu-off-cloud`/m)
    expect(onlyNew.match(/<details>/g)).toHaveLength(onlyNew.match(/<\/details>/g)?.length ?? -1)
  })

  it('has columns for estimates where there are some', () => {
    const { head, rows } = jobsTable(pullRequest(sized('accelerator: tpu-v5e-128'), h100), {}, 'changed')
    expect(head[0]).toMatch(/^\| Job \| Hardware \| Verdict \|.* Time \| Chip-hours \|/)
    expect(rows).toEqual([
      expect.stringMatching(/ \| 64× H100.* → TPU v5e-128 \| .* days → .* days \| .* → .* \([\d.]+×\) \|/),
    ])
    const more = pullRequest(sized('accelerator: h100-80gb, count: 64', '', 'parameters: 7B, tokens: 2T'), h100)
    expect(jobsTable(more, {}, 'changed').rows[0]).toContain(' 1T → 2T tokens | ')
  })

  it('has words of a label as words', () => {
    const added = pullRequest(edge, '# none\n')
    const [file] = added.files
    const [job] = file?.jobs ?? []
    const hardware = { ...job?.facts.hardware, label: '<img src=x> | @someone → x' }
    const odd = { ...job, facts: { ...job?.facts, hardware } } as JobReview
    const { head, rows } = jobsTable({ ...added, files: [{ ...file, jobs: [odd] } as FileReview] }, {})
    const { live, rows: cells } = shapeOf([...head, ...rows].join('\n'), () => false)
    expect([live, cells]).toEqual([[], [4, 4]])
  })

  it('links to the lines of the head, never to those of the base', () => {
    const files = 'https://files.example'
    const gone = jobsTable(pullRequest('# none\n', edge), { files }, 'changed').rows[0]
    expect(gone).toContain('**withdrawn**')
    expect(gone).not.toContain('https')
    const here = jobsTable(pullRequest(edge, '# none\n'), { files }, 'changed').rows[0]
    expect(here).toContain('(https://files.example/train/accelerator.yml#L2)')
  })

  it('puts what is new first, so that room goes to it', () => {
    const files = ['a.yml', 'b.yml'].map((path) => reviewOf(edge, path))
    const { rules } = outcome
    const both = judge(files, {
      failOn: 'error',
      rules,
      base: { files: [reviewOf(edge, 'a.yml'), reviewOf(sound, 'b.yml')] },
    })
    const report = markdownReport(both, { limitBytes })
    expect(report.indexOf('**New:**')).toBeGreaterThan(0)
    expect(report.indexOf('**New:**')).toBeLessThan(report.indexOf('Existing:'))
  })

  it('keeps to its limit by whole rows and says what is missing', () => {
    const many = (hardware: string): string =>
      `jobs:\n${Array.from({ length: 200 }, (_, index) => `  j${index}: { framework: jax, hardware: ${hardware} }\n`).join('')}`
    const large = markdownReport(pullRequest(many('tpu-v5e-8'), many('tpu-v5e-16')), { limitBytes: 12_000 })
    expect(new TextEncoder().encode(large).length).toBeLessThanOrEqual(12_000)
    const [, missing] = /Left out for lack of space: .*?(\d+) jobs of the table/.exec(large) ?? []
    expect(large.match(/-16 → /g)?.length).toBe(200 - Number(missing))
    expect(Number(missing)).toBeGreaterThan(0)
  })
})

describe('annotations', () => {
  it('take what is new first where GitHub shows ten of a kind', () => {
    const many = (count: number, start = 0): string =>
      Array.from(
        { length: count },
        (_, index) =>
          `  j${index + start}: { framework: jax, stage: production, scale: large, hardware: tpu-v5e-64, needs: { edge: true } }\n`,
      ).join('')
    const titles = (outcome: Outcome): string[] =>
      annotate(outcome)
        .shown.filter(({ severity }) => severity === 'error')
        .map(({ title }) => title)
    const outcome = pullRequest(`jobs:\n${many(12)}${many(2, 100)}`, `jobs:\n${many(12)}`)
    const shown = titles(outcome)
    expect(shown).toHaveLength(10)
    expect(shown.slice(0, 2)).toEqual(['platform/tpu-off-cloud · j100', 'platform/tpu-off-cloud · j101'])
    expect(titles(pullRequest(`jobs:\n${many(12)}`, undefined))[0]).toContain('j0')
  })
})

describe('words of both sides stay words', () => {
  const quoted = Object.entries(payloads).filter(([, payload]) => payload.length < 200 && payload !== '__proto__')
  const manifest = (words: string): string =>
    `jobs:\n  ${JSON.stringify(words)}: { framework: ${JSON.stringify(words)}, hardware: tpu-v5e-64, needs: { edge: true }, stage: ${JSON.stringify(words)} }\n`

  it.each(quoted)('%s', (_, payload) => {
    const base = 'jobs:\n  x: { framework: jax, hardware: h100 }\n'
    for (const outcome of [pullRequest(manifest(payload), base), pullRequest(base, manifest(payload))]) {
      const isOwn = (url: string): boolean => url.startsWith('https://docs.example/') || citedUrls.has(url)
      const { live, rows } = shapeOf(markdownReport(outcome, { limitBytes, docs: 'https://docs.example' }), isOwn)
      expect(live).toEqual([])
      expect(new Set(rows).size).toBe(1)
      const text = textReport(outcome, plain)
      expect(text).not.toMatch(/##\[|^\s*::/m)
    }
  })
})
