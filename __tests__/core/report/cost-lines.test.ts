import { describe, expect, it } from '@jest/globals'
import { commentText } from '../../../src/core/report/markdown/comment.ts'
import { pullRequest } from '../../support/differences.ts'

const job = (name: string, count: number, more = ''): string =>
  `  ${name}: { task: pretraining, framework: pytorch, stage: production, scale: { parameters: 7B, tokens: 100B, sequence_length: 4096, global_batch_size: 512 }, model: { architecture: transformer, precision: bf16 }, hardware: { accelerator: h100-80gb, count: ${count}, provider: aws, region: us-east-1, parallelism: fsdp${more} } }\n`
const jobs = (...all: readonly string[]): string => `jobs:\n${all.join('')}`
/** Fewer tokens cost less on the same hardware. */
const shorter = (text: string): string => text.replace('100B', '50B')

const comment = (base: string, head: string): string =>
  commentText(pullRequest(head, base), { key: 'k', docs: 'https://github.com/acme/review/blob/v1' })
const headline = (base: string, head: string): string => /^### (.*)$/m.exec(comment(base, head))?.[1] ?? ''

describe('the first line without a finding', () => {
  const [a, b] = [job('a', 64), job('b', 64)]

  it('has what all runs cost before and after', () => {
    expect(headline(jobs(shorter(a)), jobs(a))).toMatch(
      /: `a`: 64× H100 SXM, 50B → 100B tokens, about 15,000 → 30,000 USD a run \(\+100 %\); 1 job fits$/,
    )
    expect(headline(jobs(shorter(a), shorter(b)), jobs(a, b))).toMatch(
      /2 jobs fit, about 30,000 → 60,000 USD \(\+100 %\)$/,
    )
  })

  it('has what they cost now where nothing moved, or other jobs ran', () => {
    expect(headline(jobs(job('a', 32)), jobs(a))).toMatch(
      /: `a`: 32× H100 SXM → 64× H100 SXM, about 30,000 USD \(.*\), unchanged; 1 job fits$/,
    )
    expect(headline(jobs(a), jobs(a, b))).toMatch(/: `b` \(added\): 64× H100 SXM, about 30,000 USD \(.*\); 2 jobs fit$/)
    expect(headline(jobs(a, b), jobs(a))).toMatch(/1 job fits, about 30,000 USD$/)
  })
})

it('the comment says below its table by whose word the costs are, on both sides', () => {
  expect(comment(jobs(job('a', 64)), jobs(job('a', 64, ', spot: true')))).toContain(
    '<sub>Costs are at the list price of 6.88 USD a chip-hour (AWS us-east-1, July 2026); at the spot list price of 2.12 USD a chip-hour (AWS us-east-1, July 2026).</sub>',
  )
})

it('the first line says by which price as many chip-hours cost more', () => {
  const on = (count: number): string =>
    jobs(job('a', count))
      .replace('h100-80gb', 'l40s')
      .replace('us-east-1, parallelism: fsdp', 'us-east-1, parallelism: data')
  const small = (count: number): string => on(count).replace('7B', '1B')
  expect(headline(small(4), small(8))).toMatch(/\(\+44 %\), at 2\.6 → 3\.8 USD a chip-hour; 1 job fits$/)
})
