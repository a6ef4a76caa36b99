import type { Severity } from '../finding/finding.ts'
import { type Source, sourceOf } from '../finding/sources.ts'
import type { Policy } from '../policy/policy.ts'
import { rules } from '../rules/index.ts'
import type { AnyRule } from '../rules/rule.ts'

/** What a report says of the rule behind a finding. */
export interface RuleNote {
  readonly sources: readonly Source[]
  /** The rule's page, below the place where the pages are. */
  readonly help: string
  /** Whether its findings lead towards TPUs: those of a job are told together. */
  readonly leansToTpu: boolean
  /** What is wrong, in one line, and why it matters, in a short paragraph. */
  readonly title: string
  readonly why: string
  /** The rule's own severity; a finding may have another. */
  readonly severity: Severity | 'none' | 'off'
  /** A small manifest without the finding; empty where there is none. */
  readonly passes: string
}

export function noteOf(rule: AnyRule): RuleNote {
  return {
    sources: rule.sources.map(sourceOf),
    help: `docs/rules/${rule.id}.md`,
    leansToTpu: rule.type === 'guideline' && rule.leans === 'tpu',
    title: rule.title,
    why: rule.why,
    severity: rule.severity,
    passes: rule.passes,
  }
}

const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** What reports say of the rules, the organization's own among them. */
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

/** An address that may be linked: nothing that Markdown could take for more than it. */
const plainAddress = /^https:\/\/[\w.~:/?#@!$&*+,;=%-]+$/

const customSource = (text: string): Source => ({
  id: text,
  title: text,
  ...(plainAddress.test(text) && { url: text }),
})
