/** The benchmark's claims: each figure, how it is computed from the results, and its target. */
import { growthExponent, median, ratio } from './figures.js'

const many = ({ files, jobs, ownPrices = false }) =>
  `${grouped(files)} manifests with ${grouped(jobs)} jobs${ownPrices ? ', no two declared alike' : ''}`

/** The limit for a run on 8,000 manifests. */
const mostKibibytes = 200 * 1024

/** Rows without a target are informative only. */
const rowsOf = {
  cold: ({ runs, filesOfCheckout }) =>
    runs.flatMap(({ node, times, instructions }) => [
      ...[
        { what: 'one manifest, first start', subject: 'check', target: 5.5 },
        { what: 'one manifest, later starts', subject: 'again', target: 2.6 },
        { what: `one manifest among ${filesOfCheckout} files, later starts`, subject: 'checkout', target: 4.5 },
      ].map(({ what, subject, target }) =>
        row(`${what}, Node ${node}`, 'Node doing nothing', { times, subject, other: 'node' }, target, instructions),
      ),
      row(`one manifest, first start, Node ${node}`, 'Spectral', { times, subject: 'check', other: 'spectral' }, 0.5),
      row(`one manifest, first start, Node ${node}`, 'ajv-cli', { times, subject: 'check', other: 'ajv' }, 1),
    ]),
  bulk: ({ runs, spectral }) => [
    ...runs.map((run) =>
      row(many(run), 'the YAML library alone', { times: run.times, subject: 'check', other: 'parse' }, 3),
    ),
    ...runs.map((run) => row(many(run), 'ajv-cli', { times: run.times, subject: 'check', other: 'ajv' })),
    row(many(spectral), 'Spectral', { times: spectral.times, subject: 'check', other: 'spectral' }, 0.1),
  ],
  action: ({ runs }) =>
    runs.map(({ node, times, instructions }) =>
      row(
        `the Action on one manifest, Node ${node}`,
        'Node doing nothing',
        { times, subject: 'action', other: 'node' },
        8,
        instructions,
      ),
    ),
  evidence: ({ runs }) =>
    runs.map(({ files, times }) =>
      row(
        `one manifest among ${grouped(files)} files`,
        'listing and reading them all',
        { times, subject: 'check', other: 'read' },
        8,
      ),
    ),
}

/**
 * The rows of the first table, for the suites that ran. `value`, `processor` and `instructions` are the ratios of the
 * subject to `against`: wall time, CPU time and, if counted, instructions.
 */
export const ratios = (results) =>
  Object.entries(rowsOf).flatMap(([suite, rows]) => (results[suite] === undefined ? [] : rows(results[suite])))

/**
 * The rows of the second table: exponents of growth, without the constant part of a run.
 *
 * @param {{ growth?: any[] }} results
 */
export function growths({ growth = [] }) {
  return growth.flatMap((series) => [
    { of: series.of, what: 'time', target: 1.05, ...exponents(series, ({ processor }) => median(processor)) },
    {
      of: series.of,
      what: 'memory',
      target: 1.05,
      ...(series.of === 'files' && { mostTarget: mostKibibytes }),
      ...exponents(series, ({ kibibytes }) => median(kibibytes)),
    },
  ])
}

/** Whether a figure meets its target. Undefined without one. */
export const isHeld = ({ target, value }) => (target === undefined ? undefined : value <= target)

/** 10000 as 10,000. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

function row(what, against, { times, subject, other }, target, counted) {
  const value = ratio(times, subject, other)
  return {
    what,
    against,
    value,
    processor: ratio(times, subject, other, 'processor'),
    seconds: median(times[subject].wall),
    otherSeconds: median(times[other].wall),
    rounds: times[subject].wall.length,
    ...(counted && { instructions: counted[subject] / counted[other] }),
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
