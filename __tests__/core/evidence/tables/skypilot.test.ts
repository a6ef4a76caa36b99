import { expect, it } from '@jest/globals'
import { SourceFile } from '../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../src/core/evidence/tables/documents/clouds/skypilot.ts'

const counts = (accelerators: string) =>
  reader
    .read(new SourceFile('task.yaml', `resources: { accelerators: ${accelerators} }\nrun: python train.py\n`))
    .flatMap((seen) => (seen.what === 'accelerator' ? [seen.count] : []))

it.each([
  ['H100:8', 8],
  ['"H100:16.0"', 16],
  ['"H100:1.6e1"', 16],
  ['"H100:+16"', 16],
  ['{ H100: "16.0" }', 16],
  ['"H100:0.5"', 1],
])('the accelerators of SkyPilot are a float: %s', (accelerators, count) => {
  expect(counts(accelerators)).toEqual([count])
})

it.each(['"H100:0x10"', '"H100:eight"', '"H100:64.0"'])('a number that no node has stays open: %s', (accelerators) => {
  expect(counts(accelerators)).toEqual([undefined])
})
