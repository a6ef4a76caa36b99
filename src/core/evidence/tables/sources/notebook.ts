import { isNotebook } from '../../../languages/python/notebook-path.ts'
import { modulesNamed } from '../../../languages/python/python-imports.ts'
import { beyondBounds, bounds } from '../../../text/bounds.ts'
import { giveUp } from '../../../text/given-up.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import { SourceFile } from '../../source-file.ts'
import { reader as cloudCalls } from '../clouds/cloud-calls.ts'
import { reader as clusterCalls } from '../schedulers/cluster-calls.ts'
import { namesKnown, reader as pythonSource } from './python-source.ts'

/**
 * Notebooks: what their code imports, and the hardware that it requests. Notebooks are trials, so they only confirm a
 * declaration. They contradict one only if the manifest lists them.
 */
export const reader: EvidenceReader = {
  format: 'notebook',
  matches: (path) => isNotebook(path),
  // A line may contain a picture, which is never searched.
  longest: { line: bounds.text },
  mayHold: (text) => {
    const named = { modulesNamed: modulesNamed(text) }
    return namesKnown(named) || submitters.some(({ mayCall }) => mayCall(named))
  },
  read: ({ path, text }) => {
    const lines = codeOf(text)
    const code = lines.join('\n')
    const because = beyondBounds(code)
    if (because !== undefined) {
      giveUp(because)
      return []
    }
    const file = new SourceFile(path, code)
    const tried = [pythonSource, ...submitters].flatMap((each) => each.read(file)).filter(isTried)
    return withoutRepeats(
      tried.map((seen) => {
        const place = { path, line: lineOf(text, lines[seen.place.line - 1] ?? '') }
        return { ...seen, place, certainty: 'suggests' }
      }),
    )
  },
}

/** The readers of code that starts jobs. */
const submitters = [cloudCalls, clusterCalls]

/** Precision and sharding in a notebook are the latest trial, but its model and scale are its subject. */
const isTried = (seen: Observation): boolean =>
  seen.what === 'accelerator' ||
  seen.what === 'provider' ||
  (seen.what === 'framework' && seen.how === 'imported') ||
  (seen.what === 'setting' && /^(?:scale\.|model\.(?!precision$))/.test(seen.key))

/** The lines of all code cells, without shell and notebook commands. */
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
    // It is truncated, or was merged by hand.
  }
  giveUp('is not a complete notebook')
  return []
}

/** The line of some code in the notebook. 1 if the notebook is formatted differently, such as on one long line. */
function lineOf(text: string, code: string): number {
  const at = code === '' ? -1 : text.indexOf(JSON.stringify(code).slice(1, -1))
  return at === -1 ? 1 : text.slice(0, at).split('\n').length
}
