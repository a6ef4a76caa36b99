import { once } from '../../text/once.ts'
import { environment } from './environment.ts'
import { type Pattern, plainMethods, quantityFunctions, unknownFunction } from './functions.ts'
import { impossibleNumbers } from './key-units.ts'
import { impossibleParts, impossibleWords, keysOfMapping, listKey } from './key-words.ts'
import { readableKey } from './keys.ts'
import {
  counted,
  keyArgument,
  loopParts,
  noKeys,
  numberOf,
  refuseBrackets,
  refuseDash,
  refusePlace,
  refuseZero,
  repeatedKeys,
  unknownWord,
  writtenAccelerators,
  writtenPattern,
  writtenQuantity,
} from './parts.ts'
import { ExpressionProblem, jobRead, loops, type Place, type Syntax } from './syntax.ts'

/** What cel-js does with a node. Its types omit this, but the package is pinned, and all condition tests use it. */
interface Operation {
  readonly name: string
  readonly check: unknown
  readonly evaluate: unknown
}
interface Workings {
  readonly meta: Omit<Operation, 'name'>
  clone(operation: Operation, args: unknown): Syntax
  /** Checks and evaluates another node instead of this one. The source stays as written. */
  setMeta(key: 'alternate', node: Syntax): void
}
const workingsOf = (node: Syntax): Workings => node as unknown as Workings

const operationOf = (node: Syntax): Operation => ({ name: node.op, ...metaOf(workingsOf(node)) })
const metaOf = ({ meta: { check, evaluate } }: Workings) => ({ check, evaluate })

const parsed = (text: string): Syntax => environment().parse(text).ast as Syntax

const operations = once(() => ({
  value: operationOf(parsed('""')),
  list: operationOf(parsed('[""]')),
  call: operationOf(parsed('size("")')),
}))

const made = (operation: 'value' | 'list' | 'call', at: Syntax, args: unknown): Syntax =>
  workingsOf(at).clone(operations()[operation], args)

const instead = (node: Syntax, other: Syntax): void => workingsOf(node).setMeta('alternate', other)

/**
 * Prepares a condition in place, and rejects unsupported parts. CEL distinguishes integers and doubles, so `count == 8`
 * or `has(x) ? x : 0` would fail for a double; here all numbers become doubles. `has` looks up the set of declared
 * keys, because an undeclared section has no keys to read.
 */
export class Preparation {
  readonly reads = new Set<string>()
  /** The patterns of `matches`, by text. */
  readonly patterns = new Map<string, Pattern>()
  /** The literal texts, in lower case. */
  readonly words = new Set<string>()
  readonly #parts: Syntax[] = []
  /** All problems, so that they are reported at once. */
  readonly #problems: ExpressionProblem[] = []
  /** The variables of the enclosing loops, innermost last. */
  readonly #variables: string[] = []
  /** For each loop variable, the key of the job's list that it iterates over, if any. */
  readonly #elements = new Map<string, string>()

  constructor(condition: Syntax) {
    this.#visit(condition)
    const [first, ...others] = this.#problems.sort((a, b) => a.place.start - b.place.start)
    if (first !== undefined) throw first.with(others)
  }

  /** The smallest part of the condition, as written, that contains a place. */
  partAt({ start, end }: Place): Syntax | undefined {
    const around = this.#parts.filter((part) => part.start <= start && end <= part.end)
    return around.sort((a, b) => a.end - a.start - (b.end - b.start))[0]
  }

