import type { Accelerator } from '../accelerator.ts'
import type { Machine } from '../machines/machine.ts'
import { fold, longestWord } from '../spelling.ts'
import { mayCountMore, resolveAccelerator } from './accelerator-name.ts'
import { type Item, itemsOf } from './hardware-items.ts'
import type { System } from './systems.ts'

/** What a phrase says about a job's hardware. */
export interface HardwareReading {
  /** A word that `resolveAccelerator` accepts, without the count. */
  readonly accelerator?: string
  /** Accelerators of the whole job. */
  readonly count?: number
  /** Accelerators per node; the number of nodes may be elsewhere. */
  readonly perNode?: number
  readonly nodes?: number
  /** How many slices, if `accelerator` names one. */
  readonly slices?: number
  /** As the provider writes it; `resolveMachine` accepts it. */
  readonly machine?: string
  /** The id of a provider. */
  readonly provider?: string
  readonly topology?: string
  /** Words of the vocabulary `interconnect`. */
  readonly links?: readonly string[]
}

/**
 * Reads `8x NVIDIA H100 80GB on AWS`, `2x DGX A100` or `TPU v3-8 (Kaggle)`. Undefined if a word is not understood, if
 * parts contradict each other, and if it is ambiguous.
 */
export function readHardware(text: string): HardwareReading | undefined {
  if (text.length > longestWord) return undefined
  const items = itemsOf(text)
  const read = items && assembled(items)
  return mayCountMore(text, read?.count) ? undefined : read
}

/** Combines the items of a phrase. Most properties may occur once; two values are a contradiction. */
class Parts {
  readonly accelerators: string[] = []
  readonly systems = new Set<System>()
  readonly machines = new Set<Machine>()
  readonly providers = new Set<string>()
  readonly topologies = new Set<string>()
  readonly links = new Set<string>()
  readonly nodes = new Set<number>()
  readonly counts = new Set<number>()
  readonly perNode = new Set<number>()
  /** A number may be per node or in total. */
  isOpen = false
  /** The last number, whose unit is still unknown. */
  #pending: number | undefined
  #before: Item['is'] | undefined
  /** Set after nodes and a word like "of": the following number is per node. */
  #ofNodes: 'named' | 'divided' | undefined
  /** The accelerators counted last: "8x H100 + 8x H100" are sixteen, "8 GPUs (8x H100)" are eight. */
  #counted: string | undefined
  /** After a "+", which adds another group instead of describing the same one. */
  #isMore = false

  /** Undefined if a number counts nothing. */
  static from(items: readonly Item[]): Parts | undefined {
    const parts = new Parts()
    for (const item of items) {
      if (!parts.#take(item)) return undefined
      parts.#before = item.is
      parts.#isMore = item.is === 'plus' || (parts.#isMore && (item.is === 'number' || isOf(item)))
    }
    return parts.#pending === undefined && !parts.#hasTwoOfOne() ? parts : undefined
  }

  #hasTwoOfOne(): boolean {
    const { systems: known, machines, providers, topologies, nodes, counts, perNode } = this
    return [known, machines, providers, topologies, nodes, counts, perNode].some(({ size }) => size > 1)
  }

