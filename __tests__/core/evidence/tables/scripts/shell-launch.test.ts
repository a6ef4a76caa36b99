import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'
import { shellCommands } from '../../../../../src/core/languages/shell/shell-commands.ts'

const read = (text: string, path = 'scripts/train.sh'): readonly Observation[] =>
  reader.read(new SourceFile(path, text)).filter(({ what }) => what !== 'reference')
const accelerators = (text: string, path?: string) => read(text, path).filter(({ what }) => what === 'accelerator')
const frameworks = (text: string) =>
  read(text).flatMap((seen) =>
    seen.what === 'framework' ? [seen.framework] : seen.what === 'library' ? [seen.library] : [],
  )

describe('launchers', () => {
  it('takes the processes of torchrun for GPUs', () => {
    expect(read('#!/bin/bash\n\ntorchrun --nproc_per_node=8 --nnodes=2 train.py\n')).toEqual([
      {
        what: 'framework',
        framework: 'pytorch',
        how: 'configured',
        certainty: 'suggests',
        place: { path: 'scripts/train.sh', line: 3 },
      },
      {
        what: 'accelerator',
        place: { path: 'scripts/train.sh', line: 3 },
        certainty: 'suggests',
        kind: 'gpu',
        perNode: 8,
        nodes: 2,
        count: 16,
      },
    ])
  })

  it('reads counts of all launchers', () => {
    const counts: [string, object][] = [
      ['torchrun --standalone --nproc-per-node 8 train.py', { perNode: 8, nodes: 1, count: 8 }],
      ['python3 -m torch.distributed.launch --nproc_per_node=4 train.py', { perNode: 4, nodes: 1, count: 4 }],
      ['python -m torch.distributed.run --nproc_per_node 8 --nnodes 4 a.py', { nodes: 4, count: 32 }],
      ['python -um torch.distributed.run --nproc_per_node 8 --nnodes 4 a.py', { nodes: 4, count: 32 }],
      ['python3 -X dev -mtorch.distributed.run --nproc_per_node 8 --nnodes 4 a.py', { nodes: 4, count: 32 }],
      ['python -Bum accelerate.commands.launch --num_processes 4 a.py', { count: 4 }],
      ['accelerate launch --num_processes 16 --num_machines 2 a.py', { perNode: 8, nodes: 2, count: 16 }],
      ['accelerate launch --num_processes=4 a.py', { count: 4 }],
      ['deepspeed --num_gpus 8 --num_nodes 2 a.py', { count: 16 }],
      ['deepspeed --include localhost:0,1,2,3 a.py', { count: 4 }],
      ['composer -n 8 train.py', { perNode: 8 }],
      ['composer -n8 train.py', { perNode: 8 }],
      ['composer --nproc 8 --world_size 64 train.py', { perNode: 8, count: 64 }],
      ['colossalai run --nproc_per_node 8 --host a,b train.py', { perNode: 8, nodes: 2, count: 16 }],
      ['lightning run model --devices=8 --num-nodes 2 train.py', { count: 16 }],
      ['tune run --nproc_per_node 4 full_finetune_distributed', { count: 4 }],
      ['accelerate launch --tpu a.py', { kind: 'tpu' }],
    ]
    for (const [command, said] of counts) {
      expect(accelerators(`OMP_NUM_THREADS=8 ${command}\n`)).toMatchObject([{ certainty: 'suggests', ...said }])
    }
  })

  it('counts the devices that a launch names', () => {
    const counts: [string, object][] = [
      ['accelerate launch --multi_gpu --gpu_ids 0,1,2,3 a.py', { perNode: 4, nodes: 1, count: 4 }],
      ['deepspeed --include n1:0,1,2,3@n2:4,5,6,7 a.py', { perNode: 4, nodes: 2, count: 8 }],
      ['python -m paddle.distributed.launch --gpus 0,1 a.py', { perNode: 2, nodes: 1, count: 2 }],
      ['horovodrun -np 16 -H a:8,b:8 python a.py', { perNode: 8, nodes: 2, count: 16 }],
      ['horovodrun -np 4 python a.py', { nodes: 1, count: 4 }],
    ]
    for (const [command, said] of counts) expect(accelerators(`${command}\n`)).toMatchObject([said])
    expect(accelerators('deepspeed --include n1:0,1@n2:0 a.py\n')).toEqual([])
    expect(accelerators('horovodrun -np 4 --hostfile hosts python a.py\n')).toEqual([
      expect.not.objectContaining({ nodes: expect.anything() }),
    ])
  })

  it('takes processes of MPI for GPUs only where the script names them', () => {
    const counts: [string, object][] = [
      ['mpirun -np 8 ./train -n 2000', { count: 8 }],
      ['mpirun -np 16 -H a:8,b:8 -x NCCL_DEBUG=INFO python a.py', { count: 16, perNode: 8, nodes: 2 }],
      ['mpiexec -n 32 --ppn 4 --hostfile /etc/hosts.mpi python a.py', { count: 32, perNode: 4 }],
      ['mpirun --map-by ppr:4:node python a.py', { perNode: 4 }],
      ['mpirun -c 64 -N4 python a.py', { count: 64, perNode: 4 }],
      ['mpiexec -n64 python a.py', { count: 64 }],
    ]
    for (const [command, said] of counts) {
      expect(accelerators(`make all USE_CUDNN=1\n${command}\n`)[0]).toMatchObject({ kind: 'gpu', ...said })
      expect(accelerators(`make all\n${command.replace('-x NCCL_DEBUG=INFO', '')}\n`)).toEqual([])
    }
    expect(accelerators('mpiexec -n 8 --ppn 4 python src/train_ddp.py\n')).toMatchObject([{ kind: 'gpu', perNode: 4 }])
    expect(accelerators('mpiexec -n 8 --ppn 4 python src/train.py --name ddp\n')).toEqual([])
    expect(accelerators('horovodrun -np 1 python a.py\n')).toMatchObject([{ count: 1, nodes: 1 }])
    expect(accelerators('make USE_CUDNN=1\nmpirun -np 1 python a.py\n')).toEqual([])
    for (const open of ['mpirun ./train -n 2000', 'mpirun -N 1 bash -c hostname', 'mpirun -np $N ./train']) {
      expect(accelerators(`make USE_CUDNN=1\n${open}\n`)).toEqual([])
    }
  })

  it('counts chips of Trainium1 by their cores, and no others', () => {
    const script = (target: string): string =>
      `export NEURON_CC_FLAGS="--target=${target}"\ntorchrun --nproc_per_node=32 --nnodes=2 a.py\n`
    expect(accelerators(script('trn1'))).toContainEqual(
      expect.objectContaining({ kind: 'other', accelerator: 'trn1', perNode: 16, nodes: 2, count: 32 }),
    )
    expect(accelerators(`${script('trn1')}# or\nexport TYPE=trn2.48xlarge\n`)).not.toContainEqual(
      expect.objectContaining({ count: expect.anything() }),
    )
    expect(accelerators(script('trn2'))).toEqual([expect.not.objectContaining({ perNode: expect.anything() })])
  })

  it('fills in what the script itself tells', () => {
    const text = `NPROC=8
NNODES=\${NNODES:-2}
ARGS=(
  --nproc_per_node $NPROC   # all of them
  --nnodes "$NNODES"
)
LAUNCHER="torchrun \${ARGS[@]}"
srun bash -c "cd src; $LAUNCHER train.py"
`
    expect(accelerators(text)).toMatchObject([{ perNode: 8, nodes: 2, count: 16, place: { line: 8 } }])
    expect(accelerators(`torchrun --nproc_per_node=\${GPUS:-4} a.py\n`)).toMatchObject([{ count: 4 }])
    expect(
      accelerators('#!/bin/bash\n#SBATCH --nodes=4\ntorchrun --nnodes=$SLURM_NNODES --nproc_per_node=8 a.py\n'),
    ).toMatchObject([{ count: 32 }])
  })

  it('leaves open what it cannot know', () => {
    for (const open of [
      'torchrun --nproc_per_node=$GPUS a.py',
      'torchrun --nproc_per_node=auto a.py',
      'torchrun --nproc_per_node=gpu a.py',
      'N=4\nN=8\ntorchrun --nproc_per_node=$N a.py',
      'for n in 1 2; do\ntorchrun --nproc_per_node=$n a.py\ndone',
    ]) {
      expect(accelerators(`${open}\n`)).toEqual([])
      expect(frameworks(`${open}\n`)).toEqual(['pytorch'])
    }
    expect(accelerators('torchrun --nproc_per_node=8 --nnodes=1:4 a.py\n')).toEqual([
      expect.not.objectContaining({ count: expect.anything() }),
    ])
  })

  it('takes processes for GPUs only where nothing speaks against it', () => {
    expect(
      accelerators('export NEURON_CC_FLAGS="--model-type transformer"\ntorchrun --nproc_per_node=8 a.py\n'),
    ).toEqual([expect.objectContaining({ kind: 'other', vendor: 'aws' })])
    expect(accelerators('deepspeed --num_gpus 8 run.py --use_habana\n')).toMatchObject([
      { kind: 'other', vendor: 'intel', count: 8 },
    ])
    expect(accelerators('python gaudi_spawn.py --world_size 8 --use_mpi run.py\n')).toMatchObject([
      { kind: 'other', vendor: 'intel', count: 8 },
    ])
    expect(accelerators('python xla_spawn.py --num_cores 8 run.py\n')).toMatchObject([{ kind: 'tpu' }])
    for (const option of ['--use_tpu=True', '--use_tpu true', '--use-tpu'])
      expect(accelerators(`NUM_HOSTS=2\npython run.py ${option}\n`)).toEqual([
        expect.not.objectContaining({ nodes: expect.anything() }),
      ])
    expect(accelerators('NUM_HOSTS=2\npython run.py --use_tpu False --gpus\n')).toMatchObject([{ kind: 'gpu' }])
    for (const other of [
      'torchrun --nproc_per_node=8 a.py --backend gloo',
      'torchrun --nproc_per_node=4 a.py --device cpu',
      'torchrun --nproc_per_node=75 tools/preprocess.py',
      'accelerate launch --cpu --num_processes 8 a.py',
      'torchrun --nproc_per_node=8 a.py --device musa',
    ]) {
      expect(accelerators(`${other}\n`)).toEqual([])
    }
    expect(accelerators('python -m torch_npu.x\ntorchrun --nproc_per_node=8 a.py\n')).toMatchObject([
      { kind: 'other', perNode: 8 },
    ])
  })

  it('leaves counting to Slurm where Slurm is asked', () => {
    const text = '#!/bin/bash\n#SBATCH --gres=gpu:4\ntorchrun --nproc_per_node=4 a.py\n'
    expect(read(text)).toMatchObject([{ what: 'framework', framework: 'pytorch' }])
  })

  it('tells frameworks and libraries by their launchers', () => {
    expect(frameworks('accelerate launch a.py\n')).toEqual(['pytorch', 'accelerate'])
    expect(frameworks('deepspeed a.py\n')).toEqual(['pytorch', 'deepspeed'])
    expect(frameworks('python3 -m MaxText.train base.yml\n')).toEqual(['jax', 'maxtext'])
    expect(frameworks('python -m torch_xla.distributed.xla_dist --tpu=x -- python a.py\n')).toEqual([
      'pytorch-xla',
      'torch-xla',
    ])
    expect(frameworks("cat > run.sh <<'EOF'\ntorchrun a.py\nEOF\n")).toEqual(['pytorch'])
  })

  it('hears no mention', () => {
    for (const mention of [
      '# torchrun --nproc_per_node=8 a.py',
      'echo "Usage: torchrun --nproc_per_node=8 a.py"',
      'pip install deepspeed accelerate',
      'python -m pip install torchrun',
      'git clone https://example.org/deepspeed',
      'which torchrun',
      'cd deepspeed',
      'python a.py --deepspeed config.json',
    ]) {
      expect(read(`${mention}\n`)).toEqual([])
    }
  })

  it('hears the environment', () => {
    const kinds: [string, object][] = [
      ['export PJRT_DEVICE=TPU', { kind: 'tpu', vendor: 'google' }],
      ['PJRT_DEVICE=CUDA python a.py', { kind: 'gpu', vendor: 'nvidia' }],
      ['export LIBTPU_INIT_ARGS="--xla_tpu_x=true --xla_y=1"', { kind: 'tpu' }],
      ['export XLA_FLAGS="--xla_gpu_enable_latency_hiding_scheduler=true"', { kind: 'gpu' }],
      ['HIP_VISIBLE_DEVICES=$IDS python a.py', { kind: 'gpu', vendor: 'amd' }],
      ['docker run -e PJRT_DEVICE=TPU image', { kind: 'tpu' }],
      ['export NCCL_IB_DISABLE=1', { kind: 'gpu' }],
      ['export CUDA_LAUNCH_BLOCKING=0', { kind: 'gpu' }],
      ['export HCCL_CONNECT_TIMEOUT=1800', { kind: 'other' }],
      ['ASCEND_RT_VISIBLE_DEVICES=0,1 python a.py', { kind: 'other', perNode: 2 }],
      ['nohup pipenv run python3.6 main.py --use-tpu --batch-size 256', { kind: 'tpu', vendor: 'google' }],
      ['python run_pretraining.py --use_tpu=True', { kind: 'tpu' }],
    ]
    for (const [line, said] of kinds)
      expect(accelerators(`${line}\n`)).toMatchObject([{ certainty: 'suggests', ...said }])
    for (const nothing of [
      'PJRT_DEVICE=CPU python a.py',
      'export CUDA_VISIBLE_DEVICES=',
      'export CUDA_VISIBLE_DEVICES=-1',
      'PJRT_DEVICE=$X a',
      'python run_pretraining.py --use_tpu=False',
      'python run_pretraining.py --use_tpu false',
    ]) {
      expect(accelerators(`${nothing}\n`)).toEqual([])
    }
  })
})

