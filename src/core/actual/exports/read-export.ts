import type * as z from 'zod/mini'
import { UnusableInput } from '../../finding/unusable-input.ts'
import type { Run, RunExport } from '../run.ts'
import { isMlflow, mlflowRuns, mlflowTableRuns } from './mlflow.ts'
import { sacctJson } from './sacct-json.ts'
import { isSacct, sacctRuns } from './sacct-table.ts'
import { readTable, type Table } from './table.ts'
import { isWandb, wandbRuns, wandbTableRuns } from './wandb.ts'

/**
 * The runs of an export, recognized by content, not by name. Throws {@link UnusableInput} for any other text, and for
 * an export that deviates from its tool's format.
 */
export function readExport(file: string, content: string): RunExport {
  const text = content.replace(/^\ufeff/, '')
  const found = /^\s*[[{]/.test(text.slice(0, 1000)) ? ofJson(file, text) : ofTable(readTable(text))
  if (found === undefined) throw new UnusableInput(`${file} is not an export of runs. ${whatIsRead}`)
  return found
}

const whatIsRead =
  'Read are `sacct --json`, `sacct --parsable2` with its header, and runs of W&B or MLflow as JSON or CSV (docs/actual.md).'

const tables: readonly [format: string, is: (table: Table) => boolean, runs: (table: Table) => Run[]][] = [
  ['sacct table', isSacct, sacctRuns],
  ['MLflow CSV', isMlflow, mlflowTableRuns],
  ['W&B CSV', isWandb, wandbTableRuns],
]

function ofTable(table: Table): RunExport | undefined {
  const [format, , runs] = tables.find(([, is]) => is(table)) ?? []
  return format === undefined || runs === undefined ? undefined : { format, runs: runs(table) }
}

function ofJson(file: string, text: string): RunExport | undefined {
  const json = parsed(file, text)
  const { jobs, runs } = json as { jobs?: unknown; runs?: unknown }
  if (Array.isArray(jobs)) return { format: 'sacct --json', runs: checked(file, 'sacct --json', sacctJson, json) }
  const all = Array.isArray(runs) ? runs : [json].flat()
  const [first] = all as readonly unknown[]
  if (has(first, 'info')) return { format: 'MLflow JSON', runs: checked(file, 'MLflow', mlflowRuns, all) }
  if (has(first, 'state')) return { format: 'W&B JSON', runs: checked(file, 'W&B', wandbRuns, all) }
  return undefined
}

const has = (value: unknown, key: string): boolean => typeof value === 'object' && value !== null && key in value

/** A JSON value, or one per line. */
function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return lines.map((line, index) => parsedLine(file, line, index + 1))
  }
}

function parsedLine(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new UnusableInput(`${file} is neither JSON nor JSON lines (line ${number}). ${whatIsRead}`)
  }
}

function checked(file: string, tool: string, schema: z.ZodMiniType<Run[]>, json: unknown): Run[] {
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const place = read.error.issues[0]?.path.slice(0, 8).join('.') || 'the whole file'
  throw new UnusableInput(`${file} is not runs of ${tool} as they are known (at ${place.slice(0, 200)}). ${whatIsRead}`)
}
