import type { Model, ModelKind } from '../catalog/models/model.ts'
import type { ModelShape as ConfigShape } from '../catalog/models/model-config.ts'
import { resolveModel, sizeInName } from '../catalog/models/model-name.ts'
import { modelsOfSize } from '../catalog/models/models-of-size.ts'
import { writesWords } from '../catalog/models/output.ts'
import { textEncoderParameters } from '../catalog/models/text-encoders.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { isDiffusionTransformer, type Job } from '../sizing/job.ts'
import type { KeptShape, ModelShape } from '../sizing/model-shape.ts'
import { amount } from '../text/wording.ts'

type DeclaredModel = NonNullable<JobDeclaration['model']>

/** A model's shape, by preference: declared, from its `config.json`, or published under its name. */
export function shapeOfJob(declaration: JobDeclaration): ModelShape | undefined {
  const declared = declaredShape(declaration)
  const known = knownShape(declaration)
  return declared || known ? { ...known, ...declared } : undefined
}

/** The same without models known only by their size: layouts are not judged by a similar model. */
export const namedShape = (declaration: JobDeclaration): ModelShape | undefined =>
  declaration.model?.name === undefined && declaration.shape === undefined
    ? declaredShape(declaration)
    : shapeOfJob(declaration)

/** A contrastive loss compares all samples of a batch, so accumulated micro-batches are another loss. */
export const isContrastive = (name: string | undefined): boolean =>
  name !== undefined && resolveModel(name)?.kind === 'contrastive'

/** The format in which a served model is published, unless the job declares one. */
export function publishedWeights({ task, model }: JobDeclaration): Model['publishedPrecision'] {
  const isOpen = task === 'inference' && model?.precision === undefined && model?.weights_precision === undefined
  return isOpen && model?.name !== undefined ? resolveModel(model.name)?.publishedPrecision : undefined
}

/** Undeclared sizes, taken from the published model or from its name. */
export function assumedOfModel({ model, scale }: JobDeclaration): string[] {
  const { name, config } = model ?? {}
  if (scale?.parameters === undefined || (name === undefined && config === undefined)) return []
  if (config !== undefined) return [`${amount(scale.parameters)} parameters, computed from ${config}`]
  const published = resolveModel(name ?? '')
  if (published?.parameters === scale.parameters)
    return [`${amount(scale.parameters)} parameters, the published size of ${published.id}`]
  return sizeInName(name ?? '') === scale.parameters
    ? [`${amount(scale.parameters)} parameters, from the name ${name}`]
    : []
}

function declaredShape({ model, scale }: JobDeclaration): ModelShape | undefined {
  if (model === undefined) return undefined
  const shape = {
    layers: model.layers,
    hiddenSize: model.hidden_size,
    heads: model.heads,
    keyValueHeads: model.kv_heads,
    headSize: model.head_dim,
    vocabulary: model.vocabulary,
    imageTokens: isDiffusionTransformer(namedJob(model, scale)) ? latentTokens(model.image_size) : undefined,
  }
  const stated = Object.entries(shape).filter(([, value]) => value !== undefined)
  return stated.length === 0 ? undefined : Object.fromEntries(stated)
}

const namedJob = (model: DeclaredModel, scale: JobDeclaration['scale']): Job => ({
  architecture: model.architecture,
  parameters: scale?.parameters,
  hasTransformerLayers: hasTransformerLayers(model.name),
})

/**
 * The declared operations of a sample. Those from a model's name are for its published image size; patches and pixels
 * grow with the square of the side.
 */
export function flopsPerSample({ task, model, scale }: JobDeclaration): number | undefined {
  const flops = scale?.flops_per_sample
  const { name, image_size: side } = model ?? {}
  const published = name === undefined ? undefined : resolveModel(name)
  const { forwardFlopsPerSample, imageSize } = published ?? {}
  if (flops === undefined || side === undefined || forwardFlopsPerSample === undefined || imageSize === undefined)
    return flops
  const isOfName = flops === forwardFlopsPerSample * (task === 'inference' ? 1 : 3)
  return isOfName ? flops * (side / imageSize) ** 2 : flops
}

/** Published sizes are rounded (7.6B, 1.4B); a different model of the same name differs by more. */
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 0.05 * one

