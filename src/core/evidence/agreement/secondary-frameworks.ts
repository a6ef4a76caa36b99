import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { type AttributedObservation, isOwn } from '../observation/attributed-observation.ts'

/** The files that import a framework family, and whether anything else shows that a job needs it. */
interface FrameworkUse {
  readonly files: Set<string>
  isInstalled: boolean
  /** Whether a launcher only for this family, or an image of it, starts the job. */
  isLaunched: boolean
  /** Whether a dependency list names it after the leading framework. */
  isListed: boolean
  isNeeded: boolean
}

/** A secondary framework is imported by at most one file in this many. */
const share = 10

/**
 * The families that accompany another one. They lead no dependency list, nothing launches them, and no file of the job
 * itself imports them. The other family is installed and imported in every file that imports them, or in ten times as
 * many. A family that is listed after another one loads its data if very few files import it. TensorFlow next to JAX
 * does so if no file imports it; PyTorch only if JAX is imported as well.
 */
export function secondaryFrameworks(attributed: readonly AttributedObservation[]): ReadonlySet<string> {
  const uses = usesOf(attributed)
  const secondary = new Set<string>()
  for (const [family, { files, isListed, isNeeded, isLaunched }] of uses) {
    if (isLaunched || (files.size === 0 && !isListed)) continue
    for (const [other, use] of uses) {
      if (other === family || !use.isInstalled || !leads.has(other)) continue
      const outnumbers = use.files.size >= share * Math.max(files.size, 1)
      // If the other framework's launcher starts the job, this one at most loads data, however it is listed.
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

/** Frameworks of whole projects that use others as tools. */
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
