import { DockerfileParser, type From, type Instruction } from 'dockerfile-ast'
import { resolveFramework } from '../../../catalog/frameworks.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { atMost, giveUp } from '../../../text/given-up.ts'
import { type ImageMeaning, imageMeaning } from '../../engines/packages/container-image.ts'
import { installedBy } from '../../engines/packages/install-commands.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import type { EvidenceReader, Observation, StackObservation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'

const longest = 128 * 1024
const mostInstructions = 1_000
const mostVariables = 100

/** What containers are built from, and what is installed into them. */
export const reader: EvidenceReader = {
  format: 'dockerfile',
  matches: (path) =>
    /(?:^|\/)(?:docker|container)file(?:[._-][^/]*)?$|[^/][._-](?:docker|container)file$/i.test(path) &&
    !/\.(?:md|sh|py|ya?ml|json|dockerignore|txt|rst)$/i.test(path),
  mayHold: (text) => /^[ \t]*from[ \t]/im.test(text),
  read: ({ path, text }) => {
    if (text.length > longest) {
      giveUp(`is longer than ${longest / 1024} Ki characters`)
      return []
    }
    const stages = stagesOf(text)
    return stages.flatMap((stage) => readStage(path, stage))
  },
}

interface Stage {
  /** As `FROM … AS name` gives it. */
  readonly name?: string
  readonly image: string
  readonly platform?: string
  readonly line: number
  /** Variables with the values that the file gives them. */
  readonly variables: Map<string, string>
  readonly commands: { readonly text: string; readonly line: number }[]
  readonly environment: { readonly name: string; readonly value: string; readonly line: number }[]
}

function stagesOf(text: string): Stage[] {
  const lines = text.split('\n')
  const stages: Stage[] = []
  const global = new Map<string, string>()
  for (const instruction of atMost(mostInstructions, DockerfileParser.parse(text).getInstructions(), 'instructions')) {
    const { start, end } = instruction.getRange()
    const line = start.line + 1
    const stage = stages.at(-1)
    const keyword = instruction.getKeyword()
    if (keyword === 'FROM') {
      stages.push(stageOf(instruction as From, line, stages, global))
    } else if (keyword === 'ARG' || keyword === 'ENV') {
      const variables = stage?.variables ?? global
      for (const [name, value] of assignments(instruction)) {
        const filled = value === undefined ? global.get(name) : fill(value, variables)
        if (filled !== undefined && filled.length < 500 && variables.size < mostVariables) {
          variables.set(name, filled)
          if (keyword === 'ENV' || buildTargets.test(name)) stage?.environment.push({ name, value: filled, line })
        }
      }
    } else if (keyword === 'RUN') {
      stage?.commands.push({ text: lines.slice(start.line, end.line + 1).join('\n'), line })
    }
  }
  return stages
}

function stageOf(from: From, line: number, before: readonly Stage[], global: ReadonlyMap<string, string>): Stage {
  const image = fill(from.getImage() ?? '', global)
  const name = from.getBuildStage() ?? undefined
  const platform = fill(from.getPlatformFlag()?.getValue() ?? '', global)
  const base = before.find((stage) => stage.name?.toLowerCase() === image.toLowerCase())
  return {
    ...(name && { name }),
    // A stage that continues another one says nothing of its own.
    image: base === undefined ? image : '',
    ...(platform !== '' && { platform }),
    line,
    variables: new Map(base?.variables ?? []),
    commands: [],
    environment: [],
  }
}

