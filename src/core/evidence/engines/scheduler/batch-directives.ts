import { isLiteral } from '../../../languages/shell/command-words.ts'
import { giveUp } from '../../../text/given-up.ts'

/** One option of a directive, such as `-l select=4:ngpus=8`. */
export interface DirectiveOption {
  /** Without its dashes. */
  readonly name: string
  readonly value: string
  /** 1-based. */
  readonly line: number
}

const longestLine = 2_000
const mostDirectives = 500

/**
 * The options of the directives that begin with a sign such as `#PBS`, up to the first command, where schedulers stop
 * to read. `isFlag` names options without a value.
 */
export function directiveOptions(text: string, sign: string): DirectiveOption[] {
  const found: DirectiveOption[] = []
  let start = 0
  for (let line = 1; start <= text.length; line++) {
    if (found.length >= mostDirectives) {
      giveUp(`holds more than ${mostDirectives} options of its scheduler`)
      break
    }
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const content = text.slice(start, Math.min(end, start + longestLine))
    start = end + 1
    if (content.startsWith(sign) && /^[ \t]/.test(content.slice(sign.length))) {
      found.push(...optionsIn(wordsOf(content.slice(sign.length)), line))
    } else if (content.trim() !== '' && !content.startsWith('#')) break
  }
  return found
}

/** The options among words, such as `-l a=1 -q gpu`, `--gpus-per-node=4` and `-N2`. */
export function optionsIn(words: readonly string[], line: number): DirectiveOption[] {
  return words.flatMap((word, at) => {
    const [, dashes, long = '', rest = ''] = /^(--?)([A-Za-z][\w-]{0,40})(?:=(.*))?$/s.exec(word) ?? []
    if (dashes === undefined) return []
    const glued = dashes === '-' && /^[A-Za-z]\d+$/.test(long)
    if (glued) return [{ name: long.slice(0, 1), value: long.slice(1), line }]
    const next = words[at + 1] ?? ''
    return [{ name: long, value: rest !== '' ? rest : next.startsWith('-') ? '' : next, line }]
  })
}

/** The words of a directive, with quoted ones whole and without what a comment adds. */
function wordsOf(text: string): string[] {
  const words = text.match(/"[^"]*"|'[^']*'|[^\s"']+(?:"[^"]*")?/g) ?? []
  const comment = words.findIndex((word) => word.startsWith('#'))
  return words.slice(0, comment === -1 ? words.length : comment).map((word) => word.replaceAll(/["']/g, ''))
}

/** The option of a name that counts, which is the last one. */
export const last = (options: readonly DirectiveOption[], ...names: string[]): DirectiveOption | undefined =>
  options.filter(({ name }) => names.includes(name)).at(-1)

export const literal = (value: string | undefined): string | undefined => (isLiteral(value) ? value : undefined)

/** `ngpus=8:gpu_type=a100` by its parts; a part without a value stands for itself. */
export const partsOf = (text: string, sign: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(sign).map((part) => {
      const cut = part.indexOf('=')
      return cut === -1 ? [part.trim(), ''] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()]
    }),
  )
