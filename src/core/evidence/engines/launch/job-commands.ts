import { runs } from '../../../languages/shell/command-words.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import type { Observation } from '../../observation/observation.ts'
import type { Launch } from './launch.ts'
import { launchesIn } from './launch-commands.ts'
import { precisionOf } from './launch-precision.ts'

/** The framework and the library that a launch cannot do without. */
export function frameworksOf(path: string, { framework, library, line }: Launch): Observation[] {
  const place = { path, line }
  const found: Observation[] = []
  if (framework) found.push({ what: 'framework', framework, how: 'configured', certainty: 'suggests', place })
  if (library) found.push({ what: 'library', library, how: 'configured', certainty: 'suggests', place })
  return found
}

/** What the commands of a job tell of its framework and of its number format, with the lines of their own text. */
export function softwareOfCommands(path: string, text: string): Observation[] {
  const [startsSome, setsFormat] = [launches.test(text), formats.test(text)]
  if (!startsSome && !setsFormat) return []
  const commands = shellCommands(text)
  return [
    ...(startsSome ? launchesIn(commands).flatMap((launch) => frameworksOf(path, launch)) : []),
    ...(setsFormat ? commands.filter(runs).flatMap((command) => precisionOf(path, command, command)) : []),
  ]
}

const formats = /precision|--(?:bf16|fp16)/

const launches =
  /torchrun|torch\.distributed|torch_xla|torchtitan|accelerate|deepspeed|gaudi_spawn|xla_spawn|horovodrun|paddle\.distributed|fleetrun|composer|colossalai|tune run|maxtext|t5x|levanter|axolotl|llamafactory/i
