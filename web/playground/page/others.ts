import type { TextEdit } from 'vscode-languageserver-types'
import type { ComparisonRow } from '../../../src/core/report/report.ts'
import { verdictMark } from '../../../src/core/report/words/against-hardware.ts'
import { verdicts } from '../../../src/core/review/assessment.ts'
import { amount, duration, gibibyteFigure, list } from '../../../src/core/text/wording.ts'
import type { Compared, ProvenEdit } from '../../../src/edge/lsp/look.ts'
import { button, byId, element } from '../../element.ts'
import { type Column, type Order, ordered, Table } from '../../table.ts'
import { passesHere } from './cheapest.ts'
import { costWords, rentedWords } from './cost.ts'
import { calledOf } from './verdict.ts'

type Row = ComparisonRow & { readonly proven?: ProvenEdit | undefined; readonly isCheapest: boolean }
type Apply = (edit: TextEdit, label: string) => void

/** The accelerators that a job could run on, in a table that sorts; `apply` puts it there. */
export class Others {
  readonly #columns: readonly Column<Row>[]
  readonly #table: Table<Row>
  #rows: readonly Row[] = []
  #order: Order = ''

  constructor(apply: Apply) {
    this.#columns = columnsWith(apply)
    this.#table = new Table(byId('others'), this.#columns, detailsOf, (by) => {
      this.#order = this.#order === by ? `-${by}` : this.#order === `-${by}` ? '' : by
      this.#show()
    })
  }

  /** `least`: what the cheapest way to pass costs. */
  show(compared: Compared, least: number | undefined): void {
    this.#rows = compared.report.rows.map((row, index): Row => {
      const isCheapest = least !== undefined && row.cost?.likely === least && passesHere(compared, index)
      return { ...row, proven: compared.edits[index], isCheapest }
    })
    byId('others-part').hidden = this.#rows.length < 2
    this.#show()
  }

  #show(): void {
    const leftOut = this.#rows.some(({ proven }) => proven) ? [] : ['Change']
    this.#table.show(ordered(this.#rows, this.#columns, this.#order), this.#order, leftOut)
  }
}

/** What Apply says that it did: moving to another provider is more than another accelerator. */
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

function detailsOf({ reasons, elsewhere, chosen, proven, cost }: Row): HTMLElement {
  const rented = rentedWords(cost)
  const place = chosen ? 'What is declared. ' : elsewhere ? 'The declared provider does not have it. ' : ''
  return element(
    'div',
    {},
    element('p', {}, `${place}${reasons.length === 0 ? 'Nothing speaks against it.' : 'Against it:'}`),
    element('ul', {}, ...reasons.map(({ message }) => element('li', {}, message))),
    rented === undefined ? undefined : element('p', {}, `The cost is that of more than it uses: ${rented}.`),
    proven && element('p', {}, `Applied, ${shownWords(proven)}.`),
  )
}
