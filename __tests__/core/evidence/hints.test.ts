import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { evidenceIn } from '../../support/projects.ts'

const set = ruleSet(rules)

/** The findings against a job, with severity. */
function said(files: Readonly<Record<string, string>>, job: string, name = 'tune-7b'): string[] {
  const manifest = `jobs:\n  ${name}:\n${job.replace(/^/gm, '    ')}\n`
  const evidence = evidenceIn(files, 'accelerator.yml')
  return checkFile('accelerator.yml', manifest, set, defaultThresholds, { evidence })
    .findings.filter(({ rule }) => rule.startsWith('evidence/') && rule !== 'evidence/unread-count')
    .map(({ rule, severity }) => `${rule.slice('evidence/'.length)} ${severity}`)
}

const kind = ['accelerator-kind-differs warning']
const maker = ['accelerator-differs warning']

describe('what the script of a job sets', () => {
  const tpu = { 'scripts/tune_7b.sh': 'export PJRT_DEVICE=TPU\npython main.py\n' }
  const cuda = { 'scripts/tune_7b.sh': 'CUDA_VISIBLE_DEVICES=0,1 python main.py\n' }

  it('contradicts another kind, where the script is called as the job is or is listed', () => {
    expect(said(tpu, 'hardware: H100:8')).toEqual(kind)
    expect(said(tpu, 'hardware: tpu-v5e-8')).toEqual([])
    expect(said(tpu, 'hardware: H100:8', 'tune-70b')).toEqual([])
    // Of two jobs, the script belongs to the one with its name.
    expect(said(tpu, 'hardware: tpu-v5e-8\n', 'tune-70b: { hardware: H100:8 }\n  tune-7b')).toEqual([])
    expect(said(tpu, 'evidence: [scripts/*]\nhardware: H100:8', 'other')).toEqual(kind)
    expect(said(cuda, 'hardware: tpu-v5e-8')).toEqual(kind)
    expect(said(cuda, 'hardware: trn1:16')).toEqual(kind)
  })

  it('contradicts another kind, where all scripts beside the manifest are for it, whatever they are called', () => {
    expect(said(tpu, 'hardware: H100:8', 'alpaca')).toEqual(kind)
    expect(said(tpu, 'hardware: tpu-v5e-8', 'alpaca')).toEqual([])
    for (const other of ['tune_13b.sh', 'slurm/run.sh'])
      expect(
        said({ ...tpu, [other]: 'CUDA_VISIBLE_DEVICES=0 python main.py\n' }, 'hardware: H100:8', 'alpaca'),
      ).toEqual([])
    expect(said({ 'tpu/tune.sh': tpu['scripts/tune_7b.sh'] }, 'hardware: H100:8', 'alpaca')).toEqual([])
    expect(said({ 'a.yaml': 'use_tpu: true\n' }, 'hardware: H100:8', 'alpaca')).toEqual([])
    expect(said({ ...tpu, 'requirements.txt': 'jax[cuda12]\n' }, 'framework: jax\nhardware: H100:8', 'alpaca')).toEqual(
      [],
    )
  })

  it('contradicts another model, where everything that names one names the same', () => {
    const create = (type: string) => `gcloud compute tpus tpu-vm create t --accelerator-type=\${1:-${type}}\n`
    const slice = 'hardware: { accelerator: v5p-8, provider: gcp }'
    expect(said({ 'a.sh': create('v6e-8') }, slice, 'alpaca')).toContain(maker[0])
    expect(said({ 'a.sh': create('v6e-8') }, slice, 'tune-7b')).toContain(maker[0])
    expect(said({ 'a_7b.sh': create('v6e-8') }, slice, 'tune-13b')).toEqual([])
    expect(said({ 'a.sh': create('v6e-8'), 'b.sh': create('v4-8') }, slice, 'alpaca')).toEqual([])
  })

  it('is worth a look where a launcher asks for another model by default', () => {
    const launcher = (type: string) =>
      `import argparse\nfrom sagemaker.pytorch import PyTorch\nparser = argparse.ArgumentParser()\nparser.add_argument("--instance-type", default="${type}")\nargs = parser.parse_args()\nPyTorch(entry_point="train.py", instance_type=args.instance_type, instance_count=1).fit()\n`
    const declared = 'hardware: { accelerator: h100, count: 1, provider: aws }'
    expect(said({ 'launch.py': launcher('ml.g5.4xlarge') }, declared, 'alpaca')).toEqual(['accelerator-differs notice'])
    const two = { 'launch.py': launcher('ml.g5.4xlarge'), 'other.py': launcher('ml.p4d.24xlarge') }
    expect(said(two, declared, 'alpaca')).toEqual([])
  })

  it('contradicts another number, where the settings of a launcher tell the only one', () => {
    const config = 'compute_environment: LOCAL_MACHINE\ndistributed_type: FSDP\nnum_machines: 1\nnum_processes: 2\n'
    const declared = 'hardware: H100:16'
    expect(said({ 'accelerate_config.yaml': config }, declared, 'alpaca')).toEqual(['count-differs warning'])
    expect(said({ 'accelerate_config.yaml': config }, 'hardware: H100:2', 'alpaca')).toEqual([])
    expect(said({ 'configs/run.yaml': config }, declared, 'alpaca')).toEqual([])
  })

  it('contradicts another provider, where all that is asked of one beside the manifest goes to the same', () => {
    const pool = 'gcloud container node-pools create a --machine-type=a2-highgpu-8g --num-nodes=1\n'
    const hardware = (provider: string) => `hardware: { accelerator: a100-40gb, count: 8, provider: ${provider} }`
    expect(said({ 'pool.sh': pool }, hardware('aws'), 'alpaca')).toEqual(['provider-differs warning'])
    expect(said({ 'pool.sh': pool }, hardware('gcp'), 'alpaca')).toEqual([])
    const group = { 'group.sh': 'eksctl create nodegroup --node-type p4d.24xlarge --nodes 1\n' }
    expect(said({ 'pool.sh': pool, ...group }, hardware('azure'), 'alpaca')).toEqual([])
  })

  it('contradicts another provider, where nothing asks for hardware', () => {
    const ssh = { 'scripts/tune_7b.sh': 'gcloud compute tpus tpu-vm ssh box --command="python train.py"\n' }
    expect(said(ssh, 'hardware: { accelerator: tpu-v5e, count: 8, provider: azure }')).toEqual([
      'provider-differs warning',
    ])
    expect(said(ssh, 'hardware: { accelerator: tpu-v5e, count: 8, provider: gcp }')).toEqual([])
    expect(said(ssh, 'hardware: { accelerator: tpu-v5e, count: 8, provider: azure }', 'tune-70b')).toEqual([])
  })

  it('contradicts the kind and the provider of a cloud, and its model and number by default where the script is listed', () => {
    const create = 'gcloud compute tpus tpu-vm create t --accelerator-type=$' + '{1:-v6e-8}\n'
    const byDefault = { 'scripts/tune_7b.sh': create }
    expect(said(byDefault, 'hardware: { accelerator: tpu-v6e, count: 8, provider: gcp }')).toEqual([])
    expect(said(byDefault, 'evidence: [scripts/*]\nhardware: { accelerator: v5p-64, provider: gcp }')).toEqual([
      'accelerator-differs warning',
      'count-differs warning',
    ])
    expect(said(byDefault, 'hardware: H100:8')).toEqual(kind)
    // Every start goes to this provider, so it counts for a job with another name too.
    const elsewhere = 'hardware: { accelerator: tpu-v6e, count: 8, provider: aws }'
    expect(said(byDefault, elsewhere, 'tune-70b')).toEqual(['provider-differs warning'])
    const aws = { 'other.sh': 'aws ec2 run-instances --instance-type $' + '{1:-p4d.24xlarge}\n' }
    expect(said({ ...byDefault, ...aws }, elsewhere, 'tune-70b')).toEqual([])
  })

  it('contradicts nothing where it sets several', () => {
    expect(said({ ...tpu, 'slurm/tune_7b.sh': 'CUDA_VISIBLE_DEVICES=0 python main.py\n' }, 'hardware: H100:8')).toEqual(
      [],
    )
  })

  it('contradicts nothing where a launch near it asks for accelerators', () => {
    const files = { ...tpu, 'main.sbatch': '#SBATCH --nodes=1\n#SBATCH --gpus-per-node=8\nsrun python main.py\n' }
    expect(said(files, 'hardware: H100:8')).toEqual([])
  })

  it('contradicts another maker', () => {
    const smi = { 'tune_7b.sh': '#SBATCH --gpus-per-node=8\n#SBATCH --nodes=1\nnvidia-smi\nsrun python main.py\n' }
    expect(said(smi, 'hardware: MI300X:8')).toEqual(maker)
    expect(said(smi, 'hardware: H100:8')).toEqual([])
    const both = { ...smi, 'slurm/tune_7b.sh': 'rocm-smi\n' }
    expect(said(both, 'hardware: MI300X:8')).toEqual([])
  })

  it('contradicts another model by the name of a partition', () => {
    const files = { 'tune_7b.sh': '#SBATCH --partition=gb200\n#SBATCH --nodes=2\nsrun python main.py\n' }
    expect(said(files, 'hardware: { accelerator: a100, count: 8, nodes: 2 }')).toEqual(maker)
    expect(said(files, 'hardware: { accelerator: gb200, count: 8, nodes: 2 }')).toEqual([])
  })
})

