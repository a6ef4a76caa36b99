/** `llms.txt` (llmstxt.org): what a language model finds here, with the address of each page as plain Markdown. */
export function llmsText({ title, summary, sections }) {
  const lines = sections.flatMap(({ title, pages }) => [
    `## ${title}`,
    '',
    ...pages.map(({ title, address, about }) => `- [${title}](${address})${about ? `: ${about}` : ''}`),
    '',
  ])
  return [`# ${title}`, '', `> ${summary}`, '', ...lines].join('\n')
}
