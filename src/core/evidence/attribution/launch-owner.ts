import { folderOf, nameOf } from '../../text/folder-paths.ts'
import type { AttributedObservation, Claim } from '../observation/attributed-observation.ts'
import type { Observation } from '../observation/observation.ts'
import { isKindAlone } from '../observation/resolved-request.ts'
import type { JobNameIndex } from './name-index.ts'
import {
  carries,
  foldersBelow,
  isAlike,
  isInFolderOf,
  isNamesake,
  mostFolders,
  partsBetween,
  servesFolder,
  wordsOf,
} from './name-likeness.ts'
import { isSideWork } from './side-work.ts'

/** A template that requests a kind of accelerator and leaves the rest open: the repository supports that kind too. */
const isOpenTemplate = (seen: Observation): boolean =>
  seen.what === 'accelerator' && isKindAlone(seen) && /\btemplates?\b/i.test(seen.place.path.replaceAll('_', ' '))

/** Folders for all the code of a repository, or for all its training. */
const commonFolder = /^(?:src|code|source|train|training|experiments?)$/i

/** The launch files that a job may claim. */
interface LaunchesAround {
  /** The number of jobs without launch files of their own. */
  readonly claimants: number
  readonly launches: readonly Observation[]
  /** The launches that may have the job's name. */
  readonly called: readonly Observation[]
}

/**
 * The launch files of one job.
 *
 * If files have its name, these are its own, and it gets no others. A file without a job's name goes to the only job
 * without `evidence`: if all the others list their files, the rest belongs to it. It is not enough that the other jobs
 * have files with their names, because the file may belong to an undeclared job. A launch file deep in one part of the
 * repository counts only for that part.
 */
export function launchesFor(
  folder: string,
  { name, task }: Claim,
  names: JobNameIndex,
  { claimants, launches, called }: LaunchesAround,
): AttributedObservation[] {
  const isDeep = (seen: Observation): boolean =>
    foldersBelow(folder, seen).filter((step) => step !== '..').length > mostFolders
  const carrying = called.filter((seen) => {
    const of = names.isOf(seen, name)
    return of === 'this' || (of === 'any' && isNamesake(seen, name))
  })
  if (carrying.length === 0) {
    const unnamed = called.filter((seen) => names.isOf(seen, name) === 'any')
    const alike = unnamed.filter((seen) => isAlike(folder, seen, name))
    const inside = unnamed.filter((seen) => isInFolderOf(folder, seen, name) && !isSideWork(seen, folder))
    for (const own of [alike, inside]) {
      if (areOfOneFolder(own)) return own.map((seen) => ({ observation: seen, attribution: 'alike' }))
    }
  }
  // If a file has exactly the job's name, files with more words in their name are variants of it.
  const isCalled = (seen: Observation): boolean => isNamesake(seen, name) || isAlike(folder, seen, name)
  const isExact = carrying.some(isCalled)
  const mine = carrying.filter((seen) => !isExact || isCalled(seen) || carries(seen.job ?? '', name))
  if (mine.length > 0) {
    // If only one folder's files have a name of several words, they belong to the job at any depth. The name of the
    // manifest's own folder does not count: all files below may have it.
    const isOwnName = wordsOf(nameOf(folder)).join() === wordsOf(name).join()
    const isOnly = (isExact || (wordsOf(name).length > 1 && !isOwnName)) && areOfOneFolder(mine)
    return mine.map((seen) => {
      const isExactly = isNamesake(seen, name)
      if (!isDeep(seen)) return { observation: seen, attribution: isExactly ? 'namesake' : 'named' }
      const isNearEnough = isOnly || partsBetween(folder, seen) < mostFolders
      return { observation: seen, attribution: !isNearEnough ? 'elsewhere' : isExactly ? 'alike' : 'beside' }
    })
  }
  if (claimants !== 1) return []
  // Names do not identify the training here, so leave out evaluation, serving and benchmarks.
  const training =
    task === 'inference' ? launches : launches.filter((seen) => !isSideWork(seen, folder) || isOpenTemplate(seen))
  const free = training.filter((seen) => names.isOf(seen, name) !== 'other')
  return free.map((seen) => ({
    observation: seen,
    attribution: servesFolder(folder, seen, commonFolder) && !isDeep(seen) ? 'beside' : 'elsewhere',
  }))
}

const areOfOneFolder = (launches: readonly Observation[]): boolean =>
  new Set(launches.map(({ place }) => folderOf(place.path))).size === 1
