import { commandData, commandProperty } from '../encode.ts'
import { type Finding, type Severity, type Span, severities } from '../finding.ts'
import type { Outcome } from '../policy.ts'
import type { AnyRule } from '../rule.ts'
import { sourceOf } from '../sources.ts'
import { list } from '../wording.ts'

export interface Annotation {
  readonly severity: Severity
  readonly file: string
  readonly span: Span
  readonly title: string
  readonly message: string
}

export interface Annotations {
  readonly shown: readonly Annotation[]
  /** Findings that have no annotation of their own because the step's budget was used up. */
  readonly leftOut: number
}

/** GitHub shows ten of each level for a step, the first ones it reads; what comes later is only in the log. */
const perSeverity = 10
/** The runner cuts a message here, in UTF-16 units. */
const longestMessage = 4096

/** The findings as annotations, gravest first, cut to what GitHub shows. The TPU-leaning notices of a job are one. */
export function annotate(outcome: Outcome, rules: ReadonlyMap<string, AnyRule>): Annotations {
  const all = outcome.files.flatMap(({ path, findings }) =>
    joinTpuNotices(findings, rules).map((group) => annotationOf(path, group, rules)),
  )
  const shown = severities.flatMap((severity) => all.filter((item) => item.severity === severity).slice(0, perSeverity))
  return { shown, leftOut: all.length - shown.length }
}

/** Annotations as workflow commands, one a line. */
export function workflowCommands(annotations: readonly Annotation[]): string[] {
  return annotations.map(({ severity, file, span, title, message }) => {
    const properties: [string, string | number][] = [
      ['title', title],
      ['file', file],
      ['line', span.line],
      ['endLine', span.endLine],
      ['col', span.column],
      // GitHub's last column is inclusive.
      ['endColumn', Math.max(span.column, span.endColumn - 1)],
    ]
    const fields = properties.map(([key, value]) => `${key}=${commandProperty(String(value))}`).join(',')
    return `::${severity} ${fields}::${commandData(message)}`
  })
}

function joinTpuNotices(findings: readonly Finding[], rules: ReadonlyMap<string, AnyRule>): Finding[][] {
  const groups: Finding[][] = []
  const noticesOfJob = new Map<string, Finding[]>()
  for (const finding of findings) {
    const rule = rules.get(finding.rule)
    const leansToTpu = rule?.type === 'guideline' && rule.leans === 'tpu'
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

function annotationOf(file: string, group: readonly Finding[], rules: ReadonlyMap<string, AnyRule>): Annotation {
  const [first] = group as [Finding, ...Finding[]]
  const sources = new Set(group.flatMap(({ rule }) => rules.get(rule)?.sources ?? []))
  const source = `Source: ${[...sources].map((id) => sourceOf(id).title).join('; ')}`
  const text = [
    ...group.map(({ message }) => message),
    ...new Set(group.map(({ remedy }) => `What to do: ${remedy}`)),
    source,
  ].join('\n')
  const message = text.length > longestMessage ? `${text.slice(0, longestMessage - 2).toWellFormed()} …` : text
  const title = [list(group.map(({ rule }) => rule)), first.job].filter((part) => part !== undefined).join(' · ')
  return { severity: first.severity, file, span: first.span, title: title.slice(0, 255).toWellFormed(), message }
}
