import type { DirectiveOption } from '../../../languages/shell/directives.ts'
import { assignment } from '../../../languages/shell/shell-variables.ts'
import { sum } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'

/** The options of one job by their Slurm names, for any scheduler. */
export type SlurmOptions = ReadonlyMap<string, Pick<DirectiveOption, 'value' | 'line'>>

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

/**
 * Adds the options that the environment sets, as in the input variables of Slurm's manual pages. They come before the
 * command's own options, which override them. Assignments before the program, as in `SBATCH_GPUS=64 sbatch`, count as
 * well. Other commands stay unchanged.
 */
export function withEnvironment(
  command: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
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

/** The commands of one shell, each in the environment that the commands before it set. */
export function inEnvironment(
  commands: readonly (readonly string[])[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly (readonly string[])[] {
  let left = environment
  return commands.map((words) => {
    const set = words[0] === 'export' ? words.slice(1) : words
    if (set.every((word) => assignment.test(word))) left = { ...left, ...Object.fromEntries(assigned(set)) }
    return withEnvironment(words, left)
  })
}

/** The number of hosts in a list such as `n[1-4,7],m` or `a:8,b:8`. Undefined if it is unclear. */
export function hostsIn(list: string): number | undefined {
  const counted = list.replace(/\[([\d,-]{1,300})\]/g, (_, numbers: string) => `[${indexesIn(numbers) ?? ''}]`)
  const hosts = new Map(
    counted.split(',').map((host) => {
      const [, name = '', count = '1'] = /^([\w.-]{0,100}(?:\[(\d{1,9})\])?)(?::\d{1,4})?$/.exec(host) ?? []
      return [name, name === '' ? undefined : Number(count)]
    }),
  )
  return sum([...hosts.values()])
}

/** The number of indexes in a list such as `0-9,12` or `0-99:4`. Undefined if it is unclear. */
export function indexesIn(list: string): number | undefined {
  const parts = list.split(',').map((part) => {
    const [, from, to, step = '1'] = /^(\d{1,7})(?:-(\d{1,7})(?::(\d{1,5}))?)?$/.exec(part) ?? []
    if (from === undefined) return undefined
    return to === undefined ? 1 : Math.floor((Number(to) - Number(from)) / Math.max(1, Number(step))) + 1
  })
  return sum(parts)
}

/** The number of tasks in an array such as `0-9%4`. Undefined if they run one at a time. */
export function tasksOf(array: string | undefined): number | 'open' | undefined {
  if (array === undefined) return undefined
  const [list = '', atOnce] = array.split('%')
  const tasks = indexesIn(list)
  return tasks === 1 || atOnce === '1' ? undefined : (tasks ?? 'open')
}
