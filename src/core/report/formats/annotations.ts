import { type Finding, type Severity, type Span, severities } from '../../finding/finding.ts'
import type { FileReview } from '../../review/check.ts'
import type { Outcome } from '../../review/outcome.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { commandData, commandProperty } from '../../text/encode.ts'
import { list } from '../../text/wording.ts'
import { type LinkOptions, rulePage } from '../docs-address.ts'
import { sourceWords } from '../words/finding-sources.ts'
import { nameBesidePath } from '../words/job-name.ts'
import { offerLead, offersAt } from '../words/offers-at-findings.ts'

export interface Annotation {
  readonly severity: Severity
  /** Undefined: the file is not in the repository. */
  readonly file?: string
  readonly span: Span
  readonly title: string
  readonly message: string
}

export interface Annotations {
  readonly shown: readonly Annotation[]
  /** Findings without an annotation, because the step's limit is reached. */
  readonly leftOut: number
}

/** GitHub shows the first ten annotations of each level per step. The rest are only in the log. */
const perSeverity = 10
/** The runner truncates longer messages (UTF-16 units). */
const longestMessage = 4096

/**
 * The findings as annotations, most severe first, then new ones first, limited to what GitHub shows. Groups the
 * TPU-leaning notices of a job. Omits waived findings.
 */
export function annotate(outcome: Outcome, options: LinkOptions = {}): Annotations {
  const all = annotateAll(outcome, options)
  const shown = severities.flatMap((severity) => all.filter((item) => item.severity === severity).slice(0, perSeverity))
  return { shown, leftOut: all.length - shown.length }
}

/** The same without the limit. */
export function annotateAll({ files, rules }: Outcome, { docs }: LinkOptions = {}): Annotation[] {
  const those = (isWanted: (finding: Finding) => boolean): Annotation[] =>
    files.flatMap((file) =>
      joinTpuNotices(
        file.findings.filter((finding) => finding.waived === undefined && isWanted(finding)),
        rules,
      ).map((group) => annotationOf(file, group, rules, docs)),
    )
  const isExisting = ({ standing }: Finding): boolean => standing === 'existing'
  return [...those((finding) => !isExisting(finding)), ...those(isExisting)]
}

/** Annotations as workflow commands, one per line. */
export function workflowCommands(annotations: readonly Annotation[]): string[] {
  return annotations.map(({ severity, file, span, title, message }) => {
    const properties: [string, string | number][] = [
      ['title', title],
      ...(file === undefined ? [] : placeOf(file, span)),
    ]
    const fields = properties.map(([key, value]) => `${key}=${commandProperty(String(value))}`).join(',')
    return `::${severity} ${fields}::${commandData(message)}`
  })
}

const placeOf = (file: string, span: Span): [string, string | number][] => [
  ['file', file],
  ['line', span.line],
  ['endLine', span.endLine],
  ['col', span.column],
  // GitHub's end column is inclusive.
  ['endColumn', Math.max(span.column, span.endColumn - 1)],
]

function joinTpuNotices(findings: readonly Finding[], rules: ReadonlyMap<string, RuleNote>): Finding[][] {
  const groups: Finding[][] = []
  const noticesOfJob = new Map<string, Finding[]>()
  for (const finding of findings) {
    const leansToTpu = rules.get(finding.rule)?.leansToTpu === true
    const job = finding.job ?? ''
    const joined = leansToTpu ? noticesOfJob.get(job) : undefined
    if (joined) joined.push(finding)
    else {
      const group = [finding]
      groups.push(group)
      if (leansToTpu) noticesOfJob.set(job, group)
    }
  }
  return groups
}

function annotationOf(
  file: FileReview,
  group: readonly Finding[],
  rules: ReadonlyMap<string, RuleNote>,
  docs: string | undefined,
): Annotation {
  const { path, isElsewhere = false } = file
  const [first] = group as [Finding, ...Finding[]]
  const page = rulePage(first.rule, rules, docs)
  const text = [
    ...(isElsewhere ? [`In ${path}, line ${first.span.line}:`] : []),
    ...group.map(({ message }) => message),
    ...new Set(group.map(({ remedy }) => `Do: ${remedy}`)),
    ...offersAt(file, first).map((offer, index) => `${offerLead(index)} ${offer}.`),
    ...new Set(group.flatMap((finding) => sourceWords(finding, rules, docs).map((words) => `Source: ${words}`))),
    ...(page === undefined ? [] : [`Rule: ${page}`]),
  ].join('\n')
  const message = text.length > longestMessage ? `${text.slice(0, longestMessage - 2).toWellFormed()} …` : text
  const job = nameBesidePath(file, first.job)
  const title = [list(group.map(({ rule }) => rule)), job].filter((part) => part !== undefined).join(' · ')
  return {
    severity: first.severity,
    ...(!isElsewhere && { file: path }),
    span: first.span,
    title: title.slice(0, 255).toWellFormed(),
    message,
  }
}
