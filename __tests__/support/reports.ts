import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import type { ReportOrigin } from '../../src/core/report/report.ts'
import { runActionHere } from './action-here.ts'
import { citedUrls } from './cited-urls.ts'
import { shapeOf } from './markdown.ts'
import { type ActionRun, type CommandRun, runAction, runCommand, runnerCommands } from './runner.ts'
import { runCommandHere } from './terminal.ts'

export interface ReportedFinding {
  readonly rule: string
  readonly severity: string
  readonly message: string
  readonly line: number
  readonly column: number
}

interface JsonReport extends ReportOrigin {
  readonly summary: Readonly<Record<string, number>>
  readonly files: readonly {
    readonly path: string
    readonly jobs: readonly object[]
    readonly findings: readonly ReportedFinding[]
  }[]
}

type Format = 'text' | 'json' | 'markdown' | 'github'

/** One check by the command, in some formats, and by the Action. */
export interface Reports {
  readonly runs: Readonly<Partial<Record<Format, CommandRun>>>
  readonly action: ActionRun
  readonly json: JsonReport
  /** By the path of the file. */
  readonly findings: ReadonlyMap<string, readonly ReportedFinding[]>
}

/** JSON and the Action from the built bundles, other formats from the sources: the same findings in other words. */
export async function everyReport(workspace: string, patterns: readonly string[] = []): Promise<Reports> {
  const words = (format: Format) => ['check', '--format', format, '--', ...patterns]
  const here = (format: Format): Promise<CommandRun> => runCommandHere(workspace, words(format))
  const runs = {
    text: await here('text'),
    json: runCommand(workspace, words('json')),
    markdown: await here('markdown'),
    github: await here('github'),
  }
  const reports = { ...actionReport(workspace, { paths: patterns.join('\n') }), runs }
  // The runner tells the Action which repository it checks; a folder does not.
  const { repository: _, commit: __, date: ___, ...checked } = reports.json
  expect(JSON.parse(runs.json.stdout)).toEqual(checked)
  return reports
}

/** The Action alone, which is faster: it writes the JSON report too. */
export const actionReport = (workspace: string, inputs: Readonly<Record<string, string>>): Reports =>
  reportsOf(runAction(workspace, inputs))

/** The same from the sources, in this process. */
export const actionReportHere = async (workspace: string, inputs: Readonly<Record<string, string>>): Promise<Reports> =>
  reportsOf(await runActionHere(workspace, inputs))

function reportsOf(action: ActionRun): Reports {
  expect(action.stderr).toBe('')
  const json: JsonReport = JSON.parse(readFileSync(action.outputs['report'] ?? '', 'utf8'))
  return { runs: {}, action, json, findings: new Map(json.files.map((file) => [file.path, file.findings])) }
}

/** Node indents a frame by at least four spaces; a report names a path after two. */
const stackTrace = /^\s{4,}at .+:\d+:\d+\)?$|\bnode:internal|\.js:\d+/m
/** Every character that controls a terminal, except line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const terminalSign = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/
const ownLine =
  /^(Accelerator review: )?(Failed|Passed): [\w ]+ \(fail-on: \w+\)\. \d+ files?, \d+ jobs?( \([\w, ]+\))?: [\w, ]+\.$|^\d+ more findings are (in the summary|not shown): GitHub shows/

/** Links of acme's Action and of the command: documents of its version, and a bug report to us. */
const ownAddress =
  /^https:\/\/github\.com\/(?:acme\/|accelerator-review\/accelerator-review\/(?:blob\/v[\d.]+\/docs\/|issues\/new\?title=False))/

/** Expects the exit status from every format, and that no word of a file or name became markup or a command. */
export function expectOnlyWords({ runs, action, json, findings }: Reports, status: number): void {
  for (const run of [...Object.values(runs), action]) {
    expect(run.stderr).toBe('')
    expect(run.stdout).not.toMatch(stackTrace)
    expect(run.stdout).not.toMatch(terminalSign)
    expect(run.status).toBe(status)
  }
  for (const run of [runs.text, runs.json, runs.markdown]) expect(runnerCommands(run?.stdout ?? '')).toEqual([])

  const places = [...findings].flatMap(([path, list]) =>
    list.map(({ severity, line, column }) => `${severity} ${asWords(path)}:${line}:${column}`),
  )
  for (const { stdout } of [runs.github ?? action, action]) {
    const lines = stdout.trimEnd().split('\n')
    const commands = runnerCommands(stdout)
    expect(lines.filter((line) => !line.startsWith('::') && !ownLine.test(line))).toEqual([])
    expect(commands).toHaveLength(lines.filter((line) => line.startsWith('::')).length)
    for (const { name, properties } of commands) {
      expect(Object.keys(properties)).toEqual(['title', 'file', 'line', 'endLine', 'col', 'endColumn'])
      expect(places).toContain(
        `${name} ${asWords(properties['file'] ?? '')}:${properties['line']}:${properties['col']}`,
      )
    }
    expect(commands.filter(({ name }) => name === 'error')).toHaveLength(Math.min(10, json.summary['error'] ?? 0))
  }

  const isOwnLink = (url: string): boolean => ownAddress.test(url) || citedUrls.has(url)
  const jobs = json.summary['jobs'] ?? 0
  for (const markdown of [runs.markdown?.stdout ?? '', action.summary].filter((text) => text !== '')) {
    const { live, rows } = shapeOf(markdown, isOwnLink)
    expect(live).toEqual([])
    // With many jobs, those without findings share a line.
    const summarized = Number(/^(\d+) (?:more )?jobs have no findings\.$/m.exec(markdown)?.[1] ?? 0)
    expect(rows).toEqual(jobs === summarized ? [] : Array(jobs - summarized + 1).fill(rows[0]))
  }
}

/** A path as an annotation shows it: characters that control a terminal or a runner are removed or broken. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const asWords = (path: string): string => path.replace(/[\u0000-\u001f\u202e]/g, ' ').replaceAll('\u200b', '')
