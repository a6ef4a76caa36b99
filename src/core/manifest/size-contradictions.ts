import type { Model } from '../catalog/models/model.ts'
import { trainingFlops } from '../sizing/flops.ts'
import { times } from '../text/bounds.ts'
import { amount } from '../text/wording.ts'
import {
  type Architecture,
  activeOf,
  isTooSparse,
  type ModelSizes,
  mostPadding,
  passedParameters,
  type Scale,
  tokensOfSamples,
  tokensOfSteps,
} from './model-sizes.ts'
import type { JobDeclaration } from './schema.ts'

export interface SizeContradiction {
  readonly path: readonly ['scale' | 'model', string]
  readonly message: string
  readonly remedy: string
}

/**
 * Counts of one model differ by what they include (embeddings, heads) and by rounding. A larger difference is a
 * contradiction.
 */
const mostDifference = 0.2

/** Text encoders and decoder add up to this share: SDXL has 2.57B parameters, and its pipeline 3.5B; SD3 Medium 2 and 3.3. */
const mostOfPipeline = 0.7

/** Operations per sample count multiplications or multiply-adds, one pass or three, and images of several sizes. */
const mostCounting = 10

/** 6 · N · D is twice the need of an encoder-decoder, and other ways of counting differ as much. */
const mostEstimate = 4

const isAbove = (value: number, other: number): boolean => value > other * (1 + mostDifference)
const differs = (value: number, other: number): boolean => Math.abs(value - other) > mostDifference * other
const isWithin = (value = 0, known = 0, share: number): boolean => value > known && value <= known * (1 + share)
const isFar = (value: number, other: number, times: number): boolean => value > other * times || value * times < other

/** Declared sizes that contradict the model or each other. `about` starts a sentence about the model: "X has". */
export const contradictionsOf = (declared: JobDeclaration, known: ModelSizes, about: string): SizeContradiction[] => [
  ...ofModel(declared, known, about),
  ...ofEachOther(declared, known),
]

/** Set if a `config.json` belongs to a model of another size than the named published one. */
export const contradictionOfFile = (
  file: { readonly parameters?: number | undefined },
  { id, parameters }: Pick<Model, 'id' | 'parameters'>,
): SizeContradiction[] =>
  parameters === undefined || file.parameters === undefined || !differs(file.parameters, parameters)
    ? []
    : [
        {
          path: ['model', 'config'],
          message: `\`model.config\` has ${amount(file.parameters)} parameters, but ${id} has ${amount(parameters)}.`,
          remedy: 'Fix the file or the name; until then the file applies.',
        },
      ]

/** A feed-forward layer may be narrower than assumed, and layers may share weights. */
const mostOfShape = 3

/** Set if the declared layers and width are those of a much larger model than the parameters. */
export const contradictionOfShape = (
  shaped: number | undefined,
  parameters: number | undefined,
): SizeContradiction[] =>
  shaped === undefined || parameters === undefined || shaped <= mostOfShape * parameters
    ? []
    : [
        {
          path: ['model', 'layers'],
          message: `\`model.layers\` and \`hidden_size\` make about ${amount(shaped)} parameters, but the model has ${amount(parameters)}.`,
          remedy: 'Fix one of them; until then the parameters apply.',
        },
      ]

function ofModel({ scale = {}, model }: JobDeclaration, known: ModelSizes, about: string): SizeContradiction[] {
  const found: SizeContradiction[] = []
  const add = (path: SizeContradiction['path'], message: string): void => {
    found.push({ path, message, remedy: 'Fix the number or the name; until then the number applies.' })
  }
  const { parameters, active_parameters: active, flops_per_sample: flops } = scale
  const isPipeline = known.architecture === 'diffusion' && isWithin(parameters, known.parameters, mostOfPipeline)
  if (
    parameters !== undefined &&
    known.parameters !== undefined &&
    differs(parameters, known.parameters) &&
    !isPipeline
  )
    add(
      ['scale', 'parameters'],
      `\`scale.parameters\` is ${amount(parameters)}, but ${about} ${amount(known.parameters)} parameters.`,
    )
  const knownActive = activeOf(known)
  if (active !== undefined && knownActive !== undefined && differs(active, knownActive))
    add(
      ['scale', 'active_parameters'],
      `\`scale.active_parameters\` is ${amount(active)}, but ${about} ${amount(knownActive)} active parameters.`,
    )
  if (flops !== undefined && known.flops_per_sample !== undefined && isFar(flops, known.flops_per_sample, mostCounting))
    add(
      ['scale', 'flops_per_sample'],
      `\`scale.flops_per_sample\` is ${amount(flops)}, but ${about} ${amount(known.flops_per_sample)} FLOPs per sample.`,
    )
  const architecture = model?.architecture
  if (architecture !== undefined && known.architecture !== undefined && isOtherBuild(architecture, known.architecture))
    found.push({
      path: ['model', 'architecture'],
      message: `\`model.architecture\` is ${architecture}, but ${about} the architecture ${known.architecture}.`,
      remedy: 'Fix the architecture or the name; until then the architecture applies.',
    })
  return found
}

