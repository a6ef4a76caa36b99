import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/containers/helm-values.ts'
import { reader as kubernetes } from '../../../../../src/core/evidence/tables/containers/kubernetes.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'chart/values.yaml', text)
const limits = 'resources:\n  limits:\n    nvidia.com/gpu: 8\n'

describe('helm values', () => {
  it('suggest the resources of a pod, which is one where nothing counts pods', () => {
    const text = `image: { repository: vault.habana.ai/gaudi-docker/1.22/pytorch, tag: "1" }
resources:
  limits: { habana.ai/gaudi: &cards "2", cpu: 16 }
  requests: { habana.ai/gaudi: *cards }
nodeSelector: {}
`
    expect(read(text)).toEqual([
      '1? framework pytorch image',
      '1? stack gaudi',
      '3? accelerator other intel gaudi perNode=2 nodes=1 count=2',
    ])
    expect(read(`${limits}autoscaling: { enabled: false }\n`)).toEqual(['3? accelerator gpu nvidia perNode=8'])
  })

  it('count the pods that stand beside the resources', () => {
    const text = `worker:
  replicas: 4
  ${limits.replaceAll('\n', '\n  ')}
nodeSelector: { cloud.google.com/gke-accelerator: nvidia-h100-80gb }
`
    expect(read(text)).toEqual(['5? accelerator gpu nvidia nvidia-h100-80gb perNode=8 nodes=4 count=32 gcp @worker'])
    expect(read(`launcher:\n  cpu: 1\nworkers:\n  replicas: 2\n  ${limits.replaceAll('\n', '\n  ')}`)).toEqual([
      '7? accelerator gpu nvidia perNode=8 nodes=2 count=16 @workers',
    ])
    expect(read(`replicas: 2\nnumNodes: 2\n${limits}`)).toEqual(['5? accelerator gpu nvidia perNode=8'])
  })

  it('count nothing where several parts ask', () => {
    const part = limits.replaceAll('\n', '\n  ')
    expect(read(`a:\n  replicas: 2\n  ${part}\nb:\n  ${part}`)).toEqual([
      '5? accelerator gpu nvidia perNode=8 @a',
      '10? accelerator gpu nvidia perNode=8 @b',
    ])
  })

  it('count no slices of TPUs where they may be several', () => {
    const slice =
      'nodeSelector: { cloud.google.com/gke-tpu-topology: 2x4 }\nresources: { limits: { google.com/tpu: 4 } }\n'
    expect(read(slice)).toEqual(['2? accelerator tpu google perNode=4 nodes=2 count=8 2x4 gcp'])
    expect(read(`numSlices: 2\n${slice}`)).toEqual(['3? accelerator tpu google perNode=4 2x4 gcp'])
  })

  it('go by their names, and are read once', () => {
    const names = ['values.yaml', 'a/values-h100.yaml', 'a/values.prod.yml', 'ci/multi-card-values.yaml']
    for (const path of names) {
      expect([path, reader.matches(path), kubernetes.matches(path)]).toEqual([path, true, false])
    }
    for (const path of ['myvalues.yaml', 'values.json', 'values/job.yaml', 'pod.yaml']) {
      expect([path, reader.matches(path)]).toEqual([path, false])
    }
  })

  it('say nothing without accelerators', () => {
    expect(read('resources:\n  limits: { nvidia.com/gpu: 0 }\n')).toEqual([])
    expect(read('resources:\n  limits: { cpu: 8 }\n')).toEqual([])
  })
})
