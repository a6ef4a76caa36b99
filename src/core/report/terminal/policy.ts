import { ceilingsIn } from '../../policy/ceilings.ts'
import { inUnit } from '../../policy/changes/settings.ts'
import { wordsOf } from '../../policy/demands/hardware-lists.ts'
import type { Overview, Provenance } from '../../policy/overview.ts'
import { jsonText, logText } from '../../text/encode.ts'
import { amount, list } from '../../text/wording.ts'
import { fold } from '../words/fold.ts'

/** The policy as versioned JSON, described in docs/policy.md. */
export const policyJson = (overview: Overview): string => `${jsonText({ version: 1, ...overview })}\n`

/** A row of a section: cells, and sentences below them. */
interface Row {
  readonly cells: readonly string[]
  readonly below?: readonly string[]
}

/** The policy for a terminal: only non-empty sections, each value with its source. */
export function policyText(overview: Overview, width?: number): string {
  const { files, hardware, findings } = overview
  const lists = [...hardware.allow.map(listRow('allow')), ...hardware.deny.map(listRow('deny'))]
  const sections = [
    section(
      'Files, the furthest up first',
      files.map(({ file, kind }) => ({ cells: [file, fileKinds[kind]] })),
    ),
    section('Fails on', [{ cells: [overview.failOn.value, ...endOf(overview.failOn)] }]),
    section(
      'Without a manifest',
      overview.noManifest.origin.kind === 'default'
        ? []
        : [{ cells: [overview.noManifest.value, ...endOf(overview.noManifest)] }],
    ),
    section('Severities that are not those of the rules, and locks', overview.rules.map(severityRow)),
    section('Required keys', overview.require.map(requirementRow)),
    section('Hardware', lists),
    section('Limits', overview.limits.map(limitRow)),
    section('Rules of the organization', overview.custom.map(customRow)),
    section('Prices of a chip-hour, the first that fits counts', overview.prices.map(priceRow)),
    section('Thresholds', overview.thresholds.map(thresholdRow)),
    section('Waivers', overview.waivers.map(waiverRow)),
    section('What waivers may be', termRows(overview)),
    section(
      'To look at',
      findings.map(({ rule, message, remedy, origin }) => ({
        cells: [rule, placeOf(origin)],
        below: [`${message} ${remedy}`],
      })),
    ),
  ]
  const none = files.length === 0 ? ['There is no policy file, so the defaults hold.', ''] : []
  return fold([...none, ...sections.flat()].join('\n'), width)
}

const fileKinds = { file: 'this repository', shared: 'shared', preset: 'preset' } as const

/** A section with aligned columns. Empty without rows. */
function section(title: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return []
  const texts = rows.map(({ cells }) => cells.map(logText))
  const widest = (column: number): number => Math.max(...texts.map((cells) => cells[column]?.length ?? 0))
  const widths = (texts[0] ?? []).map((_, column) => widest(column))
  const lines = rows.flatMap(({ below = [] }, row) => [
    `  ${widths.flatMap((width, column) => (width === 0 ? [] : [texts[row]?.[column]?.padEnd(width)])).join('  ')}`.trimEnd(),
    ...below.map((sentence) => `    ${logText(sentence)}`),
  ])
  return [title, ...lines, '']
}

const placeOf = (origin: Provenance): string =>
  origin.kind === 'default' ? 'default' : `${origin.kind === 'preset' ? 'preset ' : ''}${origin.file}:${origin.line}`

const endOf = ({ locked, origin }: { readonly locked: boolean; readonly origin: Provenance }): string[] => [
  locked ? 'locked' : '',
  placeOf(origin),
]

function severityRow(entry: Overview['rules'][number]): Row {
  const { rule, severity, own, pattern, lockedAt, origin } = entry
  const by = pattern === rule ? '' : `by ${pattern}`
  const usual = severity === own ? '' : `not ${own === 'none' ? 'a reason' : own}`
  // The lock may be in an earlier layer than the stricter value.
  const isElsewhere = lockedAt !== undefined && placeOf(lockedAt) !== placeOf(origin)
  const lock = lockedAt === undefined ? '' : isElsewhere ? `locked by ${placeOf(lockedAt)}` : 'locked'
  return { cells: [rule, severity, usual, by, lock, placeOf(origin)] }
}

const why = (reason: string | undefined): string[] => (reason === undefined ? [] : [`Why: ${reason}`])
const condition = (when: string | undefined): string[] => (when === undefined ? [] : [`When: ${when}`])

