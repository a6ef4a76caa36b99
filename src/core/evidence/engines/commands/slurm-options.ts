import type { DirectiveOption } from '../../../languages/shell/directives.ts'
import { assignment } from '../../../languages/shell/shell-variables.ts'
import { sum } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'

/** The options of one job, by the names that Slurm has for them, whatever its scheduler calls them. */
export type SlurmOptions = ReadonlyMap<string, Pick<DirectiveOption, 'value' | 'line'>>

/** What an option asks for, by the variable that stands for it where the option is left out. */
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
 * A command with the options that its environment sets, before its own, which overrule them: the input variables of
 * Slurm's manual pages. What stands in front of the program, as in `SBATCH_GPUS=64 sbatch`, is of it as well. Any other
 * command stays as it is.
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

/** What words such as `A=1` set. */
const assigned = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.flatMap((word) => {
      const [, name, , value = ''] = assignment.exec(word) ?? []
      return name === undefined ? [] : [[name, value] as const]
    }),
  )

/** Commands that one shell runs, each in the environment that those before it leave. */
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

/** How many hosts a list such as `n[1-4,7],m` or `a:8,b:8` names; undefined where that is not plain. */
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

/** How many numbers a list such as `0-9,12` or `0-99:4` holds; undefined where that is not plain. */
export function indexesIn(list: string): number | undefined {
  const parts = list.split(',').map((part) => {
    const [, from, to, step = '1'] = /^(\d{1,7})(?:-(\d{1,7})(?::(\d{1,5}))?)?$/.exec(part) ?? []
    if (from === undefined) return undefined
    return to === undefined ? 1 : Math.floor((Number(to) - Number(from)) / Math.max(1, Number(step))) + 1
  })
  return sum(parts)
}

/** How many tasks of an array such as `0-9%4` there are; undefined where no two of them run at once. */
export function tasksOf(array: string | undefined): number | 'open' | undefined {
  if (array === undefined) return undefined
  const [list = '', atOnce] = array.split('%')
  const tasks = indexesIn(list)
  return tasks === 1 || atOnce === '1' ? undefined : (tasks ?? 'open')
}
