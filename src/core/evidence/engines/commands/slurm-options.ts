import { type DirectiveOption, directivesIn } from '../../../languages/shell/directives.ts'
import { type OptionTable, optionTable, readOptions } from '../../../languages/shell/getopt.ts'
import { assignment } from '../../../languages/shell/shell-variables.ts'
import { sum, wholeNumber } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'

/** The options of one job, by the names that Slurm has for them, whatever its scheduler calls them. */
export type SlurmOptions = ReadonlyMap<string, Pick<DirectiveOption, 'value' | 'line'>>

/**
 * The options of `sbatch`, `salloc` and `srun` with their arity: a value behind `:`, one that may be left out behind `::`.
 * Written by hand after Slurm's manual pages, and not checked against a release: what is missing counts as without a value.
 * Those of containers are of the plugin Pyxis.
 */
const letters =
  'A: a: B: b: C: c: D: d: E e: F: G: H h I:: i: J: K:: k:: L: l M: m: N: n: O o: P: p: Q q: r: S: s T: t: U: u V v w: X x: Z'

const names = `account: acctg-freq: array: autocomplete: batch: bb: bbf: bcast:: begin: bell chdir: cluster-constraint:
  clusters: comment: compress:: consolidate-segments constraint: container: container-entrypoint container-env:
  container-id: container-image: container-mount-home container-mounts: container-name: container-readonly
  container-remap-root container-save: container-workdir: container-writable contiguous core-spec:
  cores-per-socket: cpu-bind: cpu-freq: cpus-per-gpu: cpus-per-task: deadline: delay-boot: dependency: disable-status
  distribution: epilog: error: exact exclude: exclusive:: export: export-file: external-launcher extra:
  extra-node-info: get-user-env:: gid: gpu-bind: gpu-freq: gpus: gpus-per-node: gpus-per-socket: gpus-per-task: gres:
  gres-flags: help het-group: hint: hold ignore-pbs immediate:: input: interactive job-name: jobid: kill-command::
  kill-on-bad-exit:: kill-on-invalid-dep: label licenses: mail-type: mail-user: mcs-label: mem: mem-bind: mem-per-cpu:
  mem-per-gpu: mincpus: mpi: msg-timeout: multi-prog network: nice:: no-allocate no-bell no-container-entrypoint
  no-container-mount-home no-container-remap-root no-kill:: no-requeue no-shell
  nodefile: nodelist: nodes: ntasks: ntasks-per-core: ntasks-per-gpu: ntasks-per-node: ntasks-per-socket: oom-kill-step::
  open-mode: output: overcommit overlap oversubscribe parsable partition: power: prefer: preserve-env priority: profile:
  prolog: propagate:: pty:: qos: quiet quit-on-interrupt reboot relative: requeue reservation: resv-ports:: segment:
  send-libs:: share signal: slurmd-debug: sockets-per-node: spread-job stepmgr switches: task-epilog: task-prolog:
  tasks-per-node: test-only thread-spec: threads: threads-per-core: time: time-min: tmp: tree-width: tres-bind:
  tres-per-job: tres-per-node: tres-per-socket: tres-per-task: uid: unbuffered usage use-min-nodes verbose version
  wait-all-nodes: wait-for-switch: wckey: whole wrap: x11::`

/** By program: `--wait` of `srun` takes seconds, and that of `sbatch` nothing. */
const own: ReadonlyMap<string, OptionTable> = new Map([
  ['sbatch', optionTable(`${letters} W`, `${names} wait`)],
  ['salloc', optionTable(`${letters} W:`, `${names} wait:`)],
  ['srun', optionTable(`${letters} W:`, `${names} wait:`)],
])

export const slurmOptions = (program: string): OptionTable => own.get(program) ?? (own.get('sbatch') as OptionTable)

/** What an option asks for, by the variable that stands for it where the option is left out. */
const common =
  `CONSTRAINT EXCLUSIVE GPUS GPUS_PER_NODE GPUS_PER_SOCKET GPUS_PER_TASK GRES PARTITION TRES_PER_TASK`.split(' ')
