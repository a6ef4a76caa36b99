/** One manifest in a large repository: what looking through it for evidence costs, against only reading its files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { check, confirmed, pod, readAlone, within } from './commands.js'
import { interleaved } from './interleave.js'
import { scratch } from './scratch.js'

const projects = fileURLToPath(new URL('../../__tests__/fixtures/projects/', import.meta.url))

/** Endings of names, and how many of a hundred files have them, as in a repository of training code. */
const kinds = [
  ['py', 55],
  ['yaml', 12],
  ['md', 10],
  ['json', 8],
  ['sh', 5],
  ['cu', 2],
  ['txt', 3],
  ['png', 5],
]

export function evidence({ isQuick, most, onRound }) {
  const files = isQuick ? 5000 : 50_000
  const repository = join(scratch, 'repository')
  writeRepository(repository, files)
  const alone = join(scratch, 'alone')
  writeFile(join(alone, 'accelerator.yml'), readFileSync(pod))
  mkdirSync(join(alone, '.git'))
  const commands = {
    check: within(repository, check('.')),
    alone: within(alone, check('.')),
    read: within(repository, readAlone('.')),
  }
  confirmed(commands.check, { files: 1, jobs: 1 })
  return { files, times: interleaved(commands, { rounds: Math.min(most, isQuick ? 3 : 7), onRound }) }
}

/** A third of the files are what the evidence readers are tested with; the rest is code and text that tells nothing. */
function writeRepository(folder, files) {
  mkdirSync(join(folder, '.git'), { recursive: true })
  writeFile(join(folder, 'accelerator.yml'), readFileSync(pod))
  const endings = kinds.flatMap(([ending, share]) => Array.from({ length: share }, () => ending))
  const samples = new Map(kinds.map(([ending]) => [ending, samplesOf(ending)]))
  for (let number = 0; number < files - 1; number++) {
    // Thirty-seven and a hundred share no factor: the kinds are spread evenly over the folders.
    const ending = endings[(number * 37) % endings.length]
    const telling = number % 3 === 0 ? samples.get(ending) : []
    const plain = `def step_${number % 7}(batch, rate):\n    return [rate * each for each in batch]\n\n`.repeat(
      number % 90,
    )
    const place = `part-${Math.floor(number / 1000)}/module-${Math.floor(number / 50) % 20}/file_${number}.${ending}`
    writeFile(join(folder, place), `${telling[number % telling.length] ?? ''}${plain}`)
  }
}

const samplesOf = (ending) =>
  readdirSync(projects, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(`.${ending}`))
    .sort()
    .map((path) => readFileSync(join(projects, path), 'utf8'))

function writeFile(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
