import type { TextEdit } from 'vscode-languageserver-types'
import type { ComparisonRow } from '../../../src/core/report/report.ts'
import { verdictMark } from '../../../src/core/report/words/against-hardware.ts'
import { verdicts } from '../../../src/core/review/assessment.ts'
import { amount, duration, gibibyteFigure, list, moneyFigure } from '../../../src/core/text/wording.ts'
import type { Compared, ProvenEdit } from '../../../src/edge/lsp/look.ts'
import { button, byId, element } from '../../element.ts'
import { type Column, type Order, ordered, Table } from '../../table.ts'

type Row = ComparisonRow & { readonly proven?: ProvenEdit | undefined }
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

  show({ report, edits }: Compared): void {
    this.#rows = report.rows.map((row, index) => ({ ...row, proven: edits[index] }))
    byId('others-part').hidden = this.#rows.length < 2
    this.#show()
  }

  #show(): void {
    this.#table.show(ordered(this.#rows, this.#columns, this.#order), this.#order)
  }
}

const columnsWith = (apply: Apply): readonly Column<Row>[] => [
  { name: 'Accelerators', textOf: ({ label, chosen }) => (chosen ? `${label} (declared)` : label) },
  {
    name: 'Change',
    textOf: () => '',
    deedOf: ({ label, proven }) =>
      proven &&
      button('Apply', () => apply(proven.edit, label), { 'aria-label': `Apply: on ${label}`, class: 'apply' }),
  },
  {
    name: 'Verdict',
    textOf: ({ verdict }) => `${verdictMark[verdict]} ${verdict}`,
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
  },
  {
    name: 'Chip-hours',
    textOf: ({ likelyChipHours }) => (likelyChipHours === undefined ? '' : amount(likelyChipHours)),
    amountOf: ({ likelyChipHours }) => likelyChipHours,
    isFigure: true,
  },
  {
    name: 'Cost',
    textOf: ({ cost }) => (cost?.likely === undefined ? '' : `${moneyFigure(cost.likely)} ${cost.currency}`),
    amountOf: ({ cost }) => cost?.likely,
    isFigure: true,
  },
]

function detailsOf({ reasons, elsewhere, chosen, proven }: Row): HTMLElement {
  const place = chosen ? 'What is declared. ' : elsewhere ? 'The declared provider does not have it. ' : ''
  return element(
    'div',
    {},
    element('p', {}, `${place}${reasons.length === 0 ? 'Nothing speaks against it.' : 'Against it:'}`),
    element('ul', {}, ...reasons.map(({ message }) => element('li', {}, message))),
    proven && element('p', {}, `Applied, it clears ${list(proven.clears)}.`),
  )
}