const requirementRow = (entry: Overview['require'][number]): Row => ({
  cells: [entry.id ?? list(entry.manifestFor ?? entry.keys), entry.severity, ...endOf(entry)],
  below: [
    ...(entry.manifestFor ? [`A manifest for: ${list(entry.manifestFor)}`] : []),
    ...(entry.id === undefined || entry.keys.length === 0 ? [] : [`Keys: ${list(entry.keys)}`]),
    ...condition(entry.when),
    ...why(entry.reason),
  ],
})

const listRow =
  (verb: string) =>
  (entry: Overview['hardware']['allow'][number]): Row => {
    const items = entry.items.map((item) => wordsOf({ accelerator: [], kind: [], provider: [], machine: [], ...item }))
    return {
      cells: [verb, entry.severity, ...endOf(entry)],
      below: [...items.map((item) => `- ${item}`), ...why(entry.reason)],
    }
  }

function limitRow(entry: Overview['limits'][number]): Row {
  const ceilings = ceilingsIn(entry).map(({ words, ceiling, unit }) => words(ceiling, unit))
  return {
    cells: [`at most ${list(ceilings)}`, entry.id ?? '', entry.severity, ...endOf(entry)],
    below: [...condition(entry.when), ...why(entry.reason)],
  }
}

const customRow = (entry: Overview['custom'][number]): Row => ({
  cells: [entry.rule, entry.severity, ...endOf(entry)],
  below: [...condition(entry.when), entry.message, ...why(entry.reason)],
})

function priceRow(entry: Overview['prices'][number]): Row {
  const { accelerators, machine, provider, region, spot, amount: price, currency, read, isOld } = entry
  const place = [provider, region].filter((word) => word !== undefined).join(' ')
  const where = place === '' ? 'anywhere' : `at ${place}`
  const kind = spot === undefined ? '' : spot ? 'spot' : 'not spot'
  const age = isOld ? `read ${read}: older than 180 days, read it again` : `read ${read}`
  const money = price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  return { cells: [machine ?? accelerators.join(', '), where, kind, `${money} ${currency}`, age, ...endOf(entry)] }
}

function thresholdRow(entry: Overview['thresholds'][number]): Row {
  const { name, value } = entry
  const shown =
    value === undefined
      ? 'as published runs reach'
      : [value]
          .flat()
          .map((one) => inUnit(name, one, bytes))
          .join(', ')
  return { cells: [name, shown, ...endOf(entry)] }
}

/** "100 GB". `amount` would write B for a billion. */
function bytes(value: number): string {
  const step = Math.min(5, Math.max(0, Math.floor(Math.log10(value) / 3)))
  return `${amount(value / 1000 ** step)} ${['B', 'kB', 'MB', 'GB', 'TB', 'PB'][step]}`
}

function waiverRow(entry: Overview['waivers'][number]): Row {
  const {
    rule,
    path,
    job,
    demand,
    upTo,
    reason,
    owner,
    ticket,
    expires,
    daysLeft,
    counts,
    why: refused,
    origin,
  } = entry
  const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
  const left =
    daysLeft < 0 ? `expired ${days(-daysLeft)} ago` : daysLeft === 0 ? 'the last day' : `${days(daysLeft)} left`
  const where = [
    ...(demand === undefined ? [] : [`of ${demand}`]),
    ...(path === undefined ? [] : [`in ${path}`]),
    ...(job === undefined ? [] : [`job ${job}`]),
    ...(upTo === undefined ? [] : [`up to ${amount(upTo)}`]),
  ]
  const who = [owner, ticket].filter((word) => word !== undefined).join(', ')
  return {
    cells: [rule, where.join(', '), `until ${expires}`, left, counts ? '' : 'does not count', placeOf(origin)],
    below: [...(refused === undefined ? [] : [refused]), `${who === '' ? 'Why' : who}: ${reason}`],
  }
}

function termRows({ waiverTerms: { maxDays, inline, never } }: Overview): Row[] {
  return [
    { cells: ['longest', `${maxDays.value} days`, ...endOf(maxDays)] },
    { cells: ['in manifests', inline.value ? 'permitted' : 'not permitted', ...endOf(inline)] },
    { cells: ['never for', never.value.length === 0 ? 'no rule named' : never.value.join(', '), ...endOf(never)] },
  ]
}
