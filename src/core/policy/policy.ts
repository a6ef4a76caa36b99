import { type Severity, severities } from '../finding/finding.ts'
import type { ThresholdName, Thresholds } from '../rules/thresholds.ts'
import type { Ceilings } from './ceilings.ts'
import type { Condition } from './condition/condition.ts'
import type { Origin } from './origin.ts'

export const failOnWords = [...severities, 'never'] as const
export type FailOn = (typeof failOnWords)[number]
/** What happens without a manifest: launch files are reviewed, the check passes silently, or it fails. */
export const noManifestWords = ['review', 'pass', 'fail'] as const
export type NoManifest = (typeof noManifestWords)[number]
export const severityWords = [...severities, 'off'] as const
export type RuleSeverity = (typeof severityWords)[number]

/** A value with its place. Locked: later layers may only make it stricter. */
export interface PolicyValue<Value> {
  readonly value: Value
  readonly origin: Origin
  readonly locked: boolean
}

/** The severity of a rule, or of a glob such as `model/*`. */
export interface SeverityEntry extends PolicyValue<RuleSeverity> {
  readonly pattern: string
}

/** The value of a threshold, or several numbers if it takes several. */
export interface ThresholdEntry extends PolicyValue<number | readonly number[]> {
  readonly name: ThresholdName
}

interface OnCondition {
  /** Its name. A later layer replaces a demand with the same id. */
  readonly id: string
  readonly severity: RuleSeverity
  /** The organization's reason. May be empty. */
  readonly reason: string
  /** Undefined: it applies to every job. */
  readonly when?: Condition
  readonly origin: Origin
  readonly locked: boolean
}

/** Keys that a manifest must declare, such as `labels.team`, or files that need a manifest. */
export interface Requirement extends OnCondition {
  readonly keys: readonly string[]
  /** Globs over the repository: matching files need a manifest in their folder or above. */
  readonly manifestFor?: readonly string[]
}

/** The ceilings for a job. */
export type Limit = OnCondition &
  Ceilings & {
    readonly byListPrices?: true
  }

/** An organization's own rule: a finding if the condition is true. */
export interface CustomRule extends OnCondition {
  readonly when: Condition
  readonly message: string
  readonly remedy: string
  /** The key that the finding points at, as steps below the job. */
  readonly path: readonly string[]
  readonly sources: readonly string[]
}

/** An item of an allow or deny list. Every given field must match. Words are kept as written. */
export interface HardwareItem {
  readonly accelerator: readonly string[]
  readonly kind: readonly string[]
  readonly provider: readonly string[]
  /** Machine types, with optional `*`. */
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

/** A demand that may have a condition. */
export type ConditionalDemand = Requirement | Limit | CustomRule
export type Demand = ConditionalDemand | HardwareList

/** The id that a waiver uses for a demand. */
export const idOf = (demand: Demand): string => ('id' in demand ? demand.id : demand.list)

/** A waiver in a policy, or in a comment of a manifest. */
export interface Waiver {
  /** A rule's id, or a glob such as `team/*`. */
  readonly rule: string
  /** A glob over manifest paths. Undefined: all. */
  readonly path?: string
  /** A job's name, with optional `*`. Undefined: all. */
  readonly job?: string
  /** The id of the demand that it covers. Undefined: all. */
  readonly demand?: string
  /** The largest amount that it covers. */
  readonly upTo?: number
  readonly reason: string
  readonly owner?: string
  readonly ticket?: string
  /** Its last day, inclusive: a valid date such as `2027-01-31`. */
  readonly expires: string
  readonly origin: Origin
  /** For a waiver in a manifest: the lines that it covers, inclusive. */
  readonly lines?: readonly [first: number, last: number]
  /** For a waiver at the start of a job: that job, wherever in the file its findings point. */
  readonly wholeJob?: string
  /** For a waiver in a manifest on a pull request: the jobs that it covers on the base branch. It covers no others. */
  readonly jobsOnBase?: ReadonlySet<string>
}

/** What waivers may do. */
export interface WaiverTerms {
  /** The most days from today until a waiver expires. */
  readonly maxDays: number
  readonly inline: boolean
  /** Rules or globs that cannot be waived. */
  readonly never: readonly string[]
}

/** A finding about the policy, or about a waiver in a manifest, at its place. */
export interface PolicyFinding {
  /** The rule's id, such as `policy/waiver-expired`. */
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  readonly remedy: string
  readonly origin: Origin
  /** A waiver that the pull request adds. The findings it will cover are added later. */
  readonly pendingWaiver?: Waiver
}

/** An organization's decisions: presets, extended files and its own policy, merged. */
export interface Policy {
  readonly failOn: PolicyValue<FailOn>
  readonly noManifest: PolicyValue<NoManifest>
  readonly severities: readonly SeverityEntry[]
  readonly thresholds: Thresholds
  /** The thresholds that files set, to show their sources. */
  readonly thresholdEntries: readonly ThresholdEntry[]
  readonly requirements: readonly Requirement[]
  readonly allow: readonly HardwareList[]
  readonly deny: readonly HardwareList[]
  readonly limits: readonly Limit[]
  readonly custom: readonly CustomRule[]
  readonly waivers: readonly Waiver[]
  readonly waiverTerms: PolicyValue<WaiverTerms>
  /** Locked rules by id, with the place of the lock. Manifests cannot waive them. */
  readonly locked: ReadonlyMap<string, Origin>
}
