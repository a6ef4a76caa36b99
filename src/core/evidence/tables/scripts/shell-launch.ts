import { optionsOf, runs } from '../../../languages/shell/command-words.ts'
import { isMakefile } from '../../../languages/shell/makefile.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { commandsRun, type ShellCommand, startsBeside } from '../../../languages/shell/shell-commands.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import { cloudRequest, sliceOptions } from '../../engines/commands/clouds.ts'
import {
  anotherKind,
  type Device,
  deviceOf,
  isForAnotherKind,
  requestOfProcesses,
  usesTpu,
} from '../../engines/commands/devices.ts'
import { withSettings } from '../../engines/commands/environment.ts'
import { type Launch, launchesOf } from '../../engines/commands/launches.ts'
import { requestOfVariable, tpu } from '../../engines/commands/makers.ts'
import { isAllotted } from '../../engines/commands/schedulers.ts'
import { frameworksOf, references, softwareOfCommands } from '../../engines/commands/software.ts'
import { imagesIn, toolsIn, toolsSubstituted } from '../../engines/commands/traces.ts'
import {
  namedInVariables,
  type Setting,
  settingsIn,
  shownDevices,
  sizesInVariables,
  type VariableRequest,
} from '../../engines/commands/variables.ts'
import { imageObservations } from '../../engines/packages/container-image.ts'
import { settingsOfCommand } from '../../engines/settings/command-settings.ts'
import { settingsOfWritten } from '../../engines/settings/document-settings.ts'
import type {
  AcceleratorObservation,
  Certainty,
  EvidenceReader,
  Observation,
  Place,
} from '../../observation/observation.ts'
import { observeWithDefaults } from '../../observation/request-with-defaults.ts'
import { hardwareNamed, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'

/** Scripts and makefiles: the launch commands, with their hardware and the files that they pass on. */
export const reader: EvidenceReader = {
  format: 'shell-launch',
  matches: (path) => isScript(path) || isMakefile(path),
  readsBatchScripts: true,
  read: ({ path, text, commands: written }) => {
    const commands = withSettings(written)
    const launches: Launches = new Map(commands.filter(runs).map((command) => [command, launchesOf(command)]))
    const run = commandsRun(commands).filter(runs)
    return withoutRepeats([
      ...ofSoftware(path, text, commands, run, launches),
      ...ofHardware(path, text, commands, run, launches),
    ])
  },
}

/** The launches of each running command. */
type Launches = ReadonlyMap<ShellCommand, readonly Launch[]>

function ofSoftware(
  path: string,
  text: string,
  commands: readonly ShellCommand[],
  run: readonly ShellCommand[],
  launches: Launches,
) {
  const launched = [...launches.values()].flat().flatMap((launch) => frameworksOf(path, launch))
  const ofCommands = run.flatMap((command): Observation[] => {
    const place = { path, line: command.line }
    return [
      ...settingsOfCommand(path, text, command),
      ...imagesIn(command).flatMap((image) => imageObservations(place, image)),
      ...toolsIn(command).flatMap((maker) => seen(place, 'suggests', maker)),
      ...references(place, command),
    ]
  })
  const tools = toolsSubstituted(text).flatMap(({ line, maker }) => seen({ path, line }, 'suggests', maker))
  return [...launched, ...ofCommands, ...tools, ...commands.flatMap((command) => softwareWritten(path, command))]
}

/** The software in the scripts that this one writes, and the settings in its configurations. */
const softwareWritten = (path: string, { hereDocuments }: ShellCommand): Observation[] =>
  hereDocuments.flatMap(({ text, line }) =>
    [...softwareOfCommands(path, text), ...settingsOfWritten(path, text)].map((each) => ({
      ...each,
      place: { path, line: each.place.line + line - 1 },
    })),
  )

function ofHardware(
  path: string,
  text: string,
  commands: readonly ShellCommand[],
  run: readonly ShellCommand[],
  launches: Launches,
): Observation[] {
  const device = isForAnotherKind(path) ? anotherKind : deviceOf(commands)
  // Scheduler requests are counted by their own reader, and processes only repeat them.
  const allotted = isAllotted(text)
  const asked = run.flatMap((command) => ofCommand(path, command, allotted))
  const lines = text.split('\n')
  const processes = allotted
    ? []
    : run
        .flatMap((command) => (launches.get(command) ?? []).map((launch) => ofOne(launch, command, lines)))
        .flatMap((launch) => ofLaunch(path, launch, device))
  const observed = [...asked, ...processes]
  return allotted ? observed : [...observed, ...ofVariables(path, commands, observed, device)]
}

/** If a launch runs several times at once, its number is not the total. */
const ofOne = (launch: Launch, command: ShellCommand, lines: readonly string[]): Launch =>
  startsBeside(command, lines) ? { ...launch, processes: { perNode: launch.processes?.perNode } } : launch

const ofLaunch = (path: string, launch: Launch, device: Device | undefined): AcceleratorObservation[] =>
  seen({ path, line: launch.line }, 'suggests', requestOfProcesses(launch, device)).map((each) =>
    launch.byDefault ? { ...each, byDefault: launch.byDefault } : each,
  )

function ofCommand(path: string, command: ShellCommand, allotted: boolean): Observation[] {
  const place = { path, line: command.line }
  const { words, byDefault, withoutDefaults = [] } = command
  const cloud = cloudRequest(command)
  if (cloud !== undefined && !byDefault) return seen(place, cloud.certainty, cloud.request)
  // The defaults in a cloud request apply unless the caller overrides them.
  if (cloud !== undefined) {
    const plain = cloudRequest({ ...command, words: withoutDefaults })?.request
    const requests = { withDefaults: cloud.request, withoutDefaults: plain, isHint: true }
    return observeWithDefaults(place, cloud.certainty, requests)
  }
  if (allotted) return []
  const type = optionsOf(words, ...sliceOptions).at(-1)
  const slices = optionsOf(words, '--num-slices').at(-1)
  if (hardwareNamed(type)?.chips !== undefined)
    return seen(place, 'suggests', { name: type, slices: wholeNumber(slices) })
  return words.some((word) => /^python[\d.]*$/.test(word)) && usesTpu(words) ? seen(place, 'suggests', tpu) : []
}

/** What the variables of a script add where its commands leave it open. */
function ofVariables(
  path: string,
  commands: readonly ShellCommand[],
  observed: readonly Observation[],
  device: Device | undefined,
): Observation[] {
  const settings = settingsIn(commands)
  const requests = observed.filter((each) => each.what === 'accelerator')
  const isCounted = requests.some(({ count, perNode }) => count !== undefined || perNode !== undefined)
  const isNamed = requests.some(
    ({ certainty, accelerator, machine }) => certainty === 'states' && (isCounted || accelerator || machine),
  )
  const named = isNamed ? [] : namedInVariables(settings)
  // Another reader reads a script's scheduler requests. A GPU model leaves the count open.
  const schedules = commands.some(({ words }) => words.some((word) => /^(?:srun|sbatch|salloc|qsub|bsub)$/.test(word)))
  const isPlaced =
    isCounted ||
    named.some(({ request }) => request.kind === undefined) ||
    requests.some(({ nodes }) => nodes !== undefined)
  const sizes = isPlaced || schedules || device === undefined ? [] : sizesInVariables(settings, device)
  // A caller of `make` may override its variables.
  const kept = [...named, ...sizes].map((each) => (isMakefile(path) ? overruled(each) : each))
  const isHere = !isCounted && device?.kind === 'gpu'
  const shown = isHere ? shownDevices(commands, settings) : environment(settings)
  return [...shown, ...kept].flatMap(({ line, request }) => seen({ path, line }, 'suggests', request))
}

const environment = (settings: readonly Setting[]): VariableRequest[] =>
  settings.flatMap(({ name, value, line }) => {
    const request = requestOfVariable(name, value)
    return request ? [{ line, request }] : []
  })

const overruled = ({ line, request }: VariableRequest): VariableRequest => ({
  line,
  request: { ...request, byDefault: true },
})

function seen(place: Place, certainty: Certainty, request: ResourceRequest | undefined): AcceleratorObservation[] {
  const observation = request && observeRequest(place, certainty, request)
  return observation ? [observation] : []
}
