import { describe, expect, it } from '@jest/globals'
import { agreedMentions } from '../../../../src/core/evidence/scan/agreed-mentions.ts'
import { isScanned, mentionsIn } from '../../../../src/core/evidence/scan/scan.ts'

/** The mentions on which a file agrees, as `position text`. */
const agreed = (path: string, text: string): string[] =>
  agreedMentions(mentionsIn(path, text)).map(
    ({ position, observation: { place: _, certainty: __, what: ___, ...said } }) =>
      [
        position,
        ...Object.entries(said).flatMap(([key, value]) =>
          key === 'how' || value === undefined ? [] : [`${key}=${value}`],
        ),
      ].join(' '),
  )

describe('the mentions of a file', () => {
  it.each<[string, string, string, string[]]>([
    ['name one model and its number', 'a.yml', 'gpu: H100\ngpus: 16\n', ['work kind=gpu accelerator=H100 count=16']],
    ['give the most exact name', 'a.md', 'A100, that is A100-80GB\n', ['prose kind=gpu accelerator=A100-80GB']],
    ['name no model of several', 'a.md', 'Measured on A100 and H100.\n', []],
    ['count nothing twice over', 'a.yml', 'gpu: H100\ngpus: 16\nnum_gpus: 8\n', ['work kind=gpu accelerator=H100']],
    ['multiply nodes', 'a.yml', 'num_nodes: 2\ngpus_per_node: 8\n', ['work kind=gpu perNode=8 nodes=2']],
    ['say nothing by nodes alone', 'a.yml', 'num_nodes: 2\n', []],
    ['take a configuration before a comment', 'a.yml', '# A100\ngpu: H100\n', ['work kind=gpu accelerator=H100']],
    ['keep what a machine holds', 'a.yml', 'type: p4d.24xlarge\n', ['work kind=gpu machine=p4d.24xlarge perNode=8']],
    [
      'name each framework once',
      'a.md',
      'PyTorch, JAX.\nPyTorch!\n',
      ['prose framework=pytorch', 'prose framework=jax'],
    ],
  ])('%s', (_, path, text, expected) => {
    expect(agreed(path, text)).toEqual(expected)
  })
})

it('no list of versions is a text in which people say what they run', () => {
  const paths = ['README.md', 'conf/a.yaml', 'Dockerfile.gpu', 'package-lock.json', 'pixi-lock.yaml', 'a.png', 'a.cu']
  expect(paths.filter(isScanned)).toEqual(['README.md', 'conf/a.yaml', 'Dockerfile.gpu'])
})
