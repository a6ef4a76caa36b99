import { button, element } from './element.ts'

export interface Column<Row> {
  readonly name: string
  readonly textOf: (row: Row) => string
  /** The sort value, if not the text. Unknown values come last in both directions. */
  readonly amountOf?: (row: Row) => number | undefined
  /** Rows are sorted by amount only within a group, such as a unit. The group with the most values comes first. */
  readonly groupOf?: (row: Row) => string
  /** Right-aligned, and largest first. */
  readonly isFigure?: boolean
  /** For figures where less is better. */
  readonly isSmallestFirst?: boolean
  /** The unit, after the name in the heading. */
  readonly unit?: string
  /** The heading's tooltip. */
  readonly about?: string
  /** The cell's tooltip. Undefined: its text, which may be truncated. */
  readonly titleOf?: (row: Row) => string
  readonly classOf?: (row: Row) => string
  /** An element after the text. */
  readonly deedOf?: (row: Row) => Node | undefined
}

const isLargestFirst = ({ isFigure = false, isSmallestFirst = false }: Omit<Column<never>, 'name'>): boolean =>
  isFigure && !isSmallestFirst

/** A column's name, with a leading minus to reverse it. Empty: the rows' own order. */
export type Order = string

/** The number of rows drawn beyond the visible ones. */
const beyond = 12

/** A table of any number of rows. Draws only those near the visible area. Each row expands to its details. */
export class Table<Row extends object> {
  readonly #place: HTMLElement
  readonly #columns: readonly Column<Row>[]
  readonly #detailsOf: (row: Row) => Node
  readonly #body = element('tbody')
  readonly #heads: readonly HTMLTableCellElement[]
  readonly #table: HTMLTableElement
  readonly #above = spacer()
  readonly #below = spacer()
  #rows: readonly Row[] = []
  #leftOut: readonly string[] = []
  #drawn = new Map<Row, HTMLTableRowElement>()
  #open: { readonly row: Row; readonly details: HTMLTableRowElement } | undefined
  // Cached, because reading it forces a layout.
  #rowHeight = 34
  #inSight = 0
  #top = 0

