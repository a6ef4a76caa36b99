/** Times commands side by side: every round starts each of them once, so that what disturbs the machine meets all. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from './scratch.js'

/**
 * Runs `rounds` rounds after one that warms the disk, each by hyperfine, in turn forwards and backwards. `commands` are
 * lists of words by name; `environment` is all that they see, and their home is empty at first. Returns wall and processor seconds of each by name, round
 * by round. Throws where a command ends with a status that `accepted` does not hold: what fails at once is no figure.
 */
export function interleaved(commands, { rounds, environment = {}, accepted = [0, 1], onRound = () => {} }) {
  const names = Object.keys(commands)
  const timed = Object.fromEntries(names.map((name) => [name, { wall: [], processor: [] }]))
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 === 0 ? names : names.toReversed()
    const results = oneRound(
      order.map((name) => commands[name]),
      environment,
    )
    for (const [index, { times, user, system, exit_codes: statuses }] of results.entries()) {
      const name = order[index]
      if (!accepted.includes(statuses[0])) throw new Error(`${name} ended with status ${statuses[0]}`)
      if (round === 0) continue
      timed[name].wall.push(times[0])
      timed[name].processor.push(user + system)
    }
    onRound(round, rounds)
  }
  return timed
}

function oneRound(commands, environment) {
  const file = join(scratch, 'round.json')
  const words = ['-N', '-i', '--style', 'none', '--runs', '1', '--export-json', file, ...commands.map(quoted)]
  execFileSync('hyperfine', words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...plain, ...environment } })
  return JSON.parse(readFileSync(file, 'utf8')).results
}

/** All that a command sees of the environment. */
export const plain = { PATH: process.env.PATH, HOME: scratch, NO_COLOR: '1' }
const quoted = (words) => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
