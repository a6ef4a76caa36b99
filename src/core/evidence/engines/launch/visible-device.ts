import { programOf, runs } from '../../../languages/shell/command-words.ts'
import type { ShellCommand } from '../../../languages/shell/shell-commands.ts'

/** The variables that show a program only some of the devices. */
const variable = /^(?:CUDA|HIP|ROCR)_VISIBLE_DEVICES=(.*)$/s
/** A word of a command that is the name of a program that trains. */
export const trains =
  /(?:^|[/._-])(?:pre)?(?:train|finetune|fine_tune|sft|dpo)(?:[._-][\w.-]{0,80})?$|train(?:er|ing)?(?:\.py)?$/i

/**
 * The line on which a script that does nothing but start one training program shows it one device: the program has one
 * accelerator. Of several programs each may have its own.
 */
export function oneDeviceShown(commands: readonly ShellCommand[]): number | undefined {
  const shown = commands.flatMap(({ words, line, byDefault }) =>
    words.flatMap((word) => {
      const value = variable.exec(word)?.[1]
      return value === undefined ? [] : [{ value, line, byDefault }]
    }),
  )
  const [first, another] = shown
  if (first === undefined || another !== undefined || first.byDefault || !/^\d{1,2}$/.test(first.value))
    return undefined
  const [program, next] = commands.filter(
    (command) => runs(command) && /^(?:python[\d.]*|accelerate|deepspeed)$/.test(programOf(command.words)),
  )
  if (program === undefined || next !== undefined) return undefined
  return program.words.some((word) => word.length <= 300 && trains.test(word)) ? first.line : undefined
}

/** What tells that a script is started on several nodes, or may be. */
const several =
  /nnodes|num[-_]?nodes|num[-_]machines|machine[-_]rank|node[-_]rank|master[-_]addr|main_process_ip|hostfile|config[-_]file|world[-_]size|rdzv|dist[-_]url|^-?-?nodes|^(?:srun|sbatch|mpirun|mpiexec|ssh|pdsh|ray)$/i

/** Whether the programs of a script run where it is started, so that the devices it shows them are all they have. */
export function staysOnNode(commands: readonly ShellCommand[]): boolean {
  const running = commands.filter((command) => runs(command) && starters.test(programOf(command.words)))
  return running.length > 0 && !commands.some(({ words }) => words.some((word) => several.test(word.slice(0, 200))))
}

const starters = /^(?:python[\d.]*|accelerate|deepspeed|llamafactory-cli|swift)$/
