import { fails, type Outcome, type OutcomeDifference } from '../review/outcome.ts'
import { type Paint, plain } from './paint.ts'

/** "3 files, 5 jobs: 1 error, 2 warnings, no notices. Gate: failed (fail-on: error). Suitability: mismatch." */
export function summaryLine(outcome: Outcome, paint: Paint = plain): string {
  const { counts, jobs, failed, difference, withdrawn = [] } = outcome
  const files = outcome.files.filter(({ isGone }) => isGone !== true)
  const plural = (count: number, word: string): string =>
    `${count === 0 ? 'no' : count} ${word}${count === 1 ? '' : 's'}`
  const found = [
    plural(counts.error, 'error'),
    plural(counts.warning, 'warning'),
    plural(counts.notice, 'notice'),
    ...(counts.waived > 0 ? [`${counts.waived} waived`] : []),
    ...(withdrawn.length > 0 ? [`${withdrawn.length} withdrawn`] : []),
  ]
  const standings = difference === undefined ? '' : `; ${standingWords(difference)}`
  const gate = failed ? paint('red', `Gate: failed (${failingWords(outcome)}).`) : paint('green', passedWords(outcome))
  const counted = `${plural(files.length, 'file')}, ${plural(jobs, 'job')}: ${found.join(', ')}${standings}.`
  return [counted, gate, ...suitabilityWords(outcome)].join(' ')
}

/** What the hardware is to the jobs, which is apart from what fails the build; of several jobs the worst. */
const suitabilityWords = ({ verdict, jobs }: Outcome): string[] =>
  verdict === undefined ? [] : [`Suitability: ${verdict}${jobs > 1 ? ' (the worst of the jobs)' : ''}.`]

/** "2 new, 5 existing, 1 fixed", and of what is gone with a key "3 no longer judged". */
const standingWords = ({ counts }: OutcomeDifference): string =>
  [
    `${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`,
    ...(counts.notJudged > 0 ? [`${counts.notJudged} no longer judged`] : []),
  ].join(', ')

const failingWords = ({ failOn, failOnNew }: Outcome): string =>
  `fail-on: ${failOn}${failOnNew ? ', new findings only' : ''}`

/** Says so where findings would fail the check and do not, because they are not new. */
function passedWords({ files, failOn }: Outcome): string {
  const isExcused = files.some(({ findings }) => findings.some((each) => fails(each, { failOn })))
  return isExcused ? 'Gate: passed, since what would fail is on the base as well.' : 'Gate: passed.'
}
