import type { Observation, Place } from '../evidence/observation/observation.ts'
import type { Survey } from '../evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { isScript } from '../languages/shell/script-path.ts'
import { folderOf, isBelow } from '../text/folder-paths.ts'

/** What a draft is made from. */
export interface DraftSource {
  readonly survey: Survey
  readonly observations: readonly Observation[]
}

/** So many jobs are drafted; more launch files than that are a collection to choose from. */
export const mostJobs = 8
/** Of the files that ask for the hardware of a job, and of those that install and those that show its framework. */
const mostFiles = 3
const mostShared = 2

/** Hardware that files ask for, of which each may be a job of its own. */
export function launchesOf({ accelerators }: Survey): SurveyedAccelerator[] {
  const asked = accelerators.filter(({ mentioned }) => !mentioned)
  const precise = asked.filter(
    ({ kind, accelerator, count, inferred }) =>
      !inferred && kind !== undefined && (accelerator !== undefined || count !== undefined),
  )
  // Several things that are only mentioned are nobody's job.
  const [told, another] = accelerators.filter(({ mentioned }) => mentioned)
  if (precise.length === 0 && told !== undefined && another === undefined) return [told]
  // What one file says twice, once with less, is one job.
  const apart = precise.filter((entry) => !precise.some((other) => other !== entry && isPartOf(entry, other)))
  const byScript = apart.flatMap(scriptsOf)
  return byScript.length <= mostJobs ? byScript : apart.map((entry) => scriptsOf(entry)[0] ?? entry)
}

/** Scripts that ask for the same hardware are jobs of their own; settings may be of any of them. */
function scriptsOf(entry: SurveyedAccelerator): SurveyedAccelerator[] {
  const scripts = [...new Set(entry.places.map(({ path }) => path).filter(isScript))]
  if (scripts.length < 2) return [entry]
  return scripts.map((script) => ({ ...entry, jobs: [], places: entry.places.filter(({ path }) => path === script) }))
}

function isPartOf(entry: SurveyedAccelerator, other: SurveyedAccelerator): boolean {
  const keys = ['kind', 'accelerator', 'count', 'topology', 'provider'] as const
  const isLess =
    keys.every((key) => entry[key] === undefined || entry[key] === other[key]) &&
    keys.some((key) => entry[key] !== other[key])
  return isLess && entry.places.every(({ path }) => other.places.some((place) => place.path === path))
}

/** The names that the files give the jobs, or else the names of the files, each once. */
export function jobNames(launches: readonly SurveyedAccelerator[]): string[] {
  const taken = new Set<string>()
  return launches.map(({ jobs, places, accelerator, kind }) => {
    const file = (places[0]?.path ?? '').replace(/^.*\//, '').replace(/\.[^.]*$/, '')
    const base = slug(jobs[0] ?? '') || slug(file) || slug(accelerator ?? kind ?? '') || 'job'
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`
    taken.add(name)
    return name
  })
}

const slug = (text: string): string =>
  (text.slice(0, 200).match(/[A-Za-z0-9]+/g) ?? []).join('-').toLowerCase().slice(0, 60)

/** The files of each job: its launch file, the lists of packages above it, and the nearest sources in its framework. */
export function filesOfJobs(
  launches: readonly SurveyedAccelerator[],
  { survey: { frameworks }, observations }: DraftSource,
): readonly (readonly string[])[] {
  const launched = new Set(launches.flatMap(({ places }) => pathsOf(places)))
  const installing = pathsOf(
    observations.flatMap((seen) => (seen.what === 'framework' && seen.how === 'installed' ? [seen.place] : [])),
  ).filter((path) => !launched.has(path))
  const sources = pathsOf(frameworks.flatMap(({ places }) => places)).filter(
    (path) => !launched.has(path) && !installing.includes(path),
  )
  return launches.map(({ places }) => {
    const own = pathsOf(places).slice(0, mostFiles)
    const [first = ''] = own
    const above = nearest(installing, first).filter(({ path }) => isBelow(first, folderOf(path)))
    const near = nearest(sources, first).filter(({ shared }, _, [closest]) => shared === closest?.shared)
    return [...own, ...[...above.slice(0, mostShared), ...near.slice(0, mostShared)].map(({ path }) => path)]
  })
}

const pathsOf = (places: readonly Place[]): string[] => [...new Set(places.map(({ path }) => path))]

const nearest = (paths: readonly string[], launch: string) =>
  paths.map((path) => ({ path, shared: sharedFolders(path, launch) })).sort((one, other) => other.shared - one.shared)

/** A path as a glob: signs that globs read otherwise stand for any one character. */
export const globOf = (path: string): string => path.replace(/[*?[\]{}()!+@\\]/g, '?')

/** How many folders two paths have in common, from the top. */
function sharedFolders(path: string, other: string): number {
  const [steps, others] = [path.split('/').slice(0, -1), other.split('/').slice(0, -1)]
  const at = steps.findIndex((step, depth) => step !== others[depth])
  return at === -1 ? steps.length : at
}
