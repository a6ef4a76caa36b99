import type { HclBlock, HclBody, HclValue } from '../../../languages/hcl/hcl-blocks.ts'
import { wholeNumber } from '../../../text/bounds.ts'

/** References that lead to references; those that lead back to themselves have no value. */
const deepest = 4

/** The values of a file, with the defaults of its variables and its locals in the place of their names. */
export class NamedValues {
  readonly #values = new Map<string, HclValue>()

  constructor(file: HclBody) {
    for (const { type, labels, attributes } of file.blocks) {
      const value = attributes.get('default')
      if (type === 'variable' && value) this.#values.set(`var.${labels[0]}`, value)
      if (type === 'locals') for (const [key, local] of attributes) this.#values.set(`local.${key}`, local)
    }
  }

  /** The value itself, or what it refers to in this file: a reference that stays one has its value elsewhere. */
  resolved(value: HclValue | undefined): HclValue | undefined {
    return this.#followed(value).value
  }

  /** Whether a value is the default of a variable, which whoever runs Terraform may replace. */
  isDefault(value: HclValue | undefined): boolean {
    return this.#followed(value).isDefault
  }

  #followed(written: HclValue | undefined): { readonly value: HclValue | undefined; readonly isDefault: boolean } {
    let [value, isDefault] = [written, false]
    for (let depth = 0; value?.kind === 'reference' && depth <= deepest; depth++) {
      const next = this.#values.get(value.text)
      if (next === undefined) break
      isDefault ||= value.text.startsWith('var.')
      value = next
    }
    return { value, isDefault }
  }

  /** The texts of a list, or the one text; none where one of them is not known. */
  texts(value: HclValue | undefined): string[] {
    const resolved = this.resolved(value)
    const values = resolved?.kind === 'list' ? resolved.items.map((item) => this.resolved(item)) : [resolved]
    const texts = values.flatMap((each) => (each?.kind === 'text' && each.text !== '' ? [each.text] : []))
    return texts.length === values.length ? texts : []
  }

  whole(value: HclValue | undefined): number | undefined {
    const resolved = this.resolved(value)
    return resolved?.kind === 'number' || resolved?.kind === 'text' ? wholeNumber(resolved.text) : undefined
  }

  /** How often a resource is made; undefined where a condition decides, or a list that is not written out. */
  copies(block: HclBlock): number | undefined {
    const each = block.attributes.get('for_each')
    if (each !== undefined) return sizeOf(this.resolved(each))
    const count = block.attributes.get('count')
    return count === undefined ? 1 : this.whole(count)
  }
}

/** How many different texts a list has; undefined where one is not written out. The keys of a map may be computed. */
function sizeOf(value: HclValue | undefined): number | undefined {
  const texts = value?.kind === 'list' ? value.items.map((item) => (item.kind === 'text' ? item.text : undefined)) : []
  return value?.kind !== 'list' || texts.includes(undefined) ? undefined : new Set(texts).size
}
