import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/infrastructure/terraform.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (type: string, ...lines: readonly string[]) =>
  observationLines(reader, 'main.tf', `resource "${type}" "train" {\n${lines.join('\n')}\n}\n`)

describe('clouds for GPUs', () => {
  it('are RunPod', () => {
    expect(read('runpod_pod', 'gpu_type_id = "NVIDIA RTX A6000"', 'gpu_count = 2')).toEqual([
      '3! accelerator gpu nvidia NVIDIA RTX A6000 perNode=2 nodes=1 count=2 runpod @train',
    ])
    const several = read('runpod_pod', 'gpu_type_ids = ["NVIDIA L4", "NVIDIA A40"]', 'interruptible = true')
    expect(several).toEqual([expect.stringMatching(/^2! accelerator gpu nvidia .*perNode=1 nodes=1 count=1 runpod/)])
    expect(several).toEqual([expect.stringContaining('spot')])
    expect(read('runpod_pod', 'count = var.on ? 1 : 0', 'gpu_type_ids = var.types', 'gpu_count = 2')).toEqual([
      '4? accelerator gpu perNode=2 runpod @train',
    ])
    for (const lines of [
      ['count = 0', 'gpu_count = 1'],
      ['compute_type = "CPU"', 'gpu_count = 1'],
      ['template_id = "x"', 'gpu = 1'],
    ]) {
      expect([lines, read('runpod_pod', ...lines)]).toEqual([lines, []])
    }
  })

  it('are those whose machine types spell out a model and its number', () => {
    expect(read('crusoe_compute_instance', 'type = "l40s-48gb.8x"', 'count = 2')).toEqual([
      '2! accelerator gpu nvidia l40s-48gb perNode=8 nodes=2 count=16 crusoe @train',
    ])
    expect(read('crusoe_compute_instance', 'type = "h100-80gb-sxm-ib.8x"')).toEqual([
      '2! accelerator gpu nvidia h100-80gb-sxm perNode=8 nodes=1 count=8 crusoe @train',
    ])
    const droplet = (size: string) => read('digitalocean_droplet', `size = "${size}"`).join()
    expect(droplet('gpu-h100x8-640gb')).toContain('nvidia h100 perNode=8 nodes=1 count=8')
    expect(droplet('gpu-mi300x1-192gb')).toContain('amd mi300x perNode=1')
    const server = (type: string) => read('scaleway_instance_server', `type = "${type}"`).join()
    expect(server('L40S-4-48G')).toContain('nvidia L40S perNode=4')
    expect(server('H100-SXM-2-80G')).toContain('nvidia H100-SXM perNode=2')
    for (const none of [
      droplet('s-2vcpu-4gb'),
      droplet('gpu-x9000x1-1gb'),
      server('PLAY2-NANO'),
      server('POP2-4C-16G'),
    ]) {
      expect(none).toBe('')
    }
    expect(read('crusoe_compute_instance', 'type = "c1a.8x"')).toEqual([])
  })

  it('are those on which Iterative runs its tasks', () => {
    const task = (...lines: readonly string[]) => read('iterative_task', ...lines)
    expect(task('cloud = "aws"', 'machine = "m+t4"', 'parallelism = 2', 'spot = -1')).toEqual([
      '3! accelerator gpu nvidia t4 perNode=1 nodes=2 count=2 aws @train',
    ])
    expect(task('cloud = "aws"', 'machine = "m+t4"', 'spot = 0')).toEqual([expect.stringContaining('spot')])
    const perNode = (cloud: string, machine: string) =>
      /perNode=(\d+)/.exec(task(`cloud = "${cloud}"`, `machine = "${machine}"`).join())?.[1]
    expect(perNode('gcp', 'xl+v100')).toBe('8')
    expect(perNode('az', 'xl+v100')).toBe('4')
    expect(perNode('az', 'l+v100')).toBe('2')
    expect(perNode('aws', 'xl+k80')).toBeUndefined()
    expect(perNode('gcp', 'custom-8-53248+nvidia-tesla-k80*3')).toBe('3')
    expect(perNode('k8s', '64-256000+nvidia-tesla-v100*4')).toBe('4')
    expect(task('cloud = "aws"', 'machine = "p3.8xlarge"')).toEqual([
      '3! accelerator gpu nvidia p3.8xlarge perNode=4 nodes=1 count=4 aws @train',
    ])
    expect(task('cloud = "aws"', 'machine = "xl"')).toEqual([])
  })

  it('are Lambda and Nebius', () => {
    expect(read('lambdalabs_instance', 'instance_type_name = "gpu_8x_a100_80gb_sxm4"')).toEqual([
      expect.stringMatching(/^2! accelerator gpu nvidia a100\S* perNode=8 nodes=1 count=8 lambda @train$/),
    ])
    expect(read('lambdalabs_instance', 'instance_type_name = "cpu_4x_general" # gpu')).toEqual([])
    const resources = 'resources = {\n platform = "gpu-h100-sxm"\n preset = "8gpu-128vcpu-1600gb"\n}'
    expect(read('nebius_compute_v1_instance', 'count = 2', resources)).toEqual([
      '5! accelerator gpu nvidia h100-sxm perNode=8 nodes=2 count=16 nebius @train',
    ])
    const group = ['fixed_node_count = 4', `template = {\n${resources}\n}`]
    expect(read('nebius_mk8s_v1_node_group', ...group)).toEqual([
      '6? accelerator gpu nvidia h100-sxm perNode=8 nebius nodes=4 count=32 @train',
    ])
    expect(
      read('nebius_compute_v1_instance', resources.replace('gpu-h100-sxm', 'cpu-e2').replace('8gpu-', '')),
    ).toEqual([])
  })
})
