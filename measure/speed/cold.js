/** A cold start on one manifest with warnings: the command, other programs, and Node alone. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ajv, by, check, confirmed, nodeAlone, nodes, pod, spectral, within } from './commands.js'
import { instructions } from './instructions.js'
import { interleaved } from './interleave.js'
import { writeRepository } from './repository.js'
import { scratch } from './scratch.js'

/** A small repository, in which the start still matters. */
const filesOfCheckout = 50

/** `check` has no cache; `again` has the compiled code of earlier runs, and `checkout` also a repository around it. */
export function cold({ isQuick, most, onRound }) {
  const [folder, checkout] = ['cold', 'checkout'].map((name) => withManifest(join(scratch, name)))
  mkdirSync(join(checkout, '.git'))
  writeRepository(checkout, filesOfCheckout)
  const words = check('accelerator.yml')
  for (const place of [folder, checkout]) confirmed(within(place, words), { files: 1, jobs: 1 })
  const runs = nodes().map(({ path, version }) => {
    const own = {
      node: within(folder, by(path, nodeAlone)),
      check: within(folder, by(path, words), { ACCELERATOR_REVIEW_CACHE: 'off' }),
      again: within(folder, by(path, words)),
      checkout: within(checkout, by(path, words)),
    }
    const commands = {
      ...own,
      spectral: within(folder, by(path, spectral('accelerator.yml'))),
      ajv: within(folder, by(path, ajv('accelerator.yml'))),
    }
    const times = interleaved(commands, { rounds: Math.min(most, isQuick ? 9 : 21), onRound })
    return { node: version, times, instructions: instructions(own) }
  })
  return { runs, filesOfCheckout }
}

function withManifest(folder) {
  mkdirSync(folder)
  copyFileSync(pod, join(folder, 'accelerator.yml'))
  return folder
}
