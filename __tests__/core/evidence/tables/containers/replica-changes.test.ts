import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/containers/replica-changes.ts'

/** The parts of a file that change another file's replicas, with lines. */
const changes = (path: string, text: string): string[] =>
  reader.mayHold?.(text) === false
    ? []
    : reader
        .read(new SourceFile(path, text))
        .map((seen) => `${seen.what === 'open launch' ? seen.text : seen.what} ${seen.place.line}`)

const object = (kind: string, spec: string) =>
  `apiVersion: a/v1\nkind: ${kind}\nmetadata: { name: t }\nspec:\n  ${spec}\n`
const pod = 'template: { spec: { containers: [{ name: c, image: x }] } }'

describe('replicas of another file are changed by', () => {
  it.each([
    [
      'an autoscaler',
      'b.yaml',
      object('HorizontalPodAutoscaler', 'maxReplicas: 8'),
      ['kind: HorizontalPodAutoscaler 1'],
    ],
    [
      'one in a list',
      'b.yaml',
      `apiVersion: v1\nkind: List\nitems:\n- ${object('ScaledJob', 'a: 1').replaceAll('\n', '\n  ')}`,
      ['kind: ScaledJob 4'],
    ],
    [
      'a patch',
      'b.json',
      '{ "apiVersion": "apps/v1", "kind": "Deployment", "spec": { "replicas": 4 } }',
      ['replicas: 4 1'],
    ],
    [
      'Kustomize',
      'a/kustomization.yml',
      'replicas: [{ name: t, count: 4 }]\npatches: []\n',
      ['replicas 1', 'patches 2'],
    ],
    [
      'a patch of JSON',
      'b.yaml',
      `- { op: replace, path: /spec/parallelism, value: 4 }
- { op: add, path: /spec/template/spec/containers/0/resources/limits/nvidia.com~1gpu, value: 16 }
- { op: remove, path: /spec/template/spec/containers/0/resources/limits/example.com~1disk }
- { op: replace, path: /spec/suspend, value: true }
`,
      ['path: /spec/parallelism 1', 'path: /spec/template/spec/containers/0/resources/limits/nvidia.com~1gpu 2'],
    ],
    ['a group of workers', 'b.yaml', object('LeaderWorkerSet', 'leaderWorkerTemplate: { size: 4 }'), ['size: 4 5']],
    ['a replacement', 'kustomization.yaml', 'replacements: [{ source: { name: n } }]\n', ['replacements 1']],
    ['values of Helm', 'values-prod.yaml', 'worker:\n  replicaCount: 4\n', ['replicaCount: 4 2']],
  ])('%s', (_, path, text, expected) => {
    expect(changes(path, text)).toEqual(expected)
  })
})

describe('replicas of another file are not changed by', () => {
  it.each([
    ['an object that has its pods', 'b.yaml', object('Deployment', `replicas: 4\n  ${pod}`)],
    ['a job of one pod', 'b.yaml', object('Job', `completions: 1\n  ${pod}`)],
    [
      'values with resources, which are read',
      'values.yaml',
      'replicaCount: 4\nresources: { limits: { nvidia.com/gpu: 8 } }\n',
    ],
    ['a file that only names its resources', 'kustomization.yaml', 'resources: [job.yaml]\n'],
    ['settings of a training', 'train.yaml', 'replicas: 4\nlayers: 32\n'],
  ])('%s', (_, path, text) => {
    expect(changes(path, text)).toEqual([])
  })
})