describe('variables', () => {
  it('name a slice, a machine or the GPUs of a node', () => {
    const cases: [string, object][] = [
      ['export TPU_TYPE=v4-32', { accelerator: 'v4-32', count: 16, provider: 'gcp' }],
      [`ACCELERATOR_TYPE=\${ACCELERATOR_TYPE:-v5litepod-16}`, { accelerator: 'v5litepod-16', count: 16 }],
      ['export NUM_NODES=2\nexport INSTANCE_TYPE=ml.p4d.24xlarge', { machine: 'ml.p4d.24xlarge', nodes: 2, count: 16 }],
      ['GPUS_PER_NODE=8\npython a.py --gpus $GPUS_PER_NODE', { kind: 'gpu', perNode: 8 }],
    ]
    for (const [text, said] of cases)
      expect(accelerators(`${text}\n`)).toMatchObject([{ certainty: 'suggests', ...said }])
  })

  it('tell nothing that the commands tell, or that a case decides', () => {
    expect(accelerators('TPU_TYPE=v4-32\nxpk workload create --tpu-type=$TPU_TYPE\n')).toHaveLength(1)
    expect(accelerators('GPUS_PER_NODE=8\ntorchrun --nproc_per_node=$GPUS_PER_NODE a.py\n')).toHaveLength(1)
    for (const open of [
      'case $1 in\na) TPU_TYPE=v4-8;;\nb) TPU_TYPE=v4-32;;\nesac',
      'TPU_TYPE=$1',
      'INSTANCE_TYPE=m5.large',
      'GPUS_PER_NODE=8\nsrun --gres=gpu:$GPUS_PER_NODE python a.py',
      'export HABANA=1 GPUS_PER_NODE=$N',
    ]) {
      expect(accelerators(`${open}\n`)).toEqual([])
    }
    expect(accelerators('NUM_SLICES=$2\nTPU_TYPE=v4-32\n')).toEqual([
      expect.not.objectContaining({ count: expect.anything() }),
    ])
  })
})

