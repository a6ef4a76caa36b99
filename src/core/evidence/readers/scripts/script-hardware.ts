import { programOf, runs } from '../../../languages/shell/command-words.ts'
import { commandText, holdsRecipes } from '../../../languages/shell/recipes.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { linesOf } from '../../../text/text-lines.ts'
import { imageMeaning } from '../../engines/packages/container-image.ts'
import type { EvidenceReader, Observation, Place } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'

/**
 * Scripts and makefiles: whose hardware their commands can only be for, where they do not ask for it. The tools of a
 * maker, the modules and images that are loaded, and the switches of programs tell a kind or a maker, and no number.
 */
export const reader: EvidenceReader = {
  format: 'script-hardware',
  matches: (path) =>
    /\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|submit|sl|slrm|job|pbs|lsf)(?:\.\w+)?$/i.test(path) || holdsRecipes(path),
  mayHold: (text) => mention.test(text),
  read: (path, written) => {
    const observations = new ObservationList()
    const text = commandText(path, written)
    for (const { line, tool } of substituted(text))
      for (const seen of hint({ path, line }, tool)) observations.add(seen)
    const commands = shellCommands(text)
    // PyTorch/XLA reads the same variables on AWS's chips.
    const isNeuron = commands.some(({ words }) => words.some((word) => /^(?:export )?NEURON_[A-Z]/.test(word)))
    for (const command of commands) {
      const place = { path, line: command.line }
      for (const seen of observationsOf(place, command, isNeuron)) observations.add(seen)
    }
    // Hygon's accelerators run ROCm's software, and are none of AMD's.
    return isForHygon.test(path) ? observations.list().filter((seen) => !isAmd(seen)) : observations.list()
  },
}

const isForHygon = /(?:^|[-_./])dcu(?=[-_./])/i
const isAmd = (seen: Observation): boolean => seen.what === 'accelerator' && seen.vendor === 'amd'

const mention =
  /nvidia-smi|rocm-smi|rocminfo|amd-smi|hl-smi|neuron-(?:ls|top|monitor)|tpu-info|\b(?:module|ml)[ \t]|\.(?:sif|simg|sqsh)\b|\bTPU_[A-Z]|\bPT_HPU_|\bCUDA_VISIBLE_DEVICES=|use_tpu|--multi[_-]gpu\b|\b(?:MIOPEN|ROCR|HSA)_|[a-z_-]rocm\d|--(?:nv|nvccli|rocm)\b/

const nvidia: ResourceRequest = { kind: 'gpu', vendor: 'nvidia' }
const amd: ResourceRequest = { kind: 'gpu', vendor: 'amd' }
const tpu: ResourceRequest = { kind: 'tpu', vendor: 'google' }
const neuron: ResourceRequest = { kind: 'other', vendor: 'aws' }
const gaudi: ResourceRequest = { kind: 'other', vendor: 'intel' }

const ofStack = { cuda: nvidia, rocm: amd, tpu, neuron, gaudi, cpu: undefined } as const

/** Programs that only come with the driver of one maker. */
const tools: ReadonlyMap<string, ResourceRequest> = new Map([
  ['nvidia-smi', nvidia],
  ['rocm-smi', amd],
  ['rocminfo', amd],
  ['amd-smi', amd],
  ['hl-smi', gaudi],
  ['neuron-ls', neuron],
  ['neuron-top', neuron],
  ['neuron-monitor', neuron],
  ['tpu-info', tpu],
])

function observationsOf(place: Place, command: ShellCommand, isNeuron: boolean): Observation[] {
  if (command.kept) return ofSettings(place, command, isNeuron)
  if (command.byDefault) return []
  if (!runs(command)) return ofSoftwareLoaded(place, command)
  return [
    ...ofTools(place, command),
    ...ofContainers(place, command),
    ...ofModules(place, command),
    ...ofSettings(place, command, isNeuron),
    ...ofImages(place, command),
  ]
}

/** To ask for the path of a tool is to doubt it. */
function ofTools(place: Place, { words }: ShellCommand): Observation[] {
  if (words.some((word) => /^(?:command|which|type|hash|-x)$/.test(word))) return []
  return words.flatMap((word) => hint(place, tools.get(/^(?:.{0,200}\/)?([a-z-]{6,14})$/.exec(word)?.[1] ?? '')))
}

