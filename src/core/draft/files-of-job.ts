import { filesReferenced } from '../evidence/attribution/referenced-files.ts'
import { isNamedTraining, isSideWork } from '../evidence/attribution/side-work.ts'
import type { SurveyedAccelerator } from '../evidence/survey/surveyed-hardware.ts'
import { isScript } from '../languages/shell/script-path.ts'
import { folderOf, isBelow } from '../text/folder-paths.ts'
import { withPrinted } from '../text/unseen-signs.ts'
import { type DraftSource, pathsOf } from './launches.ts'

/**
 * The most files that request a job's hardware or are started by it, and the most that install and that import its
 * framework.
 */
const mostFiles = 6
const mostShared = 2

export interface FilesOfJob {
  readonly files: readonly string[]
  /** How many more files request its hardware, or are started by it. */
  readonly leftOut: number
}

/**
 * The files of a job: its launch file, what that starts, package lists above it, and the nearest sources that use its
 * framework if none of these is a program. Without a launch: the most complete training settings. Files that `others`
 * request are excluded.
 */
export function filesOfJob(
  launch: SurveyedAccelerator | undefined,
  source: DraftSource,
  others: readonly SurveyedAccelerator[] = [],
): FilesOfJob {
  const { observations } = source
  const launching = launch === undefined ? [] : pathsOf(launch).filter((path) => !isPage(path))
  // Without a launch, or one that only a page names, each settings file may belong to another training run.
  const requesting = launching.length === 0 ? settingFiles(source) : launching
  const requestFiles = launching.length === 0 ? requesting.slice(0, 1) : launching
  const own = [...starterOf(requestFiles, source), ...requestFiles]
  const started = [...filesReferenced(own, observations)]
  const all = [...new Set([...own, ...started])]
  const [first = ''] = all
  const taken = new Set([...all, ...others.flatMap(pathsOf)])
  const isFree = (path: string): boolean => !taken.has(path) && !isPage(path)
  const images = placesOf(source, 'image').filter((path) => /dockerfile/i.test(path) && isTraining(path))
  const installing = [...placesOf(source, 'installed'), ...images].filter(isFree)
  const above = nearest(installing, first).filter(({ path }) => isBelow(first, folderOf(path)))
  const sources = all.some(isProgram)
    ? []
    : placesOf(source, 'imported').filter(
        (path) => isFree(path) && isTraining(path) && !isForOthers(path, launch?.kind),
      )
  const trainers = sources.filter(isNamedTraining)
  const near = nearest(trainers.length > 0 ? trainers : sources, first).filter(
    ({ shared }, _, [closest]) => shared === closest?.shared,
  )
  const shown = [...above.slice(0, mostShared), ...near.slice(0, mostShared)].map(({ path }) => path)
  return {
    files: [...all.slice(0, mostFiles), ...shown],
    leftOut: Math.max(0, all.length - mostFiles) + requesting.length - requestFiles.length,
  }
}

/** Whether a path names another kind of accelerator than the launch requests: `finetune_lm_tpu.py` with GPUs. */
function isForOthers(path: string, kind: SurveyedAccelerator['kind']): boolean {
  const named = new Set<string>(path.toLowerCase().match(/(?<![a-z])[gt]pu(?=s?(?![a-z]))/g))
  return kind !== undefined && named.size > 0 && !named.has(kind)
}

const isProgram = (path: string): boolean => /\.(?:py|ipynb)$/.test(path)
const isTraining = (path: string): boolean => !isSideWork({ place: { path, line: 1 } }, '')

/** The only script that trains with the settings that request the hardware. */
function starterOf(requestFiles: readonly string[], { observations }: DraftSource): readonly string[] {
  const [first] = requestFiles
  if (first === undefined || isScript(first) || isProgram(first)) return []
  const scripts = new Set(observations.flatMap(({ what, place }) => (what === 'reference' ? [place.path] : [])))
  const starting = [...scripts].filter((path) => isTraining(path) && filesReferenced([path], observations).has(first))
  return starting.length === 1 ? starting : []
}

const isPage = (path: string): boolean => /\.(?:md|mdx|rst|txt)$/.test(path) && !/require|constraint|reqs/.test(path)

const placesOf = ({ observations }: DraftSource, how: string): string[] =>
  pathsOf({
    places: observations.flatMap((seen) => (seen.what === 'framework' && seen.how === how ? [seen.place] : [])),
  })

/** Files with training settings, most complete first. */
function settingFiles({ observations }: DraftSource): string[] {
  const settings = new Map<string, number>()
  for (const { what, place } of observations)
    if (what === 'setting' && isTraining(place.path)) settings.set(place.path, (settings.get(place.path) ?? 0) + 1)
  return [...settings].sort(([, one], [, other]) => other - one).map(([path]) => path)
}

const nearest = (paths: readonly string[], launch: string) =>
  paths.map((path) => ({ path, shared: sharedFolders(path, launch) })).sort((one, other) => other.shared - one.shared)

/** A path as a glob: `?` replaces characters with a special meaning. */
export const globOf = (path: string): string => withPrinted(path, () => '?').replace(/[*?[\]{}()!+@\\]/g, '?')

/** The number of common folders of two paths, from the top. */
function sharedFolders(path: string, other: string): number {
  const [steps, others] = [path.split('/').slice(0, -1), other.split('/').slice(0, -1)]
  const at = steps.findIndex((step, depth) => step !== others[depth])
  return at === -1 ? steps.length : at
}