describe('here documents', () => {
  it('keep what a sign in front protects', () => {
    const [, { hereDocuments } = { hereDocuments: [] }] = shellCommands(`A=4\ncat <<EOF\n\\$A $A \${A}\nEOF\n`)
    expect(hereDocuments).toEqual([{ text: '\\$A 4 4\n', line: 3, byDefault: false }])
  })

  it('leave open what a quoted end leaves open', () => {
    const [, { hereDocuments } = { hereDocuments: [] }] = shellCommands("A=4\ncat <<'EOF'\n$A\nEOF\n")
    expect(hereDocuments).toMatchObject([{ text: '$A\n' }])
  })
})

describe('clouds', () => {
  const states = (command: string, said: object) =>
    expect(accelerators(`${command}\n`)).toMatchObject([{ certainty: 'states', ...said }])

  it('reads TPUs that gcloud makes', () => {
    states(
      'gcloud compute tpus tpu-vm create x --zone=us-central2-b --accelerator-type=v4-32 --version=tpu-ubuntu2204-base',
      {
        kind: 'tpu',
        accelerator: 'v4-32',
        count: 16,
        provider: 'gcp',
      },
    )
    states('gcloud alpha compute tpus queued-resources create q --node-id n --accelerator-type v5litepod-16 --spot', {
      accelerator: 'v5litepod-16',
      count: 16,
      spot: true,
    })
    states('gcloud compute tpus tpu-vm create x --type=v4 --topology=2x2x2', {
      accelerator: 'v4',
      topology: '2x2x2',
      count: 8,
    })
    states('TYPE=v3-8\ngcloud compute tpus tpu-vm create x --accelerator-type=$TYPE', { accelerator: 'v3-8', count: 4 })
    states('gcloud compute tpus tpu-vm create x --accelerator-type=$1', { kind: 'tpu' })
    expect(accelerators(`gcloud compute tpus tpu-vm create x --accelerator-type=\${TYPE:-v3-8}\n`)).toMatchObject([
      { certainty: 'suggests', count: 4 },
    ])
    expect(accelerators('gcloud compute tpus tpu-vm delete x\ngcloud compute tpus list\n')).toEqual([])
    expect(accelerators('gcloud compute tpus tpu-vm ssh x --worker=all --command="python3 a.py"\n')).toMatchObject([
      { certainty: 'suggests', kind: 'tpu', provider: 'gcp' },
    ])
  })

  it('reads machines, jobs and room for them', () => {
    states('gcloud compute instances create x --machine-type=a2-highgpu-8g', { machine: 'a2-highgpu-8g', count: 8 })
    states(
      'gcloud compute instances create x --machine-type=n1-standard-8 --accelerator=type=nvidia-tesla-v100,count=2',
      {
        accelerator: 'nvidia-tesla-v100',
        count: 2,
      },
    )
    states(
      'gcloud ai custom-jobs create --worker-pool-spec=machine-type=n1-standard-8,replica-count=2,accelerator-type=NVIDIA_TESLA_T4,accelerator-count=4,container-image-uri=x',
      { accelerator: 'NVIDIA_TESLA_T4', perNode: 4, nodes: 2, count: 8 },
    )
    states('aws ec2 run-instances --instance-type p4d.24xlarge --count 2', { machine: 'p4d.24xlarge', count: 16 })
    states('az vm create -n x --size Standard_ND96isr_H100_v5', { provider: 'azure', count: 8 })
    const compute = 'az ml compute create -n gpus --type amlcompute --max-instances 4 --size Standard_NC24rs_v3\n'
    expect(accelerators(compute)).toMatchObject([{ certainty: 'suggests', machine: 'Standard_NC24rs_v3', perNode: 4 }])
    expect(
      accelerators(
        'gcloud container node-pools create p --machine-type=ct5lp-hightpu-4t --tpu-topology=4x4 --num-nodes=4\n',
      ),
    ).toMatchObject([{ certainty: 'suggests', kind: 'tpu', topology: '4x4', count: 16 }])
    expect(accelerators('gcloud compute instances create x --machine-type=n1-standard-8\n')).toEqual([])
  })

  it('reads xpk, SkyPilot and docker', () => {
    states('xpk workload create --tpu-type=v5p-128 --num-slices=2 --command="cd x && python a.py"', {
      kind: 'tpu',
      accelerator: 'v5p-128',
      count: 128,
    })
    states(
      'python3 ~/xpk/xpk.py workload create --device-type=h100-mega-80gb-8 --num-nodes=4 --command "bash -c \'a; b\'"',
      {
        kind: 'gpu',
        perNode: 8,
        nodes: 4,
        count: 32,
      },
    )
    states('sky launch -c x --gpus H100:8 --num-nodes 2 --use-spot --infra aws task.yaml', {
      accelerator: 'H100',
      count: 16,
      provider: 'aws',
      spot: true,
    })
    states('docker run --rm --gpus all image python a.py', { kind: 'gpu', vendor: 'nvidia' })
    states('docker run --gpus \'"device=0,1"\' image', { count: 2 })
    states('docker run --device=/dev/kfd --device=/dev/dri image', { kind: 'gpu', vendor: 'amd' })
    for (const nothing of [
      'docker run image',
      'docker build --gpus all .',
      'sky status',
      'xpk workload delete --workload x',
    ]) {
      expect(accelerators(`${nothing}\n`)).toEqual([])
    }
  })

  it.each([
    ['gcloud compute instances create a b c d --machine-type=a3-highgpu-8g', { nodes: 4, count: 32 }],
    ['gcloud compute instances create --zone z a b --machine-type a3-highgpu-8g', { nodes: 2, count: 16 }],
    ['gcloud compute instances create $NAME --machine-type=a3-highgpu-8g', { nodes: 1, count: 8 }],
    ['gcloud compute instances bulk create --name-pattern=a# --count=4 --machine-type=a3-highgpu-8g', { count: 32 }],
    ['az vm create -n a --count 4 --size Standard_ND96isr_H100_v5', { count: 32 }],
  ])('counts the machines of %s', (command, numbers) => {
    expect(accelerators(`${command}\n`)).toMatchObject([{ certainty: 'states', ...numbers }])
  })

  it('leaves open how many a loop over values makes', () => {
    const inLoop = (command: string) => accelerators(`for i in 1 2 3 4; do\n  ${command}\ndone\n`)
    const [machines] = inLoop('gcloud compute instances create a$i --machine-type=a3-highgpu-8g')
    expect(machines).toMatchObject({ machine: 'a3-highgpu-8g', perNode: 8 })
    expect(machines).not.toHaveProperty('count')
    const [slices] = inLoop('gcloud compute tpus tpu-vm create t$i --accelerator-type=v5litepod-8')
    expect(slices).toMatchObject({ accelerator: 'v5litepod' })
    expect(slices).not.toHaveProperty('count')
  })

  it('does not take the size of one slice for all where their number is open', () => {
    expect(accelerators('xpk workload create --tpu-type=v5litepod-256 --num-slices=$SLICES\n')).toEqual([
      {
        what: 'accelerator',
        place: { path: 'scripts/train.sh', line: 1 },
        certainty: 'states',
        kind: 'tpu',
        vendor: 'google',
        accelerator: 'v5litepod',
        provider: 'gcp',
      },
    ])
  })
})

