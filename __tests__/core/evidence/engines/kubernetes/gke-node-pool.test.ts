import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/containers/kubernetes.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'k8s/pool.yaml', text)

const pool = `apiVersion: container.gke.io/v1
kind: NodePool
metadata: { name: cards }
spec:
  initialNodeCount: 2
  nodeConfig:
    machineType: g2-standard-24
    spot: true
    accelerators:
      - acceleratorType: nvidia-l4
        acceleratorCount: 2
`

describe('pools of nodes in GKE', () => {
  it('suggest what they are made of, and no number of nodes', () => {
    expect(read(pool)).toEqual(['10? accelerator gpu nvidia nvidia-l4 g2-standard-24 perNode=2 gcp spot @cards'])
    expect(read(pool.replace(/ {4}accelerators[\s\S]*/, ''))).toEqual([
      '7? accelerator gpu nvidia g2-standard-24 perNode=2 gcp spot @cards',
    ])
    const another = `${pool}      - acceleratorType: nvidia-tesla-t4\n`
    expect([read(another), read(pool.replace(/ {4}accelerators[\s\S]*/, '').replace('g2', 'e2'))]).toEqual([[], []])
  })

  it('are objects of Config Connector and of Crossplane as well', () => {
    const connector = `apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: { name: cards }
spec:
  nodeConfig:
    machineType: n1-standard-8
    guestAccelerator: [{ type: nvidia-tesla-t4, count: 4 }]
`
    expect(read(connector)).toEqual(['7? accelerator gpu nvidia nvidia-tesla-t4 perNode=4 gcp @cards'])
    const crossplane = `apiVersion: container.gcp.upbound.io/v1beta1
kind: NodePool
metadata: { name: cards }
spec:
  forProvider:
    nodeConfig:
      - machineType: ct5lp-hightpu-4t
        preemptible: true
`
    expect(read(crossplane)).toEqual(['7? accelerator tpu google ct5lp-hightpu-4t perNode=4 gcp spot @cards'])
  })
})
