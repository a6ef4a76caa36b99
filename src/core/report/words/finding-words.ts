import type { AppliedWaiver, Finding, Severity } from '../../finding/finding.ts'

/** Why a finding counts as new although the base has it: "a warning before". */
export const onBaseWords = (onBase: NonNullable<Finding['onBase']>): string =>
  onBase === 'waived'
    ? 'waived before'
    : onBase === 'less'
      ? 'less of it before'
      : `${onBase === 'error' ? 'an' : 'a'} ${onBase} before`

/** A waiver in words: "until 2027-01-31 (71 days left), ml-platform: the cluster moves in January (OPS-12)". */
export function waivedWords({ reason, owner, ticket, expires, daysLeft, place }: AppliedWaiver): string {
  const left = daysLeft === 0 ? 'the last day' : daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
  const by = owner === undefined ? '' : `, ${owner}`
  return `until ${expires} (${left})${by}: ${reason}${ticket === undefined ? '' : ` (${ticket})`} [${place.file}:${place.line}]`
}

export const severitySign: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' }

/**
 * A finding in one paragraph, for places with little space: the job, the problem, and the remedy or the waiver. `file`:
 * name the file, because the place cannot point at it. Untrusted text is not encoded.
 */
export function findingSentence({ job, message, remedy, span, waived }: Finding, file?: string): string {
  return [
    ...(file === undefined ? [] : [`In ${file}, line ${span.line}:`]),
    // The only job at the top of a repository has no name of its own.
    ...(job === undefined || job === 'job' ? [] : [`Job ${job}:`]),
    message,
    waived ? `Waived ${waivedWords(waived)}.` : remedy,
  ].join(' ')
}
