import { filesReferenced } from '../evidence/attribution/referenced-files.ts'
import { isSideWork } from '../evidence/attribution/side-work.ts'
import type { Observation, Place } from '../evidence/observation/observation.ts'
import type { Survey } from '../evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { isScript } from '../languages/shell/script-path.ts'

/** The input of a draft. */
export interface DraftSource {
  readonly survey: Survey
  readonly observations: readonly Observation[]
}

/** The most jobs in a draft. More launch files are a collection to choose from. */
export const mostJobs = 8

/** The hardware that files request, each possibly one job. The largest training comes first, side work last. */
export function launchesOf({ survey: { accelerators }, observations }: DraftSource): SurveyedAccelerator[] {
  const requests = accelerators.filter(({ mentioned }) => !mentioned)
  const precise = requests.filter(
    ({ kind, accelerator, count, inferred }) =>
      !inferred && kind !== undefined && (accelerator !== undefined || count !== undefined),
  )
  // A single mention may be the job; several are not.
  const [mention, another] = accelerators.filter(({ mentioned }) => mentioned)
  if (precise.length === 0 && mention !== undefined && another === undefined) return [mention]
  const byScript = joined(precise.flatMap(scriptsOf), observations)
  const apart = byScript.length <= mostJobs ? byScript : oneOfEach(byScript)
  const ranked = apart.map((launch) => ({ launch, isAside: isAside(launch, observations) }))
  return ranked
    .sort((one, other) => Number(one.isAside) - Number(other.isAside) || sizeOf(other.launch) - sizeOf(one.launch))
    .map(({ launch }) => launch)
}

/** Scripts that request the same hardware are separate jobs; settings may belong to any of them. */
function scriptsOf(entry: SurveyedAccelerator): SurveyedAccelerator[] {
  const scripts = [...new Set(entry.places.map(({ path }) => path).filter(isScript))]
  if (scripts.length < 2) return [entry]
  return scripts.map((script) => ({ ...entry, jobs: [], places: entry.places.filter(({ path }) => path === script) }))
}

const keys = ['kind', 'accelerator', 'count', 'topology', 'provider'] as const

/** One launch per hardware, for a collection. */
function oneOfEach(launches: readonly SurveyedAccelerator[]): SurveyedAccelerator[] {
  const first = new Map<string, SurveyedAccelerator>()
  for (const launch of launches) {
    const key = JSON.stringify([...keys.map((each) => launch[each]), launch.spot])
    if (!first.has(key)) first.set(key, launch)
  }
  return [...first.values()]
}

/**
 * Merges entries of the same job: repetitions in one file with less detail, a launch with the program that it starts,
 * and settings with the only launch they can belong to, if they add nothing.
 */
function joined(launches: readonly SurveyedAccelerator[], observations: readonly Observation[]): SurveyedAccelerator[] {
  const all = launches.map((entry) => {
    const paths = pathsOf(entry)
    return { entry, paths, started: filesReferenced(paths, observations) }
  })
  const left = new Set(all)
  for (const one of all) {
    const isSetting = !one.paths.some(isScript)
    const others = [...left].filter((other) => other !== one)
    const hosts = others.filter(
      (other) =>
        one.paths.every((path) => other.paths.includes(path) || other.started.has(path)) &&
        (agree(one.entry, other.entry) || (isSetting && one.paths.every((path) => other.started.has(path)))),
    )
    const isNamed = one.entry.jobs.length > 0
    const fuller = isSetting && !isNamed ? others.filter((other) => isLess(one.entry, other.entry)) : []
    const [host, another] = hosts.length > 0 ? hosts : fuller
    if (host === undefined || (hosts.length === 0 && another !== undefined)) continue
    left.delete(one)
    if (another === undefined) host.entry = together(host.entry, one.entry)
  }
  return [...left].map(({ entry }) => entry)
}

const agree = (one: SurveyedAccelerator, other: SurveyedAccelerator): boolean =>
  keys.every((key) => one[key] === undefined || other[key] === undefined || isSame(one, other, key)) &&
  (one.jobs.length === 0 || other.jobs.length === 0 || one.jobs.some((job) => other.jobs.includes(job)))

const isSame = (one: SurveyedAccelerator, other: SurveyedAccelerator, key: (typeof keys)[number]): boolean =>
  one[key] === other[key]

const isLess = (one: SurveyedAccelerator, other: SurveyedAccelerator): boolean =>
  keys.every((key) => one[key] === undefined || isSame(one, other, key)) && keys.some((key) => !isSame(one, other, key))

/** A launch completed by its settings. */
function together(launch: SurveyedAccelerator, settings: SurveyedAccelerator): SurveyedAccelerator {
  return {
    ...settings,
    ...Object.fromEntries(Object.entries(launch).filter(([, value]) => value !== undefined)),
    kind: launch.kind,
    certainty: launch.certainty,
    jobs: [...new Set([...launch.jobs, ...settings.jobs])],
    places: [...launch.places, ...settings.places],
  } as SurveyedAccelerator
}

/** Whether a launch only benchmarks, serves or prepares data, by its name or the names of all that it starts. */
export function isAside(launch: SurveyedAccelerator, observations: readonly Observation[]): boolean {
  const [job] = launch.jobs
  const isSide = (path: string): boolean =>
    isSideWork({ ...(job !== undefined && { job }), place: { path, line: 1 } }, '')
  const own = pathsOf(launch)
  const programs = [...filesReferenced(own, observations)].filter((path) => path.endsWith('.py'))
  return isSide(own[0] ?? '') || (programs.length > 0 && programs.every(isSide))
}

const sizeOf = ({ count, perNode, nodes }: SurveyedAccelerator): number => count ?? (perNode ?? 1) * (nodes ?? 1)

/** The files that request it, scripts before settings. */
export function pathsOf({ places }: { readonly places: readonly Place[] }): string[] {
  const paths = [...new Set(places.map(({ path }) => path))]
  return [...paths.filter(isScript), ...paths.filter((path) => !isScript(path))]
}

/** Unique names for the jobs: from the files, otherwise the file names. */
export function jobNames(launches: readonly SurveyedAccelerator[]): string[] {
  const taken = new Set<string>()
  return launches.map((launch) => {
    const { jobs, accelerator, kind } = launch
    const file = (pathsOf(launch)[0] ?? '').replace(/^.*\//, '').replace(/\.[^.]*$/, '')
    const base = slug(jobs[0] ?? '') || slug(file) || slug(accelerator ?? kind ?? '') || 'job'
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`
    taken.add(name)
    return name
  })
}

const slug = (text: string): string =>
  (text.slice(0, 200).match(/[A-Za-z0-9]+/g) ?? []).join('-').toLowerCase().slice(0, 60)
