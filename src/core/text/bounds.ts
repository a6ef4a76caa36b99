/** What the readers are willing to look at. Launch files are short; what is longer was made by a program. */
export const bounds = {
  /** Characters of one text. */
  text: 512 * 1024,
  /** Characters of one line: an expression that is slow is slow within a line, or where lines do not end. */
  line: 64 * 1024,
  /** Documents of one YAML stream. */
  documents: 400,
} as const

/** More accelerators, or processes for them, than any node has. */
export const mostPerNode = 16

/** The most that a format is read up to, in characters. */
export interface Longest {
  readonly text: number
  readonly line: number
}

/** Why a text is longer than what is read; undefined where it is not. No expression looks at it for this. */
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

/** Whether a text begins as no text does. */
export const holdsNul = (text: string): boolean => text.slice(0, 4096).includes('\0')

/** The number that a text such as `8` stands for; undefined where it is anything else. */
export const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined

/** The product of what is known; undefined where one of the factors is not. */
export const times = (...factors: readonly (number | undefined)[]): number | undefined =>
  factors.reduce((product, factor) => (product === undefined || factor === undefined ? undefined : product * factor), 1)

/** The sum of what is known; undefined where one of the numbers is not. */
export const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce<number | undefined>(
    (total, number) => (total === undefined || number === undefined ? undefined : total + number),
    0,
  )