describe('what the scripts around a job load', () => {
  const rocm = { 'run.sh': 'module load rocm/6.0\npython main.py\n' }

  it('contradicts another maker of GPUs where all of it is for one', () => {
    expect(said(rocm, 'hardware: H100:8')).toEqual(maker)
    expect(said(rocm, 'hardware: MI300X:8')).toEqual([])
    expect(said({ ...rocm, 'b.sh': 'module load cuda\n' }, 'hardware: H100:8')).toEqual([])
    expect(said({ ...rocm, Dockerfile: 'FROM nvidia/cuda:12.4.1-devel-ubuntu22.04\n' }, 'hardware: H100:8')).toEqual([])
    expect(said({ 'run.sh': 'module load cuda\n' }, 'hardware: MI300X:8')).toEqual(maker)
    expect(said({ 'run.sh': 'module load cuda\n' }, 'hardware: H100:8')).toEqual([])
    expect(said({ 'run.sh': 'module load cuda\n' }, 'hardware: gaudi2:8')).toEqual(kind)
    expect(said({ 'run.sh': 'apptainer exec --nv a.sif python main.py\n' }, 'hardware: MI300X:8')).toEqual(maker)
    expect(said({ 'run.sh': 'singularity exec --rocm a.sif python main.py\n' }, 'hardware: H100:8')).toEqual(maker)
    expect(said({ 'main.py': 'import torch\ntorch.cuda.is_available()\n' }, 'hardware: MI300X:8')).toEqual([])
  })
})

