import { resolveFramework, standsBeside } from '../../../catalog/software/frameworks.ts'
import {
  baseImage,
  dockerfileAssignments,
  dockerfileInstructions,
} from '../../../languages/dockerfile/dockerfile-instructions.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { atMost, giveUp } from '../../../text/given-up.ts'
import { imageMeaning, softwareOf } from '../../engines/packages/container-image.ts'
import { installedBy, type PlacedCommand } from '../../engines/packages/install-commands.ts'
import type { ImageMeaning } from '../../engines/packages/known-images.ts'
import type { Stack } from '../../engines/packages/known-packages.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'

const longest = 128 * 1024
const mostInstructions = 1_000
const mostVariables = 100

/** Dockerfiles: the base image, and the packages that they install. */
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
    return stagesOf(text).flatMap((stage) => readStage(path, stage))
  },
}

interface Stage {
  /** From `FROM … AS name`. */
  readonly name?: string
  readonly image: string
  readonly platform: string
  readonly line: number
  /** Variables with their values in the file. */
  readonly variables: Map<string, string>
  readonly commands: { readonly text: string; readonly line: number }[]
  readonly environment: { readonly name: string; readonly value: string; readonly line: number }[]
}

function stagesOf(text: string): Stage[] {
  const stages: Stage[] = []
  const global = new Map<string, string>()
  for (const instruction of atMost(mostInstructions, dockerfileInstructions(text), 'instructions')) {
    const { keyword, line } = instruction
    const stage = stages.at(-1)
    if (keyword === 'FROM') stages.push(stageOf(instruction.words, line, stages, global))
    if (keyword === 'RUN') stage?.commands.push({ text: instruction.text, line })
    const variables = stage?.variables ?? global
    for (const [name, value] of dockerfileAssignments(instruction)) {
      // A bare `ARG NAME` takes its value from above the first stage.
      const filled = value === null ? global.get(name) : fill(value, variables)
      if (filled === undefined || filled.length >= 500 || variables.size >= mostVariables) continue
      variables.set(name, filled)
      if (keyword === 'ENV' || buildTargets.has(name)) stage?.environment.push({ name, value: filled, line })
    }
  }
  return stages
}

function stageOf(words: string, line: number, before: readonly Stage[], global: ReadonlyMap<string, string>): Stage {
  const from = baseImage(words)
  const image = fill(from.image, global)
  const base = before.find((stage) => stage.name?.toLowerCase() === image.toLowerCase())
  return {
    ...(from.name && { name: from.name }),
    // A stage that continues another one shows nothing new.
    image: base === undefined && image !== 'scratch' ? image : '',
    platform: fill(from.platform, global),
    line,
    variables: new Map(base?.variables ?? []),
    commands: [],
    environment: [],
  }
}

/** Replaces variables by their values. Unknown variables stay unchanged. */
function fill(text: string, variables: ReadonlyMap<string, string>): string {
  if (!text.includes('$')) return text
  return text.replace(
    /\$(?:\{(\w+)(?::?[-+]([^${}]*))?\}|([A-Za-z_]\w*))/g,
    (whole, braced: string | undefined, otherwise: string | undefined, plain: string | undefined) =>
      variables.get(braced ?? plain ?? '') ?? (whole.includes('+') ? whole : (otherwise ?? whole)),
  )
}

function readStage(path: string, stage: Stage): readonly Observation[] {
  const meaning = imageMeaning(stage.image)
  const runs = runsOf(stage)
  const { dependencies } = installedBy(runs)
  const installed = observeDependencies(path, dependencies)
  const isReplaced = installed.some((seen) => isInPlaceOf(seen, meaning?.framework))
  const { framework, ...others } = meaning ?? {}
  const family = isReplaced || framework === undefined ? undefined : familyOf(framework)
  const ofBase = ofImage(path, stage, family === undefined ? others : (meaning ?? {}))
  // CPU wheels of one package do not make an accelerator image a CPU image.
  const isAccelerated = others.accelerator !== undefined || (others.stack ?? 'cpu') !== 'cpu'
  const isMeant = (seen: Observation): boolean =>
    seen.what === 'framework'
      ? // Other frameworks next to the image's own read its data or show its profiles.
        family === undefined || familyOf(seen.framework) === family
      : seen.what !== 'stack' || seen.stack !== 'cpu' || !isAccelerated
  const job = stage.name === undefined ? {} : { job: stage.name }
  const stacks = [...stage.environment.flatMap(stackOfSetting), ...runs.flatMap(stacksOfCommand)].map(
    ([stack, line]) => ({ what: 'stack', stack, place: { path, line }, certainty: 'suggests' }) as const,
  )
  return withoutRepeats([...ofBase, ...installed.filter(isMeant), ...stacks].map((seen) => ({ ...seen, ...job })))
}

