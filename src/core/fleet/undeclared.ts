import type { Survey } from '../evidence/survey/survey.ts'
import type { Report } from '../report/report.ts'
import { acceleratorText } from '../report/terminal/evidence.ts'

/** The launches in a repository that request accelerators, without examples. */
export const launchesOf = ({ accelerators }: Survey): NonNullable<Report['undeclared']> =>
  accelerators
    .filter(({ inferred, example }) => !inferred && example !== true)
    .flatMap((entry) =>
      entry.places.slice(0, 1).map(({ path, line }) => ({ path, line, asksFor: acceleratorText(entry) })),
    )
