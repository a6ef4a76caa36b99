import { citedDocuments } from './catalog-documents.js'

/**
 * The pages about rules, by path: one per rule, their index, and the cited documents. Rules and sources are parameters,
 * so that a test can pass those of the sources.
 */
export function rulePages({ rules, guidanceIds, sourceOf }) {
  return {
    ...Object.fromEntries(rules.map((rule) => [`docs/rules/${rule.id}.md`, rulePage(rule, sourceOf)])),
    'docs/rules/README.md': ruleIndex(rules),
    'docs/sources.md': sourcesPage(rules, guidanceIds, sourceOf),
  }
}

function rulePage(rule, sourceOf) {
  const up = '../../'
  const sources = citedDocuments(rule).map((id) => `- ${sourceLink(id, sourceOf(id), up)}`)
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

function severityLine({ id, severity, offUntil }) {
  if (offUntil === 'named') return `Off until a policy sets a severity for \`${id}\`; a pattern does not.`
  if (offUntil === 'set') return 'Off until a policy sets a severity.'
  return severity === 'none' ? 'Never a finding: a reason or an explanation.' : `Default severity: ${severity}.`
}

const levelOf = ({ severity, offUntil }) => (severity === 'none' ? 'reason' : offUntil ? 'off' : severity)

function sourceLink(id, { title, url }, up) {
  if (url?.startsWith('https://')) return `[${title}](${url})`
  return `[${title}](${url === undefined ? `${up}sources.md#${id}` : `${up}../${url}`})`
}

function ruleIndex(rules) {
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
          `| [${rule.id}](${rule.id}.md) | ${levelOf(rule)} | ${rule.title} | ${(rule.rows ?? []).join(', ')} |`,
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

function sourcesPage(rules, guidanceIds, sourceOf) {
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
    `The guidance comes from ${guidanceIds.length} documents. Each claim in them is a row, each row a rule or a reason.`,
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
