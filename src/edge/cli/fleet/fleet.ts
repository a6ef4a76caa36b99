import { resolve } from 'node:path'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { csvFleet } from '../../../core/fleet/csv.ts'
import { Fleet, type FleetReport } from '../../../core/fleet/fleet.ts'
import { type FormerFleet, readFormerFleet } from '../../../core/fleet/former-fleet.ts'
import { jsonFleet } from '../../../core/fleet/json.ts'
import type { PageData } from '../../../core/fleet/page.ts'
import { textFleet } from '../../../core/fleet/text.ts'
import { fold } from '../../../core/report/words/fold.ts'
import { jsonText } from '../../../core/text/encode.ts'
import { cacheFolder } from '../../run/cache-folder.ts'
import { repositoryTop } from '../../run/paths.ts'
import { plainText } from '../../run/plain-file.ts'
import { whyNotInPlace, writeOutput } from '../../run/write-in-place.ts'
import { type Arguments, type Command, readArguments, type Terminal, textOption, wordOption } from '../arguments.ts'
import { PackedLines } from '../packed-lines.ts'
import { pricesAt } from '../policy/policy-options.ts'
import { requireOutput } from '../required-output.ts'
import { cloneOrigin, cloneReport } from './fleet-clones.ts'
import { type FleetPlaces, type FleetText, fleetPlaces, readReportStream, readReports } from './fleet-places.ts'

const formats = ['text', 'json', 'jsonl', 'csv', 'html'] as const
type Format = (typeof formats)[number]

export const fleet: Command = {
  usage: 'fleet [REPORT|DIR ...]',
  summary: 'Merge the JSON reports of many repositories, of clones, or of an organization on GitHub.',
  options: {
    org: { type: 'string', value: 'NAME', help: 'Read the repositories of an organization from GitHub.' },
    format: {
      type: 'string',
      value: formats.join('|'),
      help: 'The format (default: text); jsonl: one line with the report of each repository.',
    },
    output: { type: 'string', short: 'o', value: 'FILE', help: 'Write the report to a file instead of the terminal.' },
    team: { type: 'string', value: 'LABEL', help: 'The label with the team of a job (default: team).' },
    due: { type: 'string', value: 'DAYS', help: 'List waivers that expire within this many days (default: 30).' },
    old: { type: 'string', value: 'DAYS', help: 'List reports older than this many days (default: 30).' },
    since: {
      type: 'string',
      value: 'FILE',
      help: 'A former report (--format json): list the jobs that are new, gone or changed since.',
    },
    prices: { type: 'string', value: 'FILE', help: 'Prices per chip-hour that replace the costs in the reports.' },
    server: {
      type: 'string',
      value: 'URL',
      help: 'The server that the page links to (default: GITHUB_SERVER_URL, or https://github.com).',
    },
    forks: { type: 'boolean', help: 'With --org: forks too.' },
    archived: { type: 'boolean', help: 'With --org: archived repositories too.' },
    shard: { type: 'string', value: 'K/N', help: 'With --org: only part K of N, to split the work over N jobs.' },
    keep: {
      type: 'string',
      value: 'DIR',
      help: "With --org: the folder that caches GitHub's answers (default: your cache folder).",
    },
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(fleet, words)
    const output = textOption(values, 'output')
    requireOutput(output, terminal)
    const format = wordOption(values, 'format', formats) ?? 'text'
    const options = {
      today: terminal.today,
      teamLabel: textOption(values, 'team') ?? 'team',
      dueDays: daysOf(values, 'due'),
      oldDays: daysOf(values, 'old'),
      ...formerIn(values, terminal),
    }
    const sources = sourcesOf(positionals, values, terminal)
    const file = textOption(values, 'prices')
    const merged = new Fleet(new PackedLines(), file === undefined ? [] : await pricesAt(file, terminal))
    const server = serverOf(textOption(values, 'server') ?? terminal.environment['GITHUB_SERVER_URL'])
    const parts: string[] = []
    const write = (part: string): void => {
      if (output === undefined) terminal.write(part)
      else parts.push(part)
    }
    for await (const { path, text } of reportsOf(sources, values, merged, terminal)) {
      if (typeof text !== 'string') merged.addUnread(path, text.because)
      else if (merged.add(path, text) && format === 'jsonl') write(`${jsonText(JSON.parse(text), 0)}\n`)
    }
    const whole = merged.report(options)
    const page = { server, called: merged.shortNames }
    const width = output === undefined ? terminal.width : undefined
    if (format === 'jsonl') for (const { path, because } of whole.unread) terminal.error(`${path} ${because}`)
    else for await (const part of rendered(whole, format, { ...page, width })) write(part)
    if (output !== undefined) {
      const { folder } = terminal
      writeOutput(repositoryTop(folder), resolve(folder, output), parts, `The report cannot be written to ${output}`)
      terminal.error(`The report is in ${output}.`)
    }
    return 0 as const
  },
}

interface Sources extends FleetPlaces {
  /** Whether reports also come from the standard input. */
  readonly isPiped: boolean
}

