/** What the benchmark claims: each figure, how it comes from the results, and what it is to be. */
import { growthExponent, median, ratio } from './figures.js'

const many = ({ files, jobs }) => `${grouped(files)} manifests with ${grouped(jobs)} jobs`

/** A row without a target is there to be known. */
const rowsOf = {
  cold: ({ runs }) =>
    runs.flatMap(({ node, times }) => [
      row(`one manifest, Node ${node}`, 'Node doing nothing', times, 'check', 'node', 2),
      ...(times.again === undefined
        ? []
        : [row(`the same once more, Node ${node}`, 'Node doing nothing', times, 'again', 'node', 2)]),
      row(`one manifest, Node ${node}`, 'Spectral', times, 'check', 'spectral', 0.5),
      row(`one manifest, Node ${node}`, 'ajv-cli', times, 'check', 'ajv', 1),
    ]),
  bulk: ({ runs, spectral }) => [
    ...runs.map((run) => row(many(run), 'the YAML library alone', run.times, 'check', 'parse', 1.3)),
    ...runs.map((run) => row(many(run), 'ajv-cli', run.times, 'check', 'ajv')),
    row(many(spectral), 'Spectral', spectral.times, 'check', 'spectral', 0.1),
  ],
  action: ({ runs }) =>
    runs.map(({ node, times }) =>
      row(`the Action on one manifest, Node ${node}`, 'Node doing nothing', times, 'action', 'node', 4),
    ),
  evidence: ({ runs }) =>
    runs.map(({ files, times }) =>
      row(`one manifest among ${grouped(files)} files`, 'listing and reading them all', times, 'check', 'read', 5),
    ),
}

/**
 * The rows of the first table, of the suites that were run. `value` and `processor` are how many times as long as
 * `against` the subject takes, by the clock and in processor time.
 */
export const ratios = (results) =>
  Object.entries(rowsOf).flatMap(([suite, rows]) => (results[suite] === undefined ? [] : rows(results[suite])))

/**
 * The rows of the second table: the exponents of growth over the part of a run that does not grow.
 *
 * @param {{ growth?: any[] }} results
 */
export function growths({ growth = [] }) {
  return growth.flatMap((series) => [
    { of: series.of, what: 'time', target: 1.05, ...exponents(series, ({ processor }) => median(processor)) },
    { of: series.of, what: 'memory', target: 1.05, ...exponents(series, ({ kibibytes }) => median(kibibytes)) },
  ])
}

/** Whether a figure is what it is to be; undefined where there is no target. */
export const isHeld = ({ target, value }) => (target === undefined ? undefined : value <= target)

/** 10000 as 10,000. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

function row(what, against, times, subject, other, target) {
  const value = ratio(times, subject, other)
  return {
    what,
    against,
    value,
    processor: ratio(times, subject, other, 'processor'),
    seconds: median(times[subject].wall),
    otherSeconds: median(times[other].wall),
    rounds: times[subject].wall.length,
    ...(target !== undefined && { target }),
  }
}

function exponents({ fixed, points }, measured) {
  const grown = points.map((point) => [point.amount, measured(point) - measured(fixed)])
  return {
    from: points[0].amount,
    to: points.at(-1).amount,
    value: growthExponent(grown),
    last: growthExponent(grown.slice(-2)),
    most: measured(points.at(-1)),
    grown,
  }
}
