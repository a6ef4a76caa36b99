import { RE2JS } from '@bufbuild/re2'
import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import { excerpt } from '../../text/excerpt.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { parseAmount, parseBytes, parseDuration, parseShare, type Quantity } from '../../text/quantity.ts'
import { remembered } from '../../text/remembered.ts'
import { ExpressionProblem, type Place } from './syntax.ts'

/** Functions that parse quantities in a condition: the text a person writes → the number in the job's keys. */
export const quantityFunctions: Readonly<Record<string, (text: string) => Quantity<number>>> = {
  quantity: parseAmount,
  bytes: parseBytes,
  hours: parseDuration,
  share: parseShare,
}

/** CEL's own functions on text and lists, with their number of arguments. */
export const plainMethods: Readonly<Record<string, number>> = {
  contains: 1,
  startsWith: 1,
  endsWith: 1,
  lowerAscii: 0,
  upperAscii: 0,
  trim: 0,
}

const callable = ['has', 'size', 'accelerators', ...Object.keys(quantityFunctions)]
const methods = ['size', 'matches', 'all', 'exists', 'exists_one', 'map', 'filter', ...Object.keys(plainMethods)]

/** The problem of an unknown function. */
export function unknownFunction(place: Place, name: string, isMethod: boolean): ExpressionProblem {
  const meant = nearestWord(name, isMethod ? methods : callable)
  const other = (isMethod ? callable : methods).includes(name)
  const remedy = other
    ? isMethod
      ? `Write it before its argument: ${name}(…).`
      : `Write it after its subject: x.${name}(…).`
    : meant === undefined
      ? 'Check the functions in docs/policy-expressions.md.'
      : `Did you mean ${isMethod ? '.' : ''}${meant}()?`
  return new ExpressionProblem(place, `unknown function ${isMethod ? '.' : ''}${excerpt(name)}()`, remedy)
}

/** The catalog ids that a name matches; `h100` matches three accelerators. */
export const acceleratorIds = (name: string): readonly string[] | undefined =>
  resolveAccelerator(name)?.candidates.map(({ id }) => id)

/** A compiled pattern. Its search time grows linearly with the text. */
export interface Pattern {
  /** Steps of its program. A search takes at most this many per character. */
  readonly steps: number
}

const longestPattern = 256
const largestProgram = 400

/** Compiles the pattern in `matches('…')`, in RE2 syntax. */
export function compilePattern(text: string, place: Place): Pattern {
  const remedy = 'Write it in RE2 syntax, without look-around and back-references.'
  if (text.length > longestPattern)
    throw new ExpressionProblem(place, `the pattern is longer than ${longestPattern} characters`, 'Shorten it.')
  // Building the tables of Unicode classes takes longer than a whole condition may.
  if (/(?:^|[^\\])(?:\\\\)*\\[pP]/.test(text))
    throw new ExpressionProblem(place, 'the pattern uses a Unicode class', 'List the characters, as in [a-z].')
  const compiled = compiledPattern(text)
  if (compiled instanceof Error)
    throw new ExpressionProblem(place, `the pattern cannot be read: ${patternProblem(compiled)}`, remedy)
  const steps = compiled.re2().prog.numInst()
  if (steps > largestProgram)
    throw new ExpressionProblem(place, 'the pattern is too complex', 'Lower the counts in its braces, or split it.')
  return { steps }
}

const compiledPattern = remembered((text): RE2JS | Error => {
  try {
    return RE2JS.compile(text)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
})

/** Whether a text matches a pattern, which must already be compiled. */
export function matchesPattern(text: string, pattern: string): boolean {
  const compiled = compiledPattern(pattern)
  return !(compiled instanceof Error) && compiled.test(text)
}

const patternProblem = ({ message }: Error): string => excerpt(message.replace(/^error parsing regexp: /, ''))
