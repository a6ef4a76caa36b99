import { declaredAt } from './content.ts'
import type { Mark } from './finding-marks.ts'

/** Where in its file a mistake is told: for jobs of their own, for `defaults`, for the file. */
type Telling = Partial<Record<Mark['kind'], true>>

/** Where one side tells each mistake in a manifest. */
export function tellings(marks: readonly Mark[]): ReadonlyMap<string, Telling> {
  const found = new Map<string, Telling>()
  for (const mark of marks) {
    if (!isOfManifest(mark)) continue
    const key = keyOf(mark)
    const telling = found.get(key) ?? {}
    telling[mark.kind] = true
    found.set(key, telling)
  }
  return found
}

/**
 * Whether the other side tells the same mistake at another place of the file. What jobs inherit is told once in
 * `defaults`, and what they share through an anchor once for the first of them; moving it about makes no new mistake. A
 * job that says something else on the two sides has its own.
 */
export function isToldElsewhere(mark: Mark, others: ReadonlyMap<string, Telling>): boolean {
  const telling = isOfManifest(mark) ? others.get(keyOf(mark)) : undefined
  if (telling === undefined) return false
  if (mark.kind !== 'job') return telling.job === true
  const { head, base } = mark.job ?? {}
  if (head === undefined || base === undefined) return false
  const [now, before] = [declaredAt(head.job, mark.place), declaredAt(base.job, mark.place)]
  if (now !== before) return false
  // A value that was refused is not declared: then it may be new in this job, whatever other jobs say.
  return telling.defaults === true || telling.file === true || (telling.job === true && now !== undefined)
}

const isOfManifest = ({ finding }: Mark): boolean => finding.job === undefined && finding.rule.startsWith('manifest/')

const keyOf = ({ finding, file, place }: Mark): string =>
  JSON.stringify([finding.rule, file, place.filter((step) => typeof step === 'string'), finding.message])
