import type { ModelFigures } from './model.ts'

/** What a `config.json` says about how far each layer's attention reaches. */
export interface ReachNumbers {
  readonly modelType: string
  readonly layers: number
  readonly layerTypes?: readonly string[] | undefined
  readonly slidingWindow?: number | undefined
  /** One layer in this many reaches back to the first token. */
  readonly pattern?: number | undefined
  /** Qwen: false if the stated window is unused, and the first layer that uses it. */
  readonly usesWindow?: boolean | undefined
  readonly firstWindowLayer?: number | undefined
}

/** One layer in this many reaches back to the first token, if the configuration leaves it to the model class. */
const usualPatterns: Readonly<Record<string, number>> = {
  gemma2: 2,
  gemma3: 6,
  gemma3_text: 6,
  cohere2: 4,
  exaone4: 4,
  gpt_oss: 2,
  olmo3: 4,
}

/** Types whose configuration states a window although it is off by default. */
const isOffByDefault = /^qwen/

/** Layers with full attention and the window of the others; empty if all attend to everything. */
export function attentionReach(numbers: ReachNumbers): Pick<ModelFigures, 'fullAttentionLayers' | 'window'> {
  const { modelType, layers, layerTypes, slidingWindow, usesWindow } = numbers
  if (layerTypes !== undefined) {
    const full = layerTypes.filter((type) => type === 'full_attention').length
    const hasWindow = layerTypes.some((type) => /^(sliding|chunked)_attention$/.test(type))
    return full === layers
      ? {}
      : { ...counted(full), ...(hasWindow && slidingWindow !== undefined && { window: slidingWindow }) }
  }
  const isUsed = usesWindow ?? !isOffByDefault.test(modelType)
  if (slidingWindow === undefined || !isUsed) return {}
  return { ...counted(fullLayers(numbers)), window: slidingWindow }
}

function fullLayers({ modelType, layers, pattern, firstWindowLayer }: ReachNumbers): number {
  if (isOffByDefault.test(modelType)) return Math.min(layers, firstWindowLayer ?? layers)
  const every = pattern ?? usualPatterns[modelType]
  return every === undefined ? 0 : Math.floor(layers / every)
}

/** A window alone implies zero full layers. */
const counted = (full: number): Pick<ModelFigures, 'fullAttentionLayers'> =>
  full === 0 ? {} : { fullAttentionLayers: full }