  /** `place` scrolls. Calls `sort` with the column that the user wants to sort by. */
  constructor(
    place: HTMLElement,
    columns: readonly Column<Row>[],
    detailsOf: (row: Row) => Node,
    sort: (by: string) => void,
  ) {
    this.#place = place
    this.#columns = columns
    this.#detailsOf = detailsOf
    this.#heads = columns.map(({ name, unit, isFigure, about }) =>
      element(
        'th',
        { scope: 'col', title: about, ...(isFigure && { class: 'figure' }) },
        button(unit === undefined ? name : `${name}, ${unit}`, () => sort(name)),
      ),
    )
    const head = element('thead', {}, element('tr', { 'aria-rowindex': '1' }, ...this.#heads))
    this.#table = element('table', {}, head, this.#body)
    place.replaceChildren(this.#table)
    // Scrollable content must be reachable by keyboard.
    place.tabIndex = 0
    place.addEventListener('scroll', () => {
      this.#top = place.scrollTop
      this.#draw()
    })
    new ResizeObserver(() => {
      this.#inSight = place.clientHeight
      this.#rowHeight = this.#drawn.values().next().value?.offsetHeight || this.#rowHeight
      this.#draw()
    }).observe(place)
  }

  /** Omits the named columns if no row has a value in them. */
  show(rows: readonly Row[], order: Order, leftOut: readonly string[] = []): void {
    this.#rows = rows
    this.#leftOut = leftOut
    this.#drawn = new Map()
    this.#open = undefined
    this.#table.setAttribute('aria-rowcount', String(rows.length + 1))
    for (const [index, head] of this.#heads.entries()) {
      const column = this.#columns[index] as Column<Row>
      const { name } = column
      const isDown = isLargestFirst(column) === (order === name)
      head.hidden = leftOut.includes(name)
      head.ariaSort = order === name || order === `-${name}` ? (isDown ? 'descending' : 'ascending') : 'none'
    }
    if (this.#top > 0) this.#place.scrollTop = this.#top = 0
    this.#draw()
  }

  #draw(): void {
    const height = this.#rowHeight
    const openAt = this.#open ? this.#rows.indexOf(this.#open.row) : -1
    const extra = this.#open?.details.offsetHeight ?? 0
    const first = Math.max(0, Math.floor((this.#top - extra) / height) - beyond)
    const last = Math.min(this.#rows.length, Math.ceil((this.#top + this.#inSight) / height) + beyond)
    const known = this.#drawn
    this.#drawn = new Map(
      this.#rows.slice(first, last).map((row, index) => [row, known.get(row) ?? this.#rowOf(row, first + index)]),
    )
    const rows = [...this.#drawn].flatMap(([row, drawn]) =>
      this.#open && row === this.#open.row ? [drawn, this.#open.details] : [drawn],
    )
    this.#above.style.height = `${first * height + (openAt !== -1 && openAt < first ? extra : 0)}px`
    this.#below.style.height = `${(this.#rows.length - last) * height + (openAt >= last ? extra : 0)}px`
    putIn(this.#body, [this.#above, ...rows, this.#below])
  }

  #rowOf(row: Row, index: number): HTMLTableRowElement {
    const cells = this.#columns.map(({ name, textOf, titleOf = textOf, isFigure, classOf, deedOf }, column) => {
      const text = textOf(row)
      const look = `${isFigure ? 'figure ' : ''}${classOf?.(row) ?? ''}`.trim()
      const attributes = { title: titleOf(row), ...(look !== '' && { class: look }) }
      if (column > 0) {
        const hidden = this.#leftOut.includes(name) ? '' : undefined
        return element('td', { ...attributes, hidden }, text, deedOf?.(row))
      }
      const toggle = button(text, () => this.#toggle(row), { 'aria-expanded': 'false', class: 'opens' })
      return element('th', { ...attributes, scope: 'row' }, toggle)
    })
    return element('tr', { 'aria-rowindex': String(index + 2) }, ...cells)
  }

  #toggle(row: Row): void {
    const wasOpen = this.#open?.row
    this.#mark(wasOpen, false)
    this.#open = undefined
    if (wasOpen !== row) {
      const cell = element('td', { colspan: String(this.#columns.length) }, this.#detailsOf(row))
      this.#open = { row, details: element('tr', { class: 'details' }, cell) }
      this.#mark(row, true)
    }
    this.#draw()
  }

  #mark(row: Row | undefined, isOpen: boolean): void {
    const toggle = row && this.#drawn.get(row)?.querySelector('button')
    toggle?.setAttribute('aria-expanded', String(isOpen))
  }
}

/** Sorts rows by a column. Those without a value come last. */
export function ordered<Row>(rows: readonly Row[], columns: readonly Column<Row>[], order: Order): readonly Row[] {
  const name = order.replace(/^-/, '')
  const column = columns.find((each) => each.name === name)
  if (column === undefined) return rows
  const { textOf, amountOf, groupOf = () => '' } = column
  const keyed = rows.map((row) => ({
    row,
    group: groupOf(row),
    key: amountOf ? amountOf(row) : textOf(row) || undefined,
  }))
  const sizes = new Map<string, number>()
  for (const { group, key } of keyed) if (key !== undefined) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const sign = order.startsWith('-') !== isLargestFirst(column) ? -1 : 1
  keyed.sort(({ key: a, group }, { key: b, group: other }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    if (group !== other) return (sizes.get(other) ?? 0) - (sizes.get(group) ?? 0) || (group < other ? -1 : 1)
    return a === b ? 0 : sign * (a < b ? -1 : 1)
  })
  return keyed.map(({ row }) => row)
}

/** Takes the space of rows that are not drawn. */
const spacer = (): HTMLTableRowElement => element('tr', { class: 'spacer', 'aria-hidden': 'true' })

/** Replaces the children without moving those that stay, so that they keep the focus. */
function putIn(parent: HTMLElement, wanted: readonly Element[]): void {
  const kept = new Set(wanted)
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove()
  for (const [index, child] of wanted.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null)
}
