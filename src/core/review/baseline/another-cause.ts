import type { Finding } from '../../finding/finding.ts'
import { isExtentOnly } from '../../finding/substance.ts'
import type { Path } from '../../text/document.ts'
import type { JobReview } from '../check.ts'
import type { Mark } from './finding-marks.ts'

/**
 * Whether a finding concerns something else than its partner on the base, at the same place: another accelerator,
 * provider, framework or the like. A more exact name for the same thing, or one name less, is not another.
 */
export function hasAnotherCause({ finding, job, place }: Mark, before: Finding): boolean {
  if (saysItsWord.test(finding.rule)) return isOtherWord(finding, before.message)
  if ((finding.substance && !isExtentOnly(finding.substance)) || job?.head === undefined || job.base === undefined)
    return false
  return isOtherName(namesAt(job.head.job, place), namesAt(job.base.job, place))
}

/** Whether a new name appears. False without a former name, since nothing is known then. */
export const isOtherName = (now: readonly string[], before: readonly string[]): boolean =>
  before.length > 0 && now.some((name) => !before.includes(name))

/** Whether a mistake in a word or number is a different one than `before`, its message on the base. */
export const isOtherWord = ({ rule, message }: Finding, before: string): boolean =>
  saysItsWord.test(rule) && message.toLowerCase() !== before.toLowerCase()

/** Rules whose message contains the wrong word or number. */
const saysItsWord = /^manifest\/(?:unknown-|contradicts-)/

/** The names that a job declares at a place, resolved through the catalog if possible. */
export function namesAt({ facts: { hardware, declaration } }: JobReview, place: Path): readonly string[] {
  const [section, key] = place
  if (section === 'hardware' && (key === 'accelerator' || key === 'machine') && hardware.candidates.length > 0)
    return hardware.candidates.map(({ id }) => id)
  if (section === 'hardware' && key === 'provider' && hardware.provider) return [hardware.provider.id]
  let value: unknown = declaration
  for (const step of place) {
    if (typeof value !== 'object' || value === null) break
    value =
      Array.isArray(value) && typeof step !== 'number'
        ? value
        : Object.hasOwn(value, step)
          ? (value as Record<string, unknown>)[String(step)]
          : undefined
  }
  return [value]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : []))
}
