import { upper } from '../../text/wording.ts'
import type { KnownRule } from '../layers/rule-names.ts'
import { isLooserFailOn, isLooserNoManifest } from '../layers/strictness.ts'
import { nowhere, type Origin } from '../origin.ts'
import type { Policy, PolicyFinding } from '../policy.ts'
import { notInForce } from '../proposed-policy.ts'
import { type Change, mostListed } from './change.ts'
import { demandChanges } from './demands.ts'
import { listChanges } from './hardware-lists.ts'
import { lostLocks, priceChange, severityChanges, thresholdChanges, wordChange } from './settings.ts'
import { termsChanges, waiverChanges } from './waivers.ts'

interface ChangesShown {
  readonly mayQuote?: (origin: Origin) => boolean
  /** Report only changes in the repository's own files, because the others were not read. */
  readonly ownOnly?: boolean
}

/**
 * The changes of a pull request to the policy: one finding per key, loosening changes first. The pull request itself is
 * still checked against the base branch's policy. A finding without a place points to `file`.
 */
export function policyChanges(
  base: Policy,
  head: Policy,
  rules: readonly KnownRule[],
  file: string,
  { mayQuote = () => true, ownOnly = false }: ChangesShown = {},
): PolicyFinding[] {
  const top: Origin = { file, isLocal: true, span: nowhere }
  const changes = [
    ...wordChange('fail-on', base.failOn, head.failOn, isLooserFailOn),
    ...wordChange('no-manifest', base.noManifest, head.noManifest, isLooserNoManifest),
    ...severityChanges(base, head, rules),
    ...thresholdChanges(base, head),
    ...demandChanges('requirement', base.requirements, head.requirements),
    ...demandChanges('limit', base.limits, head.limits),
    ...demandChanges('custom rule', base.custom, head.custom),
    ...listChanges('allow', base.allow, head.allow),
    ...listChanges('deny', base.deny, head.deny),
    ...waiverChanges(base.waivers, head.waivers),
    ...termsChanges(base, head),
    ...priceChange(base, head),
    ...lostLocks(base, head),
  ]
  const known = ownOnly ? changes.filter(({ origin }) => origin?.isLocal) : changes
  const isLooserChange = ({ direction }: Change): boolean => direction === 'looser'
  const sorted = [...known.filter(isLooserChange), ...known.filter((change) => !isLooserChange(change))]
  const more = sorted.slice(mostListed)
  const finding = (message: string, origin?: Origin): PolicyFinding => ({
    rule: 'policy/pending-change',
    severity: 'notice',
    message,
    remedy: notInForce,
    origin: origin?.isLocal ? origin : top,
  })
  return [
    ...sorted.slice(0, mostListed).map(({ direction, what, about = what, origin, waiver }) => ({
      ...finding(
        `${upper(origin === undefined || mayQuote(origin) ? what : about)}${direction ? ` (${direction})` : ''}.`,
        origin,
      ),
      ...(waiver && { pendingWaiver: waiver }),
    })),
    ...(more.length === 0
      ? []
      : [finding(`${more.length} more policy changes are not listed (${more.filter(isLooserChange).length} looser).`)]),
  ]
}
