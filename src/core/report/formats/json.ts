import { type AppliedWaiver, type Finding, jobOf } from '../../finding/finding.ts'
import type { Alternative } from '../../review/alternatives/alternatives.ts'
import type { Reason } from '../../review/assessment.ts'
import type { FixedFinding } from '../../review/baseline/baseline.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import { evidenceCompared } from '../../review/evidence/evidence-compared.ts'
import type { Outcome, OutcomeDifference } from '../../review/outcome.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import type { Facts } from '../../rules/facts.ts'
import { areaOf } from '../../rules/rule.ts'
import { jsonText } from '../../text/encode.ts'
import { present } from '../../text/present.ts'
import type {
  Report,
  ReportAlternative,
  ReportDeclared,
  ReportDifference,
  ReportFile,
  ReportFinding,
  ReportJob,
  ReportOrigin,
  ReportReason,
  ReportWaiver,
} from '../report.ts'
import { version } from '../version.ts'
import { jobChangeReport } from '../words/difference.ts'
import { sourcesOf } from '../words/finding-sources.ts'
import { costReport, rounded, sizingReport } from '../words/sizing.ts'
import { unreadReport } from '../words/unread.ts'

/** The versioned report as text. */
export const jsonReport = (outcome: Outcome, origin?: ReportOrigin): string => [...jsonParts(outcome, origin)].join('')

/** The same text in lazy parts, because a report is about ten times as long as its manifests. */
export function* jsonParts(outcome: Outcome, origin?: ReportOrigin): Generator<string> {
  // Unambiguous, because the texts in a report contain no line breaks.
  const [start = '', end] = jsonText(reportWith(outcome, [], origin)).split('\n  "files": []')
  yield `${start}\n  "files": [`
  for (const [index, file] of outcome.files.entries()) {
    const text = jsonText(fileReport(file, outcome.rules)).replaceAll('\n', '\n    ')
    yield `${index === 0 ? '' : ','}\n    ${text}`
  }
  yield `${outcome.files.length === 0 ? '' : '\n  '}]${end}\n`
}

/** The versioned report that `docs/json-report.md` specifies, independent of internal types. */
export const reportOf = (outcome: Outcome, origin?: ReportOrigin): Report =>
  reportWith(
    outcome,
    outcome.files.map((file) => fileReport(file, outcome.rules)),
    origin,
  )

function reportWith(outcome: Outcome, files: readonly ReportFile[], origin: ReportOrigin | undefined): Report {
  const { counts, failed, jobs, rules, policies, difference, unread, withdrawn, undeclared } = outcome
  return {
    version: 1,
    tool: { name: 'accelerator-review', version },
    ...origin,
    summary: {
      files: outcome.files.filter(({ isGone }) => isGone !== true).length,
      jobs,
      ...counts,
      ...(difference && standingCounts(difference)),
      ...(withdrawn && { withdrawn: withdrawn.length }),
      failed,
    },
    ...(policies.length > 0 && { policies }),
    files,
    ...(difference && { difference: differenceReport(difference, rules) }),
    ...(withdrawn && { withdrawn: withdrawn.map(({ path, job }) => ({ path, ...(job !== undefined && { job }) })) }),
    ...(unread && { unread: unreadReport(unread) }),
    ...(undeclared && { undeclared }),
  }
}

/** Omits `notJudged` if it is zero. */
const standingCounts = ({ counts: { notJudged, ...counts } }: OutcomeDifference) => ({
  ...counts,
  ...(notJudged > 0 && { notJudged }),
})

function fileReport({ path, jobs, findings }: FileReview, rules: ReadonlyMap<string, RuleNote>): ReportFile {
  const [only, another] = jobs
  const ofFile = another === undefined ? only?.name : undefined
  return {
    path,
    jobs: jobs.map(jobReport),
    findings: findings.map((finding) =>
      findingReport(finding, rules, jobOf(finding) ?? (isAboutJob(finding) ? ofFile : undefined)),
    ),
  }
}

