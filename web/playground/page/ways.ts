import type { CodeAction } from 'vscode-languageserver-types'
import type { ActionData } from '../../../src/core/language-service/code-actions.ts'
import type { ComparisonRow } from '../../../src/core/report/other-results.ts'
import type { ReportCost, ReportJob } from '../../../src/core/report/report.ts'
import { duration, gibibyteFigure, upper } from '../../../src/core/text/wording.ts'
import { button, element, worded } from '../../element.ts'
import type { Cheapest } from './cheapest.ts'
import { cheapestMarks, costWords, pricesWords, rentedWords } from './cost.ts'
import type { Deeds } from './deeds.ts'

/** The ways directly below the verdict: the nearest change and the cheapest one. */
export function firstWays(job: ReportJob | undefined, nearest: CodeAction | undefined, deeds: Deeds): HTMLElement[] {
  const ways = [...(nearest ? [nearestItem(nearest, deeds)] : []), ...cheapestItem(job, nearest, deeds)]
  return ways.length > 0 ? [element('ul', { class: 'ways first' }, ...ways)] : []
}

/** An edit, with an optional line above its description. */
const wayItem = (title: string, act: () => void, head: HTMLElement | undefined, message: string): HTMLElement =>
  element(
    'li',
    {},
    button('Apply', act, { 'aria-label': `Apply: ${title}` }),
    element('div', {}, head, ...worded(message)),
  )

/** An offered change below the finding that it clears. */
export function fixItem(fix: CodeAction, { apply, cheapest }: Deeds): HTMLElement {
  const { message, alternative } = fix.data as ActionData
  const least = typeof cheapest === 'string' ? undefined : cheapest.least
  const head = alternative && pricePart(alternative, cheapestMarks(alternative.cost, least))
  return wayItem(fix.title, () => apply(fix), head, message)
}

function nearestItem(fix: CodeAction, { apply }: Deeds): HTMLElement {
  const { message, alternative } = fix.data as ActionData
  const head = alternative && pricePart(alternative, ['the nearest change'])
  return wayItem(fix.title, () => apply(fix), head, message)
}

/** The cheapest change. Reserves its space until everything is compared. Empty without prices. */
function cheapestItem(job: ReportJob | undefined, nearest: CodeAction | undefined, deeds: Deeds): HTMLElement[] {
  const { cheapest } = deeds
  if (cheapest === 'none') return []
  if (cheapest === 'sought') {
    const isPriced = (job?.sizing.cost ?? (nearest?.data as ActionData | undefined)?.alternative?.cost) !== undefined
    return isPriced ? [element('li', { class: 'note' }, 'Comparing what it costs on all accelerators …')] : []
  }
  const { cost, away } = cheapest
  const moved = away ? ` At another provider, for less: ${away.label}, ${costWords(away.cost, away.seller)}.` : ''
  const deed = deedOf(cheapest, deeds)
  if (deed === undefined)
    return [element('li', { class: 'note' }, `No change that passes is known to cost less.${moved}`)]
  // The same change is already shown above, so this fills the reserved space.
  if (cheapest.action && cheapest.action === nearest)
    return [
      element(
        'li',
        { class: 'note' },
        `That is also the cheapest that passes${cost ? `, ${pricesWords(cost)}` : ''}.${moved}`,
      ),
    ]
  const verdict = cheapest.row?.verdict ?? 'fit'
  const called = `the cheapest that passes${verdict === 'fit' ? '' : ` (${verdict})`}`
  const mark = element('strong', { class: 'cheapest' }, called)
  const head = pricePart(cheapest, [mark, ...(cost ? [pricesWords(cost)] : [])])
  return [wayItem(`the cheapest, ${deed.title}`, deed.act, head, `${deed.message}${moved}`)]
}

/** The action that applies the cheapest way. Undefined if that is the unchanged job. */
function deedOf({ action, row }: Cheapest, { apply, applyTo }: Deeds) {
  if (row) {
    const { label, proven } = row
    return { title: `on ${label}`, act: () => applyTo(proven.edit, label), message: rowWords(row) }
  }
  return action && { title: action.title, act: () => apply(action), message: (action.data as ActionData).message }
}

interface Priced {
  readonly cost?: ReportCost | undefined
  readonly seller?: string | undefined
}

/** The cost after a change, if known, with marks. */
function pricePart({ cost, seller }: Priced, marks: readonly (Node | string)[]): HTMLElement | undefined {
  const rented = rentedWords(cost)
  const price = cost?.likely === undefined ? [] : [element('strong', {}, costWords(cost, seller))]
  const said = [...price, ...(rented === undefined ? [] : [rented]), ...marks]
  if (said.length === 0) return undefined
  if (typeof said[0] === 'string') said[0] = upper(said[0])
  return element('p', { class: 'price' }, ...said.flatMap((words, index) => (index === 0 ? [words] : [', ', words])))
}

/** "On 4× GH200; needs about 59 of 96 GiB per device; takes about 20 h." */
const rowWords = ({ label, memory, likelyHours }: ComparisonRow): string =>
  `${[
    `On ${label}`,
    ...(memory?.likelyGiB === undefined
      ? []
      : [`needs about ${gibibyteFigure(memory.likelyGiB)} of ${gibibyteFigure(memory.capacityGiB)} GiB per device`]),
    ...(likelyHours === undefined ? [] : [`takes about ${duration(likelyHours, 2)}`]),
  ].join('; ')}.`
