import { type LockedModels, noLockedModels } from '../catalog/models/locked-models.ts'
import type { Finding } from '../finding/finding.ts'
import {
  type Document,
  type Entry,
  locate,
  type MapNode,
  type Node,
  nodeAt,
  type Path,
  sizeOf,
  withEntries,
} from '../text/document.ts'
import { onceFor } from '../text/once.ts'
import { inheritDefaults } from './defaults.ts'
import { type Job, type JobPart, JobReader } from './job-reader.ts'
import { Mistakes } from './mistakes.ts'
import { cut } from './problem.ts'
import { jobSchema, namedJobSchema } from './schema.ts'
import { shortValues } from './short-values.ts'
import { otherSpellings } from './spelling/reading-notices.ts'

export interface Manifest {
  readonly jobs: readonly Job[]
  /** Syntax and schema mistakes; the jobs contain the rest. */
  readonly findings: readonly Finding[]
  /** The mappings of the jobs, shared defaults first. */
  readonly parts: readonly JobPart[]
}

/** The most inherited values of all jobs together: every job reads its defaults again. */
const mostInherited = 100_000

const jobKeys = Object.keys(jobSchema.shape)

/**
 * Reads the jobs of a document, once per document. Reports all mistakes as findings at once, and leaves unusable values
 * out of their jobs so that the rest is still checked. `fallbackName` names the job of a single-job file.
 */
export function parseManifest(document: Document, fallbackName: string, models = noLockedModels): Manifest {
  const known = manifestsOf(document)(models)
  const manifest = known.get(fallbackName) ?? new ManifestReader(document, fallbackName, models).read()
  known.set(fallbackName, manifest)
  return manifest
}

/** Cached by document, locked models and fallback name. */
const manifestsOf = onceFor((_: Document) => onceFor((_: LockedModels) => new Map<string, Manifest>()))

const over = onceFor((defaults: MapNode) => onceFor((job: MapNode) => inheritDefaults(job, defaults)))

const noJob = 'The file declares no job.'

class ManifestReader {
  readonly #document: Document
  readonly #fallbackName: string
  readonly #mistakes = new Mistakes()
  readonly #jobs: JobReader

  constructor(document: Document, fallbackName: string, models: LockedModels) {
    this.#document = document
    this.#fallbackName = fallbackName
    this.#jobs = new JobReader(document, this.#mistakes, models)
  }

  read(): Manifest {
    const { root, problems } = this.#document
    for (const { reason, message, remedy, span } of problems)
      this.#mistakes.error(`manifest/${reason}`, [message, remedy], span)
    const jobs = root === undefined ? [] : this.#ofRoot(shortValues(root, this.#document, this.#mistakes))
    if (root === undefined && problems.length === 0) {
      const remedy = 'Declare a job (`accelerator-review init` drafts one), or delete the file.'
      this.#mistakes.error('manifest/empty', [noJob, remedy], this.#document.span([0, 0]))
    }
    const { parts } = this.#jobs
    const readings = parts.map(({ reading }) => reading)
    otherSpellings(this.#document, readings, (finding) => this.#mistakes.add(finding))
    return { jobs, findings: this.#mistakes.listed(), parts }
  }

  #ofRoot(root: Node): Job[] {
    const other = otherFile(root)
    if (root.kind === 'map' && other === undefined) {
      this.#checkVersion(root)
      return root.entries.has('jobs') || root.entries.has('defaults') ? this.#many(root) : this.#single(root)
    }
    const found = other ?? (root.kind === 'list' ? 'a list' : 'a single value')
    const isOfJobs = root.kind === 'list' && root.items.every(({ kind }) => kind === 'map')
    const remedy = isOfJobs
      ? 'Write `jobs:` above the list, and indent it.'
      : 'Write the job as keys such as `framework`, `stage` and `hardware`.'
    this.#invalid([`The file is ${found}, not a declaration of a job.`, remedy], root, [])
    return []
  }

  #single(root: MapNode): Job[] {
    const written = withoutVersion(root)
    if (written.entries.size === 0) {
      const remedy = 'Declare at least `framework`, `stage` and `hardware`.'
      this.#mistakes.error('manifest/empty', [noJob, remedy], locate(root, [], this.#document))
      return []
    }
    const part = this.#jobs.spell(written, [])
    const { node } = part.reading
    const given = nodeAt(node, ['name'])
    const name = given?.kind === 'scalar' && given.source !== '' ? given.source : this.#fallbackName
    return [this.#jobs.read({ name, node, part, place: written.range }, namedJobSchema)]
  }

  #many(root: MapNode): Job[] {
    this.#checkTop(root)
    const defaults = this.#mapAt(root, 'defaults')
    const common = defaults && this.#jobs.spell(defaults, ['defaults'])
    const shared = common?.reading.node
    if (common && shared) this.#jobs.read({ name: 'defaults', node: shared, part: common, place: shared.range })
    const jobs = jobsOf(root) ?? this.#mapAt(root, 'jobs')
    if (jobs === undefined || jobs.entries.size === 0) {
      const says = [
        'The file declares no job under `jobs`.',
        'Add a job under a name of your choice, with `framework`, `stage` and `hardware`.',
      ] as const
      const path = jobs === undefined ? [] : ['jobs']
      this.#mistakes.error('manifest/empty', says, locate(root, path, this.#document), path)
      return []
    }
    const inherited = shared ? jobs.entries.size * sizeOf(shared) : 0
    if (inherited > mostInherited) {
      const message = `The jobs inherit ${inherited} values in total; the limit is ${mostInherited}.`
      const span = locate(root, ['defaults'], this.#document)
      this.#mistakes.error('manifest/limit', [message, 'Shorten `defaults`, or split the file.'], span, ['defaults'])
      return []
    }
    return [...jobs.entries].map(([name, entry]) => {
      const own = this.#asMap(entry, ['jobs', name]) ?? { kind: 'map', entries: new Map(), range: entry.range }
      const part = this.#jobs.spell(own, ['jobs', name])
      const node = shared ? over(shared)(part.reading.node) : part.reading.node
      return this.#jobs.read({ name, node, part, place: entry.key })
    })
  }

  /** Checks the keys next to `jobs`. */
  #checkTop(root: MapNode): void {
    for (const [key, entry] of root.entries) {
      // Users' own keys, usually for anchors.
      if (key === 'jobs' || key === 'defaults' || key === 'version' || /^x-/i.test(key)) continue
      const isJobKey = jobKeys.includes(key) || key === 'name'
      const says = isJobKey
        ? ([
            `"${key}" belongs in a job, not beside \`jobs\`.`,
            'Move it into a job, or under `defaults:` for all jobs.',
          ] as const)
        : ([`Unknown key "${key}" at the top of the file.`, 'Use only `version`, `defaults` and `jobs` here.'] as const)
      this.#mistakes.error('manifest/unknown-key', says, this.#document.span(entry.key), [key])
    }
  }

