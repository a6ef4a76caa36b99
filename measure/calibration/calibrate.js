// Compares the estimates with published runs, and writes docs/calibration.md and docs/calibration.svg.
// Run: npx tsc && node measure/calibration/calibrate.js
import { readFileSync, writeFileSync } from 'node:fs'
import { acceleratorById } from '../../build/core/catalog/accelerators/index.js'
import { hardwareClassOf } from '../../build/core/sizing/hardware-class.js'
import { contains } from '../../build/core/sizing/interval.js'
import { estimateMemory } from '../../build/core/sizing/memory/memory.js'
import { HOURS_BAND } from '../../build/core/sizing/mfu.js'
import { estimateTime } from '../../build/core/sizing/time.js'
import { convolutionalMemory } from './convolutional.js'
import { decisions } from './decisions.js'
import { drawCalibration } from './draw.js'
import { heldOut } from './held-out.js'
import { measuredMemory } from './memory.js'
import { ownMeasurements } from './own-measurements.js'
import { median, percent, table } from './tables.js'

const { runs } = JSON.parse(readFileSync(new URL('published-runs.json', import.meta.url), 'utf8'))

/** The catalog's data on the accelerator of a run. */
function acceleratorOf({ accelerator: id, chips, computePrecision = 'bf16' }) {
  const accelerator = acceleratorById(id)
  const peaks = accelerator.densePeakTflops
  const peakPrecision = [computePrecision, 'bf16', 'fp16'].find((precision) => peaks[precision] !== undefined)
  return {
    name: accelerator.name,
    hardware: hardwareClassOf(accelerator),
    kind: accelerator.kind,
    peakPrecision,
    peakTflops: peaks[peakPrecision]?.value,
    capacityPerDeviceGiB: accelerator.memoryGiB.value / accelerator.devicesPerChip,
    devices: chips === undefined ? undefined : chips * accelerator.devicesPerChip,
  }
}

function assess(run) {
  const { name, ...facts } = acceleratorOf(run)
  const job = { ...run, ...facts }
  const hardwareName = run.chips === undefined ? name : `${run.chips} × ${name}`
  const time = facts.peakTflops === undefined ? undefined : estimateTime(job)
  return {
    run,
    hardware: facts.hardware,
    hardwareName,
    time,
    memory: run.chips === undefined ? undefined : estimateMemory(job),
  }
}

const all = runs.map(assess)
const timed = all.filter(({ run, time }) => run.timing !== undefined && time?.chipHours !== undefined)
const group = (set, timing) => timed.filter(({ run }) => run.set === set && run.timing === timing)
const fitted = group('fit', 'end-to-end')
const checked = group('check', 'end-to-end')
const benchmarks = group('fit', 'benchmark')

const errorOf = ({ run, time }) => Math.abs(time.likelyChipHours / run.reportedChipHours - 1)
const middleErrorOf = ({ run, time: { chipHours } }) =>
  Math.abs((chipHours[0] + chipHours[1]) / 2 / run.reportedChipHours - 1)
const inside = ({ run, time }) => contains(time.chipHours, run.reportedChipHours)
const widthOf = ({ time }) => time.chipHours[1] / time.chipHours[0]

/** Runs of the same project share people and code, so they are left out together. */
const projectOf = ({ run }) => run.id.split(/[-0-9]/)[0]

/**
 * Predicts runs only from `others`: the median MFU that other projects reached on the same hardware and workload, with
 * the same band. Omits runs with fewer than three such others.
 */
function predictFrom(others, assessed) {
  const reached = ({ run, time }) => (time.likelyChipHours / run.reportedChipHours) * time.mfu.mid
  return assessed.flatMap((one) => {
    const alike = others.filter(
      (other) =>
        projectOf(other) !== projectOf(one) &&
        other.time.workload === one.time.workload &&
        other.hardware === one.hardware,
    )
    if (alike.length < 3) return []
    const shift = one.time.mfu.mid / median(alike.map(reached))
    const likelyChipHours = one.time.likelyChipHours * shift
    return [
      {
        ...one,
        time: {
          chipHours: [likelyChipHours * HOURS_BAND.fastest, likelyChipHours * HOURS_BAND.slowest],
          likelyChipHours,
        },
      },
    ]
  })
}

function summary(name, assessed) {
  const share = assessed.filter(inside).length
  const worst = Math.max(...assessed.map(widthOf))
  return [
    name,
    assessed.length,
    `${share} (${percent(share / assessed.length)})`,
    `${worst.toFixed(2)}×`,
    percent(median(assessed.map(errorOf))),
    percent(median(assessed.map(middleErrorOf))),
  ]
}

const number = (value) => {
  if (value >= 1e6) return `${(value / 1e6).toPrecision(3)}M`
  if (value >= 1e3) return `${(value / 1e3).toPrecision(3)}k`
  return value.toPrecision(3)
}
const range = ([low, high]) => `${number(low)} to ${number(high)}`
function timeRow(assessed) {
  const { run, time, hardwareName } = assessed
  return [
    run.name,
    hardwareName,
    time.workload,
    number(run.reportedChipHours),
    range(time.chipHours),
    (time.likelyChipHours / run.reportedChipHours).toFixed(2),
    inside(assessed) ? 'yes' : '**no**',
    run.reason ?? run.source,
  ]
}
const timeHead = [
  'run',
  'hardware',
  'workload',
  'reported chip hours',
  'predicted',
  'likely / reported',
  'inside',
  'source',
]

