const severities = { mismatch: 'error', drift: 'warning', questionable: 'warning' }
const words = ['mismatch', 'drift', 'questionable', 'undecided', 'fit']

/**
 * What the status item says of an open manifest, by the titles above its jobs: the worst verdict, and of how many jobs.
 * Undefined where there is no job.
 */
export function statusOf(titles) {
  const verdicts = titles.map((title) => words.find((word) => title.includes(` ${word}`)))
  const worst = words.find((word) => verdicts.includes(word))
  if (worst === undefined) return undefined
  const isWorst = (_, index) => verdicts[index] === worst
  const [first, ...others] = titles.filter(isWorst)
  const all = titles.length === 1 ? '' : ` (${others.length + 1} of ${titles.length} jobs)`
  return { text: `${first.split(' · ')[0]}${all}`, detail: first, severity: severities[worst] ?? 'information' }
}
