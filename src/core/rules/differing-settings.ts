import { resolveModel, sizeInName } from '../catalog/models/model-name.ts'
import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import { type ListedSettings, meaningOf } from '../evidence/agreement/listed-settings.ts'
import { settingName, settingValue } from '../evidence/engines/settings/setting-words.ts'
import type { Place, Setting } from '../evidence/observation/observation.ts'
import { mostPadding, workOfSteps } from '../manifest/model-sizes.ts'
import { sizeOfShape } from '../manifest/published-model.ts'
import type { JobDeclaration } from '../manifest/schema.ts'
import { times } from '../text/bounds.ts'
import type { Path } from '../text/document.ts'
import { amount } from '../text/wording.ts'

/** A declared setting that differs in a file that the manifest lists. */
export interface DifferingSetting {
  readonly at: Path
  /** For people: "sequence length 2,048" and "4,096". */
  readonly declared: string
  readonly stated: string
  readonly places: readonly [Place, ...Place[]]
  /** The larger number over the smaller; undefined for words. */
  readonly ratio?: number
  /** Whether only a file says it that a listed one starts. */
  readonly isHint?: true
}

/** Model sizes are rounded, with or without embeddings. */
const mostRounded = 1.15

const ratioOf = (one: unknown, other: unknown): number | undefined =>
  typeof one === 'number' && typeof other === 'number' && one > 0 && other > 0
    ? Math.max(one / other, other / one)
    : undefined

/** The model or its size, if the listed files train another one. */
export function differingModel(
  { model, scale, taken = [] }: JobDeclaration,
  evidence: EvidenceFacts | undefined,
): DifferingSetting | undefined {
  const { stated, started } = evidence?.settings ?? {}
  const of = [stated, started].find((each) => each?.has('model.name') || each?.has('scale.parameters'))
  const name = of?.get('model.name')
  const seen = name ?? of?.get('scale.parameters')
  if (seen === undefined) return differingShape({ scale, taken }, evidence)
  if (taken.some(({ path }) => path.join('.') === 'model.name')) return undefined
  const [own, other] = [model?.name, name && String(name.value)].map((each) => resolveModel(each ?? ''))
  const size = name ? (other?.parameters ?? sizeInName(String(name.value))) : Number(seen.value)
  const ratio = ratioOf(scale?.parameters, size)
  const isOther = own !== undefined && other !== undefined ? own.id !== other.id : (ratio ?? 1) > mostRounded
  if (!isOther) return undefined
  const words = size === undefined ? '' : ` (${amount(size)} parameters)`
  return {
    at:
      model?.name !== undefined
        ? ['model', 'name']
        : model?.config !== undefined
          ? ['model', 'config']
          : ['scale', 'parameters'],
    declared: model?.name ?? `${amount(scale?.parameters ?? 0)} parameters`,
    stated: name ? `${settingValue(name.value)}${words}` : `${amount(Number(size))} parameters`,
    places: seen.places,
    ...(ratio !== undefined && ratio > mostRounded && { ratio }),
    ...(of === started && { isHint: true }),
  }
}

/** A feed-forward layer may be wider or narrower than four times the width. */
const mostOfShape = 3

/** The size, if the layers and the width in the files make a much larger or smaller dense model. */
function differingShape(
  { scale, taken = [] }: Pick<JobDeclaration, 'scale' | 'taken'>,
  evidence: EvidenceFacts | undefined,
): DifferingSetting | undefined {
  const { stated } = evidence?.settings ?? {}
  const [layers, width] = ['model.layers', 'model.hidden_size'].map((key) => stated?.get(key))
  if (layers === undefined || width === undefined || stated?.has('model.architecture')) return undefined
  if (taken.some(({ path }) => path.join('.') === 'scale.parameters')) return undefined
  const shape = Object.fromEntries(
    ['layers', 'hidden_size', 'vocabulary', 'heads', 'kv_heads', 'head_dim'].map((key) => [
      key,
      stated?.get(`model.${key}`)?.value,
    ]),
  )
  const { parameters: size } = sizeOfShape({ model: shape }) ?? {}
  const ratio = ratioOf(scale?.parameters, size)
  if (ratio === undefined || ratio <= mostOfShape) return undefined
  return {
    at: ['scale', 'parameters'],
    declared: `${amount(scale?.parameters ?? 0)} parameters`,
    stated: `${settingValue(layers.value)} layers of ${settingValue(width.value)}, about ${amount(size ?? 0)} parameters`,
    places: layers.places,
    ratio,
  }
}

const axes = ['tensor', 'pipeline', 'context', 'expert']

/** Keys that other rules compare. */
const comparedElsewhere: ReadonlySet<string> = new Set([
  ...['model.name', 'scale.parameters', 'model.precision', 'hardware.parallelism', 'hardware.parallelism.zero'],
])

