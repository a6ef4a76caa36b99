import { expect, it } from '@jest/globals'
import { reviewOf } from '../../support/attacked.ts'

const judged = (hardware: string) => {
  const { jobs, findings } = reviewOf(`framework: pytorch\nhardware: ${hardware}\n`)
  return [jobs[0]?.facts.hardware.count, findings.map(({ rule }) => rule).filter((rule) => /^manifest/.test(rule))]
}

// A small group must not hide a large one after it.
it.each([
  ['8x H100 + 56x H100', 64, []],
  ['[8x H100, 56x H100]', undefined, ['manifest/invalid-value']],
  ['[8x H100, 8x H100]', undefined, ['manifest/invalid-value']],
  ['2x A100, 8x A100', undefined, ['manifest/unknown-accelerator']],
  ['8x H100 (CoreWeave), 8x H100 (AWS)', undefined, ['manifest/unknown-accelerator']],
  ['p5.48xlarge + p5.48xlarge', undefined, ['manifest/unknown-accelerator']],
  ['2 nodes of 8 H100, 4 nodes of 8 H100', undefined, ['manifest/unknown-accelerator']],
  ['v5e-16, v5e-64', undefined, ['manifest/unknown-accelerator']],
  ['v6e-16 v6e-256', undefined, ['manifest/unknown-accelerator']],
  ['2x v5e-8, 8x v5e-16', undefined, ['manifest/unknown-accelerator']],
  ['{ accelerator: v5e-16, tpu: v5e-64 }', 16, ['manifest/spellings-disagree']],
  ['{ accelerator: v5e-16, tpu: v5e }', 16, []],
  ['2x GB200 NVL72', undefined, ['manifest/unknown-accelerator']],
  ['72x GB200 NVL72', 72, []],
  ['GB200 superchip x8', undefined, ['manifest/unknown-accelerator']],
  ['p5.48xlarge, p5.48xlarge', undefined, ['manifest/unknown-accelerator']],
  ['8x H100:8', undefined, ['manifest/unknown-accelerator']],
  ['16x H100 SXM x 16', undefined, ['manifest/unknown-accelerator']],
  ['16x H100 SXM times 16', undefined, ['manifest/unknown-accelerator']],
  ['{ accelerator: H100:8, H100: 56 }', 8, ['manifest/spellings-disagree']],
])('%s counts %p', (hardware, count, rules) => expect(judged(hardware)).toEqual([count, rules]))
