import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/scripts/shell-launch.ts'

const asked = (script: string) =>
  (reader.mayHold?.(script) ? reader.read('run.sh', script) : []).flatMap((seen) => {
    if (seen.what !== 'accelerator') return []
    const { certainty, kind, machine, perNode, nodes, count } = seen
    return [[certainty, kind, machine, perNode, nodes, count].map((part) => part ?? '?').join(' ')]
  })
const frameworks = (script: string) =>
  reader.read('run.sh', script).flatMap((seen) => (seen.what === 'framework' ? [seen.framework] : []))

describe('jobs that TorchX runs', () => {
  it.each([
    ['torchx run -s kubernetes dist.ddp -j 2x8 --gpu 8 --script fit.py', 'states gpu ? 8 2 16'],
    ['torchx run -s slurm dist.ddp -j 4 --gpu 4 --script fit.py -- --gpu 1', 'states gpu ? 4 1 4'],
    ['torchx run dist.ddp -j 1:4x8 --gpu 8 --script fit.py', 'states gpu ? 8 ? ?'],
    ['torchx run dist.ddp -j 2x4 -h aws_p4d.24xlarge --script cuda_fit.py', 'states gpu p4d.24xlarge 8 2 16'],
    // The processes of a node are fewer than its cores, and those are more than its chips.
    [
      'torchx run own.py:job --nnodes 2 --nproc_per_node 16 --instance_type "trn1.32xlarge"',
      'suggests other trn1.32xlarge 16 2 32',
    ],
    // What a site calls `big` overrules the number of GPUs.
    ['torchx run dist.ddp -j 2x4 -h big --gpu 8 --script fit.py', 'suggests gpu ? 4 2 8'],
    ['torchx run dist.ddp -j 2x4 --script fit.py --env NCCL_DEBUG=INFO', 'suggests gpu ? 4 2 8'],
  ])('%s', (command, expected) => {
    expect(asked(`${command}\n`)[0]).toBe(expected)
  })

  it.each([
    ['processes that may be on processors', 'torchx run dist.ddp -j 2x4 --script fit.py'],
    ['what is no component', 'torchx run utils.echo --gpu 8'],
    ['processes that are on processors', 'torchx run dist.ddp -j 2x4 --gpu 0 --script fit.py'],
    ['what asks what there is', 'torchx builtins dist.ddp --gpu 8'],
  ])('says nothing of %s', (_, command) => {
    expect(asked(`${command}\n`)).toEqual([])
  })

  it('starts PyTorch by the components of TorchX, and what a project likes by its own', () => {
    expect(frameworks('torchx run dist.ddp -j 1x2 --script fit.py\n')).toEqual(['pytorch'])
    expect(frameworks('torchx run own.py:job --nnodes 2 --nproc_per_node 2\n')).toEqual([])
  })
})
