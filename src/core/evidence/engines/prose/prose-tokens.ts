import { hardwareNamed } from '../../observation/resource-request.ts'

/** A word, a number, the sign between a count and what is counted, or any other sign. */
export interface Token {
  readonly what: 'word' | 'number' | 'times' | 'sign'
  /** In small letters; a number without the commas between its thousands. */
  readonly text: string
  /** Where it stands in the prose. */
  readonly at: number
  readonly end: number
}

/** So much is read of one sentence: nobody who tells on what a model was trained needs more. */
const longest = 1_500

/** Cuts prose into tokens: `8xA100-40GB` is a number, a times sign, a word, a sign and a word. */
export function tokensOf(prose: string): Token[] {
  const parts = prose.slice(0, longest).matchAll(/\d{1,3}(?:,\d{3})+(?![\d,])|[\p{L}\d]+|[^\s\p{L}\d]/gu)
  return [...parts].flatMap(({ 0: part, index }) => cut(part.toLowerCase(), index))
}

function cut(text: string, at: number): Token[] {
  const token = (what: Token['what'], from: number, to: number): Token => ({
    what,
    text: what === 'times' ? 'x' : text.slice(from, to).replaceAll(',', what === 'number' ? '' : ','),
    at: at + from,
    end: at + to,
  })
  const end = text.length
  if (/^[\d,]+$/.test(text)) return [token('number', 0, end)]
  if (text === 'x' || text === '×' || text === '*') return [token('times', 0, end)]
  const [, before, after] = /^(\d{1,6})x(.*)$/.exec(text) ?? []
  if (before !== undefined && after !== undefined) {
    const from = before.length + 1
    const rest = after === '' ? [] : cut(after, at + from)
    return [token('number', 0, before.length), token('times', before.length, from), ...rest]
  }
  const [, name, number] = /^([a-z]\w{0,20}?|)x(\d{1,6})$/.exec(text) ?? []
  // In "mi300x8" the x may belong to the name: its number is behind the times sign either way.
  if (name !== undefined && number !== undefined && (name === '' || hardwareNamed(name) !== undefined)) {
    const from = end - number.length
    const head = name === '' ? [] : [token('word', 0, name.length)]
    return [...head, token('times', name.length, from), token('number', from, end)]
  }
  return [token(/^[\p{L}\d]/u.test(text) ? 'word' : 'sign', 0, end)]
}
