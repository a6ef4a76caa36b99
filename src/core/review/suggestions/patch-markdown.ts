import { holdsUnseenSign } from '../../text/unseen-signs.ts'

/**
 * A patch as a block of code in Markdown, byte for byte but for carriage returns, which a page does not keep. Undefined
 * where it holds characters that make text look different from what it is: nobody could see what they apply.
 */
export function patchMarkdown(patch: string): string | undefined {
  // The byte order mark of the file is before its first line.
  if (holdsUnseenSign(patch.replace(/^([ +-])\ufeff/gm, '$1'))) return undefined
  const fence = fenceFor(patch)
  return `${fence}diff\n${patch.replaceAll('\r\n', '\n').replace(/\n?$/, '\n')}${fence}\n`
}

/** A fence that no run of back-ticks in the text can end. */
export function fenceFor(text: string): string {
  const runs = text.match(/`+/g) ?? []
  return '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3))
}
