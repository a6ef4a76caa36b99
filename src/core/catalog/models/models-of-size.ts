import { firstFrom } from '../../text/first-from.ts'
import { allModels } from './all-models.ts'
import type { Model } from './model.ts'

/** Fewer significant digits are a size class ("7B"), not the size of one model. */
const fewestFigures = 3

/** Significant digits of a number: three for 6.74 billion. */
const figuresOf = (value: number): number => value.toExponential().split('e')[0]?.replace(/\D/g, '').length ?? 0

interface SizedModel {
  readonly model: Model
  readonly parameters: number
  /** Its position in the catalog. */
  readonly place: number
}

let bySize: readonly SizedModel[] | undefined

/** Language models with a published shape, by increasing parameters. Cached: each job asks several times. */
function sizedModels(): readonly SizedModel[] {
  bySize ??= allModels()
    .flatMap((model, place) => {
      const { domain, layers, hiddenSize, parameters } = model
      const isShaped = domain === 'language' && layers !== undefined && hiddenSize !== undefined
      return isShaped && parameters !== undefined ? [{ model, parameters, place }] : []
    })
    .sort((one, other) => one.parameters - other.parameters)
  return bySize
}

/**
 * The published language models with exactly this many parameters, to the given digits: 6.74 billion is Llama 2 7B.
 * Empty for a round number.
 */
export function modelsOfSize(parameters: number): readonly Model[] {
  const figures = figuresOf(parameters)
  if (figures < fewestFigures) return []
  const models = sizedModels()
  // Anything further away rounds to another number.
  const furthest = parameters * 10 ** (1 - figures)
  const from = (least: number): number => firstFrom(models, (each) => each.parameters < least)
  const near = models.slice(from(parameters - furthest), from(parameters + 2 * furthest))
  return near
    .filter((each) => Number(each.parameters.toPrecision(figures)) === parameters)
    .sort((one, other) => one.place - other.place)
    .map(({ model }) => model)
}
