import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/sources/python-documents.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'submit.py', text)

const spec = (submit: string) => `MACHINE = "a2-highgpu-2g"
MODEL = "NVIDIA_TESLA_A100"
def spec(env):
    return (
        "workerPoolSpecs:\\n"
        "- machineSpec:\\n"
        f"    machineType: {MACHINE}\\n"
        f"    acceleratorType: {MODEL}\\n"
        "    acceleratorCount: 2\\n"
        "  replicaCount: 3\\n"
        "  containerSpec:\\n"
        "    env:\\n"
        f"{env}\\n"
    )
${submit}
`

describe('specifications that Python writes as a text', () => {
  it('are read by the reader of their format, on the lines of the source', () => {
    expect(read(spec('run(["gcloud", "ai", "custom-jobs", "create"])'))).toEqual([
      '6! accelerator gpu nvidia NVIDIA_TESLA_A100 a2-highgpu-2g perNode=2 nodes=3 count=6 gcp',
    ])
  })

  it('only suggest where nothing in the file submits them', () => {
    expect(read(spec('save(spec(env))'))).toEqual([
      '6? accelerator gpu nvidia NVIDIA_TESLA_A100 a2-highgpu-2g perNode=2 nodes=3 count=6 gcp',
    ])
  })

  const pod = (before: string, count: string, indent = '') => `import subprocess
${before}"""\\
${indent}apiVersion: v1
${indent}kind: Pod
${indent}metadata: {{name: x}}
${indent}spec:
${indent}  containers:
${indent}    - image: a
${indent}      resources:
${indent}        limits:
${indent}          nvidia.com/gpu: ${count}
"""
subprocess.run(["kubectl", "apply", "-f", "-"], input=text)
`

  it('may be indented, and filled in with names', () => {
    expect(read(`GPUS = 4\n${pod('text = f', '{GPUS}', '    ')}`)).toEqual([
      '12! accelerator gpu nvidia perNode=4 nodes=1 count=4 @x',
    ])
    expect(read(pod('text = f', '{count_of(x)}'))).toEqual(['11? accelerator gpu nvidia nodes=1 @x'])
  })

  it('hold what whoever starts the program may overrule', () => {
    const option = 'p.add_argument("--gpus", type=int, default=4)\n'
    expect(read(option + pod('text = f', '{args.gpus}'))).toEqual([
      '12? accelerator gpu nvidia perNode=4 nodes=1 count=4 byDefault @x',
    ])
  })

  it('are no documentation, and nothing that is printed', () => {
    for (const before of ['', 'print(f', 'p.add_argument("--spec", help=f', '# text = f'])
      expect(read(pod(before, '4'))).toEqual([])
  })

  it('hold their escapes as they are in raw strings', () => {
    expect(read('text = r"apiVersion: v1\\nkind: Pod\\nnvidia.com/gpu: 1"\n')).toEqual([])
  })
})

const job = (value: string, kind = 'Job') => `import kubernetes
GPUS = 8
def manifest(name):
    return {
        "apiVersion": "batch/v1",  # of the cluster
        "kind": "${kind}",
        "metadata": {"name": f"train-{name}", **labels},
        "spec": {
            "template": {
                "spec": {
                    "nodeSelector": {
                        "node.kubernetes.io/instance-type": "p4d.24xlarge"
                    },
                    "containers": [
                        {
                            "image": IMAGE,
                            "args": ["train"] + (["--fast"] if fast else []),
                            "env": [{"name": k, "value": v} for k, v in env.items()],
                            "resources": {"limits": {"cpu": "8", "nvidia.com/gpu": ${value}}},
                        }
                    ],
                }
            },
        },
    }
api.create_namespaced_job(namespace="x", body=manifest("a"))
`

describe('specifications that Python writes as a dictionary', () => {
  it('are read, whatever else stands in them', () => {
    const eight = ['19! accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=1 count=8 aws']
    for (const value of ['"8"', '8', 'GPUS', 'str(GPUS)', 'f"{GPUS}"'])
      expect(read(job(value)).map((line) => line.replace(/ @.*/, ''))).toEqual(eight)
  })

  it('leave open what is not written out', () => {
    for (const value of ['str(n)', '4 if big else 8', 'gpus * 2'])
      expect(read(job(value)).filter((line) => line.includes('perNode'))).toEqual([])
  })

  it('only suggest where they answer requests', () => {
    expect(read(job('8', 'Deployment')).every((line) => line.includes('?'))).toBe(true)
  })

  it('are none that never end', () => {
    expect(read(job('8').slice(0, 500))).toEqual([])
  })
})
