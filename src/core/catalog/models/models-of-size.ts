import { allModels } from './all-models.ts'
import type { Model } from './model.ts'

/** Fewer figures are a class of models ("7B"), not the size of one. */
const fewestFigures = 3

/** How many figures a number is given in: three for 6.74 billion. */
const figuresOf = (value: number): number => value.toExponential().split('e')[0]?.replace(/\D/g, '').length ?? 0

interface SizedModel {
  readonly model: Model
  readonly parameters: number
  /** Its place in the catalog. */
  readonly place: number
}

let bySize: readonly SizedModel[] | undefined

/** The language models whose shape is published, by rising parameters: each job asks several times. */
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

/** The place of the first that has at least so many parameters. */
function firstFrom(models: readonly SizedModel[], parameters: number): number {
  let [from, to] = [0, models.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((models[middle] as SizedModel).parameters < parameters) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * The published language models that have just as many parameters, as far as the number is given: 6.74 billion are those
 * of Llama 2 7B. None where the number is a round one.
 */
export function modelsOfSize(parameters: number): readonly Model[] {
  const figures = figuresOf(parameters)
  if (figures < fewestFigures) return []
  const models = sizedModels()
  // What is further away than the last figure rounds to another number.
  const furthest = parameters * 10 ** (1 - figures)
  const near = models.slice(firstFrom(models, parameters - furthest), firstFrom(models, parameters + 2 * furthest))
  return near
    .filter((each) => Number(each.parameters.toPrecision(figures)) === parameters)
    .sort((one, other) => one.place - other.place)
    .map(({ model }) => model)
}