/** Whether a mistake at the top of a manifest is one of the job that it declares. */
const isAboutJob = ({ rule, path: [top] }: Finding): boolean =>
  areaOf(rule) === 'manifest' && top !== undefined && top !== 'jobs'

function differenceReport(
  { fixed, notJudged, jobs }: OutcomeDifference,
  rules: ReadonlyMap<string, RuleNote>,
): ReportDifference {
  const gone = ({ path, finding }: FixedFinding) => ({ path, ...findingReport(finding, rules) })
  return {
    fixed: fixed.map(gone),
    ...(notJudged.length > 0 && { notJudged: notJudged.map(gone) }),
    jobs: jobs.map(jobChangeReport),
  }
}

function jobReport({
  name,
  line,
  assessment,
  facts,
  alternatives,
  searched,
  cheaper,
  errors,
  notKnown,
  readAs,
  isDrafted,
}: JobReview): ReportJob {
  // A drafted job always agrees with the files that it comes from.
  const compared = isDrafted ? undefined : evidenceCompared(facts)
  return {
    name,
    line,
    ...(isDrafted && { drafted: true }),
    declared: declaredReport(facts),
    notKnown,
    readAs: readAs.map(({ path, as }) => ({ path, as })),
    errors,
    assessment: {
      ...assessment,
      for: assessment.for.map(reasonReport),
      against: assessment.against.map(reasonReport),
    },
    sizing: sizingReport(facts.sizing, facts.declaration),
    ...(compared && { evidence: compared }),
    alternatives: alternatives.map(alternativeReport),
    // Tells an empty list apart from a skipped search.
    ...(!searched && { alternativesSearched: false }),
    ...(cheaper !== undefined && { cheaper: cheaper && alternativeReport(cheaper) }),
  }
}

const alternativeReport = ({ change, set, memory, likelyChipHours, cost }: Alternative): ReportAlternative => ({
  change,
  set: set.map(({ path, value }) => ({ path, value })),
  ...(memory && {
    memory: { likelyGiB: rounded(memory.likelyGiB), capacityGiB: rounded(memory.capacityGiB) },
  }),
  ...(likelyChipHours !== undefined && { likelyChipHours: rounded(likelyChipHours) }),
  ...(cost && { cost: costReport(cost) }),
})

const reasonReport = ({ rule, reason }: Reason): ReportReason => ({ rule, reason })

function declaredReport({ framework, stage, task, hardware, declaration }: Facts): ReportDeclared {
  const { candidates, name, count, provider, vendor } = hardware
  const [only, another] = candidates
  const own = only?.id === 'declared' ? only.name : only?.id
  // A CPU has a name and no candidate.
  const accelerator = (another === undefined ? own : undefined) ?? name?.label.toLowerCase()
  const kind = declaration.hardware?.kind === 'npu' ? 'npu' : hardware.kind
  return {
    framework: framework.declared.map(({ id }) => id),
    ...present({ stage, task }),
    ...present({ accelerator, kind, vendor, count, provider: provider?.id, model: declaration.model?.name }),
    labels: declaration.labels ?? {},
    group: declaration.group ?? null,
  }
}

function findingReport(finding: Finding, rules: ReadonlyMap<string, RuleNote>, job = jobOf(finding)): ReportFinding {
  const { rule, severity, message, remedy, span, related, waived, expiredWaiver, standing, onBase } = finding
  const note = rules.get(rule)
  return {
    rule,
    severity,
    ...(job !== undefined && { job }),
    message,
    remedy,
    ...span,
    related: related.map((place) => ({ path: place.file, ...place.span, message: place.message })),
    sources: sourcesOf(finding, rules),
    help: note?.help ?? `docs/rules/${rule}.md`,
    ...present({ waived: waived && waivedReport(waived) }),
    ...present({ expiredWaiver: expiredWaiver && waivedReport(expiredWaiver), standing, onBase }),
  }
}

const waivedReport = ({ reason, owner, ticket, expires, daysLeft, place }: AppliedWaiver): ReportWaiver =>
  present({ reason, owner, ticket, expires, daysLeft, path: place.file, line: place.line })
