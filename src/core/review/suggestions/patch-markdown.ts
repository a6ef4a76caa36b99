import { holdsUnseenSign } from '../../text/unseen-signs.ts'

/**
 * A patch as a Markdown code block, byte for byte except carriage returns, which a page does not keep. Undefined if it
 * contains characters that disguise text, because readers could not see what they apply.
 */
export function patchMarkdown(patch: string): string | undefined {
  // The byte order mark precedes the first line.
  if (holdsUnseenSign(patch.replace(/^([ +-])\ufeff/gm, '$1'))) return undefined
  const fence = fenceFor(patch)
  return `${fence}diff\n${patch.replaceAll('\r\n', '\n').replace(/\n?$/, '\n')}${fence}\n`
}

/** A fence longer than any run of backticks in the text. */
export function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? []
  return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
}
