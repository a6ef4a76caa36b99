import { optionsOf, shellLine } from '../languages/shell/command-words.ts'
import { isScript } from '../languages/shell/script-path.ts'
import { wholeNumber } from '../text/bounds.ts'
import { nameOf } from '../text/folder-paths.ts'
import { namedPaths, SortedPaths } from './attribution/evidence-globs.ts'
import { JobNameIndex } from './attribution/name-index.ts'
import { filesReferenced } from './attribution/referenced-files.ts'
import { deviceOf, requestOfProcesses } from './engines/commands/devices.ts'
import { launchesOf } from './engines/commands/launches.ts'
import { submittedAt } from './engines/commands/schedulers.ts'
import type { UnreadPart } from './engines/commands/unread-command.ts'
import type { Evidence } from './evidence.ts'
import type { FileTree } from './file-tree.ts'
import { type Claim, isLaunch } from './observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from './observation/observation.ts'
import { observeRequest } from './observation/resource-request.ts'
import { launchesInWords, listedLaunches } from './open-launches.ts'
import { launchWordsIn } from './scan/launch-words.ts'

/** The name of a command instead of a file. */
const thisCommand = 'this command'

/** A tree that visits these texts first. They replace the files at their paths. */
export const withTexts = (tree: FileTree, texts: ReadonlyMap<string, string>): FileTree => ({
  ...tree,
  walk: (walk) => {
    for (const [path, text] of texts) walk.visit(path, text)
    return tree.walk({ ...walk, opens: (path) => !texts.has(path) && walk.opens(path) })
  },
})

/**
 * A script as its scheduler reads it: the options of the command follow the script's own directives and so override
 * them one by one. Undefined if the command submits none of these files.
 */
export function submittedScript(
  words: readonly string[],
  textOf: (word: string) => string | undefined,
): { readonly word: string; readonly text: string } | undefined {
  const { program = -1, script: at = -1 } = submittedAt(words) ?? {}
  const word = words[at]
  const text = word === undefined ? undefined : textOf(word)
  const written = text?.split('\n') ?? []
  const signs = signsOf.get(nameOf(words[program] ?? ''))
  const own = signs?.find((sign) => written.some((line) => line.startsWith(sign)))
  const directive = own ?? signs?.[0]
  if (word === undefined || text === undefined || directive === undefined) return undefined
  // Without its own, `sbatch` reads the directives of others.
  const readsOthers = own === undefined && directive === slurm
  const lines = written.map((line) => (readsOthers || line.startsWith(directive) || !ofAny.test(line) ? line : '#'))
  const last = lines.findLastIndex((line) => line.startsWith(directive))
  const behind = last === -1 && lines[0]?.startsWith('#!') ? 0 : last
  const told = partsOf(words.slice(program + 1, at)).map((part) => `${directive} ${shellLine(part)}`)
  const asked = lines.toSpliced(behind + 1, 0, told.join(`\n${directive} hetjob\n${directive} --nodes=1\n`))
  return { word, text: (directive === slurm ? onOneNode(asked) : asked).join('\n') }
}

/** Splits `-N1 : -N4`, the parts of a heterogeneous job. */
function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (word === ':') parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts
}

const slurm = '#SBATCH'
/** Without a number of nodes or tasks, Slurm runs a submission on one node, whatever its script asks later. */
const onOneNode = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => line.startsWith(slurm) && /--n?tasks| -n|--nodelist| -w/.test(line))
    ? lines
    : lines.toSpliced(lines[0]?.startsWith('#!') ? 1 : 0, 0, `${slurm} --nodes=1`)

/** The signs of the directives that a program reads. A script has one of them. */
const signsOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['sbatch', [slurm]],
  ['qsub', ['#PBS', '#$']],
])
const ofAny = /^#(?:SBATCH|PBS|BSUB|\$)\s/

/** The hardware that a command requests before it runs. */
export interface Launched {
  readonly observations: readonly Observation[]
  /** The files that it starts, directly or indirectly. */
  readonly files: readonly string[]
  /** The unread parts. */
  readonly unread: readonly UnreadPart[]
  /** Its commands as a script, without those whose numbers are all read or named. */
  readonly text: string
}

/**
 * The launch of a command. `script` stands for its words; `named` are the files among them. No other launch files
 * count.
 */
export function launchedBy(
  script: string,
  words: readonly string[],
  named: readonly string[],
  seen: readonly Observation[],
): Pick<Launched, 'observations' | 'files'> {
  const from = [script, ...named]
  const started = new Set([...from, ...filesReferenced(from, seen)])
  const ofLaunch = seen.filter((each) => started.has(each.place.path))
  const others = seen.filter((each) => !started.has(each.place.path) && !isLaunch(each))
  const observations = [...withNumbersOf(script, words, withProcesses(script, words, ofLaunch)), ...others]
  return {
    observations: observations
      // Unread parts are reported for the command instead.
      .filter(({ what }) => what !== 'reference' && what !== 'open launch')
      .map((each) => (each.place.path === script ? { ...each, place: { ...each.place, path: thisCommand } } : each)),
    files: [...started].filter((path) => path !== script),
  }
}

