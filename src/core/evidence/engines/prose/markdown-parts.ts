import { linesOf } from '../../../text/text-lines.ts'
import { sentenceEnd } from './training-prose.ts'

/** A sentence of a document, or the text of a fence, with what stands above it. */
export interface Passage {
  readonly text: string
  /** 1-based. */
  readonly line: number
  /** From the outermost on. */
  readonly headings: readonly string[]
  /** The language of a fence. */
  readonly language?: string
}

export interface MarkdownParts {
  /** Sentences, items and the rows of tables with two columns; wider tables compare, and quotations cite. */
  readonly passages: readonly Passage[]
  readonly fences: readonly Passage[]
}

/** So many of each are kept: no person writes more. */
const mostParts = 3_000

/** Takes a document apart in one pass over its lines. */
export function markdownParts(markdown: string): MarkdownParts {
  const passages: Passage[] = []
  const fences: Passage[] = []
  let headings: { level: number; text: string }[] = []
  let fence: { sign: string; language: string; line: number; lines: string[] } | undefined
  let paragraph: { text: string; line: number }[] = []
  const above = (): string[] => headings.map(({ text }) => text)
  const endParagraph = (): void => {
    if (passages.length < mostParts)
      passages.push(...sentencesOf(paragraph).map((sentence) => ({ ...sentence, headings: above() })))
    paragraph = []
  }
  for (const [index, raw] of linesOf(markdown).entries()) {
    const text = raw.trim()
    const line = index + 1
    if (fence !== undefined) {
      if (text.startsWith(fence.sign)) {
        if (fences.length < mostParts)
          fences.push({ text: fence.lines.join('\n'), line: fence.line, language: fence.language, headings: above() })
        fence = undefined
      } else fence.lines.push(raw)
      continue
    }
    const [, sign, language] = /^(`{3,}|~{3,})\s*([\w+-]{0,20})/.exec(text) ?? []
    const [, level, heading] = /^(#{1,6})\s+((?!\s).*)$/.exec(text) ?? []
    if (sign !== undefined || level !== undefined || text === '' || /^(?:[|>]|<!--)/.test(text)) endParagraph()
    if (sign !== undefined) fence = { sign, language: language?.toLowerCase() ?? '', line: line + 1, lines: [] }
    else if (level !== undefined) {
      headings = [
        ...headings.filter((one) => one.level < level.length),
        { level: level.length, text: plain(heading ?? '') },
      ]
    } else if (text.startsWith('|') || text.split('|').length > 2) {
      const [key = '', value = '', ...others] = text.replace(/^\||\|$/g, '').split('|')
      if (others.length === 0) passages.push({ text: plain(`${key}: ${value}`), line, headings: above() })
    } else if (text !== '' && !/^(?:>|<!--)/.test(text)) {
      if (/^(?:[-*+]|\d{1,3}[.)])\s/.test(text)) endParagraph()
      paragraph.push({ text: plain(text.replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, '')), line })
    }
  }
  endParagraph()
  return { passages, fences }
}

export const isShell = ({ language = '' }: Passage): boolean =>
  /^(?:|sh|bash|shell|zsh|consoles?|shell-session|text)$/.test(language)

const longestParagraph = 20_000

/** The sentences of the lines of one paragraph, each with the line that it begins on. */
function sentencesOf(lines: readonly { text: string; line: number }[]): { text: string; line: number }[] {
  const starts: { at: number; line: number }[] = []
  let joined = ''
  for (const { text, line } of lines) {
    if (joined.length > longestParagraph) break
    starts.push({ at: joined.length, line })
    joined += `${text} `
  }
  const sentences: { text: string; line: number }[] = []
  let from = 0
  let under = 0
  for (const end of [...joined.matchAll(sentenceEnd)].map(({ index }) => index + 1).concat(joined.length)) {
    const text = joined.slice(from, end)
    const begins = from + text.length - text.trimStart().length
    while ((starts[under + 1]?.at ?? Number.POSITIVE_INFINITY) <= begins) under++
    if (text.trim() !== '') sentences.push({ text: text.trim(), line: starts[under]?.line ?? 1 })
    from = end
  }
  return sentences
}

/** Without emphasis, code signs and the addresses of links. */
const plain = (text: string): string =>
  text
    .slice(0, 8_000)
    .replace(/\]\([^)\s]{0,500}\)/g, ' ')
    // What is quoted is what somebody else says.
    .replace(/["“][^"“”]{12,400}["”]/g, ' ')
    .replace(/[*`_[\]]|<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
