import { describe, expect, it } from '@jest/globals'
import { csvFleet } from '../../../src/core/fleet/csv.ts'
import { Fleet } from '../../../src/core/fleet/fleet.ts'
import { textFleet } from '../../../src/core/fleet/text.ts'
import { reportedFinding, reportedJob, reportText } from '../../support/fleet-reports.ts'

function fleetOf(name: string) {
  const fleet = new Fleet()
  const finding = reportedFinding('evidence/other-kind', { job: name, message: name })
  fleet.add('r.json', reportText({ repository: 'acme/a', date: '2026-11-01' }, [reportedJob(name)], [finding]))
  return fleet.report({ today: '2026-11-23', teamLabel: 'team', dueDays: 30, oldDays: 30 })
}

/** Parses CSV by RFC 4180, one character at a time. */
function cellsOf(csv: string): string[][] {
  const lines: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < csv.length; at++) {
    const sign = csv[at] as string
    if (isQuoted && sign === '"' && csv[at + 1] === '"') cell += csv[++at]
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted || (sign !== ',' && sign !== '\r' && sign !== '\n')) cell += sign
    else if (sign !== '\r') {
      lines.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n') lines.push([])
    }
  }
  return lines.slice(0, -1)
}

describe('the fleet as CSV', () => {
  it.each(['=cmd()', '+1', '-1', '@SUM(A1)', '::error::x', ' ::error::x'])(
    'has neither a formula nor a command for %j',
    (name) => {
      const [, row] = cellsOf([...csvFleet(fleetOf(name))].join(''))
      expect(row).toContain(`'${name}`)
      expect(row?.filter((cell) => /^(?:[=+\-@]|\s*::)/.test(cell))).toEqual([])
    },
  )

  it.each(['\n', '\r\n', '\u2028', '\u001b'])('has no line break or escape of a name: %j', (sign) => {
    const csv = [...csvFleet(fleetOf(`a${sign}::add-mask::8`))].join('')
    expect(csv.split('\r\n').length).toBe(3)
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}]/u)
  })

  it.each(['a,b', 'a "b" c', 'x=1', 'torch::nn'])('keeps %j as one cell', (name) => {
    const [header, row, ...rest] = cellsOf([...csvFleet(fleetOf(name))].join(''))
    expect(row?.[header?.indexOf('job') as number]).toBe(name)
    expect(row?.length).toBe(header?.length)
    expect(rest).toEqual([])
  })

  it('rounds what an offer saves like the other figures', () => {
    const cost = { currency: 'USD', amount: [20, 60], per: 'run', prices: 'list' } as const
    const fleet = new Fleet()
    const alternatives = [{ change: 'An offer', set: [], cost: { ...cost, likely: 30.1 } }]
    const job = reportedJob('x', { sizing: { assumptions: [], cost: { ...cost, likely: 42.4 } }, alternatives })
    fleet.add('r.json', reportText({ repository: 'acme/a' }, [job]))
    const report = fleet.report({ today: '2026-11-23', teamLabel: 'team', dueDays: 30, oldDays: 30 })
    const [header, row] = cellsOf([...csvFleet(report)].join(''))
    expect(row?.[header?.indexOf('offers_save') as number]).toBe('12.3')
  })

  it('gives a job a line', () => {
    expect([...csvFleet(fleetOf('x'))].join('')).toMatchSnapshot()
  })
})

describe('the fleet as text', () => {
  it('says what there is, and what somebody has to look at', () => {
    expect(textFleet(fleetOf('x'))).toMatchSnapshot()
  })

  it('lets no name reach the terminal as more than words', () => {
    expect(textFleet(fleetOf('\u001b[31mx\n::error::y'))).not.toMatch(/\p{Cc}(?<!\n)|^::/mu)
  })
})
