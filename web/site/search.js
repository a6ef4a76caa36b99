import { readFileSync } from 'node:fs'

const pages = new URL('pages/', import.meta.url)

/** What people who have a problem call it, where its page does not. */
export const otherWords = {
  'rules/sizing/does-not-fit.md': 'out of memory, CUDA OOM, GPU too small',
  'rules/sizing/over-budget.md': 'too expensive, cost limit',
  'rules/sizing/missed-deadline.md': 'too slow, takes too long',
}

/** What tells somebody what to do comes before long tables. It runs in the browser, from its text: it can use nothing else. */
export function weightOf(id) {
  if (/\/(?:rules\/[\w-]+\/|guide\/)/.test(id)) return 4
  return /\/(?:models|catalog|spellings|calibration|benchmark|json-report|changelog|examples\/published)\b/.test(id)
    ? 0.3
    : 1
}

/** What search finds on a page: its Markdown, since a component shows nothing before it runs; other words in its title. */
export function searchable(_source, env, markdown) {
  const text = readFileSync(new URL(`public/${env.relativePath}`, pages), 'utf8')
  const words = otherWords[env.relativePath]
  return markdown.render(words ? text.replace(/^# .+$/m, `$& (${words})`) : text, env)
}
