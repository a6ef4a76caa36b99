import type { Pattern } from './functions.ts'
import type { JobValue, JobValues } from './job-variables.ts'
import { jobRead, loops, type Syntax } from './syntax.ts'

/** The largest size of a value: characters of a text, or elements of a list or mapping and their largest size. */
export interface Size {
  readonly length: number
  readonly each?: Size
}

/** The most steps per evaluation. A step is about one node or a few characters. */
export const mostSteps = 100_000

const single: Size = { length: 0 }
const charactersPerStep = 8
/** Measured cost per character of one step of a pattern's program. */
const stepsPerPatternStep = 4

const weight = ({ length, each }: Size): number => 1 + (each ? length * weight(each) : length / charactersPerStep)

const larger = (one: Size, other: Size): Size => {
  const each = one.each && other.each ? larger(one.each, other.each) : (one.each ?? other.each)
  return { length: Math.max(one.length, other.length), ...(each && { each }) }
}
const joined = (one: Size, other: Size): Size => ({ ...larger(one, other), length: one.length + other.length })
const listOf = (length: number, each: Size): Size => ({ length, each })

type SizeOf = (steps: readonly (string | undefined)[]) => Size

/**
 * An upper bound on the steps of one evaluation: the body of a loop counts once per possible element. `sizeOf` gives
 * the sizes of the job's values.
 */
export function stepsOf(condition: Syntax, patterns: ReadonlyMap<string, Pattern>, sizeOf: SizeOf): number {
  const counter = new StepCounter(patterns, sizeOf)
  counter.visit(condition)
  return counter.steps
}

/** Adds up steps. Each method returns the largest possible size of its part's value. */
class StepCounter {
  steps = 0
  /** How often the current part runs. */
  #times = 1
  readonly #variables: (readonly [name: string, size: Size])[] = []
  readonly #patterns: ReadonlyMap<string, Pattern>
  readonly #sizeOf: SizeOf

  constructor(patterns: ReadonlyMap<string, Pattern>, sizeOf: SizeOf) {
    this.#patterns = patterns
    this.#sizeOf = sizeOf
  }

  #spend(count: number): void {
    this.steps += count * this.#times
  }

  visit(node: Syntax): Size {
    this.#spend(1)
    const read = jobRead(node)
    if (read) {
      if (node.op === '[]' && read.steps.includes(undefined)) this.#spend(weight(this.visit(node.args[1])))
      return this.#sizeOf(read.steps)
    }
    switch (node.op) {
      case 'value':
        return typeof node.args === 'string' ? { length: node.args.length } : single
      case 'id':
        return this.#variables.findLast(([name]) => name === node.args)?.[1] ?? single
      case '.':
        return this.visit(node.args[0])
      case '[]': {
        const receiver = this.visit(node.args[0])
        this.#spend(weight(this.visit(node.args[1])))
        return receiver.each ?? single
      }
      case 'call':
        return this.#function(node.args[0], node.args[1])
      case 'rcall':
        return loops.has(node.args[0]) ? this.#loop(...node.args) : this.#method(...node.args)
      case 'list':
        return listOf(node.args.length, node.args.map((element) => this.visit(element)).reduce(larger, single))
      case 'map':
        return this.#mapping(node.args)
      case '?:': {
        const [condition, then, otherwise] = node.args
        this.visit(condition)
        return larger(this.visit(then), this.visit(otherwise))
      }
      case '!_':
      case '-_':
        return this.visit(node.args)
      default:
        return this.#operator(node.op, ...node.args)
    }
  }

  #mapping(entries: readonly (readonly [Syntax, Syntax])[]): Size {
    const values = entries.map(([key, value]) => {
      this.#spend(weight(this.visit(key)))
      return this.visit(value)
    })
    return listOf(values.length, values.reduce(larger, single))
  }

  #operator(op: string, ...operands: readonly [Syntax, Syntax]): Size {
    const [left, right] = [this.visit(operands[0]), this.visit(operands[1])]
    if (op === '&&' || op === '||') return single
    const both = joined(left, right)
    this.#spend(weight(both) + (op === 'in' ? right.length * weight(left) : 0))
    return op === '+' ? both : single
  }

  #function(name: string, given: readonly Syntax[]): Size {
    if (name === 'has') return single
    this.#spend(given.map((part) => weight(this.visit(part))).reduce((sum, one) => sum + one, 0))
    // A short name matches many catalog entries, and finding them takes time.
    if (name === 'accelerators') this.#spend(200)
    return name === 'accelerators' ? listOf(100, { length: 30 }) : single
  }

  #method(name: string, receiver: Syntax, given: readonly Syntax[]): Size {
    const size = this.visit(receiver)
    const arguments_ = given.map((part) => this.visit(part))
    const [first] = given
    const pattern = first?.op === 'value' && typeof first.args === 'string' ? this.#patterns.get(first.args) : undefined
    if (name === 'matches') this.#spend(size.length * (pattern?.steps ?? 1) * stepsPerPatternStep)
    else this.#spend(weight(size) * Math.max(1, ...arguments_.map(weight)))
    // Some letters become two or three when their case changes.
    if (name === 'upperAscii' || name === 'lowerAscii') return { ...size, length: size.length * 3 }
    return name === 'trim' ? size : single
  }

  #loop(name: string, receiver: Syntax, [variable, ...bodies]: readonly Syntax[]): Size {
    const range = this.visit(receiver)
    const outside = this.#times
    this.#variables.push([variable?.op === 'id' ? variable.args : '', range.each ?? single])
    this.#times *= range.length
    this.#spend(2)
    const results = bodies.map((body) => this.visit(body))
    this.#times = outside
    this.#variables.pop()
    if (name === 'filter') return range
    return name === 'map' ? listOf(range.length, results.at(-1) ?? single) : single
  }
}

/** The sizes of the smallest job. A condition too expensive for it is too expensive for every job. */
export const smallJob = (): Size => ({ length: 1, each: { length: 1 } })

/** The sizes of one job's values. */
export function sizesIn(values: JobValues): SizeOf {
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
