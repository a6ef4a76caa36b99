import type { ResourceRequest } from '../../observation/resource-request.ts'
import { gaudi, tpu } from './makers.ts'

/**
 * What starts the processes of a training, and by what it is told how many. Options are written with dashes and read
 * with underscores as well; `NAME` is a variable in front of the command. Several alternatives are separated by a blank.
 */
export interface Launcher {
  /** `program`, `program command` (of several, `one|other`) or `-m module`. */
  readonly starts: readonly string[]
  readonly framework?: string
  readonly library?: string
  /** What its processes run on, where it is for one kind alone. */
  readonly on?: Pick<ResourceRequest, 'kind' | 'vendor'>
  readonly perNode?: string
  /** Lists of the devices of a node: `0,1,2,3`, or `0 1 2 3`. */
  readonly devices?: string
  readonly count?: string
  readonly nodes?: string
  /** Lists of hosts: `a:8,b:8`; or of hosts with the devices to take: `a:0,1@b:0,1`. */
  readonly hosts?: string
  readonly include?: string
  /** It runs on one node where none is told, unless it is given one of these; `*` leaves that open. */
  readonly elsewhere?: string
  /** Whether it starts programs of all kinds, and not only those that train. */
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
  // These count TensorCores or hosts, and no chips.
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
  { starts: ['composer'], framework: 'pytorch', library: 'llm-foundry', perNode: '-n --nproc', elsewhere: '*' },
  {
    starts: ['-m paddle.distributed.launch', 'fleetrun'],
    framework: 'paddlepaddle',
    devices: '--gpus --devices',
    nodes: '--nnodes',
  },
  // Horovod starts everything here where no host is named; MPI asks the scheduler first.
  { ...ofMpi, starts: ['horovodrun'], library: 'horovod', count: '-np --num-proc', elsewhere: '--hostfile -hostfile' },
  {
    ...ofMpi,
    starts: ['mpirun', 'mpiexec', 'orterun'],
    count: '-np --np -n',
    perNode: '-ppn --ppn -npernode --npernode -perhost -N --map-by',
    elsewhere: '*',
  },
  // Trainers that start their own processes as the environment tells them to.
  {
    starts: ['llamafactory-cli', 'swift sft|pt|rlhf|infer|deploy|export', 'megatron sft|pt|rlhf', 'xtuner train'],
    framework: 'pytorch',
    perNode: 'NPROC_PER_NODE',
    nodes: 'NNODES',
  },
]

/** The options that programs take a number of nodes by. */
const nodes = '--nnodes --num-nodes --n-nodes --nodes --num-machines --num-hosts'

/** Programs in Python that start their processes by themselves: what is told first counts. */
export const programs: readonly Omit<Launcher, 'starts'>[] = [
  {
    perNode: '--nproc-per-node --gpus-per-node --num-gpus-per-node --n-gpus-per-node --ngpus-per-node',
    nodes,
    elsewhere: '*',
  },
  { perNode: '--num-gpus --ngpus --n-gpus --num-gpu --gpu-num', devices: '--gpus --gpu-ids', nodes },
  { count: '--world-size', elsewhere: '*' },
]

/** Hydra's and OmegaConf's settings: those of one group belong together, as in `trainer.n_gpus_per_node=8 trainer.nnodes=2`. */
export const settings = {
  perNode: ['n_gpus_per_node', 'num_gpus_per_node', 'gpus_per_node', 'ngpus_per_node'],
  nodes: ['nnodes', 'num_nodes', 'n_nodes', 'nodes'],
}
