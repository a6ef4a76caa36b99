import { expect, it } from '@jest/globals'
import { readInputs } from '../../../src/edge/action/inputs.ts'

const read = (inputs: Readonly<Record<string, string>>) => readInputs((name) => inputs[name] ?? '')

it('are the usual ones where nothing is set', () => {
  expect(read({ 'fail-on': ' ', policy: ' ' })).toEqual({
    patterns: [],
    folder: '.',
    failOnNew: false,
    changedOnly: false,
    annotations: true,
    comment: 'never',
    suggest: false,
    savings: false,
    sarifCategory: '',
  })
})

it('are as they are set, without the space around them', () => {
  expect(
    read({
      ...{ paths: ' a/accelerator.yml ,b\n\n c/**\n', 'working-directory': 'd', policy: ' p.yml ' },
      ...{ 'fail-on': ' warning ', 'no-manifest': 'fail', 'base-ref': ' main', 'head-ref': 'topic ' },
      ...{ 'fail-on-new': 'true', 'changed-only': 'true', annotations: 'false', comment: 'on-change' },
      ...{ suggest: 'true', savings: 'true', 'sarif-category': 'e' },
    }),
  ).toEqual({
    ...{ patterns: ['a/accelerator.yml', 'b', 'c/**'], folder: 'd', policy: 'p.yml' },
    ...{ failOn: 'warning', noManifest: 'fail', baseRef: 'main', headRef: 'topic' },
    ...{ failOnNew: true, changedOnly: true, annotations: false, comment: 'on-change' },
    ...{ suggest: true, savings: true, sarifCategory: 'e' },
  })
})

it.each([
  ['fail-on', 'The input fail-on is "no"; it takes error, warning, notice, never.'],
  ['no-manifest', 'The input no-manifest is "no"; it takes review, pass, fail.'],
  ['comment', 'The input comment is "no"; it takes never, on-findings, on-change, always.'],
  ...['fail-on-new', 'changed-only', 'annotations', 'suggest', 'savings'].map((name) => [
    name,
    `The input ${name} is "no"; it takes true, false.`,
  ]),
])('are refused with the words that they take: %s', (name, message) => {
  expect(() => read({ [name as string]: 'no' })).toThrow(message)
})
