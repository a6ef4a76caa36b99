import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/schedulers/ray-cluster.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const cluster = (provider: string, types: string) =>
  `cluster_name: c\nprovider: { type: ${provider} }\navailable_node_types:\n${types.replace(/^/gm, '  ')}\n`
const accelerators = (provider: string, types: string) =>
  observationLinesOf('accelerator', reader, 'cluster.yaml', cluster(provider, types))

describe('ray cluster', () => {
  it('suggests each of several types of nodes, without a number', () => {
    const types = `head: { node_config: { machineType: n2-standard-4 }, min_workers: 0, max_workers: 0 }
small:
  min_workers: 0
  max_workers: 16
  resources: { CPU: 120, TPU: 4 }
  node_config: { acceleratorType: v4-8, schedulingConfig: { preemptible: true } }
large:
  min_workers: 2
  max_workers: 2
  node_config: { acceleratorType: v5litepod-64 }`
    expect(accelerators('gcp', types)).toEqual([
      '9? accelerator tpu google v4 gcp spot @small',
      '13? accelerator tpu google v5litepod gcp @large',
    ])
  })

  it('states the only type, where its number is fixed', () => {
    const fixed = 'w: { min_workers: 4, max_workers: 4, node_config: { InstanceType: p4d.24xlarge } }'
    expect(accelerators('aws', fixed)).toEqual([
      '4! accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=4 count=32 aws @w',
    ])
    const growing = fixed.replace('max_workers: 4', 'max_workers: 8')
    expect(accelerators('aws', growing)).toEqual(['4? accelerator gpu nvidia p4d.24xlarge perNode=8 aws @w'])
    const idle = 'x: { min_workers: 0, max_workers: 0, node_config: { InstanceType: g5.xlarge } }'
    expect(accelerators('aws', `${idle}\n${fixed}`)).toEqual([
      '5! accelerator gpu nvidia p4d.24xlarge perNode=8 nodes=4 count=32 aws @w',
    ])
    const slices = 'w: { min_workers: 2, max_workers: 2, node_config: { acceleratorType: v4-32 } }'
    expect(accelerators('gcp', slices)).toEqual(['4! accelerator tpu google v4-32 count=32 gcp @w'])
  })

  it('counts the head among the nodes of its type', () => {
    const text = cluster('aws', 'gpu: { min_workers: 1, max_workers: 1, node_config: { InstanceType: g5.12xlarge } }')
    expect(observationLinesOf('accelerator', reader, 'cluster.yaml', `${text}head_node_type: gpu\n`)).toEqual([
      '4! accelerator gpu nvidia g5.12xlarge perNode=4 nodes=2 count=8 aws @gpu',
    ])
    const alone = cluster('aws', 'gpu: { node_config: { InstanceType: g5.12xlarge } }')
    expect(observationLinesOf('accelerator', reader, 'cluster.yaml', `${alone}head_node_type: gpu\n`)).toEqual([
      '4! accelerator gpu nvidia g5.12xlarge perNode=4 nodes=1 count=4 aws @gpu',
    ])
  })

  it('reads the cards, machines and pods of each cloud', () => {
    const cards = `w:
  node_config:
    machineType: n1-highmem-16
    guestAccelerators:
      - { acceleratorType: projects/p/zones/z/acceleratorTypes/nvidia-tesla-t4, acceleratorCount: 2 }
    scheduling: [{ preemptible: true }]`
    expect(accelerators('gcp', cards)).toEqual(['8? accelerator gpu nvidia nvidia-tesla-t4 perNode=2 gcp spot @w'])
    const azure = 'w: { node_config: { azure_arm_parameters: { vmSize: Standard_ND96asr_v4, priority: Spot } } }'
    expect(accelerators('azure', azure)).toEqual([
      '4? accelerator gpu nvidia Standard_ND96asr_v4 perNode=8 azure spot @w',
    ])
    const pods = `w:
  min_workers: 3
  max_workers: 3
  node_config:
    kind: Pod
    spec: { containers: [{ resources: { limits: { nvidia.com/gpu: 2 } } }] }`
    expect(accelerators('kubernetes', pods)).toEqual(['9! accelerator gpu nvidia perNode=2 nodes=3 count=6 @w'])
  })

  it('falls back on what a type is said to have', () => {
    expect(accelerators('local', 'w: { resources: { CPU: 8, GPU: 4 } }')).toEqual(['4? accelerator gpu perNode=4 @w'])
    expect(accelerators('local', 'w: { resources: { CPU: 8, GPU: 0 } }')).toEqual([])
  })

  it('reads the image, and says that it is Ray', () => {
    const text = `${cluster('aws', 'w: { node_config: { InstanceType: m5.large } }')}docker: { image: rayproject/ray-ml:2.9-gpu }\n`
    expect(observationLines(reader, 'cluster.yaml', text)).toEqual(['4! library ray configured', '5? stack cuda'])
  })

  it('says nothing of other files, and of types that none are started of', () => {
    expect(
      observationLines(reader, 'a.yaml', 'provider: aws\navailable_node_types:\n  w: { resources: { GPU: 8 } }\n'),
    ).toEqual([])
    expect(
      accelerators('aws', 'w: { min_workers: 0, max_workers: 0, node_config: { InstanceType: p4d.24xlarge } }'),
    ).toEqual([])
    expect(accelerators('gcp', 'w: { node_config: { acceleratorType: "<TYPE>" } }')).toEqual([])
  })
})
