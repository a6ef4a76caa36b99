// The section of docs/calibration.md on measured memory: the predictions of `check` for manifests of the same settings.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { check } from '../../build/core/index.js'
import { drawCalibration } from './draw.js'
import { estimators } from './other-estimators.js'
import { median, percent, table } from './tables.js'

const { rows } = JSON.parse(readFileSync(new URL('measured-memory.json', import.meta.url), 'utf8'))

/** The check's memory estimate for each measured run. */
export const assess = (runs) =>
  runs.map((row) => {
    const [{ jobs }] = check([{ path: 'accelerator.yml', text: row.manifest }]).files
    return { row, memory: jobs[0].sizing.memory }
  })
const assessed = assess(rows)
const measured = assessed.filter(({ row }) => row.outcome === 'measured')

export const isInside = ({ row: { measuredGiB }, memory: { perDeviceGiB } }) =>
  perDeviceGiB[0] <= measuredGiB && measuredGiB <= perDeviceGiB[1]
const widthOf = ({ memory: { perDeviceGiB } }) => perDeviceGiB[1] / perDeviceGiB[0]
const errorOf = ({ row: { measuredGiB }, memory: { likelyGiB } }) => Math.abs(likelyGiB / measuredGiB - 1)

export const summary = (name, runs) => [
  name,
  runs.length,
  `${runs.filter(isInside).length} (${percent(runs.filter(isInside).length / runs.length)})`,
  `${median(runs.map(widthOf)).toFixed(2)}×`,
  percent(median(runs.map(errorOf))),
  median(runs.map(({ row, memory }) => memory.likelyGiB / row.measuredGiB)).toFixed(2),
]

/** A run in the form that the other tools take. */
function jobOf({ manifest, layers, hiddenSize, offload }) {
  const { scale, model, hardware } = parse(manifest)
  const parameters = Number.parseFloat(scale.parameters) * (scale.parameters.endsWith('M') ? 1e6 : 1e9)
  return {
    parameters,
    layers,
    hiddenSize,
    method: model.method ?? 'full',
    computePrecision: model.precision,
    weightsPrecision: model.method === 'qlora' ? 'nf4' : model.weights_precision,
    optimizer: model.optimizer,
    sequenceLength: scale.sequence_length,
    microBatchSize: scale.micro_batch_size ?? 1,
    activationCheckpointing: model.activation_checkpointing,
    attention: model.attention ?? 'fused',
    devices: hardware.count,
    parallelism: hardware.parallelism,
    offload,
  }
}

/** Another tool compared with this check, on the runs for which it has an estimate. */
function comparison({ name, estimate }) {
  const answered = measured.flatMap(({ row, memory }) => {
    const gib = estimate(jobOf(row))
    return gib === undefined
      ? []
      : [{ theirs: gib / row.measuredGiB - 1, ours: memory.likelyGiB / row.measuredGiB - 1 }]
  })
  const failed = assessed.flatMap(({ row, memory }) => {
    const gib = row.outcome === 'oom' ? estimate(jobOf(row)) : undefined
    return gib === undefined ? [] : [{ theirs: gib <= memory.capacityGiB, ours: memory.likely === 'fits' }]
  })
  const near = (whose) => percent(answered.filter((errors) => Math.abs(errors[whose]) <= 0.25).length / answered.length)
  const error = (whose) => percent(median(answered.map((errors) => Math.abs(errors[whose]))))
  const passed = (whose) => failed.filter((each) => each[whose]).length
  return [
    name,
    `${answered.length} of ${measured.length}`,
    `${error('theirs')} / ${error('ours')}`,
    `${near('theirs')} / ${near('ours')}`,
    `${passed('theirs')} / ${passed('ours')} of ${failed.length}`,
  ]
}

const comparisons = estimators.map(comparison)

const judged = (outcomes, verdict) =>
  assessed.filter(({ row, memory }) => outcomes.includes(row.outcome) && memory.verdict === verdict).length
const count = (outcomes) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
const ran = ['measured', 'fits']

const bySource = Object.entries(groupedBySource(measured))

function groupedBySource(runs) {
  const groups = {}
  for (const run of runs) {
    groups[run.row.source] ??= []
    groups[run.row.source].push(run)
  }
  return groups
}

const outside = measured.filter((run) => !isInside(run))
const row = ({ row: { id, model, measuredGiB, what, from }, memory }) => [
  id,
  model,
  `${measuredGiB} (${what})`,
  memory.perDeviceGiB.join(' to '),
  memory.likelyGiB,
  from,
]

/** Lines for the console, the page's section and the plot. */
export const measuredMemory = {
  lines: [summary('measured memory', measured), ...comparisons],
  plot: drawCalibration(
    {
      'full training': measured.filter(({ row }) => /method: full/.test(row.manifest)).map(point),
      adapters: measured.filter(({ row }) => /method: q?lora/.test(row.manifest)).map(point),
    },
    {
      title: 'Measured against predicted memory of one device',
      across: 'measured GiB on one device',
      up: 'predicted GiB (interval and likely value)',
    },
  ),
  section: `### Measured

${measured.length} measurements from ${bySource.length} sources, and ${count(['oom'])} runs that ran out of memory, each with a manifest of the same settings
(\`measure/calibration/measured-memory.json\`). What was measured is what the allocator gave out, what it reserved or what the driver reports; an
estimate counts the last. Each number in \`src/core/sizing/memory/\` states its cause; these rows showed which causes were missing, and several of the
numbers were chosen with them in view, so that these figures are those of a set that has been read.

![Measured against predicted memory of one device](calibration-memory.svg)

${table(
  [
    'source',
    'measured',
    'inside the interval',
    'median width',
    'median error of the likely value',
    'likely / measured',
  ],
  [summary('all', measured), ...bySource.map(([name, runs]) => summary(name, runs))],
)}

Of the ${count(['oom'])} runs that ran out of memory ${judged(['oom'], 'fits')} are told "fits"; of the ${count(ran)} that ran ${judged(ran, 'does-not-fit')} are told "does not fit".

Outside:

${table(['run', 'model', 'measured GiB', 'predicted', 'likely', 'source'], outside.map(row))}

The same runs as other public tools estimate them, by their published formulas (\`measure/calibration/other-estimators.js\`), each on the runs of which
it says anything. The first number is the tool's, the second that of the likely case here:

${table(['tool', 'runs answered', 'median error', 'within 25 % of what was measured', 'ran out of memory, and told that it fits'], comparisons)}

${estimators.map(({ name, source }) => `${name}: ${source}.`).join(' ')}
`,
}

export function point({ row: { id, measuredGiB }, memory: { perDeviceGiB, likelyGiB } }) {
  return { name: id, reported: measuredGiB, interval: perDeviceGiB, likely: likelyGiB }
}
