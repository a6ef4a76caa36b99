import { dictionaryText } from '../../../languages/python/dictionary-text.ts'
import { type Constants, namesIn } from '../../../languages/python/python-calls.ts'
import { type PythonString, type PythonText, readPython } from '../../../languages/python/python-text.ts'
import { placeholder, writtenText } from '../../../languages/python/written-text.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { reader as aiPlatform } from '../clouds/ai-platform.ts'
import { reader as azureml } from '../clouds/azureml.ts'
import { reader as skypilot } from '../clouds/skypilot.ts'
import { inDocument, reader as vertex } from '../clouds/vertex.ts'
import { reader as kubernetes } from '../containers/kubernetes.ts'

/**
 * Python that writes out the specification of a job, as a text or as a dictionary: for Kubernetes, SkyPilot, Vertex AI
 * and Azure Machine Learning. It states what it asks for where the same file submits the job.
 */
export const reader: EvidenceReader = {
  format: 'python-documents',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => mention.test(text) && requesting.test(text),
  read: (path, text) => {
    const python = readPython(text)
    const { constants, withDefaults } = namesIn(python)
    const sure = observed(path, python, constants)
    const stated = new Set(sure.map((seen) => JSON.stringify(seen)))
    const isSubmitted = submits.test(text)
    const observations = new ObservationList()
    for (const seen of observed(path, python, withDefaults)) {
      const isSure = stated.has(JSON.stringify(seen))
      if (!isSure && seen.what === 'accelerator') observations.add({ ...seen, byDefault: true, certainty: 'suggests' })
      else observations.add(isSubmitted && isSure ? seen : { ...seen, certainty: 'suggests' })
    }
    return observations.list()
  },
}

const mention = /apiVersion|workerPoolSpecs|trainingInput|resources:|azureml/
const requesting =
  /\.com\/|\.ai\/gaudi|instance-type|acceleratorType|accelerator_type|machineType|machine_type|accelerators:|masterType|instance_count/

/** What hands a specification to whoever runs it. */
const submits =
  /\bcreate_(?:namespaced_|cluster_)?(?:job|pod|custom_object|custom_job)\w*\s*\(|\bcreate_from_(?:dict|yaml)\b|\bkubectl\b|\bcustom-jobs\b|\bgcloud\b|\bsky\b["',\s]{1,6}(?:jobs\b|launch\b|exec\b)|\baz\b["',\s]{1,6}ml\b/

const specReaders: readonly EvidenceReader[] = [
  aiPlatform,
  azureml,
  kubernetes,
  skypilot,
  { ...vertex, read: inDocument },
]

interface Document {
  readonly text: string
  readonly lineOf: (line: number) => number
}

function observed(path: string, python: PythonText, names: Constants): Observation[] {
  return [...textsIn(python, names), ...dictionariesIn(python, names)].flatMap(({ text, lineOf }) =>
    specReaders
      .filter(({ mayHold }) => mayHold?.(text))
      .flatMap(({ read }) => read(path, text))
      .map((seen) => ({
        ...seen,
        ...(serves.test(text) && { certainty: 'suggests' as const }),
        place: { path, line: lineOf(seen.place.line) },
      })),
  )
}

/** Objects that answer requests, rather than train. */
const serves = /^[ \t{]*["']?kind["']?[ \t]*:[ \t]*["']?(?:InferenceService|Deployment|StatefulSet|RayService)\b/m

const mostDocuments = 40
const isSpec = /^[ \t]*["']?(?:apiVersion|workerPoolSpecs|trainingInput|resources|type|\$schema)["']?[ \t]*:/m

/** A text that is a value; what documents a program, or is printed for whoever reads it, asks for nothing. */
const isValue = (before: string): boolean =>
  /(?:[=([,{:]|\breturn|\byield)\s*(?:[frbuFRBU]{0,2})$/.test(before) &&
  !/(?:\b(?:help|description|epilog|usage|__doc__)\s{0,4}=|\b(?:print|echo|info)\()\s*[frbuFRBU]{0,2}$/.test(before)

function textsIn(python: PythonText, names: Constants): Document[] {
  const documents: Document[] = []
  let end = 0
  for (const [index, { start }] of python.strings.entries()) {
    if (start < end || documents.length >= mostDocuments) continue
    const first = python.strings[index] as PythonString
    const written = writtenText(python, index, names)
    end = written.end
    if (written.lines.length < 2 || !isSpec.test(written.text)) continue
    if (!isValue(python.code.slice(Math.max(0, first.start - 200), first.start))) continue
    const { lines } = written
    const last = lines.at(-1) as number
    documents.push({ text: dedented(written.text), lineOf: (line) => lines[line - 1] ?? last })
  }
  return documents
}

/**
 * A text without what all of its lines are indented by, as `textwrap.dedent` gives it, and without the lines that are
 * filled in as a whole.
 */
function dedented(text: string): string {
  const rows = text.split('\n').map((row) => (row.trim() === placeholder ? '' : row))
  const indents = rows.filter((row) => row.trim() !== '').map((row) => row.length - row.trimStart().length)
  const least = indents.reduce((one, other) => Math.min(one, other), 200)
  return rows.map((row) => row.slice(least)).join('\n')
}

function dictionariesIn(python: PythonText, names: Constants): Document[] {
  const { code, strings, lineAt } = python
  const documents: Document[] = []
  let left = mostDocuments
  for (const { value, start, end } of strings) {
    if (!/^(?:apiVersion|trainingInput)$/.test(value) || left <= 0) continue
    const open = /\{\s{0,200}$/.exec(code.slice(Math.max(0, start - 201), start))?.[0].length
    if (open === undefined || !/^\s{0,8}:/.test(code.slice(end, end + 10))) continue
    left--
    const text = dictionaryText(python, start - open, names)
    const line = lineAt(start - open)
    if (text !== undefined) documents.push({ text, lineOf: (within) => within + line - 1 })
  }
  return documents
}
