import { type Severity, severities } from '../finding/finding.ts'
import type { ThresholdName, Thresholds } from '../rules/thresholds.ts'
import type { Ceilings } from './ceilings.ts'
import type { Condition } from './condition/condition.ts'
import type { Origin } from './origin.ts'

export const failOnWords = [...severities, 'never'] as const
export type FailOn = (typeof failOnWords)[number]
/** What becomes of a repository without a manifest: its launch files are reviewed, nothing is said, or the check fails. */
export const noManifestWords = ['review', 'pass', 'fail'] as const
export type NoManifest = (typeof noManifestWords)[number]
export const severityWords = [...severities, 'off'] as const
export type RuleSeverity = (typeof severityWords)[number]

/** A value with where it comes from. Locked: it may be made stricter further down, and never looser. */
export interface PolicyValue<Value> {
  readonly value: Value
  readonly origin: Origin
  readonly locked: boolean
}

/** The severity of a rule, or of all that a glob such as `model/*` names. */
export interface SeverityEntry extends PolicyValue<RuleSeverity> {
  readonly pattern: string
}

/** The value of a threshold; several numbers where it takes several. */
export interface ThresholdEntry extends PolicyValue<number | readonly number[]> {
  readonly name: ThresholdName
}

/** Something that the organization demands of a job under a condition. */
interface OnCondition {
  /** Its name, by which a file further down can replace it. */
  readonly id: string
  readonly severity: RuleSeverity
  /** In the organization's words, why; empty where nothing is said. */
  readonly reason: string
  /** Absent: of every job. */
  readonly when?: Condition
  readonly origin: Origin
  readonly locked: boolean
}

/** Keys that a manifest must declare, such as `labels.team`, or files that must have one. */
export interface Requirement extends OnCondition {
  readonly keys: readonly string[]
  /** Globs over the repository: what fits one needs a manifest in its folder or one above. */
  readonly manifestFor?: readonly string[]
}

/** The most that a job may use. */
export type Limit = OnCondition &
  Ceilings & {
    /** Whether cost is judged by list prices too. */
    readonly byListPrices?: true
  }

/** A rule of the organization's own: a finding where the condition is true. */
export interface CustomRule extends OnCondition {
  readonly when: Condition
  readonly message: string
  readonly remedy: string
  /** The key that is to blame, as steps below the job. */
  readonly path: readonly string[]
  readonly sources: readonly string[]
}

/** What a line of an allow or deny list names; every field that is given must fit. Words are kept as written. */
export interface HardwareItem {
  readonly accelerator: readonly string[]
  readonly kind: readonly string[]
  readonly provider: readonly string[]
  /** Machine types, `*` allowed. */
  readonly machine: readonly string[]
}

export interface HardwareList {
  readonly list: 'allow' | 'deny'
  readonly items: readonly HardwareItem[]
  readonly severity: RuleSeverity
  readonly reason: string
  readonly origin: Origin
  readonly locked: boolean
}

/** What an organization demands of a job, all of it or under a condition. */
export type ConditionalDemand = Requirement | Limit | CustomRule
export type Demand = ConditionalDemand | HardwareList

/** The name by which a waiver refers to a demand. */
export const idOf = (demand: Demand): string => ('id' in demand ? demand.id : demand.list)

/** A waiver of the policy, or one written in a manifest beside what it excuses. */
export interface Waiver {
  /** A rule's id, or a glob such as `team/*`. */
  readonly rule: string
  /** A glob over the paths of manifests; absent: all. */
  readonly path?: string
  /** A job's name, `*` allowed; absent: all. */
  readonly job?: string
  /** The demand that it is for, by its id; absent: all. */
  readonly demand?: string
  /** It covers what comes to so much at most. */
  readonly upTo?: number
  readonly reason: string
  readonly owner?: string
  readonly ticket?: string
  /** The last day on which it holds, a real day written as `2027-01-31`. */
  readonly expires: string
  readonly origin: Origin
  /** For a waiver in a manifest: the lines of that file that it covers, both ends included. */
  readonly lines?: readonly [first: number, last: number]
  /** For a waiver at the head of a job in a manifest: that job, wherever in the file its findings point. */
  readonly wholeJob?: string
  /** Of a waiver in a manifest on a pull request: the jobs that it covers on the base branch, and no others. */
  readonly jobsOnBase?: ReadonlySet<string>
}

/** What a waiver may be. */
export interface WaiverTerms {
  /** So many days ahead at most a waiver may expire, counted from today. */
  readonly maxDays: number
  /** Whether manifests may hold waivers of their own. */
  readonly inline: boolean
  /** Rules, or globs of rules, that nobody may waive. */
  readonly never: readonly string[]
}

/** Something about the policy itself, or about a waiver in a manifest: it points at what was written there. */
export interface PolicyFinding {
  /** The rule's id, such as `policy/waiver-expired`. */
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly remedy: string
  readonly origin: Origin
  /** A waiver that a pull request adds: what it will cover is known once the findings are. */
  readonly pendingWaiver?: Waiver
}

/** What an organization decides: the presets, the files it extends and its own, merged. */
export interface Policy {
  readonly failOn: PolicyValue<FailOn>
  readonly noManifest: PolicyValue<NoManifest>
  readonly severities: readonly SeverityEntry[]
  readonly thresholds: Thresholds
  /** The thresholds that a file sets, for showing where they come from. */
  readonly thresholdEntries: readonly ThresholdEntry[]
  readonly requirements: readonly Requirement[]
  readonly allow: readonly HardwareList[]
  readonly deny: readonly HardwareList[]
  readonly limits: readonly Limit[]
  readonly custom: readonly CustomRule[]
  readonly waivers: readonly Waiver[]
  readonly waiverTerms: PolicyValue<WaiverTerms>
  /** Rules that a file locks, by id, with the place: manifests may not excuse them. */
  readonly locked: ReadonlyMap<string, Origin>
}
