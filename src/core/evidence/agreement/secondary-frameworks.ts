import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { type AttributedObservation, isOwn } from '../observation/attributed-observation.ts'

/** Who imports a family of frameworks, and whether anything else shows that a job needs it. */
interface FrameworkUse {
  readonly files: Set<string>
  isInstalled: boolean
  /** Whether a launcher that serves this family alone starts the job, or an image of it. */
  isLaunched: boolean
  /** Whether a list names it after the one that leads there. */
  isListed: boolean
  isNeeded: boolean
}

/** One file in so many, at most, imports what only stands beside. */
const share = 10

/**
 * The families that no list leads with and nothing launches and no file of the job's own imports, while another one is
 * installed and imported: in every file that imports them, or in ten times as many. What stands in the lists after
 * another one loads data for it, where hardly a file imports it; TensorFlow after JAX does so wherever none does, and
 * PyTorch where JAX is imported.
 */
export function secondaryFrameworks(attributed: readonly AttributedObservation[]): ReadonlySet<string> {
  const uses = usesOf(attributed)
  const secondary = new Set<string>()
  for (const [family, { files, isListed, isNeeded, isLaunched }] of uses) {
    if (isLaunched || (files.size === 0 && !isListed)) continue
    for (const [other, use] of uses) {
      if (other === family || !use.isInstalled || !leads.has(other)) continue
      const outnumbers = use.files.size >= share * Math.max(files.size, 1)
      // What another one's launcher starts needs this one for its data at most, wherever it is listed.
      const isForDataOnly = use.isLaunched && leads.has(family) && outnumbers
      if (isNeeded && !isForDataOnly) continue
      const isEverywhere = !isListed && [...files].every((path) => use.files.has(path))
      const isForData =
        other === 'jax' && files.size === 0 && (family === 'tensorflow' || (family === 'pytorch' && use.files.size > 0))
      if (isEverywhere ? use.files.size > files.size : isForData || outnumbers) secondary.add(family)
    }
  }
  return secondary
}

/** Frameworks that whole projects are written in, with others as tools. */
const leads: ReadonlySet<string> = new Set(['pytorch', 'jax', 'tensorflow'])

function usesOf(attributed: readonly AttributedObservation[]): ReadonlyMap<string, FrameworkUse> {
  const uses = new Map<string, FrameworkUse>()
  for (const each of attributed) {
    const { observation } = each
    if (observation.what !== 'framework') continue
    const family = resolveFramework(observation.framework)?.family ?? observation.framework
    const use = uses.get(family) ?? {
      files: new Set<string>(),
      isInstalled: false,
      isLaunched: false,
      isListed: false,
      isNeeded: false,
    }
    if (observation.how === 'image' || (observation.how === 'configured' && isOwn(each))) use.isLaunched = true
    const isLeast = observation.how === 'installed' && observation.certainty === 'suggests'
    if (observation.how === 'imported') use.files.add(observation.place.path)
    if (observation.how === 'image' || (observation.how === 'installed' && observation.certainty === 'states'))
      use.isInstalled = true
    if (isLeast) use.isListed = true
    if (observation.how === 'imported' ? isOwn(each) : !isLeast) use.isNeeded = true
    uses.set(family, use)
  }
  return uses
}
