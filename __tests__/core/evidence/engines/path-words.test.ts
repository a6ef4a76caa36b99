import { describe, expect, it } from '@jest/globals'
import { modelInPath } from '../../../../src/core/evidence/engines/path-words.ts'
import type { Observation } from '../../../../src/core/evidence/observation/observation.ts'

const place = { path: 'x', line: 3 }
const gpus: Observation = { what: 'accelerator', kind: 'gpu', count: 8, certainty: 'states', place }
const chips: Observation = { ...gpus, kind: 'tpu' }
const framework: Observation = {
  what: 'framework',
  framework: 'pytorch',
  how: 'configured',
  certainty: 'states',
  place,
}
const cuda: Observation = { what: 'stack', stack: 'cuda', certainty: 'states', place }
const modelOf = (path: string, ...seen: Observation[]) => modelInPath(path, seen)?.accelerator

describe('the words of a path', () => {
  it.each([
    ['examples/MI300X/train.sh', gpus, 'mi300x'],
    ['bench/config_DGXH100_16x8.sh', gpus, 'h100'],
    ['docker/Dockerfile.B200', cuda, 'b200'],
    ['configs/deepseek_gb200.yaml', framework, 'gb200'],
    ['tpu/v5e/run.sh', chips, 'v5e'],
  ])('name the model in %s', (path, seen, model) => {
    expect(modelOf(path, seen)).toBe(model)
  })

  it('are a hint, at the head of the file', () => {
    expect(modelInPath('h100/a.sh', [gpus])).toMatchObject({
      kind: 'gpu',
      vendor: 'nvidia',
      certainty: 'suggests',
      place: { path: 'h100/a.sh', line: 1 },
    })
  })

  it.each([
    ['several models', 'h100/a100.sh', gpus],
    ['another kind than the file asks for', 'h100/run.sh', chips],
    ['another kind than the image is for', 'v5e/Dockerfile', cuda],
    ['a version', 'v4/config_v2.yaml', chips],
    ['a folder far above', 'h100/a/b/c/run.sh', gpus],
    ['a source that asks for nothing', 'h100/train.py', framework],
    ['no model', 'gpu/train_7b.sh', gpus],
  ])('name none by %s', (_, path, seen) => {
    expect(modelOf(path, seen)).toBeUndefined()
  })

  it('name none where the file does, or shows nothing', () => {
    expect(modelOf('h100/run.sh', { ...gpus, accelerator: 'a100' })).toBeUndefined()
    expect(modelOf('h100/run.sh')).toBeUndefined()
  })
})
