import type { CodeAction } from 'vscode-languageserver-types'
import type { ActionData } from '../../../src/core/language-service/code-actions.ts'
import type { ComparisonRow } from '../../../src/core/report/other-results.ts'
import type { ReportCost } from '../../../src/core/report/report.ts'
import { verdicts } from '../../../src/core/review/assessment.ts'
import type { Seller } from '../../../src/core/rules/sellers.ts'
import type { Compared, Look, ProvenEdit } from '../../../src/edge/lsp/look.ts'
import { leastOf } from './cost.ts'

/** A way to pass: an offered action, another accelerator by an edit, or neither if the job already passes. */
interface Way {
  readonly cost: ReportCost | undefined
  /** The provider with that list price. */
  readonly seller?: string | undefined
  readonly action?: CodeAction
  readonly row?: ComparisonRow & { readonly proven: ProvenEdit }
}

/** The cheapest way to pass at the chosen provider, or else the declared one, if prices are known. */
export interface Cheapest extends Way {
  readonly least: number
  /** A cheaper row that passes at another provider. Shown because moving is possible. */
  readonly away?: ComparisonRow & Pick<Way, 'seller'>
}

/** The cheapest way that a second check proved to pass. Undefined if prices are unknown or not comparable. */
export function cheapestOf({ actions }: Look, compared: Compared): Cheapest | undefined {
  const { rows } = compared.report
  const isSure = bestVerdict(compared)
  const ways: readonly Way[] = [
    ...rows.flatMap(({ chosen, cost }, index) => (chosen && passesHere(compared, index) ? [{ cost }] : [])),
    ...actions.flatMap((action): Way[] => {
      const { alternative } = action.data as ActionData
      return alternative?.passes ? [{ action, cost: alternative.cost, seller: alternative.seller }] : []
    }),
    ...rows.flatMap((row, index): Way[] => {
      const proven = compared.edits[index]
      if (!proven || !passesHere(compared, index) || !isSure(row)) return []
      return [{ row: { ...row, proven }, cost: row.cost, seller: sellerOf(compared, index)?.name }]
    }),
  ]
  const least = leastOf(ways.map(({ cost }) => cost))
  const cheapest = ways.find(({ cost }) => cost?.likely !== undefined && cost.likely === least)
  if (least === undefined || cheapest === undefined) return undefined
  const away = cheapestElsewhere(compared, least, isSure)
  return { ...cheapest, least, ...(away && { away }) }
}

/** Whether a row has the best verdict of those that pass here: one that is undecided is no offer beside one that fits. */
function bestVerdict(compared: Compared): (row: ComparisonRow) => boolean {
  const rankOf = ({ verdict }: ComparisonRow): number => verdicts.indexOf(verdict)
  const { rows } = compared.report
  const best = Math.min(...rows.filter((_, index) => passesHere(compared, index)).map(rankOf))
  return (row) => rankOf(row) <= best
}

/** The provider whose list price a row's cost is at. */
export function sellerOf({ report, sellers }: Compared, index: number): Seller | undefined {
  return report.rows[index]?.cost?.prices === 'list' ? sellers[index]?.[0] : undefined
}

/** Whether a row was checked to pass at the declared provider, unchanged or with its edit. */
export function passesHere({ report, edits, passes }: Compared, index: number): boolean {
  const row = report.rows[index]
  return row?.elsewhere === false && (row.chosen ? passes : edits[index]?.passes === true)
}

function cheapestElsewhere(
  compared: Compared,
  least: number,
  isSure: (row: ComparisonRow) => boolean,
): Cheapest['away'] {
  const { report, edits } = compared
  const costOf = ({ cost }: ComparisonRow): number => cost?.likely ?? Number.POSITIVE_INFINITY
  const [away] = report.rows
    .map((row, index) => ({ ...row, seller: sellerOf(compared, index)?.name }))
    .filter((row, index) => row.elsewhere && edits[index]?.passes === true && costOf(row) < least && isSure(row))
    .sort((a, b) => costOf(a) - costOf(b))
  return away
}
