import type { TextEdit } from 'vscode-languageserver-types'
import type { ComparisonRow } from '../../../src/core/report/report.ts'
import { verdictMark } from '../../../src/core/report/words/against-hardware.ts'
import { verdicts } from '../../../src/core/review/assessment.ts'
import type { Seller } from '../../../src/core/rules/sellers.ts'
import { monthWords } from '../../../src/core/text/days.ts'
import { amount, duration, gibibyteFigure, list } from '../../../src/core/text/wording.ts'
import type { Compared, ProvenEdit } from '../../../src/edge/lsp/look.ts'
import { button, byId, element } from '../../element.ts'
import { type Column, ordered, Table } from '../../table.ts'
import { passesHere } from './cheapest.ts'
import { costWords, leastOf, rentedWords } from './cost.ts'
import type { TableView } from './share.ts'
import { calledOf } from './verdict.ts'

type Row = ComparisonRow & {
  readonly proven?: ProvenEdit | undefined
  readonly passes: boolean
  readonly isCheapest: boolean
  readonly sellers: readonly Seller[]
  /** The provider whose price is shown: the selected one, otherwise the one that determines the cost. */
  readonly seller?: Seller | undefined
}
type Apply = (edit: TextEdit, label: string) => void

const asItComes: TableView = { order: '', provider: '' }

/** The accelerators for a job, in a table that can be sorted and filtered by provider. `apply` moves the job to one. */
export class Others {
  readonly #columns: readonly Column<Row>[]
  readonly #table: Table<Row>
  readonly #provider = byId<HTMLSelectElement>('provider')
  #rows: readonly Row[] = []
  #view = asItComes

  /** `changed` is called when the user changes the view. */
  constructor(apply: Apply, changed: () => void) {
    this.#columns = columnsWith(apply)
    const change = (to: Partial<TableView>): void => {
      this.view = { ...this.#view, ...to }
      changed()
    }
    this.#table = new Table(byId('others'), this.#columns, detailsOf, (by) => {
      const { order } = this.#view
      change({ order: order === by ? `-${by}` : order === `-${by}` ? '' : by })
    })
    this.#provider.addEventListener('change', () => change({ provider: this.#provider.value }))
  }

  /** Undefined: the default view. */
  get view(): TableView | undefined {
    return this.#view.order === '' && this.#view.provider === '' ? undefined : this.#view
  }

  set view(view: TableView | undefined) {
    this.#view = view ?? asItComes
    if (this.#rows.length > 0) this.#show()
  }

  /** `least`: the cost of the cheapest way to pass. */
  show(compared: Compared, least: number | undefined): void {
    this.#rows = compared.report.rows.map((row, index): Row => {
      const passes = passesHere(compared, index)
      const isCheapest = least !== undefined && row.cost?.likely === least && passes
      const proven = isFaulted(row) ? undefined : compared.edits[index]
      return { ...row, proven, passes, isCheapest, sellers: compared.sellers[index] ?? [] }
    })
    byId('others-part').hidden = this.#rows.length < 2
    const names = new Set(this.#rows.flatMap(({ sellers }) => sellers.map(({ name }) => name)))
    const [any] = this.#provider.options
    const options = [...names].sort().map((name) => element('option', { value: name }, name))
    this.#provider.replaceChildren(...(any ? [any] : []), ...options)
    this.#show()
  }

  #show(): void {
    const { order, provider } = this.#view
    this.#provider.value = provider
    // Ignores a provider that offers none of these.
    const isAny = this.#provider.selectedIndex < 1
    if (isAny) this.#provider.selectedIndex = 0
    const rows = isAny
      ? this.#rows.map((row): Row => ({ ...row, seller: row.sellers[0] }))
      : rowsAt(this.#rows, provider)
    byId('others-known').textContent = isAny
      ? `${rows.length} accelerators`
      : `${rows.length} of ${this.#rows.length} accelerators; costs are at the list prices of ${provider}`
    const leftOut = rows.some(({ proven }) => proven) ? [] : ['Change']
    this.#table.show(ordered(rows, this.#columns, order), order, leftOut)
  }
}

/** The rows that a provider offers, and the declared one, at its list prices. Without a price, never the cheapest. */
function rowsAt(all: readonly Row[], provider: string): readonly Row[] {
  const rows = all.flatMap((row): Row[] => {
    const seller = row.sellers.find(({ name }) => name === provider)
    const { cost: _, ...known } = row
    const cost = costAt(row, seller)
    return seller || row.chosen ? [{ ...known, seller, ...(cost && { cost }) }] : []
  })
  const least = leastOf(rows.flatMap(({ cost, passes }) => (passes ? [cost] : [])))
  return rows.map((row) => ({
    ...row,
    isCheapest: row.passes && row.cost?.likely !== undefined && row.cost.likely === least,
  }))
}

/** The cost at a provider's price. A cost by list prices is at the first provider's price. */
function costAt({ cost, sellers: [first], likelyChipHours }: Row, seller: Seller | undefined): Row['cost'] {
  if (cost === undefined || seller?.usdPerHour === undefined) return undefined
  if (seller === first && cost.prices === 'list') return cost
  const isScaled = cost.prices === 'list' && cost.likely !== undefined && first?.usdPerHour !== undefined
  const likely = isScaled
    ? ((cost.likely ?? 0) * seller.usdPerHour) / (first?.usdPerHour ?? 1)
    : cost.per === 'run' && likelyChipHours !== undefined
      ? likelyChipHours * seller.usdPerHour
      : undefined
  if (likely === undefined) return undefined
  return {
    currency: 'USD',
    likely,
    amount: [likely, likely],
    per: cost.per,
    prices: 'list',
    ...(seller.read !== undefined && { read: seller.read }),
  }
}

