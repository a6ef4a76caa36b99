import type { Launcher } from './launch.ts'
import { addSlurmOptions, slurmRequests } from './slurm-options.ts'

/**
 * Programs that submit their own job, and take the options of Slurm under its name: `--slurm-gpus-per-task 4
 * --slurm-ntasks 2`, `--slurm_nodes=2`.
 */
export const slurmWrapper: Launcher = (words) => {
  if (!words.some((word) => prefix.test(word))) return undefined
  const options = new Map<string, { value: string; line: number }>()
  addSlurmOptions(options, words.map(asSlurm), 0)
  const [first] = slurmRequests(options)
  if (first?.certainty !== 'states') return undefined
  // Whether it then uses what it asked for is for the script to say.
  const { perNode, nodes, count } = first.request
  return { processes: { perNode, nodes, count } }
}

const prefix = /^--slurm[-_.](?=[a-z])/

/** The option as Slurm has it; empty for all other options, whose values then belong to none. */
function asSlurm(word: string): string {
  if (!word.startsWith('-')) return word
  const option = prefix.test(word) && word.length <= 500 ? word.replace(prefix, '') : undefined
  if (option === undefined) return ''
  const [name = '', ...value] = option.split('=')
  return [`--${name.replaceAll('_', '-')}`, ...value].join('=')
}
