import { Minimatch } from 'minimatch'
import { asideOf } from './aside.ts'
import type { Observation } from './observation.ts'

/** A job that may have evidence. */
export interface Claim {
  readonly name: string
  /** The manifest's `task`: serving is what an inference job is about. */
  readonly task?: string
  /** The manifest's `evidence`: then these files, and no others. */
  readonly globs?: readonly string[]
}

/** An observation that belongs to a job. */
export interface Belonging {
  readonly seen: Observation
  /**
   * `named`: the manifest, or the job's name, points at it; `folder`: it lies with the manifest; `repository`: it lies
   * elsewhere, where no manifest is nearer, or a launch file lies deep below.
   */
  readonly how: 'named' | 'folder' | 'repository'
}

const longestGlob = 256
const mostGlobs = 100

/**
 * What belongs to each job of a manifest. `manifests` are the paths of all manifests of the run: a file belongs to the
 * nearest one above it. A launch file that could be of several jobs belongs to none of them.
 */
export function belongingsOf(
  manifest: string,
  claims: readonly Claim[],
  observations: readonly Observation[],
  manifests: readonly string[],
): Belonging[][] {
  const folder = folderOf(manifest)
  const folders = new Set(manifests.map(folderOf))
  const { own, around } = aroundFolder(folder, folders, observations)
  const alone = folders.size <= 1
  // A file at the top without a name is called `job`, which every other launch file says somewhere.
  const jobs = claims.map(({ name }) => name).filter((name) => name !== 'job')
  // What one job names by its globs is not the others'.
  const named = new Set(
    claims.flatMap(({ globs }) => (globs ? namedFiles(folder, globs, observations) : [])).map(keyOf),
  )
  const free = claims.filter(({ globs }) => globs === undefined)
  const freeOwn = own.filter((seen) => !isLaunch(seen) || !named.has(keyOf(seen)))
  return claims.map((claim): Belonging[] => {
    const { name, globs } = claim
    if (globs !== undefined) {
      const files = namedFiles(folder, globs, observations)
      const forJob = files.filter((seen) => !isLaunch(seen) || isOf(seen, name, jobs) !== 'other')
      return forJob.map((seen) => ({ seen, how: 'named' }))
    }
    const shared = freeOwn.filter((seen) => !isLaunch(seen)).map((seen) => ({ seen, how: 'folder' as const }))
    const launches = launchesFor(folder, claim, jobs, free.length, freeOwn.filter(isLaunch), 'folder')
    // Only where nothing lies with the manifest does what lies elsewhere speak, and then for the one job that is left.
    const beyond =
      launches.length > 0 || freeOwn.some(isLaunch)
        ? []
        : launchesFor(
            folder,
            claim,
            jobs,
            alone ? free.length : Number.POSITIVE_INFINITY,
            around.filter(isLaunch),
            'repository',
          )
    const topics = new Set(shared.map(({ seen }) => seen.what))
    const rest = around
      .filter((seen) => !isLaunch(seen) && (seen.what === 'framework' || !topics.has(seen.what)))
      .map((seen) => ({ seen, how: 'repository' as const }))
    return [...launches, ...beyond, ...shared, ...rest]
  })
}

/** Words of a path or a job that say it is about something else than the training itself. */
const sideWork =
  /(?:^|[^a-z])(?:bench|benchmarks?|evals?|evaluate|evaluation|infer|inference|serve|serving|convert|converter|conversion|preprocess|smoke|nccl|rccl)(?=$|[^a-z])/i
