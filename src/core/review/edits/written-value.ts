/** A value that an edit writes: what YAML holds, without dates and tags. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value }
export type Mapping = { readonly [key: string]: Value }

export const isMapping = (value: Value | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value on one line, as it may stand in block and in flow style. `like`: what stood there, whose quotes are kept. */
export function onOneLine(value: Value, like = ''): string {
  if (isMapping(value)) {
    const entries = Object.entries(value).map(([key, each]) => `${word(key)}: ${onOneLine(each)}`)
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
  }
  if (Array.isArray(value)) return `[${value.map((each) => onOneLine(each)).join(', ')}]`
  return typeof value === 'string' ? word(value, like) : String(value)
}

/** A mapping as lines of block style, one for each key; what is inside of a value stays on its line. */
export const blockLines = (value: Mapping): string[] =>
  Object.entries(value).map(([key, each]) => `${word(key)}: ${onOneLine(each)}`)

export function word(text: string, like = ''): string {
  if (like.startsWith("'") && !text.includes('\n')) return `'${text.replaceAll("'", "''")}'`
  return like.startsWith('"') || !isPlain(text) ? JSON.stringify(text) : text
}

/** Letters first, or digits that no reader of YAML takes for a number, a time or a date, such as `4x4x8`. */
const plainWord = /^(?:[A-Za-z]|\d{1,9}[A-WYZa-df-wyz]|\d{1,9}x\d)[A-Za-z0-9_./+-]*(?::\d+)?$/
/** Words that some version of YAML reads as something else. */
const otherMeaning = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf|0[ob].*)$/i

const isPlain = (text: string): boolean =>
  text.length <= 256 && plainWord.test(text) && !otherMeaning.test(text) && !/^0x/i.test(text)
