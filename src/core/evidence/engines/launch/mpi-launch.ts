import { optionsOf } from '../../../languages/shell/command-words.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Launcher } from './launch.ts'

const starters: ReadonlySet<string> = new Set(['mpirun', 'mpiexec', 'mpiexec.hydra', 'orterun', 'horovodrun'])

/** MPI starts any program: its processes stand for GPUs only where the script names GPUs as well. */
export const mpi: Launcher = (words) => {
  const at = words.findIndex((word) => starters.has(word.slice(word.lastIndexOf('/') + 1)))
  if (at === -1) return undefined
  const options = words.slice(at + 1, programAt(words, at + 1))
  const horovod = words[at]?.endsWith('horovodrun') === true
  const processes = processesOf(options, horovod, trainsWithHorovod(words, at))
  return { startsAnything: true, processes, ...(horovod && { library: 'horovod' }) }
}

/** A program in Python that Horovod is set up for, or that is named for it. */
function trainsWithHorovod(words: readonly string[], at: number): boolean {
  const program = programAt(words, at + 1)
  const isPython = words.slice(program).some((word) => word.endsWith('.py'))
  const isNamed = words.some((word) =>
    /^HOROVOD_\w|horovodrun$|(?:horovod|hvd)[\w.-]{0,60}\.py$/i.test(word.slice(-200)),
  )
  return isPython && isNamed
}

function processesOf(options: readonly string[], horovod: boolean, trains: boolean) {
  const first = (...names: string[]): number | undefined => wholeNumber(optionsOf(options, ...names)[0])
  const hosts = hostsIn(optionsOf(options, '-H', '--host', '--hosts', '-host')[0])
  const count = first('-np', '--np', '-n', '--n', '--num-proc')
  const perNode = first('-ppn', '--ppn', '-npernode', '--npernode', '-perhost', '-N') ?? mappedBy(options)
  const elsewhere = options.some((word) => /^(?:--?hostfile|--?machinefile|-f)(?:=|$)/.test(word))
  // Horovod starts everything here where no host is named; MPI asks the scheduler first.
  const nodes = hosts ?? (horovod && !elsewhere ? 1 : undefined)
  if ((count ?? perNode ?? 1) > 1) return { count, perNode, nodes }
  // One process asks each node something, or starts another launcher there, unless it trains.
  return trains && count === 1 ? { count, perNode: 1, nodes: 1 } : {}
}

/** Hosts of `a:8,b:8`. */
function hostsIn(list: string | undefined): number | undefined {
  if (list === undefined || !/^[\w.-]{1,100}(?::\d{1,4})?(?:,[\w.-]{1,100}(?::\d{1,4})?){0,500}$/.test(list))
    return undefined
  return new Set(list.split(',').map((host) => host.split(':')[0])).size
}

/** The number of `--map-by ppr:8:node`. */
function mappedBy(options: readonly string[]): number | undefined {
  const [mapping] = optionsOf(options, '--map-by', '-map-by')
  return wholeNumber(/^ppr:(\d{1,4}):node\b/.exec(mapping ?? '')?.[1])
}

/** Where the program that is started stands: behind it, options are its own. */
function programAt(words: readonly string[], from: number): number {
  const program = words.findIndex(
    (word, at) =>
      at >= from &&
      (/^(?:python[\d.]*|bash|sh|singularity|apptainer|numactl|env)$/.test(word) ||
        (/[/]|\.(?:py|sh)$/.test(word) && !word.startsWith('-') && !words[at - 1]?.startsWith('-'))),
  )
  return program === -1 ? words.length : program
}
