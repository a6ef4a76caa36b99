import { statesSize } from './model-key.ts'

/**
 * The parameters that an unknown name states: `my-org/foo-13b`, `acme-1.3B-v2`, `350m`.
 *
 * None where it states several, and none for `8x7b` and `17b-16e`: experts share their attention, so that the product is
 * too much, and the number before `-16e` counts the active parameters. `a3b` and `e4b` count active ones too, and are
 * passed over.
 */
export function sizeInName(text: string): number | undefined {
  if (text.length > 256) return undefined
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9._]+/)
    .flatMap(wordsBetween)
  if (words.some((word) => /^\d+(x\d+(\.\d+)?b|e)$/.test(word))) return undefined
  const stated = words.filter((word, at) => statesSize(word) && !isTokens(words[at + 1]))
  const billions = stated.filter((word) => word.endsWith('b'))
  // Beside billions, a number of millions is something else: `7b-1m` has a context of a million.
  const [size, another] = new Set((billions.length > 0 ? billions : stated).map(parametersOf))
  return another === undefined ? size : undefined
}

/** Apart at each `_`, but for the one between two numbers, which may be the point of one: `1_3b`. */
const wordsBetween = (word: string): string[] => word.split(/(?<!\d)_|_(?!\d)/)

const isTokens = (word: string | undefined): boolean => /^tok(en)?s?$/.test(word ?? '')

function parametersOf(word: string): number | undefined {
  const number = Number(word.slice(0, -1))
  // A year, or more than any model has.
  if (Number.isNaN(number) || number === 0 || (number > 1900 && number < 2100) || number > 5000) return undefined
  return Math.round(number * (word.endsWith('b') ? 1e9 : 1e6))
}
