/** Builds docs/internals/benchmark.md from the results alone. */
import { table } from '../calibration/tables.js'
import { grouped, growths, isHeld, ratios } from './claims.js'
import { median } from './figures.js'

export function benchmarkPage(results) {
  const { machine } = results
  return `# Benchmark

Written by \`measure/speed/run.js\` on ${machine.cores} cores with Node ${machine.node}; the times are in \`measure/speed/results.json\`. A ratio is
that of two programs that were started in turn, round by round, and the median over the rounds. To run it again
(hyperfine and GNU time are needed, and valgrind to count instructions, all packaged by Debian):

\`\`\`sh
npm ci && npm ci --prefix measure/speed
node measure/speed/run.js           # everything, and this page
node measure/speed/run.js --quick   # fewer rounds and files, printed and not kept
\`\`\`

## What a user waits for

${waitingTable(results)}

## Against other programs

![How many times as long as other programs](benchmark-ratios.svg)

${ratioTable(results)}

${whatIsCompared(results)}

## Growth

![Time and memory against files, jobs and rules](benchmark-growth.svg)

The exponent is the slope of the line through the points on log scales: 1 where twice as much takes twice as long. What a
run takes that checks next to nothing is taken off before. Time is processor time; memory is the largest resident set.

${growthTable(results)}
`
}

const programs = {
  check: 'accelerator-review',
  eslint: 'ESLint',
  oxlint: 'oxlint',
  biome: 'Biome',
  spectral: 'Spectral',
  ajv: 'ajv-cli',
}

function waitingTable({ waits: { start, pullRequest, fleet, repository, editor }, peers }) {
  const row = (what, { times }) => [
    what,
    ...Object.keys(programs).map((name) => (times[name] === undefined ? '' : seconds(median(times[name].wall)))),
  ]
  const rows = [
    row('a start on one file', start),
    row(`a pull request that changes ${pullRequest.files} files`, pullRequest),
    row(`${grouped(fleet.files)} files`, fleet),
    row(`a repository of ${grouped(repository.files)} files around one manifest`, repository),
    ["an editor's answer to a keystroke", seconds(editor.seconds), '', '', '', '', ''],
  ]
  return `${table(['seconds', ...Object.values(programs)], rows)}

Node doing nothing takes ${seconds(median(start.times.node.wall))} s. The command has the code that earlier starts compiled, and everything on that a user leaves
on. ESLint ${peers.eslint}, oxlint ${peers.oxlint} and Biome ${peers.biome} lint as many files of JavaScript with some sixty lines each, by their
recommended rules; Biome is a native program, oxlint a native addon of Node. Spectral and ajv-cli read the same manifests, and do less with them
(below). An empty cell was not measured: there is no comparable work, or it takes minutes.`
}

const ratioTable = (results) =>
  table(
    [
      'what',
      'against',
      'times as long',
      'in processor time',
      'in instructions',
      'seconds',
      'of the other',
      'rounds',
      'target',
      'held',
    ],
    ratios(results).map((row) => [
      row.what,
      row.against,
      times(row.value),
      times(row.processor),
      row.instructions === undefined ? '' : times(row.instructions),
      seconds(row.seconds),
      seconds(row.otherSeconds),
      row.rounds,
      row.target === undefined ? '' : `at most ${row.target}`,
      heldWord(row),
    ]),
  )

const whatIsCompared = ({ peers, bulk }) => `What is compared:

- The command is \`accelerator-review check\` with nothing switched off: it reads each manifest with its places, declares and
  judges every job by all rules, sizes it, looks through the repository for evidence, and looks for changes that would clear
  what it found (for the first fifty jobs of a run), and prints the report.
- A first start keeps nothing from one run to the next. Later ones find the compiled code that earlier runs of the same user
  kept. Instructions are those that cachegrind counts in one run.
- Spectral ${peers.spectral} reads the same manifests with places, by the JSON Schema of the manifest and twelve pieces of advice
  that its core functions can express (\`measure/speed/spectral-ruleset.js\`). It merges no defaults, knows no hardware, computes
  nothing and sees no other file.
- ajv-cli ${peers.ajv} reads them by the JSON Schema alone: no places, no advice. In bulk it does a small part of the work in less
  time; it stands here to be known.
- The YAML library is \`yaml\` ${peers.yaml}, the one inside the command: one process lists the files, reads each and calls \`parse\`, which
  builds plain values and keeps no places. Its start counts, as the command's does.
- The manifests in bulk are made of the published runs in \`examples\`: ${bulk.runs.map(corpus).join('; ')}.
  Fifteen in a hundred hold several jobs, up to forty, and a third of the jobs are changed so that they draw findings.
- The Action runs as a runner starts it on a push; the difference to Node doing nothing is mostly loading its bundle.
- The repository with evidence is made by a table of the endings and lengths of the files of 136 public repositories
  (\`measure/speed/file-shapes.json\`); a third of its files tell something. The other program lists and reads every file, also those
  that the command need not open.`

const growthTable = (results) =>
  table(
    ['of', 'from', 'to', 'what', 'exponent', 'last doubling', 'at the end', 'target', 'held'],
    growths(results).map((row) => [
      growthOf[row.of],
      grouped(row.from),
      grouped(row.to),
      row.what,
      row.value.toFixed(2),
      row.last.toFixed(2),
      atTheEnd(row),
      `at most ${row.target}`,
      heldWord(row),
    ]),
  )

const growthOf = {
  files: 'manifests with one job each',
  jobs: 'jobs in each of ten manifests',
  rules: "an organization's own rules, on 200 jobs",
}

/** The time or memory at the largest amount, and its limit. */
function atTheEnd({ what, most, mostTarget }) {
  if (what === 'time') return `${seconds(most)} s`
  const mebibytes = (kibibytes) => `${Math.round(kibibytes / 1024)} MiB`
  const target = mostTarget && ` (at most ${mebibytes(mostTarget)}: ${most <= mostTarget ? 'yes' : '**no**'})`
  return `${mebibytes(most)}${target ?? ''}`
}

function corpus({ files, jobs, bytes, ownPrices = false, line }) {
  const [, found, before] = /\): (.*)\.$|: (.*?)\. (?:Passed|Failed)/.exec(line)
  return `${grouped(files)} with ${grouped(jobs)} jobs and ${grouped(Math.round(bytes / 1000))} kB${ownPrices ? ', each job at a price of its own' : ''} (${found ?? before})`
}

function heldWord(row) {
  const held = isHeld(row)
  return held === undefined ? '' : held ? 'yes' : '**no**'
}

const times = (value) => `${value < 0.1 ? value.toFixed(3) : value.toFixed(2)}×`
const seconds = (value) => value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 1)
