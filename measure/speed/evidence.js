/** One manifest in a large repository: the cost of searching it for evidence, compared with only reading its files. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, confirmed, pod, readAlone, within } from './commands.js'
import { interleaved } from './interleave.js'
import { writeFile, writeRepository } from './repository.js'
import { scratch } from './scratch.js'

export function evidence({ isQuick, most, onRound }) {
  const runs = (isQuick ? [2000] : [11_000, 45_000]).map((files) => {
    const repository = join(scratch, `repository-${files}`)
    mkdirSync(join(repository, '.git'), { recursive: true })
    writeFile(join(repository, 'accelerator.yml'), readFileSync(pod))
    const bytes = writeRepository(repository, files - 1)
    const commands = { check: within(repository, check('.')), read: within(repository, readAlone('.')) }
    confirmed(commands.check, { files: 1, jobs: 1 })
    return { files, bytes, times: interleaved(commands, { rounds: Math.min(most, 3), onRound }) }
  })
  return { runs }
}
