import { isNotebook } from '../../languages/python/notebook-path.ts'
import { readPython } from '../../languages/python/python-text.ts'

/**
 * Where in a repository a word is, most reliable first. `work`: a command, a configuration or a file name; `remark`: a
 * comment, a docstring, program code or a command on a page; `prose`: text of a page.
 */
export type Position = 'work' | 'remark' | 'prose'

/** A line, or part of one, at one position. */
export interface TextPart {
  readonly text: string
  readonly line: number
  readonly position: Position
}

const page = /\.(?:md|mdx|markdown|rst|adoc|txt|tex|html?)$|(?:^|\/)(?:readme|notes|changelog|news|todo)[^/.]*$/i
const listOfPackages = /(?:requirements|constraints|reqs?)[^/]{0,80}\.txt$/i
const slashed = /\.(?:c|cc|cpp|h|hpp|cu|cuh|js|ts|go|rs|java|jsonnet|libsonnet|proto)$/i
/** A directive to a scheduler, which looks like a comment. */
const directive = /^\s*#(?:SBATCH|PBS|BSUB|\$)\s/

/** Splits a text file by position. */
export function textParts(path: string, text: string): TextPart[] {
  if (page.test(path) && !listOfPackages.test(path)) return partsOfPage(text)
  if (path.endsWith('.py') || isNotebook(path)) return partsOfProgram(path, text)
  return partsOfConfiguration(path, text)
}

/** The lines of a configuration or a script, with comments separate. */
export function partsOfConfiguration(path: string, text: string): TextPart[] {
  const comment = slashed.test(path) ? '//' : '#'
  return text.split('\n').flatMap((written, index): TextPart[] => {
    const line = index + 1
    const at = directive.test(written) ? -1 : commentStart(written, comment)
    const work = at === -1 ? written : written.slice(0, at)
    return [
      { text: work, line, position: 'work' },
      ...(at === -1 ? [] : [{ text: written.slice(at), line, position: 'remark' } as const]),
    ]
  })
}

/** The start of a comment: a sign at the start of the line or after a space. */
function commentStart(line: string, sign: string): number {
  for (let at = line.indexOf(sign); at !== -1; at = line.indexOf(sign, at + 1))
    if (at === 0 || /\s/.test(line[at - 1] ?? '')) return at
  return -1
}

function partsOfPage(text: string): TextPart[] {
  let fence: string | undefined
  return text.split('\n').map((written, index) => {
    const [, sign] = /^\s{0,3}(```|~~~)/.exec(written) ?? []
    const isFenced = fence !== undefined
    if (sign !== undefined) fence = fence === undefined ? sign : sign === fence ? undefined : fence
    return { text: written, line: index + 1, position: isFenced ? 'remark' : 'prose' }
  })
}

/** Program code only shows what it can do. A notebook's lines are JSON strings. */
function partsOfProgram(path: string, text: string): TextPart[] {
  if (!isNotebook(path)) {
    const { strings, lineAt } = readPython(text)
    const long = new Set<number>()
    for (const { start, end, long: isLong } of strings)
      if (isLong) for (let line = lineAt(start); line <= lineAt(end); line++) long.add(line)
    return text.split('\n').map((written, index) => ({
      text: written,
      line: index + 1,
      position: long.has(index + 1) && /^\s*[A-Z]/.test(written) ? 'prose' : 'remark',
    }))
  }
  return text.split('\n').map((written, index) => ({ text: written, line: index + 1, position: 'remark' }))
}
