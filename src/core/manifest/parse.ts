import type * as z from 'zod/mini'
import { byPlace, type Finding, type Severity } from '../finding/finding.ts'
import {
  type Document,
  type Entry,
  locate,
  type MapNode,
  type Node,
  nodeAt,
  type Path,
  type Range,
  type Span,
  sizeOf,
  toPlain,
  withEntries,
} from '../text/document.ts'
import { inheritDefaults } from './defaults.ts'
import { keys } from './keys/keys.ts'
import { cut, type Problem, problemOf, type Report } from './problem.ts'
import { completed } from './published-model.ts'
import { type JobDeclaration, jobSchema, namedJobSchema, sections } from './schema.ts'
import { shortValues } from './short-values.ts'
import type { SizeContradiction } from './size-contradictions.ts'
import { type JobReading, readJob } from './spelling/read-job.ts'
import { notReadFinding, otherSpellings } from './spelling/reading-notices.ts'
import type { ReadingProblem } from './spelling/reading-problems.ts'
import { type UnknownWord, unknownWords } from './words.ts'

/** One job of a manifest, defaults merged in, every value still knowing its place. */
export interface Job {
  readonly name: string
  readonly node: MapNode
  readonly declaration: JobDeclaration
  /** Where the job begins. */
  readonly span: Span
  /** How many errors of the file are this job's: what it declares is known in part only. */
  readonly errors: number
  /** Words that the catalog does not know. */
  readonly unknown: readonly UnknownWord[]
  /** The job as it is written, and how it was read; defaults are not in it. */
  readonly reading: JobReading
}

export interface Manifest {
  readonly jobs: readonly Job[]
  /** Syntax and schema mistakes; the jobs hold what is left without them. */
  readonly findings: readonly Finding[]
}

/** How many values all jobs may inherit together: what every job inherits is read again for every job. */
const mostInherited = 100_000
/** A union names the first of its mistakes only, so that a second look may find another one. */
const mostRounds = 4
/** How many mistakes of one file are listed: nobody fixes more at once. */
const mostListed = 1_000

const jobKeys = Object.keys(jobSchema.shape)
const sectionKeys = [...Object.keys(sections), 'labels']
/** Values whose text matters more than the type YAML gives them: `2.10`, `4090`. */
const textPaths: readonly Path[] = [...keys].flatMap(([path, { kind }]) =>
  ['text', 'name', 'names', 'version'].includes(kind) ? [path.split('.')] : [],
)

/**
 * Reads the jobs of a document. Mistakes become findings, all of them at once; a value that cannot be used is left out
 * of its job, so that the rest is still checked. `fallbackName` names the job of a single-job file.
 */
export function parseManifest(document: Document, fallbackName: string): Manifest {
  const findings: Finding[] = []
  const seen = new Set<string>()
  const report: Report = (finding) => {
    // Jobs that share defaults share their mistakes: each is said once.
    const key = `${finding.rule} ${finding.span.line} ${finding.span.column} ${finding.message}`
    if (!seen.has(key)) findings.push({ ...finding, related: [] })
    seen.add(key)
  }
  for (const { reason, message, remedy, span } of document.problems) {
    report({ rule: `manifest/${reason}`, severity: 'error', message, remedy, span, path: [] })
  }
  const root = document.root && shortValues(document.root, document, report)
  const jobs = root === undefined ? [] : readJobs(document, root, fallbackName, report)
  if (document.root === undefined && document.problems.length === 0) {
    const message = 'The file declares no job.'
    const remedy = 'Declare a job (`accelerator-review init` drafts one), or delete the file.'
    report({ rule: 'manifest/empty', severity: 'error', message, remedy, span: document.span([0, 0]), path: [] })
  }
  return { jobs, findings: listed(findings.sort(byPlace)) }
}

