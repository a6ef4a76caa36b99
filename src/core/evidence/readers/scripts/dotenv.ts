import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import {
  type EnvironmentRequest,
  namedInVariables,
  type Setting,
  settingsIn,
} from '../../engines/launch/launch-environment.ts'
import { sizesInVariables } from '../../engines/launch/variable-sizes.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { hardwareNamed, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * Variables that scripts and launchers take from a file: `NPROC_PER_NODE=4`, `ACCELERATOR_TYPE=NVIDIA_TESLA_P100`. They
 * suggest what a job is started on; those of an example are defaults.
 */
export const reader: EvidenceReader = {
  format: 'dotenv',
  matches: (path) =>
    /(?:^|\/)[\w-]{0,60}\.env(?:\.(?:example|sample|template|dist|local|dev|prod|train|gpu|tpu))?$/i.test(path),
  mayHold: (text) => mention.test(text),
  read: (path, text) => {
    const commands = shellCommands(text)
    const named = [...attachedIn(settingsIn(commands)), ...namedInVariables(commands)]
    const isPlaced = named.some(({ request: { perNode, machine, slices } }) => perNode ?? machine ?? slices)
    const requests = isPlaced ? named : [...named, ...sizesInVariables(commands, { kind: 'gpu', isNamed: false })]
    const isExample = /\.(?:example|sample|template|dist)$/i.test(path)
    const observations = new ObservationList()
    for (const { line, request } of requests) {
      const seen = observeRequest({ path, line }, 'suggests', { ...request, ...(isExample && { byDefault: true }) })
      if (seen) observations.add(seen)
    }
    return observations.list()
  },
}

const mention = /NPROC|NNODES|NUM_NODES|GPU|ACCELERATOR_|INSTANCE_TYPE|MACHINE_TYPE|VM_SIZE|TPU/

/** A card with its number, which stand in two variables: `ACCELERATOR_TYPE` and `ACCELERATOR_COUNT`. */
function attachedIn(settings: readonly Setting[]): EnvironmentRequest[] {
  const only = (name: RegExp): Setting | undefined => {
    const [setting, another] = settings.filter((each) => name.test(each.name))
    return another === undefined ? setting : undefined
  }
  const type = only(/^ACCELERATOR_TYPE$/)
  const hardware = hardwareNamed(type?.value)
  if (type === undefined || hardware?.accelerator === undefined || hardware.chips !== undefined) return []
  const request: ResourceRequest = {
    name: type.value,
    perNode: wholeNumber(only(/^ACCELERATOR_COUNT$/)?.value),
    nodes: wholeNumber(only(/^(?:NUM_NODES|NNODES|NODE_COUNT|REPLICA_COUNT)$/)?.value),
  }
  return [{ line: type.line, request }]
}
