import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { evidenceOfJobs } from '../evidence/evidence-of-jobs.ts'
import type { Claim } from '../evidence/observation/attributed-observation.ts'
import { byPlace, type Finding, jobOf, type Related } from '../finding/finding.ts'
import { documentOf } from '../languages/yaml/document-reader.ts'
import { folderName } from '../manifest/job-names.ts'
import type { Job } from '../manifest/job-reader.ts'
import { parseManifest } from '../manifest/parse.ts'
import type { Facts } from '../rules/facts.ts'
import { areaOf } from '../rules/rule.ts'
import { isMisfit, type JudgedMismatch, type RuleSet } from '../rules/rule-set.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import { type Document, locate, type Path, type Span } from '../text/document.ts'
import { type Alternative, findAlternatives } from './alternatives/alternatives.ts'
import { cheaperHardware } from './alternatives/cheaper.ts'
import type { KnownJobs } from './alternatives/known-jobs.ts'
import { withLaunches } from './alternatives/launches-too.ts'
import type { Assessment, Judged } from './assessment.ts'
import { type Comparison, compareJob, mostInSummary } from './comparison/compare.ts'
import { type NamedTexts, namedTexts, withModelConfig } from './evidence/model-config.ts'
import { withTaken, withWork } from './evidence/taken.ts'
import { unreadFindings } from './evidence/unread-findings.ts'
import { type Judgement, judgeJob } from './judge-job.ts'
import { type Judge, judgeOnce } from './judge-once.ts'

/** The check's result for one job. */
export interface JobReview {
  readonly name: string
  readonly line: number
  readonly facts: Facts
  readonly assessment: Assessment & { readonly judged: Judged }
  /** Errors in the manifest for this job, which is judged by what was understood. */
  readonly errors: number
  readonly notKnown: readonly { readonly path: Path; readonly word: string }[]
  /** Keys read as keys of the reference, by their steps below the job. */
  readonly readAs: readonly { readonly path: Path; readonly as: Path; readonly span: Span }[]
  /** Changes that clear the job's errors and warnings, checked, nearest first. */
  readonly alternatives: readonly Alternative[]
  /** False if the job has an error or a warning, but no search for alternatives was made. */
  readonly searched: boolean
  /** How many candidates were judged; undefined if none. */
  readonly tried?: number
  /**
   * Cheaper hardware for a job without errors and warnings; null if none was found, undefined if none was looked for.
   */
  readonly cheaper?: Alternative | null
  /** The job on the catalog's accelerators, if requested and its size is known. */
  readonly comparison?: Comparison
  /** No manifest declares the job: it is drafted from launch files. */
  readonly isDrafted?: true
}

/** The check's result for one file. */
export interface FileReview {
  /** Relative to the workspace, with forward slashes. */
  readonly path: string
  readonly text: string
  /** The file starts with a byte order mark. */
  readonly hasMark?: true
  readonly jobs: readonly JobReview[]
  readonly findings: readonly Finding[]
  /** Jobs with a search for alternatives, and jobs with a search for savings. */
  readonly searches: number
  readonly savingSearches?: number
  /** The file is not the repository's own, for example a shared policy, so nothing can point into it. */
  readonly isElsewhere?: boolean
  /** The manifest exists only on the base, and the finding is that it is gone. */
  readonly isGone?: true
}

/** Optional work beyond findings, some milliseconds per job. */
export interface SearchOptions {
  /** The most jobs to search alternatives for. */
  readonly jobs: number
  readonly job?: string
  /** Whether to compare those jobs on other accelerators too. */
  readonly comparisons: boolean
  /** The most jobs without errors and warnings to search cheaper hardware for. */
  readonly savings: number
}

const noSearch: SearchOptions = { jobs: 0, comparisons: false, savings: 0 }

/** Without options a manifest is checked alone: no search, no evidence. */
export interface CheckOptions extends Partial<SearchOptions> {
  readonly evidence?: Evidence | undefined
  /** The judge of the whole run. */
  readonly judge?: Judge | undefined
  readonly texts?: NamedTexts
  /** Results for earlier versions of the text. */
  readonly known?: KnownJobs | undefined
}