describe('launchers of projects', () => {
  it('name the slice that they pass on, and count where they say how many', () => {
    const slice = (options: string) => accelerators(`python3 -m runner xpk ${options}\n`)
    expect(slice('--device_type=v6e-256 --num_slices=2')).toMatchObject([
      { certainty: 'suggests', kind: 'tpu', accelerator: 'v6e-256', count: 512 },
    ])
    expect(slice('--tpu_type=v6e-256')).toEqual([
      expect.not.objectContaining({ count: expect.anything(), accelerator: 'v6e-256' }),
    ])
    expect(slice('--device_type=cuda --num_slices=2')).toEqual([])
    expect(slice('--device-type=h100')).toEqual([])
  })
})

describe('makefiles', () => {
  it('reads recipes, with the variables of the file', () => {
    const text = `NPROC ?= 8
IMAGE := example # where it runs

.PHONY: train
train: data
\t@torchrun --standalone \\
\t\t--nproc_per_node=$(NPROC) train.py

shell:
\tdocker run --gpus all -it $(IMAGE) bash -c 'echo $$HOME'
`
    expect(accelerators(text, 'Makefile')).toMatchObject([
      { certainty: 'suggests', count: 8, place: { line: 6 } },
      { certainty: 'states', vendor: 'nvidia', place: { line: 10 } },
    ])
  })

  it('knows its files', () => {
    for (const path of ['Makefile', 'a/GNUmakefile', 'rules.mk', 'a.sh', 'b.sbatch', 'x.sh.template']) {
      expect(reader.matches(path)).toBe(true)
    }
    for (const path of ['a.py', 'Makefile.md.txt', 'sh']) expect(reader.matches(path)).toBe(false)
  })
})

