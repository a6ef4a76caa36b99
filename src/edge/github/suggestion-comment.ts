import type { Suggestion } from '../../core/review/suggestions/suggestion.ts'
import { markdownText } from '../../core/text/encode.ts'
import { controlCharacterIn, holdsUnseenSign } from '../../core/text/unseen-signs.ts'

/** A review comment in the API. */
export interface ReviewComment {
  readonly path: string
  readonly body: string
  readonly line: number
  readonly side: 'RIGHT'
  readonly start_line?: number
  readonly start_side?: 'RIGHT'
}

const longestBody = 60_000
const marker = /^<!-- accelerator-review-suggestion:([\w-]{1,64})( outdated)? -->/

/** The fingerprint of a posted suggestion. Undefined for other comments. */
export const fingerprintIn = (body: string): string | undefined => marker.exec(body)?.[1]

/** Whether the comment says that its suggestion no longer applies. */
export const isOutdated = (body: string): boolean => marker.exec(body)?.[2] !== undefined

/** The text that replaces an obsolete suggestion, so that it cannot be committed. */
export const outdatedBody = (fingerprint: string): string =>
  `<!-- accelerator-review-suggestion:${fingerprint} outdated -->\n**Outdated:** the check no longer suggests this change.`

/** Invisible characters must not be committed with a click. Not every program treats a lone CR as a line break. */
const isUnseen = (text: string): boolean =>
  holdsUnseenSign(text) || controlCharacterIn(text) !== null || text.includes('\r')

/** The suggestion as a comment on its lines. Undefined if it cannot be shown exactly. */
export function reviewComment(suggestion: Suggestion): ReviewComment | undefined {
  const replacement = suggestion.replacement.replaceAll('\r\n', '\n')
  const body = [
    `<!-- accelerator-review-suggestion:${suggestion.fingerprint} -->`,
    markdownText(suggestion.message),
    '',
    `${fenceFor(replacement)}suggestion`,
    replacement,
    fenceFor(replacement),
  ].join('\n')
  // An empty replacement is ambiguous: no line, or an empty one.
  if (
    replacement === '' ||
    isUnseen(replacement) ||
    body.length > longestBody ||
    fingerprintIn(body) !== suggestion.fingerprint
  )
    return undefined
  const start =
    suggestion.startLine < suggestion.endLine && ({ start_line: suggestion.startLine, start_side: 'RIGHT' } as const)
  return { path: suggestion.path, body, line: suggestion.endLine, side: 'RIGHT', ...start }
}

/** Longer than any run of backticks in the text, which would end it. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  return '`'.repeat(longest + 1)
}
