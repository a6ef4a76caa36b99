import type { Model } from './model.ts'
import { convolutional } from './tables/convolutional.ts'
import { detection } from './tables/detection.ts'
import { diffusion } from './tables/diffusion.ts'
import { encoders } from './tables/encoders.ts'
import { language } from './tables/language.ts'
import { mixturesOfExperts } from './tables/mixtures-of-experts.ts'
import { multimodal } from './tables/multimodal.ts'
import { recommenders } from './tables/recommenders.ts'
import { science } from './tables/science.ts'
import { speech } from './tables/speech.ts'
import { stateSpace } from './tables/state-space.ts'
import { unpublished } from './tables/unpublished.ts'
import { visionTransformers } from './tables/vision-transformers.ts'

let models: readonly Model[] | undefined

/** Every model of the catalog. The tables are read when it is first asked for. */
export function allModels(): readonly Model[] {
  models ??= [
    ...language(),
    ...mixturesOfExperts(),
    ...encoders(),
    ...stateSpace(),
    ...convolutional(),
    ...visionTransformers(),
    ...detection(),
    ...multimodal(),
    ...speech(),
    ...diffusion(),
    ...recommenders(),
    ...science(),
    ...unpublished(),
  ]
  return models
}
