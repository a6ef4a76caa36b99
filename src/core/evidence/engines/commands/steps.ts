import { isPython } from '../../../languages/shell/python-options.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { once } from '../../../text/once.ts'
import type { Launch } from './launches.ts'
import { directed, submitted } from './schedulers.ts'
import type { SlurmOptions } from './slurm-options.ts'
import { mostWanted, sizeOf } from './slurm-request.ts'
import { commandBehind } from './started.ts'

type Words = readonly string[]

/** How often `srun` starts its command. */
interface Step extends ReturnType<typeof sizeOf> {
  /** The index of the command. */
  readonly end: number
}

/** The options of the job around a step, if it is one. */
type OptionsOfJob = () => SlurmOptions

/** The options in a script's directives. Those of a heterogeneous job's first part. */
export const optionsOfJob = (script: string): OptionsOfJob => once(() => directed(script).flat()[0] ?? new Map())

/** The step of a command without accelerators of its own. */
function stepAt(words: Words, job?: OptionsOfJob): Step | undefined {
  const { program, parts: [own] = [], script: end = 0 } = submitted(words, words.map(nameOf), 0) ?? {}
  if (program !== 'srun' || own === undefined || mostWanted(own) !== undefined) return undefined
  return { ...sizeOf(new Map([...(job?.() ?? []), ...own])), end }
}

const isSeveral = ({ nodes = 1, tasks = 1 }: Step): boolean => nodes > 1 || tasks > 1

/** Whether `srun` starts a launch more often than its numbers tell: `srun -N8 torchrun --nproc_per_node=8`. */
export function startsMore(words: Words, launches: readonly Launch[], job?: OptionsOfJob): boolean {
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
