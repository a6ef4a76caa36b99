import type { ResourceRequest } from '../../observation/resource-request.ts'
import { gaudi, tpu } from './makers.ts'

/**
 * A program that starts training processes, and its options for their number. Options have dashes here and are also
 * read with underscores. `NAME` is a variable before the command. A space separates alternatives.
 */
export interface Launcher {
  /** `program`, `program command` (`one|other` for several) or `-m module`. */
  readonly starts: readonly string[]
  readonly framework?: string
  readonly library?: string
  /** The hardware of its processes, if it supports only one kind. */
  readonly on?: Pick<ResourceRequest, 'kind' | 'vendor'>
  readonly perNode?: string
  /** Lists of the devices of a node: `0,1,2,3`, or `0 1 2 3`. */
  readonly devices?: string
  readonly count?: string
  /** The largest number of processes in all, if they may become more. */
  readonly most?: string
  readonly nodes?: string
  /** Lists of hosts: `a:8,b:8`, or of hosts with their devices: `a:0,1@b:0,1`. */
  readonly hosts?: string
  readonly include?: string
  /** Files with commands that start together, each with its numbers. */
  readonly parts?: string
  /** It runs on one node by default, unless it has one of these options. `*`: the default is unknown. */
  readonly elsewhere?: string
  /** Whether it starts programs of all kinds, not only training. */
  readonly startsAnything?: true
}

const ofTorch = { framework: 'pytorch', perNode: '--nproc-per-node PET_NPROC_PER_NODE', nodes: '--nnodes PET_NNODES' }
const ofMpi = { hosts: '-H --host --hosts -host', startsAnything: true } as const

export const launchers: readonly Launcher[] = [
  { ...ofTorch, starts: ['torchrun', '-m torch.distributed.run', '-m torch.distributed.launch'] },
  { ...ofTorch, starts: ['tune run'], library: 'torchtune' },
  {
    starts: ['accelerate launch', '-m accelerate.commands.launch'],
    framework: 'pytorch',
    library: 'accelerate',
    count: '--num-processes',
    devices: '--gpu-ids',
    nodes: '--num-machines',
    elsewhere: '--config-file',
  },
  {
    starts: ['gaudi_spawn.py'],
    framework: 'pytorch',
    library: 'optimum-habana',
    on: gaudi,
    perNode: '--world-size',
    elsewhere: '--hostfile',
  },
  // These count TensorCores or hosts, not chips.
  {
    starts: ['xla_spawn.py', '-m torch_xla.distributed.xla_spawn', '-m torch_xla.distributed.xla_dist'],
    framework: 'pytorch-xla',
    library: 'torch-xla',
    on: tpu,
  },
  {
    starts: ['deepspeed'],
    framework: 'pytorch',
    library: 'deepspeed',
    perNode: '--num-gpus --num-accelerators',
    nodes: '--num-nodes',
    include: '--include -i',
    elsewhere: '--hostfile -H',
  },
  {
    starts: ['composer'],
    framework: 'pytorch',
    library: 'llm-foundry',
    perNode: '-n --nproc',
    count: '--world-size',
    elsewhere: '*',
  },
  {
    starts: ['colossalai run'],
    framework: 'pytorch',
    library: 'colossal-ai',
    perNode: '--nproc-per-node',
    nodes: '--num-nodes',
    hosts: '-H --host',
    elsewhere: '--hostfile',
  },
  {
    starts: ['lightning run', 'fabric run'],
    framework: 'pytorch-lightning',
    perNode: '--devices',
    devices: '--devices',
    nodes: '--num-nodes',
  },
  {
    starts: ['-m paddle.distributed.launch', 'fleetrun'],
    framework: 'paddlepaddle',
    devices: '--gpus --devices',
    nodes: '--nnodes',
  },
  // Without hosts, Horovod starts everything on this node; MPI asks the scheduler first.
  {
    ...ofMpi,
    starts: ['horovodrun'],
    library: 'horovod',
    count: '-np --num-proc',
    most: '--max-np --max-num-proc',
    elsewhere: '--hostfile -hostfile --host-discovery-script',
  },
  {
    ...ofMpi,
    starts: ['mpirun', 'mpiexec', 'orterun'],
    count: '-np --np -n --n -c --c',
    perNode: '-ppn --ppn -npernode --npernode -perhost -N --map-by -map-by --ppr -ppr',
    parts: '--app -app --configfile -configfile',
    elsewhere: '*',
  },
  // Trainers that start their own processes according to the environment.
  {
    starts: ['llamafactory-cli', 'swift sft|pt|rlhf|infer|deploy|export', 'megatron sft|pt|rlhf', 'xtuner train'],
    framework: 'pytorch',
    perNode: 'NPROC_PER_NODE',
    nodes: 'NNODES',
  },
]

/** The options of programs for the number of nodes. */
const nodes = '--nnodes --num-nodes --n-nodes --nodes --num-machines --num-hosts'

/** Python programs that start their own processes. The first entry with a value counts. */
export const programs: readonly Omit<Launcher, 'starts'>[] = [
  {
    perNode: '--nproc-per-node --gpus-per-node --num-gpus-per-node --n-gpus-per-node --ngpus-per-node',
    nodes,
    elsewhere: '*',
  },
  { perNode: '--num-gpus --ngpus --n-gpus --num-gpu --gpu-num', devices: '--gpus --gpu-ids', nodes },
  { count: '--world-size', elsewhere: '*' },
]

/** Settings of Hydra and OmegaConf. Those of a group belong together: `trainer.n_gpus_per_node=8 trainer.nnodes=2`. */
export const settings = {
  perNode: ['n_gpus_per_node', 'num_gpus_per_node', 'gpus_per_node', 'ngpus_per_node'],
  nodes: ['nnodes', 'num_nodes', 'n_nodes', 'nodes'],
}
