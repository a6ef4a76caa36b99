import { sourceOf } from '../../core/finding/sources.ts'
import { guidanceOf } from '../../core/report/terminal/rule-explanation.ts'
import { fold } from '../../core/report/words/fold.ts'
import { rules as allRules } from '../../core/rules/index.ts'
import type { AnyRule } from '../../core/rules/rule.ts'
import { jsonText } from '../../core/text/encode.ts'
import { type Command, readArguments, wordOption } from './arguments.ts'

export const rules: Command = {
  usage: 'rules',
  summary: 'List every rule with its id, default severity, title and sources.',
  options: { format: { type: 'string', value: 'text|json', help: 'The format of the list (default: text).' } },
  run: (words, terminal) => {
    const { values } = readArguments(rules, words)
    const format = wordOption(values, 'format', ['text', 'json'] as const) ?? 'text'
    terminal.write(format === 'json' ? `${jsonText(allRules.map(entry))}\n` : fold(table(), terminal.width))
    return 0
  },
}

/** Its severity unless a policy sets one. */
const levelOf = ({ severity, offUntil }: AnyRule) => (offUntil === undefined ? severity : 'off')

const entry = (rule: AnyRule): object => ({
  id: rule.id,
  severity: levelOf(rule),
  title: rule.title,
  sources: rule.sources.map(sourceOf),
  guidance: guidanceOf(rule),
})

function table(): string {
  const width = Math.max(...allRules.map(({ id }) => id.length))
  const lines = allRules.map((rule) => {
    const { id, title, sources } = rule
    const level = rule.severity === 'none' ? 'reason' : levelOf(rule)
    return `${id.padEnd(width)}  ${level.padEnd(7)}  ${title}  [${sources.join(', ')}]`
  })
  return `${lines.join('\n')}\n\n${allRules.length} rules. \`accelerator-review explain RULE\` says why a rule exists.\n`
}
