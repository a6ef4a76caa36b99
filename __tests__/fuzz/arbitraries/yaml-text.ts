import fc from 'fast-check'
import { isMapping, type Mapping, type Value } from './yaml-value.ts'

/** The YAML layout of a value. It never changes the meaning. */
export interface Layout {
  /** The seed of all choices in the text: quotes, braces, comments, the order of keys. */
  readonly seed: number
  readonly indent: number
  readonly lineBreak: '\n' | '\r\n'
  readonly anchors: boolean
  readonly comments: boolean
  readonly shuffled: boolean
  readonly start: '' | '---' | '# ~'
  readonly hasMark: boolean
  readonly endsInBreak: boolean
}

export const layouts: fc.Arbitrary<Layout> = fc.record({
  seed: fc.nat(1_000_000),
  indent: fc.integer({ min: 1, max: 4 }),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  anchors: fc.boolean(),
  comments: fc.boolean(),
  shuffled: fc.boolean(),
  start: fc.constantFrom('', '', '---', '# ~'),
  hasMark: fc.boolean(),
  endsInBreak: fc.boolean(),
})

/** Values as file text, in any layout. */
export const written = (values: fc.Arbitrary<Value>): fc.Arbitrary<string> =>
  fc.tuple(values, layouts).map(([value, layout]) => yamlText(value, layout))

/** The value as file text. */
export function yamlText(value: Value, layout: Layout): string {
  const lines = new Writer(layout).lines(value)
  const all = layout.start === '' ? lines : [layout.start, ...lines]
  return `${layout.hasMark ? '\ufeff' : ''}${all.join(layout.lineBreak)}${layout.endsInBreak ? layout.lineBreak : ''}`
}

/** Words that YAML does not read as text. */
const notText = /^(?:true|false|null|yes|no|on|off|y|n)$/i
const plain = /^[a-z](?:[\w./-]| (?=\w))*$/i
/** The reader accepts 256 anchors and aliases. */
const mostAnchors = 100

class Writer {
  readonly #layout: Layout
  readonly #anchors = new Map<string, { readonly name: string; readonly map: Mapping }>()
  #state: number
  #used = 0

  constructor(layout: Layout) {
    this.#layout = layout
    this.#state = layout.seed + 1
  }

  lines(value: Value): string[] {
    const isBlock = isMapping(value) && Object.keys(value).length > 0
    return isBlock ? this.#block(value, '') : [this.#flow(value)]
  }

  /** A number below `of`, from a Lehmer generator. */
  #pick(of: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647
    return this.#state % of
  }

  #block(map: Mapping, indent: string): string[] {
    return [
      ...this.#merged(map, indent),
      ...this.#entries(this.#own(map)).flatMap((entry) => this.#entry(entry, indent)),
    ]
  }

  #entry([key, value]: readonly [string, Value], indent: string): string[] {
    const remark = this.#layout.comments ? this.#remark(indent) : []
    const name = `${indent}${this.#scalar(key)}:`
    const inner = indent + ' '.repeat(this.#layout.indent)
    const alias = this.#aliasOf(value)
    if (alias !== undefined) return [...remark, `${name} ${alias}`]
    if (isMapping(value) && Object.keys(value).length > 0 && this.#pick(3) > 0) {
      const lines = this.#block(value, inner)
      return [...remark, `${name}${this.#anchorFor(value)}${this.#tail()}`, ...lines]
    }
    if (Array.isArray(value) && value.length > 0 && this.#pick(2) > 0)
      return [...remark, `${name}${this.#tail()}`, ...value.map((item) => `${inner}- ${this.#flow(item)}`)]
    if (typeof value === 'string' && plain.test(value) && this.#pick(12) === 0)
      return [...remark, `${name} ${this.#pick(2) === 0 ? '|-' : '>-'}`, `${inner}${value}`]
    return [...remark, `${name} ${this.#flow(value)}${this.#tail()}`]
  }

  #flow(value: Value): string {
    if (Array.isArray(value)) return `[${value.map((item) => this.#flow(item)).join(this.#pick(2) ? ', ' : ' , ')}]`
    if (!isMapping(value)) return this.#scalar(value)
    const entries = this.#entries(value).map(([key, item]) => `${this.#scalar(key)}: ${this.#flow(item)}`)
    return entries.length === 0 ? '{}' : this.#pick(2) ? `{ ${entries.join(', ')} }` : `{${entries.join(', ')}}`
  }

  #scalar(value: Value): string {
    if (typeof value !== 'string') return String(value)
    const style = this.#pick(4)
    if (style < 2 && plain.test(value) && !notText.test(value)) return value
    return style === 2 && /^[\x20-\x7e]*$/.test(value) ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)
  }

  #entries(map: Mapping): (readonly [string, Value])[] {
    const entries = Object.entries(map)
    if (!this.#layout.shuffled) return entries
    return entries
      .map((entry) => ({ entry, rank: this.#pick(1_000_003) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry)
  }

  #remark(indent: string): string[] {
    return [[], [], [''], [`${indent}# ~ a remark: with [signs] {and} "quotes"`]][this.#pick(4)] as string[]
  }

  #tail = (): string => (this.#layout.comments && this.#pick(4) === 0 ? ' # ~ a tail' : '')

  #anchorFor(map: Mapping): string {
    if (!this.#layout.anchors || this.#used >= mostAnchors || this.#pick(2) === 0) return ''
    const name = `a${this.#used++}`
    this.#anchors.set(JSON.stringify(map), { name, map })
    return ` &${name}`
  }

  #aliasOf(value: Value): string | undefined {
    const anchor = isMapping(value) ? this.#anchors.get(JSON.stringify(value)) : undefined
    if (anchor === undefined || this.#used >= mostAnchors) return undefined
    this.#used++
    return `*${anchor.name}`
  }

  /** The anchored mapping whose entries this one includes and merges. */
  #mergedFor(map: Mapping): { readonly name: string; readonly map: Mapping } | undefined {
    if (!this.#layout.anchors) return undefined
    return [...this.#anchors.values()].find((anchor) => {
      const entries = Object.entries(anchor.map)
      const isWithin = entries.every(([key, value]) => JSON.stringify(map[key]) === JSON.stringify(value))
      return isWithin && entries.length > 0 && entries.length < Object.keys(map).length
    })
  }

  #merging = new Map<Mapping, Mapping>()

  #merged(map: Mapping, indent: string): string[] {
    const anchor = this.#used < mostAnchors && this.#pick(2) === 0 ? this.#mergedFor(map) : undefined
    if (anchor === undefined) return []
    this.#used++
    this.#merging.set(map, anchor.map)
    return [`${indent}<<: *${anchor.name}`]
  }

  #own(map: Mapping): Mapping {
    const merged = this.#merging.get(map)
    if (merged === undefined) return map
    return Object.fromEntries(Object.entries(map).filter(([key]) => !Object.hasOwn(merged, key)))
  }
}
