import { describe, expect, it } from '@jest/globals'
import { accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { acceleratorWords, resolveAccelerator } from '../../../src/core/catalog/names/accelerator-name.ts'
import { usualName } from '../../../src/core/fleet/accelerator-names.ts'

describe('the usual name', () => {
  it.each([
    ['nvidia-h100-sxm', 'H100 SXM'],
    ['h100-sxm', 'H100 SXM'],
    ['a100', 'A100'],
    ['cpu', 'CPU'],
    ['h-one-hundred', 'h-one-hundred (unknown)'],
    ['toString', 'toString (unknown)'],
  ])('of %s is %s', (written, name) => expect(usualName(written)).toBe(name))

  it('calls nothing unknown that a report can have from the catalog', () => {
    const labels = acceleratorWords.flatMap((word) => resolveAccelerator(word)?.label.toLowerCase() ?? [])
    const names = [...labels, ...accelerators.map(({ id }) => id)].map(usualName)
    expect([names.length > 100, names.filter((name) => name.endsWith('(unknown)'))]).toEqual([true, []])
  })
})
