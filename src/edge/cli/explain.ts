import { sourceOf } from '../../core/finding/sources.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { rules } from '../../core/rules/index.ts'
import type { AnyRule } from '../../core/rules/rule.ts'
import { nearestWord } from '../../core/text/nearest-word.ts'
import { type Command, readArguments } from './arguments.ts'
import { guidanceOf } from './rules.ts'

export const explain: Command = {
  usage: 'explain RULE',
  summary: 'Says why a rule exists, on which sources, with an example that fails and one that passes.',
  options: {},
  run: (words, terminal) => {
    const [id, ...others] = readArguments(explain, words).positionals
    if (id === undefined || others.length > 0) throw new UnusableInput('Name one rule, such as model/dynamic-shapes.')
    const rule = rules.find((candidate) => candidate.id === id)
    if (rule === undefined) throw new UnusableInput(unknownRule(id))
    terminal.write(page(rule))
    return 0
  },
}

function unknownRule(id: string): string {
  const ids = rules.map((rule) => rule.id)
  const suggestion = nearestWord(id, ids) ?? ids.find((known) => known.endsWith(`/${id}`))
  return `There is no rule "${id}".${suggestion ? ` Did you mean ${suggestion}?` : ' `accelerator-review rules` lists them.'}`
}

function page(rule: AnyRule): string {
  const rows = guidanceOf(rule)
  const level = rule.severity === 'none' ? 'never a finding; a reason or an explanation' : rule.severity
  const sources = rule.sources.map((id) => {
    const { title, url } = sourceOf(id)
    return `  - ${title}${url ? ` (${url})` : ''}`
  })
  const example = (title: string, yaml: string): string[] => (yaml === '' ? [] : ['', title, '', ...indent(yaml)])
  return `${[
    `${rule.id}: ${rule.title}`,
    `Severity: ${level}${rows.length > 0 ? `. Guidance: ${rows.join(', ')}` : ''}`,
    '',
    rule.why,
    '',
    'Sources:',
    ...sources,
    ...example('Under this policy:', rule.policy ?? ''),
    ...example('Fails:', rule.fails),
    ...example('Passes:', rule.passes),
  ].join('\n')}\n`
}

const indent = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
