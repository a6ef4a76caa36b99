import { withModuleApart } from '../../../languages/shell/python-options.ts'
import { mostPerNode } from '../../../text/bounds.ts'
import { devicesIn, devicesIncluded, numberIn, toldBy, writtenOut } from './launcher-options.ts'
import type { Launcher } from './launchers.ts'
import { launchOf, programAt, startOf } from './launches.ts'

type Words = readonly string[]

const hostFiles = '--hostfile -hostfile --machinefile -machinefile'

/** The unclear numbers of a launch: `--nnodes=1:8`, `--hostfile=hosts`, an ambiguous abbreviation. */
export function openNumbers(written: Words): string[] {
  const words = withModuleApart(written)
  const start = startOf(words)
  if (start === undefined) return []
  const { at, launcher } = start
  const own = words.slice(0, Math.max(at + 1, programAt(words, at + 1)))
  const full = writtenOut(own, at, launcher)
  if (full === undefined) return [own.slice(at).join(' ')]
  // Several commands that MPI starts together: `mpirun -np 8 a : -np 56 b`.
  if (launcher.parts !== undefined && words.includes(':')) return [words.slice(at).join(' ')]
  const told = (names: string | undefined) => toldBy(full, at, names)
  // Different numbers, of which some may be the program's: `mpirun -np 64 train -n 8`.
  const isOfOthers = [launcher.perNode, launcher.nodes, launcher.count].some(
    (names) => own.length === words.length && toldBy(full, at, names, false) !== told(names),
  )
  if (isOfOthers) return [words.slice(at).join(' ')]
  // Of MPI, `-H` lists hosts.
  const hostFile = launcher.elsewhere?.split(' ').includes('-H') ? `${hostFiles} -H` : hostFiles
  const file = told(hostFile)
  const { perNode, count, nodes } = launchOf(words)?.processes ?? {}
  if (isRepeatedByMpi(words.slice(0, at), nodes)) return [words.join(' ')]
  const isUncounted = perNode === undefined && count === undefined
  // Hosts without device counts, and more processes than a node has devices.
  const hosts = isUncounted ? told(launcher.hosts) : undefined
  const included =
    isUncounted && devicesIncluded(told(launcher.include)) === undefined ? told(launcher.include) : undefined
  // On each of several nodes, the launcher takes what is there.
  const isAnyOnEach = isUncounted && nodes !== undefined && nodes > 1 && launcher.elsewhere !== undefined
  const isTooMany = nodes !== undefined && (perNode ?? (count ?? 0) / nodes) > mostPerNode
  return [
    ...optionsInVariables(words, at, own.length),
    ...unclear(full.slice(at), launcher, told),
    ...(file === undefined ? [] : [`--hostfile=${file}`]),
    ...(hosts === undefined ? [] : [`--host=${hosts}`]),
    ...(included === undefined ? [] : [`--include=${included}`]),
    ...(isTooMany || isAnyOnEach ? [own.slice(at).join(' ')] : []),
  ]
}

/**
 * A word that the shell fills in, with options or the arguments of the script: `$OPTS`, `"$@"`, `${ARGS[@]:1}`, `--$X`,
 * `-{N8,p}`, `$(options)`.
 */
const filledIn = /^["']?(?:-{0,2}(?:\$|`)|-{1,2}\{[^}]*,)/

/** Whether the shell fills in a word that is not the value of the option before it. */
export const isFilledIn = (words: Words, at: number): boolean =>
  filledIn.test(words[at] ?? '') && !/^--?\w[^=]*$/.test(words[at - 1] ?? '')

/** One that may be the program itself. */
const ofProgram = /script|program|module|entry|train_?(?:file|py)|python|main/i

/** The words among a launcher's own that the shell fills in, up to the program. The value of an option is none. */
function optionsInVariables(words: Words, at: number, end: number): string[] {
  const program = words.findIndex(
    (word, index) => index > at && index < end && isFilledIn(words, index) && ofProgram.test(word),
  )
  return words.slice(at + 1, program === -1 ? end : program).filter((_, index) => isFilledIn(words, at + 1 + index))
}

/** Whether MPI starts a launcher, but not once on each of its nodes: `mpirun -np 8 torchrun --nproc_per_node=8`. */
function isRepeatedByMpi(before: Words, nodes: number | undefined): boolean {
  const { at, launcher } = startOf(before) ?? {}
  if (launcher?.startsAnything === undefined || at === undefined) return false
  const count = numberIn(toldBy(writtenOut(before, at, launcher) ?? before, at, launcher.count))
  return count !== 1 && (nodes === undefined || (count ?? nodes) !== nodes)
}

/** A value of MPI's `--map-by` that counts nothing. `ppr:4:socket` counts per socket. */
const placement = /^:?(?:slot|hwthread|core|l[123]cache|numa|socket|package|node|board|seq|rankfile)(?:$|:(?!.*ppr))/i

/** The options with another value than a number, or with one that may exceed the others. */
function unclear(words: Words, launcher: Launcher, told: (names: string | undefined) => string | undefined): string[] {
  const { perNode, nodes, count, devices, most, parts } = launcher
  const isClear = (value: string): boolean =>
    placement.test(value) || (numberIn(value) ?? devicesIn(words, devices)) !== undefined
  const options = [
    ...[perNode, nodes, count].map((names) => ({ names, isKnown: isClear })),
    ...[most, parts].map((names) => ({ names, isKnown: (value: string) => value === told(count) })),
  ]
  return options.flatMap(({ names = '', isKnown }) => {
    const value = told(names)
    return value === undefined || isKnown(value) ? [] : [`${names.split(' ', 1)[0]}=${value}`]
  })
}
