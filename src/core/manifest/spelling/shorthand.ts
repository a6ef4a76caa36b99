import { resolveProvider } from '../../catalog/names/providers.ts'
import type { Entry, Node } from '../../text/document.ts'
import { type Section, sections } from '../keys/keys.ts'
import { needsKeys } from '../keys/needs.ts'
import type { JobDraft, Origin } from './job-draft.ts'
import { candidates } from './key-lookup.ts'
import { sayingOf } from './phrases/phrases.ts'
import { countsTwice, type Saying } from './phrases/saying.ts'
import { listInsteadOfWord, misspelledName } from './reading-problems.ts'
import { say } from './say.ts'
import { slipOf } from './slip.ts'
import { scalarAt, textOf } from './values/value-node.ts'

/** A word or a list instead of a section. */
export function readShorthand(draft: JobDraft, section: string, origin: Origin): void {
  const { node } = origin.entry
  const key = keyOfWord(section)
  const items = node.kind === 'list' && section !== 'framework' ? node.items : [node]
  if (section === 'team' && node.kind === 'scalar' && !isTeamName(textOf(node) ?? '')) draft.notRead.push(origin)
  else if (section === 'team' && node.kind === 'scalar') draft.imply('labels.team', node, origin, ['labels', 'team'])
  else if (section === 'needs') for (const item of piecesOf(node)) readNeed(draft, item, origin)
  else if (key === undefined) draft.place(section, node, origin, [section])
  else if (isNameAndNumber(section, items)) draft.problems.push(listInsteadOfWord(items))
  else {
    const read = items.map((item) => sayingOf(key, item) ?? anywhere(section, item))
    const declared = read.flatMap((each) => each ?? [])
    const [first] = items
    if (read.includes(undefined) || first === undefined || countsTwice(declared))
      draft.place(key, items.length === 1 && first !== undefined ? first : node, origin)
    else say(draft, declared, origin)
  }
}

/** Not a sentence such as "two people, who both know PyTorch". */
const isTeamName = (text: string): boolean => !/[,;]/.test(text) && text.split(/\s+/).length <= mostWordsOfName
const mostWordsOfName = 4

/** `needs: [multi-cloud, not on-prem]`: named keys are true. */
function readNeed(draft: JobDraft, item: Node, origin: Origin): void {
  const text = textOf(item) ?? ''
  const [, not, name = ''] = /^(?:needs?\s+|must be\s+|requires?\s+)?(no[nt]?\s+|without\s+)?(.*)$/i.exec(text) ?? []
  const [key] = candidates('needs', 'needs', name).filter(
    ({ path }) => path.startsWith('needs.') && path !== 'needs.other_workloads',
  )
  const entry: Entry = { key: item.range, node: item, range: item.range }
  const meant = slipOf(name, Object.keys(needsKeys))
  if (key !== undefined) draft.place(key.path, scalarAt(item, not === undefined), { from: origin.from, entry })
  else if (meant === undefined) draft.notRead.push({ from: [...origin.from, text], entry })
  else {
    draft.problems.push(misspelledName(name, entry, 'needs', meant))
    draft.place(`needs.${meant}`, scalarAt(item, not === undefined), { from: origin.from, entry })
  }
}

/** `[A100, 32]`. */
const isNameAndNumber = (section: string, items: readonly Node[]): boolean =>
  section === 'hardware' && items.length === 2 && /^\d+$/.test(textOf(items[1]) ?? '')

/** The key that a word instead of a section declares. */
export function keyOfWord(section: string): string | undefined {
  const word = (sections as Readonly<Record<string, Section>>)[section]?.word
  return word && `${section}.${word}`
}

/** A word of another key in the section, for example a provider instead of an accelerator. */
function anywhere(section: string, node: Node): Saying | undefined {
  const text = textOf(node)
  if (section !== 'hardware' || text === undefined) return undefined
  return resolveProvider(text) === undefined ? undefined : [['hardware.provider', node]]
}

/** The items of a list, or the parts of a text between separators. */
function piecesOf(written: Node): readonly Node[] {
  if (written.kind === 'list') return written.items
  const text = textOf(written) ?? ''
  if (text.length > 256) return [written]
  const parts = text.split(/\s*[,;+]\s*/).filter((part) => part !== '')
  return parts.map((part) => (part === text ? written : scalarAt(written, part)))
}