/** Architectures that may describe the same model. */
const alike: readonly (readonly Architecture[])[] = [
  ['transformer', 'moe'],
  ['transformer', 'diffusion'],
  ['cnn', 'resnet'],
  ['cnn', 'diffusion'],
  ['mlp', 'recommender'],
]

const isOtherBuild = (declared: Architecture, known: Architecture): boolean =>
  declared !== known && declared !== 'custom' && !alike.some((pair) => pair.includes(declared) && pair.includes(known))

const ofEachOther = (declared: JobDeclaration, known: ModelSizes): SizeContradiction[] => [
  ...ofExperts(declared, known),
  ...ofBatch(declared.scale ?? {}),
  ...(declared.task === 'inference'
    ? []
    : [...ofSamples(declared.scale ?? {}), ...ofSteps(declared.scale ?? {}), ...ofOperations(declared, known)]),
]

const contradicts = (key: keyof Scale, message: string): SizeContradiction => ({
  path: ['scale', key],
  message,
  remedy: `Fix one of them; until then \`scale.${key}\` applies.`,
})

function ofExperts(declared: JobDeclaration, known: ModelSizes): SizeContradiction[] {
  const { active_parameters: active, parameters = known.parameters } = declared.scale ?? {}
  if (active === undefined || parameters === undefined || activeOf(known) !== undefined) return []
  const [used, all] = [amount(active), amount(parameters)]
  if (isAbove(active, parameters))
    return [
      contradicts('active_parameters', `\`scale.active_parameters\` is ${used}, but the model has ${all} parameters.`),
    ]
  if (!isTooSparse(active, parameters, declared)) return []
  const what = `less than a thousandth of the model's ${all} parameters`
  return [contradicts('active_parameters', `\`scale.active_parameters\` is ${used}, ${what}.`)]
}

function ofBatch({ global_batch_tokens: tokens, global_batch_size: size, sequence_length: length }: Scale) {
  const most = times(size, length)
  if (tokens === undefined || most === undefined || !isOtherCount(tokens, most)) return []
  const message = `\`scale.global_batch_tokens\` is ${amount(tokens)}, but \`global_batch_size\` × \`sequence_length\` is ${amount(most)}.`
  return [contradicts('global_batch_tokens', message)]
}

function ofSamples(scale: Scale): SizeContradiction[] {
  const { tokens, epochs } = scale
  const most = tokensOfSamples(scale)
  if (tokens === undefined || most === undefined || !isOtherCount(tokens, most, epochs === undefined)) return []
  const factors = `\`samples\` × \`sequence_length\`${epochs === undefined ? '' : ' × `epochs`'}`
  return [contradicts('tokens', `\`scale.tokens\` is ${amount(tokens)}, but ${factors} is ${amount(most)}.`)]
}

function ofSteps(scale: Scale): SizeContradiction[] {
  const { tokens } = scale
  const most = tokensOfSteps(scale)
  if (tokens === undefined || most === undefined || !isOtherCount(tokens, most)) return []
  const message = `\`scale.tokens\` is ${amount(tokens)}, but \`steps\` of the batch come to ${amount(most)}.`
  return [contradicts('tokens', message)]
}

function ofOperations(declared: JobDeclaration, known: ModelSizes): SizeContradiction[] {
  const { scale = {} } = declared
  const { flops_per_sample: flops, parameters = known.parameters } = scale
  if (flops === undefined) return []
  const [bySamples, byTokens] = [operationsBySamples(scale), operationsByTokens(declared, parameters)]
  if (bySamples !== undefined && byTokens !== undefined) {
    if (!isFar(bySamples, byTokens, mostEstimate)) return []
    const message = `\`flops_per_sample\` × \`samples\` is ${operations(bySamples)} FLOPs, but the parameters and \`tokens\` take ${operations(byTokens)}.`
    return [contradicts('flops_per_sample', message)]
  }
  const passed = passedParameters(declared, parameters)
  // If a figure is known, the declared one is compared with it instead.
  if (known.flops_per_sample !== undefined || passed === undefined || flops >= passed) return []
  const message = `\`scale.flops_per_sample\` is ${amount(flops)}, but a sample passes ${amount(passed)} parameters.`
  return [contradicts('flops_per_sample', message)]
}

/** `4.2e22`, too large for a suffix. */
const operations = (flops: number): string => (flops < 1e15 ? amount(flops) : flops.toExponential(1).replace('+', ''))

/**
 * Whether tokens do not match sequences with at most `most` tokens. `isOnce`: `most` is one pass, which the tokens may
 * repeat.
 */
const isOtherCount = (tokens: number, most: number, isOnce = false): boolean =>
  (!isOnce && isAbove(tokens, most)) || tokens * mostPadding < most

const operationsBySamples = ({ flops_per_sample: flops, samples, epochs }: Scale): number | undefined =>
  times(flops, samples, epochs ?? 1)

function operationsByTokens({ scale = {}, model }: JobDeclaration, parameters: number | undefined): number | undefined {
  const { active_parameters: activeParameters, tokens, sequence_length: sequenceLength } = scale
  const architecture = activeParameters === undefined ? 'transformer' : 'moe'
  const job = { architecture, parameters, activeParameters, tokens, sequenceLength, method: model?.method } as const
  return trainingFlops(job).flops
}
