import { statesSize } from './model-key.ts'

/**
 * The parameters in an unknown model's name: `my-org/foo-13b`, `acme-1.3B-v2`, `350m`.
 *
 * Undefined if it states several, and for `8x7b` and `17b-16e`: experts share their attention, so the product is too
 * large, and the number before `-16e` counts active parameters. `a3b` and `e4b` count active ones too, and are skipped.
 */
export function sizeInName(text: string): number | undefined {
  if (text.length > 256) return undefined
  const words = withPoints(text)
    .toLowerCase()
    .split(/[^a-z0-9._]+/)
    .flatMap(wordsBetween)
  if (words.some((word) => /^\d+(x\d+(\.\d+)?b|e)$/.test(word))) return undefined
  const stated = words.filter((word, at) => statesSize(word) && !isTokens(words[at + 1]))
  const billions = stated.filter((word) => word.endsWith('b'))
  // Next to billions, millions mean something else: `7b-1m` has a context of a million.
  const [size, another] = new Set((billions.length > 0 ? billions : stated).map(parametersOf))
  return another === undefined ? size : undefined
}

/** ModelScope writes a dot as three signs in the names of folders: `Qwen1___5-0___5B`. */
export const withPoints = (text: string): string => text.replaceAll('___', '.')

/** Splits at `_` and `.`, except between two digits, where it may be a decimal point: `1_3b`, `gpt_345m.nemo`. */
const wordsBetween = (word: string): string[] => word.split(/(?<!\d)[_.]|[_.](?!\d)/)

const isTokens = (word: string | undefined): boolean => /^tok(en)?s?$/.test(word ?? '')

function parametersOf(word: string): number | undefined {
  const number = Number(word.slice(0, -1))
  // A year, or more than any model has.
  if (Number.isNaN(number) || number === 0 || (number > 1900 && number < 2100) || number > 5000) return undefined
  return Math.round(number * (word.endsWith('b') ? 1e9 : 1e6))
}
