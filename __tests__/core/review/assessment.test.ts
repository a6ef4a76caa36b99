import { describe, expect, it } from '@jest/globals'
import {
  type Assessment,
  assess,
  faults,
  heldGuidelines,
  recommendation,
  tpuIsOpen,
} from '../../../src/core/review/assessment.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { defineGuideline, type Facts, type Force, type Guideline, type Lean } from '../../../src/core/rules/rule.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

// How guidelines are weighed, with the tests' own guidelines. guidance.test.ts tests the real ones.

function factsOf(text: string): Facts {
  const [job] = checkFile('accelerator.yml', text, ruleSet([]), defaultThresholds).jobs
  if (job === undefined) throw new Error(text)
  return job.facts
}
/** Sizing is computed lazily, so facts are not copied. */
const changed = (facts: Facts, change: Partial<Facts>): Facts =>
  Object.create(facts, Object.fromEntries(Object.entries(change).map(([key, value]) => [key, { value }])))

const guideline = (id: string, leans: Guideline['leans'], force: Force, more: Partial<Guideline> = {}): Guideline => ({
  ...defineGuideline({
    ...{ id, leans, force, rows: ['F1'], sources: ['scaling'], title: id, why: id, fails: '', passes: '' },
    ...{ at: ['hardware'], when: () => true, reason: () => `because of ${id}`, problem: () => id, remedy: () => id },
  } as Parameters<typeof defineGuideline>[0]),
  ...more,
})
/** Parses `stage/a gpu consider`, or several separated by commas. */
const guidelinesOf = (words: string): Guideline[] =>
  words
    .split(', ')
    .filter((one) => one !== '')
    .map((one) => {
      const [id, leans, force] = one.split(' ') as [string, Lean, Force]
      return guideline(id, leans, force)
    })

const pytorchOnGpus = 'framework: pytorch\nstage: production\nhardware: H100:8\n'
const jaxOnGpus = 'framework: jax\nstage: production\nhardware: H100:8\n'
const jaxOnTpus = 'framework: jax\nstage: production\nhardware: tpu-v5e-8\n'
const onTrainium = 'framework: pytorch\nstage: production\nhardware: trn2:16\n'

describe('guidelines', () => {
  it('hold where their fact is known to hold, and lean as they do for the job', () => {
    const held = heldGuidelines(
      [
        guideline('model/not', 'gpu', 'against', { when: () => false }),
        guideline('model/unknown', 'gpu', 'against', { when: () => undefined }),
        guideline('model/by-job', ({ hardware }) => hardware.kind as Lean, 'against'),
        guideline('model/always', 'either', 'none'),
      ],
      factsOf(jaxOnTpus),
    )
    expect(held.map(({ guideline: { id }, leans }) => [id, leans])).toEqual([
      ['model/by-job', 'tpu'],
      ['model/always', 'either'],
    ])
  })

  it('stand in the order in which the documents decide, what they do not order last', () => {
    const areas = ['framework', 'stage', 'operations', 'platform', 'model', 'scale', 'team', 'inference', 'acme']
    const ids = areas.flatMap((area) => [`${area}/b`, `${area}/a`])
    for (const written of [
      ids,
      [...ids.filter((id) => id.endsWith('b')).reverse(), ...ids.filter((id) => id.endsWith('a'))],
    ])
      expect(
        heldGuidelines(
          written.map((id) => guideline(id, 'gpu', 'none')),
          factsOf(jaxOnGpus),
        ).map(({ guideline: { id } }) => id),
      ).toEqual(ids)
  })
})

