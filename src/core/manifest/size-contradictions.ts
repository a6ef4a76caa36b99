import { trainingFlops } from '../sizing/flops.ts'
import { amount } from '../text/wording.ts'
import type { JobDeclaration, SizeReading } from './schema.ts'

type Scale = SizeReading['scale']
type Architecture = NonNullable<SizeReading['architecture']>

/** What the name of a model, or its `config.json`, says about its size. */
export type ModelSizes = Pick<Scale, 'parameters' | 'active_parameters' | 'flops_per_sample'> & {
  readonly architecture?: Architecture | undefined
}

/** What a declared key contradicts. */
export interface SizeContradiction {
  readonly path: readonly ['scale' | 'model', string]
  readonly message: string
  readonly remedy: string
}

/** Counts of one model differ by what is counted (embeddings, heads), and numbers are rounded; beyond this they differ. */
const mostDifference = 0.2

/** Sequences are shorter than the longest one: so many times fewer tokens are still those of the declared sequences. */
const mostPadding = 100

/** GShard uses a four-hundredth of its parameters for a token, later mixtures of experts a thirtieth and more. */
const mostSparsity = 1000

/** Operations of one sample are counted per multiplication or per multiply-add, of one pass or of three, and of images of several sizes. */
const mostCounting = 10

/** 6 · N · D is twice what an encoder-decoder takes, and other ways of counting differ as much. */
const mostEstimate = 4

const flopsPerParameter = 6

const isAbove = (value: number, other: number): boolean => value > other * (1 + mostDifference)
const differs = (value: number, other: number): boolean => Math.abs(value - other) > mostDifference * other
const isFar = (value: number, other: number, times: number): boolean => value > other * times || value * times < other

/** The declared sizes that contradict the model, or one another. `about` begins a statement on the model: "X has". */
export const contradictionsOf = (declared: JobDeclaration, known: ModelSizes, about: string): SizeContradiction[] => [
  ...ofModel(declared, known, about),
  ...ofEachOther(declared, known),
]

function ofModel({ scale = {}, model }: JobDeclaration, known: ModelSizes, about: string): SizeContradiction[] {
  const found: SizeContradiction[] = []
  const add = (path: SizeContradiction['path'], message: string): void => {
    found.push({ path, message, remedy: 'Fix the number or the name; until then the number applies.' })
  }
  const { parameters, active_parameters: active, flops_per_sample: flops } = scale
  if (parameters !== undefined && known.parameters !== undefined && differs(parameters, known.parameters))
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

/** A dense model uses all its parameters for a token. */
const activeOf = ({ architecture, parameters, active_parameters: active }: ModelSizes): number | undefined =>
  active ?? (architecture === 'transformer' ? parameters : undefined)

/** Architectures that one model may be counted among. */
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
  ...(declared.task === 'inference' ? [] : [...ofSamples(declared.scale ?? {}), ...ofOperations(declared, known)]),
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
  const most = product(size, length)
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
  // With a known figure, that is what the declared one is compared with.
  if (known.flops_per_sample !== undefined || passed === undefined || flops >= passed) return []
  const message = `\`scale.flops_per_sample\` is ${amount(flops)}, but a sample passes ${amount(passed)} parameters.`
  return [contradicts('flops_per_sample', message)]
}

/** `4.2e22`, which no letter shortens. */
const operations = (flops: number): string => (flops < 1e15 ? amount(flops) : flops.toExponential(1).replace('+', ''))

function isTooSparse(active: number, parameters: number, { scale, model }: JobDeclaration): boolean {
  // Embedding tables count among the parameters, and a sample reads few of their rows.
  if (model?.architecture === 'recommender' || scale?.embedding_parameters !== undefined) return false
  return active * mostSparsity < parameters
}

/** Whether tokens are not those of sequences of at most so many tokens in all; `isOnce`: that may be read repeatedly. */
const isOtherCount = (tokens: number, most: number, isOnce = false): boolean =>
  (!isOnce && isAbove(tokens, most)) || tokens * mostPadding < most

const tokensOfSamples = ({ samples, sequence_length: length, epochs }: Scale): number | undefined =>
  product(samples, length, epochs ?? 1)

const operationsBySamples = ({ flops_per_sample: flops, samples, epochs }: Scale): number | undefined =>
  product(flops, samples, epochs ?? 1)

function operationsByTokens({ scale = {}, model }: JobDeclaration, parameters: number | undefined): number | undefined {
  const { active_parameters: activeParameters, tokens, sequence_length: sequenceLength } = scale
  const architecture = activeParameters === undefined ? 'transformer' : 'moe'
  const job = { architecture, parameters, activeParameters, tokens, sequenceLength, method: model?.method } as const
  return trainingFlops(job).flops
}

/** Architectures in which a sample passes every parameter. */
const dense: ReadonlySet<Architecture> = new Set(['transformer', 'cnn', 'resnet', 'diffusion', 'rnn', 'mlp'])

function passedParameters({ scale, model }: JobDeclaration, parameters: number | undefined): number | undefined {
  if (scale?.active_parameters !== undefined) return scale.active_parameters
  return model?.architecture !== undefined && dense.has(model.architecture) ? parameters : undefined
}

function product(...factors: (number | undefined)[]): number | undefined {
  let result = 1
  for (const factor of factors) {
    if (factor === undefined) return undefined
    result *= factor
  }
  return result
}

/**
 * The readings of contradictory sizes that may take the most compute: the largest model by its tokens, and by its samples.
 * A limit that nobody may lift counts the largest.
 */
export function largestReadings(declared: JobDeclaration, known: ModelSizes): SizeReading[] {
  const { flops_per_sample: flops, tokens: _, ...scale } = declared.scale ?? {}
  const parameters = largest(scale.parameters, known.parameters)
  const architecture = known.architecture ?? declared.model?.architecture
  const declaredActive = scale.active_parameters
  const isSparse = declaredActive !== undefined && isTooSparse(declaredActive, parameters ?? 0, declared)
  const active =
    declaredActive === undefined
      ? known.active_parameters
      : largest(declaredActive, activeOf(known) ?? (isSparse ? parameters : undefined))
  const sizes = {
    ...scale,
    ...(parameters !== undefined && { parameters }),
    ...(active !== undefined && { active_parameters: active }),
  }
  const tokens = largest(declared.scale?.tokens, tokensOfSamples(scale))
  const passed = passedParameters({ ...declared, scale: sizes }, parameters)
  const operations = largest(flops, known.flops_per_sample, product(flopsPerParameter, flops && passed))
  return [
    ...(tokens === undefined
      ? []
      : [{ scale: { ...sizes, tokens }, architecture: active === undefined ? 'transformer' : 'moe' } as const]),
    ...(operations === undefined
      ? []
      : [{ scale: { ...sizes, flops_per_sample: operations }, ...(architecture && { architecture }) }]),
  ]
}

function largest(...numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}
