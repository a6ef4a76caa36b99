/** One instruction of a Dockerfile. */
export interface DockerfileInstruction {
  /** In capitals. */
  readonly keyword: string
  /** What stands behind the keyword, in one line: without comments, signs of continuation and here documents. */
  readonly words: string
  /** The lines as they are written. */
  readonly text: string
  /** 1-based. */
  readonly line: number
}

/** The instructions of a Dockerfile, in order. A line that begins with no word is passed over. */
export function dockerfileInstructions(text: string): DockerfileInstruction[] {
  const lines = text.split('\n')
  const sign = escapeOf(lines)
  const found: DockerfileInstruction[] = []
  for (let start = 0; start < lines.length; ) {
    const [, keyword, rest] = /^[ \t]*([A-Za-z]+)(?:[ \t](.*))?$/.exec(lines[start] ?? '') ?? []
    if (keyword === undefined) {
      start++
      continue
    }
    const { parts, next } = continued(lines, start, rest ?? '', sign)
    const words = parts.join(' ').trim()
    const end = afterDocuments(lines, next, words)
    found.push({ keyword: keyword.toUpperCase(), words, text: lines.slice(start, end).join('\n'), line: start + 1 })
    start = end
  }
  return found
}

/** The sign that continues a line: `# escape=` before all else may name another one, for the paths of Windows. */
function escapeOf(lines: readonly string[]): string {
  for (const line of lines) {
    const [, key, value] = /^#[ \t]*(\w+)[ \t]*=[ \t]*(\S+)[ \t]*$/.exec(line) ?? []
    if (key === undefined) break
    if (key.toLowerCase() === 'escape' && value === '`') return value
  }
  return '\\'
}

/** The parts of an instruction, and the first line behind it. Comments and empty lines do not end it. */
function continued(lines: readonly string[], start: number, first: string, sign: string) {
  const parts: string[] = []
  let line = first
  let next = start + 1
  for (;;) {
    const trimmed = line.trimEnd()
    const isContinued = trimmed.endsWith(sign)
    parts.push(isContinued ? trimmed.slice(0, -1) : line)
    while (isContinued && next < lines.length && /^[ \t]*(?:#|$)/.test(lines[next] ?? '')) next++
    if (!isContinued || next >= lines.length) return { parts, next }
    line = lines[next++] ?? ''
  }
}

/** The first line behind the here documents that an instruction opens. */
function afterDocuments(lines: readonly string[], from: number, words: string): number {
  let next = from
  for (const [, dash, , name] of words.matchAll(/<<(-?)(["']?)([A-Za-z_]\w*)\2/g)) {
    const isEnd = (line: string): boolean => (dash ? line.replace(/^\t+/, '') : line) === name
    const end = lines.findIndex((line, at) => at >= next && isEnd(line))
    next = end === -1 ? lines.length : end + 1
  }
  return next
}

/** The names that `ARG` or `ENV` gives values to; null for `ARG NAME`, which takes it from elsewhere. */
export function dockerfileAssignments({
  keyword,
  words,
}: DockerfileInstruction): (readonly [name: string, value: string | null])[] {
  if (keyword !== 'ARG' && keyword !== 'ENV') return []
  // `ENV NAME all that follows` is how it was written at first.
  const [, old, value] = (keyword === 'ENV' && /^([^\s=]+)[ \t](.*)$/.exec(words)) || []
  if (old !== undefined && value !== undefined) return [[old, unquoted(value.trimStart())]]
  return [...words.matchAll(/([^\s="']+)(?:=((?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])*))?/g)].map(
    ([, name = '', given]) => [name, given === undefined ? null : unquoted(given)] as const,
  )
}

/** A value without its quotes, and without the backslashes that keep a sign as it is. */
const unquoted = (value: string): string =>
  value.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/g, (_, double?: string, single?: string, sign?: string) =>
    double !== undefined ? double.replace(/\\(["\\$])/g, '$1') : (single ?? sign ?? ''),
  )

/** What `FROM --platform=linux/arm64 image:tag AS name` says. */
export function baseImage(words: string): { image: string; platform: string; name: string | undefined } {
  const [, platform = ''] = /--platform=(\S+)/.exec(words) ?? []
  const [image = '', as, name] = words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('--'))
  return { image, platform, name: as?.toLowerCase() === 'as' ? name : undefined }
}
