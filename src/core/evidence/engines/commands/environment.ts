import { shellLine } from '../../../languages/shell/command-words.ts'
import { withModuleApart } from '../../../languages/shell/python-options.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'
import { assignment } from '../../../languages/shell/shell-variables.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { onceFor } from '../../../text/once.ts'
import { splitAt } from './launcher-options.ts'
import { type Launcher, launchers } from './launchers.ts'
import { startOf } from './launches.ts'

/** The variables that replace an option, by program. */
const common =
  `CONSTRAINT EXCLUSIVE GPUS GPUS_PER_NODE GPUS_PER_SOCKET GPUS_PER_TASK GRES PARTITION TRES_PER_TASK`.split(' ')
const variables: Readonly<Record<string, readonly string[]>> = {
  sbatch: [...common, 'ARRAY_INX'],
  salloc: common,
  srun: [...common, 'NNODES', 'NTASKS', 'NTASKS_PER_NODE'],
}
const renamed: Readonly<Record<string, string>> = { NNODES: 'nodes', ARRAY_INX: 'array' }
const prefixes: Readonly<Record<string, string>> = { sbatch: 'SBATCH_', salloc: 'SALLOC_', srun: 'SLURM_' }

type Environment = Readonly<Record<string, string | undefined>>

/** The variables that launchers read. */
const ofLaunchers = new Set(launchers.flatMap(variablesOf))

function variablesOf({ perNode, nodes, count }: Launcher): string[] {
  return [perNode, nodes, count].flatMap((names = '') => names.split(' ').filter((name) => /^[A-Z]/.test(name)))
}

/** All variables that change what a command starts. The others of a script are not kept. */
const read = new Set([
  ...ofLaunchers,
  ...Object.entries(variables).flatMap(([program, names]) => names.map((name) => `${prefixes[program]}${name}`)),
])

/** The assignments of an environment that launchers read, as in `PET_NNODES=8`. */
export const launcherSettings = (environment: Environment, names: Iterable<string> = ofLaunchers): string[] =>
  [...names].flatMap((name) => (environment[name] ? [`${name}=${environment[name]}`] : []))

/**
 * Adds what the environment sets: the options of Slurm's programs, as in the input variables of its manual pages, and the
 * assignments that a launcher reads. They come before the command's own, which override them. Other commands stay
 * unchanged.
 */
export function withEnvironment(command: readonly string[], environment: Environment): readonly string[] {
  const settings = launcherSettings(environment)
  const launcher = settings.length > 0 ? startOf(withModuleApart(command))?.launcher : undefined
  const own = launcher === undefined ? [] : launcherSettings(environment, variablesOf(launcher))
  return [...own, ...withSlurmOptions(command, environment)]
}

/** Assignments before the program, as in `SBATCH_GPUS=64 sbatch`, count as well. */
function withSlurmOptions(command: readonly string[], environment: Environment): readonly string[] {
  const named = command.map(nameOf)
  const at = named.findIndex((word) => Object.hasOwn(variables, word))
  const program = named[at] ?? ''
  const inFront = assigned(command.slice(0, Math.max(0, at)))
  const options = (variables[program] ?? []).flatMap((name) => {
    const variable = `${prefixes[program]}${name}`
    const value = inFront.get(variable) ?? environment[variable]
    const option = renamed[name] ?? name.toLowerCase().replaceAll('_', '-')
    return value === undefined || value === '' ? [] : [`--${option}=${value}`]
  })
  return command.toSpliced(at + 1, 0, ...options)
}

/** The assignments in words such as `A=1`. */
const assigned = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.flatMap((word) => {
      const [, name, , value = ''] = assignment.exec(word) ?? []
      return name === undefined ? [] : [[name, value] as const]
    }),
  )

/** The words of `export A=1`, `declare -x A=1` and `builtin export -- A=1` without the command; all words of others. */
function exported(words: readonly string[]): readonly string[] {
  const own = /^(?:builtin|command)$/.test(words[0] ?? '') ? words.slice(1) : words
  const exports =
    own[0] === 'export' || (/^(?:declare|typeset|local)$/.test(own[0] ?? '') && /^-\w*x/.test(own[1] ?? ''))
  return exports ? own.slice(1).filter((word) => !word.startsWith('-')) : words
}

/** The commands of one shell, each in the environment that the commands before it set. */
export function inEnvironment(
  commands: readonly (readonly string[])[],
  environment: Environment,
): readonly (readonly string[])[] {
  let left = environment
  return commands.map((words) => {
    const set = exported(words)
    const known = set.every((word) => assignment.test(word))
      ? [...assigned(set)].filter(([name]) => read.has(name))
      : []
    if (known.length > 0) left = { ...left, ...Object.fromEntries(known) }
    return withEnvironment(words, left)
  })
}

/** The commands of a script with the settings of earlier commands: `export PET_NNODES=8`. */
export const withSettings = onceFor((commands: readonly ShellCommand[]): readonly ShellCommand[] => {
  if (!commands.some(({ words }) => words.some((word) => ofLaunchers.has(splitAt(word)[0])))) return commands
  const all = inEnvironment(
    commands.map(({ words }) => words),
    {},
  )
  const sure = inEnvironment(
    commands.map(({ words, withoutDefaults = words }) => withoutDefaults),
    {},
  )
  return commands.map((each, at) => {
    const words = all[at] ?? each.words
    const withoutDefaults = sure[at] ?? words
    const byDefault = each.byDefault || shellLine(words) !== shellLine(withoutDefaults)
    return { ...each, words, byDefault, ...(byDefault && { withoutDefaults }) }
  })
})

/** The text of a script that starts with these settings. Its lines and its directives stay where they are. */
export function startingWith(settings: readonly string[], text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'))
  if (settings.length === 0 || first === -1) return text
  return lines.with(first, `export ${shellLine(settings)}; ${lines[first]}`).join('\n')
}
