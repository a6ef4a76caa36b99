import type { Finding } from '../finding/finding.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import type { IsLeftOut } from './baseline/baseline.ts'
import { lostHardware } from './baseline/lost-hardware.ts'
import type { JobReview } from './check.ts'
import { judgeJob } from './judge-job.ts'

/** Judges each job again with what the change took out of it put back: what is found then was not put right. */
export function leftOutUnder(set: RuleSet, thresholds: Thresholds): IsLeftOut {
  const known = new Map<JobReview, readonly JudgedMismatch[]>()
  return (finding, { head: { job: now }, base: { job: before } }) => {
    const found =
      known.get(now) ?? judgeJob(now.name, putBack(now, before), set, thresholds, now.facts.evidence).mismatches
    known.set(now, found)
    return found.some((each) => each.rule === finding.rule && isOfSame(each.substance, finding.substance))
  }
}

const isOfSame = (one: Finding['substance'], other: Finding['substance']): boolean =>
  one?.demand === other?.demand && one?.subject === other?.subject

/** What a job declares, and what it declared before at keys that it leaves out now. */
function putBack({ facts: now }: JobReview, { facts: before }: JobReview): JobDeclaration {
  const { hardware: _, ...rest } = before.declaration
  const merged = merge(rest, now.declaration) as JobDeclaration
  const hardware = hardwareOf(now, before)
  return hardware === undefined ? merged : { ...merged, hardware }
}

/** What described other hardware says nothing of the one that is declared now. */
function hardwareOf(now: JobReview['facts'], before: JobReview['facts']): JobDeclaration['hardware'] {
  const [mine, old] = [now.declaration.hardware, before.declaration.hardware]
  if (lostHardware(now.hardware, before.hardware)) return { ...mine, ...old }
  const isSame = mine?.accelerator === old?.accelerator && mine?.machine === old?.machine
  return isSame ? (merge(old, mine) as JobDeclaration['hardware']) : mine
}

/** Mappings key by key; of anything else what is there now. */
function merge(before: unknown, now: unknown): unknown {
  if (now === undefined) return before
  if (!isMapping(before) || !isMapping(now)) return now
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return Object.fromEntries([...keys].map((key) => [key, merge(own(before, key), own(now, key))]))
}

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined
