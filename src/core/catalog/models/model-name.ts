import { allModels } from './all-models.ts'
import type { Model } from './model.ts'
import { indexModels, lookUp, type ModelIndex } from './model-index.ts'

let index: ModelIndex | undefined

/**
 * The published model that a text names, as people write it: `meta-llama/Llama-3.1-8B`, `llama 3.1 8b instruct`,
 * `Llama3.1-8B-bnb-4bit`. None where the name leaves the size open (`llama-3`), since another size is a wrong answer.
 */
export function resolveModel(text: string): Model | undefined {
  if (text.length > 256) return undefined
  index ??= indexModels(allModels())
  return lookUp(index, text)
}

export { architectureOfModelWord, isModelFamily } from './model-families.ts'
export { sizeInName } from './size-in-name.ts'