const variables: Readonly<Record<string, readonly string[]>> = {
  sbatch: [...common, 'ARRAY_INX'],
  salloc: common,
  srun: [...common, 'NNODES', 'NTASKS', 'NTASKS_PER_NODE'],
}
const renamed: Readonly<Record<string, string>> = { NNODES: 'nodes', ARRAY_INX: 'array' }
const prefixes: Readonly<Record<string, string>> = { sbatch: 'SBATCH_', salloc: 'SALLOC_', srun: 'SLURM_' }

/**
 * A command with the options that its environment sets, before its own, which overrule them: the input variables of
 * Slurm's manual pages. What stands in front of the program, as in `SBATCH_GPUS=64 sbatch`, is of it as well. Any other
 * command stays as it is.
 */
export function withEnvironment(
  command: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const named = command.map(nameOf)
  const at = named.findIndex((word) => Object.hasOwn(variables, word))
  const program = named[at] ?? ''
  const inFront = assigned(command.slice(0, Math.max(0, at)))
  const options = (variables[program] ?? []).flatMap((name) => {
    const variable = `${prefixes[program]}${name}`
    const value = inFront.get(variable) ?? environment[variable]
    const option = renamed[name] ?? name.toLowerCase().replaceAll('_', '-')
    return value === undefined || value === '' ? [] : [`--${option}=${value}`]
  })
  return command.toSpliced(at + 1, 0, ...options)
}

/** What words such as `A=1` set. */
const assigned = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    words.flatMap((word) => {
      const [, name, , value = ''] = assignment.exec(word) ?? []
      return name === undefined ? [] : [[name, value] as const]
    }),
  )

/** Commands that one shell runs, each in the environment that those before it leave. */
export function inEnvironment(
  commands: readonly (readonly string[])[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly (readonly string[])[] {
  let left = environment
  return commands.map((words) => {
    const set = words[0] === 'export' ? words.slice(1) : words
    if (set.every((word) => assignment.test(word))) left = { ...left, ...Object.fromEntries(assigned(set)) }
    return withEnvironment(words, left)
  })
}

const variableNames: Readonly<Record<string, readonly string[]>> = {
  nodes: ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES'],
  N: ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES'],
  ntasks: ['SLURM_NTASKS', 'SLURM_NPROCS'],
  n: ['SLURM_NTASKS', 'SLURM_NPROCS'],
  'ntasks-per-node': ['SLURM_NTASKS_PER_NODE'],
  'gpus-per-node': ['SLURM_GPUS_PER_NODE', 'SLURM_GPUS_ON_NODE'],
  gpus: ['SLURM_GPUS'],
}

/** What Slurm tells a script of the script's own directives. */
export function slurmVariables(text: string): ReadonlyMap<string, string> {
  const table = slurmOptions('sbatch')
  const [options = []] = directivesIn(text, '#SBATCH', (words, line) => readOptions(words, table, line).options)
  return new Map(
    options
      .filter(({ value }) => wholeNumber(value) !== undefined)
      .flatMap(({ name, value }) => (variableNames[name] ?? []).map((variable) => [variable, value])),
  )
}

/** How many hosts a list such as `n[1-4,7],m` or `a:8,b:8` names; undefined where that is not plain. */
export function hostsIn(list: string): number | undefined {
  const counted = list.replace(/\[([\d,-]{1,300})\]/g, (_, numbers: string) => `[${indexesIn(numbers) ?? ''}]`)
  const hosts = new Map(
    counted.split(',').map((host) => {
      const [, name = '', count = '1'] = /^([\w.-]{0,100}(?:\[(\d{1,9})\])?)(?::\d{1,4})?$/.exec(host) ?? []
      return [name, name === '' ? undefined : Number(count)]
    }),
  )
  return sum([...hosts.values()])
}

/** How many numbers a list such as `0-9,12` or `0-99:4` holds; undefined where that is not plain. */
export function indexesIn(list: string): number | undefined {
  const parts = list.split(',').map((part) => {
    const [, from, to, step = '1'] = /^(\d{1,7})(?:-(\d{1,7})(?::(\d{1,5}))?)?$/.exec(part) ?? []
    if (from === undefined) return undefined
    return to === undefined ? 1 : Math.floor((Number(to) - Number(from)) / Math.max(1, Number(step))) + 1
  })
  return sum(parts)
}