  #checkVersion(root: MapNode): void {
    const version = root.entries.get('version')?.node
    if (version === undefined || isOfFramework(root)) return
    const written = version.kind === 'scalar' ? version.source : undefined
    if (written !== undefined && /^v?1(?:\.0)?$/.test(written)) return
    const message = `Unknown format version${written === undefined ? '' : ` "${cut(written)}"`}.`
    this.#invalid([message, 'Write `version: 1`, or delete the key.'], root, ['version'])
  }

  #invalid(says: readonly [message: string, remedy: string], root: Node, path: Path): void {
    this.#mistakes.error('manifest/invalid-value', says, locate(root, path, this.#document), path)
  }

  #mapAt(root: MapNode, key: string): MapNode | undefined {
    const entry = root.entries.get(key)
    return entry && this.#asMap(entry, [key])
  }

  /** The mapping of an entry. Undefined with a finding if it is something else, and without one if it is empty. */
  #asMap({ key, node }: Entry, path: Path): MapNode | undefined {
    if (node.kind === 'map') return node
    if (node.kind === 'scalar' && node.value === null) return undefined
    const says = [`\`${path.join('.')}\` is not a mapping of keys.`, 'Indent its keys below it.'] as const
    this.#mistakes.error('manifest/invalid-value', says, this.#document.span(key), path)
    return undefined
  }
}

/** Recognizes another kind of file by its top-level keys. */
function otherFile(root: Node): string | undefined {
  if (root.kind !== 'map') return undefined
  if (root.entries.has('apiVersion') && root.entries.has('kind') && !declaresJob(root)) return 'a Kubernetes manifest'
  const isCompose = root.entries.get('services')?.node.kind === 'map' && !jobKeys.some((key) => root.entries.has(key))
  return isCompose && !root.entries.has('jobs') ? 'a Compose file' : undefined
}

/** A team's own resource may have a job's keys, at the top or in its `spec`. */
function declaresJob(root: MapNode): boolean {
  const spec = root.entries.get('spec')?.node
  return [root, spec].some(
    (map) => map?.kind === 'map' && jobKeys.filter((key) => key !== 'labels' && map.entries.has(key)).length > 1,
  )
}

/** Turns a list of jobs into a mapping by name; unnamed jobs get their position. */
function jobsOf(root: MapNode): MapNode | undefined {
  const entry = root.entries.get('jobs')
  if (entry?.node.kind !== 'list' || !entry.node.items.every((item) => item.kind === 'map')) return undefined
  const entries = new Map<string, Entry>()
  entry.node.items.forEach((item, index) => {
    if (item.kind !== 'map') return
    const given = ['name', 'job', 'id'].find((key) => item.entries.get(key)?.node.kind === 'scalar')
    const name = given === undefined ? undefined : (item.entries.get(given) as Entry)
    const ownName = name?.node.kind === 'scalar' ? name.node.source : ''
    const id = ownName === '' || entries.has(ownName) ? `job-${index + 1}` : ownName
    const node = given === undefined ? item : withEntries(item, [[given, undefined]])
    entries.set(id, { key: name?.range ?? item.range, node, range: item.range })
  })
  return { kind: 'map', entries, range: entry.node.range }
}

/** Next to a framework, a number like `2.4` is its version, not the format's. */
function isOfFramework(root: MapNode): boolean {
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