/** Checks one manifest. Pure: the same text, rules and thresholds give the same review. */
export function checkFile(
  path: string,
  input: Uint8Array | string | Document,
  set: RuleSet,
  thresholds: Thresholds,
  options: CheckOptions = {},
): FileReview {
  const {
    evidence,
    judge = judgeOnce(set, thresholds),
    texts = namedTexts(evidence?.textOf),
    known,
    ...asked
  } = options
  const search = { ...noSearch, ...asked }
  const { textOf, models } = texts
  const document = documentOf(input)
  const manifest = parseManifest(document, folderName(path), models)
  let { jobs: left, savings: savingsLeft } = search
  const shown = evidence && evidenceOfJobs(path, manifest.jobs.map(claimOf), evidence)
  const withSizes = manifest.jobs.map((job, index) =>
    withModelConfig(withTaken(job, shown?.[index]), path, document, textOf),
  )
  const reviews = withSizes.map(({ job: sized }, index) => {
    const job = withWork(sized)
    const isNamed = search.job === undefined || search.job === job.name
    const judging = { set, thresholds, judge, evidence: shown?.[index], known }
    const wanted = isNamed ? { ...search, jobs: left, savings: savingsLeft } : noSearch
    const reviewed = reviewJob(job, document, judging, wanted)
    if (wanted.jobs > 0 && isMisfit(reviewed.findings)) left--
    if (reviewed.review.cheaper !== undefined) savingsLeft--
    return reviewed
  })
  const isWrong = manifest.findings.some((finding) => finding.severity === 'error' && jobOf(finding) === undefined)
  const jobs = reviews.map(({ review }) => (isWrong ? { ...review, assessment: noFit(review.assessment) } : review))
  const unread = evidence ? unreadFindings(path, evidence, jobs) : []
  const inManifest = [...manifest.findings, ...withSizes.flatMap(({ findings }) => findings), ...unread]
  const findings = [...inFile(inManifest, set), ...reviews.flatMap(({ findings }) => findings)].sort(byPlace)
  const mark = document.hasMark && { hasMark: true as const }
  const searches = { searches: search.jobs - left, savingSearches: search.savings - savingsLeft }
  return { path, text: document.text, ...mark, jobs, findings, ...searches }
}

/** Mistakes in the file, with the organization's severities. */
function inFile(findings: readonly Finding[], { severityInFile }: RuleSet): readonly Finding[] {
  if (severityInFile === undefined) return findings
  return findings.flatMap((finding) => {
    const severity = severityInFile(finding.rule, finding.severity)
    return severity === 'off' ? [] : [{ ...finding, severity }]
  })
}

interface Judging {
  readonly set: RuleSet
  readonly thresholds: Thresholds
  readonly judge: Judge
  readonly evidence: EvidenceFacts | undefined
  readonly known: KnownJobs | undefined
}

function reviewJob(
  job: Job,
  document: Document,
  judging: Judging,
  search: SearchOptions,
): { review: JobReview; findings: Finding[] } {
  const { set, thresholds, judge, evidence, known } = judging
  const judgement = judge(job.name, job.declaration, evidence)
  const { facts, mismatches } = judgement
  const notKnown = job.unknown.map(({ path, word }) => ({ path, word }))
  const readAs = job.reading.otherKeys.map(({ from, to, entry }) => ({
    path: from,
    as: to,
    span: document.span(entry.key),
  }))
  const judged = judgedOf(judgement)
  const assessment = { ...asUnderstood(judgement.assessment, job), judged }
  const findings = mismatches.map((mismatch) => findingIn(job, document, mismatch))
  const review = { name: job.name, line: job.span.line, facts, assessment, errors: job.errors, notKnown, readAs }
  const savingsOf = () => {
    const cheaper = search.savings > 0 ? cheaperFor(job, document, judgement, judging) : undefined
    return cheaper === undefined ? {} : { cheaper }
  }
  // Other hardware does not fix a contradiction of the repository, but a correction of the file does.
  if (!isMisfit(mismatches.filter(({ rule }) => areaOf(rule) !== 'evidence')))
    return { review: { ...review, alternatives: [], searched: true, ...savingsOf() }, findings }
  if (search.jobs === 0) return { review: { ...review, alternatives: [], searched: false }, findings }
  const searched = () => searchedFor(job, document, judgement, judging)
  // An organization's conditions count their steps, so they must run again.
  const found = set.demands === undefined && known ? known.alternatives(job, document, searched) : searched()
  const alternatives =
    evidence === undefined
      ? found.alternatives
      : withLaunches(found.alternatives, (changed) => judgeJob(job.name, changed, set, thresholds, evidence))
  const isSized = facts.sizing.memory !== undefined || facts.sizing.chipHours !== undefined
  const comparison =
    search.comparisons && isSized ? compareJob(job, set, thresholds, { enough: mostInSummary }) : undefined
  return { review: { ...review, ...found, alternatives, searched: true, ...(comparison && { comparison }) }, findings }
}

