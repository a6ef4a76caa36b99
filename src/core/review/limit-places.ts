import { byPlace, type Finding } from '../finding/finding.ts'
import { readDocument } from '../languages/yaml/document-reader.ts'
import { folderName } from '../manifest/job-names.ts'
import { parseManifest } from '../manifest/parse.ts'
import { locate, type Path, type Span } from '../text/document.ts'
import { pairFiles } from './baseline/file-pairs.ts'
import { pairJobs } from './baseline/job-pairs.ts'
import type { FileReview, JobReview } from './check.ts'
import type { BaseReviews } from './outcome.ts'

/**
 * Moves a limit's finding to the work that grew, if more work on the same hardware exceeds the limit. The finding keeps
 * its path, by which a baseline recognizes it.
 */
export function withLimitsAtTheirCause(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
): readonly FileReview[] {
  if (!head.some(({ findings }) => findings.some(isOfHardware))) return head
  const causes = new Map<JobReview, Path>()
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    const cause = now && base && causeOf(now.job, base.job)
    if (now && cause) causes.set(now.job, cause)
  }
  return head.map((file) => {
    const places = placesIn(file, causes)
    const placed = (finding: Finding): Finding => {
      const span = isOfHardware(finding) ? places.get(finding.job ?? '') : undefined
      return span === undefined ? finding : { ...finding, span }
    }
    return places.size === 0 ? file : { ...file, findings: file.findings.map(placed).sort(byPlace) }
  })
}

/** A limit on time or cost, exceeded by the declaration and not by a launch file. */
const isOfHardware = ({ rule, path, related }: Finding): boolean =>
  rule === 'policy/limit-exceeded' && path.length === 1 && path[0] === 'hardware' && related.length === 0

/** The first work quantity that grew on the same hardware, if the manifest itself declares it. */
function causeOf({ facts: { declaration: now } }: JobReview, { facts: { declaration: before } }: JobReview) {
  if (JSON.stringify(now.hardware) !== JSON.stringify(before.hardware)) return undefined
  const work = (['steps', 'tokens', 'epochs', 'samples'] as const).find(
    (key) => (now.scale?.[key] ?? 0) > (before.scale?.[key] ?? 0),
  )
  const path = work && ['scale', work]
  const isTaken = now.taken?.some((taken) => taken.path.join('.') === path?.join('.'))
  return isTaken ? undefined : path
}

/** Places of these values, by job. The file is parsed again: few changes exceed a limit. */
function placesIn({ path, text, jobs }: FileReview, causes: ReadonlyMap<JobReview, Path>): ReadonlyMap<string, Span> {
  const places = new Map<string, Span>()
  if (!jobs.some((job) => causes.has(job))) return places
  const document = readDocument(text)
  const declared = parseManifest(document, folderName(path)).jobs
  for (const review of jobs) {
    const job = declared.find(({ name, span }) => name === review.name && span.line === review.line)
    const cause = causes.get(review)
    if (job && cause) places.set(job.name, locate(job.node, cause, document))
  }
  return places
}
