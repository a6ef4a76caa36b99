import { flopsPerParameter } from '../sizing/flops.ts'
import { times } from '../text/bounds.ts'
import {
  activeOf,
  isTooSparse,
  leastTokens,
  type ModelSizes,
  passedParameters,
  tokensOfSamples,
  tokensOfSteps,
} from './model-sizes.ts'
import type { JobDeclaration, SizeReading } from './schema.ts'

/**
 * The contradictory sizes that may need the most compute: the largest model by tokens, and by samples. A locked limit
 * is compared with the largest.
 */
export function largestReadings(declared: JobDeclaration, known: ModelSizes): SizeReading[] {
  const { flops_per_sample: flops, tokens: _, ...scale } = declared.scale ?? {}
  const parameters = largest(scale.parameters, known.parameters)
  const architecture = known.architecture ?? declared.model?.architecture
  const declaredActive = scale.active_parameters
  const isSparse = declaredActive !== undefined && isTooSparse(declaredActive, parameters ?? 0, declared)
  const active =
    declaredActive === undefined
      ? known.active_parameters
      : largest(declaredActive, activeOf(known) ?? (isSparse ? parameters : undefined))
  const sizes = {
    ...scale,
    ...(parameters !== undefined && { parameters }),
    ...(active !== undefined && { active_parameters: active }),
  }
  const stated = declared.scale?.tokens
  const tokens = largest(
    stated,
    tokensOfSamples(scale),
    tokensOfSteps(scale),
    stated && leastTokens({ ...scale, tokens: stated }),
  )
  const passed = passedParameters({ ...declared, scale: sizes }, parameters)
  const operations = largest(flops, known.flops_per_sample, times(flopsPerParameter, flops && passed))
  return [
    ...(tokens === undefined
      ? []
      : [{ scale: { ...sizes, tokens }, architecture: active === undefined ? 'transformer' : 'moe' } as const]),
    ...(operations === undefined
      ? []
      : [{ scale: { ...sizes, flops_per_sample: operations }, ...(architecture && { architecture }) }]),
  ]
}

function largest(...numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}
