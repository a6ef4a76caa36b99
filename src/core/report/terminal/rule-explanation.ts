import { sourceOf } from '../../finding/sources.ts'
import type { AnyRule } from '../../rules/rule.ts'
import type { RuleExplanation } from '../other-results.ts'

/** The rows of the guidance that a rule states. Rules about files or hardware have none. */
export const guidanceOf = (rule: AnyRule): readonly string[] => (rule.type === 'guideline' ? rule.rows : [])

/** The explanation of a rule. */
export const explanationOf = (rule: AnyRule): RuleExplanation => ({
  id: rule.id,
  title: rule.title,
  why: rule.why,
  severity: rule.severity,
  sources: rule.sources.map(sourceOf),
  guidance: guidanceOf(rule),
  fails: rule.fails,
  passes: rule.passes,
  ...(rule.policy !== undefined && { policy: rule.policy }),
})

/** An explanation for a terminal. */
export function explanationText({ id, title, why, severity, sources, guidance, ...examples }: RuleExplanation): string {
  const level = severity === 'none' ? 'never a finding; a reason or an explanation' : severity
  const example = (heading: string, yaml: string): string[] => (yaml === '' ? [] : ['', heading, '', ...indent(yaml)])
  return `${[
    `${id}: ${title}`,
    `Severity: ${level}${guidance.length > 0 ? `. Guidance: ${guidance.join(', ')}` : ''}`,
    '',
    why,
    '',
    'Sources:',
    ...sources.map((source) => `  - ${source.title}${source.url ? ` (${source.url})` : ''}`),
    ...example('Under this policy:', examples.policy ?? ''),
    ...example('Fails:', examples.fails),
    ...example('Passes:', examples.passes),
  ].join('\n')}\n`
}

const indent = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
