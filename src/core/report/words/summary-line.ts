import { severities } from '../../finding/finding.ts'
import { fails, type Outcome, type OutcomeDifference } from '../../review/outcome.ts'
import { list } from '../../text/wording.ts'
import { type Paint, plain } from './paint.ts'
import { openFindings, verdictOrder, verdictWord, verdictWords } from './verdict.ts'

/** "Failed: 1 error (fail-on: error). 3 files, 5 jobs (1 mismatch, 4 fit): 1 error, 2 warnings; 1 new." */
export const summaryLine = (outcome: Outcome, paint: Paint = plain): string =>
  [
    paint(outcome.failed ? 'red' : 'green', `${gateSentence(outcome)}.`),
    countsSentence(outcome),
    ...draftedSentence(outcome),
  ].join(' ')

/** For drafted jobs: what they are judged by, and how to declare them. */
function draftedSentence({ files }: Outcome): string[] {
  const drafted = files.flatMap(({ jobs }) => jobs.filter(({ isDrafted }) => isDrafted)).length
  if (drafted === 0) return []
  const which = drafted === 1 ? 'One job has' : `${drafted} jobs have`
  return [
    `${which} no accelerator.yml and ${drafted === 1 ? 'is' : 'are'} judged by what launch files state: "accelerator-review init" drafts one.`,
  ]
}

/** Whether the check failed, and why, without a full stop: "Failed: 2 errors (fail-on: error)". */
export function gateSentence(outcome: Outcome): string {
  const { files, failed, failOn, difference, withdrawn = [] } = outcome
  const all = files.flatMap(({ findings }) => findings.filter(({ waived }) => waived === undefined))
  if (failed) return `Failed: ${counted(all.filter((finding) => fails(finding, outcome)))} (${failingWords(outcome)})`
  // "Passed" would read as praise for a job that is unlikely to run.
  const verb = all.some(({ severity }) => severity !== 'notice') ? 'Not failing' : 'Passed'
  const excused = all.filter((finding) => fails(finding, { failOn }))
  if (excused.length > 0) return `${verb}: ${counted(excused, 'existing ')} (${failingWords(outcome)})`
  if (all.length > 0 && all.every(({ isDrafted }) => isDrafted))
    return `${verb}: ${counted(all)} (without a manifest nothing fails)`
  if (all.length > 0) return `${verb}: ${counted(all)} (${failingWords(outcome)})`
  if (files.length === 0 && withdrawn.length === 0) return 'Nothing checked'
  if (outcome.unreported !== undefined) return 'Passed: no findings reported'
  return difference !== undefined && difference.counts.fixed > 0
    ? 'Passed: all findings are fixed'
    : 'Passed: no findings'
}

/** "3 files, 5 jobs (1 mismatch, 4 fit): 1 error, 2 warnings; 2 new, 5 existing, 1 fixed." Omits zero counts. */
export function countsSentence(outcome: Outcome): string {
  const { counts, jobs, difference, withdrawn = [], unreported = 0 } = outcome
  const files = outcome.files.filter(({ isGone }) => isGone !== true)
  const found = [
    ...severities.flatMap((severity) => some(counts[severity], severity)),
    ...(counts.waived > 0 ? [`${counts.waived} waived`] : []),
    ...(withdrawn.length > 0 ? [`${withdrawn.length} withdrawn`] : []),
    ...(unreported > 0 ? [`${unreported} not reported`] : []),
  ]
  const of = `${plural(files.length, 'file')}, ${plural(jobs, 'job')}${jobWords(outcome)}`
  const standings = standingWords(difference)
  return `${of}${found.length === 0 ? '' : `: ${found.join(', ')}`}${standings === '' ? '' : `; ${standings}`}.`
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
const some = (count: number, word: string): string[] => (count === 0 ? [] : [plural(count, word)])

/** "2 errors and 1 warning", "2 existing errors". */
export const counted = (findings: readonly { readonly severity: (typeof severities)[number] }[], kind = ''): string =>
  list(severities.flatMap((level) => some(findings.filter(({ severity }) => severity === level).length, kind + level)))

/** The verdicts of the jobs, worst first, with policy violations of jobs that fit. */
function jobWords({ files }: Outcome): string {
  const ranks = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const { jobs, findings } of files)
    for (const { name, assessment } of jobs) {
      const verdict = verdictWord(assessment)
      const words = verdictWords(assessment, openFindings(findings, name))
      // Policy violations come first.
      ranks.set(words, verdict === 'fit' && words !== verdict ? -1 : verdictOrder.indexOf(verdict))
      counts.set(words, (counts.get(words) ?? 0) + 1)
    }
  const each = [...counts].sort(([a], [b]) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))
  const all = each.reduce((sum, [, count]) => sum + count, 0)
  const parts = each.map(([words, count]) => (all === 1 ? words : `${count === all ? 'all' : count} ${words}`))
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** "2 new, 5 existing, 1 fixed", and "3 no longer judged" for findings that disappeared with their key. */
const standingWords = (difference: OutcomeDifference | undefined): string => {
  if (difference === undefined) return ''
  const { notJudged, ...counts } = difference.counts
  const all = { new: counts.new, existing: counts.existing, fixed: counts.fixed, 'no longer judged': notJudged }
  return Object.entries(all)
    .flatMap(([word, count]) => (count === 0 ? [] : [`${count} ${word}`]))
    .join(', ')
}

const failingWords = ({ failOn, failOnNew }: Outcome): string =>
  `fail-on: ${failOn}${failOnNew ? ', new findings only' : ''}`
