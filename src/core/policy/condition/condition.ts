import { EvaluationError, ParseError, TypeError as TypeProblem } from '@marcbachmann/cel-js'
import type { Facts } from '../../rules/facts.ts'
import { inFull } from '../../text/wording.ts'
import { mostSteps, sizesIn, smallJob, stepsOf } from './cost.ts'
import { type Directions, directionsOf } from './directions.ts'
import { environment } from './environment.ts'
import { contextOf, type JobContext, type JobValue, type JobValues, jobContext, jobValues } from './job-variables.ts'
import { Preparation } from './preparation.ts'
import { failureWords, missingKey, parseProblem, typeProblem } from './problems.ts'
import { otherReadings, readAs } from './readings.ts'
import { ExpressionProblem, type Place, type Syntax } from './syntax.ts'

/** Counts the steps of many conditions. Throws if a run exceeds its limit. */
export type Spend = (steps: number) => void

/** A condition that is parsed, type-checked and cheap enough. */
export interface Condition {
  readonly text: string
  /** The keys of the job that it reads, for messages: `labels.team`. */
  readonly reads: readonly string[]
  /** The job's values for these keys. Undefined: not declared. */
  readonly valuesOf: (facts: Facts) => ReadonlyMap<string, unknown>
  /** For each number it compares: whether more or less makes the condition true. */
  readonly directions: Directions
  /** Calls `spend` with the most steps it may take before it takes them. */
  readonly evaluate: (facts: Facts, spend?: Spend) => Judged
}

/**
 * `missing`: the answer depends on a key that the job does not declare. `failed`: it cannot be computed (division by
 * zero, or too expensive for this job).
 */
export type Judged = { readonly holds: boolean } | { readonly missing: string } | { readonly failed: string }

export type Compiled =
  | { readonly ok: true; readonly condition: Condition }
  | (Mistake & { readonly ok: false; readonly others: readonly Mistake[] })

interface Mistake {
  readonly message: string
  readonly remedy: string
  /** Offsets in the text of the condition. */
  readonly range: readonly [start: number, end: number]
}

const longestText = 4096

/**
 * Compiles a condition in CEL on one `job`. Reports mistakes in spelling, types and quantities now. Problems that
 * depend on a job (an undeclared key, an overlong label) come from `evaluate`, which never throws.
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
      `the condition is longer than ${inFull(longestText)} characters`,
      'Split it into several rules.',
    )
  if (text.trim() === '') throw new ExpressionProblem(whole, 'the condition is empty', 'Write one, or delete the key.')
  const program = environment().parse(text)
  const source = program.ast as Syntax
  const preparation = new Preparation(source)
  const { patterns, words } = preparation
  const reads = [...preparation.reads]
  const { valid, type, error } = program.check()
  if (!valid) throw typeProblem(summaryOf(error), partOf(error, preparation) ?? source)
  if (type !== 'bool') throw typeProblem(`no condition: ${type}`, source)
  refuseCost(stepsOf(source, patterns, smallJob), whole)
  const judge = ({ values, context }: JobContext, spend: Spend): Judged => {
    const steps = stepsOf(source, patterns, sizesIn(values))
    if (steps > mostSteps) return { failed: `it is too costly for this job: ${costWords(steps)}` }
    spend(steps)
    try {
      const holds: unknown = program(context)
      return typeof holds === 'boolean' ? { holds } : { failed: 'it is neither true nor false' }
    } catch (error) {
      return unanswered(error, preparation)
    }
  }
  return {
    text,
    reads,
    directions: directionsOf(source),
    valuesOf: (facts) => {
      const values = jobValues(facts)
      return new Map(reads.map((key) => [key, valueAt(values, key)]))
    },
    evaluate: (facts, spend = () => {}) => {
      const job = jobContext(facts)
      const judged = judge(job, spend)
      if (!('holds' in judged) || judged.holds) return judged
      // A condition that is false for an unknown word may be true for a possible meaning of it.
      const open = otherReadings(facts, reads, [...words]).find((reading) => {
        const read = judge(contextOf(readAs(job.values, reading)), spend)
        return !('holds' in read) || read.holds
      })
      return open === undefined ? judged : { missing: `hardware.${open.key}` }
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
    // Label names may contain dots.
    if (value instanceof Map) return value.get(key.split('.').slice(index).join('.'))
    if (typeof value === 'object' && !Array.isArray(value)) value = (value as JobValues)[step]
    else return undefined
  }
  return value instanceof Map ? [...value] : value
}

const costWords = (steps: number): string =>
  `${steps > 1e9 ? 'over a billion' : `up to ${inFull(Math.ceil(steps))}`} steps; the limit is ${inFull(mostSteps)}`

/** Why a condition has no answer for a job: an undeclared key, or a failure that depends on its values. */
function unanswered(error: unknown, preparation: Preparation): Judged {
  if (!(error instanceof EvaluationError)) return { failed: 'it cannot be computed' }
  const part = partOf(error, preparation)
  const missing = error.code === 'no_such_key' ? part && missingKey(part, error.summary) : undefined
  if (missing !== undefined) return { missing }
  return { failed: failureWords(error.code, error.summary, part) }
}

const isPlaced = (error: unknown): error is TypeProblem | ParseError | EvaluationError =>
  error instanceof TypeProblem || error instanceof ParseError || error instanceof EvaluationError

const summaryOf = (error: unknown): string => (isPlaced(error) ? error.summary : '')

const partOf = (error: unknown, preparation: Preparation): Syntax | undefined =>
  isPlaced(error) && error.node ? preparation.partAt(error.node) : undefined

function problemOf(error: unknown, text: string): ExpressionProblem {
  if (error instanceof ExpressionProblem) return error
  const place = error instanceof ParseError && error.range ? error.range : { start: 0, end: text.length }
  if (error instanceof ParseError) return parseProblem(error.code, place, text)
  // Nested too deep for the stack, despite the limits.
  return parseProblem('limit_exceeded', place, text)
}