/** The shape from `config.json`, or of the named published model, or of the only one with this many parameters. */
function knownShape({ task, model, scale, shape }: JobDeclaration): ModelShape | undefined {
  if (shape) return shapeOfFigures(shape, shape.form, task)
  const parameters = scale?.parameters
  if (parameters === undefined) return undefined
  const named = model?.name === undefined ? undefined : resolveModel(model.name)
  if (named?.parameters !== undefined && isAbout(named.parameters, parameters))
    return shapeOfFigures(named, named.kind, task)
  const { architecture } = model ?? {}
  if (model?.name !== undefined || (architecture !== undefined && architecture !== 'transformer')) return undefined
  const [first, ...others] = modelsOfSize(parameters)
  const isOne = others.every(({ layers, hiddenSize }) => layers === first?.layers && hiddenSize === first?.hiddenSize)
  // Models of one shape differ in their context.
  return isOne && first ? { ...shapeOfFigures(first, first.kind, task), longestSequence: undefined } : undefined
}

type Form = ModelKind | ConfigShape['form']

function shapeOfFigures(model: Model | ConfigShape, form: Form, task: JobDeclaration['task']): ModelShape {
  const isWordless = !writesWords(form, task !== 'pretraining')
  const { layers, decoderLayers = 0, architecture } = { architecture: undefined, ...model }
  return {
    layers: layers === undefined ? undefined : layers + decoderLayers,
    hiddenSize: model.hiddenSize,
    heads: model.heads,
    keyValueHeads: model.keyValueHeads,
    experts: model.experts,
    headSize: model.latentSize === undefined ? model.headSize : undefined,
    vocabulary: isWordless ? 0 : model.vocabularySize,
    feedForwardSize: architecture === 'moe' || model.experts !== undefined ? undefined : model.feedForwardSize,
    embeddingParameters: model.embeddingParameters,
    parameters: model.parameters,
    longestSequence: longestSequenceOf(model, form),
    imageTokens: form === 'diffusion-transformer' && 'imageSize' in model ? latentTokens(model.imageSize) : undefined,
    textEncoderParameters: 'id' in model ? textEncoderParameters(model.id) : undefined,
    kept: keptOf(model, form),
  }
}

/** Positions of the encoder of Whisper: 30 s of sound (arXiv 2212.04356, section 2.2). */
const SOUND_POSITIONS = 1500

/** The context; for a speech model that writes, the mean of its encoder's and its decoder's. */
function longestSequenceOf({ contextLength, decoderLayers }: Model | ConfigShape, form: Form): number | undefined {
  const isHalfSound = form === 'speech' && decoderLayers !== undefined && contextLength !== undefined
  return isHalfSound ? (SOUND_POSITIONS + contextLength) / 2 : contextLength
}

/**
 * Pixels per side of a diffusion patch: eight per latent (arXiv 2112.10752), two latents per patch (arXiv 2212.09748).
 */
const DIFFUSION_PATCH = 16

const latentTokens = (imageSize: number | undefined): number | undefined =>
  imageSize === undefined ? undefined : (imageSize / DIFFUSION_PATCH) ** 2

function keptOf(model: Model | ConfigShape, form: Form): KeptShape | undefined {
  const { layers, decoderLayers, window, latentSize, stateSize } = { stateSize: undefined, ...model }
  if (form === 'ssm') return { fullLayers: 0, stateSize }
  if (layers === undefined) return undefined
  // A decoder keeps its own tokens and the encoder's.
  if (decoderLayers !== undefined) return { fullLayers: 2 * decoderLayers }
  const fullLayers = model.fullAttentionLayers ?? (window === undefined ? layers : 0)
  if (fullLayers === layers && latentSize === undefined) return undefined
  return {
    fullLayers,
    ...(window !== undefined && { window, windowLayers: layers - fullLayers }),
    latentSize,
    stateSize,
  }
}

/** Undefined if the catalog does not know the model. */
export function hasTransformerLayers(name: string | undefined): boolean | undefined {
  const published = name === undefined ? undefined : resolveModel(name)
  return published?.architecture === 'diffusion' ? published.kind === 'diffusion-transformer' : undefined
}
