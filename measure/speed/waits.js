/** What a user waits for, next to linters on as many files: wall time, with everything that a user leaves on. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ajv, check, confirmed, linters, nodeAlone, pod, spectral, within } from './commands.js'
import { answers } from './editor.js'
import { median } from './figures.js'
import { interleaved } from './interleave.js'
import { checkoutOf, manifestTexts } from './manifests.js'
import { writeFile, writeRepository } from './repository.js'
import { scratch } from './scratch.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Spectral takes minutes for more manifests than these. */
const mostOfSpectral = 50

export async function waits({ isQuick, most, onRound }) {
  const rounds = Math.min(most, isQuick ? 3 : 9)
  const few = { rounds: Math.min(rounds, 3), onRound }
  const many = isQuick ? 200 : 2000
  return {
    start: timed(oneFile(), { rounds, onRound }),
    pullRequest: timed(pullRequest(50), { rounds, onRound }),
    fleet: { files: many, ...timed(manifests(many), few) },
    repository: timed(repository(isQuick ? 1000 : 11_000), few),
    editor: { edits: 20, seconds: median(await answers(20)) / 1000 },
  }
}

const timed = ({ commands, ...place }, options) => ({ ...place, times: interleaved(commands, options) })

function oneFile() {
  const folder = join(scratch, 'wait-start')
  writeFile(join(folder, 'accelerator.yml'), readFileSync(pod))
  return { commands: { node: within(folder, nodeAlone), ...besides(folder, 1) } }
}

/** All manifests are changed by the last commit, and compared with the one before. */
function pullRequest(files) {
  const folder = join(scratch, 'wait-change')
  checkoutOf(folder, manifestTexts(files))
  const git = (...words) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], { stdio: 'ignore' })
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'Begin')
  git('add', '.')
  git('commit', '-q', '-m', 'Declare')
  return { files, commands: besides(folder, files, '--base', 'HEAD~1') }
}

function manifests(files) {
  const folder = join(scratch, `wait-${files}`)
  confirmed(within(folder, check('.')), checkoutOf(folder, manifestTexts(files, { ownPrices: true })))
  return { commands: besides(folder, files) }
}

/** The linters get as many files of JavaScript in a folder of their own. */
function besides(folder, files, ...options) {
  const sources = writeSources(join(scratch, `sources-${files}`), files)
  return {
    check: within(folder, check('.', ...options)),
    ...Object.fromEntries(Object.entries(linters()).map(([name, words]) => [name, within(sources, words)])),
    ...(files <= mostOfSpectral && { spectral: within(folder, spectral('**/accelerator.yml')) }),
    ajv: within(folder, ajv('**/accelerator.yml')),
  }
}

/** Copies of this benchmark's own files: a few dozen lines each, as manifests have. */
function writeSources(folder, files) {
  const own = readdirSync(here('.')).filter((name) => name.endsWith('.js'))
  for (let number = 0; number < files; number++)
    writeFile(join(folder, `part-${number % 40}`, `${number}.js`), readFileSync(here(own[number % own.length])))
  return folder
}

function repository(files) {
  const folder = join(scratch, 'wait-repository')
  writeFile(join(folder, 'accelerator.yml'), readFileSync(pod))
  writeFile(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n')
  writeRepository(folder, files - 1)
  return { files, commands: { check: within(folder, check('.')) } }
}