/** Whether the job would have errors or warnings there, or likely not fit. */
const isFaulted = ({ reasons, memory }: ComparisonRow): boolean =>
  memory?.likely === 'does-not-fit' || reasons.some(({ severity }) => severity !== 'notice')

/** What Apply did. Moving to another provider changes more than the accelerator. */
const appliedWords = ({ label, elsewhere }: Row): string =>
  elsewhere ? `${label}, which the declared provider does not have: the provider is no longer declared` : label

/** "450 USD", "cheapest: 180 USD", "8 rented: 1,700 USD", "other provider: 230 USD". */
function costCell({ cost, isCheapest, elsewhere }: Row): string {
  const marks = [
    ...(isCheapest ? ['cheapest'] : []),
    ...(elsewhere ? ['other provider'] : []),
    ...(cost?.paid ? [`${cost.paid.accelerators} rented`] : []),
  ]
  return [...(marks.length > 0 ? [`${marks.join(', ')}:`] : []), costWords(cost)].join(' ')
}

/** "2.29 Lambda". "unknown" without a list price, never 0. */
const listPriceCell = ({ seller }: Row): string =>
  seller?.usdPerHour === undefined ? 'unknown' : `${seller.usdPerHour.toFixed(2)} ${seller.name}`

/** "Lambda 2.29 USD (reported, September 2026)". */
const sellerWords = ({ name, usdPerHour, certainty, read = '' }: Seller): string =>
  usdPerHour === undefined
    ? `${name} unknown`
    : `${name} ${usdPerHour.toFixed(2)} USD (${certainty}, ${monthWords(read)})`

/** "An hour of one, by lists: Lambda 2.29 USD (reported, September 2026), Vultr unknown." */
const sellersWords = ({ sellers }: Row): string =>
  sellers.length === 0
    ? 'No provider is known to rent it out.'
    : `An hour of one, by lists: ${sellers.map(sellerWords).join(', ')}.`

const columnsWith = (apply: Apply): readonly Column<Row>[] => [
  { name: 'Accelerators', textOf: ({ label, chosen }) => (chosen ? `${label} (declared)` : label) },
  {
    name: 'Change',
    textOf: () => '',
    deedOf: (row) => {
      const { label, proven } = row
      const attributes = { 'aria-label': `Apply: on ${label}`, class: 'apply' }
      return proven && button('Apply', () => apply(proven.edit, appliedWords(row)), attributes)
    },
  },
  {
    name: 'Cost',
    about: 'Of one run, or of a month of a service, in the usual case',
    textOf: costCell,
    titleOf: ({ cost }) => [costWords(cost), rentedWords(cost)].filter((words) => words !== undefined).join('; '),
    amountOf: ({ cost }) => cost?.likely,
    isFigure: true,
    isSmallestFirst: true,
    classOf: ({ cost, isCheapest }) => (cost?.likely === undefined ? 'unknown' : isCheapest ? 'cheapest' : ''),
  },
  {
    name: 'List price',
    unit: 'USD/h',
    about: 'An hour of one by the list of the chosen provider, or else of the one by which the cost is',
    textOf: listPriceCell,
    titleOf: ({ seller }) => (seller ? sellerWords(seller) : 'No provider is known to rent it out'),
    amountOf: ({ seller }) => seller?.usdPerHour,
    isFigure: true,
    isSmallestFirst: true,
    classOf: ({ seller }) => (seller?.usdPerHour === undefined ? 'unknown' : ''),
  },
  {
    name: 'Verdict',
    textOf: ({ verdict, reasons }) => `${verdictMark[verdict]} ${calledOf(verdict, reasons[0]?.rule)}`,
    titleOf: ({ verdict }) => verdict,
    amountOf: ({ verdict }) => verdicts.indexOf(verdict),
    classOf: ({ verdict }) => verdict,
  },
  {
    name: 'GiB',
    textOf: ({ memory }) =>
      memory?.likelyGiB === undefined
        ? ''
        : `${gibibyteFigure(memory.likelyGiB)} of ${gibibyteFigure(memory.capacityGiB)}`,
    amountOf: ({ memory }) => memory?.likelyGiB,
    isFigure: true,
  },
  {
    name: 'Time',
    textOf: ({ likelyHours }) => (likelyHours === undefined ? '' : duration(likelyHours, 2)),
    amountOf: ({ likelyHours }) => likelyHours,
    isFigure: true,
    isSmallestFirst: true,
  },
  {
    name: 'Chip-hours',
    textOf: ({ likelyChipHours }) => (likelyChipHours === undefined ? '' : amount(likelyChipHours)),
    amountOf: ({ likelyChipHours }) => likelyChipHours,
    isFigure: true,
    isSmallestFirst: true,
  },
]

/** "it clears sizing/does-not-fit", "the job still passes". */
const shownWords = ({ clears }: ProvenEdit): string =>
  clears.length > 0 ? `it clears ${list(clears)}` : 'the job passes'

function detailsOf(row: Row): HTMLElement {
  const { reasons, elsewhere, chosen, proven, cost } = row
  const rented = rentedWords(cost)
  const place = chosen ? 'What is declared. ' : elsewhere ? 'The declared provider does not have it. ' : ''
  return element(
    'div',
    {},
    element('p', {}, `${place}${reasons.length === 0 ? 'Nothing speaks against it.' : 'Against it:'}`),
    element('ul', {}, ...reasons.map(({ message }) => element('li', {}, message))),
    rented === undefined ? undefined : element('p', {}, `The cost is that of more than it uses: ${rented}.`),
    proven && element('p', {}, `Applied, ${shownWords(proven)}.`),
    element('p', {}, sellersWords(row)),
  )
}
