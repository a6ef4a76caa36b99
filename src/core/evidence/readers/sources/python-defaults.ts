import { type PythonText, readPython } from '../../../languages/python/python-text.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

/**
 * The numbers that programs take where nobody gives them others: defaults of options, of arguments and of fields, and
 * constants. They are the least of all evidence, and ask for nothing.
 */
export const reader: EvidenceReader = {
  format: 'python-defaults',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => mention.test(text),
  read: (path, text) => {
    const python = readPython(text)
    const stated = [...optionsIn(python), ...valuesIn(python)].slice(0, most)
    const isGaudi = python.strings.some(({ value }) => value === 'hpu')
    const observations = new ObservationList()
    for (const each of stated) {
      const seen = observed(path, each, python.lineAt)
      // Code that was brought from GPUs to Gaudi keeps their name for what it counts.
      if (isGaudi && seen?.inSource === 'gpus') continue
      if (seen) observations.add(seen)
    }
    return observations.list()
  },
}

const most = 60
const mention = /gpus?|nproc|num_nodes|nnodes|tpu_cores|local_device_count/i

interface Told {
  readonly name: string
  readonly value: number
  readonly at: number
}

/** `add_argument('--num_gpus', default=8)`, Click's options and Abseil's flags. */
function optionsIn({ code, strings }: PythonText): Told[] {
  return strings.flatMap(({ value, long, start, end }) => {
    if (long || value.length > 40) return []
    const name = value.replace(/^--?/, '').replaceAll('-', '_')
    if (meaningOf(name) === undefined) return []
    const isFlag = /\bDEFINE_integer\s{0,8}\(\s{0,80}$/.test(code.slice(Math.max(0, start - 120), start))
    if (!isFlag && !value.startsWith('--')) return []
    const rest = code.slice(end, end + 300)
    const number = isFlag
      ? /^\s{0,80},\s{0,80}(\d{1,4})\b/.exec(rest)
      : /^[^()]{0,250}?\bdefault\s{0,4}=\s{0,4}(\d{1,4})\b/.exec(rest)
    return number ? [{ name, value: Number(number[1]), at: start }] : []
  })
}

/** `num_gpus: int = 8`, `GPUS_PER_NODE = 8`, and `num_gpus=4` among the arguments of a call. */
function valuesIn({ code }: PythonText): Told[] {
  const found: Told[] = []
  const assignment =
    /\b([A-Za-z_]\w{2,39})[ \t]{0,4}(?::[ \t]{0,4}[\w.[\]| ]{1,40}?)?[ \t]{0,4}=[ \t]{0,4}(\d{1,4})(?=\s{0,4}(?:[,)\n;]|$))/g
  for (let match = assignment.exec(code); match !== null && found.length < most; match = assignment.exec(code)) {
    const [, name = '', value] = match
    if (meaningOf(name) !== undefined) found.push({ name, value: Number(value), at: match.index })
  }
  const devices = /\bjax\.local_device_count\(\)\s{0,4}==\s{0,4}(\d{1,2})\b/.exec(code)
  if (devices) found.push({ name: 'local_device_count', value: Number(devices[1]), at: devices.index })
  return found
}

type Meaning = 'perNode' | 'nodes' | 'cores' | 'devices'

function meaningOf(name: string): Meaning | undefined {
  const word = name.toLowerCase()
  if (word === 'local_device_count') return 'devices'
  if (/^(?:num_)?tpu_(?:num_)?cores$/.test(word)) return 'cores'
  if (/^(?:remote_|train_|training_)?(?:num_?|n_?)?nodes$|^nnodes$|^num_machines$/.test(word))
    return word === 'nodes' ? undefined : 'nodes'
  return /^(?:remote_|train_|training_)?(?:num_?|n_?)?gpus?(?:_per_(?:node|worker|host))?$|^n?proc_per_node$|^num_gpu_devices$/.test(
    word,
  ) && !/^gpus?$/.test(word)
    ? 'perNode'
    : undefined
}

function observed(
  path: string,
  { name, value, at }: Told,
  lineAt: PythonText['lineAt'],
): AcceleratorObservation | undefined {
  const meaning = meaningOf(name)
  if (meaning === undefined || value === 0) return undefined
  const seen = { what: 'accelerator', certainty: 'suggests', place: { path, line: lineAt(at) } } as const
  if (meaning === 'nodes') return { ...seen, inSource: 'nodes', nodes: value }
  if (meaning === 'cores') return value % 2 === 0 ? { ...seen, inSource: 'chips', count: value / 2 } : undefined
  return value > mostPerNode
    ? undefined
    : { ...seen, inSource: meaning === 'devices' ? 'devices' : 'gpus', perNode: value }
}
