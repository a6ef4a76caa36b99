import { describe, expect, it } from '@jest/globals'
import { wordsOf } from '../../../src/core/catalog/names/word-lookup.ts'
import { compileCondition } from '../../../src/core/policy/condition/condition.ts'

const told = (text: string): string[] => {
  const compiled = compileCondition(text)
  return compiled.ok ? [] : [compiled, ...compiled.others].map(({ message, remedy }) => `${message}. ${remedy}`)
}

describe('a comparison that no job can meet', () => {
  it.each([
    ['job.stage == "prod"', '`stage` is never "prod"'],
    ['"prod" == job.stage', '`stage` is never "prod"'],
    ['job.stage != "Production"', 'Did you mean "production"?'],
    ['job.stage in ["production", "prod"]', '`stage` is never "prod"'],
    ['has(job.task) && job.task == "train"', '`task` is never "train"'],
    ['job.model.precision == "bfloat16"', '`model.precision` is never "bfloat16"'],
    ['job.hardware.kind == "GPU"', 'Did you mean "gpu"?'],
    ['job.hardware.provider == "google"', 'Write "gcp".'],
    ['"h100" in job.hardware.accelerator', 'accelerators("h100")'],
    ['job.sizing.fits == "yes"', 'Use fits, does-not-fit or unknown.'],
    ['true ? job.stage == "prod" : false', '`stage` is never "prod"'],
    // Elements of a list.
    ['job.hardware.accelerator.exists(a, a == "H100")', 'accelerators("H100")'],
    ['job.hardware.accelerator.all(a, a in ["h100"])', 'accelerators("h100")'],
    ['job.hardware.accelerator.exists(a, a.startsWith("h100"))', 'accelerators("h100")'],
    ['job.framework.name.exists(f, f == "PyTorch")', 'Write "pytorch".'],
    ['"PyTorch" in job.framework.name', 'Write "pytorch".'],
    ['job.model.custom_kernel_kinds.exists(k, k == "CUDA")', 'Did you mean "cuda"?'],
    ['"NVLINK" in job.hardware.interconnect', 'Write "nvlink".'],
    ['job.hardware.interconnect == ["NVLINK"]', 'Write "nvlink".'],
    // Values that follow from the declaration.
    ['job.hardware.vendor == "NVIDIA"', 'Did you mean "nvidia"?'],
    ['job.hardware.kind == "npu"', 'Did you mean "other"?'],
    ['job.hardware.parallelism.strategy == "zero3"', 'Did you mean "zero-3"?'],
    ['job.hardware.topology == "8x4x4"', 'Write "4x4x8".'],
    ['job.operations.budget.currency == "usd"', 'such as "USD"'],
    ['job.sizing.cost.currency in ["USD", "euro"]', 'such as "USD"'],
    ['job.hardware.provider == "Our-Cloud"', 'Write "our-cloud".'],
    // Keys of a mapping.
    ['{"proto": 8}[job.stage] > 1', '`stage` is never "proto"'],
    ['job.stage in {"proto": 8}', '`stage` is never "proto"'],
    // Numbers.
    ['job.operations.utilization > 40', 'Write share("40%") or 0.4.'],
    ['job.hardware.memory_gib > bytes("80GB")', 'Write the number of GiB'],
    ['job.operations.utilization < hours("2h")', 'Write share("…").'],
    ['hours("6h") < job.scale.dataset_size', 'Write bytes("…").'],
    ['job.hardware.count > share("40%")', 'Write a plain number'],
    ['1 / 0 > 1', 'this divides by zero'],
    ['job.hardware.count % 0 == 1', 'this divides by zero'],
    ['[1, 2][5] > 1', 'the list has no element [5]'],
  ])('%s', (text, expected) => {
    expect(told(text)).toHaveLength(1)
    expect(told(text)[0]).toContain(expected)
  })

  it.each([
    'job.stage == "production"',
    `job.stage in [${wordsOf('stage')
      .map((stage) => `"${stage}"`)
      .join(', ')}]`,
    'job.hardware.provider == "our-cloud"',
    'job.hardware.provider == "gcp"',
    '"our-chip" in job.hardware.accelerator',
    'job.hardware.accelerator.exists(x, x in accelerators("h100"))',
    'job.labels.stage == "prod"',
    'job.group == "prod"',
    'job.name == "prod"',
    '"jax" in job.framework.name',
    'job.framework.name.exists(f, f == "our-framework")',
    // A less specific word is possible.
    '"gpu" in job.hardware.accelerator',
    'job.hardware.accelerator.exists(a, a == "gpu")',
    'job.hardware.accelerator.exists(a, a.startsWith("nvidia-h100"))',
    'job.hardware.accelerator.exists(a, a.contains("h100"))',
    'job.hardware.accelerator.exists(a, ["H100"].exists(a, a == "H100"))',
    '["H100"].exists(a, a == "H100") && job.labels.exists(a, a == "H100")',
    'job.hardware.interconnect == ["our-link"]',
    'job.hardware.topology == "4x4x8"',
    'job.operations.utilization > 1 / 2 && job.operations.utilization <= 1',
    'job.operations.queue_time > 40 && job.operations.queue_time < hours("2d")',
    'job.scale.dataset_size > bytes("1TB") && job.scale.parameters > quantity("7B")',
    'job.hardware.memory_gib > quantity("80")',
    'job.operations.queue_time < quantity("24")',
    '[1, 2][1] > 1 && {0: 1}[0] > 0',
    '[1].exists(stage, "prod" == "prod")',
  ])('is not %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('is told with all else that is wrong', () => {
    expect(told('job.stage == "prod" && job.fooo == 1 && job.hardware.cuont > 4 && hours("x") > 1')).toEqual([
      expect.stringContaining('`stage` is never "prod"'),
      expect.stringContaining('unknown key "fooo"'),
      expect.stringContaining('job.hardware.count'),
      expect.stringContaining('"x" is not a duration'),
    ])
  })
})
