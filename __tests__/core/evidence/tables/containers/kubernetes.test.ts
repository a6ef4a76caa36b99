import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { readingOf } from '../../../../../src/core/evidence/observation/observe.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/containers/kubernetes.ts'

const read = (text: string): readonly Observation[] => reader.read(new SourceFile('k8s/job.yaml', text))
const accelerators = (text: string): Observation[] => read(text).filter(({ what }) => what === 'accelerator')

const container = (resource: string, amount: string | number) =>
  `containers: [{ name: main, image: example, resources: { limits: { ${resource}: ${amount} } } }]`

const podSpec = '{ "containers": [{ "image": "a", "resources": { "limits": { "nvidia.com/gpu": 8 } } }] }'

describe('kubernetes', () => {
  it('reads a pod on GKE with its card, its place and its line', () => {
    const text = `apiVersion: v1
kind: Pod
metadata:
  name: trainer
spec:
  nodeSelector:
    cloud.google.com/gke-accelerator: nvidia-tesla-t4
    cloud.google.com/gke-spot: "true"
  containers:
    - name: main
      image: example
      resources:
        limits:
          nvidia.com/gpu: "2"
`
    expect(read(text)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'k8s/job.yaml', line: 14 },
        certainty: 'states',
        job: 'trainer',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'nvidia-tesla-t4',
        perNode: 2,
        nodes: 1,
        count: 2,
        provider: 'gcp',
        spot: true,
      },
    ])
  })

  it('counts a container that runs before the others where it requests more', () => {
    const seen = (before: string) =>
      accelerators(`apiVersion: v1
kind: Pod
spec:
  initContainers: [${before}]
  ${container('nvidia.com/gpu', 8)}
`)
    const wanting = (amount: string, resource = 'nvidia.com/gpu') =>
      `{ resources: { limits: { ${resource}: ${amount} } } }`
    expect(seen(wanting('32'))).toMatchObject([{ kind: 'gpu', perNode: 32, count: 32 }])
    expect(seen(`${wanting('1')}, ${wanting('2')}`)).toMatchObject([{ perNode: 8, count: 8 }])
    expect(seen(wanting('16', 'google.com/tpu'))).toMatchObject([{ kind: 'gpu', perNode: 8, count: 8 }])
    expect(seen(wanting('$N'))[0]).not.toHaveProperty('count')
    // Each is a quantity of 32.
    for (const quantity of ['"+32"', '"3.2e+1"', '"32000000u"', '32000m'])
      expect([quantity, seen(wanting(quantity))]).toMatchObject([quantity, [{ perNode: 32 }]])
    // It keeps running beside the others.
    const sidecar = wanting('8').replace('{ ', '{ restartPolicy: Always, ')
    expect(seen(`${sidecar}, ${wanting('4')}`)).toMatchObject([{ perNode: 16, count: 16 }])
  })

  it('leaves open how many workers an elastic job has', () => {
    const seen = (policy: string) =>
      accelerators(`apiVersion: kubeflow.org/v1
kind: PyTorchJob
spec:
  elasticPolicy: ${policy}
  pytorchReplicaSpecs: { Worker: { replicas: 2, template: { spec: { ${container('nvidia.com/gpu', 8)} } } } }
`)
    expect(seen('{ rdzvBackend: c10d }')).toMatchObject([{ perNode: 8, nodes: 2, count: 16 }])
    const [elastic] = seen('{ minReplicas: 1, maxReplicas: 4 }')
    expect(elastic).toMatchObject({ perNode: 8 })
    expect(elastic).not.toHaveProperty('count')
  })

  it('multiplies what a pod has by the pods that run at once', () => {
    const idle = '{ spec: { containers: [{ image: a }] } }'
    const pod = `{ spec: { ${container('nvidia.com/gpu', 8)} } }`
    const job = (rest: string) => `{ spec: { ${rest}, template: ${pod} } }`
    const group = (rest: string) =>
      `{ workerGroupSpecs: [{ ${rest}, template: ${pod} }], headGroupSpec: { template: ${idle} } }`
    for (const [kind, spec, nodes] of [
      ['Deployment', `{ replicas: 3, template: ${pod} }`, 3],
      ['StatefulSet', `{ template: ${pod} }`, 1],
      ['Job', `{ parallelism: 4, template: ${pod} }`, 4],
      ['Job', `{ completions: 2, parallelism: 4, template: ${pod} }`, 2],
      ['Job', `{ tasks: [{ replicas: 1, template: ${idle} }, { replicas: 2, template: ${pod} }] }`, 2],
      ['CronJob', `{ jobTemplate: ${job('suspend: true')} }`, 1],
      ['JobSet', `{ replicatedJobs: [{ replicas: 2, template: ${job('parallelism: 4, completions: 4')} }] }`, 8],
      ['LeaderWorkerSet', `{ replicas: 2, leaderWorkerTemplate: { size: 4, workerTemplate: ${pod} } }`, 8],
      [
        'LeaderWorkerSet',
        `{ replicas: 2, leaderWorkerTemplate: { size: 4, leaderTemplate: ${idle}, workerTemplate: ${pod} } }`,
        6,
      ],
      [
        'MPIJob',
        `{ mpiReplicaSpecs: { Launcher: { template: ${idle} }, Worker: { replicas: 2, template: ${pod} } } }`,
        2,
      ],
      ['TFJob', `{ tfReplicaSpecs: { Chief: { template: ${pod} }, Worker: { replicas: 3, template: ${pod} } } }`, 4],
      ['RayCluster', group('replicas: 4, minReplicas: 1, maxReplicas: 8'), 4],
      ['RayCluster', group('replicas: 1, minReplicas: 4, maxReplicas: 4'), 4],
      ['RayCluster', group('minReplicas: 4'), 4],
      ['RayJob', `{ rayClusterSpec: ${group('replicas: 2, numOfHosts: 2')} }`, 4],
    ] as const) {
      const seen = accelerators(`apiVersion: v1\nkind: ${kind}\nspec: ${spec}`)
      expect([kind, seen]).toMatchObject([kind, [{ kind: 'gpu', nodes, count: 8 * nodes, certainty: 'states' }]])
    }
  })

  it('adds up the roles of a job and knows its framework by its kind', () => {
    const text = `apiVersion: kubeflow.org/v1
kind: PyTorchJob
metadata: { name: fsdp }
spec:
  pytorchReplicaSpecs:
    Master: { replicas: 1, template: { spec: { ${container('nvidia.com/gpu', 8)} } } }
    Worker: { replicas: 3, template: { spec: { ${container('nvidia.com/gpu', 8)} } } }
`
    expect(read(text)).toMatchObject([
      { what: 'framework', framework: 'pytorch', how: 'configured', certainty: 'states', place: { line: 2 } },
      { what: 'accelerator', perNode: 8, nodes: 4, count: 32, job: 'fsdp' },
    ])
  })

  it('reads a TrainJob and leaves the count of a runtime to it', () => {
    const job = `apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: { name: tune }
spec:
  runtimeRef: { name: torch }
  trainer:
    numNodes: 4
    resourcesPerNode: { limits: { nvidia.com/gpu: 2 } }
`
    expect(accelerators(job)).toMatchObject([{ perNode: 2, nodes: 4, count: 8 }])
    expect(accelerators(job.replace('numNodes: 4', 'x: 1'))).toEqual([expect.not.objectContaining({ nodes: 1 })])
    expect(accelerators(job.replace(/ +resourcesPerNode.*\n/, ''))).toEqual([])
    const runtime = `apiVersion: trainer.kubeflow.org/v1alpha1
kind: ClusterTrainingRuntime
spec:
  template:
    spec:
      replicatedJobs:
        - name: node
          template: { spec: { template: { spec: { ${container('nvidia.com/gpu', 1)} } } } }
`
    expect(accelerators(runtime)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    // The runtime's own number of nodes is the default for jobs.
    expect(accelerators(runtime.replace('spec:\n', 'spec:\n  mlPolicy: { numNodes: 3 }\n'))).toMatchObject([
      { perNode: 1, nodes: 3, count: 3, byDefault: 'nodes' },
    ])
  })

  it('counts TPUs by their topology', () => {
    const tpu = (kind: string, rest: string, chips: number, topology: string) => `apiVersion: v1
kind: ${kind}
spec:
  ${rest}
  template:
    spec:
      nodeSelector:
        cloud.google.com/gke-tpu-accelerator: tpu-v5-lite-podslice
        cloud.google.com/gke-tpu-topology: ${topology}
      ${container('google.com/tpu', chips)}
`
    expect(accelerators(tpu('Job', 'parallelism: 4', 4, '4x4'))).toMatchObject([
      {
        kind: 'tpu',
        accelerator: 'tpu-v5-lite-podslice',
        perNode: 4,
        nodes: 4,
        count: 16,
        topology: '4x4',
        provider: 'gcp',
      },
    ])
    // Each copy of a server has its own slice.
    expect(accelerators(tpu('Deployment', 'replicas: 2', 8, '2x4'))).toMatchObject([{ perNode: 8, nodes: 1, count: 8 }])
  })

  it('counts the slices of a JobSet, and none that are not told', () => {
    const jobSet = (replicas: string, parallelism = '4'): Observation[] =>
      accelerators(`apiVersion: jobset.x-k8s.io/v1alpha2
kind: JobSet
spec:
  replicatedJobs:
  - name: workers
    ${replicas}
    template:
      spec:
        parallelism: ${parallelism}
        template:
          spec:
            nodeSelector:
              cloud.google.com/gke-tpu-accelerator: tpu-v5p-slice
              cloud.google.com/gke-tpu-topology: 2x2x4
            ${container('google.com/tpu', 4)}
`)
    expect(jobSet('replicas: 3')).toMatchObject([{ nodes: 12, count: 48 }])
    // Slices are whole, even if the pods leave part of them unused.
    expect(jobSet('replicas: 3', '1')).toMatchObject([{ count: 48 }])
    expect(jobSet('replicas: 3', '$' + '{HOSTS}')).toMatchObject([{ count: 48 }])
    for (const open of ['replicas: $' + '{SLICES}', 'replicas: {{ slices }}', 'replicas: "@SLICES@"']) {
      const [seen, another] = jobSet(open)
      expect(another).toBeUndefined()
      expect(seen).toMatchObject({ perNode: 4, topology: '2x2x4' })
      expect(seen).not.toHaveProperty('count')
      expect(seen).not.toHaveProperty('nodes')
    }
    expect(jobSet('suspend: true')).toMatchObject([{ count: 16 }])
  })

  it('reads JSON as it reads YAML', () => {
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'train' }, spec: JSON.parse(podSpec) }
    const seen = (text: string) => reader.read(new SourceFile('k8s/job.json', text))
    expect(seen(JSON.stringify(pod, null, '\t'))).toMatchObject([{ job: 'train', perNode: 8, nodes: 1, count: 8 }])
    expect(seen(podSpec)).toEqual([])
  })

  it('reads templates, where nothing that is filled in later counts', () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: "{{ name }}" }
