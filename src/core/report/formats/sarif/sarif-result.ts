import type { AppliedWaiver, Finding, Span } from '../../../finding/finding.ts'
import type { FileReview } from '../../../review/check.ts'
import { inertText, uriPath } from '../../../text/encode.ts'
import { findingSentence, waivedWords } from '../../words/finding-words.ts'
import { levelOf } from './sarif-rules.ts'

/** Code scanning shows so many places of a result. */
const mostRelated = 100

/** A finding as a `result`. `lineHash` is that of its line, where the line was read. */
export function sarifResult(
  finding: Finding,
  { path, isElsewhere = false }: FileReview,
  ruleIndex: number,
  lineHash: string | undefined,
): object {
  const { rule, severity, span, job, related, waived, standing } = finding
  return {
    ruleId: inertText(rule),
    ruleIndex,
    // Code scanning ignores suppressions, so a waived alert must not be an error there.
    level: waived ? 'note' : levelOf(severity),
    message: { text: inertText(findingSentence(finding, isElsewhere ? path : undefined)) },
    locations: [
      {
        physicalLocation: placeOf(path, span, isElsewhere),
        ...(job !== undefined && { logicalLocations: [{ name: inertText(job), kind: 'object' }] }),
      },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.slice(0, mostRelated).map((place, index) => ({
        id: index + 1,
        physicalLocation: placeOf(place.file, place.span),
        message: { text: inertText(place.message) },
      })),
    }),
    ...(lineHash !== undefined && { partialFingerprints: { primaryLocationLineHash: lineHash } }),
    // For all results or for none: an empty list says that nobody waives this one.
    suppressions: waived ? [suppressionOf(waived, path)] : [],
    ...(standing && { baselineState: standing === 'new' ? 'new' : 'unchanged' }),
    properties: { severity },
  }
}

/** A waiver in the manifest itself is in the source, one of a policy outside it. */
function suppressionOf(waived: AppliedWaiver, path: string): object {
  const { place } = waived
  const span = { line: place.line, column: 1, endLine: place.line, endColumn: 2 }
  const isInSource = place.file === path
  return {
    kind: isInSource ? 'inSource' : 'external',
    status: 'accepted',
    justification: inertText(waivedWords(waived)),
    ...(isInSource && { location: { physicalLocation: placeOf(path, span) } }),
  }
}

/** What is not below the folder that was checked, such as a shared policy, has no address from there. */
function placeOf(path: string, { line, column, endLine, endColumn }: Span, isElsewhere = false): object {
  const isBelow = !isElsewhere && !path.split('/').includes('..')
  return {
    artifactLocation: { uri: uriPath(path), ...(isBelow && { uriBaseId: '%SRCROOT%' }) },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  }
}
