import type { Annotation } from '../../core/report/formats/annotations.ts'
import { logText } from '../../core/text/encode.ts'

/** An annotation in the Checks API. */
export interface CheckAnnotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: 'failure' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
}

/** Limits of the Checks API: characters of a title, bytes of a message. */
const longestTitle = 255
const longestMessage = 64_000
const levels = { error: 'failure', warning: 'warning', notice: 'notice' } as const

/** The annotations within GitHub's limits. Omits those outside the repository's files. */
export function checkAnnotations(annotations: readonly Annotation[]): CheckAnnotation[] {
  return annotations.flatMap(({ file, span, severity, title, message }) => {
    if (file === undefined) return []
    const endLine = Math.max(span.line, span.endLine)
    // GitHub accepts columns only within one line. The end column is inclusive.
    const columns = endLine === span.line && {
      start_column: span.column,
      end_column: Math.max(span.column, span.endColumn - 1),
    }
    return {
      path: file,
      start_line: span.line,
      end_line: endLine,
      ...columns,
      annotation_level: levels[severity],
      title: cutTo(logText(title), longestTitle),
      message: withinBytes(message.split('\n').map(logText).join('\n'), longestMessage),
    }
  })
}

/** The annotations in `wanted` but not in `present`, as multisets. */
export function missingAnnotations(
  wanted: readonly CheckAnnotation[],
  present: readonly Omit<CheckAnnotation, 'start_column' | 'end_column'>[],
): CheckAnnotation[] {
  const counts = new Map<string, number>()
  for (const each of present) counts.set(identity(each), (counts.get(identity(each)) ?? 0) + 1)
  return wanted.filter((each) => {
    const left = counts.get(identity(each)) ?? 0
    counts.set(identity(each), left - 1)
    return left <= 0
  })
}

const identity = (each: Omit<CheckAnnotation, 'start_column' | 'end_column'>): string =>
  JSON.stringify([each.path, each.start_line, each.end_line, each.annotation_level, each.title, each.message.trim()])

const cutTo = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 2).toWellFormed()} …` : text

function withinBytes(text: string, most: number): string {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length <= most) return text
  // A character cut in two becomes a replacement character, which is removed.
  return `${new TextDecoder().decode(bytes.subarray(0, most - 4)).replace(/\ufffd$/, '')} …`
}
