import { pythonCalls } from '../../../languages/python/python-calls.ts'
import { commandsWritten } from '../../../languages/python/python-commands.ts'
import { readPython } from '../../../languages/python/python-text.ts'
import { runs } from '../../../languages/shell/command-words.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { isTooLong, wholeNumber } from '../../../text/bounds.ts'
import { cloudAsk } from '../../engines/launch/cloud-commands.ts'
import { launchesIn } from '../../engines/launch/launch-commands.ts'
import { deviceOf, processesAsked } from '../../engines/launch/launch-devices.ts'
import { type Asked, asked, hardwareOf } from '../../observation/asked-accelerator.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { hasNumber } from '../../observation/request.ts'

/**
 * Python that starts the training of another program, or asks a cloud for a machine: commands in strings and lists, and
 * the components of TorchX. It is one way to start it, so that all of it suggests.
 */
export const reader: EvidenceReader = {
  format: 'python-launch',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => mention.test(text) && !isTooLong(text),
  read: (path, text) => {
    const observations = new ObservationList()
    const python = readPython(text)
    for (const { text: command, line } of commandsWritten(python)) {
      const commands = shellCommands(command)
      for (const each of commands.filter(runs)) {
        for (const seen of observed(path, line, cloudAsk(each)?.asked)) observations.add(seen)
      }
      const device = deviceOf(commands)
      for (const launch of launchesIn(commands)) {
        for (const seen of observed(path, line, processesAsked(launch, device))) observations.add(seen)
      }
    }
    if (/\btorchx\b/.test(text)) {
      for (const { words, line } of [...componentsIn(text), ...machinesIn(python)]) {
        for (const seen of observed(path, line, words)) observations.add(seen)
      }
    }
    return observations.list()
  },
}

const mention =
  /torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed|horovodrun|mpirun|nproc[-_]per[-_]node|\btorchx\b|\bgcloud\b|\bsky\b|\baws\b|\baz\b/

function observed(path: string, line: number, words: Asked | undefined): Observation[] {
  const seen = words && asked({ path, line }, 'suggests', words)
  return seen && (hasNumber(seen) || seen.machine !== undefined) ? [seen] : []
}

interface Told {
  readonly line: number
  readonly words: Asked
}

/** `Resource(gpu=8)` of a role, and `ddp(j="2x8", gpu=8, h="p4d.24xlarge")`. */
function componentsIn(text: string): Told[] {
  return pythonCalls(text).flatMap(({ callee, values, line }): Told[] => {
    if (!/^(?:ddp|spmd|Resource)$/.test(callee)) return []
    const gpu = values.get('gpu')
    const [, nodes, each] = /^(\d{1,4})x(\d{1,2})$/.exec(String(values.get('j')?.value ?? '')) ?? []
    const perNode = wholeNumber(each) ?? (typeof gpu?.value === 'number' ? gpu.value : undefined)
    const host = values.get('h')?.value
    const machine = typeof host === 'string' && hardwareOf(host) ? host : undefined
    if (machine !== undefined) return [{ line, words: { machine, nodes: wholeNumber(nodes) } }]
    if (!perNode) return []
    return [{ line: gpu?.line ?? line, words: { kind: 'gpu', perNode, nodes: wholeNumber(nodes) } }]
  })
}

/** `h` is what TorchX calls the machine; an argument of a call is read with the call. */
const namesMachine =
  /\b(?:\w{0,30}(?:instance|machine|host)_?type\s{0,4}(?::\s{0,4}\w{1,20}\s{0,4})?|h\s{0,4}:\s{0,4}\w{1,20}\s{0,4})=\s{0,4}$/i

/** `instance_type: str = "trn1.32xlarge"`, the machine that a component takes unless it is told another. */
function machinesIn({ code, strings, lineAt }: ReturnType<typeof readPython>): Told[] {
  return strings.flatMap(({ value, start, long }) => {
    if (long || value.length > 40 || hardwareOf(value) === undefined) return []
    return namesMachine.test(code.slice(Math.max(0, start - 100), start))
      ? [{ line: lineAt(start), words: { machine: value } }]
      : []
  })
}
