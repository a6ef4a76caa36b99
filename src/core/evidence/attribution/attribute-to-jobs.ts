import { isNotebook } from '../../languages/python/notebook-path.ts'
import { folderOf, isBelow } from '../../text/folder-paths.ts'
import { grouped } from '../../text/grouped.ts'
import { remembered } from '../../text/remembered.ts'
import {
  type AttributedObservation,
  type Claim,
  isLaunch,
  isNear,
  isPointedAt,
} from '../observation/attributed-observation.ts'
import type { Observation } from '../observation/observation.ts'
import { namedPaths, type SortedPaths } from './evidence-globs.ts'
import { launchesFor } from './launch-owner.ts'
import { JobNameIndex, LaunchIndex } from './name-index.ts'
import { isCalledAs, isNamesake, isOfAnotherSize, servesFolder, wordsOf } from './name-likeness.ts'
import {
  filesReferenced,
  observationsReferenced,
  withOverruledNumbers,
  withReferencedLaunches,
  withReferencedSettings,
} from './referenced-files.ts'
import { foldersOf, repositoryObservations } from './repository-observations.ts'
import { sharedWith, stacksBeside } from './shared-evidence.ts'

/** What a repository shows to the jobs of one manifest. */
export interface Attributable {
  readonly observations: readonly Observation[]
  /** The paths of all manifests of the run. A file belongs to the nearest one above it. */
  readonly manifests: readonly string[]
  /** Folders of examples that were not opened. */
  readonly unopenedExamples?: readonly string[]
}

/**
 * Attributes observations to the jobs of a manifest, one job at a time. A launch file that could belong to several jobs
 * belongs to none. `isOver` stops the matching of globs.
 */
export function attribution(
  manifest: string,
  claims: readonly Claim[],
  { observations: seen, manifests, unopenedExamples = [] }: Attributable,
  isOver: () => boolean = () => false,
): (claim: Claim) => AttributedObservation[] {
  // Not done while reading, because on the base other files start them.
  const observations = withOverruledNumbers(seen)
  const folder = folderOf(manifest)
  const repository = repositoryObservations(observations)(manifests)
  const { own, around, examples } = repository.around(folder)
  const free = claims.filter(({ globs }) => globs === undefined)
  const listings = listingsOf(claims, folder, repository.paths, isOver)
  const ofListed = listedAttribution({
    folder,
    own,
    around,
    listings,
    listed: repository.inFiles(listings.keys()),
    started: (from) => repository.inFiles(filesReferenced(from, observations)).filter(({ what }) => what === 'setting'),
    free: new Set(free.map(({ name }) => wordsOf(name).join())),
  })
  const ofFree = freeAttribution({
    folder,
    // Files in the globs of one job are not available to the others.
    own: own.filter((seen) => !isLaunch(seen) || !listings.has(keyOf(seen))),
    around,
    examples,
    claims,
    claimants: free.length,
    isAlone: foldersOf(manifests).size <= 1,
    // A job whose name no file has may be one of the unopened examples.
    mayBeExample: unopenedExamples.some((examples) => isBelow(examples, folder)),
  })
  return (claim) => (claim.globs === undefined ? ofFree(claim) : ofListed(claim, claim.globs))
}

/** The observations around a manifest, for the jobs that list files. */
interface AroundListed {
  readonly folder: string
  readonly own: readonly Observation[]
  readonly around: readonly Observation[]
  readonly listings: ReadonlyMap<string, Listing>
  /** The observations in all listed files. */
  readonly listed: readonly Observation[]
  /** The settings in the files that listed ones start, or pass to their programs. */
  readonly started: (from: readonly string[]) => readonly Observation[]
  /** The names of the jobs without `evidence`, as words. */
  readonly free: ReadonlySet<string>
}

/** Attributes what the listed files show, and their software. Jobs with the same result share one array. */
function listedAttribution({ folder, own, around, listings, listed: inListed, started, free }: AroundListed) {
  const before = new Map<string, Listed>()
  return ({ name }: Claim, globs: readonly string[]): AttributedObservation[] => {
    const forJob = inListed.filter((seen) => isListedFor(seen, name, listings.get(keyOf(seen)), free))
    const listed = forJob.map((seen) => ({
      observation: seen,
      attribution: isLaunch(seen) && isNamesake(seen, name) ? ('namesake' as const) : ('listed' as const),
    }))
    const key = JSON.stringify(globs)
    const same = before.get(key)
    if (same && isSame(same.listed, listed)) return same.attributed
    const beside = [...softwareBeside(forJob, folder, own, around), ...stacksBeside(forJob, [...own, ...around])]
    const paths = [...new Set(forJob.map(keyOf))]
    const settings = started(paths).map((seen) => ({ observation: seen, attribution: 'started' as const }))
    const attributed = [...listed, ...settings, ...beside]
    before.set(key, { listed, attributed })
    return attributed
  }
}