describe('where the sources move their work', () => {
  const main = { 'main.py': 'import torch\nmodel = torch.nn.Linear(1, 1).cuda()\nloss.backward()\n' }
  const tpu = 'framework: pytorch\nhardware: tpu-v5e-8'

  it('contradicts hardware that nothing here serves', () => {
    expect(said(main, tpu)).toEqual(kind)
    expect(said(main, 'framework: pytorch\nhardware: trn1:16')).toEqual(kind)
    expect(said(main, 'framework: pytorch\nhardware: H100:8')).toEqual([])
  })

  it('contradicts nothing where something serves it, or the job is in another framework', () => {
    expect(said({ ...main, 'requirements.txt': 'torch_xla[tpu]==2.6.0\n' }, tpu)).toEqual([])
    expect(said({ ...main, 'xla.py': 'import torch_xla\n' }, tpu)).toEqual([])
    expect(said({ ...main, 'run_tpu.sh': 'PJRT_DEVICE=TPU python main.py\n' }, tpu)).toEqual([])
    const flax = { 'requirements.txt': 'jax\nflax\n', 'model.py': 'import jax\nimport flax\n' }
    expect(said({ ...main, ...flax }, 'framework: jax\nhardware: tpu-v5e-8')).toEqual([])
  })

  it('contradicts nothing where no program that trains does so', () => {
    expect(said({ 'metrics/fid.py': main['main.py'] }, tpu)).toEqual([])
  })
})

