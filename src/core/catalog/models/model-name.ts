import { once } from '../../text/once.ts'
import { remembered } from '../../text/remembered.ts'
import { modelRows } from './all-models.ts'
import type { Model } from './model.ts'
import { ModelIndex } from './model-index.ts'
import { withPoints } from './size-in-name.ts'

const index = once(() => new ModelIndex(modelRows()))

/**
 * The published model that a text names, as people write it: `meta-llama/Llama-3.1-8B`, `llama 3.1 8b instruct`,
 * `Llama3.1-8B-bnb-4bit`. Undefined if the name leaves the size open (`llama-3`), since a wrong size is worse than
 * none.
 */
export const resolveModel = (text: string): Model | undefined => (text.length > 256 ? undefined : named(text))

/** Cached: a job resolves its model a dozen times. */
const named = remembered((text): Model | undefined => {
  const known = index().lookUp(withPoints(text))
  const built = known === undefined ? nameOfBuilder(text) : undefined
  return built === undefined ? known : index().lookUp(built)
})

/** The model in a builder function's name: `torchtune.models.llama3_1.lora_llama3_1_8b` is `llama3.1-8b`. */
function nameOfBuilder(text: string): string | undefined {
  const [, name] = /^(?:[a-z]\w{0,40}\.){2,6}(?:q?lora_)?([a-z]\w{2,60})$/.exec(text) ?? []
  return name?.replace(/(\d)_(\d)(?!\d*b)/, '$1.$2').replaceAll('_', '-')
}

export { architectureOfModelWord, isModelFamily } from './model-families.ts'
export { sizeInName } from './size-in-name.ts'