describe('the recommendation', () => {
  it.each<[string, string, 'gpu' | 'tpu' | 'either']>([
    [jaxOnGpus, '', 'either'],
    // Guidelines that exclude a TPU or advise against it decide, in any position.
    [jaxOnGpus, 'framework/a tpu consider, team/b gpu impossible', 'gpu'],
    [jaxOnGpus, 'framework/a tpu consider, team/b gpu against', 'gpu'],
    [jaxOnGpus, 'framework/a tpu impossible', 'either'],
    // Guidelines with `consider` decide by the order of the questions.
    [jaxOnGpus, 'framework/a gpu consider', 'gpu'],
    [jaxOnGpus, 'stage/a tpu consider', 'tpu'],
    [jaxOnGpus, 'team/b gpu consider, stage/a tpu consider', 'tpu'],
    [jaxOnGpus, 'team/b tpu consider, stage/a gpu consider', 'gpu'],
    [jaxOnGpus, 'stage/a tpu consider, stage/b gpu consider', 'either'],
    [jaxOnGpus, 'stage/a gpu consider, stage/b gpu consider, team/c tpu consider', 'gpu'],
    [jaxOnGpus, 'stage/a either consider, team/b gpu consider', 'gpu'],
    // `possible` and `none` decide nothing.
    [jaxOnGpus, 'stage/a gpu possible, stage/b gpu none, stage/c tpu possible', 'either'],
    // A TPU is recommended only if the job can use one.
    [pytorchOnGpus, 'stage/a tpu consider', 'either'],
    [pytorchOnGpus, 'stage/a tpu consider, team/b gpu consider', 'gpu'],
    ['framework: jax\nhardware: { accelerator: H100:8, provider: aws }\n', 'stage/a tpu consider', 'either'],
    ['framework: jax\nhardware: { accelerator: H100:8, provider: gcp }\n', 'stage/a tpu consider', 'tpu'],
    ['framework: jax\nhardware: { accelerator: H100:8, provider: acme }\n', 'stage/a tpu consider', 'either'],
  ])('for %j under %j is %s', (text, guidelines, expected) => {
    expect(recommendation(guidelinesOf(guidelines), factsOf(text))).toBe(expected)
  })

  it.each<[string, (facts: Facts) => boolean]>([
    ['number', ({ hardware }) => hardware.count !== undefined],
    ['nodes', ({ hardware }) => hardware.nodes !== undefined],
    ['parts', ({ hardware }) => hardware.candidates.length > 0],
    ['platforms', ({ hardware }) => hardware.platforms.length > 0],
    ['links', ({ hardware }) => hardware.links.length > 0],
    ['software', ({ hardware }) => hardware.software !== ''],
    ['kernel languages', ({ hardware }) => hardware.kernelLanguages !== ''],
    ['network', ({ hardware }) => hardware.isOnPlainEthernet],
    ['share of the batch', ({ scale }) => scale.rowsPerChip !== undefined],
  ])('does not ask for the %s of what was chosen', (_, when) => {
    const facts = factsOf(`framework: jax
stage: production
hardware: { accelerator: H100, count: 16, nodes: 2, interconnect: ethernet }
scale: { global_batch_size: 64, sequence_length: 2048 }
`)
    expect(when(facts)).toBe(true)
    expect(recommendation([guideline('scale/a', 'gpu', 'against', { when })], facts)).toBe('either')
  })

  it.each<[string, string, (facts: Facts) => boolean]>([
    ['kind', jaxOnTpus, ({ hardware }) => hardware.kind === 'tpu'],
    [
      'provider',
      'hardware: { accelerator: H100:8, provider: aws }\n',
      ({ hardware }) => hardware.provider?.id === 'aws',
    ],
    ['unknown provider', 'hardware: { provider: acme }\n', ({ hardware }) => hardware.providerWord === 'acme'],
    ['absence', 'framework: jax\n', ({ hardware }) => !('kind' in hardware || 'providerWord' in hardware)],
    ['scale', `${jaxOnTpus}scale: small\n`, ({ scale }) => scale.size === 'small'],
  ])('knows the %s that was chosen', (_, text, when) => {
    expect(recommendation([guideline('scale/a', 'gpu', 'against', { when })], factsOf(text))).toBe('gpu')
  })
})

describe('a TPU', () => {
  const held = (words: string) => heldGuidelines(guidelinesOf(words), factsOf(jaxOnGpus))

  it.each<[string, boolean]>([
    ['', true],
    ['stage/a gpu consider', true],
    ['stage/a tpu against', true],
    ['stage/a either against', true],
    ['stage/a gpu against', false],
    ['stage/a gpu impossible', false],
  ])('under %j is open: %s', (words, expected) => {
    expect(tpuIsOpen(held(words), factsOf(jaxOnGpus))).toBe(expected)
  })

  it.each([
    [-1, false],
    [0, true],
  ])('whose chips get the least batch %s is open: %s', (more, expected) => {
    const facts = factsOf(jaxOnGpus)
    const scale = { ...facts.scale, rowsPerChip: facts.thresholds.rowsPerChip + more }
    expect(tpuIsOpen([], changed(facts, { scale }))).toBe(expected)
  })
})

