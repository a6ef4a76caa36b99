import { isLiteral, optionOf, programOf, runs } from '../../../languages/shell/command-words.ts'
import { commandText, isMakefile } from '../../../languages/shell/makefile.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { commandsRun, type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import type { HereDocument } from '../../../languages/shell/variable-expansion.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { type CloudRequest, cloudRequest } from '../../engines/launch/cloud-commands.ts'
import { frameworksOf, softwareOfCommands } from '../../engines/launch/job-commands.ts'
import type { Launch } from '../../engines/launch/launch.ts'
import { launchesIn } from '../../engines/launch/launch-commands.ts'
import {
  anotherKind,
  type Device,
  deviceOf,
  isForAnotherKind,
  requestOfProcesses,
  usesTpu,
} from '../../engines/launch/launch-devices.ts'
import {
  type EnvironmentRequest,
  environmentRequests,
  namedInVariables,
} from '../../engines/launch/launch-environment.ts'
import { precisionOf } from '../../engines/launch/launch-precision.ts'
import { directivesRequestAccelerators, slurmVariables } from '../../engines/launch/slurm-options.ts'
import { sizesInVariables } from '../../engines/launch/variable-sizes.ts'
import { oneDeviceShown, staysOnNode } from '../../engines/launch/visible-device.ts'
import type { Certainty, EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeWithDefaults } from '../../observation/request-with-defaults.ts'
import { hardwareNamed, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { SourceFile } from '../../source-file.ts'
import { reader as kubernetes } from '../containers/kubernetes.ts'
import { reader as skypilot } from '../documents/clouds/skypilot.ts'
import { reader as vertex } from '../documents/clouds/vertex-job.ts'
import { batchRequests } from '../schedulers/batch-scheduler.ts'

/** Scripts and makefiles: what their commands launch, and on what. */
export const reader: EvidenceReader = {
  format: 'shell-launch',
  matches: (path) => isScript(path) || isMakefile(path),
  mayHold: (text) => worthReading.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const commands = shellCommands(commandText(path, text), slurmVariables(text))
    for (const seen of launchObservations(path, commands, text)) {
      observations.add(seen)
    }
    return observations.list()
  },
}

const worthReading =
  /torchrun|torch\.distributed|torch_xla|torchtitan|accelerate|deepspeed|gaudi_spawn|xla_spawn|horovodrun|mpirun|mpiexec|orterun|paddle\.distributed|fleetrun|composer|colossalai|tune run|gcloud|xpk|torchx |\bsky |docker|podman|\baws |eksctl|\baz |ctpu|gantry|PJRT_DEVICE|JAX_PLATFORM|LIBTPU_|XLA_FLAGS|XRT_TPU|VISIBLE_DEVICES|NEURON_|NCCL_|CUDA_LAUNCH_|CUDA_ALLOC_|CUDA_ARCH_|HCCL_|PYTORCH_NPU_|ASCEND_|maxtext|t5x|levanter|axolotl|llamafactory|kubectl|tpu[-_](?:type|slice)|accelerator[-_]type|TPU_SIZE|INSTANCE_TYPE|MACHINE_TYPE|VM_SIZE|GPUS_PER_NODE|apiVersion|trainingInput|accelerators:|worker_?pool_?specs|--devices|trainer\.devices|--num[-_]nodes|n?gpus?[-_]per[-_]node|num[-_]gpus?|--n_?gpus|--gpus|worker_gpu|num_core_per_host|world[-_]size|(?:dist|slurm)_train\.sh|NPROC|NNODES|NUM_NODES|GPUS?[ \t]*[:?]?=|GPU_(?:TYPE|MODEL|NAME)|use[-_]tpu|tpu_num_cores|num_tpu_cores|NUM_NEURON|HABANA_|--slurm[-_.]|per_device_train_batch_size|marian|submit job|job submit/i

function launchObservations(path: string, commands: readonly ShellCommand[], text: string): Observation[] {
  const device = isForAnotherKind(path) ? anotherKind : deviceOf(commands)
  // What a scheduler allots is counted there; the processes only repeat it.
  const allotted = directivesRequestAccelerators(text) || batchRequests(text).length > 0
  const run = commandsRun(commands)
  const launches = launchesIn(commands).flatMap((launch) => frameworksOf(path, launch))
  const precisions = run.flatMap((command) => {
    const launched = launchesIn([command])
    const starts = launched.length > 0 ? launched : /^python[\d.]*$/.test(programOf(command.words)) ? [command] : []
    return starts.flatMap((launch) => precisionOf(path, command, launch))
  })
  const documents = commands.flatMap(({ hereDocuments }) =>
    hereDocuments.flatMap((document) => ofDocument(path, document)),
  )
  const hardware = [
    ...run.filter(runs).flatMap((command) => hardwareOfCommand(path, command, allotted)),
    ...(allotted ? [] : launchesIn(run).flatMap((launch) => processesOf(path, launch, device))),
  ]
  const kept = hardware.length > 0 ? [] : commands.filter((command) => command.kept && runs(command))
  const handedOn = kept.flatMap((command) => handedOnBy(path, command))
  const observed = [...launches, ...documents, ...hardware, ...handedOn, ...precisions]
  return allotted
    ? observed
    : [...observed, ...variablesOf(path, commands, observed, device).flatMap((request) => ofVariable(path, request))]
}

const processesOf = (path: string, launch: Launch, device: Device | undefined): Observation[] =>
  seen({ path, line: launch.line }, 'suggests', requestOfProcesses(launch, device)).map((each) =>
    launch.byDefault && each.what === 'accelerator' ? { ...each, byDefault: launch.byDefault } : each,
  )

