import { giveUp } from '../../text/given-up.ts'

/** One option of a directive or a command, such as `-l select=4:ngpus=8`. */
export interface DirectiveOption {
  /** Without dashes. */
  readonly name: string
  readonly value: string
  readonly line: number
}

const longestLine = 2_000
const mostDirectives = 500

/**
 * The options in directives with a prefix such as `#PBS`, up to the first command, where schedulers stop reading. One
 * list per part of a heterogeneous job.
 */
export function directivesIn(
  text: string,
  sign: string,
  read: (words: readonly string[], line: number) => readonly DirectiveOption[],
): DirectiveOption[][] {
  const parts: DirectiveOption[][] = [[]]
  let found = text.includes(sign) ? 0 : mostDirectives
  let start = 0
  for (let line = 1; start <= text.length && found < mostDirectives; line++) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const content = text.slice(start, Math.min(end, start + longestLine))
    start = end + 1
    if (content.startsWith(sign) && /^[ \t]/.test(content.slice(sign.length))) {
      const words = wordsOf(content.slice(sign.length))
      if (/^(?:het|pack)job$/.test(words[0] ?? '')) parts.push([])
      parts.at(-1)?.push(...read(words, line))
      found++
      if (found === mostDirectives) giveUp(`holds more than ${mostDirectives} options of its scheduler`)
    } else if (content.trim() !== '' && !content.startsWith('#')) break
  }
  return parts.filter((options) => options.length > 0)
}

const directive = /^#(?:SBATCH|PBS|BSUB|\$)[ \t]+-/

/** Whether a text starts with directives of a scheduler: then it is a batch script, in any language and of any name. */
export function isBatchScript(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    if (directive.test(text.slice(start, Math.min(end, start + longestLine)))) return true
    if (text[start] !== '#' && text.slice(start, end).trim() !== '') return false
    start = end + 1
  }
  return false
}

/** The words of a directive. Keeps quoted words whole, and leaves out comments. */
function wordsOf(text: string): string[] {
  const words = text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('#'))
  return words.slice(0, comment === -1 ? words.length : comment).map((word) => word.replaceAll(/["']|\\(?=.)/g, ''))
}
