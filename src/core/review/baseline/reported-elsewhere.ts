import { declaredAt } from './content.ts'
import type { Mark } from './finding-marks.ts'

/** Where in its file a mistake is reported: for jobs of their own, for `defaults`, for the file. */
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
 * Whether the other side reports the same mistake at another place of the file. What jobs inherit is reported once in
 * `defaults`, and what they share through an anchor once for the first of them; moving it about makes no new mistake. A
 * job that says something else on the two sides has its own.
 */
export function isReportedElsewhere(mark: Mark, others: ReadonlyMap<string, ReportedIn>): boolean {
  const reported = isOfManifest(mark) ? others.get(keyOf(mark)) : undefined
  if (reported === undefined) return false
  if (mark.kind !== 'job') return reported.job === true
  const { head, base } = mark.job ?? {}
  if (head === undefined || base === undefined) return false
  const [now, before] = [declaredAt(head.job, mark.place), declaredAt(base.job, mark.place)]
  if (now !== before) return false
  // A value that was refused is not declared: then it may be new in this job, whatever other jobs say.
  return reported.defaults === true || reported.file === true || (reported.job === true && now !== undefined)
}

const isOfManifest = ({ finding }: Mark): boolean => finding.job === undefined && finding.rule.startsWith('manifest/')

const keyOf = ({ finding, file, place }: Mark): string =>
  JSON.stringify([finding.rule, file, place.filter((step) => typeof step === 'string'), finding.message])
