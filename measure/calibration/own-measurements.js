// The section of docs/calibration.md on training steps measured by measure/bench/measure.py, if there are any.
import { existsSync, readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { drawCalibration } from './draw.js'
import { assess, isInside, point, summary } from './memory.js'
import { table } from './tables.js'

const file = new URL('../bench/measured.json', import.meta.url)

const none = {
  lines: [],
  section: `### Measured here

No machine with a GPU could be had, so this repository's own grid of training steps has not been measured yet. On one with PyTorch and transformers,
\`python3 measure/bench/measure.py --out measured.jsonl\` takes it in about ten minutes ([how](../measure/bench/README.md)).
`,
}

/** The same row, declared by its number of parameters instead of the model's name, which implies the shape. */
function withoutName({ manifest, parameters, ...row }) {
  const { scale, model, ...job } = parse(manifest)
  const { name, ...settings } = model
  const architecture = /resnet/.test(name) ? 'resnet' : /convnext/.test(name) ? 'cnn' : 'transformer'
  return {
    ...row,
    manifest: stringify({ ...job, scale: { ...scale, parameters }, model: { architecture, ...settings } }),
  }
}

const isHeldOut = ({ row }) => row.heldOut
const isCalibration = ({ row }) => !row.heldOut
const isMeasured = ({ row }) => row.outcome === 'measured'

/** Both parts of the rows, for one way of declaring them. */
const parts = (declared, assessed) => [
  [`${declared}, calibration part`, assessed.filter(isCalibration)],
  [`${declared}, held out`, assessed.filter(isHeldOut)],
]

const verdictRow = ([name, runs]) => {
  const [ran, failed] = [runs.filter(isMeasured), runs.filter((run) => !isMeasured(run))]
  const refused = ran.filter(({ memory }) => memory.verdict === 'does-not-fit').length
  const promised = failed.filter(({ memory }) => memory.verdict === 'fits').length
  const likely = failed.filter(({ memory }) => memory.likely === 'fits').length
  return [name, `${refused} of ${ran.length}`, `${promised} of ${failed.length}`, `${likely} of ${failed.length}`]
}

const outsideRow = ({ row: { id, heldOut, measuredGiB, allocatedGiB }, memory }) => [
  id,
  heldOut ? 'yes' : 'no',
  measuredGiB,
  allocatedGiB,
  memory.perDeviceGiB.join(' to '),
  memory.likelyGiB,
]

function sectionOf(rows) {
  const named = assess(rows)
  const groups = [...parts('by name', named), ...parts('by parameters', assess(rows.map(withoutName)))]
  const summaries = groups.map(([name, runs]) => [name, runs.filter(isMeasured)])
  const filled = summaries.filter(([, runs]) => runs.length > 0).map(([name, runs]) => summary(name, runs))
  const measured = named.filter(isMeasured)
  const outside = measured.filter((run) => !isInside(run))
  const devices = [...new Set(rows.map(({ source }) => source))].join(', ')
  return {
    lines: filled.map(([name, ...numbers]) => [`own measurements, ${name}`, ...numbers]),
    plot: drawCalibration(
      {
        'calibration part': measured.filter(isCalibration).map(point),
        'held out': measured.filter(isHeldOut).map(point),
      },
      {
        title: 'Own measurements against predicted memory of one device',
        across: 'measured GiB on one device',
        up: 'predicted GiB (interval and likely value)',
      },
    ),
    section: `### Measured here

${rows.length} training steps with random weights of published shapes on ${devices}, of which ${rows.length - measured.length} ran out of memory
(\`measure/bench/measured.json\`, [how](../measure/bench/README.md)). What was measured is what the driver counts. A third of the points, chosen by a hash of their
id, is held out: no number of the estimates may be chosen by them. Each is declared in two ways: by the name of its model, and by the number of its
parameters alone.

![Own measurements against predicted memory of one device](calibration-own.svg)

${table(
  [
    'declared',
    'measured',
    'inside the interval',
    'median width',
    'median error of the likely value',
    'likely / measured',
  ],
  filled,
)}

${table(['declared', 'ran, and told "does not fit"', 'out of memory, and told "fits"', 'out of memory, and likely fits'], groups.map(verdictRow))}

Outside, by name:

${table(['point', 'held out', 'measured GiB', 'of it allocated', 'predicted', 'likely'], outside.map(outsideRow))}
`,
  }
}

/** Lines for the console, the page's section and, if there are measurements, the plot. */
export const ownMeasurements = existsSync(file) ? sectionOf(JSON.parse(readFileSync(file, 'utf8')).rows) : none
