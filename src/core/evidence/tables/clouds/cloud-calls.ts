import { nameOf } from '../../../text/folder-paths.ts'
import { type CallEntry, type CallReader, callReader, namesTraining } from '../../engines/python/requested-hardware.ts'

const estimator = {
  machine: ['instance_type', 'train_instance_type'],
  nodes: ['instance_count', 'train_instance_count'],
  spot: ['use_spot_instances'],
} as const

const vertex = {
  name: ['accelerator_type'],
  machine: ['machine_type'],
  perNode: ['accelerator_count'],
  nodes: ['replica_count', '<replica_count'],
} as const

const aws = { always: { provider: 'aws' }, certainty: 'states' } as const
const gcp = { always: { provider: 'gcp' }, certainty: 'states' } as const
const azure = { always: { provider: 'azure' } } as const

const entries: readonly CallEntry[] = [
  {
    modules: ['sky'],
    callee: /^Resources$/,
    says: {
      name: ['accelerators'],
      machine: ['instance_type'],
      nodes: ['Task:num_nodes'],
      spot: ['use_spot'],
      cloud: ['infra', 'cloud'],
    },
    otherwise: { perNode: 1 },
  },
  {
    modules: ['boto3'],
    callee: /^(?:run_instances|create_instances)$/,
    says: { machine: ['InstanceType'], nodes: ['MaxCount'] },
    always: { provider: 'aws' },
  },
  {
    modules: ['boto3'],
    callee: /^create_training_job$/,
    says: { machine: ['ResourceConfig.InstanceType'], nodes: ['ResourceConfig.InstanceCount'] },
    ...aws,
  },
  {
    modules: ['sagemaker'],
    callee: /^(?:PyTorch|TensorFlow|MXNet|XGBoost)$/,
    needs: ['entry_point'],
    says: estimator,
    framework: (callee) => callee.toLowerCase(),
    version: 'framework_version',
    ...aws,
  },
  {
    modules: ['sagemaker'],
    callee: /^HuggingFace$/,
    needs: ['tensorflow_version'],
    says: estimator,
    framework: 'tensorflow',
    version: 'tensorflow_version',
    ...aws,
  },
  {
    modules: ['sagemaker'],
    callee: /^HuggingFace$/,
    says: estimator,
    framework: 'pytorch',
    version: 'pytorch_version',
    ...aws,
  },
  // `Compute` of a `ModelTrainer`.
  { modules: ['sagemaker'], callee: /^(?:Estimator|Compute)$/, says: estimator, ...aws },
  {
    modules: ['sagemaker'],
    callee: /^InstanceGroup$/,
    says: { machine: ['instance_type', '1'], nodes: ['instance_count', '2'] },
    areParts: true,
    ...aws,
  },
  {
    modules: ['google.cloud'],
    callee: /^(?:|MachineSpec)$/,
    needs: ['machine_type'],
    says: vertex,
    otherwise: { nodes: 1 },
    areParts: true,
    ...gcp,
  },
  {
    modules: ['google.cloud', 'google_cloud_pipeline_components'],
    callee: /^(?:run|submit|from_local_script|create_custom_training_job\w{0,40})$/,
    needs: ['machine_type'],
    says: vertex,
    otherwise: { nodes: 1 },
    ...gcp,
  },
  {
    modules: ['azure.ai.ml', 'azureml'],
    callee: /^(?:AmlCompute|provisioning_configuration)$/,
    says: { machine: ['size', 'vm_size'], nodes: ['command:instance_count'] },
    ...azure,
  },
  {
    modules: ['azure.ai.ml', 'azureml'],
    callee: /^PyTorch(?:Distribution|Configuration)$/,
    says: {
      perNode: ['process_count_per_instance'],
      count: ['process_count'],
      nodes: ['node_count', '<instance_count'],
    },
    always: { kind: 'gpu', provider: 'azure' },
  },
  {
    modules: ['modal'],
    callee: /^(?:function|cls|with_options)$/,
    says: { name: ['gpu'], nodes: ['clustered:size', 'clustered:0'] },
    otherwise: { perNode: 1, nodes: 1 },
    always: { provider: 'modal' },
    // A class, or a function with a server decorator, answers requests.
    certainty: (path, { callee, decorates = '' }, calls) => {
      const beside = calls.filter((each) => each.decorates === decorates)
      const serves = callee === 'cls' || beside.some((each) => /_(?:app|endpoint|server)$/.test(each.callee))
      return !serves && namesTraining(`${decorates} ${nameOf(path)}`) ? 'states' : 'suggests'
    },
  },
]

/** Python that starts jobs in a cloud: SageMaker, Vertex AI, Azure ML, SkyPilot, Modal and Amazon EC2. */
export const reader: CallReader = callReader('cloud-calls', entries)
