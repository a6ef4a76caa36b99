import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { rulePages } from '../../scripts/rule-pages.js'
import { guidanceIds, sourceOf } from '../../src/core/finding/sources.ts'
import { rules } from '../../src/core/rules/index.ts'

const committed = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const pages: [string, string][] = Object.entries(rulePages({ rules, guidanceIds, sourceOf }))

describe('what is generated from the rules is committed as it is generated', () => {
  it.each(pages)('%s', (path, text) => {
    expect(text).toBe(committed(path))
  })

  it('with a page for each rule, the index, and the documents', () => {
    expect(pages.length).toBe(rules.length + 2)
  })
})
