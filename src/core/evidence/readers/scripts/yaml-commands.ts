import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { eachMap, entriesOf, isYamlPath, itemsOf, yamlDocuments } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { mayRequestAccelerator } from '../../engines/kubernetes/resource-names.ts'
import { launchesIn } from '../../engines/launch/launch-commands.ts'
import { deviceOf, requestOfProcesses } from '../../engines/launch/launch-devices.ts'
import type { AcceleratorObservation, EvidenceReader, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { hasNumber } from '../../observation/resolved-request.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/** The commands that tasks in YAML start, whatever runs the tasks: how many processes they are given. */
export const reader: EvidenceReader = {
  format: 'yaml-commands',
  matches: isYamlPath,
  mayHold: (text) => mention.test(text),
  read: (path, text) => {
    const observations = new ObservationList()
    let left = most
    for (const { root, lineOf } of yamlDocuments(text, (part) => mention.test(part) && !isAllotted(part))) {
      eachMap(root, (map) => {
        for (const [, { node }] of entriesOf(map)) {
          for (const command of commandsIn(node)) {
            if (left-- <= 0) return false
            for (const seen of processesIn({ path, line: lineOf(node.range) }, command)) observations.add(seen)
          }
        }
        return undefined
      })
    }
    return observations.list()
  },
}

const most = 100
const longest = 20_000
const mention =
  /nproc[-_]per[-_]node|accelerate[\s"',]{1,40}launch|\btorchrun\b|\bdeepspeed[\s"',]{1,40}--|\bhorovodrun\b|\bmpirun\b/

/** Where a task asks for its accelerators, the processes that it starts only repeat them, for one node or for all. */
const isAllotted = (part: string): boolean =>
  mayRequestAccelerator(part) ||
  /^[ \t-]*["']?(?:resources|accelerators?|gpuCount|gpu|gpus|num_gpus|gpu_num|slots_per_trial|instance_?[tT]ype|instance_?[cC]ount|compute|machine_?[tT]ype)["']?[ \t]*:/m.test(
    part,
  )

/** A text is a command, or several; the items of a list are commands of their own, or the words of one. */
function commandsIn(node: Node): string[] {
  if (node.kind === 'scalar') return mention.test(node.source) ? [node.source.slice(0, longest)] : []
  const items = itemsOf(node).map((item) => (item.kind === 'scalar' ? item.source : '$'))
  if (items.length === 0 || items.length > 500) return []
  const own = items.filter((item) => /\s/.test(item) && mention.test(item))
  if (own.length > 0) return own.map((item) => item.slice(0, longest))
  const whole = items.join(' ')
  return mention.test(whole) ? [whole.slice(0, longest)] : []
}

function processesIn(place: Place, command: string): AcceleratorObservation[] {
  const commands = shellCommands(command)
  const device = deviceOf(commands)
  return launchesIn(commands.filter(({ kept }) => !kept)).flatMap((launch) => {
    const request = launch.processes && requestOfProcesses(launch, device)
    const seen = request && observeRequest(place, 'suggests', { ...request, byDefault: launch.byDefault })
    return seen && hasNumber(seen) ? [seen] : []
  })
}
