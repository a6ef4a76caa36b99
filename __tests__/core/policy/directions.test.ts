import { describe, expect, it } from '@jest/globals'
import { isMore } from '../../../src/core/finding/substance.ts'
import { reviewUnder } from '../../support/policy-runs.ts'

const job = (hardware: string, utilization = '10%'): string =>
  `framework: jax\nstage: production\nhardware: { ${hardware} }\noperations: { utilization: ${utilization} }\n`

async function substance(when: string, manifest: string) {
  const policy = `custom: [{ id: own, when: '${when}', message: Not here. }]\n`
  const found = (await reviewUnder(policy, manifest)).findings.find(({ rule }) => rule === 'policy/own')
  if (found === undefined) throw new Error('it does not hold')
  return found.substance
}

const hosts = (count: number, nodes: number): string => job(`accelerator: h100, count: ${count}, nodes: ${nodes}`)

describe('what a rule of the organization finds', () => {
  it.each([
    ['a share that falls', 'job.operations.utilization < 0.4', job('H100:8', '30%'), job('H100:8', '10%')],
    ['a share that falls, turned', '!(job.operations.utilization >= 0.4)', job('H100:8', '30%'), job('H100:8', '10%')],
    ['more on a machine', 'job.hardware.count / job.hardware.nodes > 4', hosts(16, 2), hosts(16, 1)],
    ['more than machines', 'job.hardware.count - job.hardware.nodes > 4', hosts(16, 2), hosts(16, 1)],
    ['more in all', '4 < job.hardware.count && job.stage == "production"', hosts(16, 2), hosts(17, 2)],
    ['more of what is not compared', 'job.hardware.count % 8 == 0', hosts(16, 2), hosts(24, 2)],
  ])('is worse with %s, and not with less', async (_, when, better, worse) => {
    const [first, second] = [await substance(when, better), await substance(when, worse)]
    expect(second?.subject).toBe(first?.subject)
    expect([isMore(second, first), isMore(first, second)]).toEqual([true, false])
  })

  it('is about something else where a number is only compared for being the same', async () => {
    const when = 'job.operations.utilization in [0.1, 0.3]'
    const [first, second] = [await substance(when, job('H100:8', '30%')), await substance(when, job('H100:8', '10%'))]
    expect(second?.subject).not.toBe(first?.subject)
  })
})
