import { reviewedMessages } from './reviewed-messages.js'

/** All that a finding may say, to be read in one sitting: a real example of each way, as the tests hold it. */
export function messagesPage() {
  const byRule = byRuleOf(reviewedMessages())
  return [
    '# Every message',
    '',
    'What each rule says, with one real example of each sentence: the problem, why, and what to do. Numbers, names and quoted words vary. Generated from the reviewed words of the tests by `npm run build`.',
    '',
    ...[...byRule].flatMap(([rule, said]) => [
      `## [${rule}](rules/${rule}.md)`,
      '',
      ...said.map(
        ({ problem, why, remedy }) =>
          `- **${inline(problem)}** ${why === '' ? '' : `${inline(why)} `}→ ${inline(remedy)}`,
      ),
      '',
    ]),
  ].join('\n')
}

function byRuleOf(messages) {
  const byRule = new Map()
  for (const said of messages) byRule.set(said.rule, [...(byRule.get(said.rule) ?? []), said])
  return byRule
}

/** The words as they are, code kept, what Markdown would take for itself escaped. */
const inline = (text) =>
  text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_<>[\]|]/g, '\\$&')))
    .join('')
