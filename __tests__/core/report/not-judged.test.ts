import { describe, expect, it } from '@jest/globals'
import { judgedWords } from '../../../src/core/report/words/judged.ts'
import { sizingParts } from '../../../src/core/report/words/sizing.ts'
import { checkFile, type JobReview } from '../../../src/core/review/check.ts'
import { rules as allRules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

function reviewed(...lines: readonly string[]): JobReview {
  const text = ['framework: pytorch', 'stage: production', ...lines].join('\n')
  const [job] = checkFile('a/accelerator.yml', text, ruleSet(allRules), defaultThresholds).jobs
  if (job === undefined) throw new Error('no job')
  return job
}

const eight = 'hardware: { accelerator: h100-sxm, count: 8, provider: aws, parallelism: fsdp }'
const policy = 'model: { architecture: transformer, precision: bf16 }'

describe('what was not judged', () => {
  it('names a deadline and a budget that could not be compared, and what would allow it', () => {
    const limits = 'operations: { deadline: 20d, budget: 9000 USD }'
    expect(judgedWords(reviewed('scale: { parameters: 7B }', policy, eight, limits))).toBe(
      'time not judged; deadline not checked: declare scale.tokens; budget not checked: declare scale.tokens',
    )
    expect(judgedWords(reviewed('scale: { parameters: 7B, tokens: 2B }', policy, eight, limits))).toBeUndefined()
  })

  it('names what the time of reinforcement learning leaves out', () => {
    const task = 'task: reinforcement-learning'
    const job = reviewed(task, 'scale: { parameters: 7B, tokens: 2B }', policy, eight, 'operations: { deadline: 20d }')
    expect(job.assessment.judged.time).toBe(true)
    expect(judgedWords(job)).toBe('time, cost, deadline and budget leave out generating rollouts')
    expect(sizingParts(job.facts.sizing).join()).toMatch(/time about \S+ h \(\S+ h\) without generating rollouts/)
  })

  it('asks for the batch of images, and for the sequences of a service', () => {
    const unet = 'model: { architecture: cnn, precision: fp16, image_size: 512 }'
    const one = 'hardware: { accelerator: t4, count: 1 }'
    expect(judgedWords(reviewed('scale: { parameters: 31M }', unet, one))).toBe(
      'memory and time not judged: declare scale.micro_batch_size',
    )
    const service = reviewed('task: inference', 'scale: { parameters: 7B, users: 9000 }', policy, eight)
    expect(judgedWords(service)).toBe('memory and time not judged: declare scale.global_batch_size')
  })

  it('is neither time nor cost of what does not fit', () => {
    const states = 'model: { architecture: transformer, precision: bf16, optimizer: adamw, method: full }'
    const one = 'hardware: { accelerator: h100-sxm, count: 1, provider: aws }'
    expect(sizingParts(reviewed('scale: { parameters: 8B, tokens: 9B }', states, one).facts.sizing)).toHaveLength(1)
  })
})