  #take(item: Item): boolean {
    if (item.is === 'number') return this.#number(item.value, item.follows === true)
    if (item.is === 'accelerator') return this.#accelerator(item.word)
    if (item.is === 'nodes') return this.#pending !== undefined && this.#host()
    if (item.is === 'per node') return this.#each()
    // "8x H100 x 8 nodes": the earlier count is per node.
    if (item.is === 'times' && this.#before === 'accelerator' && this.counts.size > 0) return this.#each()
    if (isOf(item) && this.#pending === undefined && this.#ofNodes) this.#ofNodes = 'divided'
    if (item.is === 'provider') this.providers.add(item.id)
    if (item.is === 'topology') this.topologies.add(item.topology)
    if (item.is === 'link') this.links.add(item.word)
    if (item.is !== 'machine' && item.is !== 'system') return true
    // A second group of machines is not a repetition of the first.
    if (this.#isMore && this.machines.size + this.systems.size > 0) return false
    const known: Set<Machine | System> = item.is === 'machine' ? this.machines : this.systems
    const named = item.is === 'machine' ? item.machine : item.system
    // "p5.48xlarge, p5.48xlarge" may be two.
    if (known.has(named)) return false
    known.add(named)
    return this.#host()
  }

  #number(value: number, follows: boolean): boolean {
    if (!follows) {
      if (this.#pending !== undefined) return false
      this.#pending = value
      return true
    }
    if (this.#before === 'system' || this.#before === 'machine') return this.#times(value)
    // "8x H100:8" may be eight or sixty-four.
    const isSecond = this.counts.size > 0
    this.counts.add(value)
    return this.#before === 'accelerator' && !isSecond
  }

  /** "DGX H100 x4" is four systems; a number equal to the accelerators of one system may describe it. */
  #times(value: number): boolean {
    const held = [...this.systems, ...this.machines].map(({ count }) => count)
    this.nodes.add(value)
    return !held.includes(value)
  }

  #host(): boolean {
    if (this.#pending !== undefined) this.nodes.add(this.#pending)
    this.#pending = undefined
    this.#ofNodes = 'named'
    return true
  }

  #accelerator(word: string): boolean {
    this.accelerators.push(word)
    if (this.#isMore && this.accelerators.length > 1) return this.#more(word)
    if (this.#pending === undefined) return true
    // The same group twice: by its name, and by a wider word.
    if (this.#counted !== undefined && candidatesOf(this.#counted).length === candidatesOf(word).length) return false
    this.#counted = word
    if (this.#ofNodes === 'divided') this.perNode.add(this.#pending)
    else this.counts.add(this.#pending)
    this.isOpen = this.#ofNodes === 'named'
    this.#pending = undefined
    return true
  }

  /** Adds a second group of the same accelerators; other accelerators or nodes cannot be added. */
  #more(word: string): boolean {
    const [count] = this.counts
    if (this.#pending === undefined || this.#counted === undefined || count === undefined) return false
    if (fold(this.#counted) !== fold(word) || this.#ofNodes !== undefined) return false
    this.counts.clear()
    this.counts.add(count + this.#pending)
    this.#pending = undefined
    return true
  }

  /** "8 H100 per node". */
  #each(): boolean {
    for (const count of this.counts) this.perNode.add(count)
    this.counts.clear()
    this.isOpen = false
    return this.perNode.size > 0
  }
}

const isOf = ({ is }: Item): boolean => is === 'of' || is === 'times'

/** Combines the items, each number with its unit; undefined if they are inconsistent. */
function assembled(items: readonly Item[]): HardwareReading | undefined {
  const parts = Parts.from(items)
  if (parts === undefined) return undefined
  const [system] = parts.systems
  const [machine] = parts.machines
  const [topology] = parts.topologies
  const [provider = machine?.provider] = parts.providers
  const accelerator = theAccelerator([...parts.accelerators, ...(system ? [system.accelerator] : [])])
  if (accelerator === 'contradictory' || (accelerator === undefined && machine === undefined)) return undefined
  if (machine && (provider !== machine.provider || !mayHold(machine, accelerator))) return undefined
  if (topology !== undefined && (accelerator === undefined || resolveAccelerator(accelerator)?.kind !== 'tpu'))
    return undefined
  const numbers = numbersOf(parts, accelerator)
  return (
    numbers && {
      ...(accelerator !== undefined && { accelerator }),
      ...numbers,
      ...(machine && { machine: machine.name }),
      ...(provider !== undefined && { provider }),
      ...(topology !== undefined && { topology }),
      ...(parts.links.size > 0 && { links: [...parts.links] }),
    }
  )
}

const candidatesOf = (word: string): readonly Accelerator[] => resolveAccelerator(word)?.candidates ?? []

const mayHold = ({ accelerator: id }: Machine, word: string | undefined): boolean =>
  word === undefined || candidatesOf(word).some((each) => each.id === id)

/** The one accelerator that all these words may mean, by the most exact of them. */
function theAccelerator(words: readonly string[]): string | undefined | 'contradictory' {
  const [narrowest, ...others] = [...words].sort((one, other) => candidatesOf(one).length - candidatesOf(other).length)
  if (narrowest === undefined || others.length === 0) return narrowest
  const agrees = (word: string): boolean => candidatesOf(narrowest).every((each) => candidatesOf(word).includes(each))
  const slices = new Set(words.flatMap((word) => resolveAccelerator(word)?.slice?.chips ?? []))
  const isOne = candidatesOf(narrowest).length > 0 && others.every(agrees) && slices.size < 2
  return isOne ? narrowest : 'contradictory'
}

type Numbers = Pick<HardwareReading, 'count' | 'perNode' | 'nodes' | 'slices'>

function numbersOf(parts: Parts, accelerator: string | undefined): Numbers | undefined {
  const [nodes] = parts.nodes
  const [count] = parts.counts
  const [stated] = parts.perNode
  if (accelerator !== undefined && resolveAccelerator(accelerator)?.slice) {
    if (nodes !== undefined || stated !== undefined) return undefined
    return count === undefined || count === 1 ? {} : { slices: count }
  }
  const [system] = parts.systems
  const [machine] = parts.machines
  const inOne = system?.count ?? machine?.count
  const ofNodes = nodes === undefined ? {} : { nodes }
  if (inOne === undefined) return withoutHost(parts, ofNodes)
  // Words next to a machine or system repeat its contents: per machine, or in total.
  const repeats = count === undefined || count === inOne || count === inOne * (nodes ?? 1)
  if (!repeats || (stated !== undefined && stated !== inOne)) return undefined
  const isSaid = system !== undefined || count !== undefined || stated !== undefined
  return { ...(isSaid && { perNode: inOne }), ...ofNodes }
}

function withoutHost({ counts, perNode, isOpen }: Parts, ofNodes: Pick<Numbers, 'nodes'>): Numbers | undefined {
  const [count] = counts
  const [stated] = perNode
  if (count !== undefined && stated !== undefined) return undefined
  // "2 nodes, 8 H100" may or may not be the total.
  if (isOpen || (count ?? 0) % (ofNodes.nodes ?? 1) !== 0) return undefined
  return { ...(count !== undefined && { count }), ...(stated !== undefined && { perNode: stated }), ...ofNodes }
}
