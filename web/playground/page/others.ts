import type { TextEdit } from 'vscode-languageserver-types'
import type { ComparisonRow } from '../../../src/core/report/other-results.ts'
import { verdictMark } from '../../../src/core/report/words/against-hardware.ts'
import { verdicts } from '../../../src/core/review/assessment.ts'
import type { Seller } from '../../../src/core/rules/sellers.ts'
import { monthWords } from '../../../src/core/text/days.ts'
import { amount, duration, gibibyteFigure, list, sentence } from '../../../src/core/text/wording.ts'
import type { Compared, ProvenEdit } from '../../../src/edge/lsp/look.ts'
import { button, byId, element } from '../../element.ts'
import { type Column, ordered, Table } from '../../table.ts'
import { passesHere } from './cheapest.ts'
import { costWords, rentedWords } from './cost.ts'
import type { TableView } from './share.ts'
import { calledOf } from './verdict.ts'

type Row = ComparisonRow & {
  readonly proven?: ProvenEdit | undefined
  readonly passes: boolean
  readonly isCheapest: boolean
  readonly sellers: readonly Seller[]
  /** The provider whose price is shown: the one that determines the cost. */
  readonly seller: Seller | undefined
}
type Apply = (edit: TextEdit, label: string) => void

const asItComes: TableView = { order: '', provider: '' }

/** The most rows that are shown without a click. */
const mostShown = 13

/** The accelerators for a job, in a table that can be sorted and filtered by provider. `apply` moves the job to one. */
export class Others {
  readonly #columns: readonly Column<Row>[]
  readonly #table: Table<Row>
  readonly #provider = byId<HTMLSelectElement>('provider')
  #rows: readonly Row[] = []
  #view = asItComes
  #known = byId('others-known').textContent

  /** Calls `changed` when the user changes the view, and `moved` if that was the provider. */
  constructor(apply: Apply, changed: () => void, moved: () => void) {
    this.#columns = columnsWith(apply)
    const change = (to: Partial<TableView>): void => {
      this.view = { ...this.#view, ...to }
      changed()
    }
    this.#table = new Table(byId('others'), this.#columns, detailsOf, (by) => {
      const { order } = this.#view
      change({ order: order === by ? `-${by}` : order === `-${by}` ? '' : by })
    })
    byId('all').addEventListener('click', () => {
      byId('others').classList.add('all')
      this.#show()
    })
    this.#provider.addEventListener('change', () => {
      change({ provider: this.#provider.value })
      moved()
    })
  }

  get provider(): string {
    return this.#view.provider
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
      const sellers = compared.sellers[index] ?? []
      return { ...row, proven, passes, isCheapest, sellers, seller: sellers[0] }
    })
    byId('others-part').hidden = this.#rows.length < 2
    const assumed = compared.report.assumptions.map((each) => element('li', {}, sentence(each)))
    byId('compared-as').replaceChildren(...assumed)
    const [any, ...known] = this.#provider.options
    const found = this.#rows.flatMap(({ sellers }) => sellers.map(({ name }) => name))
    const names = new Set([...known.map(({ value }) => value), ...found])
    const options = [...names].sort().map((name) => element('option', { value: name }, name))
    this.#provider.replaceChildren(...(any ? [any] : []), ...options)
    this.#provider.value = compared.provider ?? ''
    const many = `${this.#rows.length} accelerators`
    this.#known = compared.provider === undefined ? many : `${many}, judged and priced at ${compared.provider}`
    this.#show()
  }

  /** The accelerators cannot be applied while a line is half typed. */
  pause(isPaused: boolean): void {
    byId<HTMLFieldSetElement>('others-part').disabled = isPaused
    byId('others-known').textContent = isPaused ? 'Apply works again when the line you type is complete.' : this.#known
  }

  #show(): void {
    const { order } = this.#view
    const rows = this.#rows
    byId('others-known').textContent = this.#known
    byId('all').hidden = rows.length <= mostShown || byId('others').classList.contains('all')
    const isWithout = (value: (row: Row) => unknown): boolean => !rows.some((row) => value(row) !== undefined)
    const leftOut = [
      ...(isWithout(({ proven }) => proven) ? ['Change'] : []),
      ...(isWithout(({ memory }) => memory?.likelyGiB) ? ['GiB'] : []),
      ...(isWithout(({ likelyHours }) => likelyHours) ? ['Time'] : []),
      // A cost says more than chip-hours, which the details keep.
      ...(isWithout(({ cost }) => cost) && !isWithout(({ likelyChipHours }) => likelyChipHours) ? [] : ['Chip-hours']),
    ]
    this.#table.show(ordered(rows, this.#columns, order), order, leftOut)
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
  seller?.usdPerHour === undefined
    ? 'unknown'
    : `${seller.usdPerHour.toFixed(2)} ${seller.name}${seller.spot ? ', spot' : ''}`

/** "Lambda 2.29 USD (reported, September 2026)". */
const sellerWords = ({ name, usdPerHour, certainty, spot, read = '' }: Seller): string =>
  usdPerHour === undefined
    ? `${name} unknown`
    : `${name} ${usdPerHour.toFixed(2)} USD (${spot ? 'spot, ' : ''}${certainty}, ${monthWords(read)})`

const reportedWords = 'A reported price is quoted by others, and counts only where no provider publishes one.'

/** "An hour of one, by lists: Lambda 2.29 USD (reported, September 2026), Vultr unknown." */
function sellersWords({ sellers }: Row): string {
  if (sellers.length === 0) return 'No provider is known to rent it out.'
  const isReported = sellers.some(({ certainty }) => certainty === 'reported')
  return `An hour of one, by lists: ${sellers.map(sellerWords).join(', ')}.${isReported ? ` ${reportedWords}` : ''}`
}

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
  ...ofMoney,
  {
    name: 'Verdict',
    textOf: ({ verdict, reasons }) => `${verdictMark[verdict]} ${calledOf(verdict, reasons[0]?.rule)}`,
    titleOf: ({ verdict }) => verdict,
    amountOf: ({ verdict }) => verdicts.indexOf(verdict),
    classOf: ({ verdict }) => verdict,
  },
  ...ofSize,
]

const ofMoney: readonly Column<Row>[] = [
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
    name: 'Price',
    unit: 'USD/h',
    about:
      'An hour of one by the list of the chosen provider, or else the lowest published price; of spot machines if declared',
    textOf: listPriceCell,
    titleOf: ({ seller }) => (seller ? sellerWords(seller) : 'No provider is known to rent it out'),
    amountOf: ({ seller }) => seller?.usdPerHour,
    isFigure: true,
    isSmallestFirst: true,
    classOf: ({ seller }) => (seller?.usdPerHour === undefined ? 'unknown' : ''),
  },
]

const ofSize: readonly Column<Row>[] = [
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
  const { reasons, elsewhere, chosen, proven, cost, likelyChipHours } = row
  const rented = rentedWords(cost)
  const place = chosen ? 'What is declared. ' : elsewhere ? 'The declared provider does not have it. ' : ''
  return element(
    'div',
    {},
    element('p', {}, `${place}${reasons.length === 0 ? 'Nothing speaks against it.' : 'Against it:'}`),
    element('ul', {}, ...reasons.map(({ message }) => element('li', {}, message))),
    rented === undefined ? undefined : element('p', {}, `The cost is that of more than it uses: ${rented}.`),
    likelyChipHours === undefined ? undefined : element('p', {}, `About ${amount(likelyChipHours)} chip-hours.`),
    proven && element('p', {}, `Applied, ${shownWords(proven)}.`),
    element('p', {}, sellersWords(row)),
  )
}