/** `$(nvidia-smi --list-gpus | wc -l)`: what stands for its output is no command of the script. */
function substituted(text: string): { line: number; tool: ResourceRequest | undefined }[] {
  return linesOf(text).flatMap((content, at) => {
    const name = /^[^#]{0,300}?(?:\$\(|`)[ \t]{0,8}([a-z-]{6,14})(?![\w.-])/.exec(content)?.[1]
    return name !== undefined && tools.has(name) ? [{ line: at + 1, tool: tools.get(name) }] : []
  })
}

/** `apptainer exec --nv`: the driver of one maker is handed into a container. */
function ofContainers(place: Place, { words }: ShellCommand): Observation[] {
  const at = words.findIndex((word) => /^(?:.{0,200}\/)?(?:singularity|apptainer)$/.test(word))
  if (at === -1) return []
  return words.slice(at).flatMap((word) => hint(place, drivers.get(word)))
}

const drivers: ReadonlyMap<string, ResourceRequest> = new Map([
  ['--nv', nvidia],
  ['--nvccli', nvidia],
  ['--rocm', amd],
])

const moduleNames: readonly (readonly [RegExp, ResourceRequest])[] = [
  [/^(?:cuda|cudatoolkit|cuda-toolkit|cudnn|nvhpc|craype-accel-nvidia\d*)(?:$|[/-])/i, nvidia],
  [/^(?:rocm|amdrocm|craype-accel-amd-gfx\w*)(?:$|[/-])/i, amd],
]

/** `module load cuda/12.1`; `ml` is short for it. */
function ofModules(place: Place, { words }: ShellCommand): Observation[] {
  const program = programOf(words)
  const at = words.indexOf(program)
  if (program !== 'module' && program !== 'ml') return []
  if (program === 'module' && !['load', 'add'].includes(words[at + 1] ?? '')) return []
  return words
    .slice(at + 1)
    .flatMap((word) => moduleNames.find(([name]) => name.test(word.slice(0, 200)))?.[1] ?? [])
    .flatMap((found) => hint(place, found))
}

/** `conda activate train_rocm624`, `source modules-rocm624.sh`: what was built for a version of ROCm says so. */
function ofSoftwareLoaded(place: Place, { words }: ShellCommand): Observation[] {
  const program = programOf(words)
  const isLoaded =
    program === 'source' || program === '.' || (/^(?:conda|mamba)$/.test(program) && words.includes('activate'))
  return isLoaded && words.some((word) => /[a-z_-]rocm-?\d/i.test(word.slice(-200))) ? hint(place, amd) : []
}

/** Variables that only the software for one kind of hardware reads, and the switch that TPU programs share. */
function ofSettings(place: Place, { words }: ShellCommand, isNeuron: boolean): Observation[] {
  return words.flatMap((word, at) => {
    if (
      !isNeuron &&
      /^(?:export )?TPU_(?:VISIBLE_(?:DEVICES|CHIPS)|CHIPS_PER_(?:HOST|PROCESS)_BOUNDS|(?:HOST|PROCESS)_BOUNDS|MESH_CONTROLLER_ADDRESS)=./.test(
        word,
      )
    )
      return hint(place, tpu)
    if (/^PT_HPU_\w{1,40}=./.test(word)) return hint(place, gaudi)
    if (/^(?:export )?(?:MIOPEN|ROCR|HSA)_[A-Z_]{1,40}=./.test(word)) return hint(place, amd)
    if (/^CUDA_VISIBLE_DEVICES=(?:\d{1,3}(?:,\d{1,3}){0,63}$|\$\{?[A-Za-z])/.test(word))
      return hint(place, { kind: 'gpu' })
    if (/^--multi[_-]gpu$/.test(word)) return hint(place, { kind: 'gpu' })
    const [, value] = /^--?use_tpu(?:=(\w{1,5}))?$/i.exec(word) ?? []
    const isOn = /^--?use_tpu/i.test(word) && /^(?:true|1)$/i.test(value ?? words[at + 1] ?? '')
    return isOn ? hint(place, tpu) : []
  })
}

/** Images that lie in a file, whose name tells what they were built for. */
function ofImages(place: Place, { words }: ShellCommand): Observation[] {
  return words.flatMap((word) => {
    const file = /([\w.+-]{1,200})\.(?:sif|simg|sqsh)$/i.exec(word.slice(-210))?.[1]
    const meaning = file === undefined ? undefined : imageMeaning(`images/${file.replaceAll('+', '-')}`)
    const hardware = meaning?.stack && ofStack[meaning.stack]
    const framework: Observation[] = meaning?.framework
      ? [{ what: 'framework', framework: meaning.framework, how: 'image', certainty: 'suggests', place }]
      : []
    return [...framework, ...hint(place, hardware)]
  })
}

const hint = (place: Place, request: ResourceRequest | undefined): Observation[] => {
  const seen = request && observeRequest(place, 'suggests', request)
  return seen ? [seen] : []
}
