import { expect, it } from '@jest/globals'
import type { Survey } from '../../../src/core/evidence/survey/survey.ts'
import { launchesOf } from '../../../src/core/fleet/undeclared.ts'

it('launches are what asks for accelerators, outside of examples, each with its first place', () => {
  const place = (path: string, line: number) => ({ path, line, text: '' })
  const asked = (path: string, more: object) => ({
    count: 8,
    name: 'h100',
    places: [place(path, 1), place(path, 9)],
    inferred: false,
    ...more,
  })
  const accelerators = [
    asked('train.sh', {}),
    asked('said.sh', { example: false }),
    asked('examples/a.sh', { example: true }),
    asked('guessed.py', { inferred: true }),
    asked('guessed-example.py', { inferred: true, example: true }),
  ]
  expect(launchesOf({ accelerators } as unknown as Survey).map(({ path, line }) => `${path} ${line}`)).toEqual([
    'train.sh 1',
    'said.sh 1',
  ])
})
