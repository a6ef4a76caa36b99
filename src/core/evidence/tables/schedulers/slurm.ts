import { programOf, runs } from '../../../languages/shell/command-words.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { deviceOf } from '../../engines/launch/launch-devices.ts'
import {
  addSlurmOptions,
  directivesIn,
  requestsAccelerators,
  type SlurmOptions,
  type SlurmRequest,
  slurmRequests,
  slurmVariables,
  wholeNodes,
} from '../../engines/launch/slurm-options.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/** Batch scripts: what their directives ask Slurm for, or, where there are none, what `srun` and its like are told. */
export const reader: EvidenceReader = {
  format: 'slurm',
  matches: (path) => isScript(path) || /(?:slurm|sbatch)[^/.]*$/i.test(path.slice(-300)),
  mayHold: (text) => /#SBATCH|\bsrun\b|\bsbatch\b|\bsalloc\b/.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    const directives = directivesIn(text)
    const allotted = directives.flatMap((options) => slurmRequests(options))
    // Within a job that has its accelerators, srun only divides them.
    const stated = allotted.some(({ certainty }) => certainty === 'states')
    const steps = stated ? [] : requestsOfCommands(text, directives[0])
    const more = stated || steps.length > 0 || directives.length > 0 ? steps : requestsOfWrittenDirectives(text)
    const whole = allotted.length + more.length > 0 ? [] : nodeRequests(text, directives)
    for (const request of [...allotted, ...more, ...whole]) {
      const seen = observeRequest({ path, line: request.line }, request.certainty, request.request)
      if (seen) observations.add(seen)
    }
    if (allotted.length + more.length + whole.length === 0) {
      for (const seen of nodesTakenWhole(path, text, directives)) observations.add(seen)
    }
    return observations.list()
  },
}

/** Nodes that are asked for whole, by a script whose commands name what they run on. */
function nodeRequests(text: string, directives: readonly SlurmOptions[]): SlurmRequest[] {
  const [options, another] = directives
  const stated = options === undefined || another !== undefined ? undefined : wholeNodes(options)
  if (stated === undefined) return []
  const { isNamed = false, cores: _, ...device } = deviceOf(shellCommands(text)) ?? {}
  return isNamed ? [{ request: { ...device, nodes: stated.nodes }, line: stated.line, certainty: 'suggests' }] : []
}

function requestsOfCommands(text: string, allocation: SlurmOptions | undefined): SlurmRequest[] {
  return shellCommands(text, slurmVariables(text)).flatMap((command) => [
    ...(runs(command) ? requestsOfCommand(command, allocation) : []),
    ...requestsOfHereDocuments(command),
  ])
}

function requestsOfCommand(
  { words, line, byDefault }: ShellCommand,
  allocation: SlurmOptions | undefined,
): SlurmRequest[] {
  const at = words.findIndex((word) => /^(?:srun|sbatch|salloc)$/.test(word))
  if (at === -1) return []
  const step = words[at] === 'srun'
  // A step has the nodes of its job, which may be a script above.
  const options = new Map(step ? allocation : undefined)
  const own = new Map<string, { value: string; line: number }>()
  addSlurmOptions(own, words.slice(at + 1, endOfOptions(words, at + 1)), line)
  for (const [name, option] of own) options.set(name, option)
  if (step && !options.has('nodes') && !options.has('ntasks')) options.set('nodes', { value: '', line })
  const requests = requestsAccelerators(own) ? slurmRequests(options) : []
  return byDefault ? requests.map((request) => ({ ...request, certainty: 'suggests' })) : requests
}

/** The options of the command itself end where the program or script that it starts is named. */
function endOfOptions(words: readonly string[], from: number): number {
  const program = words.findIndex(
    (word, at) =>
      at >= from &&
      !word.startsWith('-') &&
      (/\.(?:py|sh|sbatch|slurm)$/.test(word) || /^(?:python[\d.]*|bash|torchrun|singularity|apptainer)$/.test(word)),
  )
  return program === -1 ? words.length : program
}

/** `sbatch <<EOF`, or `cat <<EOF > job.sbatch`: the document is the script, with directives and steps of its own. */
function requestsOfHereDocuments({ words, hereDocuments }: ShellCommand): SlurmRequest[] {
  const program = programOf(words)
  if (program !== 'sbatch' && !(program === 'cat' && words.some((word) => word.startsWith('>')))) return []
  return hereDocuments.flatMap(({ text, line: above }) => {
    const directives = directivesIn(text)
    const allotted = directives.flatMap(slurmRequests)
    const steps = allotted.length > 0 || directives.length === 0 ? [] : requestsOfSteps(text, directives[0])
    return [...allotted, ...steps].map((request) => ({ ...request, line: request.line + above - 1 }))
  })
}

/** The steps of a script that is written by another one, whose own signs stand behind a backslash. */
const requestsOfSteps = (text: string, allocation: SlurmOptions | undefined): SlurmRequest[] =>
  shellCommands(text.replaceAll('\\$', ' $'), slurmVariables(text))
    .filter(runs)
    .flatMap((command) => requestsOfCommand(command, allocation))

/** Directives that a script keeps as words and writes into the scripts of its jobs; those that differ tell nothing. */
function requestsOfWrittenDirectives(text: string): SlurmRequest[] {
  const options = new Map<string, { value: string; line: number }>()
  for (const [at, content] of text.split('\n').entries()) {
    const directive = /^[ \t]{0,40}(?:(?:echo|printf)[ \t]{1,8})?(["'])#SBATCH[ \t]+([^"'\n]{1,300})\1/.exec(
      content.slice(0, 500),
    )?.[2]
    if (directive === undefined) continue
    const own = new Map<string, { value: string; line: number }>()
    addSlurmOptions(own, directive.replace(/\\n$/, '').split(/\s+/), at + 1)
    for (const [name, option] of own) {
      if ((options.get(name)?.value ?? option.value) !== option.value) return []
      options.set(name, option)
    }
  }
  return slurmRequests(options).map((request) => ({ ...request, certainty: 'suggests' }))
}

/** `sbatch --exclusive --nodes 16 train.sh`: whole nodes, for a script that tells by itself what it runs on. */
function nodesTakenWhole(path: string, text: string, directives: readonly SlurmOptions[]): AcceleratorObservation[] {
  const commands = shellCommands(text).filter((command) => runs(command) && !command.byDefault)
  const submitted = commands.flatMap(({ words, line }) => {
    if (programOf(words) !== 'sbatch') return []
    const options = new Map<string, { value: string; line: number }>()
    addSlurmOptions(options, words.slice(1, endOfOptions(words, 1)), line)
    return [options]
  })
  const startsScript = commands.some(({ words }) => words.some((word) => /\.sh$/.test(word.slice(-100))))
  return [...(startsScript ? directives : []), ...submitted].flatMap((options) => {
    const stated = options.has('exclusive') ? wholeNodes(options) : undefined
    if (stated === undefined || stated.nodes < 2) return []
    return [{ what: 'accelerator', nodes: stated.nodes, place: { path, line: stated.line }, certainty: 'suggests' }]
  })
}
