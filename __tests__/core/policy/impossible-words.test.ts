import { describe, expect, it } from '@jest/globals'
import { stages } from '../../../src/core/manifest/schema.ts'
import { compileCondition } from '../../../src/core/policy/condition/condition.ts'

const told = (text: string): string[] => {
  const compiled = compileCondition(text)
  return compiled.ok ? [] : [compiled, ...compiled.others].map(({ message, remedy }) => `${message}. ${remedy}`)
}

describe('a comparison that no job can meet', () => {
  it.each([
    ['job.stage == "prod"', 'no job has the stage "prod"'],
    ['"prod" == job.stage', 'no job has the stage "prod"'],
    ['job.stage != "Production"', 'Did you mean "production"?'],
    ['job.stage in ["production", "prod"]', 'no job has the stage "prod"'],
    ['has(job.task) && job.task == "train"', 'no job has the task "train"'],
    ['job.model.precision == "bfloat16"', 'no job has the model.precision "bfloat16"'],
    ['job.hardware.kind == "GPU"', 'Did you mean "gpu"?'],
    ['job.hardware.provider == "google"', 'Write "gcp".'],
    ['"h100" in job.hardware.accelerator', 'accelerators("h100")'],
    ['job.sizing.fits == "yes"', 'It is one of fits, does-not-fit, unknown.'],
    ['true ? job.stage == "prod" : false', 'no job has the stage "prod"'],
  ])('%s', (text, expected) => {
    expect(told(text)).toHaveLength(1)
    expect(told(text)[0]).toContain(expected)
  })

  it.each([
    'job.stage == "production"',
    `job.stage in [${stages.map((stage) => `"${stage}"`).join(', ')}]`,
    'job.hardware.provider == "our-cloud"',
    'job.hardware.provider == "gcp"',
    '"our-chip" in job.hardware.accelerator',
    'job.hardware.accelerator.exists(x, x in accelerators("h100"))',
    'job.labels.stage == "prod"',
    'job.group == "prod"',
    'job.name == "prod"',
    '"jax" in job.framework.name',
    '[1].exists(stage, "prod" == "prod")',
  ])('is not %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('is told with all else that is wrong', () => {
    expect(told('job.stage == "prod" && job.fooo == 1 && job.hardware.cuont > 4 && hours("x") > 1')).toEqual([
      expect.stringContaining('stage "prod"'),
      expect.stringContaining('no key fooo'),
      expect.stringContaining('job.hardware.count'),
      expect.stringContaining('"x" is not a duration'),
    ])
  })
})
