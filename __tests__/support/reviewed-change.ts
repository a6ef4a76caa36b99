import { fileChangesOf } from '../../src/core/evidence/change/file-changes.ts'
import type { Evidence } from '../../src/core/evidence/evidence.ts'
import { treeOfTexts } from '../../src/core/evidence/file-tree.ts'
import { gatherEvidence } from '../../src/core/evidence/gather-evidence.ts'
import { isFoundByItself } from '../../src/core/manifest/file-name.ts'
import { movedFrom, reviewBase } from '../../src/core/review/change/base-review.ts'
import { evidenceClaims } from '../../src/core/review/evidence/evidence-claims.ts'
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

/** What the files show; undefined if all are manifests. `claiming`: the manifests of both sides, whose lists are read. */
function evidenceIn(files: readonly ChangedFile[], claiming: readonly ChangedFile[]): Evidence | undefined {
  const manifests = files.filter(({ path }) => isFoundByItself(path))
  if (manifests.length === files.length) return undefined
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const claims = { ...evidenceClaims(claiming), manifests: manifests.map(({ path }) => path) }
  return { ...gatherEvidence(treeOfTexts(files), claims), textOf: (path) => texts.get(path) }
}

interface ChangedFile {
  readonly path: string
  readonly text: string
}

/** The outcome of a pull request, without git and GitHub: the files of both sides under the base's policy. */
export async function reviewedChange({ policy = '', base, head, renames = {}, failOnNew }: Change): Promise<Outcome> {
  const effective = await effectiveOf(policy)
  if (effective.problems.length > 0) throw new Error(effective.problems.map(said).join('\n'))
  const now: Record<string, string | null> = { ...base, ...head }
  const present = Object.entries(now).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]))
  const differing = present.filter(({ path, text }) => base[path] !== text)
  const changed = new Map(differing.map(({ path }) => [path, renames[path] ?? (path in base ? path : undefined)]))
  const deleted = Object.keys(base).filter((path) => now[path] === null && !Object.values(renames).includes(path))
  const tree = { changed, deleted }
  const before = Object.entries(base).map(([path, text]) => ({ path, text }))
  const claiming = [...present, ...before].filter(({ path }) => isFoundByItself(path))
  const evidence = { now: evidenceIn(present, claiming), before: evidenceIn(before, claiming) }
  const shown = {
    ...(evidence.before && { evidence: evidence.before }),
    fileChanges: fileChangesOf(tree, evidence.now ?? {}, new Map(Object.entries(base))),
  }
  return review(
    present.filter(({ path }) => isFoundByItself(path)).map(({ path, text }) => ({ path, input: text })),
    {
      effective,
      today: '2026-11-21',
      scope: 'all',
      files: { paths: present.map(({ path }) => path), isManifest: isFoundByItself },
      base: {
        files: { tree, texts: new Map(Object.entries(base)), ...shown },
        review: reviewBase,
        wants: isFoundByItself,
        moved: movedFrom(tree),
      },
      onBase: new Map(Object.entries(base)),
      ...(failOnNew && { failOnNew }),
    },
    { alternatives: false },
    evidence.now,
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
