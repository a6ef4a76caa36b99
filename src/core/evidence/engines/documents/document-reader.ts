import {
  type DocumentPart,
  flagOf,
  isJsonPath,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
  type YamlDocument,
} from '../../../languages/yaml/yaml-documents.ts'
import { mostPerNode, times } from '../../../text/bounds.ts'
import type { Node, Range } from '../../../text/document.ts'
import type {
  AcceleratorObservation,
  Certainty,
  EvidenceReader,
  Observation,
  Place,
  ProviderObservation,
} from '../../observation/observation.ts'
import { anyOf, hardwareNamed, observeRequest, type ResourceRequest } from '../../observation/resource-request.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import { isForAnotherKind } from '../commands/devices.ts'
import { softwareOfCommands } from '../commands/software.ts'
import { type Found, findAll, outermost, type Signs, SignTest, stepsOf } from '../document-paths.ts'
import { imageObservations } from '../packages/container-image.ts'
import type { Specs } from './accelerator-specs.ts'
import { type Field, foundAt, type Job, listOf, type Paths, type Teller, type Told, told } from './fields.ts'

/** What is asked for in one job. The observation stands at the first of these keys that is there. */
export interface RequestFields {
  readonly accelerators?: Teller<Specs>
  readonly name?: Field<string>
  readonly machine?: Field<string>
  readonly count?: Field<number>
  readonly perNode?: Field<number>
  readonly topology?: Field<string>
  readonly nodes?: Field<number>
  readonly kind?: Teller<NonNullable<AcceleratorObservation['kind']>>
  readonly vendor?: Teller<NonNullable<AcceleratorObservation['vendor']>>
  readonly provider?: Teller<string>
  readonly spot?: Field<boolean>
}

/** A format of documents, as data: by which keys it is known, which maps are a job each, and which keys say what. */
export interface DocumentFormat {
  readonly files: readonly ('yaml' | 'json')[]
  /** What must be there, from the top; of a list, one. */
  readonly recognise?: Signs
  /** What must not be there, from the top. */
  readonly not?: readonly string[]
  /** The maps that are a job each; the document, if it is not said. */
  readonly at?: Paths
  /** What a job has by itself: then the outermost maps, there or below, that have it are the jobs. */
  readonly each?: Signs
  /** How sure it is of what no field says otherwise. */
  readonly certainty: Certainty | Teller<Certainty>
  readonly job?: Field<string>
  readonly request?: RequestFields | readonly RequestFields[]
  readonly framework?: Teller<string>
  readonly libraries?: Readonly<Record<string, Teller<unknown>>>
  readonly image?: Paths
  readonly commands?: Paths
  /** What is no mere table. */
  readonly more?: (job: Job, place: (found: Found) => Place) => readonly Observation[]
}

/** A reader of one format; of several that are called alike, each reads what it recognizes. */
export function documentReader(id: string, ...formats: readonly DocumentFormat[]): EvidenceReader {
  const all = formats.map((format) => new Format(format))
  return {
    format: id,
    matches: (path) => all.some((format) => format.matches(path)),
    read: ({ path, parts }) =>
      withoutRepeats(parts.flatMap((part) => all.flatMap((format) => format.read(path, part)))),
  }
}

/** What a map tells that is known to be of a format, such as the arguments of a call. */
export function observeSettings(
  format: DocumentFormat,
  path: string,
  node: Node,
  lineOf: (range: Range) => number,
): readonly Observation[] {
  const at: Found = { node, range: node.range }
  const job = new JobReader(format, { path, root: at, at }, ({ range }) => ({ path, line: lineOf(range) }), at.range)
  return [...job.requests(), ...job.configured()]
}

const kinds = { yaml: isYamlPath, json: isJsonPath }

class Format {
  readonly #format: DocumentFormat
  readonly #signs: SignTest
  readonly #each: SignTest | undefined
  readonly #not: readonly SignTest[]

  constructor(format: DocumentFormat) {
    this.#not = (format.not ?? []).map((sign) => new SignTest([sign]))
    this.#format = format
    this.#signs = new SignTest(format.recognise ?? [])
    this.#each = format.each && new SignTest(format.each)
  }

  matches(path: string): boolean {
    return this.#format.files.some((kind) => kinds[kind](path))
  }

  read(path: string, part: DocumentPart): readonly Observation[] {
    if (!this.#signs.mayStand(part, true) || this.#each?.mayStand(part, false) === false) return []
    return part.documents().flatMap((document) => this.#readDocument(path, document))
  }

  #readDocument(path: string, { root: node, lineOf }: YamlDocument): readonly Observation[] {
    const root: Found = { node, range: node.range }
    if (!this.#signs.holds(root) || this.#not.some((sign) => sign.holds(root))) return []
    const place = ({ range }: Pick<Found, 'range'>): Place => ({ path, line: lineOf(range) })
    const jobs = this.#jobs(root).map(
      (at) => new JobReader(this.#format, { path, root, at }, place, this.#sign(root, at)),
    )
    return [
      ...jobs.flatMap((job) => job.requests()),
      ...jobs.flatMap((job) => job.configured()),
      ...jobs.flatMap((job) => job.software()),
    ]
  }

  #jobs(root: Found): readonly Found[] {
    const { at = '' } = this.#format
    const found = listOf(at).flatMap((path) => findAll(root, stepsOf(path)))
    const each = this.#each
    return each === undefined ? found : found.flatMap((from) => outermost(from, (map) => each.holds(map)))
  }

  /** The key by which a job is known, where what is said has no key of its own. */
  #sign(root: Found, at: Found): Range {
    return this.#each ? this.#each.place(at) : this.#signs.place(root)
  }
}

