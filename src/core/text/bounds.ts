/** Limits of what readers accept. Launch files are short; longer ones are generated. */
export const bounds = {
  /** Characters of one text. */
  text: 512 * 1024,
  /** Characters of one line: a slow expression is slow within a line, or if lines do not end. */
  line: 64 * 1024,
  /** Documents of one YAML stream. */
  documents: 400,
} as const

/** More accelerators or processes than any node has. */
export const mostPerNode = 16

/** Limits of one format, in characters. */
export interface Longest {
  readonly text: number
  readonly line: number
}

/** Why a text exceeds the limits; undefined if it does not. Uses no regular expression. */
export function beyondBounds(text: string, { text: most, line: mostOfLine }: Longest = bounds): string | undefined {
  if (text.length > most) return `is longer than ${most / 1024} Ki characters`
  for (let start = 0, line = 1; text.length - start > mostOfLine; line++) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    if (end - start > mostOfLine) return `has more than ${mostOfLine / 1024} Ki characters in line ${line}`
    start = end + 1
  }
  return undefined
}

/** Whether the start of a text contains a NUL, as binary files do. */
export const holdsNul = (text: string): boolean => text.slice(0, 4096).includes('\0')

/** The number in a text like `8`; undefined for anything else. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined

/** The product; undefined if a factor is. */
export const times = (...factors: readonly (number | undefined)[]): number | undefined =>
  factors.reduce((product, factor) => (product === undefined || factor === undefined ? undefined : product * factor), 1)

/** The sum; undefined if a number is. */
export const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce<number | undefined>(
    (total, number) => (total === undefined || number === undefined ? undefined : total + number),
    0,
  )

/** The number of cards that SkyPilot reads as a float: `16.0`, `1.6e1`. Part of a card takes one. */
export const wholeOfFloat = (text: string): number | undefined =>
  /^\+?\d{1,4}(?:\.\d{0,4})?(?:e\+?\d)?$/i.test(text) ? wholeNumber(String(Math.ceil(Number(text)))) : undefined
