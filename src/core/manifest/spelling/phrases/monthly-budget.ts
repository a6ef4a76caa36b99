import type { Node } from '../../../text/document.ts'
import { parseMoney } from '../../../text/quantity.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import type { Saying } from './saying.ts'

const perMonth = /,? ?(?:(?:\/|\bper|\ba|\beach) ?mo(?:nth|\.)?|\bmonthly)$/i

/** `$4000/month`, `2000 USD monthly`, `50 dollars a month`. */
export function monthlyBudget(written: Node): Saying | undefined {
  const text = textOf(written) ?? ''
  const sum = perMonth.test(text) ? text.replace(perMonth, '') : ''
  return parseMoney(sum).ok ? [['operations.monthly_budget', scalarAt(written, sum)]] : undefined
}
