import { jsonText } from '../text/encode.ts'
import type { FleetReport } from './fleet.ts'

const end = ']\n}'

/** The fleet as JSON in lazy parts, with one job per line. */
export function* jsonFleet({ jobs, ...rest }: FleetReport): Generator<string> {
  const written = jsonText({ ...rest, jobs: [] })
  yield written.slice(0, -end.length)
  let isFirst = true
  for (const job of jobs) {
    yield `${isFirst ? '' : ','}\n    ${jsonText(job, 0)}`
    isFirst = false
  }
  yield `${isFirst ? '' : '\n  '}${end}\n`
}
