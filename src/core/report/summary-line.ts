import { severities } from '../finding/finding.ts'
import { verdicts } from '../review/assessment.ts'
import { fails, type Outcome, type OutcomeDifference } from '../review/outcome.ts'
import { list } from '../text/wording.ts'
import { type Paint, plain } from './paint.ts'

/** "Failed: 1 error (fail-on: error). 3 files, 5 jobs (1 mismatch, 4 fit): 1 error, 2 warnings." */
export const summaryLine = (outcome: Outcome, paint: Paint = plain): string =>
  [
    paint(outcome.failed ? 'red' : 'green', `${gateSentence(outcome)}.`),
    countsSentence(outcome),
    ...draftedSentence(outcome),
  ].join(' ')

/** Where jobs are drafted: what they are judged by, and how to declare them. */
function draftedSentence({ files }: Outcome): string[] {
  const drafted = files.flatMap(({ jobs }) => jobs.filter(({ isDrafted }) => isDrafted)).length
  if (drafted === 0) return []
  const which = drafted === 1 ? 'One job has' : `${drafted} jobs have`
  return [
    `${which} no accelerator.yml and ${drafted === 1 ? 'is' : 'are'} judged by what launch files state: "accelerator-review init" drafts one.`,
  ]
}

/** Whether the check failed and by what, without a full stop: "Failed: 2 errors (fail-on: error)". */
export function gateSentence(outcome: Outcome): string {
  const { files, failed, failOn, difference, withdrawn = [] } = outcome
  const all = files.flatMap(({ findings }) => findings.filter(({ waived }) => waived === undefined))
  if (failed) return `Failed: ${counted(all.filter((finding) => fails(finding, outcome)))} (${failingWords(outcome)})`
  const excused = all.filter((finding) => fails(finding, { failOn }))
  if (excused.length > 0) return `Passed: ${counted(excused, 'existing ')} (${failingWords(outcome)})`
  if (all.length > 0 && all.every(({ isDrafted }) => isDrafted))
    return `Passed: ${counted(all)} (without a manifest nothing fails)`
  const verb = all.some(({ severity }) => severity === 'error') ? 'Not failing' : 'Passed'
  if (all.length > 0) return `${verb}: ${counted(all)} (${failingWords(outcome)})`
  if (files.length === 0 && withdrawn.length === 0) return 'Nothing checked'
  if (outcome.unreported !== undefined) return 'Passed: no findings reported'
  return difference !== undefined && difference.counts.fixed > 0
    ? 'Passed: all findings are fixed'
    : 'Passed: no findings'
}

/** "3 files, 5 jobs (1 mismatch, 4 fit): 1 error, 2 warnings; 2 new, 5 existing, 1 fixed." */
export function countsSentence(outcome: Outcome): string {
  const { counts, jobs, difference, withdrawn = [], unreported = 0 } = outcome
  const files = outcome.files.filter(({ isGone }) => isGone !== true)
  const found = [
    ...severities.flatMap((severity) => some(counts[severity], severity)),
    ...(counts.waived > 0 ? [`${counts.waived} waived`] : []),
    ...(withdrawn.length > 0 ? [`${withdrawn.length} withdrawn`] : []),
    ...(unreported > 0 ? [`${unreported} not reported`] : []),
  ]
  const standings = difference === undefined ? '' : `; ${standingWords(difference)}`
  const of = `${plural(files.length, 'file')}, ${plural(jobs, 'job')}${verdictWords(outcome)}`
  return `${of}: ${found.join(', ') || 'no findings'}${standings}.`
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
const some = (count: number, word: string): string[] => (count === 0 ? [] : [plural(count, word)])

/** "2 errors and 1 warning", "2 existing errors". */
export const counted = (findings: readonly { readonly severity: (typeof severities)[number] }[], kind = ''): string =>
  list(severities.flatMap((level) => some(findings.filter(({ severity }) => severity === level).length, kind + level)))

/** How the hardware suits the jobs, which is apart from what fails the build: the worst first. */
function verdictWords({ files }: Outcome): string {
  const found = files.flatMap(({ jobs }) => jobs.map(({ assessment }) => assessment.verdict))
  if (found.length < 2) return found.length === 0 ? '' : ` (${found[0]})`
  const each = [...verdicts].reverse().flatMap((verdict) => {
    const count = found.filter((one) => one === verdict).length
    return count === 0 ? [] : [count === found.length ? `all ${verdict}` : `${count} ${verdict}`]
  })
  return ` (${each.join(', ')})`
}

/** "2 new, 5 existing, 1 fixed", and of what is gone with a key "3 no longer judged". */
const standingWords = ({ counts }: OutcomeDifference): string =>
  [
    `${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`,
    ...(counts.notJudged > 0 ? [`${counts.notJudged} no longer judged`] : []),
  ].join(', ')

const failingWords = ({ failOn, failOnNew }: Outcome): string =>
  `fail-on: ${failOn}${failOnNew ? ', new findings only' : ''}`
