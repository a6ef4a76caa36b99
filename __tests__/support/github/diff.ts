/** The place of a comment. Without `side` it is on the right: the file in the pull request. */
export interface Anchor {
  readonly path: string
  readonly line?: number
  readonly side?: string
  readonly start_line?: number
  readonly start_side?: string
}

/** A file of a comparison; without a patch it is too large or binary. */
export interface ChangedFile {
  readonly filename: string
  readonly patch?: string
}

/** Why GitHub refuses an anchor: undefined if both its ends are lines in one hunk of the file's patch. */
export function anchorProblem(anchor: Anchor, files: readonly ChangedFile[]): string | undefined {
  const { path, line, side = 'RIGHT', start_line: start = line, start_side: startSide = side } = anchor
  const file = files.find(({ filename }) => filename === path)
  if (file === undefined) return 'Path could not be resolved'
  if (line === undefined || start === undefined) return 'Line could not be resolved'
  const found = hunks(file.patch ?? '')
  const end = found.find((hunk) => hunk[sideOf(side)].has(line))
  if (end === undefined) return 'Pull request review thread line must be part of the diff'
  if (start > line) return 'Pull request review thread start line must precede the end line.'
  const isSame = end[sideOf(startSide)].has(start)
  return isSame ? undefined : 'Pull request review thread start line must be part of the same hunk as the line.'
}

interface Hunk {
  readonly left: ReadonlySet<number>
  readonly right: ReadonlySet<number>
}

const sideOf = (side: string): 'left' | 'right' => (side === 'LEFT' ? 'left' : 'right')

function hunks(patch: string): Hunk[] {
  const starts = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
  const found: { left: Set<number>; right: Set<number> }[] = []
  let left = 0
  let right = 0
  for (const line of patch.split('\n')) {
    const head = starts.exec(line)
    if (head !== null) {
      found.push({ left: new Set(), right: new Set() })
      left = Number(head[1])
      right = Number(head[2])
      continue
    }
    // A line without a final line break is followed by a remark, which is not a line.
    if (line.startsWith('\\')) continue
    const hunk = found.at(-1)
    if (!line.startsWith('+')) hunk?.left.add(left++)
    if (!line.startsWith('-')) hunk?.right.add(right++)
  }
  return found
}
