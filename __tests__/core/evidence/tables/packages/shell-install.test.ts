import { describe, expect, it } from '@jest/globals'
import { reader as kubernetes } from '../../../../../src/core/evidence/tables/containers/kubernetes.ts'
import { reader as skypilot } from '../../../../../src/core/evidence/tables/documents/clouds/skypilot.ts'
import { reader } from '../../../../../src/core/evidence/tables/packages/shell-install.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (...lines: string[]): string[] => observationLines(reader, 'scripts/setup.sh', `${lines.join('\n')}\n`)
const index = 'https://wheels.example/libtpu_releases.html'

describe('packages that scripts install', () => {
  it('knows the installers', () => {
    expect(read('#!/bin/bash', `pip install -U "jax[tpu]>=0.4.25" -f ${index}`)).toEqual([
      '2! framework jax installed',
      '2! stack tpu',
    ])
    expect(read('python3 -m pip install torch~=2.5.0 "torch_xla[tpu]"')).toEqual([
      '1! framework pytorch installed 2.5.0',
      '1! framework pytorch-xla installed',
      '1! library torch-xla installed',
      '1! stack tpu',
      '1! release pytorch bounded ~=2.5.0',
    ])
    expect(read('sudo -H uv pip install torch --index-url https://wheels.example/whl/rocm6.2')).toEqual([
      '1! framework pytorch installed',
      '1! stack rocm',
    ])
    expect(read('$PYTHON -m pip install deepspeed')).toEqual([
      '1? framework pytorch installed',
      '1! library deepspeed installed',
    ])
  })

  it('takes no channel and no name of an environment for a package', () => {
    expect(read('conda install -y -c pytorch -c nvidia faiss-gpu')).toEqual([])
    expect(read('conda create -y -n jax python=3.10 -c pytorch pytorch=2.1 pytorch-cuda=12.1')).toEqual([
      '1! framework pytorch installed 2.1',
      '1! stack cuda',
    ])
  })

  it('hears what is installed on machines that the script reaches', () => {
    expect(
      read(`gcloud compute tpus tpu-vm ssh $NAME --worker=all --command="pip install 'jax[tpu]' -f ${index}"`),
    ).toEqual(['1! framework jax installed', '1! stack tpu'])
    expect(read('gcloud compute tpus tpu-vm ssh $NAME --command "cd src; pip install flax; python3 train.py"')).toEqual(
      ['1! framework flax installed'],
    )
    expect(read("ssh host bash <<'EOF'", 'cd src', 'pip install torch', 'EOF')).toEqual([
      '3! framework pytorch installed',
    ])
  })

  it('reads makefiles', () => {
    expect(
      observationLines(reader, 'Makefile', 'PIP := python -m pip\nsetup:\n\t@$(PIP) install tensorflow==2.15\n'),
    ).toEqual(['3! framework tensorflow installed 2.15'])
  })

  it('hears no mention, and no script for those who work on the project', () => {
    for (const mention of [
      '# pip install torch',
      'echo "pip install torch"',
      'say_loudly pip install torch',
      'HINT="please pip install torch"',
      'apt-get install -y python3-pip python3-torch',
      'pip uninstall -y torch',
      'git clone https://example.org/pip install torch',
    ]) {
      expect(read(mention)).toEqual([])
    }
    for (const path of ['install_test_deps.sh', 'ci.sh', 'tools/setup-dev.sh', 'pip.py'])
      expect(reader.matches(path)).toBe(false)
    for (const path of ['run_tpu.sh', 'install.sh', 'a.sh.template', 'Makefile'])
      expect(reader.matches(path)).toBe(true)
  })

  it('takes a script that installs for several kinds of hardware for a choice', () => {
    const text = [
      'if [ "$1" = tpu ]; then',
      `  pip install 'jax[tpu]' -f ${index}`,
      'else',
      "  pip install 'jax[cuda12]'",
      'fi',
    ]
    expect(read(...text)).toEqual(['2! framework jax installed', '2? stack tpu', '4? stack cuda'])
  })

  it('takes a script that is named for its hardware for one of several', () => {
    expect(observationLines(reader, 'run_tpu.sh', `pip install 'jax[tpu]' -f ${index}\n`)).toEqual([
      '1! framework jax installed',
      '1? stack tpu',
    ])
  })

  it('takes what serves, converts or measures for an aside', () => {
    expect(observationLines(reader, 'tools/convert_weights.sh', 'pip install torch flash-attn\n')).toEqual([
      '1? framework pytorch installed',
      '1? library flash-attention installed optional',
    ])
  })

  it('hears what jobs install before they start', () => {
    const task =
      'resources: { accelerators: tpu-v5e-8 }\nsetup: |\n  pip install "jax[tpu]" flax\nrun: python train.py\n'
    expect(observationLines(skypilot, 'task.yaml', task).filter((line) => !line.includes('accelerator'))).toEqual([
      '2! framework jax installed',
      '2! framework flax installed',
      '4? reference train.py',
    ])
    const pod = `apiVersion: v1
kind: Pod
spec:
  containers:
  - image: python
    command: [bash, -c, "pip install 'jax[cuda12]' && python train.py"]
    resources: { limits: { nvidia.com/gpu: 1 } }
  - image: python
    command: [bash, -c, "pip install tensorflow"]
`
    expect(observationLines(kubernetes, 'pod.yaml', pod).filter((line) => line.includes('framework'))).toEqual([
      '6? framework jax installed',
    ])
  })
})
