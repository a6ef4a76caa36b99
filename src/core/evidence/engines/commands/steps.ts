import { isPython } from '../../../languages/shell/python-options.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import type { Launch } from './launches.ts'
import { directed, submitted } from './schedulers.ts'
import { mostWanted, sizeOf } from './slurm-request.ts'
import { commandBehind } from './started.ts'

type Words = readonly string[]

/** How often `srun` starts its command. */
interface Step extends ReturnType<typeof sizeOf> {
  /** The index of the command. */
  readonly end: number
}

/** The step of a command without accelerators of its own. `job`: the script with the options of its job. */
function stepAt(words: Words, job = ''): Step | undefined {
  const { program, parts: [own] = [], script: end = 0 } = submitted(words, words.map(nameOf), 0) ?? {}
  if (program !== 'srun' || own === undefined || mostWanted(own) !== undefined) return undefined
  return { ...sizeOf(new Map([...(directed(job).flat()[0] ?? []), ...own])), end }
}

const isSeveral = ({ nodes = 1, tasks = 1 }: Step): boolean => nodes > 1 || tasks > 1

/**
 * Whether `srun` starts a launch more often than its numbers tell: `srun -N8 torchrun --nproc_per_node=8`. `job`: the
 * script of its job.
 */
export function startsMore(words: Words, launches: readonly Launch[], job = ''): boolean {
  const step = stepAt(words, job)
  return step !== undefined && isSeveral(step) && launches.some((launch) => !isWhole(launch, step))
}

/** A launcher runs once a node, or once a task. A program that states its nodes knows of the other tasks. */
function isWhole({ processes, on, statesNodes }: Launch, { nodes, tasks }: Step): boolean {
  if (processes === undefined || on === 'processor') return true
  if (statesNodes === undefined) return processes.nodes !== undefined
  return processes.nodes !== undefined && (processes.nodes === nodes || processes.nodes === tasks)
}

/** Whether `srun` starts the tasks of a Python program by its own options: `srun -n64 python train.py`. */
export function startsTasks(words: Words): boolean {
  const step = stepAt(words)
  return step !== undefined && isSeveral(step) && isPython(commandBehind(words.slice(step.end))[0] ?? '')
}