class JobReader {
  readonly #format: DocumentFormat
  readonly #job: Job
  readonly #place: (found: Pick<Found, 'range'>) => Place
  readonly #sign: Range
  readonly #certainty: Certainty

  constructor(format: DocumentFormat, job: Job, place: (found: Pick<Found, 'range'>) => Place, sign: Range) {
    this.#format = format
    this.#job = job
    this.#place = place
    this.#sign = sign
    const { certainty } = format
    this.#certainty = typeof certainty === 'string' ? certainty : (certainty(job)?.value ?? 'suggests')
  }

  #seen(said: Told<unknown>): { readonly place: Place; readonly certainty: Certainty } {
    return { place: this.#place(said.at ?? { range: this.#sign }), certainty: said.certainty ?? this.#certainty }
  }

  requests(): readonly (AcceleratorObservation | ProviderObservation)[] {
    return listOf(this.#format.request ?? []).flatMap((fields) => this.#request(fields) ?? this.#provider(fields) ?? [])
  }

  /** A job without accelerators still runs in one place. */
  #provider({ provider }: RequestFields): ProviderObservation | undefined {
    const said = provider?.(this.#job)
    return said?.at && said.value ? { what: 'provider', provider: said.value, ...this.#seen(said) } : undefined
  }

  #request(fields: RequestFields): AcceleratorObservation | undefined {
    const job = this.#job
    const said = {
      specs: fields.accelerators?.(job),
      name: told(job, fields.name, wordOf),
      machine: told(job, fields.machine, wordOf),
      count: told(job, fields.count, wholeOf),
      perNode: told(job, fields.perNode, wholeOf),
      topology: told(job, fields.topology, wordOf),
      nodes: told(job, fields.nodes, wholeOf),
      kind: fields.kind?.(job),
      vendor: fields.vendor?.(job),
      provider: fields.provider?.(job),
      spot: told(job, fields.spot, flagOf),
      job: told(job, this.#format.job, wordOf),
    }
    const at = Object.values(said).find((each) => each?.at)?.at
    const isUnsure = Object.values(said).some((each) => each?.certainty === 'suggests')
    const { place, certainty } = this.#seen({ ...(at && { at }), ...(isUnsure && { certainty: 'suggests' }) })
    const request: ResourceRequest = {
      ...Object.fromEntries(Object.entries(said).map(([field, each]) => [field, each?.value])),
      kind: said.kind?.value === 'gpu' && isForAnotherKind(job.path) ? 'other' : said.kind?.value,
      slices: said.nodes ? said.nodes.value : 1,
    }
    // What is left open asks for something all the same, and may ask for anything.
    if (said.specs?.value === undefined) return requested(place, certainty, request)
    return anyOf(
      said.specs.value.map((spec) => spec && requested(place, spec.certainty ?? certainty, { ...request, ...spec })),
    )
  }

  configured(): readonly Observation[] {
    const { framework, libraries = {}, more } = this.#format
    const job = this.#job
    const found: Observation[] = []
    const named = framework?.(job)
    if (named?.value) found.push({ what: 'framework', framework: named.value, how: 'configured', ...this.#seen(named) })
    for (const [library, tell] of Object.entries(libraries)) {
      const said = tell(job)
      if (said?.value !== undefined) found.push({ what: 'library', library, how: 'configured', ...this.#seen(said) })
    }
    return [...found, ...(more?.(job, this.#place) ?? [])]
  }

  /** What the image and the commands of a job tell. */
  software(): readonly Observation[] {
    const { image, commands } = this.#format
    const found: Observation[] = []
    for (const at of this.#all(image)) found.push(...imageObservations(this.#place(at), wordOf(at.node)))
    for (const at of this.#all(commands)) {
      const place = this.#place(at)
      const script = scriptOf(at)
      // The text of several lines begins below its key.
      const lineOf = ({ what, place: { line } }: Observation): number =>
        what === 'setting' && at.node.kind === 'scalar' && script.includes('\n') ? place.line + line : place.line
      const seen = softwareOfCommands(place.path, script)
      found.push(...seen.map((each) => ({ ...each, place: { ...place, line: lineOf(each) } })))
    }
    return found
  }

  #all(paths: Paths | undefined): readonly Found[] {
    return paths === undefined ? [] : listOf(paths).flatMap((path) => foundAt(this.#job, path))
  }
}

/** A script, or the words of a command, or the commands of a list. */
export const scriptOf = ({ node }: Found): string =>
  node.kind === 'scalar'
    ? node.source
    : itemsOf(node)
        .map((item) => (item.kind === 'scalar' ? item.source : ''))
        .join(itemsOf(node).some((item) => item.kind === 'scalar' && /\s/.test(item.source)) ? '\n' : ' ')

/** A slice is asked for as often as there are nodes of it; numbers may be told of accelerators that nobody names. */
function requested(place: Place, certainty: Certainty, request: ResourceRequest): AcceleratorObservation | undefined {
  const { name, machine, perNode, nodes, job, slices, count = times(perNode, nodes) } = request
  if (perNode !== undefined && perNode > mostPerNode) return undefined
  if (hardwareNamed(name)?.chips !== undefined) {
    const { perNode: _, nodes: __, machine: ___, ...slice } = request
    return observeRequest(place, certainty, { ...slice, slices: times(perNode ?? 1, slices) })
  }
  const seen = observeRequest(place, certainty, request)
  if (seen !== undefined || name !== undefined || machine !== undefined) return seen
  const numbers = Object.entries({ perNode, nodes, count, job }).filter(([, value]) => value)
  return count && count > 1 ? { what: 'accelerator', ...Object.fromEntries(numbers), place, certainty } : undefined
}
