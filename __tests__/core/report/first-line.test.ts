import { describe, expect, it } from '@jest/globals'
import { commentText } from '../../../src/core/report/markdown/comment.ts'
import { markdownReport, summaryLimitBytes } from '../../../src/core/report/markdown/markdown.ts'
import { textReport } from '../../../src/core/report/terminal/text.ts'
import { shortName } from '../../../src/core/report/words/job-name.ts'
import type { FileReview } from '../../../src/core/review/check.ts'
import { judge, type Outcome } from '../../../src/core/review/outcome.ts'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { findManifests } from '../../../src/edge/run/workspace.ts'
import { withoutPolicy } from '../../support/policies.ts'

const root = new URL('../../../examples/', import.meta.url).pathname
const { files, rules } = await reviewFolder(root, findManifests(root, root, []), withoutPolicy)
const outcomeOf = (some: readonly FileReview[]): Outcome => judge(some, { failOn: 'error', rules })
const found = files.filter(({ findings }) => findings.some(({ job }) => job !== undefined))
/** Each file with one valid job. */
const clean = files.filter(
  ({ findings, jobs: [job, another] }) =>
    findings.length === 0 && job?.assessment.verdict === 'fit' && another === undefined,
)

const surfaces: Readonly<Record<string, (outcome: Outcome) => string>> = {
  summary: (outcome) => markdownReport(outcome, { limitBytes: summaryLimitBytes }),
  comment: (outcome) => commentText(outcome, { key: 'k' }),
}

/** Without folded parts and without Markdown and HTML markup. */
const visible = (markdown: string): string =>
  unfolded(markdown)
    .replaceAll(/<!--.*?-->|<[^>]+>|[#*`\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function unfolded(markdown: string): string {
  const less = markdown.replaceAll(/<details>\s*(<summary>.*<\/summary>)(?:(?!<details>)[\s\S])*?<\/details>/g, '$1')
  return less === markdown ? less : unfolded(less)
}

describe.each(Object.entries(surfaces))('the %s of each example', (_, render) => {
  it('names the tool, the job and the reason in its first 160 characters', () => {
    expect(found.length).toBeGreaterThan(20)
    for (const file of found) {
      const text = visible(render(outcomeOf([file]))).slice(0, 160)
      const named = file.findings.find(({ job, message }) => {
        const words = visible(message)
          .slice(0, 24)
          .toLowerCase()
          .replace(/^(?:this|the) job /, '')
        return job !== undefined && text.includes(shortName(job)) && text.toLowerCase().includes(words)
      })
      expect([text, named !== undefined, text.includes('Accelerator review: ')]).toEqual([text, true, true])
    }
  })

  it('takes at most 1,200 characters for three jobs that pass', () => {
    expect(clean.length).toBeGreaterThan(20)
    for (let at = 0; at + 3 <= clean.length; at += 3)
      expect(render(outcomeOf(clean.slice(at, at + 3))).slice(1200)).toBe('')
  })
})

it.each(['Triton kernels do not run on TPUs.', 'T4 has no bf16.', 'Google offers none.'])(
  'the first line leaves a name as it is: %s',
  (message) => {
    const [file] = found as [FileReview]
    const findings = file.findings.map(({ problem: _, ...finding }) => ({ ...finding, message }))
    expect(visible(markdownReport(outcomeOf([{ ...file, findings }]), { limitBytes: summaryLimitBytes }))).toContain(
      `: ${message.slice(0, -1)}`,
    )
  },
)

it.each([false, true])('a terminal prints nothing twice, except what findings share (verbose: %s)', (verbose) => {
  for (const file of found) {
    const options = { color: false, quiet: false, verbose, width: Number.POSITIVE_INFINITY }
    const text = textReport(outcomeOf([file]), options)
    const own = text.split('\n').filter((line) => line.length > 60 && !/^ +(?:at|Do|Source|Rule):? /.test(line))
    for (const line of own) expect(text.split(line.replace(/^ +[-+] | \([a-z-]+\/[a-z-]+\)$/g, ''))).toHaveLength(2)
  }
})
