import { expect, it } from '@jest/globals'
import rule from '../../../src/core/rules/evidence/accelerator-differs.ts'
import type { Facts } from '../../../src/core/rules/rule.ts'

const stated = { isStated: true, isConclusive: true }

/** The finding for an A100 in one file, while another file requests 32 accelerators. */
function problemOf(pathOfCount: string): string | undefined {
  const facts = {
    hardware: {
      candidates: [{ id: 'h100', vendor: 'nvidia' }],
      kind: 'gpu',
      label: '8× H100',
      declared: { accelerator: 'h100' },
    },
    evidence: {
      kind: { value: 'gpu' },
      accelerator: {
        ...stated,
        value: { candidates: [{ id: 'a100' }], label: 'A100' },
        places: [{ path: 'a.yaml', line: 1 }],
      },
      count: { ...stated, value: 32, places: [{ path: pathOfCount, line: 2 }] },
      ambiguities: [],
      hints: {},
    },
  } as unknown as Facts
  return rule.check(facts)[0]?.problem
}

it('has the number that the same file requests, and not that of another', () => {
  expect(problemOf('a.yaml')).toBe('The manifest declares 8× H100, but a.yaml requests 32× A100.')
  expect(problemOf('b.yaml')).toBe('The manifest declares 8× H100, but a.yaml requests A100.')
})
