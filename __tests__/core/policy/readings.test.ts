import { describe, expect, it } from '@jest/globals'
import { reviewUnder } from '../../support/policy-runs.ts'

/** The findings of a rule with this condition for a job on this hardware. */
async function found(when: string, hardware: string, more = ''): Promise<string[]> {
  const policy = `custom:\n  - id: own-rule\n    severity: error\n    message: Not this.\n    remedy: Ask.\n    when: '${when}'\n${more}`
  const { findings } = await reviewUnder(policy, `framework: pytorch\nhardware: { ${hardware}, count: 8 }\n`)
  return findings
    .filter(({ rule }) => rule.startsWith('policy/'))
    .map(({ rule, severity, message }) => `${severity} ${rule} ${message}`)
}

describe('a condition on hardware that nobody can read', () => {
  it.each([
    ['job.hardware.provider == "aws"', 'accelerator: H100, provider: aws or gcp', 'aws or gcp'],
    ['job.hardware.provider in ["gcp", "aws"]', 'accelerator: H100, provider: our hall', 'our hall'],
    ['job.hardware.provider.startsWith("g")', 'accelerator: H100, provider: aws or gcp', 'aws or gcp'],
    ['job.hardware.provider == "aws" && job.hardware.count > 4', 'accelerator: H100, provider: elsewhere', 'elsewhere'],
    ['job.hardware.machine == "p5.48xlarge"', 'machine: p5.48xlarge / p5e.48xlarge', 'p5.48xlarge / p5e.48xlarge'],
    ['"nvidia-h100-80gb-sxm" in job.hardware.accelerator', 'accelerator: h-one-hundred', 'h-one-hundred'],
    ['job.hardware.accelerator.exists(x, x in accelerators("h100"))', 'accelerator: H100 or TPU', 'H100 or TPU'],
  ])('%s on %s cannot be checked', async (when, hardware, word) => {
    expect(await found(when, hardware)).toEqual([
      expect.stringContaining(
        `error policy/undeclared The policy rule \`own-rule\` cannot be checked: the catalog does`,
      ),
    ])
    expect((await found(when, hardware))[0]).toContain(`"${word}"`)
  })

  it('cannot be checked for a word of a whole kind, either', async () => {
    const [message] = await found('job.hardware.accelerator.exists(x, x in accelerators("h100"))', 'accelerator: gpu')
    expect(message).toContain('error policy/undeclared')
  })

  it.each([
    [
      'of a policy that knows the word',
      'job.hardware.provider in ["our-hall", "aws"] && job.hardware.count > 8',
      'our-hall',
    ],
    ['that no word decides', 'job.hardware.provider == "aws" && job.hardware.count > 8', 'our-hall'],
    ['on another key', 'job.hardware.count > 8', 'our-hall'],
  ])('is false %s', async (_, when, provider) => {
    expect(await found(when, `accelerator: H100, provider: ${provider}`)).toEqual([])
  })

  it('holds where it holds of the word itself', async () => {
    const [message] = await found('!(job.hardware.provider in ["aws", "gcp"])', 'accelerator: H100, provider: our-hall')
    expect(message).toContain('error policy/own-rule Not this.')
  })

  it('has the severity of a limit that it is the condition of', async () => {
    const limits = 'limits: [{ when: \'job.hardware.provider == "aws"\', count: 4, severity: warning }]\n'
    const [message] = await found('false', 'accelerator: H100, provider: aws or gcp', limits)
    expect(message).toMatch(/^warning policy\/undeclared/)
  })
})