describe('a guideline', () => {
  it.each<[string, Lean, Force, boolean, boolean]>([
    [jaxOnGpus, 'gpu', 'against', true, false],
    [jaxOnGpus, 'tpu', 'against', true, true],
    [jaxOnGpus, 'tpu', 'against', false, false],
    [jaxOnGpus, 'tpu', 'possible', true, false],
    [jaxOnGpus, 'either', 'against', false, true],
    [jaxOnGpus, 'either', 'none', true, false],
    [jaxOnTpus, 'gpu', 'consider', false, true],
    [jaxOnTpus, 'tpu', 'against', true, false],
    [onTrainium, 'gpu', 'against', true, false],
    [onTrainium, 'either', 'against', true, false],
    ['framework: jax\n', 'either', 'against', true, false],
  ])('for %j that leans to %s (%s, TPU open: %s) faults it: %s', (text, leans, force, open, expected) => {
    expect(faults({ guideline: guideline('scale/a', leans, force), leans }, factsOf(text), open)).toBe(expected)
  })

  it.each<[string, Lean, boolean]>([
    [onTrainium, 'either', true],
    [onTrainium, 'gpu', false],
    ['framework: jax\n', 'either', false],
  ])('on all that is scarce, for %j, faults it where it leans to %s: %s', (text, leans, expected) => {
    const scarce = guideline('scale/a', leans, 'against', { holdsForOthers: true })
    expect(faults({ guideline: scarce, leans }, factsOf(text), true)).toBe(expected)
  })
})

const assessed = (
  text: string,
  { guidelines = '', findings = [] }: { guidelines?: string; findings?: Parameters<typeof assess>[2] } = {},
): Assessment => {
  const facts = factsOf(text)
  return assess(heldGuidelines(guidelinesOf(guidelines), facts), facts, findings, [], 'either')
}

describe('an assessment', () => {
  it.each([
    [jaxOnGpus, 'gpu', 'either'],
    [jaxOnTpus, 'tpu', 'either'],
    [onTrainium, 'other', 'other'],
    ['framework: jax\n', undefined, 'either'],
  ])('of %j names what was chosen (%s) and recommended (%s)', (text, chosen, recommended) => {
    const { verdict: _, for: __, against: ___, undecided: ____, ...kinds } = assessed(text)
    expect(kinds).toEqual({ ...(chosen && { chosen }), recommended })
  })

  it.each([
    [jaxOnGpus, ['team/gpu', 'stage/weighed']],
    [jaxOnTpus, ['team/tpu', 'stage/weighed']],
    [onTrainium, []],
    ['framework: jax\n', []],
  ])('of %j names what speaks for it, and then what is to be weighed', (text, expected) => {
    const guidelines =
      'team/gpu gpu possible, team/tpu tpu possible, stage/weighed either none, framework/fault either consider'
    expect(assessed(text, { guidelines }).for).toEqual(expected.map((rule) => ({ rule, reason: `because of ${rule}` })))
  })

  const finding = (words: string) =>
    words.split(', ').map((word) => {
      const [severity, rule = 'model/a'] = word.split(' of ') as ['error', string?]
      return { severity, rule }
    })
  it.each([
    ['notice', 'questionable'],
    ['notice, notice', 'questionable'],
    ['warning, notice', 'questionable'],
    ['warning, warning', 'mismatch'],
    ['error', 'mismatch'],
    // The syntax of the file and the organization's demands do not affect the choice.
    ['error of manifest/a, error of policy/b', 'fit'],
    ['error of manifest/a, warning, warning of policy/b', 'questionable'],
  ])('with findings (%s) is %s', (words, expected) => {
    expect(assessed(jaxOnGpus, { findings: finding(words) }).verdict).toBe(expected)
  })

  it.each([
    [jaxOnGpus, '', 'fit'],
    ['framework: jax\nhardware: H100:8\n', '', 'undecided'],
    ['framework: jax\nmodel: transformer\nhardware: H100:8\n', 'team/a gpu possible', 'fit'],
    ['framework: jax\nhardware: H100:8\n', 'team/a gpu possible', 'undecided'],
    ['framework: jax\nmodel: { layers: 80 }\nhardware: H100:8\n', 'team/a gpu possible', 'undecided'],
    ['framework: jax\nhardware: H100:8\n', 'team/a tpu possible', 'undecided'],
    ['stage: production\nhardware: H100:8\n', 'team/a gpu possible', 'undecided'],
    ['framework: jax\nstage: production\n', '', 'undecided'],
    [onTrainium, '', 'undecided'],
    // Too large for one device, but nothing says that there are more.
    ['framework: jax\nstage: production\nscale: 70B\nhardware: H100\n', '', 'undecided'],
  ])('of %j without findings, under %j, is %s', (text, guidelines, expected) => {
    expect(assessed(text, { guidelines }).verdict).toBe(expected)
  })
})

