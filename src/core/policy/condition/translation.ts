import { type Pattern, plainMethods, quantityFunctions, unknownFunction } from './functions.ts'
import { impossibleNumbers } from './key-units.ts'
import { impossibleParts, impossibleWords, keysOfMapping, listKey } from './key-words.ts'
import { readableKey } from './keys.ts'
import { literal, numberLiteral, quoted } from './literals.ts'
import {
  counted,
  keyArgument,
  loopParts,
  noKeys,
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
import {
  type BinaryOperator,
  ExpressionProblem,
  type JobRead,
  jobRead,
  loops,
  type Place,
  type Syntax,
} from './syntax.ts'

/** A condition in the words of our own environment, where every number is a double. */
export interface Translation {
  readonly text: string
  /** The part of the condition that stands at a place of the translation: the smallest that holds it. */
  readonly sourceOf: (place: Place) => Syntax | undefined
  /** The keys of the job that it reads, without repeats. */
  readonly reads: readonly string[]
  /** The patterns of `matches`, by their text. */
  readonly patterns: ReadonlyMap<string, Pattern>
}

/**
 * Translates a condition and refuses what conditions do not have. CEL keeps whole numbers and fractions apart, so that
 * `count == 8` or `has(x) ? x : 0` fail where the key is a double; here all numbers become doubles. `has` becomes a
 * question to the set of what is declared, since a section that is left out has no keys to ask.
 */
export function translate(source: Syntax): Translation {
  const translator = new Translator()
  translator.write(source, 0)
  const { text, spots, reads, patterns, problems } = translator
  const [first, ...others] = problems.sort((a, b) => a.place.start - b.place.start)
  if (first !== undefined) throw first.with(others)
  return {
    text,
    reads: [...reads],
    patterns,
    sourceOf: ({ start, end }) => {
      const around = spots.filter((spot) => spot.start <= start && end <= spot.end)
      return around.reduce<(typeof spots)[number] | undefined>(
        (least, spot) => (least === undefined || spot.end - spot.start < least.end - least.start ? spot : least),
        undefined,
      )?.node
    },
  }
}

const precedence: Readonly<Record<BinaryOperator, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
}
const unary = 7
const primary = 8

class Translator {
  text = ''
  readonly spots: { readonly node: Syntax; readonly start: number; readonly end: number }[] = []
  readonly reads = new Set<string>()
  readonly patterns = new Map<string, Pattern>()
  /** All that is wrong, so that it is told at once. */
  readonly problems: ExpressionProblem[] = []
  /** The variables of the loops around, the innermost last. */
  readonly #variables: string[] = []
  /** The key of the list that each of them goes through, where it is one of the job. */
  readonly #elements = new Map<string, string>()

  /** Writes a part; in parentheses where what stands around it binds more tightly than `least`. */
  write(node: Syntax, least: number): void {
    const start = this.text.length
    const isLoose = strengthOf(node) < least
    if (isLoose) this.text += '('
    try {
      this.#part(node)
    } catch (error) {
      if (!(error instanceof ExpressionProblem)) throw error
      this.problems.push(error)
    }
    if (isLoose) this.text += ')'
    this.spots.push({ node, start, end: this.text.length })
  }

