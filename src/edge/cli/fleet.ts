import { basename, resolve } from 'node:path'
import { surveyEvidence } from '../../core/evidence/gather-evidence.ts'
import { survey } from '../../core/evidence/survey/survey.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { csvFleet } from '../../core/fleet/csv.ts'
import { Fleet, type FleetReport } from '../../core/fleet/fleet.ts'
import { textFleet } from '../../core/fleet/text.ts'
import { undeclaredOf } from '../../core/fleet/undeclared.ts'
import { jsonReport } from '../../core/report/json.ts'
import { jsonText } from '../../core/text/encode.ts'
import { originOf } from '../run/origin.ts'
import { repositoryTree } from '../run/repository.ts'
import { reviewFolder } from '../run/review-folder.ts'
import { findManifests } from '../run/workspace.ts'
import { type Arguments, type Command, readArguments, type Terminal, wordOption } from './arguments.ts'
import { type FleetPlace, fleetPlaces, readReportFile } from './fleet-places.ts'
import { policyFor } from './policy-options.ts'

const formats = ['text', 'json', 'csv', 'html'] as const

export const fleet: Command = {
  usage: 'fleet [REPORT|DIR ...]',
  summary: 'Add up the JSON reports of many repositories, and check the clones among the folders.',
  options: {
    format: { type: 'string', value: formats.join('|'), help: 'The form of the report (default: text).' },
    team: { type: 'string', value: 'LABEL', help: 'The label that names the team of a job (default: team).' },
    due: { type: 'string', value: 'DAYS', help: 'List the waivers that end within so many days (default: 30).' },
    old: { type: 'string', value: 'DAYS', help: 'List the reports that are older than so many days (default: 30).' },
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(fleet, words)
    const format = wordOption(values, 'format', formats) ?? 'text'
    const options = {
      today: terminal.today,
      teamLabel: typeof values['team'] === 'string' ? values['team'] : 'team',
      dueDays: daysOf(values, 'due'),
      oldDays: daysOf(values, 'old'),
    }
    const places = fleetPlaces(terminal.folder, positionals.length === 0 ? ['.'] : positionals)
    if (places.reports.length + places.clones.length === 0)
      throw new UnusableInput('There is no report (*.json) and no clone (a folder with .git) here.')
    const merged = new Fleet()
    for (const report of places.reports) addReport(merged, report)
    for (const clone of places.clones) await addClone(merged, clone, terminal)
    for (const { path, because } of places.unread) merged.addUnread(path, because)
    terminal.write(await rendered(merged.report(options), format))
    return 0 as const
  },
}

async function rendered(report: FleetReport, format: (typeof formats)[number]): Promise<string> {
  switch (format) {
    case 'text':
      return textFleet(report)
    case 'json':
      return `${jsonText(report)}\n`
    case 'csv':
      return csvFleet(report)
    case 'html':
      return page(report)
  }
}

/** The parts of the page are far larger than the rest of the command. */
async function page(report: FleetReport): Promise<string> {
  const { pageParts } = await import('./fleet-page.ts')
  if (pageParts === undefined) throw new UnusableInput('The page is in the bundle alone: run `npm run build`.')
  return (await import('../../core/fleet/page.ts')).htmlFleet(report, pageParts)
}

function daysOf(values: Arguments['values'], option: string): number {
  const written = values[option] ?? '30'
  if (typeof written !== 'string' || !/^\d{1,5}$/.test(written))
    throw new UnusableInput(`--${option} takes a number of days, not "${written}".`)
  return Number(written)
}

function addReport(merged: Fleet, { file, path }: FleetPlace): void {
  const content = readReportFile(file)
  if (typeof content === 'string') merged.add(path, content)
  else merged.addUnread(path, content.because)
}

/** Checks a clone as `check` would in it, unless a report of its repository was read. What fails in one stops no other. */
async function addClone(merged: Fleet, { file: folder, path }: FleetPlace, terminal: Terminal): Promise<void> {
  // Of the checkout alone: what the runner says is about another one.
  const { repository = path === '.' ? basename(resolve(folder)) : path, ...origin } = originOf(
    folder,
    {},
    terminal.today,
  ) ?? { date: terminal.today }
  if (merged.has(repository)) return
  try {
    const manifests = findManifests(folder, folder, [])
    if (manifests.length === 0) {
      const undeclared = undeclaredOf(repository, survey(surveyEvidence(repositoryTree(folder)).observations))
      if (undeclared) merged.addUndeclared(undeclared)
      return
    }
    const effective = await policyFor({}, { folder, environment: terminal.environment })
    const run = { effective, today: terminal.today, scope: 'all' } as const
    const outcome = await reviewFolder(folder, manifests, run, { alternatives: false })
    merged.add(path, jsonReport(outcome, { repository, ...origin }))
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error
    merged.addUnread(path, `cannot be checked: ${error.message}`)
  }
}
