import type { Node } from '../../../text/document.ts'
import { parseMoney } from '../../../text/quantity.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import type { Saying } from './saying.ts'

/** `$4000/month`, `2000 USD monthly`, `50 dollars a month`. */
export function monthlyBudget(written: Node): Saying | undefined {
  const text = textOf(written) ?? ''
  const sum = text.replace(/\s*(?:(?:\/|\bper|\ba|\beach)\s*mo(?:nth|\.)?|\bmonthly)$/i, '')
  return sum !== text && parseMoney(sum).ok ? [['operations.monthly_budget', scalarAt(written, sum)]] : undefined
}