/** Cheaper hardware for a job that its files do not contradict either. */
function cheaperFor(
  job: Job,
  document: Document,
  judgement: Judgement,
  { set, thresholds, evidence }: Judging,
): ReturnType<typeof cheaperHardware> {
  if (isMisfit(judgement.mismatches)) return undefined
  const declared = evidence === undefined ? judgement : judgeJob(job.name, job.declaration, set, thresholds)
  return cheaperHardware(job, document, declared, set, thresholds)
}

/** The alternatives of a job on other hardware. */
function searchedFor(
  job: Job,
  document: Document,
  judgement: Judgement,
  { set, thresholds, evidence }: Judging,
): ReturnType<typeof findAlternatives> {
  // Other hardware cannot supply a required label either.
  const searched = set.demandsOfHardware === undefined ? set : { ...set, demands: set.demandsOfHardware }
  const isWhole = evidence === undefined && searched === set
  const declared = isWhole ? judgement : judgeJob(job.name, job.declaration, searched, thresholds)
  if (!isMisfit(declared.mismatches)) return { alternatives: [], tried: 0 }
  const found = findAlternatives(job, document, declared, searched, thresholds)
  // "Nothing passes" is no answer to a key that is missing.
  const isOfHardware = isMisfit(declared.mismatches.filter(({ rule }) => rule !== 'policy/undeclared'))
  return found.alternatives.length > 0 || isOfHardware ? found : { alternatives: [], tried: 0 }
}

/** The findings of a job, at their places in the document. */
export function findingIn(
  job: Pick<Job, 'name' | 'node'>,
  document: Document,
  { rule, severity, at, problem, reason, remedy, related = [], sources, substance, includes }: JudgedMismatch,
): Finding {
  return {
    rule,
    severity,
    job: job.name,
    message: reason === '' ? problem : `${problem} ${reason}`,
    ...(reason !== '' && { problem }),
    remedy: typeof remedy === 'function' ? remedy() : remedy,
    span: locate(job.node, at, document),
    path: at,
    related: related.map(relatedPlace),
    ...(sources && { sources }),
    ...(substance && { substance }),
    ...(includes && { includes }),
  }
}

/** What a job's verdict is based on. */
const judgedOf = ({ facts, compared }: Judgement): Judged => ({
  kind: compared,
  memory: facts.sizing.memory?.usual?.fits !== undefined,
  time: facts.sizing.hours !== undefined,
})

/** A job with words that were not understood, or that contradicts itself, cannot be a fit. */
function asUnderstood(assessment: Assessment, { errors, unknown, faults }: Job): Assessment {
  return errors + unknown.length + faults.length === 0 ? assessment : noFit(assessment)
}

const noFit = <Assessed extends Assessment>(assessment: Assessed): Assessed =>
  assessment.verdict === 'fit' ? { ...assessment, verdict: 'undecided' } : assessment

/** What attribution needs to know about a job. */
export const claimOf = ({ name, declaration: { evidence, task } }: Job): Claim => ({
  name,
  ...(task && { task }),
  ...(evidence && { globs: evidence }),
})

const relatedPlace = ({ path, line, message }: { path: string; line: number; message: string }): Related => ({
  file: path,
  span: { line, column: 1, endLine: line, endColumn: 2 },
  message,
})
