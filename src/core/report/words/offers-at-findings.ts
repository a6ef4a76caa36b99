import type { Finding } from '../../finding/finding.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import { areaOf } from '../../rules/rule.ts'
import { numberOf } from '../../text/wording.ts'
import type { FindingBlock, SameWords } from './finding-groups.ts'
import { cheapestOffer, offerWords } from './money.ts'

/** The findings that show their job's offers: for each job, the first finding that an offer clears. */
export function offersAtFindings(blocks: readonly FindingBlock[]): ReadonlyMap<SameWords, JobReview> {
  const shown = new Set<JobReview>()
  const jobs = new Map<SameWords, JobReview>()
  for (const same of blocks.flatMap(({ variants }) => variants)) {
    const [place, another] = same.places
    if (place === undefined || another !== undefined || place.finding.waived) continue
    const job = clearedJob(place.file, place.finding)
    if (job === undefined || shown.has(job)) continue
    shown.add(job)
    jobs.set(same, job)
  }
  return jobs
}

/** The offers shown at a finding. Empty if none were searched. */
export function offersAt(file: FileReview, finding: Finding): string[] {
  const job = clearedJob(file, finding)
  return job === undefined ? [] : firstOffers(job)
}

/** The smallest change, and the cheapest one if that differs. */
export function firstOffers(job: JobReview): string[] {
  const cheapest = cheapestOffer(job)
  const all = allOffers(job)
  return all.filter((_, index) => index === 0 || (cheapest !== undefined && job.alternatives[index] === cheapest))
}

/**
 * The changes that were checked to clear a job's errors and warnings, nearest first. If none does, says so, so that
 * nobody searches again.
 */
export function allOffers(job: JobReview): string[] {
  const { alternatives, tried = 0 } = job
  if (alternatives.length > 0 || tried === 0) return alternatives.map((offer) => offerWords(job, offer))
  return [`nothing that was tried (${numberOf(tried, 'change')} of hardware or layout)`]
}

/** The job of a finding for which offers were searched. */
function clearedJob({ jobs }: FileReview, { job, rule, severity }: Finding): JobReview | undefined {
  if (severity === 'notice' || rule.startsWith('manifest/')) return undefined
  const reviewed = jobs.find(({ name }) => name === job)
  // "Nothing passes" is no answer to a contradicting file or a missing key.
  const isOfHardware = areaOf(rule) !== 'evidence' && rule !== 'policy/undeclared'
  const isSearchedFor = reviewed?.alternatives.length !== 0 || isOfHardware
  return reviewed && isSearchedFor && allOffers(reviewed).length > 0 ? reviewed : undefined
}

/** The text before each offer at a finding. */
export const offerLead = (index: number): string => (index === 0 ? 'Would pass:' : 'Cheapest that would pass:')
