import { describe, expect, it } from '@jest/globals'
import { judgedWords, keysToJudge } from '../../../src/core/report/words/judged.ts'
import { sizingParts } from '../../../src/core/report/words/sizing.ts'
import { checkFile, type JobReview } from '../../../src/core/review/check.ts'
import { rules as allRules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const reviewed = (...lines: readonly string[]): JobReview =>
  reviewedAlone('framework: pytorch', 'stage: production', ...lines)

function reviewedAlone(...lines: readonly string[]): JobReview {
  const text = lines.join('\n')
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

describe('what leaves a job undecided', () => {
  const named = 'model: { name: meta-llama/Llama-3.1-8B, method: lora }'
  const tokens = 'scale: { tokens: 100M }'

  it.each([
    ['framework', [named, tokens, 'hardware: 1x H100 on AWS'], 'framework: pytorch'],
    ['framework', ['stage: production', 'hardware: h100:8'], 'framework: pytorch'],
    ['stage', ['framework: pytorch', 'hardware: h100:8'], 'stage: production'],
    [
      'scale.parameters',
      ['framework: pytorch', 'model: { layers: 32 }', 'hardware: h100:8'],
      'scale: { parameters: 8B }',
    ],
  ])('is named: %s', (key, lines, settled) => {
    const job = reviewedAlone(...lines)
    expect([job.assessment.verdict, keysToJudge(job)]).toEqual(['undecided', expect.arrayContaining([key])])
    expect(reviewedAlone(...lines, settled).assessment.verdict).toBe('fit')
  })

  it('is no key where nothing to declare would settle it', () => {
    const job = reviewedAlone(named, tokens, 'hardware: cpu')
    expect([job.assessment.verdict, keysToJudge(job)]).toEqual(['undecided', []])
    expect(judgedWords(job)).toMatch(/the guidance compares GPUs and TPUs only$/)
  })
})

describe('memory without a count', () => {
  it('is told where one device suffices', () => {
    const job = ['model: { name: ResNet50 }', 'scale: { samples: 25000, epochs: 10, global_batch_size: 32 }']
    const { sizing } = reviewed(...job, 'hardware: { accelerator: t4 }').facts
    expect(sizingParts(sizing)[0]).toMatch(/^memory about [\d.]+ of 15 GiB on one device: likely fits$/)
  })

  it('is not where several may be needed', () => {
    const large = 'model: { name: meta-llama/Llama-3.1-70B, precision: bf16 }'
    const { sizing } = reviewed('task: fine-tuning', large, 'hardware: { accelerator: t4 }').facts
    expect(sizingParts(sizing)).toEqual([])
  })
})
