import type { AppliedWaiver, Finding } from '../../finding/finding.ts'
import { daysBetween } from '../../text/days.ts'
import { present } from '../../text/present.ts'
import { amount } from '../../text/wording.ts'
import type { PolicyFinding, Waiver, WaiverTerms } from '../policy.ts'
import {
  barredBy,
  coversOnBase,
  isBarred,
  isBelowCeiling,
  isSurelyUnused,
  names,
  type Reach,
  reachOf,
  type Waivable,
} from './waiver-coverage.ts'
import { agoWords, barredFinding, expired, expiring, ruleNotWaivable, tooLong, unused } from './waiver-findings.ts'

/** A waiver is reported as expiring this many days before its last day. */
const noticeDays = 14

/** The reviews with waivers applied, and the findings about the waivers. */
export interface Waived<File extends Waivable> {
  /** Waived findings carry `waived`. A finding whose waiver has expired says so, and carries it. */
  readonly files: readonly File[]
  readonly findings: readonly PolicyFinding[]
}

interface Use extends Reach {
  readonly waiver: Waiver
  readonly daysLeft: number
  /** Findings that it names, even if another waiver covers them. */
  named: number
  excused: number
  /** Findings that came back because it expired. */
  returned: number
  /** A rule that it names, but that cannot be waived. */
  barred?: string
}

type IsBarred = (rule: string) => boolean

/**
 * Applies the waivers of a policy and of the manifests. `today` is a date such as `2026-11-21`, in UTC. A waiver
 * applies through its last day. `scope`: whether the files include all manifests of the repository, which some tests
 * for unused waivers require.
 */
export function applyWaivers<File extends Waivable>(
  files: readonly File[],
  waivers: readonly Waiver[],
  terms: WaiverTerms,
  today: string,
  scope: 'all' | 'some',
): Waived<File> {
  const findings = new Map<Waiver, PolicyFinding>()
  const uses: Use[] = []
  const isBarredRule = barredBy(terms)
  for (const waiver of waivers) {
    const daysLeft = daysBetween(today, waiver.expires)
    if (isBarredRule(waiver.rule)) findings.set(waiver, ruleNotWaivable(waiver))
    else if (daysLeft > terms.maxDays) findings.set(waiver, tooLong(waiver, daysLeft, terms.maxDays))
    else uses.push({ waiver, ...reachOf(waiver), daysLeft, named: 0, excused: 0, returned: 0 })
  }
  const waived = files.map((file) => waiveFile(file, uses, isBarredRule))
  for (const use of uses) {
    const finding = findingOf(use, () => isSurelyUnused(use.waiver, files, scope))
    if (finding) findings.set(use.waiver, finding)
  }
  return { files: waived, findings: waivers.flatMap((waiver) => findings.get(waiver) ?? []) }
}

function waiveFile<File extends Waivable>(file: File, uses: readonly Use[], isBarredRule: IsBarred): File {
  const near = uses.filter(({ fitsPath }) => fitsPath(file.path))
  return near.length === 0
    ? file
    : { ...file, findings: file.findings.map((each) => waiveFinding(each, near, isBarredRule)) }
}

function waiveFinding(finding: Finding, near: readonly Use[], isBarredRule: IsBarred): Finding {
  const naming = near.filter((use) => names(use.waiver, use, finding))
  if (naming.length === 0) return finding
  if (isBarred(finding, isBarredRule)) {
    for (const use of naming) use.barred ??= finding.rule
    return finding
  }
  for (const use of naming) use.named++
  const before = naming.filter(({ waiver }) => coversOnBase(waiver, finding))
  if (before.length === 0)
    return { ...finding, message: `${finding.message} On the base branch, its waiver covers other jobs.` }
  const covering = before.filter(({ waiver }) => isBelowCeiling(waiver, finding))
  const longest = covering.reduce<Use | undefined>(longer, undefined)
  if (longest === undefined) {
    const most = Math.max(...before.map(({ waiver }) => waiver.upTo ?? 0))
    return { ...finding, message: `${finding.message} Its waiver covers at most ${amount(most)}.` }
  }
  const { waiver, daysLeft } = longest
  if (daysLeft >= 0) {
    longest.excused++
    return { ...finding, waived: appliedWaiverOf(waiver, daysLeft) }
  }
  longest.returned++
  const message = `${finding.message} Its waiver expired on ${waiver.expires}, ${agoWords(-daysLeft)}.`
  return { ...finding, message, expiredWaiver: appliedWaiverOf(waiver, daysLeft) }
}

const longer = (best: Use | undefined, use: Use): Use =>
  best === undefined || use.daysLeft > best.daysLeft ? use : best

function appliedWaiverOf({ reason, owner, ticket, expires, origin }: Waiver, daysLeft: number): AppliedWaiver {
  const place = { file: origin.file, line: origin.span.line }
  return present({ reason, owner, ticket, expires, daysLeft, place })
}

/** The most important finding about a waiver, if any. */
function findingOf(use: Use, isOfNoUse: () => boolean): PolicyFinding | undefined {
  const { waiver, daysLeft, named, excused, returned, barred } = use
  if (barred !== undefined) return barredFinding(waiver, barred)
  if (daysLeft < 0 && named > 0) return expired(waiver, -daysLeft, returned > 0)
  if (named === 0) return isOfNoUse() ? unused(waiver, daysLeft) : undefined
  return excused > 0 && daysLeft <= noticeDays ? expiring(waiver, daysLeft) : undefined
}
