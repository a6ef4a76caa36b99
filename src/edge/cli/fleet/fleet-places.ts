import { closeSync, existsSync, lstatSync, readdirSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { reportTexts } from '../../../core/fleet/report-stream.ts'
import { skippedFolders } from '../../../core/manifest/file-name.ts'
import { pathFrom } from '../../run/paths.ts'
import { openPlainFile } from '../../run/plain-file.ts'

/** A report or a clone: its file, and its name for people. */
export interface FleetPlace {
  readonly file: string
  readonly path: string
}

/** A possible report, and its name for people. */
export interface FleetText {
  readonly path: string
  readonly text: string | { readonly because: string }
}

export interface FleetPlaces {
  /** By path. */
  readonly reports: readonly FleetPlace[]
  readonly clones: readonly FleetPlace[]
  readonly unread: readonly { readonly path: string; readonly because: string }[]
}

/** Clones may be below an owner, and that below a host. */
const deepest = 8
/** Shared, because chunks become text before the next read. Most reports are smaller. */
const bytes = Buffer.alloc(64 * 1024)

/**
 * The named reports and clones, and those below named folders. Does not enter clones or follow symbolic links. Throws
 * {@link UnusableInput} for a name that does not exist.
 */
export function fleetPlaces(start: string, named: readonly string[]): FleetPlaces {
  const reports = new Map<string, FleetPlace>()
  const clones = new Map<string, FleetPlace>()
  const unread: { path: string; because: string }[] = []
  const pathOf = (file: string): string => pathFrom(start, file) || '.'
  const look = (folder: string, depth: number): void => {
    const path = pathOf(folder)
    if (existsSync(join(folder, '.git'))) {
      clones.set(folder, { file: folder, path })
      return
    }
    if (depth > deepest) {
      unread.push({ path, because: `is more than ${deepest} folders deep` })
      return
    }
    for (const entry of entriesOf(folder)) {
      const file = join(folder, entry.name)
      if (entry.isDirectory() && !skippedFolders.has(entry.name)) look(file, depth + 1)
      else if (entry.isFile() && /\.jsonl?$/.test(entry.name)) reports.set(file, { file, path: pathOf(file) })
    }
  }
  const entriesOf = (folder: string) => {
    try {
      return readdirSync(folder, { withFileTypes: true })
    } catch (error) {
      unread.push({ path: pathOf(folder), because: `cannot be read: ${(error as NodeJS.ErrnoException).code}` })
      return []
    }
  }
  for (const name of named) {
    const file = resolve(start, name)
    const status = lstatSync(file, { throwIfNoEntry: false })
    if (status === undefined) throw new UnusableInput(`There is no file or folder ${name}.`)
    if (status.isDirectory()) look(file, 0)
    else reports.set(file, { file, path: pathOf(file) })
  }
  return { reports: inOrder(reports), clones: inOrder(clones), unread }
}

const inOrder = (places: ReadonlyMap<string, FleetPlace>): FleetPlace[] =>
  [...places.values()].sort((a, b) => (a.path < b.path ? -1 : 1))

/** The reports in a file, each with its name, or why it was not read. */
export async function* readReports({ file, path }: FleetPlace): AsyncGenerator<FleetText> {
  await new Promise(setImmediate)
  const opened = openPlainFile(file)
  if (typeof opened !== 'number') {
    yield { path, text: opened }
    return
  }
  try {
    yield* named(path, chunksOf(opened))
  } catch (error) {
    yield { path, text: { because: `cannot be read: ${(error as NodeJS.ErrnoException).code}` } }
  }
}

/** The text of a file in chunks. Closes it at the end. Streams use far more memory for many small files. */
function* chunksOf(descriptor: number): Generator<string> {
  const decoder = new StringDecoder('utf8')
  try {
    for (let read = readSync(descriptor, bytes); read > 0; read = readSync(descriptor, bytes))
      yield decoder.write(bytes.subarray(0, read))
  } finally {
    closeSync(descriptor)
  }
}

/** The same for standard input. */
export const readReportStream = (): AsyncGenerator<FleetText> =>
  named('standard input', process.stdin.setEncoding('utf8'))

async function* named(path: string, chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<FleetText> {
  let count = 0
  for await (const text of reportTexts(chunks)) {
    count++
    yield { path: count === 1 ? path : `${path}, report ${count}`, text }
  }
  if (count === 0) yield { path, text: { because: 'is empty' } }
}
