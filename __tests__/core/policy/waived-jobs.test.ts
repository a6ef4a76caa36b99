import { describe, expect, it } from '@jest/globals'
import { reviewedChange, standingsOf } from '../../support/reviewed-change.ts'

const path = 'a/accelerator.yml'
const policy = 'limits: [{ id: c16, count: 16 }]\nwaiver-terms: { inline: true }'
const waiver = '# accelerator-review: allow policy/limit-exceeded until 2027-01-31 because of a deadline'
const large = '{ accelerator: a100-80gb, count: 24, provider: gcp }'
const limited = async (base: string, head: string): Promise<string[]> =>
  standingsOf(await reviewedChange({ policy, base: { [path]: base }, head: { [path]: head } }))
    .filter((line) => /limit-exceeded|policy\/waiver/.test(line))
    .sort()
const alpha = (anchor = '', name = 'alpha'): string =>
  `jobs:\n  ${name}:\n    framework: pytorch\n    ${waiver}\n    hardware: ${anchor}${large}\n`
const covered = (job: string): string => `waived existing error policy/limit-exceeded ${job}`
const counts = (job: string): string => `new error policy/limit-exceeded ${job}`

describe('a waiver of the base holds for the jobs that it covers there', () => {
  it.each<readonly [string, string, string]>([
    ['takes the hardware of its line', alpha(), `${alpha('&h ')}  beta: { framework: pytorch, hardware: *h }\n`],
    ['takes the whole job', alpha(), alpha().replace('alpha:', 'alpha: &a').concat('  beta: *a\n')],
    [
      'inherits waived defaults',
      `defaults:\n  ${waiver}\n  hardware: ${large}\njobs:\n  alpha: { framework: pytorch }\n`,
      `defaults:\n  ${waiver}\n  hardware: ${large}\njobs:\n  alpha: { framework: pytorch }\n  beta: { framework: jax }\n`,
    ],
    [
      'stood there with other hardware',
      `${alpha()}  beta: { framework: pytorch, hardware: { accelerator: a100-80gb, count: 8 } }\n`,
      `${alpha('&h ')}  beta: { framework: pytorch, hardware: *h }\n`,
    ],
  ])('and not for one that %s', async (_, base, head) => {
    expect(await limited(base, head)).toEqual([counts('beta'), covered('alpha')])
  })

  it('and for all that shared it there', async () => {
    const two = `${alpha('&h ')}  beta: { framework: pytorch, hardware: *h }\n`
    expect(await limited(two, `# Later.\n${two}`)).toEqual([covered('alpha'), covered('beta')])
  })

  it.each<readonly [string, string, string]>([
    ['of several', `${alpha()}  other: { framework: jax }\n`, `${alpha('', 'beta')}  other: { framework: jax }\n`],
    ['alone', alpha(), alpha('', 'beta')],
    ['alone, with another change', alpha(), alpha('', 'beta').replace('pytorch', 'jax')],
    ['by its own key', `name: alpha\n${waiver}\nhardware: ${large}\n`, `name: beta\n${waiver}\nhardware: ${large}\n`],
    [
      'whole',
      `jobs:\n  ${waiver}\n  alpha: { hardware: ${large} }\n  other: { framework: jax }\n`,
      `jobs:\n  ${waiver}\n  beta: { hardware: ${large} }\n  other: { framework: jax }\n`,
    ],
  ])('and for one that was renamed: %s', async (_, base, head) => {
    expect(await limited(base, head)).toEqual([covered('beta')])
  })

  it('and not for another that came in the place of one', async () => {
    const rest = '  other: { framework: jax }\n'
    const said = await limited(`${alpha()}${rest}`, `${alpha('', 'beta').replace('count: 24', 'count: 48')}${rest}`)
    expect(said).toContain(counts('beta'))
  })
})
