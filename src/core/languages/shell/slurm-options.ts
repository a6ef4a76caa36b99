import { wholeNumber } from '../../text/bounds.ts'
import { once } from '../../text/once.ts'
import { directivesIn } from './directives.ts'
import { type OptionTable, optionTable, readOptions } from './getopt.ts'

/**
 * The options of `sbatch`, `salloc` and `srun` with their arity: `:` for a value, `::` for an optional one. Copied by
 * hand from Slurm's manual pages, not verified against a release. A missing option counts as one without a value. The
 * container options are from the Pyxis plugin.
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

const ofBatches = once(() => optionTable(`${letters} W`, `${names} wait`))
const ofSteps = once(() => optionTable(`${letters} W:`, `${names} wait:`))

/** By program: `--wait` takes seconds for `srun` and `salloc`, but no value for `sbatch`. */
export const slurmOptions = (program: string): OptionTable =>
  program === 'srun' || program === 'salloc' ? ofSteps() : ofBatches()

const variableNames: Readonly<Record<string, readonly string[]>> = {
  nodes: ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES'],
  N: ['SLURM_NNODES', 'SLURM_JOB_NUM_NODES'],
  ntasks: ['SLURM_NTASKS', 'SLURM_NPROCS'],
  n: ['SLURM_NTASKS', 'SLURM_NPROCS'],
  'ntasks-per-node': ['SLURM_NTASKS_PER_NODE'],
  'gpus-per-node': ['SLURM_GPUS_PER_NODE', 'SLURM_GPUS_ON_NODE'],
  gpus: ['SLURM_GPUS'],
}

/** The variables that Slurm sets from a script's own directives. */
export function slurmVariables(text: string): ReadonlyMap<string, string> {
  const table = slurmOptions('sbatch')
  const [options = []] = directivesIn(text, '#SBATCH', (words, line) => readOptions(words, table, line).options)
  return new Map(
    options
      .filter(({ value }) => wholeNumber(value) !== undefined)
      .flatMap(({ name, value }) => (variableNames[name] ?? []).map((variable) => [variable, value])),
  )
}
