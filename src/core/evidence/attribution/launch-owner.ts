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

/** A template that asks for a kind of accelerator and leaves the rest open: the repository runs on those as well. */
const isOpenTemplate = (seen: Observation): boolean =>
  seen.what === 'accelerator' && isKindAlone(seen) && /\btemplates?\b/i.test(seen.place.path.replaceAll('_', ' '))

/** Folders for all the code of a repository, or for all of its training. */
const commonFolder = /^(?:src|code|source|train|training|experiments?)$/i

/** The launch files in reach of a job. */
interface LaunchesAround {
  /** How many jobs have no launch file of their own. */
  readonly claimants: number
  readonly launches: readonly Observation[]
  /** Those that may have the job's name. */
  readonly called: readonly Observation[]
}

/**
 * The launch files of one job.
 *
 * Those that carry its name are its own, and it gets no others. A file that carries nobody's name goes to the one job
 * that has no `evidence` while all the others have: whoever lists the files of every job but one has told what is
 * left for it. That the names of files happen to fit all jobs but one is not enough, since the file may as well be of
 * a job that no manifest declares. And a launch file in one part of a repository tells of that part.
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
  // Beside a file that is called as the job, one with more words in its name is a variant of it.
  const isCalled = (seen: Observation): boolean => isNamesake(seen, name) || isAlike(folder, seen, name)
  const isExact = carrying.some(isCalled)
  const mine = carrying.filter((seen) => !isExact || isCalled(seen) || carries(seen.job ?? '', name))
  if (mine.length > 0) {
    // A name of several words that files of one folder alone carry is theirs, however deep they lie, unless it is that
    // of the manifest's own folder, which all below it may carry.
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
  // What is plainly about evaluation, serving or measuring is not the training, while there is no telling from names.
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