/** The first mistakes of a file and, if there are many more, one error with their number. */
function listed(findings: readonly Finding[]): readonly Finding[] {
  const next = findings[mostListed]
  if (next === undefined) return findings
  const count = findings.length - mostListed
  const message = `${count} more mistakes from here on are not listed.`
  const remedy = `Fix the ${mostListed} that are listed, and check again.`
  // With the number in its path it is another finding as soon as the number is another one, and so new.
  const path = [`${count} more`]
  const more: Finding = {
    rule: 'manifest/limit',
    severity: 'error',
    message,
    remedy,
    span: next.span,
    path,
    related: [],
  }
  return [...findings.slice(0, mostListed), more]
}

function readJobs(document: Document, root: Node, fallbackName: string, report: Report): Job[] {
  const other = otherFile(root)
  if (root.kind !== 'map' || other !== undefined) {
    const isList = root.kind === 'list' && root.items.every(({ kind }) => kind === 'map')
    const found = other ?? (root.kind === 'list' ? 'a list' : 'a single value')
    const message = `The file is ${found}, not a declaration of a job.`
    const remedy = isList
      ? 'Write `jobs:` above the list, and indent it.'
      : 'Write the job as keys such as `framework`, `stage` and `hardware`.'
    report({
      rule: 'manifest/invalid-value',
      severity: 'error',
      message,
      remedy,
      span: locate(root, [], document),
      path: [],
    })
    return []
  }
  checkVersion(document, root, report)
  const reader = new JobReader(document, report)
  if (root.entries.has('jobs') || root.entries.has('defaults')) return readMany(reader, document, root, report)
  const written = withoutVersion(root)
  if (written.entries.size === 0) {
    const message = 'The file declares no job.'
    const remedy = 'Declare at least `framework`, `stage` and `hardware`.'
    report({ rule: 'manifest/empty', severity: 'error', message, remedy, span: locate(root, [], document), path: [] })
    return []
  }
  const reading = reader.spell(written, [])
  const name = nodeAt(reading.node, ['name'])
  const job = reader.read(
    name?.kind === 'scalar' && name.source !== '' ? name.source : fallbackName,
    reading.node,
    reading,
    namedJobSchema,
    written.range,
  )
  otherSpellings(document, reader.readings, report)
  return [job]
}

/** What else a file is, as a whole, by the keys at its top. */
function otherFile(root: Node): string | undefined {
  if (root.kind !== 'map') return undefined
  if (root.entries.has('apiVersion') && root.entries.has('kind')) return 'a Kubernetes manifest'
  const isCompose = root.entries.get('services')?.node.kind === 'map' && !jobKeys.some((key) => root.entries.has(key))
  return isCompose && !root.entries.has('jobs') ? 'a Compose file' : undefined
}

function readMany(reader: JobReader, document: Document, root: MapNode, report: Report): Job[] {
  for (const [key, entry] of root.entries) {
    if (key === 'jobs' || key === 'defaults' || key === 'version') continue
    const isJobKey = jobKeys.includes(key) || key === 'name'
    const message = isJobKey
      ? `"${key}" belongs in a job, not beside \`jobs\`.`
      : `Unknown key "${key}" at the top of the file.`
    const remedy = isJobKey
      ? 'Move it into a job, or under `defaults:` for all jobs.'
      : 'Use only `version`, `defaults` and `jobs` here.'
    report({
      rule: 'manifest/unknown-key',
      severity: 'error',
      message,
      remedy,
      span: document.span(entry.key),
      path: [key],
    })
  }
  const defaults = mapAt(document, root, 'defaults', report)
  const common = defaults && reader.spell(defaults, ['defaults'])
  const shared = common?.node
  if (shared) reader.read('defaults', shared, common, jobSchema, shared.range, ['defaults'])
  const jobs = jobsOf(root) ?? mapAt(document, root, 'jobs', report)
  if (jobs === undefined || jobs.entries.size === 0) {
    const message = 'The file declares no job under `jobs`.'
    const remedy = 'Add a job under a name of your choice, with `framework`, `stage` and `hardware`.'
    const path = jobs === undefined ? [] : ['jobs']
    report({ rule: 'manifest/empty', severity: 'error', message, remedy, span: locate(root, path, document), path })
    return []
  }
  const inherited = shared ? jobs.entries.size * sizeOf(shared) : 0
  if (inherited > mostInherited) {
    const message = `The jobs inherit ${inherited} values in total; the limit is ${mostInherited}.`
    const remedy = 'Shorten `defaults`, or split the file.'
    const span = locate(root, ['defaults'], document)
    report({ rule: 'manifest/limit', severity: 'error', message, remedy, span, path: ['defaults'] })
    return []
  }
  const read = [...jobs.entries].map(([name, entry]) => {
    const path = ['jobs', name]
    const own = asMap(document, entry, path, report) ?? {
      kind: 'map',
      entries: new Map<string, Entry>(),
      range: entry.range,
    }
    const reading = reader.spell(own, path)
    const node = shared ? inheritDefaults(reading.node, shared) : reading.node
    return reader.read(name, node, reading, jobSchema, entry.key, path)
  })
  otherSpellings(document, reader.readings, report)
  return read
}