describe('what would settle it', () => {
  const always = ['scale']
  const whereTpuIsPossible = ['operations.queue_time', 'operations.utilization', 'model.architecture']
  const dataset = ['scale', 'scale.dataset_size']
  const onTpuOnly = ['team.xla', 'team.optimization_time', 'operations.budget']
  const everything = [...whereTpuIsPossible, 'model.architecture_locked', ...dataset]

  it.each<[string, string, readonly string[]]>([
    ['nothing but the framework and a GPU', 'framework: pytorch\nhardware: H100:8\n', ['stage', ...always]],
    ['nothing but hardware', 'hardware: H100:8\n', ['framework', 'stage', ...always]],
    ['nothing but a framework', 'framework: pytorch\n', ['stage', 'hardware', ...always]],
    ['a production job that a TPU could do', jaxOnGpus, everything],
    [
      'a job that is none of production',
      jaxOnGpus.replace('production', 'research'),
      [...whereTpuIsPossible, ...dataset],
    ],
    [
      'the same where no TPU can be had',
      'framework: jax\nstage: production\nhardware: { accelerator: H100:8, provider: aws }\n',
      always,
    ],
    ['a TPU, whatever runs on it', jaxOnTpus.replace('jax', 'pytorch'), [...everything, ...onTpuOnly]],
    ['other hardware', onTrainium, []],
    ['a team of experts', `${jaxOnTpus}team: { xla: expert }\n`, [...everything, 'operations.budget']],
    [
      'a team that has begun',
      `${jaxOnTpus}team: { xla: basic }\n`,
      [...everything, 'team.optimization_time', 'operations.budget'],
    ],
    [
      'time to optimize',
      `${jaxOnTpus}team: { optimization_time: 2w }\n`,
      [...everything, 'team.xla', 'operations.budget'],
    ],
    [
      'users to be served',
      'task: inference\nframework: pytorch\nstage: production\nhardware: H100:8\n',
      [...always, 'scale.users'],
    ],
    ['tokens', `${jaxOnGpus}scale: { tokens: 1T }\n`, everything.filter((key) => key !== 'scale.dataset_size')],
    ['samples', `${jaxOnGpus}scale: { samples: 1M }\n`, everything.filter((key) => key !== 'scale.dataset_size')],
  ])('%s leaves open', (_, text, expected) => {
    expect(assessed(text).undecided).toEqual(expected)
  })

  it('is nothing where all is told', () => {
    const text = `task: inference
framework: jax
stage: production
hardware: tpu-v5e-8
scale: { size: small, dataset_size: 1TB, users: 100 }
model: { architecture: transformer, architecture_locked: true }
operations: { queue_time: 1h, utilization: 50%, budget: 1000 USD }
team: { xla: basic, optimization_time: 2w }
`
    expect(assessed(text).undecided).toEqual([])
  })

  it.each([
    ['framework/a gpu impossible, framework/b tpu consider', []],
    ['framework/a gpu against', everything],
    ['framework/a tpu impossible', everything],
  ])('under %j', (guidelines, expected) => {
    expect(assessed(jaxOnGpus, { guidelines }).undecided).toEqual(expected)
  })
})
