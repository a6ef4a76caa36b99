import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { explanationOf, explanationText } from '../../core/report/terminal/rule-explanation.ts'
import { fold } from '../../core/report/words/fold.ts'
import { rules } from '../../core/rules/index.ts'
import { nearestWord } from '../../core/text/nearest-word.ts'
import { type Command, readArguments } from './arguments.ts'

export const explain: Command = {
  usage: 'explain RULE',
  summary: 'Explain a rule: why it exists, its sources, an example that fails and one that passes.',
  options: {},
  run: (words, terminal) => {
    const [id, ...others] = readArguments(explain, words).positionals
    if (id === undefined || others.length > 0) throw new UnusableInput('Name one rule, such as model/dynamic-shapes.')
    const rule = rules.find((candidate) => candidate.id === id)
    if (rule === undefined) throw new UnusableInput(unknownRule(id))
    terminal.write(fold(explanationText(explanationOf(rule)), terminal.width))
    return 0
  },
}

function unknownRule(id: string): string {
  const ids = rules.map((rule) => rule.id)
  const suggestion = nearestWord(id, ids) ?? ids.find((known) => known.endsWith(`/${id}`))
  return `There is no rule "${id}".${suggestion ? ` Did you mean ${suggestion}?` : ' `accelerator-review rules` lists them.'}`
}
