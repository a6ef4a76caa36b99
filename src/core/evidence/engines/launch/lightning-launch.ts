import { optionOf, programOf } from '../../../languages/shell/command-words.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Launcher } from './launch.ts'

type Words = readonly string[]

/**
 * What a trainer of Lightning is told on the command line, in the ways that its programs take it: `--devices 8`,
 * `--trainer.devices=8` and Hydra's `trainer.devices=8`.
 */
export const lightning: Launcher = (words) => {
  if (!startsProgram(words)) return undefined
  const accelerator = settingOf(words, 'accelerator')
  const perNode = wholeNumber(settingOf(words, 'devices'))
  const nodes = settingOf(words, 'num_nodes', 'num-nodes', 'nodes')
  if (accelerator === undefined) return numbersAlone(words, perNode, wholeNumber(nodes))
  if (accelerator === 'cpu') return { framework: 'pytorch-lightning', on: 'processor' }
  const isGpu = accelerator === 'gpu' || accelerator === 'cuda'
  if (!isGpu || perNode === undefined) return undefined
  // Without a number of nodes it runs on one, or wherever Slurm starts it.
  const otherwise = programOf(words) === 'srun' ? undefined : 1
  return {
    framework: 'pytorch-lightning',
    on: { kind: 'gpu' },
    processes: { perNode, nodes: nodes === undefined ? otherwise : wholeNumber(nodes) },
  }
}

/** Numbers by themselves count something only where those of the nodes stand beside those of each node. */
function numbersAlone(words: Words, devices: number | undefined, nodes: number | undefined) {
  const gpus = wholeNumber(optionOf(words, '--gpus', '--num_gpus', '--num-gpus'))
  if (nodes === undefined) return undefined
  if (gpus !== undefined) return { on: { kind: 'gpu' as const }, processes: { perNode: gpus, nodes } }
  const isTrainer = words.some((word) => /^(?:--)?trainer\.devices=/.test(word))
  return isTrainer && devices !== undefined
    ? { framework: 'pytorch-lightning', processes: { perNode: devices, nodes } }
    : undefined
}

/**
 * What a trainer is told behind a launcher whose own processes are filled in later: `torchrun --nproc_per_node $N a.py
 * trainer.devices=8 trainer.num_nodes=2`. The last of several settings counts.
 */
export function trainerProcesses(words: Words): { perNode: number; nodes: number | undefined } | undefined {
  const last = (name: string): number | undefined =>
    wholeNumber(
      words.findLast((word) => word.replace(/^[-+]+/, '').startsWith(`trainer.${name}=`))?.replace(/^[^=]*=/, ''),
    )
  const perNode = last('devices')
  return perNode ? { perNode, nodes: last('num_nodes') } : undefined
}

const startsProgram = (words: Words): boolean =>
  /^(?:python[\d.]*|lightning|fabric|srun|uv)$/.test(programOf(words)) &&
  words.some((word) => word.length <= 500 && word.endsWith('.py'))

/** The value of a setting of the trainer, however it is passed on. */
function settingOf(words: Words, ...names: readonly string[]): string | undefined {
  const option = optionOf(words, ...names.flatMap((name) => [`--${name}`, `--trainer.${name}`]))
  if (option !== undefined) return option
  const setting = words.find((word) => names.some((name) => word.startsWith(`trainer.${name}=`)))
  return setting?.slice(setting.indexOf('=') + 1)
}
