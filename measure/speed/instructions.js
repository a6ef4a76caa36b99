/** The number of instructions that a command executes. Unlike time, it is the same on a busy machine. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { plain } from './interleave.js'
import { scratch } from './scratch.js'

const isHere = spawnSync('valgrind', ['--version']).status === 0

/** The instructions of each command by name, as cachegrind counts them. Undefined without valgrind. */
export function instructions(commands, { environment = {} } = {}) {
  if (!isHere) return undefined
  const counted = Object.entries(commands).map(([name, words]) => [name, countOf(words, environment)])
  return Object.fromEntries(counted)
}

/** Runs once, because runs differ by only a few in a thousand. */
function countOf(words, environment) {
  const file = join(scratch, 'cachegrind.out')
  const options = ['--tool=cachegrind', '--cache-sim=no', '--trace-children=yes', `--cachegrind-out-file=${file}`]
  const { stderr } = spawnSync('valgrind', [...options, ...words], {
    encoding: 'utf8',
    env: { ...plain, ...environment },
    maxBuffer: 2 ** 30,
  })
  const counts = [...stderr.matchAll(/I\s+refs:\s+([\d,]+)/g)].map(([, count]) => Number(count.replaceAll(',', '')))
  if (counts.length === 0) throw new Error(`No instructions were counted: ${stderr.slice(-500)}`)
  return Math.max(...counts)
}
