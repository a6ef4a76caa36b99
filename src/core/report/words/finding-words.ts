import type { AppliedWaiver, Finding, Severity } from '../../finding/finding.ts'

/** "a warning before": why a finding counts as new although the base has it. */
export const onBaseWords = (onBase: NonNullable<Finding['onBase']>): string =>
  onBase === 'waived'
    ? 'waived before'
    : onBase === 'less'
      ? 'less of it before'
      : `${onBase === 'error' ? 'an' : 'a'} ${onBase} before`

/** "until 2027-01-31 (71 days left), ml-platform: the cluster moves in January (OPS-12)": who answers for what. */
export function waivedWords({ reason, owner, ticket, expires, daysLeft, place }: AppliedWaiver): string {
  const left = daysLeft === 0 ? 'the last day' : daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
  const by = owner === undefined ? '' : `, ${owner}`
  return `until ${expires} (${left})${by}: ${reason}${ticket === undefined ? '' : ` (${ticket})`} [${place.file}:${place.line}]`
}

export const severitySign: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' }

/**
 * A finding in one paragraph, for places that have room for nothing else: the job, what is wrong, and what to do or who
 * waived it. `file` where it cannot be pointed at. Untrusted text in it is not encoded.
 */
export function findingSentence({ job, message, remedy, span, waived }: Finding, file?: string): string {
  return [
    ...(file === undefined ? [] : [`In ${file}, line ${span.line}:`]),
    // A lone job at the top of a repository has no name of its own.
    ...(job === undefined || job === 'job' ? [] : [`Job ${job}:`]),
    message,
    waived ? `Waived ${waivedWords(waived)}.` : remedy,
  ].join(' ')
}