/** Jobs in a list, each with its name as a key; unnamed ones are called after their place. */
function jobsOf(root: MapNode): MapNode | undefined {
  const entry = root.entries.get('jobs')
  if (entry?.node.kind !== 'list' || !entry.node.items.every((item) => item.kind === 'map')) return undefined
  const entries = new Map<string, Entry>()
  entry.node.items.forEach((item, index) => {
    if (item.kind !== 'map') return
    const given = ['name', 'job', 'id'].find((key) => item.entries.get(key)?.node.kind === 'scalar')
    const name = given === undefined ? undefined : (item.entries.get(given) as Entry)
    const said = name?.node.kind === 'scalar' ? name.node.source : ''
    const id = said === '' || entries.has(said) ? `job-${index + 1}` : said
    const node = given === undefined ? item : withEntries(item, [[given, undefined]])
    entries.set(id, { key: name?.range ?? item.range, node, range: item.range })
  })
  return { kind: 'map', entries, range: entry.node.range }
}

/** Beside a framework a number such as `2.4` is the version of that, and not of the format. */
const isOfFramework = (root: MapNode): boolean => {
  const version = root.entries.get('version')?.node
  const isWord = root.entries.get('framework')?.node.kind === 'scalar'
  return isWord && version?.kind === 'scalar' && /^v?\d+\.\d/.test(version.source) && version.value !== 1
}

function withoutVersion(root: MapNode): MapNode {
  const version = root.entries.get('version')
  return withEntries(root, [
    ['version', undefined],
    ...(isOfFramework(root) ? [['framework_version', version] as const] : []),
  ])
}

function checkVersion(document: Document, root: MapNode, report: Report): void {
  const version = root.entries.get('version')
  if (version === undefined || isOfFramework(root)) return
  if (version.node.kind === 'scalar' && /^v?1(?:\.0)?$/.test(version.node.source)) return
  const message = `Unknown format version${version.node.kind === 'scalar' ? ` "${cut(version.node.source)}"` : ''}.`
  const remedy = 'Write `version: 1`, or delete the key.'
  report({
    rule: 'manifest/invalid-value',
    severity: 'error',
    message,
    remedy,
    span: locate(root, ['version'], document),
    path: ['version'],
  })
}

function mapAt(document: Document, root: MapNode, key: string, report: Report): MapNode | undefined {
  const entry = root.entries.get(key)
  return entry && asMap(document, entry, [key], report)
}

/** The mapping of an entry; nothing and a finding where it is something else, nothing at all where it is empty. */
function asMap(document: Document, entry: Entry, path: Path, report: Report): MapNode | undefined {
  if (entry.node.kind === 'map') return entry.node
  if (entry.node.kind === 'scalar' && entry.node.value === null) return undefined
  const message = `\`${path.join('.')}\` is not a mapping of keys.`
  const remedy = 'Indent its keys below it.'
  report({ rule: 'manifest/invalid-value', severity: 'error', message, remedy, span: document.span(entry.key), path })
  return undefined
}

