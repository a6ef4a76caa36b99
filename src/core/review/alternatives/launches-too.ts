import type { JobDeclaration } from '../../manifest/schema.ts'
import { areaOf } from '../../rules/rule.ts'
import { isMisfit } from '../../rules/rule-set.ts'
import { list } from '../../text/wording.ts'
import type { Judgement } from '../judge-job.ts'
import type { Alternative } from './alternatives.ts'

/** Says of each alternative which launch files must change with the manifest. `judge` knows what they show. */
export const withLaunches = (
  alternatives: readonly Alternative[],
  judge: (declaration: JobDeclaration) => Pick<Judgement, 'mismatches'>,
): readonly Alternative[] =>
  alternatives.map((alternative) => {
    const files = contradicted(judge(alternative.facts.declaration))
    if (files.length === 0) return alternative
    const named = files.length > 2 ? `${files.length} launch files` : list(files)
    return { ...alternative, change: `${alternative.change}, with ${named} changed alike` }
  })

const contradicted = ({ mismatches }: Pick<Judgement, 'mismatches'>): readonly string[] => [
  ...new Set(
    mismatches
      .filter((mismatch) => areaOf(mismatch.rule) === 'evidence' && isMisfit([mismatch]))
      .flatMap(({ related = [] }) => related.map(({ path }) => path)),
  ),
]
