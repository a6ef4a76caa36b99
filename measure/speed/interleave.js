/** Times commands in alternation: every round starts each once, so that disturbances affect all of them. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from './scratch.js'

/**
 * Runs `rounds` hyperfine rounds after one that warms the disk, in alternating order. `commands` are lists of words by
 * name; `environment` is all that they see, with a home that is empty at first. Returns the wall and CPU seconds of
 * each by name and round. Throws for an exit status that is not in `accepted`: an immediate failure is no measurement.
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

/** The whole environment of a command. */
export const plain = { PATH: process.env.PATH, HOME: scratch, NO_COLOR: '1' }
const quoted = (words) => words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
