import type { Finding } from '../../finding/finding.ts'
import type { JobDeclaration } from '../../manifest/schema.ts'
import type { JudgedMismatch, RuleSet } from '../../rules/rule-set.ts'
import type { Thresholds } from '../../rules/thresholds.ts'
import type { IsLeftOut } from '../baseline/baseline.ts'
import { lostHardware } from '../baseline/lost-hardware.ts'
import type { JobReview } from '../check.ts'
import { type ComparedTopic, evidenceCompared } from '../evidence/evidence-compared.ts'
import { judgeJob } from '../judge-job.ts'

/**
 * Judges each job again with its removed parts restored: findings that reappear were not fixed. Nor was a contradiction
 * of launch files that no longer show it, nor a demand that the change leaves undecided.
 */
export function leftOutUnder(set: RuleSet, thresholds: Thresholds): IsLeftOut {
  const judged = (declared: (now: JobReview, before: JobReview) => JobDeclaration, shown: 'now' | 'before') => {
    const known = new Map<JobReview, readonly JudgedMismatch[]>()
    return (now: JobReview, before: JobReview): readonly JudgedMismatch[] => {
      const { evidence } = (shown === 'now' ? now : before).facts
      const found = known.get(now) ?? judgeJob(now.name, declared(now, before), set, thresholds, evidence).mismatches
      known.set(now, found)
      return found
    }
  }
  const withKeys = judged(putBack, 'now')
  const withLaunches = judged(({ facts }) => facts.declaration, 'before')
  const asBefore = judged((_, { facts }) => facts.declaration, 'before')
  return (finding, { head: { job: now }, base: { job: before } }) => {
    const isFound = (each: JudgedMismatch): boolean =>
      each.rule === finding.rule && isOfSame(each.substance, finding.substance)
    const isUndecided = (each: JudgedMismatch): boolean =>
      each.rule === 'policy/undeclared' &&
      each.substance?.demand === finding.substance?.demand &&
      !asBefore(now, before).some(({ rule, substance }) => rule === each.rule && isOfSame(substance, each.substance))
    return (
      withKeys(now, before).some((each) => isFound(each) || isUndecided(each)) ||
      (isUntold(finding, now, before) && withLaunches(now, before).some(isFound))
    )
  }
}

/**
 * Whether files around a job no longer show what a rule compares with them, show less of it, or no longer in the files
 * that contradicted it.
 */
function isUntold({ rule, related }: Finding, now: JobReview, before: JobReview): boolean {
  const topic = topicOf.get(rule)
  const { attributed = [], listing } = now.facts.evidence ?? {}
  // An unread file was listed, and is fixed if it can be read.
  if (rule === 'evidence/unread-count') return !related.every(({ file }) => listing?.files.has(file))
  const shown = new Set(attributed.map(({ observation }) => observation.place.path))
  const isHidden = ofLaunches.has(rule) && !related.every(({ file }) => shown.has(file))
  const isOfTotal = topic === 'count' || (ofLaunches.has(rule) && related.length > 0)
  const isLess = isOfTotal && tellsTotal(before) && !tellsTotal(now)
  if (topic === undefined) return isHidden || isLess
  return isLess || isHidden || evidenceCompared(now.facts)?.compared.includes(topic) !== true
}

/** Rules about requests in launch files, which name the file: it is unchanged, differs now, or is gone. */
const ofLaunches: ReadonlySet<string> = new Set([
  'evidence/count-differs',
  'evidence/larger-launch',
  'evidence/topology-differs',
  'evidence/accelerator-differs',
  'evidence/accelerator-kind-differs',
  'policy/hardware-not-allowed',
  'policy/limit-exceeded',
])

const tellsTotal = ({ facts: { evidence } }: JobReview): boolean => (evidence?.count ?? evidence?.counts) !== undefined

const topicOf: ReadonlyMap<string, ComparedTopic> = new Map([
  ['evidence/count-differs', 'count'],
  ['evidence/larger-launch', 'count'],
  ['evidence/topology-differs', 'count'],
  ['evidence/accelerator-differs', 'model'],
  ['evidence/accelerator-kind-differs', 'kind'],
  ['evidence/dependencies-for-other-hardware', 'kind'],
  ['evidence/image-for-other-hardware', 'kind'],
  ['evidence/framework-not-used', 'framework'],
])

const isOfSame = (one: Finding['substance'], other: Finding['substance']): boolean =>
  one?.demand === other?.demand && one?.subject === other?.subject

/** A job's declaration, with the base's values at keys that it no longer declares. */
function putBack({ facts: now }: JobReview, { facts: before }: JobReview): JobDeclaration {
  const { hardware: _, ...rest } = before.declaration
  const merged = merge(rest, now.declaration) as JobDeclaration
  const hardware = hardwareOf(now, before)
  const { framework } = before.declaration
  return {
    ...merged,
    ...(hardware !== undefined && { hardware }),
    // An unknown word displaces the known one.
    ...(framework !== undefined && isUnknown(now.framework.declared, before.framework.declared) && { framework }),
  }
}

const isUnknown = (now: readonly unknown[], before: readonly unknown[]): boolean =>
  now.length === 0 && before.length > 0

/**
 * Details of other hardware do not apply to the present one, except its count, which may have been part of the name
 * (`H100:8`).
 */
function hardwareOf(now: JobReview['facts'], before: JobReview['facts']): JobDeclaration['hardware'] {
  const [mine, old] = [now.declaration.hardware, before.declaration.hardware]
  if (lostHardware(now.hardware, before.hardware) || isUnknown(now.hardware.candidates, before.hardware.candidates))
    return { ...mine, ...old }
  const isSame = mine?.accelerator === old?.accelerator && mine?.machine === old?.machine
  if (isSame) return merge(old, mine) as JobDeclaration['hardware']
  const { count } = before.hardware
  return count === undefined || now.hardware.count !== undefined ? mine : { ...mine, count }
}

/** Merges mappings key by key; otherwise the present value wins. */
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
