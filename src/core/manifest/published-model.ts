import type { SizedModel } from '../catalog/models/locked-models.ts'
import type { Model } from '../catalog/models/model.ts'
import { resolveModel, sizeInName } from '../catalog/models/model-name.ts'
import { countParameters } from '../catalog/models/parameter-count.ts'
import { amount } from '../text/wording.ts'
import { largestReadings } from './largest-readings.ts'
import { impliesMoreWork, type ModelSizes, workOfSteps } from './model-sizes.ts'
import type { JobDeclaration } from './schema.ts'
import {
  contradictionOfFile,
  contradictionOfShape,
  contradictionsOf,
  type SizeContradiction,
} from './size-contradictions.ts'

export interface CompletedDeclaration {
  readonly declaration: JobDeclaration
  readonly contradictions: readonly SizeContradiction[]
}

/** A forward and a backward pass cost three times the forward pass. */
const passesOfTraining = 3

type Sizes = Pick<
  NonNullable<JobDeclaration['scale']>,
  'parameters' | 'active_parameters' | 'embedding_parameters' | 'flops_per_sample'
>

/**
 * A declaration completed with sizes from its model's name or from a file of the repository. Declared values win; a
 * difference beyond the usual ways of counting is a contradiction.
 */
export function completed(declared: JobDeclaration, sized?: SizedModel): CompletedDeclaration {
  const { known, architecture, about } = knownOf(declared, sized)
  const named = sized && declared.model?.config !== undefined ? resolveModel(declared.model.name ?? '') : undefined
  const ofFile = named && sized ? contradictionOfFile(sized, named) : []
  const filled = { ...known, ...declared.scale }
  const drawn = sizeOfShape(declared)
  const ofShape = contradictionOfShape(drawn?.parameters, filled.parameters)
  const contradictions = [...contradictionsOf(declared, { ...known, architecture }, about), ...ofFile, ...ofShape]
  const ownArchitecture = declared.model?.architecture ?? architecture
  const shaped = filled.parameters === undefined ? drawn : undefined
  const scale = { ...filled, ...(shaped && { parameters: shaped.parameters }), ...workOfSteps(filled) }
  const assumption = shaped?.assumption ?? (declared.scale?.parameters === undefined ? sized?.assumption : undefined)
  const declaration = {
    ...declared,
    ...(Object.keys(scale).length > 0 && { scale }),
    ...(assumption !== undefined && { assumptions: [assumption] }),
    ...(sized?.shape && { shape: sized.shape }),
    ...(declared.model && { model: { ...declared.model, ...(ownArchitecture && { architecture: ownArchitecture }) } }),
  }
  const former = sized?.former && { ...given(sizesOfFile(sized.former)), architecture: architectureOf(sized.former) }
  const readings = [
    ...(contradictions.length > 0 || impliesMoreWork(declaration)
      ? largestReadings(declaration, { ...known, architecture })
      : []),
    ...(former ? largestReadings(declaration, former) : []),
    ...(drawn && ofShape.length > 0 ? largestReadings(declaration, drawn) : []),
    ...(named && ofFile.length > 0
      ? largestReadings(declaration, { ...given(sizesOf(named, declared.task)), architecture: named.architecture })
      : []),
  ]
  return { declaration: readings.length === 0 ? declaration : { ...declaration, readings }, contradictions }
}

/** A usual vocabulary if undeclared, so that the embedding is not omitted. */
const usualVocabulary = 50_000

/** The size of a transformer by its shape: layers and width suffice; the rest is assumed and reported. */
/** The parameters of a dense transformer of some layers and width; undefined if these are not both known. */
export function sizeOfShape({
  model,
}: Pick<JobDeclaration, 'model'>): { parameters: number; assumption: string } | undefined {
  const { layers, hidden_size: width, vocabulary, architecture = 'transformer' } = model ?? {}
  if (layers === undefined || width === undefined || architecture !== 'transformer') return undefined
  const headSize = model?.head_dim ?? (model?.heads === undefined ? 1 : width / model.heads)
  const heads = model?.heads ?? width / headSize
  const { parameters } = countParameters({
    form: 'decoder',
    // Four times the width in two matrices, or as much in three narrower ones.
    isGated: false,
    isTied: true,
    layers,
    decoderLayers: 0,
    hiddenSize: width,
    heads,
    keyValueHeads: model?.kv_heads ?? heads,
    headSize,
    feedForwardSize: 4 * width,
    vocabularySize: vocabulary ?? usualVocabulary,
    embeddingSize: width,
    positions: 0,
  })
  const assumed = vocabulary === undefined ? `, and ${amount(usualVocabulary)} words` : ''
  const assumption = `${amount(parameters)} parameters, by layers and hidden_size: a feed-forward layer of four times the width${assumed}`
  return { parameters, assumption }
}

interface KnownModel {
  readonly known: Sizes
  readonly architecture?: ModelSizes['architecture']
  /** The start of a sentence about the model: "X has". */
  readonly about: string
}

function knownOf({ model, task }: JobDeclaration, sized: SizedModel | undefined): KnownModel {
  const name = model?.name
  if (sized) return { known: given(sizesOfFile(sized)), architecture: architectureOf(sized), about: sized.about }
  const published = name === undefined ? undefined : resolveModel(name)
  if (published === undefined) return { known: given(sizesInName(name ?? '')), about: `the name ${name} says` }
  const { architecture, id } = published
  return { known: given(sizesOf(published, task)), architecture, about: `${id} has` }
}

const given = (sizes: Partial<Sizes>): Sizes =>
  Object.fromEntries(Object.entries(sizes).filter(([, value]) => value !== undefined)) as Sizes

function sizesOf(published: Model, task: JobDeclaration['task']): Partial<Sizes> {
  const { parameters, activeParameters, embeddingParameters, forwardFlopsPerSample, domain } = published
  const passes = task === 'inference' ? 1 : passesOfTraining
  return {
    parameters,
    ...(published.architecture === 'moe' && { active_parameters: activeParameters }),
    // Embedding tables of recommenders, which are on the host or sharded.
    ...(domain === 'recommender' && { embedding_parameters: embeddingParameters }),
    ...(forwardFlopsPerSample !== undefined && { flops_per_sample: forwardFlopsPerSample * passes }),
  } as Partial<Sizes>
}

const sizesInName = (name: string): Partial<Sizes> => ({ parameters: sizeInName(name) }) as Partial<Sizes>

type FileSizes = NonNullable<SizedModel['former']>

const sizesOfFile = ({ parameters, activeParameters, experts }: FileSizes): Partial<Sizes> =>
  ({ parameters, ...(experts !== undefined && { active_parameters: activeParameters }) }) as Partial<Sizes>

const architectureOf = ({ shape, experts }: FileSizes): ModelSizes['architecture'] =>
  shape && (experts === undefined ? 'transformer' : 'moe')