  #part(node: Syntax): void {
    const read = jobRead(node)
    if (read && !read.steps.includes(undefined)) this.#read(read)
    else if (node.op === 'value') this.text += literal(node.args, node)
    else if (node.op === 'id') this.#variable(node.args, node)
    else if (node.op === '.') throw noKeys(node, node.args[1])
    else if (node.op === '[]') this.#index(node, ...node.args)
    else if (node.op === 'call') this.#call(node, ...node.args)
    else if (node.op === 'rcall') this.#method(node, ...node.args)
    else if (node.op === 'list') this.#sequence('[', node.args, ']')
    else if (node.op === 'map') this.#mapping(node.args)
    else if (node.op === '?:') this.#choice(...node.args)
    else if (node.op === '!_' || node.op === '-_') {
      this.text += node.op[0]
      this.write(node.args, unary)
    } else if (node.op === '/' || node.op === '%') {
      refuseZero(node.args[1])
      this.#sequence(node.op === '/' ? '_divide(' : '_remainder(', node.args, ')')
    } else this.#binary(node.op, ...node.args)
  }

  #choice(condition: Syntax, then: Syntax, otherwise: Syntax): void {
    this.write(condition, 1)
    this.text += ' ? '
    this.write(then, 1)
    this.text += ' : '
    this.write(otherwise, 0)
  }

  #binary(operator: BinaryOperator, left: Syntax, right: Syntax): void {
    const strength = precedence[operator]
    if (operator === '-') refuseDash(left, right)
    this.problems.push(
      ...impossibleWords(operator, left, right, this.#elements),
      ...impossibleNumbers(operator, left, right),
    )
    this.write(left, strength)
    this.text += ` ${operator} `
    this.write(right, strength + 1)
  }

  #sequence(open: string, parts: readonly Syntax[], close: string): void {
    this.text += open
    parts.forEach((part, index) => {
      if (index > 0) this.text += ', '
      this.write(part, 0)
    })
    this.text += close
  }

  /** From lists of keys and values: as a mapping of its own, the evaluator would drop keys such as `prototype`. */
  #mapping(entries: readonly (readonly [Syntax, Syntax])[]): void {
    if (entries.length === 0) {
      this.text += '{}'
      return
    }
    const keys = entries.map(([key]) => key)
    this.problems.push(...repeatedKeys(keys))
    this.#sequence('_mapping([', keys, '], ')
    this.#sequence(
      '[',
      entries.map(([, value]) => value),
      '])',
    )
  }

  #read(read: JobRead): void {
    const { path, type, steps } = readableKey(read)
    this.reads.add(path)
    if (type !== 'label') {
      this.text += ['job', ...steps].join('.')
      return
    }
    this.text += `job.labels[${quoted(steps[1] ?? '')}]`
  }

  #index(node: Place, receiver: Syntax, index: Syntax): void {
    refuseBrackets(node, receiver, index)
    refusePlace(receiver, index)
    if (receiver.op === 'map') this.problems.push(...keysOfMapping(receiver.args, index, this.#elements))
    this.write(receiver, primary)
    this.text += '['
    // The places of a list are the one use of whole numbers.
    if (jobRead(receiver)?.steps.join('.') === 'labels') this.#sequence('_text(', [index], ')')
    else if (index.op === 'value' && typeof index.args === 'bigint') this.text += String(index.args)
    else this.write(index, 0)
    this.text += ']'
  }

  #variable(name: string, place: Place): void {
    if (!this.#variables.includes(name)) throw unknownWord(place, name, this.#variables)
    this.text += name
  }

  #call(node: Place, name: string, given: readonly Syntax[]): void {
    if (name === 'has') this.#has(node, given)
    else if (name === 'size') this.#sequence('_size(', counted(node, name, given, 1), ')')
    else if (name === 'accelerators') this.#known(name, given, writtenAccelerators(node, given))
    else if (Object.hasOwn(quantityFunctions, name)) this.#known(name, given, writtenQuantity(node, name, given))
    else throw unknownFunction(node, name, false)
  }

  /** What is known already, or the call that finds it out on a job. */
  #known(name: string, given: readonly Syntax[], known: number | readonly string[] | undefined): void {
    if (known === undefined) this.#sequence(`_${name}(`, given, ')')
    else if (typeof known === 'number') this.text += numberLiteral(known)
    else this.text += `[${known.map(quoted).join(', ')}]`
  }

  #has(node: Place, given: readonly Syntax[]): void {
    const { path } = keyArgument(node, given)
    this.reads.add(path)
    this.text += `(${quoted(path)} in job._declared)`
  }

  #method(node: Place, name: string, receiver: Syntax, given: readonly Syntax[]): void {
    const count = Object.hasOwn(plainMethods, name) ? plainMethods[name] : undefined
    if (loops.has(name)) this.#loop(node, name, receiver, given)
    else if (name === 'matches') this.#matches(node, receiver, given)
    else if (name === 'size') this.#sequence('_size(', [receiver, ...counted(node, name, given, 0)], ')')
    else if (count === undefined) throw unknownFunction(node, name, true)
    else {
      this.problems.push(...impossibleParts(name, receiver, given[0], this.#elements))
      this.write(receiver, primary)
      this.#sequence(`.${name}(`, counted(node, name, given, count), ')')
    }
  }

  #matches(node: Place, receiver: Syntax, given: readonly Syntax[]): void {
    const [text, pattern] = writtenPattern(node, given)
    this.patterns.set(text, pattern)
    this.#sequence('_matches(', [receiver, ...given], ')')
  }

  #loop(node: Place, name: string, receiver: Syntax, given: readonly Syntax[]): void {
    const [variable, bodies] = loopParts(node, name, given)
    this.write(receiver, primary)
    this.text += `.${name}(${variable}, `
    const outer = this.#elements.get(variable)
    const key = listKey(receiver)
    this.#variables.push(variable)
    this.#bind(variable, key)
    this.#sequence('', bodies, ')')
    this.#variables.pop()
    this.#bind(variable, outer)
  }

  #bind(variable: string, key: string | undefined): void {
    if (key === undefined) this.#elements.delete(variable)
    else this.#elements.set(variable, key)
  }
}

const strengthOf = (node: Syntax): number => {
  if (node.op === '?:') return 0
  if (node.op === '!_' || node.op === '-_') return unary
  if (node.op === '/' || node.op === '%') return primary
  return Object.hasOwn(precedence, node.op) ? precedence[node.op as BinaryOperator] : primary
}