/** Adds the processes of a command that starts them with MPI, whatever program it starts. */
function withProcesses(script: string, words: readonly string[], seen: readonly Observation[]): readonly Observation[] {
  if (seen.some(({ what, place }) => what === 'accelerator' && place.path === script)) return seen
  const command = { words, line: 1, byDefault: false, hereDocuments: [], kept: false }
  const [launch] = launchesOf(command).filter(({ startsAnything }) => startsAnything)
  const request = launch && requestOfProcesses({ ...launch, startsAnything: undefined }, deviceOf([command]))
  const asked = request && observeRequest({ path: script, line: 1 }, 'suggests', request)
  return asked ? [...seen, asked] : seen
}

/** The documents of a launch that request accelerators without a number, or for several jobs. */
export function openDocuments(all: readonly Observation[]): UnreadPart[] {
  const seen = all.filter(({ place }) => /\.(?:ya?ml|json)$/.test(place.path))
  const open = seen.flatMap((each): UnreadPart[] =>
    each.what === 'open launch' && each.text !== undefined ? [{ text: each.text, what: 'asks for' }] : [],
  )
  const requests = seen.filter((each) => each.what === 'accelerator')
  const ofFiles = [...new Set(requests.map(({ place }) => place.path))].flatMap((path): UnreadPart[] => {
    const own = requests.filter(({ place }) => place.path === path)
    const jobs = new Set(own.flatMap(({ job }) => job ?? []))
    if (jobs.size > 1) return [{ text: path, what: 'repeats', tasks: jobs.size }]
    return own.every(({ count }) => count === undefined) ? [{ text: path, what: 'asks for' }] : []
  })
  return [...open, ...ofFiles]
}

/**
 * If a command overrides numbers of the file that it starts, its accelerators and its nodes replace those of the file
 * independently: `sky launch task.yaml --num-nodes 4`.
 */
function withNumbersOf(script: string, words: readonly string[], seen: readonly Observation[]): Observation[] {
  const isOverruling = seen.some(
    (each) => each.what === 'reference' && each.place.path === script && each.overrulesNumbers === true,
  )
  const requests = seen.filter((each) => each.what === 'accelerator')
  const own = requests.filter(({ place }) => place.path === script)
  const ofFiles = requests.filter(({ place }) => place.path !== script)
  if (!isOverruling || requests.length === 0) return [...seen]
  const written = wholeNumber(optionsOf(words, '--num-nodes').at(-1))
  if (own.length === 0 && written === undefined) return [...seen]
  const nodes = written ?? Math.max(1, ...ofFiles.map((each) => each.nodes ?? 1))
  const kept = own.length > 0 ? own : ofFiles
  // The options for a scheduler are complete: they already include the nodes.
  const isComplete = submittedAt(words) !== undefined
  const asked = kept.map(({ byDefault, ...each }) => ({
    ...(isComplete ? each : onNodes(each, nodes)),
    place: { path: script, line: 1 },
  }))
  return [...seen.filter(({ what }) => what !== 'accelerator'), ...asked]
}

const onNodes = (seen: AcceleratorObservation, nodes: number): AcceleratorObservation =>
  seen.perNode === undefined ? seen : { ...seen, nodes, count: seen.perNode * nodes }

/** The evidence of one job's launch. It replaces all other evidence, because it is about to run. */
export const asLaunchOf = (
  job: string,
  { observations, files, unread, text }: Launched,
  { manifests, textOf }: Evidence,
): Evidence => ({
  observations,
  manifests,
  ...(textOf && { textOf }),
  launched: {
    job,
    files: [thisCommand, ...files],
    unread,
    inWords: ({ attributed, ...agreed }) => {
      const textIn = (path: string): string => (path === thisCommand ? text : (textOf?.(path) ?? ''))
      const scripts = [thisCommand, ...files.filter(isScript)]
      const words = new Map(scripts.map((path) => [path, launchWordsIn(path, textIn(path))]))
      const launches = listedLaunches(attributed, new Set(scripts))
      const texts = { words, textOf: textIn, withoutReader: new Set<string>(), onNode: Number.POSITIVE_INFINITY }
      return launchesInWords(launches, texts, agreed)
    },
  },
})

/** The jobs of a launch: those that list its files, otherwise those whose names occur in its files and requests. */
export function jobsOfLaunch(folder: string, claims: readonly Claim[], { observations, files }: Launched): string[] {
  const paths = new SortedPaths(files)
  const listing = claims.filter(({ globs = [] }) => namedPaths(folder, globs, paths).size > 0)
  if (listing.length > 0) return listing.map(({ name }) => name)
  const names = new JobNameIndex(claims.map(({ name }) => name))
  const ofLaunch = observations.filter(({ place }) => place.path === thisCommand || files.includes(place.path))
  const placed = files.map((path) => ({ place: { path, line: 1 } }) as Observation)
  return claims
    .filter(({ name }) => [...ofLaunch, ...placed].some((each) => names.isOf(each, name) === 'this'))
    .map(({ name }) => name)
}
