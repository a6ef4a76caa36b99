import type { Severity } from '../finding/finding.ts'
import { type Source, sourceOf } from '../finding/sources.ts'
import type { Policy } from '../policy/policy.ts'
import { rules } from '../rules/index.ts'
import type { AnyRule } from '../rules/rule.ts'

/** What a report says about a finding's rule. */
export interface RuleNote {
  readonly sources: readonly Source[]
  /** The rule's page, relative to the root of the pages. */
  readonly help: string
  /** Whether its findings favor TPUs: those of a job are reported together. */
  readonly leansToTpu: boolean
  /** What is wrong, in one line, and why it matters, in a short paragraph. */
  readonly title: string
  readonly why: string
  /** The rule's own severity; a finding may have another. */
  readonly severity: Severity | 'none' | 'off'
  /** A small manifest without the finding; empty if there is none. */
  readonly passes: string
}

export function noteOf(rule: AnyRule): RuleNote {
  return {
    // There are notes of all rules, and few have findings.
    get sources() {
      return rule.sources.map(sourceOf)
    },
    help: `docs/rules/${rule.id}.md`,
    leansToTpu: rule.type === 'guideline' && rule.leans === 'tpu',
    title: rule.title,
    why: rule.why,
    severity: rule.severity,
    passes: rule.passes,
  }
}

const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** Notes about all rules, including the organization's. */
export function notesUnder({ custom }: Policy): ReadonlyMap<string, RuleNote> {
  if (custom.length === 0) return notes
  return new Map([
    ...notes,
    ...custom.map(({ id, sources, message, reason, severity }): [string, RuleNote] => [
      `policy/${id}`,
      {
        sources: sources.map(customSource),
        help: 'docs/policy.md#custom',
        leansToTpu: false,
        title: message,
        why: reason,
        severity,
        passes: '',
      },
    ]),
  ])
}

/** An address that is safe to link: nothing that Markdown could misread. */
const plainAddress = /^https:\/\/[\w.~:/?#@!$&*+,;=%-]+$/

const customSource = (text: string): Source => ({
  id: text,
  title: text,
  ...(plainAddress.test(text) && { url: text }),
})
