import { verdictMark } from '../../../src/core/report/words/against-hardware.ts'
import { gravestVerdict, openFindings } from '../../../src/core/report/words/verdict.ts'
import { verdicts } from '../../../src/core/review/assessment.ts'
import { grouped } from '../../../src/core/text/grouped.ts'
import type { Look } from '../../../src/edge/lsp/look.ts'
import { button, element } from '../../element.ts'
import type { Deeds } from './deeds.ts'
import { calledIn } from './verdict.ts'

/** Buttons for the jobs, worst first. */
export function jobChoice({ report, job: shown }: Look, { show }: Deeds): Node[] {
  const { jobs = [], findings = [] } = report.files[0] ?? {}
  if (jobs.length < 2) return []
  const called = jobs
    .map((job) => ({
      name: job.name,
      words: calledIn(findings, job),
      own: verdicts.indexOf(job.assessment.verdict),
      verdict: gravestVerdict(job.assessment, openFindings(findings, job.name)),
    }))
    .toSorted((a, b) => verdicts.indexOf(b.verdict) - verdicts.indexOf(a.verdict) || b.own - a.own)
  const counts = [
    ...grouped(
      called.toSorted((a, b) => b.own - a.own),
      ({ words }) => words,
    ),
  ].map(([words, some]) => `${some.length} ${words}`)
  const items = called.map(({ name, words, verdict }) =>
    button(`${verdictMark[verdict]} ${name}`, () => show(name), {
      class: verdict,
      title: name,
      'aria-label': `${name}: ${words}`,
      'aria-pressed': String(name === shown),
    }),
  )
  return [
    element('p', { class: 'note' }, `${jobs.length} jobs: ${counts.join(', ')}`),
    element('div', { class: 'jobs', role: 'group', 'aria-label': 'Jobs' }, ...items),
  ]
}
