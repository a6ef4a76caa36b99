import { describe, expect, it } from '@jest/globals'
import type { Observation } from '../../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/infrastructure/terraform.ts'
import { readHcl } from '../../../../../src/core/languages/hcl/hcl-blocks.ts'

const read = (text: string, path = 'main.tf'): readonly Observation[] => reader.read(new SourceFile(path, text))

describe('terraform', () => {
  it('reads TPUs', () => {
    expect(
      read('resource "google_tpu_v2_vm" "trainer" {\n  zone = "us-central2-b"\n  accelerator_type = "v4-32"\n}\n'),
    ).toEqual([
      {
        what: 'accelerator',
        place: { path: 'main.tf', line: 3 },
        certainty: 'states',
        job: 'trainer',
        kind: 'tpu',
        vendor: 'google',
        accelerator: 'v4-32',
        count: 16,
        provider: 'gcp',
      },
    ])
    const config = `resource "google_tpu_v2_vm" "t" {
  count = 2
  accelerator_config {
    type     = "V4"
    topology = "2x2x2"
  }
  scheduling_config { preemptible = true }
}`
    expect(read(config)).toMatchObject([{ accelerator: 'V4', topology: '2x2x2', count: 16, spot: true }])
    const queued = `resource "google_tpu_v2_queued_resource" "q" {
  tpu {
    node_spec {
      node { accelerator_type = "v5litepod-16" }
    }
  }
}`
    expect(read(queued)).toMatchObject([{ accelerator: 'v5litepod-16', count: 16, certainty: 'states' }])
    expect(read('resource "google_tpu_node" "n" {\n  accelerator_type = "v3-8"\n}')).toMatchObject([{ count: 4 }])
  })

  it('reads machines of all clouds', () => {
    const machine = (type: string, body: string) => read(`resource "${type}" "m" {\n${body}\n}`)
    expect(machine('google_compute_instance', 'machine_type = "a2-highgpu-8g"')).toMatchObject([
      { certainty: 'states', machine: 'a2-highgpu-8g', provider: 'gcp', nodes: 1, count: 8 },
    ])
    expect(
      machine(
        'google_compute_instance',
        'machine_type = "n1-standard-8"\nguest_accelerator {\n  type = "nvidia-tesla-t4"\n  count = 2\n}',
      ),
    ).toMatchObject([{ accelerator: 'nvidia-tesla-t4', count: 2, place: { line: 4 } }])
    expect(machine('aws_instance', 'instance_type = "p4d.24xlarge"\ncount = 2')).toMatchObject([
      { provider: 'aws', count: 16 },
    ])
    expect(machine('azurerm_linux_virtual_machine', 'size = "Standard_NC6s_v3"\npriority = "Spot"')).toMatchObject([
      { provider: 'azure', count: 1, spot: true },
    ])
    expect(machine('oci_core_instance', 'shape = "BM.GPU.H100.8"')).toMatchObject([{ provider: 'oci', count: 8 }])
    for (const plain of [
      'instance_type = "m5.large"',
      'count = 0\ninstance_type = "p4d.24xlarge"',
      'instance_type = var.size',
    ]) {
      expect(machine('aws_instance', plain)).toEqual([])
    }
  })

  it('only suggests what is there for any job', () => {
    const pool = `resource "google_container_node_pool" "tpu" {
  node_count = 4
  node_config {
    machine_type = "ct5lp-hightpu-4t"
    spot         = true
  }
  placement_policy {
    type         = "COMPACT"
    tpu_topology = "4x4"
  }
}`
    expect(read(pool)).toMatchObject([
      {
        certainty: 'suggests',
        kind: 'tpu',
        machine: 'ct5lp-hightpu-4t',
        topology: '4x4',
        nodes: 4,
        count: 16,
        spot: true,
      },
    ])
    expect(read(pool.replace('node_count', 'autoscaling {}\n  initial_node_count'))).toEqual([
      expect.not.objectContaining({ count: expect.anything() }),
    ])
    const group = 'resource "aws_eks_node_group" "g" {\n  instance_types = ["g5.xlarge"]\n}'
    expect(read(group)).toMatchObject([{ certainty: 'suggests', machine: 'g5.xlarge', perNode: 1 }])
    expect(read(group.replace('"g5.xlarge"', '"g5.xlarge", "p3.2xlarge"'))).toEqual([
      expect.not.objectContaining({ machine: expect.anything() }),
    ])
    const module = `module "eks" {
  eks_managed_node_groups = {
    system = { instance_types = ["m5.large"] }
    gpu = {
      instance_types = ["p5.48xlarge"]
      min_size       = 2
    }
  }
}`
    expect(read(module)).toMatchObject([
      { certainty: 'suggests', machine: 'p5.48xlarge', job: 'eks', place: { line: 5 } },
    ])
  })

  it('looks up variables and locals of the same file, which a caller may replace', () => {
    const text = `variable "size" {
  default = "a2-highgpu-4g"
}
locals {
  machine = var.size
}
resource "google_compute_instance" "vm" {
  machine_type = "\${local.machine}"
}
`
    expect(read(text)).toMatchObject([
      { certainty: 'suggests', machine: 'a2-highgpu-4g', count: 4, place: { line: 8 } },
    ])
    expect(read('variable "gpu_machine" {\n  default = "p4d.24xlarge"\n}')).toMatchObject([{ certainty: 'suggests' }])
    expect(read('variable "accelerator_type" {\n  default = "v5litepod-8"\n}')).toMatchObject([
      { accelerator: 'v5litepod' },
    ])
    expect(read('variable "name" {\n  default = "h100"\n}')).toEqual([])
    expect(
      read('variable "a_tpu_" { default = var.a_tpu_ }\nresource "aws_instance" "x" { instance_type = var.a_tpu_ }'),
    ).toEqual([])
  })

  it('holds back where a condition decides', () => {
    const text = (count: string) => `resource "aws_instance" "x" {\n  ${count}\n  instance_type = "p4d.24xlarge"\n}`
    for (const count of ['count = var.on ? 1 : 0', 'for_each = toset(["a"])']) {
      expect(read(text(count))).toEqual([expect.objectContaining({ certainty: 'suggests', perNode: 8 })])
      expect(read(text(count))).toEqual([expect.not.objectContaining({ count: expect.anything() })])
    }
    expect(read('resource "aws_instance" "x" {\n  instance_type = var.on ? "p4d.24xlarge" : "m5.large"\n}')).toEqual([])
  })

  it('knows what the defaults of its variables are', () => {
    const text = `variable "card" { default = "nvidia-tesla-v100" }
variable "cards" { default = 4 }
variable "n" { default = 2 }
resource "google_compute_instance" "vm" {
  count        = var.n
  machine_type = "n1-standard-8"
  guest_accelerator {
    type  = var.card
    count = var.cards
  }
}
`
    expect(read(text)).toMatchObject([
      { certainty: 'suggests', accelerator: 'nvidia-tesla-v100', perNode: 4, nodes: 2, count: 8, byDefault: true },
    ])
    expect(read(text.replace('var.cards', '4'))).toMatchObject([{ perNode: 4, byDefault: 'nodes' }])
    expect(read(text.replace('var.cards', '4').replace('var.n', '2'))).toEqual([
      expect.not.objectContaining({ byDefault: expect.anything() }),
    ])
    expect(read(text.replace('default = 4', 'default = 0'))).toEqual([])
  })

  it('counts cards whose model stands elsewhere', () => {
    const card = (body: string) => `resource "google_compute_instance" "vm" {
  machine_type = "n1-standard-8"
  ${body}
}`
    const expected = { certainty: 'suggests', kind: 'gpu', vendor: 'nvidia', provider: 'gcp', nodes: 1 }
    const open = card('guest_accelerator {\n type = var.card\n count = var.cards\n}')
    expect(read(open)).toMatchObject([expected])
    expect(read(open)).toEqual([expect.not.objectContaining({ perNode: expect.anything() })])
    expect(read(open.replace('var.cards', '2'))).toMatchObject([{ ...expected, perNode: 2 }])
    expect(read(open.replace('var.cards', '0'))).toEqual([])
    const dynamic = (count: string) =>
      card(
        `dynamic "guest_accelerator" {\n for_each = var.on ? [1] : []\n content {\n type = var.card\n count = ${count}\n}\n}`,
      )
    expect(read(dynamic('1'))).toMatchObject([{ ...expected, perNode: 1 }])
    expect(read(dynamic('var.cards'))).toEqual([])
    expect(read(dynamic('1').replace('var.card', '"nvidia-l4"'))).toMatchObject([
      { certainty: 'suggests', accelerator: 'nvidia-l4' },
    ])
  })

  it('hears what a machine is called whose type stands elsewhere', () => {
    const spot = 'resource "aws_spot_instance_request" "worker" {\n  instance_type = "${var.GPU_TYPE}"\n}'
    expect(read(spot)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'main.tf', line: 2 },
        certainty: 'suggests',
        job: 'worker',
        kind: 'gpu',
        nodes: 1,
        provider: 'aws',
        spot: true,
      },
    ])
    const named = (name: string, type: string) =>
      read(`resource "aws_instance" "${name}" {\n  instance_type = ${type}\n}`)
    expect(named('gpu-box', 'var.instance_type')).toMatchObject([{ kind: 'gpu', provider: 'aws' }])
    for (const [name, type] of [
      ['non_gpu', 'var.instance_type'],
      ['gpu', '"m5.large"'],
      ['gpu', 'var.on ? "p3.2xlarge" : "m5.large"'],
      ['box', 'var.gpuless_type'],
    ] as const) {
      expect([name, type, named(name, type)]).toEqual([name, type, []])
    }
  })

  it('leaves open how many of several machines are the nodes of a job', () => {
    const machine = (name: string) => `resource "aws_instance" "${name}" { instance_type = "p4d.24xlarge" }\n`
    expect(read(machine('one'))).toEqual([expect.not.objectContaining({ byDefault: expect.anything() })])
    expect(read(machine('one') + machine('two'))).toMatchObject([
      { job: 'one', count: 8, byDefault: 'nodes' },
      { job: 'two', count: 8, byDefault: 'nodes' },
    ])
  })

  it('puts together what the defaults of variables tell by their names', () => {
    const text = `variable "gpu-type" {
  default = "nvidia-tesla-t4"
}
variable "gpu-count" {
  default = 2
}
variable "gpu_type_ids" {
  default = ["NVIDIA L4", "NVIDIA A40"]
}
`
    expect(read(text)).toEqual([
      {
        what: 'accelerator',
        place: { path: 'main.tf', line: 2 },
        certainty: 'suggests',
        kind: 'gpu',
        vendor: 'nvidia',
        accelerator: 'nvidia-tesla-t4',
        perNode: 2,
        byDefault: true,
      },
      expect.objectContaining({ oneOf: ['NVIDIA L4', 'NVIDIA A40'], byDefault: true }),
    ])
  })

  it('hears neither comments nor text', () => {
    const text = `# machine_type = "a2-highgpu-8g"
// instance_type = "p4d.24xlarge"
/* resource "google_tpu_v2_vm" "x" { accelerator_type = "v4-8" } */
resource "aws_instance" "cpu" {
  user_data = <<-EOF
    instance_type = "p4d.24xlarge"
  EOF
  description   = "instance_type = \\"p4d.24xlarge\\""
  instance_type = "m5.large"
}
`
    expect(read(text)).toEqual([])
  })
})

describe('readHcl', () => {
  it('keeps lines, labels and values', () => {
    const { blocks, attributes } = readHcl('a = 1\nb "c" d {\n  e = [true, "x", { f = "g" }]\n  "h" = v.w\n}\n')
    expect(attributes.get('a')).toEqual({ kind: 'number', text: '1', line: 1 })
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatchObject({ type: 'b', labels: ['c', 'd'], line: 2 })
    expect(blocks[0]?.attributes.get('e')).toMatchObject({
      kind: 'list',
      line: 3,
      items: [{ kind: 'flag' }, { text: 'x' }, { kind: 'object' }],
    })
    expect(blocks[0]?.attributes.get('h')).toEqual({ kind: 'unknown', line: 4 })
  })

  it('survives what is no Terraform', () => {
    for (const text of [
      '',
      '}',
      '{',
      'a =',
      'a = [',
      'a "b" {',
      '"',
      '"${',
      '<<EOF\n',
      '/*',
      'a = "b',
      'a = {\n  b = [\n',
      ']])})',
    ]) {
      expect(() => readHcl(text)).not.toThrow()
    }
  })
})
