import { resolveProvider } from '../catalog/names/providers.ts'
import type { ListPrice } from '../catalog/prices/list-price.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { monthWords } from '../text/days.ts'
import type { Money } from '../text/quantity.ts'
import { amount } from '../text/wording.ts'
import type { Cost, JobCost } from './job-cost.ts'

const ages = { old: ', more than a year old', ahead: ', dated in the future' }
const ageWords = ({ age }: Cost): string => (age ? ages[age] : '')

/**
 * The source of a cost: "at the list price of 1.86 USD a chip-hour (AWS us-east-1, July 2026)"; also says if the price
 * is old.
 */
export const priceWords = (cost: Cost): string =>
  cost.list ? listWords(cost.list, ageWords(cost)) : `${sourceWords(cost)}${ageWords(cost)}`

function sourceWords({ prices, read }: Cost): string {
  if (prices === 'manifest') return 'at the declared price'
  const whose = prices === 'file' ? 'the price file' : 'the policy'
  return read === undefined ? `at the price of ${whose}` : `at the price of ${whose}, ${monthWords(read)}`
}

/** Includes the price per used accelerator, so that readers can compute the cost from hours and price. */
function listWords(list: ListPrice, age: string): string {
  const { document, providers, spot, usualAt, usdPerHour, usualUsdPerHour, isElsewhere } = list
  const kind = `${document.certainty === 'reported' ? 'reported ' : ''}${spot ? 'spot ' : ''}list price`
  const hour = `${amount(usualUsdPerHour)} USD a chip-hour`
  const place = [nameOf(usualAt.provider), usualAt.region].filter((word) => word !== undefined).join(' ')
  const where = `${place}, ${monthWords(document.read)}${age}`
  const [least, most] = usdPerHour.map(amount)
  if (least === most && providers.length === 1 && !isElsewhere)
    return `at the ${kind} of ${hour} (${where})${paidWords(list)}`
  // A price that is only reported may be lower.
  const lowest = usualUsdPerHour > usdPerHour[0] ? 'lowest published' : 'lowest'
  const whose = providers.length > 1 ? ` of ${providers.length} providers` : ''
  const listed = lowest === 'lowest' ? 'listed' : 'listed or reported'
  const all = least === most ? '' : `; ${listed} from ${least} to ${most}`
  return `at ${hour}, the ${lowest} ${kind}${whose} (${where}${all})${paidWords(list)}`
}

/**
 * ", since all 8 accelerators of the machine are billed": machines are rented whole, and so are cards with parts.
 */
function paidWords({ paid }: ListPrice): string {
  if (paid === undefined) return ''
  if (paid.accelerators === 1) return ', since the whole accelerator is billed'
  const machines = paid.machines === 1 ? 'the machine' : `${paid.machines} machines`
  return `, since all ${paid.accelerators} accelerators of ${machines} are billed`
}

const nameOf = (provider: string): string => resolveProvider(provider)?.name ?? provider

/** What a cost assumes, in words. */
export function assumedOfCost(
  cost: JobCost | undefined,
  { operations = {}, hardware }: Pick<JobDeclaration, 'operations' | 'hardware'>,
): string[] {
  if (cost === undefined) return []
  return [
    ...notCompared(cost, operations.budget),
    ...perHour(cost),
    ...(hardware?.spot === true && operations.saves_checkpoints !== true
      ? ['what an interrupted spot machine repeats without checkpoints is not in the cost']
      : []),
  ]
}

/** A budget is for a run, in one currency. */
function notCompared({ currency, per }: JobCost, budget: Money | undefined): string[] {
  if (budget === undefined || (budget.currency === currency && per === 'run')) return []
  const of = per === 'month' ? `${currency} a month` : currency
  return [`the budget in ${budget.currency} is not compared with a cost in ${of}`]
}

function perHour(cost: JobCost): string[] {
  const { list, lockedPerHour, currency } = cost
  if (lockedPerHour !== undefined) return [`${amount(lockedPerHour)} ${currency} per chip-hour, locked by the policy`]
  if (list === undefined) return []
  return [
    `cost ${priceWords(cost)}, from ${list.document.title}`,
    ...(list.isElsewhere ? ['no list price is known for the declared region, so those of others stand in for it'] : []),
  ]
}
