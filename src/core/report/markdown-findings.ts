import type { Finding, Severity } from '../finding/finding.ts'
import type { Source } from '../finding/sources.ts'
import type { RuleNote } from '../review/rule-notes.ts'
import { markdownCode, markdownText, uriPath } from '../text/encode.ts'
import { sourcesOf } from './finding-sources.ts'
import { onBaseWords, waivedWords } from './finding-words.ts'

export interface LinkOptions {
  /** Where rule and source pages are, without a slash at the end; links are left out where it is absent. */
  readonly docs?: string
  /** Where the checked files are, so that places link to their lines. */
  readonly files?: string
}

export const severitySign: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' }

/** Findings as the items of a list; those that the base has as well are folded below the others. */
export function findingList(
  findings: readonly Finding[],
  file: string,
  rules: ReadonlyMap<string, RuleNote>,
  options: LinkOptions,
): string {
  const items = (some: readonly Finding[]): string =>
    some.map((finding) => findingItem(finding, file, rules, options)).join('\n')
  const existing = findings.filter(({ standing }) => standing === 'existing')
  if (existing.length === 0) return items(findings)
  const others = findings.filter(({ standing }) => standing !== 'existing')
  const folded = folding(`${existing.length} on the base as well`, items(existing))
  return others.length === 0 ? folded : `${items(others)}\n\n${folded}`
}

/** What is shown once its title is clicked. */
export const folding = (title: string, content: string): string =>
  `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`

/** One finding as an item of a list; `withJob` where the list is not one job's. */
export function findingItem(
  finding: Finding,
  file: string,
  rules: ReadonlyMap<string, RuleNote>,
  options: LinkOptions,
  withJob = false,
): string {
  const place = placeLink(file, finding.span.line, options)
  const sources = sourceLinks(sourcesOf(finding, rules), options)
  const { job, waived } = finding
  const about = withJob && job !== undefined ? ` (job ${markdownCode(job)})` : ''
  const sign = waived ? '☑️' : severitySign[finding.severity]
  const title = `${sign}${newWords(finding)} **${ruleLink(finding.rule, rules, options)}** at ${place}${about}`
  const also = finding.related.map(
    ({ file: path, span, message }) => `Also at ${placeLink(path, span.line, options)}: ${markdownText(message)}`,
  )
  const lines = [
    title,
    markdownText(finding.message),
    ...also,
    waived ? `**Waived** ${markdownText(waivedWords(waived))}` : `**What to do:** ${markdownText(finding.remedy)}`,
    ...(sources === '' ? [] : [`<sub>Source: ${sources}</sub>`]),
  ]
  // On one line: in a comment GitHub breaks at line ends as well, in a summary it does not.
  return `- ${lines.join('<br>')}`
}

const newWords = ({ standing, onBase }: Finding): string =>
  standing !== 'new' ? '' : onBase === undefined ? ' **New:**' : ` **New (${onBaseWords(onBase)}):**`

/** The rule's name, linked to its page. */
export const ruleLink = (rule: string, rules: ReadonlyMap<string, RuleNote>, { docs }: LinkOptions): string => {
  const help = rules.get(rule)?.help
  return docs === undefined || help === undefined
    ? markdownCode(rule)
    : `[${markdownCode(rule)}](${docs}/${help.split('#').map(uriPath).join('#')})`
}

/** The documents, by their titles or, where room is short, by their short names. */
export function sourceLinks(sources: readonly Source[], { docs }: LinkOptions, short = false): string {
  return sources
    .map(({ id, title, url }) => {
      const address = url?.startsWith('https://') ? url : docs && `${docs}/${url ?? `docs/sources.md#${id}`}`
      const text = markdownText(short ? id : title)
      return address ? `[${text}](${address})` : text
    })
    .join(short ? ', ' : '; ')
}

/** A file and a line, linked to it. */
export function placeLink(path: string, line: number, { files }: LinkOptions): string {
  const text = markdownCode(`${path}:${line}`)
  return files === undefined ? text : `[${text}](${files}/${uriPath(path)}#L${line})`
}
