import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/infrastructure/terraform.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (...lines: readonly string[]) => observationLines(reader, 'main.tf', `${lines.join('\n')}\n`)
const resource = (type: string, ...lines: readonly string[]) => read(`resource "${type}" "fit" {`, ...lines, '}')
const nothing = (lines: readonly string[][]) => {
  for (const [type = '', ...body] of lines) expect([type, body, resource(type, ...body)]).toEqual([type, body, []])
}

describe('resources of Terraform', () => {
  it('state the machines that are made to be used', () => {
    const aws = 'instance_type = "p4d.24xlarge"'
    for (const [type, body, line] of [
      ['aws_instance', [aws], 'gpu nvidia p4d.24xlarge perNode=8 nodes=1 count=8 aws'],
      ['aws_instance', [aws, 'count = 2'], 'gpu nvidia p4d.24xlarge perNode=8 nodes=2 count=16 aws'],
      [
        'aws_instance',
        [aws, 'instance_market_options { market_type = "spot" }'],
        'gpu nvidia p4d.24xlarge perNode=8 nodes=1 count=8 aws spot',
      ],
      [
        'google_compute_instance',
        ['machine_type = "a2-highgpu-8g"'],
        'gpu nvidia a2-highgpu-8g perNode=8 nodes=1 count=8 gcp',
      ],
      [
        'google_workbench_instance',
        ['gce_setup {', 'accelerator_configs {', 'type = "NVIDIA_TESLA_T4"', 'core_count = 2', '}', '}'],
        'gpu nvidia NVIDIA_TESLA_T4 perNode=2 nodes=1 count=2 gcp',
      ],
      [
        'azurerm_linux_virtual_machine',
        ['size = "Standard_NC6s_v3"', 'priority = "Spot"'],
        'gpu nvidia Standard_NC6s_v3 perNode=1 nodes=1 count=1 azure spot',
      ],
      ['oci_core_instance', ['shape = "BM.GPU.H100.8"'], 'gpu nvidia BM.GPU.H100.8 perNode=8 nodes=1 count=8 oci'],
    ] as const) {
      expect([type, resource(type, ...body)]).toEqual([type, [expect.stringMatching(/^\d! accelerator /)]])
      expect([type, resource(type, ...body).map((seen) => seen.replace(/^\S+ accelerator /, ''))]).toEqual([
        type,
        [`${line} @fit`],
      ])
    }
  })

  it('state the slices of TPUs, as often as they are made', () => {
    expect(resource('google_tpu_v2_vm', 'zone = "us-central2-b"', 'accelerator_type = "v4-32"')).toEqual([
      '3! accelerator tpu google v4-32 count=16 gcp @fit',
    ])
    const config = ['accelerator_config {', 'type = "V4"', 'topology = "2x2x2"', '}']
    expect(resource('google_tpu_v2_vm', 'count = 2', ...config, 'scheduling_config { preemptible = true }')).toEqual([
      '4! accelerator tpu google V4 count=16 2x2x2 gcp spot @fit',
    ])
    const node = 'tpu {\nnode_spec {\nnode { accelerator_type = "v5litepod-16" }\n}\n}'
    expect(resource('google_tpu_v2_queued_resource', node)).toEqual([
      '4! accelerator tpu google v5litepod-16 count=16 gcp @fit',
    ])
    expect(resource('google_tpu_v2_vm', 'count = var.n', 'accelerator_type = "v4-32"')).toEqual([
      '3? accelerator tpu google v4 gcp @fit',
    ])
  })

  it('only suggest what is there for any job', () => {
    const card = 'guest_accelerator {\ntype = "nvidia-l4"\ncount = 2\n}'
    expect(resource('google_container_node_pool', 'node_count = 3', 'node_config {', card, 'spot = true', '}')).toEqual(
      ['5? accelerator gpu nvidia nvidia-l4 perNode=2 gcp spot @fit'],
    )
    const tpus = ['node_config { machine_type = "ct5lp-hightpu-4t" }', 'placement_policy { tpu_topology = "4x4" }']
    expect(resource('google_container_node_pool', ...tpus)).toEqual([
      '2? accelerator tpu google ct5lp-hightpu-4t perNode=4 count=16 4x4 gcp @fit',
    ])
    const azure = ['vm_size = "Standard_NC6s_v3"', 'node_count = 3']
    expect(resource('azurerm_kubernetes_cluster_node_pool', ...azure)).toEqual([
      '2? accelerator gpu nvidia Standard_NC6s_v3 perNode=1 nodes=3 count=3 azure @fit',
    ])
    expect(resource('azurerm_kubernetes_cluster_node_pool', ...azure, 'auto_scaling_enabled = true')).toEqual([
      '2? accelerator gpu nvidia Standard_NC6s_v3 perNode=1 azure @fit',
    ])
    expect(resource('aws_eks_node_group', 'instance_types = toset(["g5.xlarge"])')).toEqual([
      '2? accelerator gpu nvidia g5.xlarge perNode=1 aws @fit',
    ])
    expect(resource('aws_eks_node_group', 'instance_types = ["g5.xlarge", "p3.2xlarge"]')).toEqual([
      '2? accelerator gpu nvidia perNode=1 aws @fit',
    ])
    const template = '2? accelerator gpu nvidia p4d.24xlarge perNode=8 aws @fit'
    expect(resource('aws_launch_template', 'instance_type = "p4d.24xlarge"')).toEqual([template])
    expect(resource('aws_batch_compute_environment', 'compute_resources { instance_type = ["p4d.24xlarge"] }')).toEqual(
      [template],
    )
    expect(resource('azurerm_machine_learning_compute_cluster', 'vm_size = "Standard_NC6s_v3"')).toEqual([
      '2? accelerator gpu nvidia Standard_NC6s_v3 perNode=1 azure @fit',
    ])
  })

  it('say nothing of machines without accelerators, or that are not made', () => {
    nothing([
      ['aws_instance', 'instance_type = "m5.large"'],
      ['aws_instance', 'count = 0', 'instance_type = "p4d.24xlarge"'],
      ['aws_instance', 'instance_type = var.gpu_type'],
      ['aws_instance', 'instance_type = var.on ? "p4d.24xlarge" : "m5.large"'],
      ['aws_launch_template', 'count = 0', 'instance_type = "p4d.24xlarge"'],
      ['aws_sagemaker_endpoint_configuration', 'production_variants { instance_type = "ml.p4d.24xlarge" }'],
      ['google_compute_instance', 'dynamic "guest_accelerator" {', 'content {', 'type = "nvidia-l4"', '}', '}'],
    ])
  })

  it('multiply by a list that is written out', () => {
    const each = (list: string, ...more: string[]) =>
      resource('aws_instance', `for_each = ${list}`, 'instance_type = "p4d.24xlarge"', ...more)
    const four = 'accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=4 count=32 aws'
    expect(each('toset(["a", "b", "c", "d", "d"])')).toEqual([`3! ${four} @fit`])
    expect(each('local.all', '}', 'locals { all = ["a", "b", "c", "d"]')).toEqual([`3! ${four} @fit`])
    expect(each('var.all', '}', 'variable "all" { default = ["a", "b", "c", "d"]')).toEqual([`3! ${four} nodes @fit`])
    expect(each('toset([])')).toEqual([])
  })

  it('hold back where a condition decides how many there are', () => {
    const lists = [
      'toset(var.all)',
      'toset(["a", var.b])',
      'toset([for a in ["a", "b"] : a])',
      '{ a = 1, (var.b) = 2 }',
    ]
    for (const count of ['count = var.on ? 1 : 0', ...lists.map((list) => `for_each = ${list}`)]) {
      expect(resource('aws_instance', count, 'instance_type = "p4d.24xlarge"')).toEqual([
        '3? accelerator gpu nvidia p4d.24xlarge perNode=8 aws @fit',
      ])
    }
    const machine = (name: string) => `resource "aws_instance" "${name}" { instance_type = "p4d.24xlarge" }`
    expect(read(machine('one'), machine('two'))).toEqual([
      '1! accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=1 count=8 aws nodes @one',
      '2! accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=1 count=8 aws nodes @two',
    ])
  })

  it('count cards whose model stands elsewhere', () => {
    const open = (count: string) =>
      resource('google_compute_instance', 'guest_accelerator {', 'type = var.card', `count = ${count}`, '}')
    expect(open('2')).toEqual(['3? accelerator gpu nvidia perNode=2 nodes=1 count=2 gcp @fit'])
    expect(open('var.cards')).toEqual(['3? accelerator gpu nvidia nodes=1 gcp @fit'])
    expect(open('0')).toEqual([])
  })

  it('have the defaults of variables of the same file, which a caller may replace', () => {
    const text = (count: string, card: string) =>
      read(
        'variable "card" { default = "nvidia-l4" }',
        'variable "n" { default = 2 }',
        'locals { kind = var.card }',
        'resource "google_compute_instance" "fit" {',
        `count = ${count}`,
        'guest_accelerator {',
        `type = ${card}`,
        'count = 4',
        '}',
        '}',
      )
    const line = 'accelerator gpu nvidia nvidia-l4 perNode=4 nodes=2 count=8 gcp'
    expect(text('2', '"nvidia-l4"')[0]).toBe(`7! ${line} @fit`)
    expect(text('var.n', '"nvidia-l4"')[0]).toBe(`7! ${line} nodes @fit`)
    expect(text('2', '"${local.kind}"')).toEqual([`7? ${line} byDefault @fit`])
    expect(read('variable "a" { default = var.a }', 'resource "aws_instance" "x" { instance_type = var.a }')).toEqual(
      [],
    )
  })
})

describe('files of Terraform', () => {
  it('are those of its relative, too', () => {
    const paths = ['main.tf', 'main.tofu', 'terragrunt.hcl', 'prod.auto.tfvars', 'terraform.lock.hcl']
    expect(paths.map(reader.matches)).toEqual([true, true, false, false, false])
  })
})
