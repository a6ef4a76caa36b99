import { programOf } from '../../../languages/shell/command-words.ts'
import { condaSpec } from './conda-spec.ts'
import type { Declared, Dependency, WheelSource } from './python-dependencies.ts'
import { parseRequirement, pipArguments } from './python-requirement.ts'

/** A command of a script, with the line that its packages are said to stand on. */
export interface PlacedCommand {
  readonly words: readonly string[]
  readonly line: number
}

/** The packages that commands install with pip, uv or conda, and the indexes that these come from. */
export function installedBy(commands: readonly PlacedCommand[]): Declared {
  const dependencies: Dependency[] = []
  const sources: WheelSource[] = []
  let includes = false
  for (const { words, line } of commands) {
    const installation = installationIn(words)
    if (installation === undefined) continue
    const { tool, rest } = installation
    if (tool === 'conda') {
      dependencies.push(
        ...condaPackages(rest).map((spec) => ({ ...spec, line, optional: false, from: 'conda' as const })),
      )
      continue
    }
    const { requirements, sources: addresses } = pipArguments(rest)
    includes ||= rest.some((word) => /^(?:-r|--requirement)\b/.test(word))
    for (const address of addresses) sources.push({ address, line, optional: false })
    for (const written of requirements) {
      const requirement = parseRequirement(written)
      if (requirement === undefined) continue
      const { version, ...open } = requirement
      const known = version !== undefined && !/[${}]/.test(version)
      dependencies.push({ ...open, ...(known && { version }), line, optional: false })
    }
  }
  return { dependencies, sources, includes }
}

interface Installation {
  readonly tool: 'pip' | 'conda'
  readonly rest: readonly string[]
}

/** Programs that install, or that run what stands behind them; anything else may only speak of an installation. */
const runsInstallers =
  /^(?:pip[\d.]*|pipx|python[\w.]*|py|uv|conda|mamba|micromamba|poetry|pipenv|gcloud|ssh|docker|podman|kubectl|srun|bash|sh|su|xargs|timeout|retry)$/

/** The words behind `pip install`, `uv pip install`, `python -m pip install`, `conda install` or `conda create`. */
function installationIn(words: readonly string[]): Installation | undefined {
  const bare = words
    .map((word) => word.replace(/^--?[\w-]{1,60}=(?=(?:pip|python|uv|conda|sudo)[\d.]*$)/, ''))
    .map(unquoted)
  const at = bare.findIndex((word, index) => index > 0 && (word === 'install' || word === 'create'))
  // Options may stand in front of the command: those of a Dockerfile's RUN, or of sudo.
  const program = programOf(bare.filter((word) => !word.startsWith('-')))
  if (at === -1 || !(runsInstallers.test(program) || program.startsWith('$'))) return undefined
  const before = bare.slice(0, at).map((word) => word.slice(word.lastIndexOf('/') + 1))
  const rest = bare.slice(at + 1)
  if (bare[at] === 'install' && before.some((word) => /^(?:pip[\d.]*|pipx|uv)$/.test(word)))
    return { tool: 'pip', rest }
  return before.some((word) => /^(?:conda|mamba|micromamba)$/.test(word)) ? { tool: 'conda', rest } : undefined
}

/** Quotes that stand within the quotes of a whole script. */
const unquoted = (word: string): string => word.replace(/^["']|["']$/g, '')

/** Options of conda whose value is no package: a channel is called `pytorch`, too. */
const condaValues: ReadonlySet<string> = new Set([
  ...['-c', '--channel', '-n', '--name', '-p', '--prefix', '-f', '--file', '--solver', '--subdir', '--platform'],
  ...['-r', '--root-prefix', '--clone', '--repodata-fn'],
])

function condaPackages(rest: readonly string[]) {
  return rest.flatMap((word, at) => {
    if (word.startsWith('-') || condaValues.has(rest[at - 1] ?? '')) return []
    return condaSpec(word) ?? []
  })
}