const trainingWork = /(?:^|[^a-z])(?:(?:pre)?train(?:ing|er)?|(?:fine)?tun(?:e|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i

const isSideWork = ({ job = '', place }: Observation): boolean => {
  const label = `${place.path} ${job}`
  return sideWork.test(label) && !trainingWork.test(label)
}

/**
 * What a launch file asks for, as opposed to what the jobs of a folder share: sources and images that merely suggest a
 * kind of accelerator ask for nothing.
 */
const isLaunch = (seen: Observation): boolean =>
  seen.what === 'provider' ||
  (seen.what === 'accelerator' &&
    (seen.certainty === 'states' || [seen.count, seen.perNode, seen.nodes].some((number) => number !== undefined)))

/** A launch file this far below the manifest may be of a part of the repository that has no manifest. */
const mostFolders = 2

const depthBelow = (folder: string, { place }: Observation): number =>
  relative(folder, place.path).split('/').length - 1

function launchesFor(
  folder: string,
  { name, task }: Claim,
  jobs: readonly string[],
  claimants: number,
  launches: readonly Observation[],
  how: 'folder' | 'repository',
): Belonging[] {
  const mine = launches.filter((seen) => isOf(seen, name, jobs) === 'this')
  if (mine.length > 0) return mine.map((seen) => ({ seen, how: 'named' }))
  if (claimants !== 1) return []
  // What is plainly about evaluation, serving or measuring is not the training, while there is no telling from names.
  const training = task === 'inference' ? launches : launches.filter((seen) => !isSideWork(seen))
  return training
    .filter((seen) => isOf(seen, name, jobs) !== 'other')
    .map((seen) => ({ seen, how: depthBelow(folder, seen) > mostFolders ? 'repository' : how }))
}

/** Whether an observation carries the name of this job, that of another, or none. The longest name that fits counts. */
function isOf({ job, place }: Observation, name: string, jobs: readonly string[]): 'this' | 'other' | 'any' {
  const file = place.path.slice(place.path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  for (const label of [job ?? '', file]) {
    const fitting = jobs.filter((candidate) => carries(label, candidate))
    const longest = fitting.sort((a, b) => b.length - a.length)[0]
    if (longest !== undefined) return longest === name ? 'this' : 'other'
  }
  return 'any'
}

/** Whether the words of a name stand together in a label: `pretrain` in `run_pretrain-7b`. */
function carries(label: string, name: string): boolean {
  const words = wordsOf(name)
  if (words.length === 0) return false
  return `-${wordsOf(label).join('-')}-`.includes(`-${words.join('-')}-`)
}

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 256)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

function aroundFolder(folder: string, folders: ReadonlySet<string>, observations: readonly Observation[]) {
  const own: Observation[] = []
  const around: Observation[] = []
  for (const seen of observations) {
    const { path } = seen.place
    const owner = ownerOf(path, folders)
    if (isBelow(path, folder)) {
      if (owner === folder && asideOf(path, folder) === undefined) own.push(seen)
    } else if ((owner === undefined || isBelow(folder, owner)) && asideOf(path) === undefined) around.push(seen)
  }
  return { own, around }
}

/** The nearest folder above a file that holds a manifest. */
function ownerOf(path: string, folders: ReadonlySet<string>): string | undefined {
  let folder = folderOf(path)
  for (;;) {
    if (folders.has(folder)) return folder
    if (folder === '') return undefined
    folder = folderOf(folder)
  }
}

/** The files that globs name: below the manifest's folder, or else from the top of the repository. */
function namedFiles(folder: string, globs: readonly string[], observations: readonly Observation[]): Observation[] {
  const paths = [...new Set(observations.map(({ place }) => place.path))]
  const wanted = new Set<string>()
  for (const glob of globs.slice(0, mostGlobs)) {
    const match = matcher(glob)
    if (match === undefined) continue
    const near = paths.filter((path) => match(relative(folder, path)))
    for (const path of near.length > 0 ? near : paths.filter(match)) wanted.add(path)
  }
  return observations.filter(({ place }) => wanted.has(place.path))
}

/** Whether a glob may name something in a folder that is left out otherwise: it then says that folder's name. */
export function namesFolder(glob: string, name: string): boolean {
  return glob.split('/').includes(name)
}

function matcher(glob: string): ((path: string) => boolean) | undefined {
  if (glob.length > longestGlob) return undefined
  const plain = glob.replace(/^\.\//, '')
  const pattern = new Minimatch(plain.endsWith('/') ? `${plain}**` : plain, {
    dot: true,
    nocomment: true,
    nonegate: true,
    braceExpandMax: 100,
  })
  return (path) => pattern.match(path)
}

const keyOf = ({ place }: Observation): string => place.path
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`)

function relative(folder: string, path: string): string {
  if (folder === '') return path
  const from = folder.split('/')
  const to = path.split('/')
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared++
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
