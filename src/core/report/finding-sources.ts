import type { Finding } from '../finding/finding.ts'
import { type Source, sourceOf } from '../finding/sources.ts'
import type { RuleNote } from '../review/rule-notes.ts'

/** So many documents are cited with a finding; its rule's page names all that the rule rests on. */
const mostCited = 2

/** The documents that carry what a finding says. */
export function sourcesOf({ rule, sources }: Pick<Finding, 'rule' | 'sources'>, rules: ReadonlyMap<string, RuleNote>) {
  const cited: readonly Source[] = sources?.map(sourceOf) ?? rules.get(rule)?.sources ?? []
  return cited.slice(0, mostCited)
}
