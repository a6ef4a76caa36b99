import { isNotebook } from '../../../languages/python/notebook-path.ts'
import { modulesNamed } from '../../../languages/python/python-imports.ts'
import { beyondBounds, bounds } from '../../../text/bounds.ts'
import { giveUp } from '../../../text/given-up.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { SourceFile } from '../../source-file.ts'
import { namesKnown, reader as pythonSource } from './python-source.ts'

/**
 * Notebooks: imported frameworks. People try things out in notebooks: what these use bears a declaration out, and
 * contradicts none; what they run on tells nothing of the jobs beside them.
 */
export const reader: EvidenceReader = {
  format: 'notebook',
  matches: (path) => isNotebook(path),
  // A line may hold a picture, which is never searched.
  longest: { line: bounds.text },
  mayHold: (text) => namesKnown({ modulesNamed: modulesNamed(text) }),
  read: ({ path, text }) => {
    const lines = codeOf(text)
    const because = beyondBounds(lines.join('\n'))
    if (because !== undefined) {
      giveUp(because)
      return []
    }
    const found = new Map<string, Observation>()
    for (const seen of pythonSource.read(new SourceFile(path, lines.join('\n')))) {
      if (seen.what !== 'framework' || seen.how !== 'imported' || found.has(seen.framework)) continue
      found.set(seen.framework, { ...seen, place: { path, line: lineOf(text, lines[seen.place.line - 1] ?? '') } })
    }
    return [...found.values()]
  },
}

/** The lines of all cells of code, without what the shell or the notebook itself is told. */
function codeOf(text: string): string[] {
  const cells = parsed(text)
  return cells.flatMap((cell) => {
    const { cell_type: type, source } = (cell ?? {}) as { cell_type?: unknown; source?: unknown }
    if (type !== 'code') return []
    const parts = Array.isArray(source) ? source : [source]
    const code = parts.filter((part) => typeof part === 'string').join('')
    return code.split('\n').map((line) => (/^[ \t]*[%!?]/.test(line) ? '' : line))
  })
}

function parsed(text: string): readonly unknown[] {
  try {
    const notebook = JSON.parse(text)
    if (Array.isArray(notebook?.cells)) return notebook.cells
  } catch {
    // It was cut off, or merged by hand.
  }
  giveUp('is not a complete notebook')
  return []
}

/** Where a line of code stands in the notebook; the first line where it is written otherwise, as in one long line. */
function lineOf(text: string, code: string): number {
  const at = code === '' ? -1 : text.indexOf(JSON.stringify(code).slice(1, -1))
  return at === -1 ? 1 : text.slice(0, at).split('\n').length
}
