import { readFileSync } from 'node:fs'

const pages = new URL('pages/', import.meta.url)

/** Other words for the problems that a page is about. */
export const otherWords = {
  'rules/sizing/does-not-fit.md': 'out of memory, CUDA OOM, GPU too small',
  'rules/sizing/over-budget.md': 'too expensive, cost limit',
  'rules/sizing/missed-deadline.md': 'too slow, takes too long',
}

/** Ranks instructions above long tables. Runs in the browser from its source text, so it must be self-contained. */
export function weightOf(id) {
  if (/\/(?:rules\/[\w-]+\/|guide\/)/.test(id)) return 4
  return /\/(?:models|catalog|spellings|calibration|benchmark|json-report|changelog|examples\/published)\b/.test(id)
    ? 0.3
    : 1
}

/** A page's searchable text: its Markdown, because components show nothing before they run, and other words. */
export function searchable(_source, env, markdown) {
  const text = readFileSync(new URL(`public/${env.relativePath}`, pages), 'utf8')
  const words = otherWords[env.relativePath]
  return markdown.render(words ? text.replace(/^# .+$/m, `$& (${words})`) : text, env)
}
