import { documentReader } from '../../../engines/documents/document-reader.ts'
import { as, beside, either, matching, means, whole, word } from '../../../engines/documents/fields.ts'
import { hardwareNamed, hardwareOf } from '../../../observation/resource-request.ts'

const gpusPerNode = ['gpus_per_node', 'n_gpus_per_node', 'num_gpus_per_node', 'ngpus_per_node']
const nodes = ['num_nodes', 'nnodes', 'n_nodes', 'nodes', 'node_count', 'num_machines', 'instance_count']
const machines = ['instance_type', 'machine_type', 'vm_size']
const models = ['accelerator_type', 'accelerator', 'accelerators', 'gpu_type', 'tpu_type']
/** Of a model that is named beside them; they may be those of all nodes, and are not multiplied. */
const numbers = ['num_gpus', 'n_gpus', 'gpu_count', 'accelerator_count', 'num_accelerators']

const model = as(word(...models), (name) => (hardwareNamed(name)?.accelerator ? name : undefined))
const known = (machine: string): string | undefined => (hardwareOf(machine) ? machine : undefined)

/** Settings of a project's own launcher: machines, and the size of the cluster. */
export const reader = documentReader('cluster-settings', {
  files: ['yaml'],
  mentions: [...gpusPerNode, ...machines, ...models, 'node_type', 'tasks_per_node'],
  each: [[...gpusPerNode, ...machines, ...models, ...nodes]],
  nearest: 8,
  // Formats that are read by themselves.
  not: [
    'apiVersion',
    'available_node_types',
    'compute_environment',
    'services',
    'on',
    'jobs',
    'resources',
    'provider',
    'Resources',
    'skypilot',
    'worker_nodes',
    'compute_config',
    'compute.gpus',
  ],
  certainty: 'suggests',
  request: {
    name: model,
    machine: either(as(word(...machines), known), beside(whole(...nodes), as(word('node_type'), known))),
    perNode: either(
      whole(...gpusPerNode),
      beside(model, whole(...numbers)),
      beside(whole('nodes'), whole('tasks_per_node')),
    ),
    nodes,
    kind: means('gpu', matching(/^[1-9]\d?$/, ...gpusPerNode)),
  },
})
