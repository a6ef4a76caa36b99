import type { DraftSource } from '../../src/core/draft/launches.ts'
import { treeOfTexts } from '../../src/core/evidence/file-tree.ts'
import { surveyTexts } from '../../src/core/evidence/gather-evidence.ts'
import type { Observation } from '../../src/core/evidence/observation/observation.ts'
import { withMentioned } from '../../src/core/evidence/survey/mentioned.ts'
import { ownObservations, type Survey, survey } from '../../src/core/evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../../src/core/evidence/survey/surveyed-hardware.ts'

/** What a draft of a repository with these files is made of. */
export function sourceOf(files: Readonly<Record<string, string>>): DraftSource {
  const tree = treeOfTexts(Object.entries(files).map(([path, text]) => ({ path, text })))
  const { observations: all, mentions, onPages } = surveyTexts(tree, undefined)
  const observations = ownObservations(all)
  return { survey: withMentioned(survey(observations), mentions, onPages), observations }
}

/** A request for GPUs in these files. */
export const request = (
  paths: string | readonly string[],
  more: Partial<SurveyedAccelerator> = {},
): SurveyedAccelerator => ({
  ...{ kind: 'gpu', certainty: 'stated', jobs: [], inferred: false },
  places: [paths].flat().map((path) => ({ path, line: 1 })),
  ...more,
})

/** A source of requests, and of what else files show. */
export const sourceWith = (
  accelerators: readonly SurveyedAccelerator[],
  observations: readonly Observation[] = [],
  more: Partial<Survey> = {},
): DraftSource => ({
  survey: { frameworks: [], libraries: [], customKernels: [], accelerators, ...more },
  observations,
})

const states = (path: string) => ({ place: { path, line: 1 }, certainty: 'states' }) as const

/** A file that names others in its commands. All of them show something. */
export const naming = (path: string, ...files: readonly string[]): Observation[] => [
  ...files.map((file): Observation => ({ ...states(path), what: 'reference', file })),
  ...files.map((file): Observation => ({ ...states(file), what: 'provider', provider: 'aws' })),
]

/** Files that show PyTorch. */
export const showing = (how: 'installed' | 'imported' | 'image', ...paths: readonly string[]): Observation[] =>
  paths.map((path) => ({ ...states(path), what: 'framework', framework: 'pytorch', how }))

export const setting = (path: string, key: string, value: string | number): Observation => ({
  ...states(path),
  ...{ what: 'setting', key, value },
})
