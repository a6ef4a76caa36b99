import { programOf } from '../../../languages/shell/command-words.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import type { Observation, Place } from '../../observation/observation.ts'
import { observeDependencies } from './python-dependencies.ts'
import { type Dependency, includesList, pipDependencies, requirement, type Standing } from './python-requirement.ts'

/** A command of a script, and the line for its packages. */
export interface PlacedCommand {
  readonly words: readonly string[]
  readonly line: number
}

/** A cheap test for installations before parsing. */
export const mayInstall = (text: string): boolean =>
  /\binstall\b|\bcreate\b/.test(text) && /\b(?:pip|conda|mamba)/.test(text)

/** The packages that commands install with pip, uv or conda, and whether they include another list. */
export function installedBy(
  commands: readonly PlacedCommand[],
  optional = false,
): { readonly dependencies: readonly Dependency[]; readonly includes: boolean } {
  let includes = false
  const dependencies = commands.flatMap(({ words, line }) => {
    const [tool, ...rest] = installation(words)
    includes ||= tool === 'pip' && includesList(rest)
    if (tool === undefined) return []
    return tool === 'pip' ? pipDependencies(rest, { line, optional }) : condaDependencies(rest, { line, optional })
  })
  return { dependencies, includes }
}

/**
 * The packages that a job installs before it starts, all at the place of its script. Leaves out their stacks, because
 * the job's own hardware shows this better.
 */
export function installedByJob(place: Place, text: string): Observation[] {
  if (!mayInstall(text)) return []
  const { dependencies, includes } = installedBy(shellCommands(text))
  return observeDependencies(place.path, dependencies, includes).flatMap((seen) =>
    seen.what === 'stack' ? [] : [{ ...seen, place }],
  )
}

/** Programs that install, or that run a command in their arguments. Other programs may only mention an installation. */
const runsInstallers =
  /^(?:pip[\d.]*|python[\w.]*|uv|conda|mamba|micromamba|gcloud|ssh|docker|podman|kubectl|srun|bash|sh|su|xargs|timeout|retry|\$.*)$/

/** The tool, and the words after `pip install`, `python -m pip install`, `conda install` or `conda create`. */
function installation(words: readonly string[]): readonly string[] {
  // A script in quotes may contain further quotes, and an option a command: `--command=pip install`.
  const bare = words.map((word) =>
    word.replace(/^--?[\w-]{1,60}=(?=["']?(?:pip|python|uv|conda|sudo))|^["']|["']$/g, ''),
  )
  const at = bare.findIndex((word, index) => index > 0 && (word === 'install' || word === 'create'))
  // Options may precede the command: those of a Dockerfile's RUN, or of sudo.
  if (at === -1 || !runsInstallers.test(programOf(bare.filter((word) => !word.startsWith('-'))))) return []
  const before = bare.slice(0, at).map((word) => nameOf(word))
  const rest = bare.slice(at + 1)
  if (bare[at] === 'install' && before.some((word) => /^(?:pip[\d.]*|uv)$/.test(word))) return ['pip', ...rest]
  return before.some((word) => /^(?:conda|mamba|micromamba)$/.test(word)) ? ['conda', ...rest] : []
}

/** Options of conda whose value is not a package. For example, there is a channel `pytorch`. */
const condaValues: ReadonlySet<string> = new Set('-c --channel -n --name -p --prefix -f --file --solver'.split(' '))

const condaDependencies = (rest: readonly string[], standing: Standing): Dependency[] =>
  rest.flatMap((word, at) =>
    word.startsWith('-') || condaValues.has(rest[at - 1] ?? '') ? [] : requirement(word, standing),
  )