/** The observations around a manifest, for the jobs that list no files. */
interface AroundFree {
  readonly folder: string
  /** Without the launches in files that a job lists. */
  readonly own: readonly Observation[]
  readonly around: readonly Observation[]
  readonly examples: readonly Observation[]
  readonly claims: readonly Claim[]
  /** The number of jobs that list no files. */
  readonly claimants: number
  /** Whether the run has manifests in no other folder. */
  readonly isAlone: boolean
  readonly mayBeExample: boolean
}

/** Attributes launches by name and place, and what all jobs of the folder share. */
function freeAttribution({ folder, own, around, examples, claims, ...all }: AroundFree) {
  // A manifest at the top without a name has the job `job`, a word in most launch files.
  const names = new JobNameIndex(claims.map(({ name }) => name).filter((name) => name !== 'job'))
  const [ownLaunches, ownOthers] = [own.filter(isLaunch), own.filter((seen) => !isLaunch(seen))]
  const aroundLaunches = around.filter((seen) => isLaunch(seen) && servesFolder(folder, seen))
  const [inOwn, inExamples, inAround] = [ownLaunches, examples.filter(isLaunch), aroundLaunches].map(
    (launches) => new LaunchIndex(launches),
  ) as [LaunchIndex, LaunchIndex, LaunchIndex]
  const launchesOf = (claim: Claim, candidates: Parameters<typeof launchesFor>[3]): AttributedObservation[] =>
    launchesFor(folder, claim, names, candidates).map((each) =>
      all.mayBeExample && each.attribution === 'beside' ? { ...each, attribution: 'elsewhere' } : each,
    )
  return (claim: Claim): AttributedObservation[] => {
    const { name } = claim
    const { claimants } = all
    const referenced = observationsReferenced(claim, names, own)
    const shared = sharedWith(claim, folder, ownOthers, claims.length).map((attributed) =>
      withReferencedSettings(attributed, referenced),
    )
    const ownCalled = inOwn.mayBeCalled(name)
    const ofExamples = examplesCalled(name, folder, ownCalled, inExamples.mayBeCalled(name))
    const mine = [...ownLaunches, ...ofExamples]
    const called = withReferencedLaunches(
      launchesOf(claim, { claimants, launches: mine, called: [...ownCalled, ...ofExamples] }),
      referenced,
    )
    const launches = claims.length === 1 ? onlyOne(folder, called, [...mine, ...around]) : called
    // Files elsewhere count only if there are none near the manifest, and only for the one remaining job.
    const beyond =
      launches.length > 0 || ownLaunches.length > 0
        ? []
        : launchesOf(claim, {
            claimants: all.isAlone ? claimants : Number.POSITIVE_INFINITY,
            launches: aroundLaunches,
            called: inAround.mayBeCalled(name),
          })
    return [...launches, ...beyond, ...shared, ...othersAround(folder, around, shared)].map((each) =>
      isNear(each) && !isPointedAt(each) && isOfOther(each.observation, name)
        ? { ...each, attribution: 'elsewhere' }
        : each,
    )
  }
}

/** What surrounds the folder, except for launches and for topics on which its own files are clear. */
function othersAround(
  folder: string,
  around: readonly Observation[],
  shared: readonly AttributedObservation[],
): AttributedObservation[] {
  const topics = new Set(shared.map(({ observation }) => observation.what))
  return around
    .filter((seen) => !isLaunch(seen) && (seen.what === 'framework' || !topics.has(seen.what)))
    .map((seen) => aroundOf(folder, seen))
}

/** Whether nearby hardware is for another model size, or for a trial in a notebook. */
const isOfOther = (seen: Observation, name: string): boolean =>
  isNotebook(seen.place.path)
    ? seen.what === 'accelerator' || seen.what === 'provider'
    : seen.what === 'accelerator' && isOfAnotherSize(seen, name)

