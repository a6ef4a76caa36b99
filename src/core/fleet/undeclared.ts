import type { Survey } from '../evidence/survey/survey.ts'
import { acceleratorText } from '../report/evidence.ts'
import type { Undeclared } from './fleet.ts'

/** What a repository without a manifest launches; undefined where nothing outside its examples asks for an accelerator. */
export function undeclaredOf(repository: string, { accelerators }: Survey): Undeclared | undefined {
  const launches = accelerators
    .filter(({ inferred, example }) => !inferred && example !== true)
    .flatMap((entry) =>
      entry.places.slice(0, 1).map(({ path, line }) => ({ path, line, asksFor: acceleratorText(entry) })),
    )
  return launches.length === 0 ? undefined : { repository, launches }
}