  #visit(...nodes: readonly Syntax[]): void {
    for (const node of nodes) {
      this.#parts.push(node)
      try {
        this.#part(node)
      } catch (error) {
        if (!(error instanceof ExpressionProblem)) throw error
        this.#problems.push(error)
      }
    }
  }

  #part(node: Syntax): void {
    const read = jobRead(node)
    if (read && !read.steps.includes(undefined)) this.reads.add(readableKey(read).path)
    else if (node.op === 'value') this.#value(node, node.args)
    else if (node.op === 'id') this.#variable(node, node.args)
    else if (node.op === '.') throw noKeys(node, node.args[1])
    else if (node.op === '[]') this.#index(node, ...node.args)
    else if (node.op === 'call') this.#call(node, ...node.args)
    else if (node.op === 'rcall') this.#method(node, ...node.args)
    else if (node.op === 'map') this.#mapping(node, node.args)
    else if (node.op === 'list' || node.op === '?:') this.#visit(...node.args)
    else if (node.op === '!_' || node.op === '-_') this.#visit(node.args)
    else if (node.op === '/' || node.op === '%') {
      refuseZero(node.args[1])
      this.#called(node, node.op === '/' ? '_divide' : '_remainder', node.args)
    } else {
      const [left, right] = node.args
      if (node.op === '-') refuseDash(left, right)
      this.#problems.push(
        ...impossibleWords(node.op, left, right, this.#elements),
        ...impossibleNumbers(node.op, left, right),
      )
      this.#visit(left, right)
    }
  }

  #called(node: Syntax, name: string, given: readonly Syntax[]): void {
    this.#visit(...given)
    instead(node, made('call', node, [name, given]))
  }

  #value(node: Syntax, value: unknown): void {
    if (typeof value === 'string') this.words.add(value.toLowerCase())
    const number = numberOf(value, node)
    if (typeof value === 'bigint') instead(node, made('value', node, number))
  }

  /** Builds the mapping from two lists, because the evaluator drops literal keys such as `prototype`. */
  #mapping(node: Syntax, entries: readonly (readonly [Syntax, Syntax])[]): void {
    if (entries.length === 0) return
    const [keys, values] = [entries.map(([key]) => key), entries.map(([, value]) => value)]
    this.#problems.push(...repeatedKeys(keys))
    this.#visit(...keys, ...values)
    const lists = [keys, values].map((each) => made('list', node, each))
    instead(node, made('call', node, ['_mapping', lists]))
  }

  #index(node: Syntax, receiver: Syntax, index: Syntax): void {
    refuseBrackets(node, receiver, index)
    refusePlace(receiver, index)
    if (receiver.op === 'map') this.#problems.push(...keysOfMapping(receiver.args, index, this.#elements))
    this.#visit(receiver)
    // Only list indexes stay integers.
    if (index.op === 'value' && typeof index.args === 'bigint' && !isLabels(receiver)) return
    this.#visit(index)
    if (!isLabels(receiver)) return
    const name = made('call', node, ['_text', [index]])
    instead(node, workingsOf(node).clone(operationOf(node), [receiver, name]))
  }

  #variable(place: Place, name: string): void {
    if (!this.#variables.includes(name)) throw unknownWord(place, name, this.#variables)
  }

  #call(node: Syntax, name: string, given: readonly Syntax[]): void {
    if (name === 'has') this.#has(node, given)
    else if (name === 'size') this.#called(node, '_size', counted(node, name, given, 1))
    else if (name === 'accelerators') this.#known(node, name, given, writtenAccelerators(node, given))
    else if (Object.hasOwn(quantityFunctions, name)) this.#known(node, name, given, writtenQuantity(node, name, given))
    else throw unknownFunction(node, name, false)
  }

  /** Replaces a call with its known value, or with a call that computes it for a job. */
  #known(node: Syntax, name: string, given: readonly Syntax[], known: number | readonly string[] | undefined): void {
    if (known === undefined) this.#called(node, `_${name}`, given)
    else if (typeof known === 'number') instead(node, made('value', node, known))
    else {
      for (const id of known) this.words.add(id)
      const ids = known.map((id) => made('value', node, id))
      instead(node, made('list', node, ids))
    }
  }

  #has(node: Syntax, given: readonly Syntax[]): void {
    const { path } = keyArgument(node, given)
    this.reads.add(path)
    const asked = parsed('"" in job._declared')
    const [, declared] = asked.args as readonly Syntax[]
    instead(node, workingsOf(node).clone(operationOf(asked), [made('value', node, path), declared]))
  }

  #method(node: Syntax, name: string, receiver: Syntax, given: readonly Syntax[]): void {
    const count = Object.hasOwn(plainMethods, name) ? plainMethods[name] : undefined
    if (loops.has(name)) this.#loop(node, name, receiver, given)
    else if (name === 'matches') {
      this.patterns.set(...writtenPattern(node, given))
      this.#called(node, '_matches', [receiver, ...given])
    } else if (name === 'size') this.#called(node, '_size', [receiver, ...counted(node, name, given, 0)])
    else if (count === undefined) throw unknownFunction(node, name, true)
    else {
      this.#problems.push(...impossibleParts(name, receiver, given[0], this.#elements))
      this.#visit(receiver, ...counted(node, name, given, count))
    }
  }

  #loop(node: Place, name: string, receiver: Syntax, given: readonly Syntax[]): void {
    const [variable, bodies] = loopParts(node, name, given)
    this.#visit(receiver)
    const outer = this.#elements.get(variable)
    const key = listKey(receiver)
    this.#variables.push(variable)
    this.#bind(variable, key)
    this.#visit(...bodies)
    this.#variables.pop()
    this.#bind(variable, outer)
  }

  #bind(variable: string, key: string | undefined): void {
    if (key === undefined) this.#elements.delete(variable)
    else this.#elements.set(variable, key)
  }
}

const isLabels = (node: Syntax): boolean => jobRead(node)?.steps.join('.') === 'labels'
