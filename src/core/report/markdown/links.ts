import type { Source } from '../../finding/sources.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { markdownCode, markdownText, uriPath } from '../../text/encode.ts'
import { type LinkOptions, rulePage } from '../docs-address.ts'
import { addressOf } from '../words/finding-sources.ts'

/** A rule's name, linked to its page. */
export const ruleLink = (rule: string, rules: ReadonlyMap<string, RuleNote>, { docs }: LinkOptions): string => {
  const page = rulePage(rule, rules, docs)
  return page === undefined ? markdownCode(rule) : `[${markdownCode(rule)}](${page})`
}

/** The titles of documents, linked if they have an address. */
export const sourceLinks = (sources: readonly Source[], { docs }: LinkOptions): string =>
  sources
    .map((source) => {
      const address = addressOf(source, docs)
      return address === undefined ? markdownText(source.title) : `[${markdownText(source.title)}](${address})`
    })
    .join('; ')

/** A file and line, linked if the files have an address. */
export function placeLink(path: string, line: number, { files }: LinkOptions): string {
  const text = markdownCode(`${path}:${line}`)
  return files === undefined ? text : `[${text}](${files}/${uriPath(path)}#L${line})`
}
