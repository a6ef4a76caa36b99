// How many of an accelerator a job is compared on.

import type { Accelerator } from '../../catalog/accelerator.ts'
import { type Purchase, sizeFrom } from '../../catalog/machines/sold-sizes.ts'
import { offersOf } from '../../catalog/prices/offers.ts'
import { usualCost } from '../../rules/estimate.ts'
import type { Facts } from '../../rules/facts.ts'
import { hasRoom } from '../../rules/memory-changes.ts'
import { divides, mostScaled, purchaseOf } from '../../rules/purchase.ts'
import { isMisfit } from '../../rules/rule-set.ts'
import { sizeForDemand, sizesNear, speedOf } from '../hardware-choice.ts'
import type { Judgement } from '../judge-job.ts'

/** The largest multiple of a count to try until a job fits. */
const mostTimes = 64

/** The first without faults and with room, or else the least faulted. */
export const bestOf = (tried: readonly Judgement[]): Judgement =>
  tried.find((each) => !isMisfit(each.mismatches) && leavesRoom(each)) ??
  tried.find(({ mismatches }) => !isMisfit(mismatches)) ??
  tried.find((each) => !isTooMuch(each)) ??
  (tried[0] as Judgement)

/** Less of a difference is that of rounded prices. */
const leastLess = 0.99

/**
 * The same work on more of it, in whole machines of some provider, if that costs less: who rents out fewer may charge
 * for a whole machine, or more for each.
 */
export function cheaperWhole(
  found: Judgement,
  to: Accelerator,
  { declaration }: Facts,
  judgeOf: (chips: number) => Judgement,
): Judgement {
  const { count } = found.facts.hardware
  const costOf = ({ facts: { sizing } }: Judgement): number =>
    sizing.cost ? usualCost(sizing.cost) : Number.POSITIVE_INFINITY
  if (count === undefined || to.slices || found.facts.sizing.cost?.list === undefined || isMisfit(found.mismatches))
    return found
  const whole = offersOf(to.id).map(({ accelerators }) => Math.ceil(count / accelerators) * accelerators)
  return [...new Set(whole)]
    .filter((chips) => chips > count && chips <= mostScaled(to) && divides(declaration, chips * to.devicesPerChip))
    .map(judgeOf)
    .filter(({ mismatches }) => !isMisfit(mismatches))
    .reduce((least, each) => (costOf(each) < leastLess * costOf(least) ? each : least), found)
}

const isTooMuch = ({ facts }: Judgement): boolean =>
  facts.sizing.memory?.verdict === 'does-not-fit' || facts.sizing.memory?.usual?.fits === false

/** Whether as much memory stays free as in an alternative. */
const leavesRoom = ({ facts: { sizing } }: Judgement): boolean =>
  sizing.memory?.usual === undefined || hasRoom(sizing.memory.usual.perDeviceGiB, sizing.memory.capacityGiB)

/** The job on this count of an accelerator, then on more, up to the first without faults. */
export function sizesFrom(
  to: Accelerator,
  chips: number | undefined,
  { declaration, hardware }: Facts,
  judgeOf: (chips: number | undefined) => Judgement,
): Judgement[] {
  const tried = [judgeOf(chips)]
  if (chips === undefined) return tried
  const factors = Array.from({ length: Math.log2(mostTimes) }, (_, index) => [1.5 * 2 ** index, 2 ** (index + 1)])
  const larger = sizesNear(to, chips, factors.flat(), purchaseOf(to, declaration, hardware.provider))
  for (const more of larger) {
    const last = tried.at(-1) as Judgement
    // More of it helps only a job that does not fit, barely fits or does not divide.
    const isEnough = isMisfit(last.mismatches) ? !(isTooMuch(last) || isOfNumber(last)) : leavesRoom(last)
    if (isEnough || more > mostScaled(to)) break
    tried.push(judgeOf(more))
  }
  return tried
}

/** Whether the count itself is the fault. */
const isOfNumber = ({ mismatches }: Judgement): boolean =>
  mismatches.some(({ rule, severity }) => severity !== 'notice' && aboutNumbers.test(rule))

const aboutNumbers = /^hardware\/(?:batch-not-divisible|count-|parallelism-contradicts|slice-that)/

/** How many times faster the job has to be to meet its deadline; 1 if it meets it, or if the time is unknown. */
export const hurry = ({
  sizing: { likelyHours = 0 },
  operations: { deadline = Number.POSITIVE_INFINITY },
}: Facts): number => Math.max(1, likelyHours / deadline)

/** The count that finishes in about the job's present time, or by its deadline. */
export function sizeOn(to: Accelerator, facts: Facts): number | undefined {
  const { declaration, hardware } = facts
  const { count, candidates, provider } = hardware
  if (count === undefined) return undefined
  const perChip = candidates[0] && speedOf(declaration, candidates[0])
  const perOther = speedOf(declaration, to)
  const isKnown = perChip !== undefined && perOther !== undefined
  const sizeIn = (purchase: Purchase): number | undefined =>
    isKnown
      ? sizeForDemand(to, { speed: perChip * count * hurry(facts) }, perOther, purchase)
      : sizeFrom(to, count * hurry(facts), purchase)
  const purchase = purchaseOf(to, declaration, provider)
  // If no such count divides the work, shows one that does not.
  return sizeIn(purchase) ?? sizeIn({ provider: purchase.provider })
}
