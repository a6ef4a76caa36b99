import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/infrastructure/terraform.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (...lines: readonly string[]) => observationLines(reader, 'main.tf', `${lines.join('\n')}\n`)
const gpus = (value: string) =>
  `resourceRequirements = [{ type = "VCPU", value = "4" }, { type = "GPU", value = ${value} }]`
const task = (type: string, ...lines: readonly string[]) => read(`resource "${type}" "fit" {`, ...lines, '}')

describe('containers in Terraform', () => {
  it('are those of ECS, one node each', () => {
    const definitions = (...containers: readonly string[]) =>
      task('aws_ecs_task_definition', 'container_definitions = jsonencode([', ...containers, '])', 'cpu = 4096')
    expect(definitions('{', 'name = "fit"', gpus('"2"'), '}')).toEqual([
      '5? accelerator gpu perNode=2 aws nodes=1 count=2 @fit',
    ])
    expect(definitions(`{ ${gpus('"1"')} },`, `{ ${gpus('"1"')} }`)).toEqual(['3? accelerator gpu perNode=1 aws @fit'])
    expect(definitions('{ name = "web" }')).toEqual([])
  })

  it('are those of AWS Batch, as values or as JSON', () => {
    const batch = (...lines: readonly string[]) => task('aws_batch_job_definition', ...lines)
    expect(batch('container_properties = jsonencode({', gpus('4'), '})')).toEqual([
      '3! accelerator gpu perNode=4 aws nodes=1 count=4 @fit',
    ])
    const json = (value: string) =>
      batch(
        'container_properties = <<-EOT',
        '{',
        '  "image": "${var.image}", "memory": ${var.memory},',
        `  "resourceRequirements": [{ "type": "GPU", "value": ${value} }]`,
        '}',
        'EOT',
        'timeout = 60',
      )
    expect(json('"8"')).toEqual(['5! accelerator gpu perNode=8 aws nodes=1 count=8 @fit'])
    expect(json('"${var.gpus}"')).toEqual([])
    expect(batch(`node_properties = jsonencode({ container = { instanceType = "p4d.24xlarge" } })`)).toEqual([
      '2? accelerator gpu nvidia p4d.24xlarge perNode=8 aws @fit',
    ])
  })

  it('have what a variable gives them by default, wherever it is written', () => {
    const variable = 'variable "gpus" { default = 2 }'
    expect(read(variable, `locals {`, `  properties = jsonencode({ ${gpus('var.gpus')} })`, '}')).toEqual([
      '3? accelerator gpu perNode=2 byDefault',
    ])
    expect(read('module "fit" {', `  container_definitions = { fit = { ${gpus('var.gpus')} } }`, '}')).toEqual([
      '2? accelerator gpu @fit',
    ])
  })

  it('are those of Kubernetes and Cloud Run', () => {
    const container = 'resources { limits = { cpu = 4, "nvidia.com/gpu" = "2" } }'
    expect(task('kubernetes_job_v1', 'spec { template { spec { container {', container, '} } } }')).toEqual([
      '3? accelerator gpu nvidia perNode=2 @fit',
    ])
    expect(
      task(
        'google_cloud_run_v2_job',
        'template {',
        `containers { ${container} }`,
        'node_selector {',
        'accelerator = "nvidia-l4"',
        '} }',
      ),
    ).toEqual(['3? accelerator gpu nvidia perNode=2 gcp @fit', '5? accelerator gpu nvidia nvidia-l4 gcp @fit'])
    // What a pool may have at most is no wish.
    expect(task('kubernetes_manifest', 'manifest = { spec = { limits = { "nvidia.com/gpu" = 16 } } }')).toEqual([])
  })

  it('are not read where a value has to be computed', () => {
    for (const value of [
      `jsonencode(merge(local.base, { ${gpus('"1"')} }))`,
      `jsonencode({ ${gpus('"1"')} }`,
      'file("gpu.json")',
      '<<EOT\nGPU resourceRequirements [{\nEOT',
      '<<EOT\n[{ "resourceRequirements": [',
    ]) {
      expect([value, task('aws_batch_job_definition', `container_properties = ${value}`)]).toEqual([value, []])
    }
  })
})

describe('functions that only give another form', () => {
  it('are as good as their values', () => {
    expect(task('aws_eks_node_group', 'instance_types = toset(["p3.2xlarge"])')).toEqual([
      '2? accelerator gpu nvidia p3.2xlarge perNode=1 aws @fit',
    ])
    expect(task('aws_instance', 'instance_type = tostring(', '"p3.2xlarge"', ')', 'count = tonumber("2")')).toEqual([
      '3! accelerator gpu nvidia p3.2xlarge perNode=1 nodes=2 count=2 aws @fit',
    ])
    expect(task('aws_instance', 'instance_type = lower("p3.2xlarge")')).toEqual([])
    expect(task('aws_instance', 'instance_type = tostring("p3.2xlarge", 1)', 'count = 1')).toEqual([])
  })
})

describe('pools of nodes', () => {
  const pool = (...lines: readonly string[]) => task('azurerm_kubernetes_cluster_node_pool', ...lines)

  it('have the model that their labels name, unless the machine tells more', () => {
    expect(pool('vm_size = var.size', 'node_labels = {', '  "gpu" = "a10"', '}')).toEqual([
      '4? accelerator gpu nvidia a10 azure @fit',
    ])
    expect(pool('vm_size = "Standard_NC6s_v3"', 'node_labels = { gpu = "v100" }')).toEqual([
      '2? accelerator gpu nvidia Standard_NC6s_v3 perNode=1 azure @fit',
    ])
    for (const labels of ['{ gpu = "true" }', '{ team = "a10" }', '{ "gpu-pool" = "a10" }']) {
      expect([labels, pool('vm_size = var.size', `node_labels = ${labels}`)]).toEqual([labels, []])
    }
  })
})

describe('files of Terraform', () => {
  it('are those of its relatives, too', () => {
    const paths = ['main.tf', 'main.tofu', 'prod/terragrunt.hcl', 'image.pkr.hcl', 'terraform.lock.hcl']
    expect(paths.map(reader.matches)).toEqual([true, true, true, false, false])
    expect(observationLines(reader, 'terragrunt.hcl', 'inputs = {\n  instance_type = "p5.48xlarge"\n}\n')).toEqual([
      '2? accelerator gpu nvidia p5.48xlarge perNode=8 aws',
    ])
  })
})
