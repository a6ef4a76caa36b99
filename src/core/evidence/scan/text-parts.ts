import { isNotebook } from '../../languages/python/notebook-path.ts'
import { readPython } from '../../languages/python/python-text.ts'

/**
 * Where in a repository a word stands, from the place that says most: `work`: a command, a configuration or the name of
 * a file; `remark`: a comment, a docstring, the code of a program or a command that a page shows; `prose`: what a page tells.
 */
export type Position = 'work' | 'remark' | 'prose'

/** A line, or a part of one, at one position. */
export interface TextPart {
  readonly text: string
  /** 1-based. */
  readonly line: number
  readonly position: Position
}

const page = /\.(?:md|mdx|markdown|rst|adoc|txt|tex|html?)$|(?:^|\/)(?:readme|notes|changelog|news|todo)[^/.]*$/i
const listOfPackages = /(?:requirements|constraints|reqs?)[^/]{0,80}\.txt$/i
const slashed = /\.(?:c|cc|cpp|h|hpp|cu|cuh|js|ts|go|rs|java|jsonnet|libsonnet|proto)$/i
/** What begins like a comment and is read by a scheduler. */
const directive = /^\s*#(?:SBATCH|PBS|BSUB|\$)\s/

/** A text file, cut up by what is said there. */
export function textParts(path: string, text: string): TextPart[] {
  if (page.test(path) && !listOfPackages.test(path)) return partsOfPage(text)
  if (path.endsWith('.py') || isNotebook(path)) return partsOfProgram(path, text)
  return partsOfConfiguration(path, text)
}

/** The lines of a configuration or a script, each comment by itself. */
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

/** Where a comment begins: at a sign that begins the line or follows a blank. */
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

/** What a program may do is no more than a remark on what it does. A notebook is a text whose strings are lines. */
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
