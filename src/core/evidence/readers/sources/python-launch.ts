import { pythonCalls } from '../../../languages/python/python-calls.ts'
import { commandsWritten } from '../../../languages/python/python-commands.ts'
import { readPython } from '../../../languages/python/python-text.ts'
import { runs } from '../../../languages/shell/command-words.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { cloudRequest } from '../../engines/launch/cloud-commands.ts'
import { launchesIn } from '../../engines/launch/launch-commands.ts'
import { deviceOf, requestOfProcesses } from '../../engines/launch/launch-devices.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { hasNumber } from '../../observation/resolved-request.ts'
import { hardwareOf, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * Python that starts the training of another program, or asks a cloud for a machine: commands in strings and lists, and
 * the components of TorchX. It is one way to start it, so that all of it suggests.
 */
export const reader: EvidenceReader = {
  format: 'python-launch',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => mention.test(text),
  read: (path, text) => {
    const observations = new ObservationList()
    const python = readPython(text)
    for (const { text: command, line } of commandsWritten(python)) {
      const commands = shellCommands(command)
      for (const each of commands.filter(runs)) {
        for (const seen of observed(path, line, cloudRequest(each)?.request)) observations.add(seen)
      }
      const device = deviceOf(commands)
      for (const launch of launchesIn(commands)) {
        for (const seen of observed(path, line, requestOfProcesses(launch, device))) observations.add(seen)
      }
    }
    if (/\btorchx\b/.test(text)) {
      for (const { request, line } of [...componentsIn(text), ...machinesIn(python)]) {
        for (const seen of observed(path, line, request)) observations.add(seen)
      }
    }
    return observations.list()
  },
}

const mention =
  /torchrun|torch\.distributed\.(?:launch|run)|accelerate|deepspeed|horovodrun|mpirun|nproc[-_]per[-_]node|\btorchx\b|\bgcloud\b|\bsky\b|\baws\b|\baz\b/

function observed(path: string, line: number, request: ResourceRequest | undefined): Observation[] {
  const seen = request && observeRequest({ path, line }, 'suggests', request)
  return seen && (hasNumber(seen) || seen.machine !== undefined) ? [seen] : []
}

interface RequestAt {
  readonly line: number
  readonly request: ResourceRequest
}

/** `Resource(gpu=8)` of a role, and `ddp(j="2x8", gpu=8, h="p4d.24xlarge")`. */
function componentsIn(text: string): RequestAt[] {
  return pythonCalls(text).flatMap(({ callee, values, line }): RequestAt[] => {
    if (!/^(?:ddp|spmd|Resource)$/.test(callee)) return []
    const gpu = values.get('gpu')
    const [, nodes, each] = /^(\d{1,4})x(\d{1,2})$/.exec(String(values.get('j')?.value ?? '')) ?? []
    const perNode = wholeNumber(each) ?? (typeof gpu?.value === 'number' ? gpu.value : undefined)
    const host = values.get('h')?.value
    const machine = typeof host === 'string' && hardwareOf(host) ? host : undefined
    if (machine !== undefined) return [{ line, request: { machine, nodes: wholeNumber(nodes) } }]
    if (!perNode) return []
    return [{ line: gpu?.line ?? line, request: { kind: 'gpu', perNode, nodes: wholeNumber(nodes) } }]
  })
}

/** `h` is what TorchX calls the machine; an argument of a call is read with the call. */
const namesMachine =
  /\b(?:\w{0,30}(?:instance|machine|host)_?type\s{0,4}(?::\s{0,4}\w{1,20}\s{0,4})?|h\s{0,4}:\s{0,4}\w{1,20}\s{0,4})=\s{0,4}$/i

/** `instance_type: str = "trn1.32xlarge"`, the machine that a component takes unless it is given another. */
function machinesIn({ code, strings, lineAt }: ReturnType<typeof readPython>): RequestAt[] {
  return strings.flatMap(({ value, start, long }) => {
    if (long || value.length > 40 || hardwareOf(value) === undefined) return []
    return namesMachine.test(code.slice(Math.max(0, start - 100), start))
      ? [{ line: lineAt(start), request: { machine: value } }]
      : []
  })
}
