export interface DockerfileInstruction {
  /** In upper case. */
  readonly keyword: string
  /** The text after the keyword on one line, without comments, continuation characters and here documents. */
  readonly words: string
  /** The original lines. */
  readonly text: string
  /** 1-based. */
  readonly line: number
}

/** The instructions of a Dockerfile, in order. Skips lines that do not start with a word. */
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

/** The line continuation character. A leading `# escape=` may change it, for Windows paths. */
function escapeOf(lines: readonly string[]): string {
  for (const line of lines) {
    const [, key, value] = /^#[ \t]*(\w+)[ \t]*=[ \t]*(\S+)[ \t]*$/.exec(line) ?? []
    if (key === undefined) break
    if (key.toLowerCase() === 'escape' && value === '`') return value
  }
  return '\\'
}

/** The parts of an instruction, and the first line after it. Comments and empty lines do not end it. */
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

/** The first line after the here documents that an instruction opens. */
function afterDocuments(lines: readonly string[], from: number, words: string): number {
  let next = from
  for (const [, dash, , name] of words.matchAll(/<<(-?)(["']?)([A-Za-z_]\w*)\2/g)) {
    const isEnd = (line: string): boolean => (dash ? line.replace(/^\t+/, '') : line) === name
    const end = lines.findIndex((line, at) => at >= next && isEnd(line))
    next = end === -1 ? lines.length : end + 1
  }
  return next
}

/** The assignments of `ARG` or `ENV`. Null for `ARG NAME`, whose value comes from elsewhere. */
export function dockerfileAssignments({
  keyword,
  words,
}: DockerfileInstruction): (readonly [name: string, value: string | null])[] {
  if (keyword !== 'ARG' && keyword !== 'ENV') return []
  // `ENV NAME all that follows` is the legacy syntax.
  const [, old, value] = (keyword === 'ENV' && /^([^\s=]+)[ \t](.*)$/.exec(words)) || []
  if (old !== undefined && value !== undefined) return [[old, unquoted(value.trimStart())]]
  return [...words.matchAll(/([^\s="']+)(?:=((?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])*))?/g)].map(
    ([, name = '', given]) => [name, given === undefined ? null : unquoted(given)] as const,
  )
}

/** A value without quotes and escapes. */
const unquoted = (value: string): string =>
  value.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)/g, (_, double?: string, single?: string, sign?: string) =>
    double !== undefined ? double.replace(/\\(["\\$])/g, '$1') : (single ?? sign ?? ''),
  )

/** The parts of `FROM --platform=linux/arm64 image:tag AS name`. */
export function baseImage(words: string): { image: string; platform: string; name: string | undefined } {
  const [, platform = ''] = /--platform=(\S+)/.exec(words) ?? []
  const [image = '', as, name] = words.split(/\s+/).filter((word) => word !== '' && !word.startsWith('--'))
  return { image, platform, name: as?.toLowerCase() === 'as' ? name : undefined }
}
