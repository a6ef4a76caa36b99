// The section of docs/calibration.md on wrong and sound decisions by experts.
import { readFileSync } from 'node:fs'
import { check } from '../../build/core/index.js'
import { table } from './tables.js'

const { rows, firstRun } = JSON.parse(readFileSync(new URL('expert-decisions.json', import.meta.url), 'utf8'))

const judged = rows.map((row) => {
  const [{ findings }] = check([{ path: 'accelerator.yml', text: row.manifest }]).files
  const has = (severity) => findings.some((finding) => finding.severity === severity)
  return { ...row, said: has('error') ? 'error' : has('warning') ? 'warning' : 'nothing' }
})

const subjects = [...new Set(rows.map(({ about }) => about))]

function line(label, about) {
  const of = judged.filter((row) => row.label === label && (about === undefined || row.about === about))
  const count = (said) => of.filter((row) => row.said === said).length
  const first =
    about === undefined ? subjects.reduce((sum, each) => sum + firstRun[label][each], 0) : firstRun[label][about]
  return [about ?? '**all**', label, of.length, first, count('error'), count('warning'), count('nothing')]
}

const lines = ['wrong', 'sound'].flatMap((label) => [...subjects.map((about) => line(label, about)), line(label)])

/** Lines for the console, and the page's section. */
export const decisions = {
  lines: [line('wrong'), line('sound')],
  section: `## Decisions of experts

${rows.length} manifests by two people who had read the reference and nothing of the rules (\`measure/calibration/expert-decisions.json\`): half of them
wrong beyond doubt, half sound. "First run" counts those that drew an error or a warning before anybody had read them; the other columns are today's, after the causes of
what was missed were mended, and say less.

${table(['about', 'decision', 'number', 'first run', 'error', 'warning', 'neither'], lines)}
`,
}
