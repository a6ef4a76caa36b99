import { type Asked, asked } from './asked-accelerator.ts'
import { cloudAsk } from './cloud-commands.ts'
import { reader as kubernetes } from './kubernetes.ts'
import { deviceOf, environmentAsked, type Launch, launchesIn, processesAsked } from './launch-commands.ts'
import { frameworksLaunched, frameworksOf } from './launched-frameworks.ts'
import type { Certainty, EvidenceReader, Observation, Place } from './observation.ts'
import { isLiteral, optionOf, recipeText, runs, type ShellCommand, shellCommands } from './shell-commands.ts'
import { Sightings } from './sightings.ts'
import { reader as skypilot } from './skypilot.ts'
import { directivesAskForAccelerators, slurmVariables } from './slurm-options.ts'
import { inDocument, reader as vertex } from './vertex.ts'

const isMakefile = (path: string): boolean => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path)

/** Scripts and makefiles: what their commands launch, and on what. */
export const reader: EvidenceReader = {
  format: 'shell-launch',
  matches: (path) => /\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job)(?:\.\w+)?$/i.test(path) || isMakefile(path),
  mayHold: (text) => worthReading.test(text),
  read: (path, text) => {
    const sightings = new Sightings()
    const commands = shellCommands(isMakefile(path) ? recipeText(text) : text, slurmVariables(text))
    for (const seen of launchSightings(path, commands, text)) {
      sightings.add(seen)
    }
    return sightings.list()
  },
}

const worthReading =
  /torchrun|torch\.distributed|torch_xla|torchtitan|accelerate|deepspeed|gaudi_spawn|xla_spawn|horovodrun|composer|colossalai|tune run|gcloud|xpk|\bsky |docker|podman|\baws |eksctl|\baz |ctpu|gantry|PJRT_DEVICE|JAX_PLATFORM|LIBTPU_|XLA_FLAGS|XRT_TPU|VISIBLE_DEVICES|NEURON_|maxtext|t5x|levanter|axolotl|llamafactory|kubectl|tpu[-_]type|accelerator[-_]type/i

function launchSightings(path: string, commands: readonly ShellCommand[], text: string): Observation[] {
  const device = deviceOf(commands)
  // What Slurm allots is counted there; the processes only repeat it.
  const allotted = directivesAskForAccelerators(text)
  const run = commands.filter(({ kept }) => !kept)
  return [
    ...launchesIn(commands).flatMap((launch) => frameworksOf(path, launch)),
    ...commands.flatMap(({ fed }) => fed.flatMap((document) => ofDocument(path, document))),
    ...run.filter(runs).flatMap((command) => hardwareOfCommand(path, command, allotted)),
    ...(allotted ? [] : launchesIn(run).flatMap((launch) => processesOf(path, launch, device))),
    ...(allotted ? [] : commands.flatMap((command) => environmentOf(path, command))),
  ]
}

const processesOf = (path: string, launch: Launch, device: Asked | undefined): Observation[] =>
  seen({ path, line: launch.line }, 'suggests', processesAsked(launch, device))

/** What a script writes or hands on: other scripts, and the specs of jobs. */
function ofDocument(path: string, { text, line }: ShellCommand['fed'][number]): Observation[] {
  const specs = specReaders.filter(({ mayHold }) => mayHold?.(text)).flatMap(({ read }) => read(path, text))
  return [...frameworksLaunched(path, text), ...specs].map((seen) => ({
    ...seen,
    place: { path, line: seen.place.line + line - 1 },
  }))
}

const specReaders: readonly EvidenceReader[] = [kubernetes, skypilot, { ...vertex, read: inDocument }]

function hardwareOfCommand(path: string, command: ShellCommand, allotted: boolean): Observation[] {
  const place = { path, line: command.line }
  const cloud = cloudAsk(command)
  if (cloud) return seen(place, command.byDefault ? 'suggests' : cloud.certainty, cloud.asked)
  if (allotted) return []
  // Launchers of projects, which pass it on to whoever allots the machine.
  const type = optionOf(command.words, '--tpu_type', '--tpu-type', '--accelerator_type', '--accelerator-type')
  return isLiteral(type) ? seen(place, 'suggests', { name: type, slices: undefined }) : []
}

function environmentOf(path: string, { words, line }: ShellCommand): Observation[] {
  return words.flatMap((word) => {
    const [, name, value] = /^(?:--?e(?:nv)?=)?([A-Z][A-Z\d_]{1,60})=(.*)$/s.exec(word) ?? []
    if (name === undefined || value === undefined || value === '') return []
    return seen({ path, line }, 'suggests', environmentAsked(name, value))
  })
}

function seen(place: Place, certainty: Certainty, words: Asked | undefined): Observation[] {
  const observation = words && asked(place, certainty, words)
  return observation ? [observation] : []
}
