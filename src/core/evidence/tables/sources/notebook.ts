import { isNotebook } from '../../../languages/python/notebook-path.ts'
import { modulesNamed } from '../../../languages/python/python-imports.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { beyondBounds, bounds } from '../../../text/bounds.ts'
import { giveUp } from '../../../text/given-up.ts'
import { deviceOf, requestOfProcesses } from '../../engines/commands/devices.ts'
import { launchesIn } from '../../engines/commands/launches.ts'
import { softwareOfCommands } from '../../engines/commands/software.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import { SourceFile } from '../../source-file.ts'
import { reader as cloudCalls } from '../clouds/cloud-calls.ts'
import { reader as clusterCalls } from '../schedulers/cluster-calls.ts'
import { namesKnown, reader as pythonSource } from './python-source.ts'

/**
 * Notebooks: what their code imports, the hardware that it requests, and what their commands start. Notebooks are
 * trials, so they only confirm a declaration. They contradict one only if the manifest lists them.
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
    const { code: lines, commands } = linesOf(text)
    const code = lines.join('\n')
    const because = beyondBounds(code)
    if (because !== undefined) {
      giveUp(because)
      return []
    }
    const file = new SourceFile(path, code)
    const inCode = [pythonSource, ...submitters].flatMap((each) => each.read(file))
    const started = startedBy(path, commands.join('\n'))
    return withoutRepeats(
      [...inCode, ...started].filter(isTried).map((seen) => {
        const place = { path, line: lineOf(text, lines[seen.place.line - 1] || commands[seen.place.line - 1] || '') }
        return { ...seen, place, certainty: 'suggests' }
      }),
    )
  },
}

/** What commands of the shell show, and the processes that they start. */
function startedBy(path: string, text: string): readonly Observation[] {
  if (text.trim() === '') return []
  const commands = shellCommands(text)
  const processes = launchesIn(commands).flatMap((launch) => {
    const request = requestOfProcesses(launch, deviceOf(commands))
    return (request && observeRequest({ path, line: launch.line }, 'suggests', request)) ?? []
  })
  return [...softwareOfCommands(path, text), ...processes]
}

/** The readers of code that starts jobs. */
const submitters = [cloudCalls, clusterCalls]

/** Precision and sharding in a notebook are the latest trial, but its model and scale are its subject. */
const isTried = (seen: Observation): boolean =>
  seen.what === 'accelerator' ||
  seen.what === 'provider' ||
  (seen.what === 'framework' && (seen.how === 'imported' || seen.how === 'configured')) ||
  (seen.what === 'setting' && /^(?:scale\.|model\.(?!precision$))/.test(seen.key))

/** The lines of all code cells: Python, and commands of the shell, each empty where the other is. */
function linesOf(text: string): { readonly code: string[]; readonly commands: string[] } {
  const lines = parsed(text).flatMap((cell) => {
    const { cell_type: type, source } = (cell ?? {}) as { cell_type?: unknown; source?: unknown }
    if (type !== 'code') return []
    const parts = Array.isArray(source) ? source : [source]
    return linesOfCell(parts.filter((part) => typeof part === 'string').join(''))
  })
  return { code: lines.map(({ code }) => code), commands: lines.map(({ command }) => command) }
}

/** `!torchrun train.py`, with the lines that it continues on, or a whole cell after `%%bash`. Other magic is nothing. */
function linesOfCell(cell: string): { readonly code: string; readonly command: string }[] {
  const lines = cell.split('\n')
  const isScript = /^%%(?:bash|sh)\b/.test(lines[0] ?? '')
  let continues = false
  return lines.map((line) => {
    const isCommand = continues || (isScript ? !line.startsWith('%%') : /^[ \t]*!/.test(line))
    continues = isCommand && !isScript && line.endsWith('\\')
    if (isCommand) return { code: '', command: line.replace(/^[ \t]*!/, '') }
    return { code: isScript || /^[ \t]*[%?]/.test(line) ? '' : line, command: '' }
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