function ofImage(path: string, { line, platform }: Stage, meaning: ImageMeaning): Observation[] {
  const place = { path, line }
  const seen = { place, certainty: 'suggests' } as const
  const asked = /arm64|aarch64/.test(platform) ? 'arm64' : /amd64/.test(platform) ? 'amd64' : undefined
  const { accelerator, provider } = meaning
  return [
    ...softwareOf(place, asked === undefined ? meaning : { ...meaning, architecture: asked }),
    ...(accelerator ? [{ what: 'accelerator', ...accelerator, ...seen } as const] : []),
    ...(provider ? [{ what: 'provider', provider, ...seen } as const] : []),
  ]
}

const familyOf = (framework: string): string => resolveFramework(framework)?.family ?? framework

/**
 * Whether an installed framework replaces the image's, so that only the image's accelerator support is used. Nobody
 * trains in TensorFlow on PyTorch's image, or in PyTorch on another framework's: these two only assist other
 * frameworks.
 */
function isInPlaceOf(seen: Observation, framework: string | undefined): boolean {
  if (seen.what !== 'framework' || seen.certainty !== 'states' || framework === undefined) return false
  return rankOf(seen.framework) > rankOf(framework)
}

function rankOf(framework: string): number {
  const family = familyOf(framework)
  return standsBeside(family) ? 0 : family === 'tensorflow' ? 1 : family === 'pytorch' ? 2 : 3
}

function runsOf(stage: Stage): PlacedCommand[] {
  const known = [...stage.variables]
    .filter(([, value]) => /^[\w.:/@+=,~-]*$/.test(value))
    .map(([name, value]) => `${name}=${value}`)
  return stage.commands.flatMap(({ text, line }) => {
    // Comment lines may occur inside a command without ending it.
    const body = text.replace(/^[ \t]*run[ \t]+/i, '').replace(/^[ \t]*#.*$/gm, '\\')
    return shellCommands([...known, body].join('\n'))
      .filter((command) => command.line > known.length)
      .map((command) => ({ words: command.words, line: line + command.line - 1 - known.length }))
  })
}

/** The target architectures of extensions. A build may set them as an argument or for one command. */
const buildTargets: ReadonlyMap<string, Stack> = new Map([
  ['PYTORCH_ROCM_ARCH', 'rocm'],
  ['TORCH_CUDA_ARCH_LIST', 'cuda'],
])

/** Settings of only one stack. */
const settings: ReadonlyMap<string, Stack> = new Map([
  ...buildTargets,
  ...words('rocm', 'HSA_OVERRIDE_GFX_VERSION ROCM_HOME ROCM_PATH HIP_PATH'),
  ...words('cuda', 'CUDA_HOME NVIDIA_VISIBLE_DEVICES NVIDIA_DRIVER_CAPABILITIES FORCE_CUDA'),
  ...words('tpu', 'LIBTPU_INIT_ARGS TPU_LIBRARY_PATH'),
  ...words('neuron', 'NEURON_CC_FLAGS NEURON_RT_NUM_CORES'),
  ...words('gaudi', 'HABANA_VISIBLE_DEVICES PT_HPU_LAZY_MODE'),
])

function words(stack: Stack, names: string): [string, Stack][] {
  return names.split(' ').map((name) => [name, stack])
}

function stackOfSetting({ name, value, line }: Stage['environment'][number]): (readonly [Stack, number])[] {
  const stack = name === 'PJRT_DEVICE' && value === 'TPU' ? 'tpu' : settings.get(name)
  return stack === undefined || value === '' ? [] : [[stack, line]]
}

/** Linux packages of only one stack. */
const systemPackages: readonly (readonly [Stack, RegExp])[] = [
  ['rocm', /^(?:rocm-(?:dev|hip|libs|ml)|rocm$|hip-dev|miopen-hip)/],
  ['cuda', /^(?:cuda-toolkit|cuda-nvcc|cuda-libraries|libcudnn\d|libnccl)/],
  ['neuron', /^aws-neuronx-/],
]

function stacksOfCommand({ words, line }: PlacedCommand): (readonly [Stack, number])[] {
  const targets = words.flatMap((word) => {
    const [name = '', value] = word.split('=', 2)
    return value ? (buildTargets.get(name) ?? []) : []
  })
  const packages = words.includes('install') ? words.slice(words.indexOf('install') + 1) : []
  const stacks = systemPackages.flatMap(([stack, name]) => (packages.some((word) => name.test(word)) ? [stack] : []))
  return [...targets, ...stacks].map((stack) => [stack, line] as const)
}