/** `NAME=value` once or more, or the old `NAME value`; a bare `ARG NAME` takes what stands above the first stage. */
function assignments(instruction: Instruction): [string, string | undefined][] {
  const text = (instruction.getArgumentsContent() ?? '').slice(0, 20_000)
  const old = /^([A-Za-z_]\w*)[ \t]+((?![ \t])[^=]*)$/.exec(text)
  if (old !== null && instruction.getKeyword() === 'ENV') return [[old[1] as string, unquoted(old[2] as string)]]
  const found: [string, string | undefined][] = []
  for (const match of text.matchAll(/(?:^|\s)([A-Za-z_]\w*)(?:=("[^"]*"|'[^']*'|[^\s"']*))?(?=\s|$)/g)) {
    if (found.length < 100) found.push([match[1] as string, match[2] === undefined ? undefined : unquoted(match[2])])
  }
  return found
}

const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/s, '$2')

/** Puts values in the place of variables; what is not known stays as it stands. */
function fill(text: string, variables: ReadonlyMap<string, string>): string {
  if (!text.includes('$')) return text
  return text.replace(
    /\$(?:\{(\w+)(?::?[-+]([^${}]*))?\}|([A-Za-z_]\w*))/g,
    (whole, braced: string | undefined, otherwise: string | undefined, plain: string | undefined) =>
      variables.get(braced ?? plain ?? '') ?? (whole.includes('+') ? whole : (otherwise ?? whole)),
  )
}

function readStage(path: string, stage: Stage): Observation[] {
  const observations = new ObservationList()
  const meaning = stage.image === '' || stage.image === 'scratch' ? undefined : imageMeaning(stage.image)
  const runs = runsOf(stage)
  const installed = installedIn(path, runs)
  if (meaning !== undefined) observeImage(path, stage, meaning, installed, observations)
  // The processor's wheels of one package do not make an image for accelerators one for processors.
  const accelerated = meaning?.accelerator !== undefined || (meaning?.stack !== undefined && meaning.stack !== 'cpu')
  for (const each of installed) {
    if (!accelerated || each.what !== 'stack' || each.stack !== 'cpu') observations.add({ ...each, ...jobOf(stage) })
  }
  observeBody(path, stage, runs, observations)
  return [...observations.list()]
}

const jobOf = ({ name }: Stage): { job?: string } => (name === undefined ? {} : { job: name })

function observeImage(
  path: string,
  stage: Stage,
  meaning: ImageMeaning,
  installed: readonly Observation[],
  observations: ObservationList,
): void {
  const seen = { place: { path, line: stage.line }, certainty: 'suggests' as const, ...jobOf(stage) }
  const { framework, version, stack, provider, accelerator } = meaning
  // Who installs another framework only wants what the image brings along for the accelerator.
  const own = installed.filter((each) => each.what === 'framework' && each.certainty === 'states')
  if (framework !== undefined && own.every((each) => isOfFamily(each, framework))) {
    observations.add({ what: 'framework', framework, how: 'image', ...seen, ...(version !== undefined && { version }) })
  }
  if (stack !== undefined) {
    const architecture = /\barm64\b|\baarch64\b/.test(stage.platform ?? '')
      ? 'arm64'
      : /\bamd64\b/.test(stage.platform ?? '')
        ? 'amd64'
        : meaning.architecture
    observations.add({ what: 'stack', stack, ...seen, ...(architecture && { architecture }) })
  }
  if (accelerator !== undefined) observations.add({ what: 'accelerator', ...accelerator, ...seen })
  if (provider !== undefined) observations.add({ what: 'provider', provider, ...seen })
}

const isOfFamily = (seen: Observation, framework: string): boolean =>
  seen.what === 'framework' && resolveFramework(seen.framework)?.family === resolveFramework(framework)?.family

function installedIn(path: string, runs: readonly Run[]): readonly Observation[] {
  const { dependencies, sources } = installedBy(runs.map(({ command: { words }, line }) => ({ words, line })))
  return observeDependencies(path, { dependencies, sources })
}

interface Run {
  readonly command: ShellCommand
  readonly line: number
}

function runsOf(stage: Stage): Run[] {
  const known = [...stage.variables]
    .filter(([, value]) => /^[\w.:/@+=,~-]*$/.test(value))
    .map(([name, value]) => `${name}=${value}`)
  return stage.commands.flatMap(({ text, line }) => {
    // Lines of comment may stand inside a command without ending it.
    const body = text.replace(/^[ \t]*run[ \t]+/i, '').replace(/^[ \t]*#.*$/gm, '\\')
    const script = [...known, body].join('\n')
    const own = shellCommands(script).filter((command) => command.line > known.length)
    return own.map((command) => ({
      command,
      line: Math.max(line, line + command.line - 1 - known.length),
    }))
  })
}

/** The architectures that extensions are built for, which a build may be given as an argument or for one command. */
const buildTargets = /^(?:TORCH_CUDA_ARCH_LIST|PYTORCH_ROCM_ARCH)$/

/** Settings that only one stack knows. */
const namePatterns: readonly [RegExp, StackObservation['stack']][] = [
  [/^(?:PYTORCH_ROCM_ARCH|HSA_OVERRIDE_GFX_VERSION|ROCM_HOME|ROCM_PATH|HIP_PATH)$/, 'rocm'],
  [/^(?:TORCH_CUDA_ARCH_LIST|CUDA_HOME|NVIDIA_VISIBLE_DEVICES|NVIDIA_DRIVER_CAPABILITIES|FORCE_CUDA)$/, 'cuda'],
  [/^(?:LIBTPU_INIT_ARGS|TPU_LIBRARY_PATH)$/, 'tpu'],
  [/^(?:NEURON_CC_FLAGS|NEURON_RT_NUM_CORES)$/, 'neuron'],
  [/^(?:HABANA_VISIBLE_DEVICES|PT_HPU_LAZY_MODE|GC_KERNEL_PATH)$/, 'gaudi'],
]

function observeBody(path: string, stage: Stage, runs: readonly Run[], observations: ObservationList): void {
  const add = (stack: StackObservation['stack'], line: number): void =>
    observations.add({ what: 'stack', stack, place: { path, line }, certainty: 'suggests', ...jobOf(stage) })
  for (const { name, value, line } of stage.environment) {
    const stack = namePatterns.find(([pattern]) => pattern.test(name))?.[1]
    if (stack !== undefined && value !== '') add(stack, line)
    else if (name === 'PJRT_DEVICE' && value === 'TPU') add('tpu', line)
  }
  for (const { command, line } of runs) {
    for (const word of command.words) {
      const [name = '', value] = word.split('=', 2)
      if (buildTargets.test(name) && value) add(name === 'PYTORCH_ROCM_ARCH' ? 'rocm' : 'cuda', line)
    }
    if (!command.words.includes('install')) continue
    const rest = command.words.slice(command.words.indexOf('install') + 1)
    if (rest.some((word) => /^(?:rocm-(?:dev|hip|libs|ml)|rocm$|hip-dev|miopen-hip)/.test(word))) add('rocm', line)
    if (rest.some((word) => /^(?:cuda-toolkit|cuda-nvcc|cuda-libraries|libcudnn\d|libnccl)/.test(word)))
      add('cuda', line)
    if (rest.some((word) => /^aws-neuronx-/.test(word))) add('neuron', line)
  }
}
