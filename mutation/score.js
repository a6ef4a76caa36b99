// Writes the score of the last run into docs/mutation-testing.md: node mutation/score.js
import { readFileSync, writeFileSync } from 'node:fs'

const { files } = JSON.parse(readFileSync(new URL('reports/mutation.json', import.meta.url), 'utf8'))
const page = new URL('../docs/mutation-testing.md', import.meta.url)

/** `src/core/rules/model` of a rule's source, `src/core/policy` of what stands there, the file itself at the top. */
const partOf = (file) => (file.split('/').length > 2 ? file.slice(0, file.lastIndexOf('/')) : file)

const counts = new Map()
for (const [file, { mutants }] of Object.entries(files)) {
  for (const part of [partOf(file), 'all']) {
    const row = counts.get(part) ?? { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, other: 0 }
    for (const { status } of mutants) row[status in row ? status : 'other'] += 1
    counts.set(part, row)
  }
}

const rows = [...counts].sort(([one], [other]) => (one === 'all') - (other === 'all') || (one < other ? -1 : 1))
const table = rows.map(([part, { Killed, Timeout, Survived, NoCoverage, other }]) => {
  const all = Killed + Timeout + Survived + NoCoverage
  const score = ((100 * (Killed + Timeout)) / all).toFixed(1)
  const cells = [
    part === 'all' ? '**all**' : `\`${part}\``,
    all,
    Killed,
    Timeout,
    Survived,
    NoCoverage,
    other,
    `${score} %`,
  ]
  return `| ${cells.join(' | ')} |`
})

const heading = '| part | mutants | killed | timed out | survived | not covered | invalid | score |'
const begin = '<!-- score -->'
const end = '<!-- /score -->'
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(begin)
const after = rest?.split(end)[1]
if (after === undefined) throw new Error(`The page lacks ${begin} or ${end}.`)
const lines = [begin, '', heading, '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |', ...table, '', end]
writeFileSync(page, `${before}${lines.join('\n')}${after}`)
