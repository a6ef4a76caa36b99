import { reviewedMessages } from './reviewed-messages.js'

/**
 * What findings say, to be read in one sitting: a real example of each way, as the tests hold it. `rules`: all of them,
 * for those of which no manifest alone shows a finding are named.
 */
export function messagesPage(rules) {
  const byRule = byRuleOf(reviewedMessages())
  const others = rules.filter(({ id, severity }) => severity !== 'none' && !byRule.has(id))
  return [
    '# Every message',
    '',
    'What each rule says of a manifest, with one real example of each sentence: the problem, why, and what to do. Numbers, names and quoted words vary. `npm run build` makes this page from the findings that the tests record.',
    '',
    ...[...byRule].flatMap(([rule, said]) => [
      `## [${rule}](../rules/${rule}.md)`,
      '',
      ...said.map(
        ({ problem, why, remedy }) =>
          `- **${inline(problem)}** ${why === '' ? '' : `${inline(why)} `}→ ${inline(remedy)}`,
      ),
      '',
    ]),
    '## Not on this page',
    '',
    'These rules report on other files, on a policy or on what a pull request changes, and other tests hold their words:',
    '',
    ...others.map(({ id, title }) => `- [${id}](../rules/${id}.md): ${title}`),
    '',
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
