import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

interface MarkdownNode {
  readonly type: string
  readonly value?: string
  readonly url?: string
  readonly children?: readonly MarkdownNode[]
}

const ownKinds = new Set(
  'root heading paragraph text strong emphasis list listItem table tableRow tableCell html link inlineCode'.split(' '),
)
/** Our own code blocks in a comment, of plain words only: the command to reproduce it, and waivers. */
const ownBlock =
  /^(?:npx accelerator-review@[\d.]+ check(?: [\w./-]+)*|waivers:(?:\n {2}- rule: [\w/-]+\n {4}path: [\w./-]+\n(?: {4}job: [\w./-]+\n)? {4}reason: WHY\n {4}owner: TEAM\n {4}expires: YYYY-MM-DD){1,3})$/
const ownTags = /<\/?(?:code|sub|br|details|summary)>/g

/** The tree that GitHub would build. */
const treeOf = (markdown: string): MarkdownNode =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

export interface MarkdownShape {
  /** Everything beyond our own headings, lists, tables, links and code: empty if all words are inert. */
  readonly live: readonly string[]
  /** Cells per row of the first table, including its header. */
  readonly rows: readonly number[]
}

/** Decodes entities, which are characters in a text node, but not in a block of HTML. */
const decoded = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

export function shapeOf(markdown: string, isOwnLink: (url: string) => boolean): MarkdownShape {
  const root = treeOf(markdown)
  const live: string[] = []
  const visit = ({ type, value = '', url = '', children = [] }: MarkdownNode): void => {
    if (!ownKinds.has(type) && !(type === 'code' && ownBlock.test(value))) live.push(type)
    if (type === 'html' && /[<>]/.test(value.replace(ownTags, ''))) live.push(value)
    if (type === 'link' && !isOwnLink(url)) live.push(url)
    // GitHub's filters for mentions and references see decoded entities.
    if (type === 'text' || type === 'html')
      live.push(...(decoded(value).match(/[@#][\w-]+|\bGH-\d+|www\.\S+|:\w+:/g) ?? []))
    children.forEach(visit)
  }
  visit(root)
  const table = root.children?.find(({ type }) => type === 'table')
  return { live, rows: (table?.children ?? []).map(({ children = [] }) => children.length) }
}