/** All other settings that differ between the manifest and its listed files. */
export function differingSettings(
  declaration: JobDeclaration,
  evidence: EvidenceFacts | undefined,
  count: number | undefined,
): DifferingSetting[] {
  if (evidence?.settings === undefined) return []
  const { stated, started } = evidence.settings
  const taken = new Set((declaration.taken ?? []).map(({ path }) => path.join('.')))
  const different = [...stated, ...started].flatMap(([key, { value, places }]): DifferingSetting[] => {
    const declared = comparedElsewhere.has(key) || taken.has(key) ? undefined : declaredAt(declaration, key)
    if (declared === undefined || isSame(key, declared, value)) return []
    const ratio = ratioOf(declared, value)
    return [
      {
        at: placeOf(declaration, key),
        declared: `${settingName(key)} ${settingValue(declared)}`,
        stated: settingValue(value),
        places,
        ...(ratio !== undefined && { ratio }),
      },
    ]
  })
  return [...different, ...batchOfReplicas(declaration, stated, count), ...tokensOfSteps(declaration, stated, count)]
}

/** A layout without an axis has degree 1 on it. */
function declaredAt(declaration: JobDeclaration, key: string): Setting | undefined {
  const { parallelism } = declaration.hardware ?? {}
  const [section = '', name = '', axis] = key.split('.')
  if (axis !== undefined) {
    const degree = typeof parallelism === 'object' ? parallelism[axis as keyof typeof parallelism] : undefined
    return degree ?? (parallelism !== undefined && axes.includes(axis) ? 1 : undefined)
  }
  return Object(declaration[section as keyof JobDeclaration])[name]
}

const placeOf = ({ hardware }: JobDeclaration, key: string): Path => {
  const path = key.split('.')
  return path.length === 3 && typeof hardware?.parallelism !== 'object' ? path.slice(0, 2) : path
}

/** Both keep the same states. */
const plain = (value: Setting): Setting => (value === 'adam' ? 'adamw' : value)

const isSame = (key: string, one: Setting, other: Setting): boolean =>
  meaningOf(key, plain(one)) === meaningOf(key, plain(other))

/** Token counts are rounded, and the last batch is often partial. */
const mostRoundedTokens = 1.5

/**
 * The tokens, if the steps in the files imply another number. Only pretraining packs sequences; elsewhere padding
 * explains a larger difference.
 */
function tokensOfSteps(
  declaration: JobDeclaration,
  stated: ListedSettings['stated'],
  count: number | undefined,
): DifferingSetting[] {
  const { tokens, samples: _, steps: declared, ...scale } = declaration.scale ?? {}
  const steps = stated.get('scale.steps')
  if (tokens === undefined || declared !== undefined || typeof steps?.value !== 'number') return []
  const { micro_batch_size: micro, gradient_accumulation_steps: accumulated = 1 } = scale
  const batch = scale.global_batch_size ?? times(micro, accumulated, replicasOf(declaration, count))
  const work = workOfSteps({ ...scale, steps: steps.value, ...(batch !== undefined && { global_batch_size: batch }) })
  const { tokens: trained = Number.NaN } = work
  const ratio = ratioOf(tokens, trained)
  const isPacked = declaration.task === 'pretraining' || tokens > trained
  if (ratio === undefined || ratio <= (isPacked ? mostRoundedTokens : mostPadding)) return []
  return [
    {
      at: ['scale', 'tokens'],
      declared: `${amount(tokens)} tokens`,
      stated: `${settingValue(steps.value)} steps, ${amount(trained)} tokens in all`,
      places: steps.places,
      ratio,
    },
  ]
}

/** Model replicas that share a batch; undefined if the layout does not divide the accelerators. */
function replicasOf({ hardware }: JobDeclaration, count: number | undefined): number | undefined {
  const layout = typeof hardware?.parallelism === 'object' ? hardware.parallelism : {}
  const split = times(layout.tensor ?? 1, layout.pipeline ?? 1, layout.context ?? 1) ?? 1
  const replicas = (count ?? Number.NaN) / split
  return Number.isInteger(replicas) ? replicas : undefined
}

/** The global batch size, if the per-replica batch in the files implies another one. */
function batchOfReplicas(
  declaration: JobDeclaration,
  stated: ListedSettings['stated'],
  count: number | undefined,
): DifferingSetting[] {
  const { scale = {} } = declaration
  const { global_batch_size: declared, micro_batch_size: micro, gradient_accumulation_steps: steps } = scale
  const place = stated.get('scale.micro_batch_size')
  if (
    declared === undefined ||
    place?.value !== micro ||
    stated.get('scale.gradient_accumulation_steps')?.value !== steps
  )
    return []
  const replicas = replicasOf(declaration, count)
  const batch = times(micro, steps, replicas)
  if (batch === undefined || place === undefined || batch === declared) return []
  return [
    {
      at: ['scale', 'global_batch_size'],
      declared: `global batch size ${settingValue(declared)}`,
      stated: `${micro} × ${steps} on each of ${replicas} replicas, ${settingValue(batch)} in all`,
      places: place.places,
      ratio: Math.max(batch / declared, declared / batch),
    },
  ]
}
