/** From nothing to an answer on one manifest that draws warnings: the command, its peers, and Node doing nothing. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ajv, by, check, confirmed, nodeAlone, nodes, pod, spectral, within } from './commands.js'
import { interleaved } from './interleave.js'
import { scratch } from './scratch.js'

/** `check` keeps nothing, as in CI; `again` finds the compiled code that an earlier run kept, from Node 22 on. */
export function cold({ isQuick, most, onRound }) {
  const folder = join(scratch, 'cold')
  mkdirSync(folder)
  copyFileSync(pod, join(folder, 'accelerator.yml'))
  const words = check('accelerator.yml')
  confirmed(within(folder, words), { files: 1, jobs: 1 })
  const runs = nodes().map(({ path, version }) => {
    const commands = {
      node: within(folder, by(path, nodeAlone)),
      check: within(folder, by(path, words), { CI: 'true' }),
      ...(Number.parseInt(version, 10) >= 22 && { again: within(folder, by(path, words)) }),
      spectral: within(folder, by(path, spectral('accelerator.yml'))),
      ajv: within(folder, by(path, ajv('accelerator.yml'))),
    }
    return { node: version, times: interleaved(commands, { rounds: Math.min(most, isQuick ? 9 : 41), onRound }) }
  })
  return { runs }
}
