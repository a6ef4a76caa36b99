/** How time and memory grow with the number of files, of jobs in a file, and of custom rules. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, confirmed, within } from './commands.js'
import { interleaved } from './interleave.js'
import { checkoutOf, manifestTexts } from './manifests.js'
import { scratch } from './scratch.js'

/**
 * Each series starts where alternatives are no longer searched (after the first fifty jobs of a run), so that each
 * additional unit causes the same work. `fixed` is the run that the growth is added to.
 */
const kinds = {
  files: { amounts: [500, 1000, 2000, 4000, 8000], fixed: 1, command: manyFiles },
  jobs: { amounts: [25, 50, 100, 200, 400], fixed: 1, command: manyJobs },
  rules: { amounts: [50, 100, 200, 400, 800], fixed: 0, command: manyRules },
}

export function growth({ isQuick, most, onRound }) {
  return Object.entries(kinds).map(([of, { amounts, fixed, command }]) => {
    const measured = [fixed, ...(isQuick ? amounts.slice(0, 3) : amounts)]
    const places = measured.map((amount) => join(scratch, `${of}-${amount}`))
    const commands = measured.map((amount, index) => [
      amount,
      withPeak(`${places[index]}.peak`, command(places[index], amount)),
    ])
    const times = interleaved(Object.fromEntries(commands), { rounds: Math.min(most, 3), onRound })
    const points = measured.map((amount, index) => ({
      amount,
      ...times[amount],
      kibibytes: peaksIn(`${places[index]}.peak`),
    }))
    return { of, fixed: points[0], points: points.slice(1) }
  })
}

/** GNU time appends the largest resident set of each run to a file. */
const withPeak = (file, words) => ['time', '--append', '--output', file, '--format', '%M', ...words]

/** The values in that file, without the warm-up round and messages about exit statuses. */
const peaksIn = (file) => readFileSync(file, 'utf8').match(/^\d+$/gm).slice(1).map(Number)

function manyFiles(folder, files) {
  return checked(folder, manifestTexts(files, { jobs: 1 }))
}

/** Ten files with this many jobs each. */
function manyJobs(folder, jobs) {
  return checked(folder, manifestTexts(10, { jobs }))
}

/** This many conditions on 200 jobs, half of which a job may meet. */
function manyRules(folder, rules) {
  const custom = Array.from({ length: rules }, (_, number) => ({
    id: `rule-${number}`,
    when: `has(job.hardware.count) && job.hardware.count > ${number * 100} && job.stage == "prototype"`,
    message: 'Too many accelerators for a prototype.',
    severity: 'notice',
  }))
  const policy = `${folder}.yml`
  writeFileSync(policy, JSON.stringify({ version: 1, custom }))
  return checked(folder, manifestTexts(200, { jobs: 1 }), '--policy', policy)
}

function checked(folder, texts, ...options) {
  const totals = checkoutOf(folder, texts)
  const words = within(folder, check('.', ...options))
  confirmed(words, totals)
  return words
}
