import type { Reason } from '../../review/assessment.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import { mostInSummary } from '../../review/comparison/compare.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { htmlCode, markdownCode, markdownText } from '../../text/encode.ts'
import { sentence } from '../../text/wording.ts'
import type { LinkOptions } from '../docs-address.ts'
import { comparisonDetails } from '../formats/compare.ts'
import { reasonsBesideFindings } from '../words/against-hardware.ts'
import { favoredWords } from '../words/favored.ts'
import { sourcesOf } from '../words/finding-sources.ts'
import { jobTitle, shortName } from '../words/job-name.ts'
import { judgedWords, notUnderstood } from '../words/judged.ts'
import { memoryBar } from '../words/memory-bar.ts'
import { savingWords } from '../words/money.ts'
import { allOffers, firstOffers } from '../words/offers-at-findings.ts'
import { sizingParts } from '../words/sizing.ts'
import { takenWords } from '../words/taken.ts'
import { openFindings, verdictSign } from '../words/verdict.ts'
import { ruleLink, sourceLinks } from './links.ts'
import { folding } from './markdown-findings.ts'

export interface JobDetails {
  readonly file: FileReview
  readonly job: JobReview
  /** What was compared with the repository, unless it is the same for all jobs. */
  readonly compared?: string | undefined
  readonly rules: ReadonlyMap<string, RuleNote>
  /** Whether a finding of the job already shows its first offers. */
  readonly isOfferShown: boolean
}

/** Whether a job needs no attention. A summary then shows its row and one line on the limits of its verdict. */
export const isSound = (file: FileReview, { name, assessment }: JobReview): boolean =>
  assessment.verdict === 'fit' && !file.findings.some(({ job }) => job === name)

/**
 * One job, collapsed below its verdict, without its findings: memory by parts, time and cost, alternatives, the reasons
 * for and against, and the assumptions.
 */
export function jobDetails({ file, job, compared, rules, isOfferShown }: JobDetails, options: LinkOptions): string {
  const { assessment, facts } = job
  const { for: reasonsFor, undecided } = assessment
  const hasFindings = file.findings.some((finding) => finding.job === job.name)
  const saving = savingWords(job)
  const reasonsAgainst = reasonsBesideFindings(file, job)
  // Reasons for the kind matter only if the guidance also has reasons against it, or favors another kind.
  const isContested = reasonsAgainst.length > 0 || favoredWords(assessment) !== undefined
  const title = `${verdictSign(assessment, openFindings(file.findings, job.name))}: ${htmlCode(jobTitle(file.path, job))} on ${htmlCode(facts.hardware.label)}${saving === undefined ? '' : `; ${markdownText(saving.replaceAll('`', ''))}`}`
  const list = (head: string, reasons: readonly Reason[]): string[] =>
    reasons.length === 0 ? [] : [[`**${head}**`, '', ...reasonItems(reasons, rules, options)].join('\n')]
  const parts = [
    ...basisParts(job),
    ...sizingPart(job),
    ...offersPart(job, isOfferShown),
    ...favoredPart(job),
    ...list('For this choice', isContested ? reasonsFor : []),
    ...list(hasFindings ? 'Also against this choice' : 'Against this choice', reasonsAgainst),
    ...(compared === undefined ? [] : [markdownText(compared)]),
    ...(undecided.length === 0 ? [] : [`To judge it better, declare ${undecided.map(markdownCode).join(', ')}.`]),
    ...(job.comparison ? [comparisonDetails(job.comparison, mostInSummary)] : []),
    ...assumedPart(job),
  ]
  return `${folding(title, parts.join('\n\n'))}\n`
}

/** The limits of a sound job's verdict, and what it takes from files: a list item, or empty. */
export function soundJobItem({ file, job, compared }: JobDetails): string {
  const parts = [...basisParts(job), ...(compared === undefined ? [] : [markdownText(compared)])]
  return parts.length === 0 ? '' : `- ${markdownCode(shortName(jobTitle(file.path, job)))}: ${parts.join(' ')}`
}

/** What was not understood, what was taken from files, and what was not judged. */
function basisParts(job: JobReview): string[] {
  const open = judgedWords(job)
  const sentences = [...notUnderstood(job), ...takenWords(job), ...(open === undefined ? [] : [sentence(open)])]
  return sentences.map(markdownText)
}

function sizingPart({ facts }: JobReview): string[] {
  const sizes = sizingParts(facts.sizing)
  return sizes.length === 0 ? [] : [[markdownText(sentence(sizes.join('; '))), ...memoryBarLines(facts)].join('<br>')]
}

/** The bar of a job's memory and its legend, one line each. */
export function memoryBarLines({ sizing: { memory } }: JobReview['facts']): string[] {
  const drawn = memory && memoryBar(memory)
  return drawn ? [htmlCode(drawn.bar), `<sub>${markdownText(drawn.legend)}</sub>`] : []
}

function offersPart(job: JobReview, isShown: boolean): string[] {
  const shown = new Set(isShown ? firstOffers(job) : [])
  const offers = allOffers(job).filter((offer) => !shown.has(offer))
  if (offers.length === 0) return []
  const title = isShown ? 'Would pass as well (checked)' : 'Would pass (checked)'
  return [[`**${title}**`, '', ...offers.map((offer) => `- ${markdownText(offer)}`)].join('\n')]
}

/** The kind that the guidance favors, if it is not the chosen one. */
const favoredPart = ({ assessment }: JobReview): string[] => {
  const words = favoredWords(assessment)
  return words === undefined ? [] : [markdownText(sentence(words))]
}

const assumedPart = ({ facts: { sizing } }: JobReview): string[] =>
  sizing.assumptions.length === 0
    ? []
    : [folding('Assumed', sizing.assumptions.map((each) => `- ${markdownText(sentence(each))}`).join('\n'))]

const reasonItems = (
  reasons: readonly Reason[],
  rules: ReadonlyMap<string, RuleNote>,
  options: LinkOptions,
): string[] =>
  reasons.map(({ rule, reason, sources: own }) => {
    const sources = sourceLinks(sourcesOf({ rule, ...(own && { sources: own }) }, rules), options)
    return `- ${markdownText(reason)} ${ruleLink(rule, rules, options)}${sources === '' ? '' : ` <sub>${sources}</sub>`}`
  })
