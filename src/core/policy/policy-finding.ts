import type { Severity } from '../finding/finding.ts'
import type { Origin, Waiver } from './policy.ts'

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
