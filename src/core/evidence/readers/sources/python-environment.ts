import { type PythonString, type PythonText, readPython } from '../../../languages/python/python-text.ts'
import { requestOfVariable } from '../../engines/launch/launch-environment.ts'
import { trains } from '../../engines/launch/visible-device.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/**
 * The devices that Python shows to the training program that it starts: `env["HIP_VISIBLE_DEVICES"] = "0,1"`. The maker
 * is told by the name of the variable.
 */
export const reader: EvidenceReader = {
  format: 'python-environment',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /_VISIBLE_(?:DEVICES|MODULES)/.test(text) && starts.test(text),
  read: (path, text) => {
    const python = readPython(text)
    if (!startsTraining(python)) return []
    const shown = python.strings.flatMap((string, index) => shownBy(python, string, index))
    const [first] = shown
    if (first === undefined) return []
    // A maker's own variable is set for its devices; software for others reads the common one beside it.
    const own = shown.filter(({ name }) => name !== common)
    const [stated = first, ...others] = own.length > 0 ? own : shown
    const isOne = others.every(({ value }) => value === stated.value)
    const request = requestOfVariable(stated.name, isOne ? stated.value : '0')
    if (request === undefined || others.some(({ name }) => requestOfVariable(name, '0')?.vendor !== request.vendor))
      return []
    const perNode = isOne && !counts(python) ? stated.value.split(',').length : undefined
    const isHere = !python.strings.some(({ value }) => several.test(value.slice(0, 200)))
    const place = { path, line: stated.line }
    const kind = observeRequest(place, 'suggests', { ...request, perNode: undefined })
    const all = perNode && observeRequest(place, 'suggests', { ...request, perNode, nodes: isHere ? 1 : undefined })
    if (kind === undefined || !all) return kind ? [kind] : []
    return stated.byDefault ? [kind, { ...all, byDefault: true }] : [all]
  },
}

const common = 'CUDA_VISIBLE_DEVICES'
const starts = /\bsubprocess\b|\bos\.(?:system|exec|spawn)|\bPopen\b/

interface Shown {
  readonly name: string
  readonly value: string
  readonly line: number
  readonly byDefault: boolean
}

const variable = /^(?:CUDA|HIP|ROCR|ASCEND_RT|HABANA)_VISIBLE_(?:DEVICES|MODULES)$/

/** What a variable is set to, where the name of it stands: by a key, by `setdefault`, or in an environment handed on. */
function shownBy(
  { code, strings, lineAt }: PythonText,
  { value: name, start, end }: PythonString,
  index: number,
): Shown[] {
  const next = strings[index + 1]
  if (!variable.test(name) || next === undefined || !/^\d{1,3}(?:,\d{1,3}){0,63}$/.test(next.value)) return []
  const before = code.slice(Math.max(0, start - 80), start)
  const between = code.slice(end, Math.min(next.start, end + 80))
  const byDefault = /\benv\w{0,40}\.setdefault\(\s{0,40}$/i.test(before) && /^\s{0,8},\s{0,40}$/.test(between)
  const isSet = /\b\w{0,40}env\w{0,40}\[$/i.test(before) && /^\][ \t]{0,8}=[ \t]{0,8}$/.test(between)
  const isKey = /[{,]\s{0,60}$/.test(before) && /^\s{0,8}:\s{0,8}$/.test(between) && isEnvironment(code, start)
  if (!byDefault && !isSet && !isKey) return []
  return [{ name, value: next.value, line: lineAt(start), byDefault }]
}

/** Whether the dictionary around a place is handed on as an environment. */
function isEnvironment(code: string, from: number): boolean {
  let depth = 0
  for (let at = from - 1; at >= 0 && at > from - 2_000; at--) {
    const sign = code[at] as string
    if (')]}'.includes(sign)) depth++
    else if ('([{'.includes(sign) && depth-- === 0)
      return (
        sign === '{' && /env\w{0,40}(?:\s{0,8}[=:]|\.update\()\s{0,40}$/i.test(code.slice(Math.max(0, at - 120), at))
      )
  }
  return false
}

const launcher = /^(?:torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed)$/
const launches = /^\s*(?:torchrun|accelerate\s+launch|deepspeed|(?:llamafactory-cli|swift)\s+(?:train|pt|sft|rlhf))\s/
const program = /^\s*(?:\S{0,200}\/)?python[\d.]*\s+(?:-u\s+)?(\S{1,200}\.py)\b/

/** Whether the program starts a training: by a launcher, or by the name of another program. */
const startsTraining = ({ strings }: PythonText): boolean =>
  strings.some(({ value, long }, index) => {
    if (long && !value.includes('\n')) return false
    const text = value.slice(0, 500)
    if (launcher.test(text) || launches.test(text)) return true
    if (/^(?:llamafactory-cli|swift)$/.test(text))
      return /^(?:train|pt|sft|rlhf)$/.test(strings[index + 1]?.value ?? '')
    return trains.test(program.exec(text)?.[1] ?? (/^[\w./-]{1,200}\.py$/.test(text) ? text : ''))
  })

/** Whether a command counts the processes itself. */
const counts = ({ strings }: PythonText): boolean =>
  strings.some(({ value }) => /nproc[-_]per[-_]node|num[-_]proc|num[-_]gpus|--include/.test(value.slice(0, 2_000)))

const several =
  /nnodes|num[-_]?nodes|num[-_]machines|node[-_]rank|master[-_]addr|hostfile|rdzv|^(?:srun|sbatch|mpirun|ssh)$/i
