import { list } from '../../text/wording.ts'
import type { PolicyFinding, WaiverTerms } from '../policy.ts'
import type { Waivable } from './waiver-coverage.ts'
import { applyWaivers } from './waivers.ts'

const mostNamed = 10

/** Findings about waivers that a pull request adds, each with the findings of this run that it will cover. */
export function withCoverage<File extends Waivable>(
  findings: readonly PolicyFinding[],
  files: readonly File[],
  terms: WaiverTerms,
  today: string,
): PolicyFinding[] {
  return findings.map((finding) => {
    const { pendingWaiver } = finding
    if (pendingWaiver === undefined) return finding
    const after = applyWaivers(files, [pendingWaiver], terms, today, 'some').files
    const covered = after.flatMap(({ path, findings: all }) =>
      all.filter(({ waived }) => waived).map(({ rule, span }) => ({ rule, place: `${path}:${span.line}` })),
    )
    const isOneRule = covered.every(({ rule }) => rule === pendingWaiver.rule)
    const names = [...new Set(covered.map(({ rule, place }) => (isOneRule ? place : `${rule} at ${place}`)))]
    if (names.length === 0) return finding
    const more = names.length - mostNamed
    const shown = more > 0 ? [...names.slice(0, mostNamed), `${more} more`] : names
    return { ...finding, message: `${finding.message} After merging, it covers ${list(shown)}.` }
  })
}