/** What several jobs of a file have in common while they are read. */
class JobReader {
  readonly #document: Document
  readonly #report: Report
  /** What was read of all jobs in other spellings than the reference's. */
  readonly readings: JobReading[] = []

  constructor(document: Document, report: Report) {
    this.#document = document
    this.#report = report
  }

  /** A job in the reference's words; spellings that disagree are reported. */
  spell(job: MapNode, prefix: Path): JobReading {
    const reading = readJob(job)
    this.readings.push(reading)
    for (const { to, first, second } of reading.disagreements) {
      const name = `\`${String(second.from.at(-1))}\``
      const other = `\`${String(first.from.at(-1))}\``
      this.#report({
        rule: 'manifest/spellings-disagree',
        severity: 'error',
        message: `${name} and ${other} both mean \`${to.join('.')}\`, but their values differ.`,
        remedy: 'Keep one of them.',
        span: this.#document.span(second.entry.key),
        path: [...prefix, ...to],
      })
    }
    for (const problem of reading.problems) this.#reportReading(problem, prefix)
    const notRead = notReadFinding(this.#document, reading, prefix)
    if (notRead !== undefined) this.#report(notRead)
    return reading
  }

  #reportReading({ rule, message, remedy, range, path, fix }: ReadingProblem, prefix: Path): void {
    const span = this.#document.span(range)
    const mended = fix !== undefined && { fix: { span, value: fix } }
    this.#report({ rule, severity: 'error', message, remedy, span, path: [...prefix, ...path], ...mended })
  }

  /** Validates a job in the reference's words: what the schema rejects is reported, and left out or read as it is meant. */
  read(
    name: string,
    job: MapNode,
    reading: JobReading,
    schema: z.ZodMiniType<JobDeclaration>,
    place: Range,
    prefix: Path = [],
  ): Job {
    let node = withoutEmptySections(job)
    let errors = reading.disagreements.length + reading.problems.length
    let parsed = schema.safeParse(plainJob(node))
    // What is refused is read as it is surely meant, or left out, so that the rest is still checked.
    for (let round = 0; !parsed.success && round < mostRounds; round++) {
      for (const issue of parsed.error.issues) {
        for (const problem of problemOf(issue, node, schema)) {
          // Left out already, with the list in which an earlier one stands.
          if (nodeAt(node, problem.path) === undefined) continue
          this.#reportProblem(node, problem, 'error', prefix)
          errors++
          node = round === 0 ? asMeant(node, problem) : without(node, problem.path)
        }
      }
      parsed = schema.safeParse(plainJob(node))
    }
    const unknown = unknownWords(node)
    for (const problem of unknown) this.#reportProblem(node, problem, problem.severity, prefix)
    const [start] = place
    const span = this.#document.span([start, Math.max(place[1], start)])
    const declared = parsed.success ? parsed.data : {}
    // Sizes from a file of the repository are read where the repository is at hand.
    const hasConfig = declared.model?.config !== undefined
    const { declaration, contradictions } = hasConfig
      ? { declaration: declared, contradictions: [] }
      : completed(declared)
    for (const contradiction of contradictions) this.#reportContradiction(node, contradiction, prefix)
    const first = { ...span, endLine: span.line, endColumn: span.column + 1 }
    return { name, node, declaration, span: first, errors, unknown, reading }
  }

  /** A size that differs from that of its model, or from another one. */
  #reportContradiction(node: MapNode, { path, message, remedy }: SizeContradiction, prefix: Path): void {
    this.#report({
      rule: 'manifest/contradicts-model',
      severity: 'warning',
      message,
      remedy,
      span: valueSpan(this.#document, node, path),
      path: [...prefix, ...path],
    })
  }

  #reportProblem(node: MapNode, problem: Problem | UnknownWord, severity: Severity, prefix: Path): void {
    const { rule, message, remedy } = problem
    const atKey = 'atKey' in problem && problem.atKey
    const span = (atKey ? keySpan : valueSpan)(this.#document, node, problem.path)
    const path = [...prefix, ...problem.path]
    this.#report({ rule, severity, message, remedy, span, path, ...this.#fix(node, problem) })
  }

  /** The word to write instead, with the place of the one that stands there. */
  #fix(job: MapNode, { path, fix, atKey = false }: Fixable): Pick<Finding, 'fix'> {
    const node = nodeAt(job, path)
    if (fix === undefined || (!atKey && node?.kind !== 'scalar')) return {}
    const span = atKey ? keySpan(this.#document, job, path) : this.#document.span((node as Node).range)
    return { fix: { span, value: fix } }
  }
}