describe('the one device that a script shows', () => {
  const shown = (text: string) => accelerators(text).map((seen) => ({ ...seen, place: seen.place.line }))
  const one = { what: 'accelerator', place: 1, certainty: 'suggests', kind: 'gpu', perNode: 1, nodes: 1, count: 1 }

  it('is all that its one training program has', () => {
    expect(shown('export CUDA_VISIBLE_DEVICES=5\npython train.py --cfg a\n')).toContainEqual(one)
    expect(shown('CUDA_VISIBLE_DEVICES=0 python -m project.train\n')).toContainEqual(one)
    expect(shown('export CUDA_VISIBLE_DEVICES=0\ndeepspeed train_lora.py --rank 8\n')).toContainEqual(one)
    expect(shown('CUDA_VISIBLE_DEVICES=0 accelerate launch train.py\n')).toContainEqual(one)
  })

  it('counts nothing where there are more programs, or others', () => {
    const { perNode: _, nodes: __, count: ___, ...kind } = one
    expect(shown('export CUDA_VISIBLE_DEVICES=0\npython eval.py\n')).toEqual([kind])
    expect(shown('CUDA_VISIBLE_DEVICES=0 accelerate launch eval.py\n')).toEqual([kind])
    expect(shown('export CUDA_VISIBLE_DEVICES=0\npython train.py\npython train.py --b\n')).toEqual([kind])
    const two = 'CUDA_VISIBLE_DEVICES=0 python train.py &\nCUDA_VISIBLE_DEVICES=1 python train.py\n'
    expect(shown(two).filter((seen) => 'count' in seen)).toEqual([])
    expect(shown('export CUDA_VISIBLE_DEVICES=${GPU:-0}\npython train.py\n')).toEqual([kind])
  })
})

