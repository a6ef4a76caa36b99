import { isManifestPath } from '../../src/core/manifest/file-name.ts'
import { movedFrom, reviewBase } from '../../src/core/review/base-review.ts'
import type { Outcome } from '../../src/core/review/outcome.ts'
import { review } from '../../src/core/review/review.ts'
import { effectiveOf, said } from './policy-runs.ts'

/** The files of a change, by path; `null` deletes one. */
export interface Change {
  /** The policy file of the base branch. */
  readonly policy?: string
  readonly base: Readonly<Record<string, string>>
  readonly head: Readonly<Record<string, string | null>>
  /** Maps paths of the head to the base's. */
  readonly renames?: Readonly<Record<string, string>>
  readonly failOnNew?: boolean
}

/** The outcome of a pull request, without git and GitHub: the manifests of both sides under the base's policy. */
export async function reviewedChange({ policy = '', base, head, renames = {}, failOnNew }: Change): Promise<Outcome> {
  const effective = await effectiveOf(policy)
  if (effective.problems.length > 0) throw new Error(effective.problems.map(said).join('\n'))
  const now: Record<string, string | null> = { ...base, ...head }
  const present = Object.entries(now).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]))
  const differing = present.filter(({ path, text }) => base[path] !== text)
  const changed = new Map(differing.map(({ path }) => [path, renames[path] ?? (path in base ? path : undefined)]))
  const deleted = Object.keys(base).filter((path) => now[path] === null && !Object.values(renames).includes(path))
  const tree = { changed, deleted }
  return review(
    present.filter(({ path }) => isManifestPath(path)).map(({ path, text }) => ({ path, input: text })),
    {
      effective,
      today: '2026-11-21',
      scope: 'all',
      files: { paths: present.map(({ path }) => path), isManifest: isManifestPath },
      base: {
        files: { tree, texts: new Map(Object.entries(base)) },
        review: reviewBase,
        wants: isManifestPath,
        moved: movedFrom(tree),
      },
      onBase: new Map(Object.entries(base)),
      ...(failOnNew && { failOnNew }),
    },
    { alternatives: false },
  )
}

/** Each finding as `new error RULE JOB`, waived ones as `waived …`, and those that are `fixed` and `notJudged`. */
export function standingsOf({ files, difference }: Outcome): string[] {
  const words = (rule: string, job: string | undefined): string => (job === undefined ? rule : `${rule} ${job}`)
  const found = files.flatMap(({ findings }) =>
    findings.map(
      ({ standing, severity, waived, rule, job }) =>
        `${waived ? 'waived ' : ''}${standing} ${severity} ${words(rule, job)}`,
    ),
  )
  const gone = (['fixed', 'notJudged'] as const).flatMap((kind) =>
    (difference?.[kind] ?? []).map(({ finding: { rule, job } }) => `${kind} ${words(rule, job)}`),
  )
  return [...found, ...gone]
}
