import type { Source } from '../../../finding/sources.ts'
import type { RuleNote } from '../../../review/rule-notes.ts'
import { areaOf } from '../../../rules/rule.ts'
import { inertText, markdownText } from '../../../text/encode.ts'
import { pageAddress } from '../../docs-address.ts'
import { addressOf } from '../../words/finding-sources.ts'

/** Code scanning's limits. */
const longestName = 255
const longestDescription = 1024

/** A rule as a `reportingDescriptor`, with its page as help. `docs` is the address of the pages. */
export function sarifRule(id: string, note: RuleNote | undefined, docs: string): object {
  // Required texts must not be empty, but an organization's rule may have no reason.
  const title = note?.title || id
  const why = note?.why || title
  return {
    id: inertText(id),
    name: nameOf(id),
    shortDescription: { text: cut(inertText(title)) },
    fullDescription: { text: cut(inertText(why)) },
    help: { text: helpText(title, why, note, docs), markdown: helpMarkdown(title, why, note, docs) },
    ...(note !== undefined && { helpUri: pageAddress(note.help, docs) }),
    defaultConfiguration: { level: levelOf(note?.severity) },
    properties: { tags: ['accelerator', areaOf(id)] },
  }
}

/** SARIF has no notices. Code scanning has no level for rules without findings. */
export const levelOf = (severity: RuleNote['severity'] | undefined): 'error' | 'warning' | 'note' =>
  severity === 'error' || severity === 'warning' ? severity : 'note'

/** `ModelDynamicShapes` for `model/dynamic-shapes`: the name must differ from the id. */
const nameOf = (id: string): string =>
  id
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, longestName)

const cut = (text: string): string =>
  text.length > longestDescription ? `${text.slice(0, longestDescription - 2).toWellFormed()} …` : text

const whatToDo = 'Each finding says what to do at its place.'

function helpText(title: string, why: string, note: RuleNote | undefined, docs: string): string {
  const sources = (note?.sources ?? []).map((source) => {
    const address = addressOf(source, docs)
    return `- ${source.title}${address === undefined ? '' : ` (${address})`}`
  })
  return inertText(
    [
      title,
      why,
      whatToDo,
      ...(note?.passes ? [`This passes:\n\n${note.passes.trimEnd()}`] : []),
      ...(sources.length > 0 ? [`Sources:\n${sources.join('\n')}`] : []),
    ].join('\n\n'),
  )
}

function helpMarkdown(title: string, why: string, note: RuleNote | undefined, docs: string): string {
  const sources = (note?.sources ?? []).map((source) => `- ${sourceLink(source, docs)}`)
  return [
    `**${markdownText(title)}**`,
    markdownText(why),
    `### What to do\n\n${whatToDo}`,
    ...(note?.passes ? [`This passes:\n\n\`\`\`yaml\n${note.passes.trimEnd()}\n\`\`\``] : []),
    ...(sources.length > 0 ? [`### Sources\n\n${sources.join('\n')}`] : []),
    ...(note ? [`[The page of the rule](${pageAddress(note.help, docs)})`] : []),
  ].join('\n\n')
}

/** A document's title, linked to its address, if any. The addresses in a policy were checked when it was read. */
function sourceLink(source: Source, docs: string): string {
  const address = addressOf(source, docs)
  return address === undefined ? markdownText(source.title) : `[${markdownText(source.title)}](${address})`
}
