import { excerpt } from '../../text/excerpt.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { acceleratorIds, compilePattern, type Pattern, quantityFunctions } from './functions.ts'
import { type KnownKey, keyAt, readableKey } from './keys.ts'
import { ExpressionProblem, jobRead, type Place, type Syntax } from './syntax.ts'

/** The arguments of a call, if their number is right. */
export function counted(place: Place, name: string, given: readonly Syntax[], count: number): readonly Syntax[] {
  if (given.length === count) return given
  const words = ['no argument', '1 argument', '2 arguments', '3 arguments']
  throw new ExpressionProblem(
    place,
    `${name}() takes ${words[count]}, but gets ${words[given.length] ?? given.length}`,
    'Check the functions in docs/policy-expressions.md.',
  )
}

/** The problem of reading a key of a text, a list or a mapping. */
export const noKeys = (place: Place, key: string): ExpressionProblem =>
  new ExpressionProblem(
    place,
    `.${excerpt(key)} follows a value without keys`,
    'Use keys only on job, such as job.stage or job.hardware.count.',
  )

/** Rejects `job.labels.cost-center`, which parses as a subtraction. */
export function refuseDash(left: Syntax, right: Syntax): void {
  const steps = jobRead(left)?.steps
  if (steps?.[0] !== 'labels' || steps.length !== 2 || right.op !== 'id') return
  const name = `${steps[1]}-${right.args}`
  throw new ExpressionProblem(
    { start: left.start, end: right.end },
    `\`job.labels.${name}\` would subtract \`${right.args}\``,
    `Write job.labels["${name}"] for a name with a dash.`,
  )
}

/** The number of a literal, if it is one. Rejects types that no key has. */
export function numberOf(value: unknown, place: Place): number | undefined {
  if (typeof value === 'boolean' || typeof value === 'string') return undefined
  if (value === null)
    throw new ExpressionProblem(place, 'a key is never null', 'Write has(job.stage) to test whether a key is declared.')
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new ExpressionProblem(place, 'conditions do not support this type of value', 'Write a plain number or text.')
  const number = Number(value)
  if (!Number.isFinite(number)) throw new ExpressionProblem(place, 'the number is too large', 'Write a smaller one.')
  return number
}

const writtenNumber = (node: Syntax): number | undefined =>
  node.op === 'value' && (typeof node.args === 'number' || typeof node.args === 'bigint')
    ? Number(node.args)
    : undefined

/** Rejects division by a literal zero, which fails for every job. */
export function refuseZero(divisor: Syntax): void {
  if (writtenNumber(divisor) === 0)
    throw new ExpressionProblem(divisor, 'this divides by zero', 'Divide by another number.')
}

/** Rejects an index outside a literal list. */
export function refusePlace(receiver: Syntax, index: Syntax): void {
  const place = writtenNumber(index)
  if (receiver.op !== 'list' || place === undefined || place < receiver.args.length) return
  throw new ExpressionProblem(index, `the list has no element [${place}]`, 'Count from 0.')
}

const writtenText = (node: Syntax | undefined): string | undefined =>
  node?.op === 'value' && typeof node.args === 'string' ? node.args : undefined

/** The value of `hours("6h")`, if its argument is a literal. Mistakes are then found when the policy is read. */
export function writtenQuantity(node: Place, name: string, given: readonly Syntax[]): number | undefined {
  const [argument] = counted(node, name, given, 1)
  const text = writtenText(argument)
  const quantity = text === undefined ? undefined : quantityFunctions[name]?.(text)
  if (quantity?.ok === false)
    throw new ExpressionProblem(argument ?? node, quantity.problem, `Write ${quantity.expected}.`)
  return quantity?.value
}

/** The catalog ids of `accelerators("h100")`, if its argument is a literal. */
export function writtenAccelerators(node: Place, given: readonly Syntax[]): readonly string[] | undefined {
  const [argument] = counted(node, 'accelerators', given, 1)
  const name = writtenText(argument)
  if (name === undefined) return undefined
  const ids = acceleratorIds(name)
  if (ids !== undefined) return ids
  throw new ExpressionProblem(
    argument ?? node,
    `unknown accelerator "${excerpt(name)}"`,
    'Use a name of the catalog, such as h100 or tpu-v5e (docs/catalog.md).',
  )
}

/** The literal pattern of `matches('…')`, with its text. */
export function writtenPattern(node: Place, given: readonly Syntax[]): readonly [text: string, pattern: Pattern] {
  const [argument] = counted(node, 'matches', given, 1)
  const text = writtenText(argument)
  if (argument !== undefined && text !== undefined) return [text, compilePattern(text, argument)]
  throw new ExpressionProblem(
    argument ?? node,
    'the pattern of matches() is computed',
    "Write the pattern itself, in quotes: matches('^cc-[0-9]+$').",
  )
}

/** The key in `has(…)`. */
export function keyArgument(node: Place, given: readonly Syntax[]): KnownKey {
  const [argument] = counted(node, 'has', given, 1)
  const read = argument && jobRead(argument)
  if (read === undefined)
    throw new ExpressionProblem(argument ?? node, 'has() needs a key of the job', 'Write has(job.labels.team).')
  const key = readableKey(read, true)
  if (key.isOpen) throw new ExpressionProblem(read, 'has() needs the name of one label', 'Write: name in job.labels.')
  return key
}

/** The variable of a loop, and the parts that it evaluates for each element. */
export function loopParts(node: Place, name: string, given: readonly Syntax[]): readonly [string, readonly Syntax[]] {
  const isFiltering = name === 'map' && given.length === 3
  const [variable, ...bodies] = counted(node, name, given, isFiltering ? 3 : 2)
  if (variable?.op === 'id' && variable.args !== 'job' && variable.args !== 'base') return [variable.args, bodies]
  throw new ExpressionProblem(
    variable ?? node,
    `.${name}() needs a name for the element first`,
    `Write .${name}(x, …) and use x for the element.`,
  )
}

/** Rejects `job.hardware["count"]`: brackets would hide a misspelled key until a job is evaluated. */
export function refuseBrackets(place: Place, receiver: Syntax, index: Syntax): void {
  const steps = jobRead(receiver)?.steps
  const key = writtenText(index)
  if (steps === undefined || key === undefined || steps.join('.') === 'labels') return
  throw new ExpressionProblem(
    place,
    'brackets work only on labels and lists',
    `Write ${['job', ...steps, excerpt(key)].join('.')}.`,
  )
}

/** The problems of duplicate keys in a mapping. */
export function repeatedKeys(keys: readonly Syntax[]): ExpressionProblem[] {
  const values = keys.map((key) => (key.op === 'value' ? String(key.args) : undefined))
  return keys
    .filter((_, index) => values[index] !== undefined && values.indexOf(values[index]) < index)
    .map(
      (key) =>
        new ExpressionProblem(
          key,
          `duplicate key "${excerpt(String(key.op === 'value' ? key.args : ''))}"`,
          'Keep one of them.',
        ),
    )
}

/** The problem of a word that is neither `job` nor a loop variable. */
export function unknownWord(place: Place, name: string, variables: readonly string[]): ExpressionProblem {
  const key = keyAt(name)
  const meant = nearestWord(name, ['job', 'base', ...variables])
  const remedy = key
    ? `Write job.${key}.`
    : meant
      ? `Did you mean ${meant}?`
      : `Write a key as in job.stage, or text in quotes: "${excerpt(name)}".`
  return new ExpressionProblem(place, `unknown name "${excerpt(name)}"`, remedy)
}