function sourcesOf(words: readonly string[], values: Arguments['values'], { folder }: Terminal): Sources {
  const isOfOrganization = values['org'] !== undefined
  const needing = ['forks', 'archived', 'shard', 'keep'].find((name) => values[name] !== undefined)
  if (needing !== undefined && !isOfOrganization) throw new UnusableInput(`--${needing} needs --org.`)
  const named = words.length === 0 && !isOfOrganization ? ['.'] : words
  const isPiped = named.includes('-')
  const places = fleetPlaces(
    folder,
    named.filter((name) => name !== '-'),
  )
  if (!isOfOrganization && !isPiped && places.reports.length + places.clones.length === 0)
    throw new UnusableInput('There is no report (*.json, *.jsonl) and no clone (a folder with .git) here.')
  return { ...places, isPiped }
}

/** The reports of all sources, one at a time. A clone with a report among `merged` is not checked. */
async function* reportsOf(
  { reports, clones, unread, isPiped }: Sources,
  values: Arguments['values'],
  merged: Fleet,
  terminal: Terminal,
): AsyncGenerator<FleetText> {
  for (const report of reports) yield* readReports(report)
  if (isPiped) yield* readReportStream()
  for (const clone of clones) {
    const { repository, isPath, ...origin } = cloneOrigin(clone, terminal.today)
    if (isPath) merged.nameByPath(repository)
    if (merged.has(repository)) continue
    yield { path: clone.path, text: await cloneReport(clone, { repository, ...origin }, terminal) }
  }
  for await (const { repository, report } of organizationIn(values, merged, terminal))
    yield { path: repository, text: report }
  for (const { path, because } of unread) yield { path, text: { because } }
}

type PageOptions = Pick<PageData, 'server' | 'called'>

async function* rendered(
  report: FleetReport,
  format: Exclude<Format, 'jsonl'>,
  { width, ...page }: PageOptions & { readonly width: number | undefined },
): AsyncGenerator<string> {
  switch (format) {
    case 'text':
      yield fold(textFleet(report), width)
      break
    case 'json':
      yield* jsonFleet(report)
      break
    case 'csv':
      yield* csvFleet(report)
      break
    case 'html':
      yield* await pageOf(report, page)
  }
}

/** Loaded on demand, because the page's parts are far larger than the rest of the command. */
async function pageOf(report: FleetReport, options: PageOptions): Promise<Iterable<string>> {
  const { pageParts } = await import('./fleet-page.ts')
  if (pageParts === undefined) throw new UnusableInput('Only the bundle has the page: run `npm run build`.')
  return (await import('../../../core/fleet/page.ts')).htmlFleet(report, pageParts, options)
}

function serverOf(written = 'https://github.com'): string {
  if (!/^https?:\/\/[^\s?#]+$/.test(written)) throw new UnusableInput(`--server takes an address, not "${written}".`)
  return written.replace(/\/$/, '')
}

/** The report of `--since`. */
function formerIn(values: Arguments['values'], { folder }: Terminal): { readonly former?: FormerFleet } {
  const file = textOption(values, 'since')
  if (file === undefined) return {}
  const text = plainText(resolve(folder, file))
  if (typeof text !== 'string') throw new UnusableInput(`${file} ${text.because}.`)
  const former = readFormerFleet(text)
  if (former === undefined)
    throw new UnusableInput(`${file} is not a report of a fleet: --since takes what \`fleet --format json\` wrote.`)
  return { former }
}

function daysOf(values: Arguments['values'], option: string): number {
  const written = values[option] ?? '30'
  if (typeof written !== 'string' || !/^\d{1,5}$/.test(written))
    throw new UnusableInput(`--${option} takes a number of days, not "${written}".`)
  return Number(written)
}

/** The reports of an organization, if one is named. Loads its reader on demand. */
async function* organizationIn(values: Arguments['values'], merged: Fleet, terminal: Terminal) {
  const name = textOption(values, 'org')
  if (name === undefined) return
  const { organizationReports } = await import('./fleet-organization.ts')
  const shard = shardOf(textOption(values, 'shard'))
  const options = {
    keep: keptIn(textOption(values, 'keep') ?? cacheFolder(terminal.environment, 'answers'), terminal.folder),
    ...(shard && { shard }),
    forks: values['forks'] === true,
    archived: values['archived'] === true,
    isKnown: (repository: string) => merged.has(repository),
  }
  yield* organizationReports(name, options, terminal)
}

function keptIn(written: string, folder: string): string {
  const why = whyNotInPlace(repositoryTop(folder), resolve(folder, written))
  if (why !== undefined) throw new UnusableInput(`Answers cannot be kept in ${written}: ${why}.`)
  return resolve(folder, written)
}

function shardOf(written: string | undefined) {
  if (written === undefined) return undefined
  const [number, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(written) ?? []).slice(1).map(Number)
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new UnusableInput(`--shard takes K/N, such as 2/8, not "${written}".`)
  return { number, of }
}
