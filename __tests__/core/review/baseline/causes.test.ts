import { describe, expect, it } from '@jest/globals'
import { reviewedChange } from '../../../support/reviewed-change.ts'

const path = 'a/accelerator.yml'
type Standings = Readonly<Record<'new' | 'existing' | 'fixed', readonly string[]>>

async function standings(base: string, head: string, policy = ''): Promise<Standings> {
  const { files, difference } = await reviewedChange({ policy, base: { [path]: base }, head: { [path]: head } })
  const of = (kind: string): string[] =>
    files.flatMap(({ findings }) => findings.filter(({ standing }) => standing === kind).map(({ rule }) => rule))
  return {
    new: of('new'),
    existing: of('existing'),
    fixed: (difference?.fixed ?? []).map(({ finding }) => finding.rule),
  }
}
const job = (hardware: string, more = 'framework: pytorch'): string =>
  `${more}\nstage: production\nscale: large\nhardware: ${hardware}\n`

describe('denied hardware', () => {
  const denying = (list: string): string => `hardware: { deny: [${list}] }`
  const rule = 'policy/hardware-not-allowed'
  const part = (accelerator: string, more = 'provider: gcp'): string =>
    job(`{ accelerator: ${accelerator}, count: 8, ${more} }`)

  it.each<readonly [string, string, string, string]>([
    ['a part of a denied kind', 'gpu', part('a10'), part('h200')],
    ['a part of a denied family', 'a100', part('a100-40gb'), part('a100-80gb')],
    ['a part at a denied provider', 'gcp', part('a10'), part('h200')],
    ['a vaguer name', 'a100', part('a100-40gb'), part('a100')],
    ['a provider of a denied line', '{ provider: [aws, gcp] }', part('h100'), part('h100', 'provider: aws')],
    ['a line of the list', 'a10, h200', part('a10'), part('h200')],
    ['more of it', 'gpu', part('a10'), part('a10').replace('count: 8', 'count: 9')],
  ])('is new where it is another: %s', async (_, list, base, head) => {
    const found = await standings(base, head, denying(list))
    expect([found.new.includes(rule), found.existing.includes(rule)]).toEqual([true, false])
  })

  it.each<readonly [string, string, string, string]>([
    ['a name that is more exact', 'a100', part('a100'), part('a100-80gb')],
    ['another spelling', 'gpu', part('a100-80gb'), part('A100 80GB')],
    ['a provider that is named now', 'gpu', part('a10', 'spot: true'), part('a10')],
    ['less of it', 'gpu', part('a10'), part('a10').replace('count: 8', 'count: 4')],
  ])('is existing where it is the same: %s', async (_, list, base, head) => {
    const found = await standings(base, head, denying(list))
    expect([found.new.includes(rule), found.existing.includes(rule)]).toEqual([false, true])
  })
})

describe('what the guidance says', () => {
  it.each<readonly [string, string, string, string]>([
    [
      'more than a slice',
      'hardware/count-contradicts-slice',
      job('{ accelerator: tpu-v5e-64, count: 32 }'),
      job('{ accelerator: tpu-v5e-64, count: 4096 }'),
    ],
    [
      'more of a choice',
      'framework/no-xla-path',
      job('tpu-v5e-8', 'framework: mxnet'),
      job('tpu-v5e-256', 'framework: mxnet'),
    ],
    [
      'another provider',
      'platform/tpu-outside-google-cloud',
      job('{ accelerator: tpu-v5e, count: 8, provider: aws }'),
      job('{ accelerator: tpu-v5e, count: 8, provider: azure }'),
    ],
    [
      'another framework',
      'framework/no-xla-path',
      job('tpu-v5e-8', 'framework: mxnet'),
      job('tpu-v5e-8', 'framework: chainer'),
    ],
    [
      'another unknown accelerator',
      'manifest/unknown-accelerator',
      job('{ accelerator: NewChip 3, count: 8 }'),
      job('{ accelerator: NewChip 4, count: 8 }'),
    ],
    [
      'more of an unknown accelerator',
      'manifest/unknown-accelerator',
      job('{ accelerator: NewChip 3, count: 8 }'),
      job('{ accelerator: NewChip 3, count: 8000 }'),
    ],
    [
      'another unknown provider',
      'manifest/unknown-provider',
      job('{ accelerator: h100, provider: Shed 4 }'),
      job('{ accelerator: h100, provider: Shed 5 }'),
    ],
    [
      'another contradiction',
      'manifest/contradicts-model',
      `model: meta-llama/Llama-3.1-8B\nscale: { parameters: 5B }\nhardware: H100:8\n`,
      `model: meta-llama/Llama-3.1-8B\nscale: { parameters: 1M }\nhardware: H100:8\n`,
    ],
  ])('is new for %s', async (_, rule, base, head) => {
    const found = await standings(base, head)
    expect([found.new.includes(rule), found.existing.includes(rule), found.fixed.includes(rule)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await standings(base, `# Later.\n${base}`)).existing).toContain(rule)
  })

  it.each<readonly [string, string, string, string]>([
    [
      'less of a choice',
      'framework/no-xla-path',
      job('tpu-v5e-256', 'framework: mxnet'),
      job('tpu-v5e-8', 'framework: mxnet'),
    ],
    [
      'a count that is declared now',
      'framework/no-xla-path',
      job('tpu-v5e', 'framework: mxnet'),
      job('{ accelerator: tpu-v5e, count: 8 }', 'framework: mxnet'),
    ],
    [
      'another key',
      'framework/no-xla-path',
      job('tpu-v5e-8', 'framework: mxnet'),
      job('{ accelerator: tpu-v5e-8, provider: gcp }', 'framework: mxnet\ntask: fine-tuning'),
    ],
    ['an unknown accelerator in other letters', 'manifest/unknown-accelerator', job('NewChip 3'), job('newchip 3')],
  ])('is existing for %s', async (_, rule, base, head) => {
    const found = await standings(base, head)
    expect([found.new.includes(rule), found.existing.includes(rule)]).toEqual([false, true])
  })
})

describe('a manifest that cannot be read', () => {
  const broken = (hardware: string): string => `framework: [pytorch\nhardware: { ${hardware} }\n`
  const [few, many] = [broken('accelerator: a100-80gb, count: 24'), broken('accelerator: h200, count: 24000')]

  it('is new where it changed, wherever it stands now', async () => {
    expect((await standings(few, many)).new).toContain('manifest/syntax')
    const moved = await reviewedChange({
      base: { [path]: few },
      head: { [path]: null, 'b/accelerator.yml': many },
      renames: { 'b/accelerator.yml': path },
      failOnNew: true,
    })
    expect(moved.failed).toBe(true)
  })

  it('is existing where it only moved, and new things are not found in what did not change', async () => {
    const moved = await reviewedChange({
      base: { [path]: few },
      head: { [path]: null, 'b/accelerator.yml': few },
      renames: { 'b/accelerator.yml': path },
      failOnNew: true,
    })
    expect(moved.failed).toBe(false)
    expect((await standings(few, few)).new).toEqual([])
  })
})
