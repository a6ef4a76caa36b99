import type { Finding } from '../../finding/finding.ts'
import { guidanceIds, type Source, sourceOf } from '../../finding/sources.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { docsAddress } from '../docs-address.ts'

/** The most documents cited with a finding. The rule's page lists all. */
const mostCited = 2

/** The documents that a finding cites. */
export function sourcesOf({ rule, sources }: Pick<Finding, 'rule' | 'sources'>, rules: ReadonlyMap<string, RuleNote>) {
  const cited: readonly Source[] = sources?.map(sourceOf) ?? rules.get(rule)?.sources ?? []
  return cited.slice(0, mostCited)
}

const isGuidance = (id: string): boolean => (guidanceIds as readonly string[]).includes(id)

/** The address of a document. Undefined if a policy names it without one. */
export function addressOf({ id, url }: Source, docs = docsAddress): string | undefined {
  const page = url ?? (isGuidance(id) ? `docs/sources.md#${id}` : undefined)
  return page === undefined || page.startsWith('https://') ? page : `${docs}/${page}`
}

/** The documents of a finding, for places without links: "The ZeRO paper <https://arxiv.org/abs/1910.02054>; …". */
export const sourceWords = (
  finding: Pick<Finding, 'rule' | 'sources'>,
  rules: ReadonlyMap<string, RuleNote>,
  docs?: string,
): string[] =>
  sourcesOf(finding, rules).map((source) => {
    const address = addressOf(source, docs)
    return address === undefined ? source.title : `${source.title} <${address}>`
  })