describe('what belongs to other work or to another part', () => {
  it('is an image that prepares data', () => {
    const image = 'FROM nvidia/cuda:12.4.1-devel-ubuntu22.04\n'
    expect(said({ 'data/Dockerfile': image }, 'hardware: tpu-v5e-8')).toEqual([])
    expect(said({ 'docker/Dockerfile': image }, 'hardware: tpu-v5e-8')).toEqual(['image-for-other-hardware warning'])
  })

  it('is a setting beside a folder that is called as the job is, or far below', () => {
    const fp16 = 'python train.py --do_train --fp16 --per_device_train_batch_size 8\n'
    const job = 'model: { precision: bf16 }\nhardware: H100:8'
    expect(said({ 'runs/tune_7b/a.sh': 'torchrun a.py\n', 'runs/tune_1b/a.sh': fp16 }, job)).toEqual([])
    expect(said({ 'runs/tune_7b/a.sh': fp16, 'runs/tune_1b/a.sh': 'torchrun a.py\n' }, job)).toEqual([
      'precision-differs warning',
    ])
    expect(said({ 'work/plants/one/a.sh': fp16 }, job)).toEqual([])
    expect(said({ 'work/plants/a.sh': fp16 }, job)).toEqual(['precision-differs warning'])
  })

  it('is a sharding of which the code has several', () => {
    const files = { 'ds_config.json': '{"zero_optimization": {"stage": 1}, "train_batch_size": 8}' }
    const job = 'hardware: { accelerator: h100, count: 8, parallelism: data }'
    expect(said(files, job)).toEqual(['sharding-differs warning'])
    const ddp =
      'import torch\nfrom torch.nn.parallel import DistributedDataParallel as DDP\nm = DDP(model)\nloss.backward()\n'
    expect(said({ ...files, 'main.py': ddp }, job)).toEqual([])
  })
})

describe('packages that were written down from an environment', () => {
  const frozen = { 'requirements.txt': 'torch==2.3.0\nnvidia-cublas-cu12==12.1.3.1\n' }

  it('are for the hardware that it was for', () => {
    expect(said(frozen, 'framework: pytorch\nhardware: MI300X:8')).toEqual(['dependencies-for-other-hardware warning'])
    expect(said(frozen, 'framework: pytorch\nhardware: H100:8')).toEqual([])
    expect(
      said({ ...frozen, 'Dockerfile.rocm': 'FROM rocm/pytorch\n' }, 'framework: pytorch\nhardware: MI300X:8'),
    ).toEqual([])
  })

  it('are not told by an index alone', () => {
    const index = { 'requirements.txt': '-f https://storage.googleapis.com/jax-releases/libtpu_releases.html\njax\n' }
    expect(said(index, 'framework: jax\nhardware: H100:8')).toEqual([])
  })

  it('bind no job in another framework than PyTorch, which brings them', () => {
    const jax = { 'requirements.txt': `${frozen['requirements.txt']}jax==0.4.30\n`, 'main.py': 'import jax\n' }
    expect(said(jax, 'framework: jax\nhardware: tpu-v5e-8')).toEqual([])
  })
})

describe('images beside listed files', () => {
  const image = 'FROM nvidia/cuda:12.4.1-devel-ubuntu22.04\n'
  const job = "evidence: ['a/run.sh']\nhardware: tpu-v5e-8"

  it('are those above them, or in a folder for images there', () => {
    const run = { 'a/run.sh': 'torchrun main.py\n' }
    expect(said({ ...run, 'docker/Dockerfile': image }, job)).toEqual(['image-for-other-hardware warning'])
    expect(said({ ...run, 'a/Dockerfile': image }, job)).toEqual(['image-for-other-hardware warning'])
    expect(said({ ...run, 'b/Dockerfile': image }, job)).toEqual([])
  })
})