interface Fixable {
  readonly path: Path
  readonly fix?: string | number | boolean
  readonly atKey?: boolean
}

const isNull = (node: Node): boolean => node.kind === 'scalar' && node.value === null

/** A section without keys says nothing. */
function withoutEmptySections(job: MapNode): MapNode {
  const empty = sectionKeys.filter((key) => {
    const node = job.entries.get(key)?.node
    return node !== undefined && isNull(node)
  })
  return withEntries(
    job,
    empty.map((key) => [key, undefined]),
  )
}

/** The job with a value read as it is surely meant; without it where that is not sure. */
function asMeant(job: MapNode, { path, fix }: Problem): MapNode {
  const entry = nodeAt(job, path)
  if (fix === undefined || entry === undefined) return without(job, path)
  return withNode(job, path, { kind: 'scalar', value: fix, source: String(fix), range: entry.range })
}

/** The job with another value at a path. */
function withNode(map: MapNode, [step, ...rest]: Path, node: Node): MapNode {
  const key = String(step)
  const entry = map.entries.get(key)
  if (entry === undefined) return map
  if (rest.length === 0) return withEntries(map, [[key, { ...entry, node }]])
  return entry.node.kind === 'map'
    ? withEntries(map, [[key, { ...entry, node: withNode(entry.node, rest, node) }]])
    : map
}

function keySpan(document: Document, node: MapNode, path: Path): Span {
  const parent = nodeAt(node, path.slice(0, -1))
  const entry = parent?.kind === 'map' ? parent.entries.get(String(path.at(-1))) : undefined
  return entry ? document.span(entry.key) : locate(node, path, document)
}

/** The value alone, where one is written and stands on one line. */
function valueSpan(document: Document, job: MapNode, path: Path): Span {
  const node = nodeAt(job, path)
  if (node?.kind !== 'scalar' || node.range[0] === node.range[1]) return locate(job, path, document)
  const span = document.span(node.range)
  return span.line === span.endLine ? span : locate(job, path, document)
}

function plainJob(node: MapNode): unknown {
  const plain = toPlain(node) as Record<string, unknown>
  for (const path of textPaths) {
    const text = nodeAt(node, path)
    const parent = path.length === 1 ? plain : plain[path[0] as string]
    if (typeof parent !== 'object' || parent === null || text === undefined) continue
    const key = path.at(-1) as string
    if (text.kind === 'scalar' && typeof text.value === 'number') (parent as Record<string, unknown>)[key] = text.source
  }
  return plain
}

/** The node without the mapping entry that a path leads to; a broken list item takes its list with it. */
function without(node: MapNode, path: Path): MapNode {
  const [key, ...rest] = path
  const entry = node.entries.get(String(key))
  if (entry === undefined) return node
  if (rest.length === 0 || entry.node.kind !== 'map') return withEntries(node, [[String(key), undefined]])
  return withEntries(node, [[String(key), { ...entry, node: without(entry.node, rest) }]])
}
