import type { Pattern } from './functions.ts'
import type { JobValue, JobValues } from './job-variables.ts'
import { jobRead, loops, type Syntax } from './syntax.ts'

/** How large a value can be: characters of a text, elements of a list or mapping, each at most so large. */
export interface Size {
  readonly length: number
  readonly each?: Size
}

/** At most so many steps may one evaluation take; a step is about one node, or some characters. */
export const mostSteps = 100_000

const single: Size = { length: 0 }
const charactersPerStep = 8
/** One step of a pattern's program on one character costs so many steps, as measured. */
const stepsPerPatternStep = 4

const weight = ({ length, each }: Size): number => 1 + (each ? length * weight(each) : length / charactersPerStep)

const larger = (one: Size, other: Size): Size => {
  const each = one.each && other.each ? larger(one.each, other.each) : (one.each ?? other.each)
  return { length: Math.max(one.length, other.length), ...(each && { each }) }
}
const joined = (one: Size, other: Size): Size => ({ ...larger(one, other), length: one.length + other.length })
const listOf = (length: number, each: Size): Size => ({ length, each })

/**
 * An upper bound on the steps of one evaluation: each loop counts its body once for each element that its list can
 * have. `sizeOf` tells how large the keys of the job are.
 */
export function stepsOf(
  condition: Syntax,
  patterns: ReadonlyMap<string, Pattern>,
  sizeOf: (steps: readonly (string | undefined)[]) => Size,
): number {
  let steps = 0
  /** How often what is being looked at runs. */
  let times = 1
  const variables: (readonly [name: string, size: Size])[] = []
  const spend = (count: number): void => {
    steps += count * times
  }

  const visit = (node: Syntax): Size => {
    spend(1)
    const read = jobRead(node)
    if (read) {
      if (node.op === '[]' && read.steps.includes(undefined)) spend(weight(visit(node.args[1])))
      return sizeOf(read.steps)
    }
    switch (node.op) {
      case 'value':
        return typeof node.args === 'string' ? { length: node.args.length } : single
      case 'id':
        return variables.findLast(([name]) => name === node.args)?.[1] ?? single
      case '.':
        return visit(node.args[0])
      case '[]': {
        const receiver = visit(node.args[0])
        spend(weight(visit(node.args[1])))
        return receiver.each ?? single
      }
      case 'call':
        return called(node.args[0], node.args[1])
      case 'rcall':
        return loops.has(node.args[0]) ? looped(...node.args) : method(...node.args)
      case 'list':
        return listOf(node.args.length, node.args.map(visit).reduce(larger, single))
      case 'map': {
        const values = node.args.map(([key, value]) => {
          spend(weight(visit(key)))
          return visit(value)
        })
        return listOf(values.length, values.reduce(larger, single))
      }
      case '?:': {
        const [condition, then, otherwise] = node.args
        visit(condition)
        return larger(visit(then), visit(otherwise))
      }
      case '!_':
      case '-_':
        return visit(node.args)
      default: {
        const [left, right] = [visit(node.args[0]), visit(node.args[1])]
        if (node.op === '&&' || node.op === '||') return single
        const both = joined(left, right)
        spend(weight(both) + (node.op === 'in' ? right.length * weight(left) : 0))
        return node.op === '+' ? both : single
      }
    }
  }

  const called = (name: string, given: readonly Syntax[]): Size => {
    if (name === 'has') return single
    spend(given.map((part) => weight(visit(part))).reduce((sum, one) => sum + one, 0))
    // A name of a few letters stands for a few parts of the catalog, and finding them takes some time.
    if (name === 'accelerators') spend(200)
    return name === 'accelerators' ? listOf(100, { length: 30 }) : single
  }

  const method = (name: string, receiver: Syntax, given: readonly Syntax[]): Size => {
    const size = visit(receiver)
    const arguments_ = given.map(visit)
    const [first] = given
    const pattern = first?.op === 'value' && typeof first.args === 'string' ? patterns.get(first.args) : undefined
    if (name === 'matches') spend(size.length * (pattern?.steps ?? 1) * stepsPerPatternStep)
    else spend(weight(size) * Math.max(1, ...arguments_.map(weight)))
    // Some letters become two or three when their case changes.
    if (name === 'upperAscii' || name === 'lowerAscii') return { ...size, length: size.length * 3 }
    return name === 'trim' ? size : single
  }

  const looped = (name: string, receiver: Syntax, [variable, ...bodies]: readonly Syntax[]): Size => {
    const range = visit(receiver)
    const outside = times
    variables.push([variable?.op === 'id' ? variable.args : '', range.each ?? single])
    times *= range.length
    spend(2)
    const results = bodies.map(visit)
    times = outside
    variables.pop()
    if (name === 'filter') return range
    return name === 'map' ? listOf(range.length, results.at(-1) ?? single) : single
  }

  visit(condition)
  return steps
}

/** Of the smallest job there is: so a condition that is too costly for it is too costly for all. */
export const smallJob = (): Size => ({ length: 1, each: { length: 1 } })

/** Of the values of one job. */
export function sizesIn(values: JobValues): (steps: readonly (string | undefined)[]) => Size {
  const texts = (all: readonly string[]): Size => ({
    length: Math.max(0, ...all.slice(0, 10_000).map((text) => text.length)),
  })
  return (steps) => {
    let value: JobValue | undefined = values
    for (const step of steps) {
      if (value instanceof Map) value = step === undefined ? undefined : value.get(step)
      else if (typeof value === 'object' && !Array.isArray(value) && step !== undefined)
        value = (value as JobValues)[step]
      else value = undefined
    }
    if (steps.includes(undefined)) return texts([...(values['labels'] as ReadonlyMap<string, string>).values()])
    if (typeof value === 'string') return { length: value.length }
    if (value instanceof Map) return listOf(value.size, texts([...value.keys()]))
    return Array.isArray(value) ? listOf(value.length, texts(value)) : single
  }
}
