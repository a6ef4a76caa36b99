import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sizedModel } from '../../core/catalog/models/locked-models.ts'
import { resolveModel } from '../../core/catalog/models/model-name.ts'
import {
  type LockEntry,
  lockPath,
  type ModelsLock,
  modelId,
  modelsLockText,
  readModelsLock,
} from '../../core/catalog/models/models-lock.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { amount } from '../../core/text/wording.ts'
import { type ModelHost, modelHost, publishedEntry } from '../rest/model-host.ts'
import { isThere } from '../run/checked-out-file.ts'
import { repositoryTop } from '../run/paths.ts'
import { readText } from '../run/workspace.ts'
import { writeInPlace } from '../run/write-in-place.ts'
import { type Command, type ExitStatus, readArguments, type Terminal } from './arguments.ts'

export const models: Command = {
  usage: 'models add NAME ...',
  summary: `Lock the sizes of models that the catalog does not have (OWNER/NAME or OWNER/NAME@COMMIT) in ${lockPath}. \`models check\` says which are stale.`,
  options: {
    'with-token': { type: 'boolean', help: 'Send the token in HF_TOKEN, for private models (default: send none).' },
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(models, words)
    const [what, ...names] = positionals
    const host = modelHost(terminal.environment, values['with-token'] === true)
    if (what === 'add' && names.length > 0) return add(names, host, terminal)
    if (what === 'check' && names.length === 0) return check(host, terminal)
    throw new UnusableInput('`models` takes `add` with names such as OWNER/NAME, or `check`.')
  },
}

/** All models are locked, or none. */
async function add(names: readonly string[], host: ModelHost, terminal: Terminal): Promise<ExitStatus> {
  const root = repositoryTop(terminal.folder)
  const locked = new Map(Object.entries(lockOf(root)))
  const added: string[] = []
  for (const name of names) {
    const [id = '', revision, ...others] = name.split('@')
    const isCommit = revision === undefined || /^[0-9a-f]{40}$/.test(revision)
    if (!modelId.test(id) || !isCommit || others.length > 0)
      throw new UnusableInput(`"${name}" is not a name such as OWNER/NAME or OWNER/NAME@COMMIT.`)
    const known = resolveModel(id)
    if (known !== undefined) {
      terminal.error(`${id} is in the catalog, as ${known.id}: there is nothing to lock.`)
      continue
    }
    const entry = await publishedEntry(host, id, revision)
    const { problem, parameters } = sizedModel(id, entry)
    if (problem !== undefined) throw new UnusableInput(`${id} cannot be sized: ${problem}`)
    for (const other of locked.keys()) if (other.toLowerCase() === id.toLowerCase()) locked.delete(other)
    locked.set(id, entry)
    added.push(`Locked ${id} at ${entry.revision.slice(0, 12)}: ${amount(parameters ?? 0)} parameters.`)
  }
  if (added.length > 0) writeLock(root, Object.fromEntries(locked))
  for (const line of added) terminal.write(`${line}\n`)
  return 0
}

/** Reports entries that differ from the host's content at their commit, and entries with a newer commit. */
async function check(host: ModelHost, terminal: Terminal): Promise<ExitStatus> {
  const entries = Object.entries(lockOf(repositoryTop(terminal.folder)))
  let stale = 0
  for (const [id, entry] of entries) {
    const words = await standing(host, id, entry)
    if (words === undefined) continue
    stale++
    terminal.write(`${id}: ${words}\n`)
  }
  terminal.write(`${stale} of ${entries.length} locked models are stale.\n`)
  return stale === 0 ? 0 : 1
}

/** The problem of an entry. Undefined if there is none. */
async function standing(host: ModelHost, id: string, entry: LockEntry): Promise<string | undefined> {
  const then = await publishedEntry(host, id, entry.revision)
  if (!isSame(then, entry)) return `the entry is not what ${entry.revision.slice(0, 12)} has. Lock it again.`
  const now = await publishedEntry(host, id)
  if (isSame(now, { ...entry, revision: now.revision })) return undefined
  return `${now.revision.slice(0, 12)} has other sizes than ${entry.revision.slice(0, 12)}. Lock it again.`
}

const isSame = (one: LockEntry, other: LockEntry): boolean => textOf(one) === textOf(other)
/** Writes and reads it, to get the order of keys that the reader gives. */
const textOf = (entry: LockEntry): string => {
  const read = readModelsLock(modelsLockText({ 'a/b': entry }))
  return read.ok ? JSON.stringify(read.models) : ''
}

function lockOf(root: string): ModelsLock {
  if (!isThere(root, lockPath)) return {}
  const read = readModelsLock(readText(root, lockPath) ?? '')
  if (!read.ok) throw new UnusableInput(`${lockPath} cannot be used: ${read.problem}`)
  return read.models
}

function writeLock(root: string, locked: ModelsLock): void {
  const text = modelsLockText(locked)
  const read = readModelsLock(text)
  if (!read.ok) throw new UnusableInput(`${lockPath} is not written: ${read.problem}`)
  try {
    mkdirSync(dirname(join(root, lockPath)), { recursive: true })
    writeInPlace(root, lockPath, [text])
  } catch (error) {
    throw new UnusableInput(`${lockPath} cannot be written: ${(error as Error).message}.`)
  }
}