/** What a script writes or hands on: other scripts, and the specs of jobs. */
function ofDocument(path: string, { text, line, byDefault }: HereDocument): Observation[] {
  const specs = specReaders
    .filter(({ mayHold }) => mayHold?.(text) !== false)
    .flatMap(({ read }) => read(new SourceFile(path, text)))
  return [...softwareOfCommands(path, text), ...specs].map((seen) => ({
    ...seen,
    ...(byDefault && { certainty: 'suggests' as const }),
    place: { path, line: seen.place.line + line - 1 },
  }))
}

const specReaders: readonly EvidenceReader[] = [kubernetes, skypilot, vertex]

function hardwareOfCommand(path: string, command: ShellCommand, allotted: boolean): Observation[] {
  const place = { path, line: command.line }
  const cloud = cloudRequest(command)
  if (cloud) return ofCloud(place, command, cloud)
  if (allotted) return []
  // Launchers of projects, which pass it on to whoever allots the machine.
  const type =
    optionOf(command.words, '--tpu_type', '--tpu-type', '--accelerator_type', '--accelerator-type') ??
    sliceOf(optionOf(command.words, '--device_type', '--device-type'))
  const shape = shapeOf(optionOf(command.words, '--tpu_slice', '--tpu-slice', '--instance_type', '--instance-type'))
  if (shape) return seen(place, 'suggests', shape)
  const slices = wholeNumber(optionOf(command.words, '--num_slices', '--num-slices'))
  if (isLiteral(type)) return seen(place, 'suggests', { name: type, slices })
  const isProgram = command.words.some((word) => /^python[\d.]*$/.test(word)) && launchesIn([command]).length === 0
  return isProgram && usesTpu(command.words) ? seen(place, 'suggests', { kind: 'tpu', vendor: 'google' }) : []
}

/** What a script asks a cloud for by default is what its job gets unless somebody says otherwise. */
function ofCloud(
  place: Place,
  { byDefault, withoutDefaults = [] }: ShellCommand,
  { certainty, request }: CloudRequest,
): Observation[] {
  if (!byDefault) return seen(place, certainty, request)
  return observeWithDefaults(place, certainty, {
    withDefaults: request,
    withoutDefaults: cloudRequest({ words: withoutDefaults })?.request,
    isHint: true,
  })
}

/** What a command asks a cloud for that is put together in a variable, for whoever runs it. */
function handedOnBy(path: string, command: ShellCommand): Observation[] {
  return seen({ path, line: command.line }, 'suggests', cloudRequest(command)?.request)
}

/** `tpuv5e:4x4`, as Pathways calls a slice: its v5 is v5p. */
function shapeOf(slice: string | undefined): ResourceRequest | undefined {
  const [, generation, topology] = /^tpu(v\d{1,2}[ep]?):(\d{1,3}(?:x\d{1,3}){1,2})$/.exec(slice ?? '') ?? []
  if (generation === undefined) return undefined
  return { kind: 'tpu', name: generation === 'v5' ? 'v5p' : generation, topology, provider: 'gcp' }
}

/** A device type that is the name of a slice: others are words such as `cuda`. */
const sliceOf = (type: string | undefined): string | undefined =>
  hardwareNamed(type)?.chips === undefined ? undefined : type

/** What the variables of a script tell beside its commands, each only where these leave it open. */
function variablesOf(
  path: string,
  commands: readonly ShellCommand[],
  observed: readonly Observation[],
  device: Device | undefined,
) {
  const requests = observed.filter((each) => each.what === 'accelerator')
  const isCounted = requests.some(({ count, perNode }) => count !== undefined || perNode !== undefined)
  const isNamed = requests.some(
    ({ certainty, accelerator, machine }) => certainty === 'states' && (isCounted || accelerator || machine),
  )
  const named = isNamed ? [] : namedInVariables(commands)
  // What a script tells a scheduler is read there.
  const schedules = commands.some(({ words }) => words.some((word) => /^(?:srun|sbatch|salloc|qsub|bsub)$/.test(word)))
  // A model of GPU leaves open how many of them there are.
  const isPlaced =
    isCounted ||
    named.some(({ request }) => request.kind === undefined) ||
    requests.some(({ nodes }) => nodes !== undefined)
  const sizes = isPlaced || schedules || device === undefined ? [] : sizesInVariables(commands, device)
  const line = isCounted || device?.kind !== 'gpu' ? undefined : oneDeviceShown(commands)
  const alone = line === undefined ? [] : [{ line, request: { kind: 'gpu' as const, perNode: 1, nodes: 1 } }]
  const shown = environmentRequests(commands).filter((request) => request.line !== line)
  const here = !isCounted && device?.kind === 'gpu' && staysOnNode(commands)
  const kept = isMakefile(path) ? [...named, ...sizes].map(overruled) : [...named, ...sizes]
  return [...(here ? shown.map(onOneNode) : shown), ...kept, ...alone]
}

const onOneNode = (request: EnvironmentRequest): EnvironmentRequest =>
  request.request.perNode === undefined ? request : { ...request, request: { ...request.request, nodes: 1 } }

const ofVariable = (path: string, { line, request }: EnvironmentRequest): Observation[] =>
  seen({ path, line }, 'suggests', request)

/** Whoever calls `make` may give its variables other values. */
const overruled = (request: EnvironmentRequest): EnvironmentRequest => ({
  ...request,
  request: { ...request.request, byDefault: true },
})

function seen(place: Place, certainty: Certainty, request: ResourceRequest | undefined): Observation[] {
  const observation = request && observeRequest(place, certainty, request)
  return observation ? [observation] : []
}
