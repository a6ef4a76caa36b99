// The section of docs/calibration.md on runs and measurements that were not used to set any number of the estimates.
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { check } from '../../build/core/index.js'
import { contains } from '../../build/core/sizing/interval.js'
import { assess, summary } from './memory.js'
import { median, percent, table } from './tables.js'

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const { runs } = read('held-out-runs.json')
const { rows, firstRun } = read('held-out-memory.json')

const languageModels = new Set(['gpt3', 'llama31_405b', 'llama31_8b', 'llama2_70b_lora'])

/** MLPerf rounds from this one on are newer than every run that a number is based on. */
const newest = 'v5.1'

const groups = [
  ['MLPerf v5.1, language models', ({ benchmark, round }) => languageModels.has(benchmark) && round >= newest],
  ['MLPerf before, language models', ({ benchmark, round }) => languageModels.has(benchmark) && round < newest],
  ['MLPerf, BERT (samples declared as padded)', ({ benchmark }) => benchmark === 'bert'],
  [
    'MLPerf v5.1, others',
    ({ benchmark, round }) => round >= newest && benchmark !== 'bert' && !languageModels.has(benchmark),
  ],
  [
    'MLPerf before, others',
    ({ benchmark, round }) => round < newest && benchmark !== 'bert' && !languageModels.has(benchmark),
  ],
  ['published runs', ({ benchmark }) => benchmark === undefined],
]

const judged = runs.map((run) => {
  const [{ jobs, findings }] = check([{ path: 'accelerator.yml', text: run.manifest }]).files
  const severities = findings.map(({ severity }) => severity)
  return { run, sizing: jobs[0].sizing ?? {}, severities }
})

const timeRow = ([name, belongs]) => {
  const all = judged.filter(({ run }) => belongs(run))
  const estimated = all.filter(({ sizing }) => sizing.chipHours !== undefined)
  const inside = estimated.filter(({ run, sizing }) => contains(sizing.chipHours, run.reportedChipHours))
  const faster = estimated.filter(({ run, sizing }) => run.reportedChipHours < sizing.chipHours[0])
  const ratios = estimated.map(({ run, sizing }) => sizing.likelyChipHours / run.reportedChipHours)
  const widths = estimated.map(({ sizing }) => sizing.chipHours[1] / sizing.chipHours[0])
  return [
    name,
    all.length,
    estimated.length,
    `${inside.length} (${percent(inside.length / estimated.length)})`,
    faster.length,
    estimated.length - inside.length - faster.length,
    median(ratios).toFixed(2),
    `${Math.max(...widths).toFixed(1)}×`,
  ]
}

/** The needed memory does not depend on the card, so a large one replaces an undeclared one. */
function onNamedCard(row) {
  const { hardware = {}, ...job } = parse(row.manifest)
  if (hardware.accelerator !== undefined) return row
  const { kind, memory, ...others } = hardware
  return { ...row, manifest: stringify({ ...job, hardware: { ...others, accelerator: 'a100-80gb' } }) }
}

const memory = assess(rows.map(onNamedCard)).filter((one) => one.memory !== undefined)
// Rows without an interval have unknown activations.
const measured = memory.filter(({ row, memory: { perDeviceGiB } }) => row.outcome === 'measured' && perDeviceGiB)
const ranOut = memory.filter(({ row }) => row.outcome === 'oom')
const told = (all, verdict) => all.filter((one) => one.memory.verdict === verdict).length
const sources = [...new Set(measured.map(({ row }) => row.source))]

const lines = [
  ...groups.map(timeRow),
  summary('held out, memory', measured),
  ['held out, ran but told not / ran out but told fits', told(measured, 'does-not-fit'), told(ranOut, 'fits')],
]
const counted = (severity) => judged.filter(({ severities }) => severities.includes(severity)).length

const section = `## Held out

${runs.length} training runs and ${rows.length} measurements of memory were gathered by somebody who had not seen the estimates.

### Time

${table(
  ['runs', 'number', 'estimated', 'inside', 'faster', 'slower', 'likely / reported', 'widest interval'],
  groups.map(timeRow),
)}

${counted('error')} of these runs draw an error, ${counted('warning')} a warning: most of them MLPerf's of a few minutes on hundreds of chips, which are too many for so little work. BERT's samples are declared with 512 tokens each, of which most submissions drop the padding.
Retrieval, graphs and speech have no operations that a manifest or the catalog tells, so that no time is given for them.

### Memory

On the first run ${firstRun.inside} of ${firstRun.measured} measurements lay inside (${percent(firstRun.inside / firstRun.measured)}), median width ${firstRun.width}×, median error of the likely value ${percent(firstRun.error)};
${firstRun.toldNot} of ${firstRun.ran} that ran were told that they do not fit, ${firstRun.toldFits} of ${firstRun.ranOut} that ran out of memory that they do. Four causes were mended since: what selective checkpointing keeps,
checkpointing that nobody declares, formats that nobody declares, and weights of adapters on the host. What it is now:

${table(
  ['measurements', 'number', 'inside', 'median width', 'median error of the likely value', 'likely / measured'],
  [
    summary('all', measured),
    ...sources.map((source) =>
      summary(
        source,
        measured.filter(({ row }) => row.source === source),
      ),
    ),
  ],
)}

${told(measured, 'does-not-fit')} of ${measured.length} that ran are told that they do not fit, ${told(ranOut, 'fits')} of ${ranOut.length} that ran out of memory that they do.
`

export const heldOut = { lines, section }
