// Writes what the code says about itself: the JSON Schema, a page for each rule, and the index of rules and sources.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { manifestJsonSchema, policyJsonSchema } from '../build/command/schema.js'
import { rules } from '../build/rules/index.js'
import { guidanceIds, sourceOf } from '../build/sources.js'
import { catalogPage } from './catalog-page.js'
import { manifestPage } from './manifest-page.js'

const root = new URL('../', import.meta.url)
const write = (path, text) => {
  const file = new URL(path, root)
  mkdirSync(dirname(file.pathname), { recursive: true })
  writeFileSync(file, text)
}

write('schema/accelerator.schema.json', manifestJsonSchema())
write('schema/accelerator-policy.schema.json', policyJsonSchema())
rmSync(new URL('docs/rules', root), { recursive: true, force: true })
for (const rule of rules) write(`docs/rules/${rule.id}.md`, rulePage(rule))
write('docs/rules/README.md', ruleIndex())
write('docs/sources.md', sourcesPage())
write('docs/manifest.md', manifestPage())
write('docs/catalog.md', catalogPage())

function rulePage(rule) {
  const up = '../../'
  const sources = rule.sources.map((id) => `- ${sourceLink(id, up)}`)
  const rows = rule.rows ? [`Guidance rows: ${rule.rows.join(', ')} ([the documents](${up}sources.md)).`, ''] : []
  const example = (title, yaml) => (yaml === '' ? [] : [`## ${title}`, '', '```yaml', yaml.trimEnd(), '```', ''])
  return [
    `# ${rule.id}`,
    '',
    `**${rule.title}.** ${severityLine(rule)}`,
    '',
    rule.why,
    '',
    ...rows,
    '## Sources',
    '',
    ...sources,
    '',
    ...example('Under this policy', rule.policy ?? ''),
    ...example('Fails', rule.fails),
    ...example('Passes', rule.passes),
  ].join('\n')
}

function severityLine({ severity }) {
  return severity === 'none' ? 'Never a finding: a reason or an explanation.' : `Default severity: ${severity}.`
}

function sourceLink(id, up) {
  const { title, url } = sourceOf(id)
  if (url?.startsWith('https://')) return `[${title}](${url})`
  return `[${title}](${url === undefined ? `${up}sources.md#${id}` : `${up}../${url}`})`
}

function ruleIndex() {
  const areas = [...new Set(rules.map(({ id }) => id.split('/')[0]))]
  const sections = areas.flatMap((area) => [
    `## ${area}`,
    '',
    '| rule | severity | what it finds | guidance |',
    '| --- | --- | --- | --- |',
    ...rules
      .filter(({ id }) => id.startsWith(`${area}/`))
      .map(
        (rule) =>
          `| [${rule.id}](${rule.id}.md) | ${rule.severity === 'none' ? 'reason' : rule.severity} | ${rule.title} | ${(rule.rows ?? []).join(', ')} |`,
      ),
    '',
  ])
  return [
    '# Rules',
    '',
    `${rules.length} rules, by area. Rows of the guidance are listed in [the documents](../sources.md).`,
    '',
    ...sections,
  ].join('\n')
}

function sourcesPage() {
  const citing = (id) =>
    rules.filter(({ sources }) => sources.includes(id)).map((rule) => `[${rule.id}](rules/${rule.id}.md)`)
  const documents = guidanceIds.flatMap((id) => [
    `## ${id}`,
    '',
    `${sourceOf(id).title}.`,
    '',
    `Cited by ${citing(id).join(', ')}.`,
    '',
  ])
  const rows = new Map()
  for (const rule of rules) for (const row of rule.rows ?? []) rows.set(row, [...(rows.get(row) ?? []), rule])
  const byRow = [...rows].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
  return [
    '# The documents',
    '',
    'The guidance comes from five documents. Each claim in them is a row, each row a rule or a reason.',
    '',
    ...documents,
    '## Rows',
    '',
    '| row | rules |',
    '| --- | --- |',
    ...byRow.map(
      ([row, own]) => `| ${row} | ${own.map(({ id, title }) => `[${id}](rules/${id}.md): ${title}`).join('<br>')} |`,
    ),
    '',
  ].join('\n')
}
