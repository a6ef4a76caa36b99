import { reviewedMessages } from './reviewed-messages.js'

/**
 * A page of all messages, each with a real example that the tests record. `rules`: all rules, so that the page can list
 * those without an example.
 */
export function messagesPage(rules) {
  const byRule = byRuleOf(reviewedMessages())
  const others = rules.filter(({ id, severity }) => severity !== 'none' && !byRule.has(id))
  return [
    '# Every message',
    '',
    'What each rule says of a manifest, with one real example of each sentence: the problem, why, and what to do. Numbers, names and quoted words vary. `npm run build` makes this page from the findings that the tests record.',
    '',
    ...[...byRule].flatMap(([rule, messages]) => [
      `## [${rule}](../rules/${rule}.md)`,
      '',
      ...messages.map(
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
  for (const message of messages) byRule.set(message.rule, [...(byRule.get(message.rule) ?? []), message])
  return byRule
}

/** Keeps code, and escapes Markdown elsewhere. */
const inline = (text) =>
  text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\*_<>[\]|]/g, '\\$&')))
    .join('')