const memoryRuns = all.filter(({ memory }) => memory !== undefined)
const verdicts = ['fits', 'likely fits', 'one at a time fits', 'unlikely to fit', 'unknown', 'does not fit']
const verdictOf = ({ verdict, usual }) => {
  if (verdict === 'fits' || usual === undefined || verdict === 'does-not-fit') return verdict.replaceAll('-', ' ')
  if (usual.fits === undefined) return 'one at a time fits'
  return usual.fits ? 'likely fits' : 'unlikely to fit'
}
const counted = (verdict) => memoryRuns.filter(({ memory }) => verdictOf(memory) === verdict)
const memoryRow = ({ run, hardwareName, memory }) => [
  run.name,
  hardwareName,
  verdictOf(memory),
  memory.usual?.perDeviceGiB.toFixed(1) ?? '',
  memory.perDeviceGiB === undefined
    ? `from ${memory.leastPerDeviceGiB.toFixed(1)}`
    : memory.perDeviceGiB.map((gib) => gib.toFixed(1)).join(' to '),
  memory.capacityPerDeviceGiB,
  memory.needs.join(', '),
]

const endToEnd = [...fitted, ...checked]
const leftOut = predictFrom(endToEnd, endToEnd)
const split = predictFrom(fitted, checked)
const failures = endToEnd.filter((one) => !inside(one))
const lines = [
  summary('used for the table of MFU', fitted),
  summary('not used', checked),
  summary('not used, predicted from the used ones alone', split),
  summary('all, predicted from the other projects alone', leftOut),
  summary('benchmarks to a target (MLPerf), used for adapters and 8-bit formats', benchmarks),
]
const page = `# Calibration

Written by \`measure/calibration/calibrate.js\`: ${runs.length} published runs, each with what it declares, the hardware it ran on and its source, against
what the estimates say. To run it again: \`npx tsc && node measure/calibration/calibrate.js\`.

![Reported against predicted chip hours](calibration.svg)

## Chip hours

${table(['runs', 'number', 'reported hours inside the interval', 'widest interval', 'median error of the likely value', 'of the middle of the interval'], lines)}

The error is |predicted / reported − 1|. The table of MFU (\`src/core/sizing/mfu.ts\`) holds one likely value by generation of hardware and kind of
work, never for one run; the interval is the same band around all of them, ${HOURS_BAND.fastest} to ${HOURS_BAND.slowest} of the likely hours. The runs of the second line
set no number, but the quartiles that the table starts from summarise more runs than this page lists, some of these among them. The next two lines do
without the table: each run is predicted from the median of other projects' runs on the same hardware and workload, where there are three or more
(${split.length} of ${checked.length}, ${leftOut.length} of ${endToEnd.length}).

Benchmarks start after compilation and stop at a target, so they run at the speed of single steps; a whole run reaches about 0.85 of that.

${failures.length === 0 ? 'No end-to-end run lies outside its interval.' : `Outside: ${failures.map(({ run, time }) => `${run.name} (${run.reportedChipHours < time.chipHours[0] ? 'faster' : 'slower'} than predicted)`).join('; ')}.`}

### End to end, used

${table(timeHead, fitted.map(timeRow))}

### End to end, not used

${table(timeHead, checked.map(timeRow))}

### Benchmarks

${table(timeHead, benchmarks.map(timeRow))}

### Left out, with the reason

${table(timeHead, group('fit', 'excluded').map(timeRow))}

## Memory

Every published run with a count evidently fitted the hardware it ran on. Where "one at a time fits", nothing says how many
samples are computed at a time, and the report leaves memory open.

${table(
  ['verdict', 'runs', 'share'],
  verdicts.map((verdict) => [
    verdict,
    counted(verdict).length,
    `${((100 * counted(verdict).length) / memoryRuns.length).toFixed(0)} %`,
  ]),
)}

### Not told that they fit, or likely fit

${table(
  ['run', 'hardware', 'verdict', 'likely GiB', 'GiB per device', 'capacity', 'keys that would tell'],
  memoryRuns.filter(({ memory }) => memory.usual?.fits !== true).map(memoryRow),
)}

${measuredMemory.section}
${convolutionalMemory.section}
${ownMeasurements.section}
${heldOut.section}
${decisions.section}`

const docs = new URL('../../docs/', import.meta.url)
writeFileSync(new URL('calibration.md', docs), page)
const point = ({ run, time }) => ({
  name: run.name,
  reported: run.reportedChipHours,
  interval: time.chipHours,
  likely: time.likelyChipHours,
})
const groups = {
  'used for the MFU table': fitted.map(point),
  'not used': checked.map(point),
  'benchmarks (MLPerf)': benchmarks.map(point),
}
const words = {
  title: 'Reported against predicted chip hours of published training runs',
  across: 'reported chip hours',
  up: 'predicted chip hours (interval and likely value)',
}
writeFileSync(new URL('calibration.svg', docs), drawCalibration(groups, words))
writeFileSync(new URL('calibration-memory.svg', docs), measuredMemory.plot)
if (ownMeasurements.plot) writeFileSync(new URL('calibration-own.svg', docs), ownMeasurements.plot)
for (const line of [
  ...lines,
  ...verdicts.map((verdict) => [verdict, counted(verdict).length, memoryRuns.length]),
  ...measuredMemory.lines,
  ...convolutionalMemory.lines,
  ...ownMeasurements.lines,
  ...heldOut.lines,
  ...decisions.lines,
]) {
  console.log(line.join('  '))
}
