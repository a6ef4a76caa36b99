/** A repository of training code. The names and lengths of its files follow public repositories. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { numbersFrom } from './manifests.js'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const projects = here('../../__tests__/fixtures/projects/')

/** For each extension: its share, and the lengths at the quantiles `at`. */
const { at: shares, endings } = JSON.parse(readFileSync(here('file-shapes.json'), 'utf8'))

/** Longer files are not read for evidence, nor by the programs that the command is compared with. */
const longest = 1024 * 1024
const shareTelling = 1 / 3

/** Writes this many files, the same for the same seed, and returns their total bytes. A third contain evidence. */
export function writeRepository(folder, count, seed = 11) {
  const next = numbersFrom(seed)
  const samples = new Map(endings.map(({ ending }) => [ending, samplesOf(ending)]))
  let bytes = 0
  for (let number = 0; number < count; number++) {
    const shape = shapeAt(next() * 1000)
    const length = lengthAt(shape.bytes, next())
    const all = next() < shareTelling ? samples.get(shape.ending) : []
    const content = contentOf(shape.ending, all[Math.floor(next() * all.length)] ?? '', length, next)
    bytes += content.length
    writeFile(join(folder, placeOf(number, shape.ending)), content)
  }
  return bytes
}

export function writeFile(path, content) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function shapeAt(place) {
  let below = 0
  return endings.find(({ perThousand }) => {
    below += perThousand
    return place < below
  })
}

/** Interpolates between two measured lengths on a log scale. */
function lengthAt(bytes, share) {
  const above = shares.findIndex((each) => share < each)
  const [from, to] = [bytes[above - 1] + 1, bytes[above] + 1]
  const way = (share - shares[above - 1]) / (shares[above] - shares[above - 1])
  return Math.min(longest, Math.round(from * (to / from) ** way) - 1)
}

/** Five files per folder, as in the measured repositories. */
function placeOf(number, ending) {
  const folder = `part-${Math.floor(number / 500)}/module-${Math.floor(number / 5) % 100}`
  return `${folder}/${ending === 'Dockerfile' ? `Dockerfile.${number}` : `file_${number}.${ending}`}`
}

const samplesOf = (ending) =>
  readdirSync(projects, { recursive: true })
    .map(String)
    .filter((path) => (ending === 'Dockerfile' ? path.endsWith('/Dockerfile') : path.endsWith(`.${ending}`)))
    .sort()
    .map((path) => readFileSync(join(projects, path), 'utf8'))

/** Starts with the evidence, and continues with typical lines that contain none. */
function contentOf(ending, sample, length, next) {
  if (ending === 'png') return Buffer.alloc(length)
  if (ending === 'json') return sample || JSON.stringify(Object.fromEntries(linesOf('json', length, next)), null, 2)
  if (ending === 'ipynb') return notebookOf(linesOf('py', length, next))
  const lines = linesOf(ending, length - sample.length, next)
  return `${sample}${ending === 'py' && sample === '' && next() < 0.5 ? 'import torch\n' : ''}${lines.join('')}`
}

const notebookOf = (source) =>
  JSON.stringify({ cells: [{ cell_type: 'code', metadata: {}, outputs: [], source }], nbformat: 4 }, null, 1)

function linesOf(ending, length, next) {
  const lines = []
  const write = writers[ending] ?? writers.md
  for (let written = 0; written < length; written += String(lines.at(-1)).length) lines.push(write(lines.length, next))
  return lines
}

const word = (next) => words[Math.floor(next() * words.length)]
const words = 'batch rate step mask loss head layer cache index token shape state value scale query block'.split(' ')
const keys = (number, next) => `${word(next)}_${number}: ${word(next)}\n`

/** One line, or a few related ones, by extension. Keys are never repeated. */
const writers = {
  py: (number, next) =>
    number % 9 === 0
      ? `\n\ndef ${word(next)}_${number}(${word(next)}, ${word(next)}_size=${number}):\n    """Returns the ${word(next)}."""\n`
      : `    ${word(next)} = self.${word(next)}(${word(next)}, "${word(next)}", axis=${number % 4})  # ${word(next)}\n`,
  yaml: keys,
  yml: keys,
  toml: (number, next) => `${word(next)}_${number} = "${word(next)}"\n`,
  json: (number, next) => [`${word(next)}_${number}`, `${word(next)} ${word(next)}`],
  sh: (number, next) =>
    `echo "${word(next)}" && ${word(next).toUpperCase()}_${number}=\${${word(next).toUpperCase()}:-${number}}\n`,
  slurm: (number, next) => `srun ./${word(next)} --${word(next)} ${number} --${word(next)}=${word(next)}\n`,
  tf: (number, next) => `variable "${word(next)}_${number}" {\n  type    = string\n  default = "${word(next)}"\n}\n`,
  Dockerfile: (number, next) => (number === 0 ? 'FROM ubuntu:22.04\n' : `RUN mkdir -p /${word(next)}/${word(next)}\n`),
  md: (_, next) => `The ${word(next)} of each ${word(next)} is the ${word(next)} that its ${word(next)} has.\n`,
}
