import type { Source } from '../../finding/sources.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { areaOf } from '../../rules/rule.ts'
import { inertText, markdownText, uriPath } from '../../text/encode.ts'

/** What code scanning keeps of a name and of a description. */
const longestName = 255
const longestDescription = 1024

/** A rule as a `reportingDescriptor`, with its page as help. `docs` is where the pages are, if that is known. */
export function sarifRule(id: string, note: RuleNote | undefined, docs: string | undefined): object {
  // Required words may not be empty; an organisation need not give a reason.
  const title = note?.title || id
  const why = note?.why || title
  return {
    id: inertText(id),
    name: nameOf(id),
    shortDescription: { text: cut(inertText(title)) },
    fullDescription: { text: cut(inertText(why)) },
    help: { text: helpText(title, why, note), markdown: helpMarkdown(title, why, note, docs) },
    ...(docs !== undefined && note !== undefined && { helpUri: pageAddress(docs, note.help) }),
    defaultConfiguration: { level: levelOf(note?.severity) },
    properties: { tags: ['accelerator', areaOf(id)] },
  }
}

/** SARIF has no notices, and code scanning no level for what never speaks. */
export const levelOf = (severity: RuleNote['severity'] | undefined): 'error' | 'warning' | 'note' =>
  severity === 'error' || severity === 'warning' ? severity : 'note'

/** `ModelDynamicShapes` of `model/dynamic-shapes`: the name must be another than the id. */
const nameOf = (id: string): string =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, longestName)

const cut = (text: string): string =>
  text.length > longestDescription ? `${text.slice(0, longestDescription - 2).toWellFormed()} …` : text

const whatToDo = 'Each finding says what to do at its place.'

function helpText(title: string, why: string, note: RuleNote | undefined): string {
  const sources = (note?.sources ?? []).map(({ title: name, url }) => `- ${name}${url ? ` (${url})` : ''}`)
  return inertText(
    [
      title,
      why,
      `What to do: ${whatToDo}`,
      ...(note?.passes ? [`This passes:\n\n${note.passes.trimEnd()}`] : []),
      ...(sources.length > 0 ? [`Sources:\n${sources.join('\n')}`] : []),
    ].join('\n\n'),
  )
}

function helpMarkdown(title: string, why: string, note: RuleNote | undefined, docs: string | undefined): string {
  const sources = (note?.sources ?? []).map((source) => `- ${sourceLink(source, docs)}`)
  return [
    `**${markdownText(title)}**`,
    markdownText(why),
    `### What to do\n\n${whatToDo}`,
    ...(note?.passes ? [`This passes:\n\n\`\`\`yaml\n${note.passes.trimEnd()}\n\`\`\``] : []),
    ...(sources.length > 0 ? [`### Sources\n\n${sources.join('\n')}`] : []),
    ...(docs !== undefined && note ? [`[The page of the rule](${pageAddress(docs, note.help)})`] : []),
  ].join('\n\n')
}

/** A document's title, linked where it can be read. A policy's own address was checked when it was read. */
function sourceLink({ id, title, url }: Source, docs: string | undefined): string {
  const address = url?.startsWith('https://')
    ? url
    : docs === undefined
      ? undefined
      : pageAddress(docs, url ?? `docs/sources.md#${id}`)
  return address === undefined ? markdownText(title) : `[${markdownText(title)}](${address})`
}

/** The address of a page; only its path is encoded, not the sign before the part of the page. */
function pageAddress(docs: string, page: string): string {
  const [path = '', part] = page.split('#')
  return `${docs}/${uriPath(path)}${part === undefined ? '' : `#${uriPath(part)}`}`
}
