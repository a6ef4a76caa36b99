import { declaredAt } from './content.ts'
import type { Mark } from './finding-marks.ts'

/** Where a file reports a mistake: in jobs, in `defaults`, or for the file. */
type ReportedIn = Partial<Record<Mark['kind'], true>>

/** Where one side reports each mistake in a manifest. */
export function placesReported(marks: readonly Mark[]): ReadonlyMap<string, ReportedIn> {
  const found = new Map<string, ReportedIn>()
  for (const mark of marks) {
    if (!isOfManifest(mark)) continue
    const key = keyOf(mark)
    const reported = found.get(key) ?? {}
    reported[mark.kind] = true
    found.set(key, reported)
  }
  return found
}

/**
 * Whether the other side reports the same mistake elsewhere in the file. Defaults report it once, and an anchor once
 * for its first job, so moving a value creates no new mistake. A job with different values on the two sides has its
 * own.
 */
export function isReportedElsewhere(mark: Mark, others: ReadonlyMap<string, ReportedIn>): boolean {
  const reported = isOfManifest(mark) ? others.get(keyOf(mark)) : undefined
  if (reported === undefined) return false
  if (mark.kind !== 'job') return reported.job === true
  const { head, base } = mark.job ?? {}
  if (head === undefined || base === undefined) return false
  const [now, before] = [declaredAt(head.job, mark.place), declaredAt(base.job, mark.place)]
  if (now !== before) return false
  // A refused value is not declared, so it may be new in this job, whatever other jobs declare.
  return reported.defaults === true || reported.file === true || (reported.job === true && now !== undefined)
}

const isOfManifest = ({ finding }: Mark): boolean => finding.job === undefined && finding.rule.startsWith('manifest/')

const keyOf = ({ finding, file, place }: Mark): string =>
  JSON.stringify([finding.rule, file, place.filter((step) => typeof step === 'string'), finding.message])
