import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/sources/python-launch.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'launch.py', text)

describe('commands in Python', () => {
  it('are read from strings that stand behind one another', () => {
    const text = `gpus = 8
cmd = (
    f"OMP_NUM_THREADS=1 torchrun --nproc_per_node 8"
    f" --nnodes=2 train.py --lr {lr}"
)
`
    expect(read(text)).toEqual(['3? accelerator gpu perNode=8 nodes=2 count=16'])
  })

  it('tell their nodes where the processes are filled in', () => {
    expect(read('run(f"python -m torch.distributed.launch --nproc_per_node={n} --nnodes=1 a.py")\n')).toEqual([
      '1? accelerator gpu nodes=1',
    ])
  })

  it('are read from lists of words', () => {
    const text = `subprocess.run([
    sys.executable, "-m", "torch.distributed.run",
    "--nproc_per_node", "4", "--nnodes", str(nodes),
    script,
])
run(["accelerate", "launch", f"--num_processes={n}", "--num_machines=2", "a.py"])
`
    expect(read(text)).toEqual(['1? accelerator gpu perNode=4', '6? accelerator gpu nodes=2'])
  })

  it('ask clouds for machines', () => {
    const instance = '"gcloud", "compute", "instances", "create", name, "--machine-type=a2-highgpu-2g"'
    expect(read(`run([${instance}])\n`)).toEqual([
      '1? accelerator gpu nvidia a2-highgpu-2g perNode=2 nodes=1 count=2 gcp',
    ])
    expect(read('run("gcloud compute tpus tpu-vm create x --accelerator-type=v4-16 --zone=a", shell=True)\n')).toEqual([
      '1? accelerator tpu google v4-16 count=8 gcp',
    ])
    expect(read('run(["sky", "launch", "--gpus", "A100:8", "a.yaml"])\nprint("gcloud is not there")\n')).toEqual([
      '1? accelerator gpu nvidia A100 perNode=8 nodes=1 count=8',
    ])
  })

  it('are no prose, and no documentation', () => {
    for (const text of [
      '"""\ntorchrun --nproc_per_node=8 train.py\n"""\n',
      'help = "e.g. torchrun --nproc_per_node=8 train.py"\n',
      'if tool == "torchrun": n = "--nproc_per_node=8"\n',
      'run("python train.py --launcher torchrun")\n',
    ])
      expect(read(text)).toEqual([])
    expect(read('script = """\ntorchrun --nproc_per_node=8 train.py\n"""\n')).toEqual([
      '1? accelerator gpu perNode=8 nodes=1 count=8',
    ])
  })
})

describe('commands in front of a launcher', () => {
  it('stand in one string with it', () => {
    const eight = ['1? accelerator gpu perNode=8 nodes=1 count=8']
    for (const text of [
      `parts.append(f"timeout {m}m bash -c 'export A=/b:$A && {env} torchrun --standalone --nproc_per_node=8 a.py'; echo $?")`,
      'run("cd /src && OMP_NUM_THREADS=4 torchrun --nproc_per_node=8 a.py")',
      `run(f'bash -lc "torchrun --nproc_per_node=8 a.py"')`,
      'run("source env.sh; torchrun --nproc_per_node=8 a.py")',
    ])
      expect(read(`${text}\n`)).toEqual(eight)
    for (const text of [
      'print("export A=1, and then torchrun --nproc_per_node=8 a.py")',
      'print("Run the job: cd /src && torchrun --nproc_per_node=8 a.py")',
      'print("cd to the folder; torchrun is started there")',
      '"""\ncd /src && torchrun --nproc_per_node=8 a.py\n"""',
    ])
      expect(read(`${text}\n`)).toEqual([])
  })
})

describe('components of TorchX', () => {
  it('tell their size and their machine', () => {
    const text = `from torchx.components.dist import ddp
def train(instance_type: str = "trn1.32xlarge", other: str = "p4d.24xlarge"):
    return ddp(script="a.py", gpu=8, j="2x4")
role = specs.Resource(cpu=0, gpu=16, memMB=0)
job = ddp(h="p5.48xlarge", j="4x8")
`
    expect(read(text)).toEqual([
      '2? accelerator other aws trn1.32xlarge perNode=16 aws',
      '3? accelerator gpu perNode=4 nodes=2 count=8',
      '4? accelerator gpu perNode=16',
      '5? accelerator gpu nvidia p5.48xlarge perNode=8 nodes=4 count=32 aws',
    ])
    expect(read(text.replace('from torchx', 'from others'))).toEqual([])
  })
})
