import type { CallEntry } from '../../engines/python/requested-hardware.ts'
import { type CallReader, callReader } from '../../engines/python/requested-hardware.ts'

const gpu = { always: { kind: 'gpu' } } as const

const entries: readonly CallEntry[] = [
  {
    modules: ['submitit'],
    // `update_parameters`, or the project's own function around it.
    callee: /./,
    // What is named after its executor overrides the general name.
    says: {
      perNode: ['slurm_gpus_per_node', 'gpus_per_node', 'num_gpus_per_node'],
      nodes: ['slurm_nodes', 'nodes', 'num_nodes'],
    },
    ...gpu,
  },
  {
    modules: ['nemo_run', 'nemo'],
    callee: /^(?:\w{0,60}Executor|\w{0,60}_recipe)$/,
    says: { perNode: ['gpus_per_node', 'num_gpus_per_node'], nodes: ['nodes', 'num_nodes'] },
    ...gpu,
  },
  {
    modules: ['ray'],
    callee: /^ScalingConfig$/,
    only: { use_gpu: true },
    says: { name: ['accelerator_type'], workers: ['num_workers'], perNode: ['resources_per_worker.GPU'] },
    otherwise: { perNode: 1 },
    ...gpu,
  },
  {
    modules: ['kubeflow'],
    callee: /^(?:\w{0,20}Trainer|train|create_job)$/,
    says: {
      perNode: ['resources_per_node.gpu', 'resources_per_worker.gpu'],
      nodes: ['num_nodes', 'num_workers'],
    },
    ...gpu,
  },
  {
    modules: ['flytekit', 'flytekitplugins', 'union'],
    callee: /^Elastic$/,
    says: { perNode: ['nproc_per_node'], nodes: ['nnodes'] },
    otherwise: { nodes: 1 },
    ...gpu,
  },
  { modules: ['kfp'], callee: /^set_(?:gpu|accelerator)_limit$/, says: { perNode: ['0', 'limit', 'gpu'] }, ...gpu },
  { modules: ['kfp'], callee: /^set_accelerator_type$/, says: { name: ['0', 'accelerator'] } },
  {
    modules: ['flytekit', 'union', 'metaflow'],
    callee: /^(?:Resources|resources|kubernetes|batch)$/,
    says: { perNode: ['gpu'] },
    ...gpu,
  },
]

/** Python that submits jobs to a cluster: submitit, NeMo Run, Ray, Kubeflow, Flyte and Metaflow. */
export const reader: CallReader = callReader('cluster-calls', entries)
