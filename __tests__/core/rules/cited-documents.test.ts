import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { guidanceIds, type SourceId, sourceOf } from '../../../src/core/finding/sources.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { casesOf, unmarked } from '../../support/fixtures.ts'
import { evidenceOf } from '../../support/projects.ts'

const page = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')
const set = ruleSet(rules)

/** How a page refers to a document: its address, or its number in the guidance. */
const markOf = (id: SourceId): string =>
  (guidanceIds as readonly string[]).includes(id) ? `sources.md#${id})` : `${sourceOf(id).url})`

/** The documents that a rule's findings in all fixtures cite. */
const cited = new Map<string, Set<SourceId>>()
for (const { id } of rules) {
  for (const { text } of casesOf(id)) {
    const checked = checkFile('fixture/accelerator.yml', unmarked(text), set, defaultThresholds, {
      evidence: evidenceOf(id),
    })
    for (const { rule, sources = [] } of checked.findings)
      cited.set(rule, new Set([...(cited.get(rule) ?? []), ...sources]))
  }
}

it.each([...cited].map(([rule, sources]) => [rule, [...sources]] as const))(
  '%s has on its page what it cites',
  (rule, sources) => {
    const text = page(`rules/${rule}.md`)
    expect(sources.filter((id) => !text.includes(markOf(id)))).toEqual([])
  },
)
