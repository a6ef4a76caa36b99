import { allModels } from './all-models.ts'
import type { Model } from './model.ts'

/** Fewer figures are a class of models ("7B"), not the size of one. */
const fewestFigures = 3

/** How many figures a number is given in: three for 6.74 billion. */
const figuresOf = (value: number): number => value.toExponential().split('e')[0]?.replace(/\D/g, '').length ?? 0

/**
 * The published language models that have just as many parameters, as far as the number is given: 6.74 billion are those
 * of Llama 2 7B. None where the number is a round one.
 */
export function modelsOfSize(parameters: number): readonly Model[] {
  const figures = figuresOf(parameters)
  if (figures < fewestFigures) return []
  return allModels().filter(
    ({ domain, layers, hiddenSize, parameters: published }) =>
      domain === 'language' &&
      layers !== undefined &&
      hiddenSize !== undefined &&
      published !== undefined &&
      Number(published.toPrecision(figures)) === parameters,
  )
}
