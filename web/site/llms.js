/** `llms.txt` (llmstxt.org): the site for language models, with the address of each page as plain Markdown. */
export function llmsText({ title, summary, sections }) {
  const lines = sections.flatMap(({ title, pages }) => [
    `## ${title}`,
    '',
    ...pages.map(({ title, address, about }) => `- [${title}](${address})${about ? `: ${about}` : ''}`),
    '',
  ])
  return [`# ${title}`, '', `> ${summary}`, '', ...lines].join('\n')
}
