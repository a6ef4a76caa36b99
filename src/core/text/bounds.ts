/** What the readers are willing to look at. Launch files are short; what is longer was made by a program. */
export const bounds = {
  /** Characters of one text. */
  text: 512 * 1024,
  /** Documents of one YAML stream. */
  documents: 400,
} as const

/** More accelerators, or processes for them, than any node has. */
export const mostPerNode = 16

export const isTooLong = (text: string): boolean => text.length > bounds.text

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
