// Writes the result of the last run into docs/internals/mutation-testing.md: node measure/mutation/score.js
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = fileURLToPath(new URL('../../docs/internals/mutation-testing.md', import.meta.url))
const begin = '<!-- score -->'
const end = '<!-- /score -->'
const text = readFileSync(page, 'utf8')
const [before, rest] = text.split(begin)
const [old, after] = rest?.split(end) ?? []
if (after === undefined) throw new Error(`The page lacks ${begin} or ${end}.`)

const { files } = JSON.parse(read('reports/mutation.json'))
const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'other']

/** `src/core/rules/model` for a rule's source, or the file itself if the configuration names it. */
const { mutate } = JSON.parse(read('stryker.config.json'))
const partOf = (file) => (mutate.includes(file) ? file : file.slice(0, file.lastIndexOf('/')))

const rows = new Map()
for (const [file, { mutants }] of Object.entries(files)) {
  const row = rows.get(partOf(file)) ?? { counts: statuses.map(() => 0), day: new Date().toISOString().slice(0, 10) }
  for (const { status } of mutants) row.counts[statuses.indexOf(statuses.includes(status) ? status : 'other')] += 1
  rows.set(partOf(file), row)
}
// Rows that this run did not cover stay as an earlier run left them.
for (const [, part, counts, day] of old.matchAll(/^\| `(.*?)` \| \d+ \|((?: \d+ \|){5}) [\d.]+ % \| (\S+) \|$/gm)) {
  if (!rows.has(part)) rows.set(part, { counts: counts.match(/\d+/g).map(Number), day })
}

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0)
const line = (part, counts, day) => {
  const all = sum(counts.slice(0, 4))
  const score = ((100 * (counts[0] + counts[1])) / all).toFixed(1)
  return `| ${[part, all, ...counts, `${score} %`, day].join(' | ')} |`
}
const table = [...rows]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([part, { counts, day }]) => line(`\`${part}\``, counts, day))
const total = statuses.map((_, at) => sum([...rows.values()].map(({ counts }) => counts[at])))

const head = '| part | mutants | killed | timed out | survived | not covered | invalid | score | run of |'
const rule = '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |'
const lines = [begin, '', head, rule, ...table, line('**all**', total, ''), '', end]
writeFileSync(page, `${before}${lines.join('\n')}${after}`)
