import type { HclBlock, HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { AcceleratorObservation, Certainty } from '../../observation/observation.ts'

/** References that lead to references; those that lead back to themselves have no value. */
const deepest = 4

/** The values of a file, with the defaults of its variables and its locals in the place of their names. */
export class NamedValues {
  readonly #values = new Map<string, HclValue>()
  readonly #used = new Set<string>()

  constructor(file: HclBody) {
    for (const block of file.blocks) {
      const [name] = block.labels
      const value = block.attributes.get('default')
      if (block.type === 'variable' && name && value) this.#values.set(`var.${name}`, value)
      if (block.type === 'locals') for (const [key, local] of block.attributes) this.#values.set(`local.${key}`, local)
    }
  }

  /** Whether anything read so far has used a variable's default. */
  isUsed(variable: string): boolean {
    return this.#used.has(`var.${variable}`)
  }

  /** The value itself, or what it refers to in this file: a reference that stays one has its value elsewhere. */
  resolved(value: HclValue | undefined): HclValue | undefined {
    for (let now = value, depth = 0; ; depth++) {
      if (now?.kind !== 'reference' || depth > deepest) return now
      this.#used.add(now.text)
      const next = this.#values.get(now.text)
      if (next === undefined) return now
      now = next
    }
  }

  /** Whether a value is the default of a variable, which whoever runs Terraform may replace. */
  isDefault(value: HclValue | undefined): boolean {
    for (let now = value, depth = 0; now?.kind === 'reference' && depth <= deepest; depth++) {
      const next = this.#values.get(now.text)
      if (next !== undefined && now.text.startsWith('var.')) return true
      now = next
    }
    return false
  }

  text(value: HclValue | undefined): string | undefined {
    const resolved = this.resolved(value)
    return resolved?.kind === 'text' && resolved.text !== '' ? resolved.text : undefined
  }

  /** The texts of a list, or the one text. */
  texts(value: HclValue | undefined): string[] {
    const resolved = this.resolved(value)
    const values = resolved?.kind === 'list' ? resolved.items : [resolved]
    return values.flatMap((each) => this.text(each) ?? [])
  }

  whole(value: HclValue | undefined): number | undefined {
    const resolved = this.resolved(value)
    return resolved?.kind === 'number' || resolved?.kind === 'text' ? wholeNumber(resolved.text) : undefined
  }

  flag(value: HclValue | undefined): boolean {
    const resolved = this.resolved(value)
    return resolved?.kind === 'flag' && resolved.text === 'true'
  }

  /** How often a resource is made; undefined where a condition or a list decides. */
  copies(block: HclBlock): number | undefined {
    if (block.attributes.has('for_each')) return undefined
    const count = block.attributes.get('count')
    return count === undefined ? 1 : this.whole(count)
  }

  certainty(block: HclBlock, ...values: readonly (HclValue | undefined)[]): Certainty {
    const isCertain = this.copies(block) !== undefined && values.every((value) => value?.kind !== 'reference')
    return isCertain ? 'states' : 'suggests'
  }

  /** Which numbers of a resource are defaults: that on each node, or only that of the nodes. */
  defaults(perNode: HclValue | undefined, nodes: HclValue | undefined): Pick<AcceleratorObservation, 'byDefault'> {
    if (this.isDefault(perNode)) return { byDefault: true }
    return this.isDefault(nodes) ? { byDefault: 'nodes' } : {}
  }
}
