import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesFolder } from '../../core/evidence/attribution/attribute-to-jobs.ts'
import { exclusionOf, folderExclusion, isExample, isExampleFolder } from '../../core/evidence/attribution/exclusion.ts'
import { JobNames } from '../../core/evidence/attribution/job-names.ts'
import { ManifestFolders } from '../../core/evidence/attribution/manifest-folders.ts'
import type { Evidence } from '../../core/evidence/gather.ts'
import type { Observation } from '../../core/evidence/observation/observation.ts'
import { inOrder, observe } from '../../core/evidence/observation/observe.ts'
import { proseReaders, readers } from '../../core/evidence/readers/index.ts'
import { showsEnough } from '../../core/evidence/survey/survey.ts'
import { isManifestPath } from '../../core/manifest/file-name.ts'
import { type WalkCount, walkRepository } from './repository.ts'

export interface EvidenceOptions {
  /** The paths of all manifests, and the globs that they name. */
  readonly manifests?: readonly string[]
  readonly globs?: readonly string[]
  /** What the jobs may be called: an example that is called as one of them is looked at. */
  readonly names?: ReadonlySet<string>
  /** Looks into nothing but examples and documentation, or into nothing but the launch files of examples. */
  readonly only?: 'samples' | 'launches of examples'
  /** Whether comments and documents are read for what they tell in words. */
  readonly prose?: boolean
  readonly progress?: (opened: number, total: number) => void
}

/** Looks at a repository once, for all its manifests. */
export function gatherEvidence(root: string, options: EvidenceOptions = {}): Evidence & WalkCount {
  const { manifests = [], globs = [], names = new Set(), only, prose = false, progress = () => {} } = options
  const wanted = prose ? [...readers, ...proseReaders] : readers
  const observations: Observation[] = []
  // Outside a checkout the folder may be anything, a home or a whole disk: then only what lies with a manifest counts.
  const isCheckout = manifests.length === 0 || existsSync(join(root, '.git'))
  const places = new ManifestFolders(manifests)
  const jobs = new JobNames(names)
  const isLeftOut = (aside: ReturnType<typeof exclusionOf>): boolean =>
    aside !== undefined && !(only !== undefined && aside === 'samples')
  /** Whether somebody means an example: by its folder, by a manifest in it, or by a job that is called as it is. */
  const isWanted = (path: string): boolean => {
    const steps = path.split('/')
    const at = steps.findIndex(isExampleFolder)
    const folder = steps.slice(0, at + 1).join('/')
    return (
      places.holdsOne(folder) || globs.some((glob) => namesFolder(glob, steps[at] as string)) || jobs.areNamesOf(path)
    )
  }
  const count = walkRepository(root, {
    enters: (folder) => {
      if (!isCheckout && !places.holdsOne(folder) && !places.isBesideOne(`${folder}/`)) return false
      const name = folder.slice(folder.lastIndexOf('/') + 1)
      if (!isLeftOut(folderExclusion(name))) return true
      const isNamed = places.holdsOne(folder) || globs.some((glob) => namesFolder(glob, name))
      return isNamed || (jobs.size > 0 && isExampleFolder(name))
    },
    opens: (path) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      // A manifest is what is judged, and no evidence for itself.
      if (isManifestPath(path) || places.isManifest(path)) return false
      if (!isCheckout && !places.isBesideOne(path)) return false
      if (exclusionOf(name) !== undefined && globs.length === 0) return false
      if (only === undefined && isExample(path) && !isWanted(path)) return false
      if (only === 'samples' && exclusionOf(path) !== 'samples') return false
      if (only === 'launches of examples' && (path.endsWith('.py') || !isExample(path))) return false
      return wanted.some((reader) => reader.matches(path))
    },
    visit: (path, text) => {
      observations.push(...observe(path, text, wanted))
    },
    progress,
  })
  return { observations: inOrder(observations), manifests, ...count }
}

/**
 * What a repository shows to somebody who has no manifest yet. Where nothing is launched outside examples and
 * documentation, those are what the repository is about; else only what examples launch is of interest.
 */
export function surveyEvidence(root: string, progress?: EvidenceOptions['progress']): Evidence & WalkCount {
  const reading = progress && { progress }
  const own = gatherEvidence(root, { prose: true, ...reading })
  const beside = showsEnough(own.observations)
    ? gatherEvidence(root, { only: 'launches of examples', ...reading })
    : gatherEvidence(root, { only: 'samples', prose: true, ...reading })
  return {
    observations: inOrder([...own.observations, ...beside.observations]),
    manifests: [],
    walked: own.walked,
    opened: own.opened + beside.opened,
    tooLarge: [...own.tooLarge, ...beside.tooLarge],
    cut: own.cut || beside.cut,
  }
}