describe('the defaults of variables', () => {
  const numbers = (text: string) =>
    accelerators(text).map((seen) => (seen.what === 'accelerator' ? [seen.perNode, seen.nodes, seen.byDefault] : []))

  it('silence only the numbers that they are', () => {
    /* biome-ignore-start lint/suspicious/noTemplateCurlyInString: shell syntax */
    expect(numbers('torchrun --nnodes=2 --nproc_per_node=8 --master_port=${PORT:-29500} train.py\n')).toEqual([
      [8, 2, undefined],
    ])
    expect(numbers('N=${SLURM_JOB_NUM_NODES:-1}\ntorchrun --nnodes=$N --nproc_per_node=8 train.py\n')).toEqual([
      [8, 1, 'nodes'],
    ])
    expect(numbers('torchrun --nproc_per_node=${GPUS:-8} train.py\n')).toEqual([[8, 1, true]])
    expect(numbers('accelerate launch --num_processes ${GPUS:-8} train.py\n')).toEqual([[8, 1, true]])
    /* biome-ignore-end lint/suspicious/noTemplateCurlyInString: shell syntax */
  })

  it('tells apart what a cloud is asked for by default', () => {
    /* biome-ignore-start lint/suspicious/noTemplateCurlyInString: shell syntax */
    const all = (text: string) => read(text).map(({ place: _, ...said }) => said)
    const tpu = 'gcloud compute tpus tpu-vm create t --accelerator-type=${1:-v6e-8}'
    const provider = { what: 'provider', provider: 'gcp', certainty: 'suggests' }
    expect(all(`${tpu}\n`)).toMatchObject([
      { what: 'accelerator', certainty: 'suggests', kind: 'tpu', accelerator: 'v6e-8' },
      provider,
    ])
    const vm = (type: string, name = 'x') =>
      `gcloud compute instances create ${name} --machine-type=n1-standard-8 --accelerator=type=${type},count=2\n`
    const plain = {
      what: 'accelerator',
      certainty: 'states',
      kind: 'gpu',
      perNode: 2,
      nodes: 1,
      count: 2,
      provider: 'gcp',
    }
    expect(all(vm('${1:-nvidia-l4}'))).toMatchObject([
      plain,
      { accelerator: 'nvidia-l4', certainty: 'suggests' },
      provider,
    ])
    expect(all(vm('nvidia-l4', '${1:-box}'))).toMatchObject([{ ...plain, accelerator: 'nvidia-l4' }])
    expect(all(vm('nvidia-l4', '${1:-box}'))).toHaveLength(1)
    expect(all('sky launch --gpus=H100:8 --num-nodes=${N:-2} a.yaml\n')).toMatchObject([
      { accelerator: 'H100', perNode: 8, nodes: 2, count: 16, byDefault: 'nodes' },
    ])
    expect(all('sky launch --gpus=H100:8 --infra=${1:-gcp} a.yaml\n')).not.toContainEqual(provider)
    expect(all('gcloud compute instances create x --machine-type=${1:-e2-standard-4}\n')).toEqual([])
    /* biome-ignore-end lint/suspicious/noTemplateCurlyInString: shell syntax */
  })

  it('counts what a cloud is asked for, whatever its type', () => {
    const gcloud = (words: string) => accelerators(`gcloud ${words}\n`)
    const one = { kind: 'gpu', perNode: 1, nodes: 1, count: 1, certainty: 'states' }
    expect(gcloud('compute instances create x --accelerator=type=$TYPE,count=1')).toMatchObject([one])
    const pool = (count: number, machine = '$M') =>
      gcloud(
        `ai custom-jobs create --worker-pool-spec="\\\nmachine-type=${machine},\\\naccelerator-type=$T,\\\naccelerator-count=${count},\\\nreplica-count=1"`,
      )
    expect(pool(1)).toMatchObject([one])
    expect(pool(8)).toEqual([])
    expect(pool(1, 'g2-standard-12')).toMatchObject([{ ...one, machine: 'g2-standard-12' }])
  })

  it('takes what is set before the options are read for their default', () => {
    const script = (arm: string, shift = 'shift 2') =>
      accelerators(
        `TYPE="\${TEAM_TYPE:-v4-8}"\nSLICES=2\nwhile [ $# -gt 0 ]; do case "$1" in\n  ${arm} ${shift} ;;\nesac; done
xpk workload create --tpu-type="$TYPE" --num-slices=$SLICES\n`,
      )
    const byDefault = { accelerator: 'v4-8', count: 8, certainty: 'suggests' }
    expect(script('-t) TYPE="$2";')).toMatchObject([byDefault])
    expect(script('-n) SLICES="$2";')).toMatchObject([byDefault])
    expect(script(`--slices=*) SLICES="\${1#*=}";`, 'shift')).toMatchObject([byDefault])
    expect(script('-t) TYPE=v4-16;')).not.toContainEqual(expect.objectContaining({ accelerator: 'v4-8' }))
  })

  it('takes what is set before the caller may overrule it for their default', () => {
    const script = (given: string) =>
      accelerators(`GPUS=4\nif [ $# -ne 0 ]; then GPUS=${given}; fi\ntorchrun --nproc_per_node=$GPUS train.py\n`)
    for (const given of ['$1', '$@', '${2}']) expect(script(given)).toMatchObject([{ perNode: 4, byDefault: true }])
    expect(script('$TEAM')).not.toContainEqual(expect.objectContaining({ perNode: 4 }))
  })

  it('takes an array of several values for each of the commands that it may be', () => {
    const either = 'if true; then\nRUN=(torchrun --nproc_per_node=8 a.py)\nelse\nRUN=(python a.py)\nfi\n'
    expect(accelerators(`${either}"\${RUN[@]}"\n`)).toMatchObject([{ perNode: 8 }])
    expect(accelerators(`${either}echo done\n`)).toEqual([])
  })
})