spec:
  nodeSelector:
    cloud.google.com/gke-accelerator: {{ model | default("nvidia-l4") }}
  containers:
  - name: main
    image: {{ image }}:@TAG@
    env: [{ name: A, value: "%(value)s" }]
    resources:
      limits:
        nvidia.com/gpu: AMOUNT
`
    expect(accelerators(pod.replace('AMOUNT', '4'))).toEqual([
      {
        ...{ what: 'accelerator', certainty: 'states', place: { path: 'k8s/job.yaml', line: 13 } },
        ...{ kind: 'gpu', vendor: 'nvidia', perNode: 4, nodes: 1, count: 4 },
      },
    ])
    expect(accelerators(pod.replace('AMOUNT', '{{ gpus }}'))).toEqual([
      expect.not.objectContaining({ count: expect.anything() }),
    ])
  })

  it('hears only a hint in templates with conditions and loops', () => {
    const job = `apiVersion: batch/v1
kind: Job
spec:
  {{- if .Values.parallelism }}
  parallelism: {{ .Values.parallelism }}
  {{- end }}
  template: { spec: { ${container('nvidia.com/gpu', 8)} } }
`
    const reading = (text: string) => readingOf('k8s/job.yaml', text, [reader])
    const because = 'is a template with conditions or loops, whose numbers are not compared'
    const observations = [
      {
        ...{ what: 'accelerator', certainty: 'suggests', place: { path: 'k8s/job.yaml', line: 7 } },
        ...{ kind: 'gpu', vendor: 'nvidia' },
      },
    ]
    expect(reading(job)).toEqual({ because, observations })
    // Another document of the file may be inside the same condition.
    expect(reading(`${job.replaceAll(/.*\{\{.*\n/g, '#\n')}---\n{{ end }}\n`)).toEqual({ because, observations })
    // No number is literal here.
    expect(reading(job.replace(': 8', ': {{ .Values.gpus }}'))).toEqual({ observations })
  })

  it('tells vendors and kinds apart by the resource', () => {
    const pod = (resource: string, amount: string | number) =>
      accelerators(`apiVersion: v1\nkind: Pod\nspec: { ${container(resource, amount)} }`)
    expect(pod('amd.com/gpu', 8)).toMatchObject([{ kind: 'gpu', vendor: 'amd', count: 8 }])
    expect(pod('gpu.intel.com/i915', 2)).toMatchObject([{ kind: 'gpu', vendor: 'intel', count: 2 }])
    expect(pod('habana.ai/gaudi', 8)).toMatchObject([{ kind: 'other', vendor: 'intel', count: 8 }])
    expect(pod('aws.amazon.com/neuron', 16)).toMatchObject([{ kind: 'other', vendor: 'aws', count: 16 }])
    // Cores and parts of cards are not accelerators.
    for (const part of ['aws.amazon.com/neuroncore', 'nvidia.com/mig-1g.10gb', 'nvidia.com/gpu.shared']) {
      expect(pod(part, 2)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    }
    expect(pod('nvidia.com/gpu', 0)).toEqual([])
    expect(pod('cpu', 8)).toEqual([])
  })

  it('takes a number that is filled in later for a hint without a count', () => {
    const text = `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: a\n      resources: { limits: { nvidia.com/gpu: $GPUS } }`
    expect(accelerators(text)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'k8s/job.yaml', line: 6 },
        certainty: 'suggests',
        kind: 'gpu',
        vendor: 'nvidia',
        nodes: 1,
      },
    ])
  })

  it('reads what labels of nodes tell', () => {
    const selecting = (selector: string, resources = 'nvidia.com/gpu: 8') =>
      accelerators(
        `apiVersion: v1\nkind: Pod\nspec:\n  nodeSelector: { ${selector} }\n  containers: [{ image: a, resources: { limits: { ${resources} } } }]`,
      )
    expect(selecting('node.kubernetes.io/instance-type: p5.48xlarge')).toMatchObject([
      { machine: 'p5.48xlarge', provider: 'aws', count: 8 },
    ])
    expect(selecting('nvidia.com/gpu.product: NVIDIA-H100-80GB-HBM3')).toMatchObject([
      { accelerator: 'NVIDIA-H100-80GB-HBM3' },
    ])
    expect(
      selecting('nvidia.com/gpu.product: NVIDIA-A100-SXM4-80GB-MIG-1g.10gb', 'nvidia.com/mig-1g.10gb: 1'),
    ).toMatchObject([{ accelerator: 'NVIDIA-A100-SXM4-80GB' }])
    expect(selecting('karpenter.k8s.aws/instance-gpu-name: a100, karpenter.sh/capacity-type: spot')).toMatchObject([
      { accelerator: 'a100', provider: 'aws', spot: true },
    ])
    // A pod that only selects a node may not request its accelerators.
    expect(selecting('cloud.google.com/gke-accelerator: nvidia-l4', 'cpu: 1')).toEqual([
      expect.objectContaining({ certainty: 'suggests', accelerator: 'nvidia-l4' }),
    ])
    expect(selecting('node.kubernetes.io/instance-type: m5.large', 'cpu: 1')).toEqual([])
  })

  it('reads the affinity that a pod cannot do without, and not one that leaves a choice', () => {
    const affinity = (values: string) => `apiVersion: v1
kind: Pod
spec:
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions: [{ key: cloud.google.com/gke-accelerator, operator: In, values: [${values}] }]
  ${container('nvidia.com/gpu', 1)}
`
    expect(accelerators(affinity('nvidia-l4'))).toMatchObject([{ accelerator: 'nvidia-l4' }])
    expect(accelerators(affinity('nvidia-l4, nvidia-tesla-t4'))).toEqual([
      expect.not.objectContaining({ accelerator: expect.anything() }),
    ])
  })

  it('joins pods of one object that ask for the same hardware', () => {
    const text = `apiVersion: leaderworkerset.x-k8s.io/v1
kind: LeaderWorkerSet
spec:
  leaderWorkerTemplate:
    size: 2
    leaderTemplate:
      spec: { nodeSelector: { cloud.google.com/gke-accelerator: nvidia-h100-80gb }, ${container('nvidia.com/gpu', 8)} }
    workerTemplate: { spec: { ${container('nvidia.com/gpu', 8)} } }
`
    expect(accelerators(text)).toMatchObject([{ accelerator: 'nvidia-h100-80gb', nodes: 2, count: 16 }])
  })

  it('says nothing of what makes room for jobs', () => {
    for (const kind of ['ClusterQueue', 'ResourceQuota', 'DaemonSet', 'CustomResourceDefinition', 'ClusterPolicy']) {
      const text = `apiVersion: v1\nkind: ${kind}\nspec: { template: { spec: { ${container('nvidia.com/gpu', 8)} } } }`
      expect([kind, accelerators(text)]).toEqual([kind, []])
    }
  })

  it('leaves open what grows and shrinks by itself', () => {
    const cluster = `apiVersion: ray.io/v1\nkind: RayCluster\nspec:\n  enableInTreeAutoscaling: true\n  workerGroupSpecs:\n  - { replicas: 2, template: { spec: { ${container('nvidia.com/gpu', 8)} } } }`
    expect(accelerators(cluster)).toEqual([expect.not.objectContaining({ nodes: 2 })])
    expect(accelerators(cluster.replace('true', 'false'))).toMatchObject([{ nodes: 2, count: 16 }])
  })

  it('suggests the machines of a cluster, which are there for any job', () => {
    const groups = `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmanagedNodeGroups:\n  - { name: gpu, instanceType: p4d.24xlarge, desiredCapacity: 2 }\n  - { name: system, instanceType: m5.large }`
    expect(accelerators(groups)).toMatchObject([{ certainty: 'suggests', machine: 'p4d.24xlarge', perNode: 8 }])
    expect(accelerators(groups)).toEqual([expect.not.objectContaining({ nodes: 2 })])
    expect(accelerators(groups.replace('kind', 'of'))).toEqual([])
  })

  it('finds objects in others, and keeps apart those that ask for different hardware', () => {
    const pod = (model: string) =>
      `{ template: { spec: { nodeSelector: { cloud.google.com/gke-accelerator: ${model} }, ${container('nvidia.com/gpu', 4)} } } }`
    const wrapped = (other: string) => `apiVersion: workload.codeflare.dev/v1beta2
kind: AppWrapper
spec:
  components:
    - template:
        apiVersion: batch.volcano.sh/v1alpha1
        kind: Job
        metadata: { name: inner }
        spec:
          tasks: [${pod('nvidia-l4')}, ${pod(other)}]
`
    expect(accelerators(wrapped('nvidia-l4'))).toMatchObject([{ job: 'inner', nodes: 2, count: 8 }])
    expect(accelerators(wrapped('nvidia-tesla-t4'))).toMatchObject([
      { accelerator: 'nvidia-l4', count: 4 },
      { accelerator: 'nvidia-tesla-t4', count: 4 },
    ])
  })

  it('leaves open how often a patch or an object of unknown form runs, where it does not say', () => {
    const patch = `apiVersion: apps/v1\nkind: Deployment\nspec:\n  template: { spec: { containers: [{ name: a, resources: { limits: { nvidia.com/gpu: 4 } } }] } }`
    expect(accelerators(patch)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    const workflow = `apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nspec:\n  templates:\n    - nodeSelector: { cloud.google.com/gke-accelerator: nvidia-l4 }\n      container: { image: a, resources: { limits: { nvidia.com/gpu: 1 } } }`
    expect(accelerators(workflow)).toMatchObject([{ certainty: 'states', perNode: 1 }])
    const custom = `apiVersion: example.com/v1\nkind: TrainingSet\nspec:\n  worker:\n    replicas: 2\n    resources: { limits: { nvidia.com/gpu: 4 } }`
    expect(accelerators(custom)).toMatchObject([{ certainty: 'states', perNode: 4 }])
    expect(accelerators(custom)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    const slices = `apiVersion: example.com/v1\nkind: Slices\nspec: { nodeSelector: { cloud.google.com/gke-tpu-topology: 2x4 }, ${container('google.com/tpu', 4)} }`
    expect(accelerators(slices)).toMatchObject([{ perNode: 4, topology: '2x4' }])
    expect(accelerators(slices)).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    const values = `resources:\n  limits:\n    habana.ai/gaudi: &cards "2"\n  requests:\n    habana.ai/gaudi: *cards`
    expect(accelerators(values)).toMatchObject([{ certainty: 'suggests', vendor: 'intel', perNode: 2 }])
  })

  it('keeps the lines of a stream of documents and reads past one that cannot be read', () => {
    const text = `# Values come first.
apiVersion: v1
kind: Pod
spec: {{ toYaml .Values.pod }}  # nvidia.com/gpu
--- # the job
apiVersion: v1
kind: Pod
metadata: { name: one }
spec: { ${container('nvidia.com/gpu', 1)} }
---
apiVersion: v1
kind: List
items:
  - apiVersion: v1
    kind: Pod
    metadata: { name: two }
    spec: { ${container('nvidia.com/gpu', 2)} }
`
    expect(read(text).map(({ job, place }) => [job, place.line])).toEqual([
      ['one', 9],
      ['two', 17],
    ])
  })

  it('hears the framework from the command and the image of the container that computes', () => {
    const text = `apiVersion: v1
kind: Pod
spec:
  containers:
    - image: pytorch/pytorch:2.4.0-cuda12.1-cudnn9-devel
      command: [bash, -c, "cd /work && torchrun --nproc_per_node=8 train.py"]
      resources: { limits: { nvidia.com/gpu: 8 } }
    - image: tensorflow/tensorflow:2.14.0
`
    expect(read(text)).toMatchObject([
      { what: 'framework', framework: 'pytorch', how: 'image', version: '2.4.0' },
      { what: 'stack', stack: 'cuda' },
      { what: 'framework', framework: 'pytorch', how: 'configured' },
      { what: 'reference', file: 'train.py' },
      { what: 'accelerator', count: 8 },
    ])
  })

  it('reads past placeholders in one sign or two', () => {
    for (const sign of ['@', '@@'])
      expect(
        accelerators(
          `apiVersion: v1\nkind: Pod\nmetadata: { name: a, owner: ${sign}OWNER${sign} }\nspec: { ${container('nvidia.com/gpu', 4)} }\n`,
        ),
      ).toMatchObject([{ perNode: 4 }])
  })

  it('takes only files that may hold objects', () => {
    for (const path of ['a.yaml', 'b/c.yml', 'job.yaml.template', 'train.yaml-template', 'x.yaml.j2']) {
      expect(reader.matches(path)).toBe(true)
    }
    expect(reader.matches('a.toml')).toBe(false)
    expect(reader.mayHold?.('kind: Pod\n')).toBe(false)
  })
})

describe('pods that start Ray by themselves', () => {
  it('are one of a number of nodes that is open', () => {
    const job = (command: string, parallelism = 1) =>
      accelerators(
        `apiVersion: batch/v1\nkind: Job\nspec:\n  parallelism: ${parallelism}\n  template: { spec: { ${container('nvidia.com/gpu', 8).replace('image:', `args: ["${command}"], image:`)} } }`,
      )
    expect(job('ray start --address=head:6379 --block')).toEqual([expect.not.objectContaining({ count: 8 })])
    expect(job('ray start --address=head:6379 --block', 4)).toMatchObject([{ perNode: 8, count: 32 }])
    expect(job('python train.py')).toMatchObject([{ perNode: 8, count: 8 }])
  })
})