/** Marks the launch of the only possible file: the only launch file near the manifest and above it. */
function onlyOne(
  folder: string,
  launches: readonly AttributedObservation[],
  all: readonly Observation[],
): readonly AttributedObservation[] {
  const isAlone = new Set(all.filter(isLaunch).map(keyOf)).size === 1
  return launches.map((each) =>
    isAlone && each.attribution === 'beside' && servesFolder(folder, each.observation)
      ? { ...each, attribution: 'only' }
      : each,
  )
}

/** The last result for jobs with the same globs. Jobs that inherit globs usually share it. */
interface Listed {
  readonly listed: readonly AttributedObservation[]
  readonly attributed: AttributedObservation[]
}

const isSame = (one: readonly AttributedObservation[], other: readonly AttributedObservation[]): boolean =>
  one.length === other.length &&
  one.every((each, at) => each.observation === other[at]?.observation && each.attribution === other[at]?.attribution)

/** The jobs that list a file with their globs. */
interface Listing {
  readonly by: ReadonlySet<string>
  readonly names: JobNameIndex
}

/** Matches each list of globs once, and indexes each set of jobs once: many jobs may inherit the same globs. */
function listingsOf(
  claims: readonly Claim[],
  folder: string,
  paths: SortedPaths,
  isOver: () => boolean,
): ReadonlyMap<string, Listing> {
  const sameGlobs = [
    ...grouped(
      claims.filter(({ globs }) => globs !== undefined),
      ({ globs }) => JSON.stringify(globs),
    ).values(),
  ]
  const named = sameGlobs.flatMap(([{ globs = [] }], at) =>
    isOver() ? [] : Array.from(namedPaths(folder, globs, paths), (path) => ({ path, at })),
  )
  const listingFor = remembered((places): Listing => {
    const names = places.split(' ').flatMap((at) => sameGlobs[Number(at)]?.map(({ name }) => name) ?? [])
    return { by: new Set(names), names: new JobNameIndex(names) }
  })
  const byPath = grouped(named, ({ path }) => path)
  return new Map([...byPath].map(([path, all]) => [path, listingFor(all.map(({ at }) => at).join(' '))]))
}

/**
 * Whether an observation belongs to a job that lists its file. If several jobs list it, each gets what has its name. An
 * observation with the exact name of a job without `evidence` belongs to that job.
 */
function isListedFor(
  seen: Observation,
  name: string,
  listing: Listing | undefined,
  free: ReadonlySet<string>,
): boolean {
  if (listing?.by.has(name) !== true) return false
  if (!isLaunch(seen)) return true
  const own = wordsOf(seen.job ?? '').join()
  return !(own !== '' && free.has(own)) && listing.names.isOf(seen, name) !== 'other'
}

/**
 * If a job lists only launch files, the nearby sources and dependencies show its framework. From their hardware, only
 * the kinds count.
 */
function softwareBeside(
  listed: readonly Observation[],
  folder: string,
  own: readonly Observation[],
  around: readonly Observation[],
): AttributedObservation[] {
  // A complete CUDA program counts as a framework too.
  const isSoftware = (seen: Observation): boolean =>
    seen.what === 'framework' || (seen.what === 'kernel' && seen.trains === true)
  const showsFramework = listed.some(
    (seen) => isSoftware(seen) && !(seen.what === 'framework' && (seen.how === 'configured' || seen.how === 'image')),
  )
  if (listed.length === 0 || showsFramework) return []
  const files = new Set(listed.map(keyOf))
  const beside = (seen: Observation): boolean =>
    !files.has(keyOf(seen)) && (isSoftware(seen) || (seen.what === 'accelerator' && !isLaunch(seen)))
  return [
    ...own
      .filter(beside)
      .map((seen) => ({ observation: seen, attribution: isSoftware(seen) ? 'beside' : 'elsewhere' }) as const),
    ...around.filter(beside).map((seen) => aroundOf(folder, seen)),
  ]
}

const aroundOf = (folder: string, seen: Observation): AttributedObservation => ({
  observation: seen,
  attribution: isBelow(folder, folderOf(seen.place.path)) ? 'above' : 'elsewhere',
})

/** The launch files among the examples that have the job's name, if no other file does. */
function examplesCalled(
  name: string,
  folder: string,
  own: readonly Observation[],
  examples: readonly Observation[],
): Observation[] {
  const isCalled = (seen: Observation): boolean => isCalledAs(folder, seen, name)
  const called = examples.filter(isCalled)
  return called.length > 0 && own.some(isCalled) ? [] : called
}

const keyOf = ({ place }: Observation): string => place.path
