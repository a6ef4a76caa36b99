// The section of docs/calibration.md on measured memory of convolutional networks.
import { readFileSync } from 'node:fs'
import { assess, isInside, summary } from './memory.js'
import { table } from './tables.js'

const { rows } = JSON.parse(readFileSync(new URL('convolutional-memory.json', import.meta.url), 'utf8'))
const assessed = assess(rows)
const measured = assessed.filter(({ row }) => row.outcome === 'measured')
const halves = ['fit', 'held back']

const isNear = ({ row, memory }) => Math.abs(memory.likelyGiB / row.measuredGiB - 1) <= 0.3
const lineOf = (name, runs) => {
  const [, number, inside, , error, ratio] = summary(name, runs)
  return [name, number, inside, error, ratio, runs.filter(isNear).length]
}
const linesOf = (half) => {
  const ofHalf = measured.filter(({ row }) => row.half === half)
  const sources = [...new Set(ofHalf.map(({ row }) => row.source))]
  const ofSource = (source) => ofHalf.filter(({ row }) => row.source === source)
  return [lineOf(half, ofHalf), ...sources.map((source) => lineOf(`${half}, ${source}`, ofSource(source)))]
}
const head = [
  'measurements',
  'number',
  'inside',
  'median error of the likely value',
  'likely / measured',
  'within 30 %',
]

const count = (outcome, isSo) => assessed.filter((one) => one.row.outcome === outcome && isSo(one.memory)).length
const judged = (outcome) => [
  outcome === 'fits' ? 'batches that fit' : 'the next larger batches, which did not',
  ...['fits', 'does-not-fit'].map((verdict) => count(outcome, (memory) => memory.verdict === verdict)),
  count(outcome, ({ likely }) => likely === 'fits'),
  count(outcome, () => true),
]

export const convolutionalMemory = {
  lines: halves.map((half) => linesOf(half)[0]),
  section: `### Convolutional networks

${measured.length} measurements and ${rows.length - measured.length} batches that fit or did not (\`measure/calibration/convolutional-memory.json\`), in two halves by a hash: constants were
chosen on the first, the second was predicted once. Of the measurements ${measured.filter(isInside).length} lie inside. The likely value follows from parameters, pixels and
precision alone; networks of the same parameters keep 0.03 (two-stage detectors with frozen first stages) to 0.2 GiB (U-Nets, dilated networks for
segmentation) of 224 pixels in 16 bits. What was measured is mostly what the allocator gave out; the likely value counts about 1 GiB of the runtime beside it.

${table(head, halves.flatMap(linesOf))}

${table(['', 'told "fits"', 'told "does not fit"', 'likely fits', 'of'], ['fits', 'oom'].map(judged))}
`,
}
