import { ExpressionProblem, type Place } from './syntax.ts'

/** A literal as the translation writes it: every number a double. */
export function literal(value: unknown, place: Place): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (value === null)
    throw new ExpressionProblem(place, 'a key is never null', 'Write has(job.stage) to test whether a key is declared.')
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new ExpressionProblem(place, 'conditions do not support this type of value', 'Write a plain number or text.')
  const number = Number(value)
  if (!Number.isFinite(number)) throw new ExpressionProblem(place, 'the number is too large', 'Write a smaller one.')
  return numberLiteral(number)
}

/** Always with a fraction or an exponent, which makes it a double. */
export const numberLiteral = (value: number): string => {
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}

/** As CEL reads it back: everything but plain letters, digits and signs is escaped. */
export const quoted = (text: string): string =>
  `"${[...text].map((character) => (/^[ !#-[\]-~]$/.test(character) ? character : escaped(character))).join('')}"`

const escaped = (character: string): string => {
  const code = character.codePointAt(0) as number
  // The parser refuses halves of surrogate pairs, which no label or key holds either.
  const whole = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code
  return `\\U${whole.toString(16).padStart(8, '0')}`
}
