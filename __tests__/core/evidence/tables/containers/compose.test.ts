import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/containers/compose.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string): string[] => observationLines(reader, 'compose.yaml', text)
const service = (...lines: string[]): string[] =>
  read(`services:\n  job:\n${lines.map((line) => `    ${line}\n`).join('')}`)
const devices = (device: string): string => `deploy: { resources: { reservations: { devices: [${device}] } } }`

describe('compose', () => {
  it('reads what a service reserves, runs and is built from', () => {
    const text = `services:
  train:
    image: nvcr.io/nvidia/pytorch:24.05-py3
    command: torchrun --nproc_per_node=4 train.py
    deploy:
      resources:
        reservations:
          devices:
            - driver: nvidia
              count: 4
              capabilities: [gpu]
  database:
    image: postgres
`
    expect(read(text)).toEqual([
      '3? framework pytorch image',
      '3? stack cuda',
      '4? framework pytorch configured',
      '9! accelerator gpu nvidia perNode=4 nodes=1 count=4 @train',
    ])
  })

  it('counts devices that are named', () => {
    const named = devices("{ driver: nvidia, device_ids: ['0', '3'], capabilities: [gpu] }")
    expect(service('command: python a.py', named)).toEqual(['4! accelerator gpu nvidia perNode=2 nodes=1 count=2 @job'])
    const open = devices("{ driver: nvidia, device_ids: ['$" + "{IDS}'], capabilities: [gpu] }")
    expect(service('command: python a.py', open)).toEqual(['4! accelerator gpu nvidia @job'])
  })

  it('says no number where none is told', () => {
    expect(service('command: a', devices('{ driver: nvidia, count: all, capabilities: [gpu] }'))).toEqual([
      '4! accelerator gpu nvidia @job',
    ])
    expect(service('command: a', 'gpus: all')).toEqual(['4! accelerator gpu nvidia @job'])
    expect(service('command: a', 'runtime: nvidia')).toEqual(['4! accelerator gpu nvidia @job'])
    const copies = devices('{ driver: nvidia, count: 1, capabilities: [gpu] }').replace('{', '{ replicas: 4,')
    expect(service('command: a', copies)).toEqual(['4! accelerator gpu nvidia perNode=1 @job'])
  })

  it('takes a service without a command for a place to work in', () => {
    for (const idle of [
      'command: bash',
      'command: [tail, -f, /dev/null]',
      'command: sleep infinity',
      'entrypoint: /bin/bash',
    ]) {
      expect(service(idle, 'runtime: nvidia')).toEqual(['4? accelerator gpu nvidia @job'])
    }
    expect(service('runtime: habana')).toEqual(['3? accelerator other intel @job'])
    expect(service('devices: ["/dev/kfd:/dev/kfd"]')).toEqual(['3? accelerator gpu amd @job'])
    expect(service('devices: ["/dev/neuron0"]')).toEqual(['3? accelerator other aws @job'])
  })

  it('says nothing of services without accelerators', () => {
    expect(service('image: nvcr.io/nvidia/pytorch:24.05-py3', 'command: python a.py')).toEqual([])
    expect(service('devices: ["/dev/snd"]', 'runtime: runc')).toEqual([])
    expect(read('services: 3\n')).toEqual([])
  })

  it('reads what a service is merged with', () => {
    const text = 'x-gpu: &gpu\n  runtime: nvidia\n  command: python a.py\nservices:\n  job: { <<: *gpu }\n'
    expect(read(text)).toEqual(['2! accelerator gpu nvidia @job'])
    expect(read(text.replace('*gpu', '[*gpu]').replace('<<:', 'runtime: runc, <<:'))).toEqual([])
  })

  it('knows its files', () => {
    for (const path of ['compose.yaml', 'docker-compose.yml', 'a/docker-compose.gpu.yaml'])
      expect(reader.matches(path)).toBe(true)
    for (const path of ['composer.yaml', 'a/decompose.yaml', 'compose.json']) expect(reader.matches(path)).toBe(false)
  })
})
