import { resolveFramework } from '../catalog/frameworks.ts'
import type { Belonging } from './belonging.ts'

/** Who imports a family of frameworks, and whether anything else tells that a job needs it. */
interface Use {
  readonly files: Set<string>
  isInstalled: boolean
  isNeeded: boolean
}

/** One file in so many, at most, imports what only stands beside. */
const share = 10

/**
 * The families that nothing installs or launches and no file of the job's own imports, while another one is installed
 * and imported: in every file that imports them, or in ten times as many.
 */
export function besideAnother(belongings: readonly Belonging[]): ReadonlySet<string> {
  const uses = usesOf(belongings)
  const beside = new Set<string>()
  for (const [family, { files, isNeeded }] of uses) {
    if (isNeeded || files.size === 0) continue
    for (const [other, use] of uses) {
      if (other === family || !use.isInstalled || !leads.has(other)) continue
      const isEverywhere = [...files].every((path) => use.files.has(path))
      if (isEverywhere ? use.files.size > files.size : use.files.size >= share * files.size) beside.add(family)
    }
  }
  return beside
}

/** Frameworks that whole projects are written in, with others as tools. */
const leads: ReadonlySet<string> = new Set(['pytorch', 'jax', 'tensorflow'])

function usesOf(belongings: readonly Belonging[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>()
  for (const { seen, listed, namesake } of belongings) {
    if (seen.what !== 'framework') continue
    const family = resolveFramework(seen.framework)?.family ?? seen.framework
    const use = uses.get(family) ?? { files: new Set<string>(), isInstalled: false, isNeeded: false }
    if (seen.how === 'imported') use.files.add(seen.place.path)
    if (seen.how === 'installed' && seen.certainty === 'states') use.isInstalled = true
    if (seen.how !== 'imported' || listed === true || namesake === true) use.isNeeded = true
    uses.set(family, use)
  }
  return uses
}
