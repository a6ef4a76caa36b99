import { folderOf, isBelow, nameOf } from '../../text/folder-paths.ts'
import type { AttributedObservation, Claim } from '../observation/attributed-observation.ts'
import type { Observation } from '../observation/observation.ts'
import { foldersBelow, isNamesake, mostFolders, partsBetween, servesFolder } from './name-likeness.ts'

/** What the jobs of a folder share, as far as it applies to this one. `own` contains no launches. */
export function sharedWith(
  { name, task }: Claim,
  folder: string,
  own: readonly Observation[],
  jobs: number,
): AttributedObservation[] {
  const called = foldersCalled(name, own)
  return own.flatMap((observation): AttributedObservation[] => {
    if (task !== 'inference' && isOfOtherWork(folder, observation)) return []
    if (observation.what === 'accelerator' && isNamesake(observation, name))
      return [{ observation, attribution: 'namesake' }]
    const isStarted =
      observation.what === 'framework' && (observation.how === 'configured' || observation.how === 'image')
    if (isStarted && isNamesake(observation, name)) return [{ observation, attribution: 'alike' }]
    // Suggested hardware could belong to any of the jobs.
    if (jobs > 1 && observation.what === 'accelerator' && !observation.place.path.endsWith('.py'))
      return [{ observation, attribution: 'elsewhere' }]
    const isSetting = observation.what === 'setting' || observation.what === 'sharding'
    return [{ observation, attribution: isSetting && isOfPart(folder, observation, called) ? 'elsewhere' : 'beside' }]
  })
}

/** The folders with the job's name. */
function foldersCalled(name: string, own: readonly Observation[]): readonly string[] {
  const folders = new Set(own.map(({ place }) => folderOf(place.path)))
  const found = new Set<string>()
  for (const folder of folders) {
    const steps = folder.split('/')
    const at = steps.findIndex((step) => isNamesake({ place: { path: step } }, name))
    if (at !== -1) found.add(steps.slice(0, at + 1).join('/'))
  }
  return [...found]
}

/** Names of folders that prepare training data or serve trained models. */
const otherWork =
  /^(?:data|datasets?|data[-_]?(?:prep|preparation|preprocessing|processing|curation|pipeline)|preprocess(?:ing)?|serve|serving|inference|deploy|deployment|demo|webui)$/i

/** The same words in the name of a Dockerfile. */
const forOtherWork = /(?:^|[^a-z])(?:infer|inference|serve|serving|demo|deploy|webui)(?=$|[^a-z])/i

/** Whether an image and its packages are for other work than training. */
export const isOfOtherWork = (folder: string, seen: Observation): boolean => {
  const { path } = seen.place
  const name = nameOf(path)
  if (!/dockerfile/i.test(name)) return false
  return forOtherWork.test(name) || foldersBelow(folder, seen).some((step) => otherWork.test(step))
}

/**
 * Whether a setting belongs to one part of the repository: it is further below, or outside a folder with the job's
 * name.
 */
function isOfPart(folder: string, seen: Observation, called: readonly string[]): boolean {
  const { path } = seen.place
  if (called.length > 0) return !called.some((one) => isBelow(path, one) || isBelow(one, folderOf(path)))
  return partsBetween(folder, seen) > mostFolders
}

/** Folders of images and packages for the jobs around them. */
const buildFolder = /^(?:dockers?|dockerfiles?|containers?|images?|envs?|environments?|requirements?|reqs)$/i

/**
 * The images and packages from which jobs in the listed files may be built, if these files show none. They are above a
 * listed file, or in a build folder there.
 */
export function stacksBeside(listed: readonly Observation[], others: readonly Observation[]): AttributedObservation[] {
  if (listed.length === 0 || listed.some(({ what }) => what === 'stack')) return []
  const folders = [...new Set(listed.map(({ place }) => folderOf(place.path)))]
  const serves = (seen: Observation): boolean => folders.some((folder) => servesFolder(folder, seen, buildFolder))
  return others
    .filter((seen) => seen.what === 'stack' && !seen.place.path.endsWith('.py') && serves(seen))
    .map((seen) => ({ observation: seen, attribution: 'elsewhere' }))
}
