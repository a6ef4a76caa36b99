import { type ASTNode, Environment, EvaluationError, ParseError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import type { Facts } from '../../rules/facts.ts'
import { excerpt } from '../excerpt.ts'
import { mostSteps, sizesIn, smallJob, stepsOf } from './cost.ts'
import { type Directions, directionsOf } from './directions.ts'
import { acceleratorIds, type Pattern, quantityFunctions } from './functions.ts'
import { jobKeys, type KeyType, type Section } from './job-keys.ts'
import { type JobValue, type JobValues, jobContext, jobValues } from './job-variables.ts'
import { failureWords, missingKey, parseProblem, typeProblem } from './problems.ts'
import { ExpressionProblem, type Place, type Syntax } from './syntax.ts'
import { type Translation, translate } from './translation.ts'

/** A condition that was parsed, type-checked and found cheap enough. */
export interface Condition {
  readonly text: string
  /** The keys of the job that it reads, such as `labels.team`, for messages. */
  readonly reads: readonly string[]
  /** What the job has under these keys; undefined under those that it does not declare. */
  readonly valuesOf: (facts: Facts) => ReadonlyMap<string, unknown>
  /** Which way the numbers among them make it hold. */
  readonly directions: Directions
  readonly evaluate: (facts: Facts) => Judged
}

/**
 * `missing`: the answer depends on a key that the job does not declare; `failed`: it could not be computed (a division
 * by zero, too costly on this job).
 */
export type Judged = { readonly holds: boolean } | { readonly missing: string } | { readonly failed: string }

export type Compiled =
  | { readonly ok: true; readonly condition: Condition }
  | (Mistake & { readonly ok: false; readonly others: readonly Mistake[] })

interface Mistake {
  readonly message: string
  readonly remedy: string
  /** Offsets within the text of the condition. */
  readonly range: readonly [start: number, end: number]
}

const longestText = 4096

/**
 * Reads a condition in CEL on one `job`. A mistake of spelling, of types or of quantities is found here, before there
 * is a job; what only a job can show (an undeclared key, an overlong label) is said by `evaluate`, which never throws.
 */
export function compileCondition(text: string): Compiled {
  try {
    return { ok: true, condition: conditionOf(text) }
  } catch (error) {
    const problem = problemOf(error, text)
    return { ok: false, ...mistakeOf(problem), others: problem.others.map(mistakeOf) }
  }
}

const mistakeOf = ({ message, remedy, place }: ExpressionProblem): Mistake => ({
  message,
  remedy,
  range: [place.start, Math.max(place.start, place.end)],
})

function conditionOf(text: string): Condition {
  const whole = { start: 0, end: text.length }
  if (text.length > longestText)
    throw new ExpressionProblem(
      { start: longestText, end: text.length },
      `the condition is longer than ${longestText.toLocaleString('en-US')} characters`,
      'Split it into several rules.',
    )
  if (text.trim() === '') throw new ExpressionProblem(whole, 'the condition is empty', 'Write one, or delete the key.')
  const source = asSyntax(reader().parse(text).ast)
  const translation = translate(source)
  const program = checkedProgram(translation, source)
  refuseCost(stepsOf(source, translation.patterns, smallJob), whole)
  return {
    text,
    reads: translation.reads,
    directions: directionsOf(source),
    valuesOf: (facts) => {
      const values = jobValues(facts)
      return new Map(translation.reads.map((key) => [key, valueAt(values, key)]))
    },
    evaluate: (facts) => {
      const { values, context } = jobContext(facts)
      const steps = stepsOf(source, translation.patterns, sizesIn(values))
      if (steps > mostSteps) return { failed: `it is too costly for this job: ${costWords(steps)}` }
      try {
        const holds: unknown = program(context)
        return typeof holds === 'boolean' ? { holds } : { failed: 'it is neither true nor false' }
      } catch (error) {
        return unanswered(error, translation)
      }
    },
  }
}

function refuseCost(steps: number, place: Place): void {
  if (steps <= mostSteps) return
  throw new ExpressionProblem(
    place,
    `the condition is too costly: ${costWords(steps)}`,
    'Nest fewer loops, or loop over shorter lists.',
  )
}

function valueAt(values: JobValues, key: string): unknown {
  let value: JobValue | undefined = values
  for (const [index, step] of key.split('.').entries()) {
    // A label's name may hold dots.
    if (value instanceof Map) return value.get(key.split('.').slice(index).join('.'))
    if (typeof value === 'object' && !Array.isArray(value)) value = (value as JobValues)[step]
    else return undefined
  }
  return value instanceof Map ? [...value] : value
}

const costWords = (steps: number): string =>
  `${steps > 1e9 ? 'over a billion' : `up to ${Math.ceil(steps).toLocaleString('en-US')}`} steps; the limit is ${mostSteps.toLocaleString('en-US')}`

const asSyntax = (node: ASTNode): Syntax => node as Syntax

function checkedProgram(translation: Translation, source: Syntax): (context: object) => unknown {
  const program = evaluator(translation.patterns).parse(translation.text)
  const { valid, type, error } = program.check()
  if (!valid) throw typeProblem(summaryOf(error), sourcePart(error, translation) ?? source)
  if (type !== 'bool') throw typeProblem(`no condition: ${type}`, source)
  return (context) => program(context)
}

/** The parser of what people write. The limits are far above any rule and keep recursion shallow. */
const reader = (): Environment => {
  readerOnce ??= new Environment({
    limits: { maxAstNodes: 500, maxDepth: 32, maxListElements: 300, maxMapEntries: 100, maxCallArguments: 8 },
  })
  return readerOnce
}
let readerOnce: Environment | undefined

/** The environment of translated conditions. Whatever gives a number gives a double. */
function evaluator(patterns: ReadonlyMap<string, Pattern>): Environment {
  evaluatorOnce ??= baseEvaluator()
  return evaluatorOnce
    .clone()
    .registerFunction(
      '_matches(string, string): bool',
      (text: string, pattern: string) => patterns.get(pattern)?.test(text) ?? false,
      { async: false },
    )
}
let evaluatorOnce: Environment | undefined

function baseEvaluator(): Environment {
  const sync = { async: false }
  const environment = new Environment({
    limits: { maxAstNodes: 4000, maxDepth: 400, maxListElements: 300, maxMapEntries: 100, maxCallArguments: 8 },
  })
    .registerVariable('job', { schema: { ...schemaOf(jobKeys), _declared: 'map<string, bool>' } })
    .registerFunction('_size(list): double', (list: readonly unknown[]) => list.length, sync)
    .registerFunction('_size(map): double', (map: Map<unknown, unknown> | object) => sizeOfMap(map), sync)
    .registerFunction('_size(string): double', (text: string) => [...text].length, sync)
    .registerFunction('_mapping(list<K>, list<V>): map<K, V>', mappingOf, sync)
    .registerFunction('_text(string): string', (text: string) => text, sync)
    .registerFunction('_divide(double, double): double', (a: number, b: number) => a / nonZero(b), sync)
    .registerFunction('_remainder(double, double): double', (a: number, b: number) => a % nonZero(b), sync)
    .registerFunction('_accelerators(string): list<string>', idsOf, sync)
  for (const [name, read] of Object.entries(quantityFunctions)) {
    const handler = (text: string): number => {
      const quantity = read(text)
      if (quantity.ok) return quantity.value
      throw new EvaluationError({ code: 'own', message: quantity.problem })
    }
    environment.registerFunction(`_${name}(string): double`, handler, sync)
  }
  return environment
}

const mappingOf = (keys: readonly unknown[], values: readonly unknown[]): Map<unknown, unknown> =>
  new Map(keys.map((key, index) => [key, values[index]]))

const sizeOfMap = (map: Map<unknown, unknown> | object): number =>
  map instanceof Map ? map.size : Object.keys(map).length

function nonZero(divisor: number): number {
  if (divisor !== 0) return divisor
  throw new EvaluationError({ code: 'own', message: 'it divides by zero' })
}

function idsOf(name: string): string[] {
  const ids = acceleratorIds(name)
  if (ids !== undefined) return [...ids]
  throw new EvaluationError({ code: 'own', message: `unknown accelerator "${excerpt(name)}"` })
}

const celTypes: Readonly<Record<KeyType, string>> = {
  text: 'string',
  number: 'double',
  flag: 'bool',
  texts: 'list<string>',
  labels: 'map<string, string>',
}

interface CelSchema {
  [key: string]: string | CelSchema
}
const schemaOf = (section: Section): CelSchema =>
  Object.fromEntries(
    Object.entries(section).map(([key, type]) => [key, typeof type === 'string' ? celTypes[type] : schemaOf(type)]),
  )

/** Why a job has no answer: a key that it does not declare, or something that only its values show. */
function unanswered(error: unknown, translation: Translation): Judged {
  if (!(error instanceof EvaluationError)) return { failed: 'it cannot be computed' }
  const part = sourcePart(error, translation)
  const missing = error.code === 'no_such_key' ? part && missingKey(part, error.summary) : undefined
  if (missing !== undefined) return { missing }
  return { failed: failureWords(error.code, error.summary, part) }
}

const summaryOf = (error: unknown): string =>
  error instanceof TypeProblem || error instanceof ParseError || error instanceof EvaluationError ? error.summary : ''

function sourcePart(error: unknown, translation: Translation): Syntax | undefined {
  const isPlaced = error instanceof TypeProblem || error instanceof ParseError || error instanceof EvaluationError
  return isPlaced && error.range ? translation.sourceOf(error.range) : undefined
}

function problemOf(error: unknown, text: string): ExpressionProblem {
  if (error instanceof ExpressionProblem) return error
  const place = error instanceof ParseError && error.range ? error.range : { start: 0, end: text.length }
  if (error instanceof ParseError) return parseProblem(error.code, place, text)
  // Too deep for the stack, whatever the limits say.
  return parseProblem('limit_exceeded', place, text)
}
