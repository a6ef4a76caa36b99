import {
  type DocumentPart,
  flagOf,
  isJsonPath,
  isYamlPath,
  itemsOf,
  wholeOf,
  wordOf,
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

/** The fields of a job's request. The observation is at the first of these keys that exists. */
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

/** A document format as data: the keys that identify it, the maps of its jobs, and the fields of a job. */
export interface DocumentFormat {
  readonly files: readonly ('yaml' | 'json')[]
  /** Paths that must exist, from the top; one of each list. */
  readonly recognise?: Signs
  /** Paths that must not exist, from the top. */
  readonly not?: readonly string[]
  /** The map of each job. Defaults to the document. */
  readonly at?: Paths
  /** Signs of a job. If given, the jobs are the outermost maps with these signs. */
  readonly each?: Signs
  /** The certainty of fields without their own. */
  readonly certainty: Certainty | Teller<Certainty>
  readonly job?: Field<string>
  readonly request?: RequestFields | readonly RequestFields[]
  readonly framework?: Teller<string>
  readonly libraries?: Readonly<Record<string, Teller<unknown>>>
  readonly image?: Paths
  readonly commands?: Paths
  /** Observations that need code. */
  readonly more?: (job: Job, place: (found: Found) => Place) => readonly Observation[]
}

/** A reader of one or more formats under one name. Each format reads the documents that it recognizes. */
export function documentReader(id: string, ...formats: readonly DocumentFormat[]): EvidenceReader {
  const all = formats.map(readerOf)
  return {
    format: id,
    matches: (path) => formats.some(({ files }) => files.some((kind) => kinds[kind](path))),
    read: ({ path, parts }) => withoutRepeats(parts.flatMap((part) => all.flatMap((read) => read(path, part)))),
  }
}

const kinds = { yaml: isYamlPath, json: isJsonPath }

/** The observations in a map of a known format, such as the arguments of a call. */
export function observeSettings(
  format: DocumentFormat,
  path: string,
  node: Node,
  lineOf: (range: Range) => number,
): readonly Observation[] {
  const at: Found = { node, range: node.range }
  const reading = readingOf(format, { path, root: at, at }, lineOf, at.range)
  return [...requestsIn(reading), ...configuredIn(reading)]
}

function readerOf(format: DocumentFormat): (path: string, part: DocumentPart) => readonly Observation[] {
  const signs = new SignTest(format.recognise ?? [])
  const each = format.each && new SignTest(format.each)
  const others = (format.not ?? []).map((sign) => new SignTest([sign]))
  const jobsIn = (root: Found): readonly Found[] => {
    const found = listOf(format.at ?? '').flatMap((path) => findAll(root, stepsOf(path)))
    return each === undefined ? found : found.flatMap((from) => outermost(from, (map) => each.holds(map)))
  }
  return (path, part) => {
    if (!signs.mayStand(part, true) || each?.mayStand(part, false) === false) return []
    return part.documents().flatMap(({ root: node, lineOf }) => {
      const root: Found = { node, range: node.range }
      if (!signs.holds(root) || others.some((sign) => sign.holds(root))) return []
      const jobs = jobsIn(root).map((at) =>
        readingOf(format, { path, root, at }, lineOf, each ? each.place(at) : signs.place(root)),
      )
      return [...jobs.flatMap(requestsIn), ...jobs.flatMap(configuredIn), ...jobs.flatMap(softwareIn)]
    })
  }
}

/** One job of a document, with the places and certainty of its fields. */
interface Reading {
  readonly format: DocumentFormat
  readonly job: Job
  readonly place: (found: Pick<Found, 'range'>) => Place
  readonly seen: (said: Told<unknown>) => { readonly place: Place; readonly certainty: Certainty }
}

/** `sign`: the key that identifies the job, for fields without a key of their own. */
function readingOf(format: DocumentFormat, job: Job, lineOf: (range: Range) => number, sign: Range): Reading {
  const { certainty } = format
  const usual = typeof certainty === 'string' ? certainty : (certainty(job)?.value ?? 'suggests')
  const place: Reading['place'] = ({ range }) => ({ path: job.path, line: lineOf(range) })
  return {
    format,
    job,
    place,
    seen: (said) => ({ place: place(said.at ?? { range: sign }), certainty: said.certainty ?? usual }),
  }
}

const requestsIn = (reading: Reading): readonly (AcceleratorObservation | ProviderObservation)[] =>
  listOf(reading.format.request ?? []).flatMap(
    (fields) => requestIn(reading, fields) ?? providerIn(reading, fields) ?? [],
  )

/** A job without accelerators still runs at a provider. */
function providerIn({ job, seen }: Reading, { provider }: RequestFields): ProviderObservation | undefined {
  const said = provider?.(job)
  return said?.at && said.value ? { what: 'provider', provider: said.value, ...seen(said) } : undefined
}

function requestIn({ format, job, seen }: Reading, fields: RequestFields): AcceleratorObservation | undefined {
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
    job: told(job, format.job, wordOf),
  }
  const at = Object.values(said).find((each) => each?.at)?.at
  const isUnsure = Object.values(said).some((each) => each?.certainty === 'suggests')
  const { place, certainty } = seen({ ...(at && { at }), ...(isUnsure && { certainty: 'suggests' }) })
  const request: ResourceRequest = {
    ...Object.fromEntries(Object.entries(said).map(([field, each]) => [field, each?.value])),
    kind: said.kind?.value === 'gpu' && isForAnotherKind(job.path) ? 'other' : said.kind?.value,
    slices: said.nodes ? said.nodes.value : 1,
  }
  // An open value is still a request, but for an unknown accelerator.
  if (said.specs?.value === undefined) return requested(place, certainty, request)
  return anyOf(
    said.specs.value.map((spec) => spec && requested(place, spec.certainty ?? certainty, { ...request, ...spec })),
  )
}

function configuredIn({ format, job, place, seen }: Reading): readonly Observation[] {
  const { framework, libraries = {}, more } = format
  const found: Observation[] = []
  const named = framework?.(job)
  if (named?.value) found.push({ what: 'framework', framework: named.value, how: 'configured', ...seen(named) })
  for (const [library, tell] of Object.entries(libraries)) {
    const said = tell(job)
    if (said?.value !== undefined) found.push({ what: 'library', library, how: 'configured', ...seen(said) })
  }
  return [...found, ...(more?.(job, place) ?? [])]
}

/** The software in a job's image and commands. */
function softwareIn({ format: { image = [], commands = [] }, job, place: placeOf }: Reading): readonly Observation[] {
  const all = (paths: Paths): readonly Found[] => listOf(paths).flatMap((path) => foundAt(job, path))
  const found = all(image).flatMap((at) => imageObservations(placeOf(at), wordOf(at.node)))
  for (const at of all(commands)) {
    const place = placeOf(at)
    const script = scriptOf(at)
    // A multi-line text starts on the line after its key.
    const lineOf = ({ what, place: { line } }: Observation): number =>
      what === 'setting' && at.node.kind === 'scalar' && script.includes('\n') ? place.line + line : place.line
    const seen = softwareOfCommands(place.path, script)
    found.push(...seen.map((each) => ({ ...each, place: { ...place, line: lineOf(each) } })))
  }
  return found
}

/** A script, the words of a command, or a list of commands. */
export const scriptOf = ({ node }: Found): string =>
  node.kind === 'scalar'
    ? node.source
    : itemsOf(node)
        .map((item) => (item.kind === 'scalar' ? item.source : ''))
        .join(itemsOf(node).some((item) => item.kind === 'scalar' && /\s/.test(item.source)) ? '\n' : ' ')

/** Slices multiply by the number of nodes. Numbers without an accelerator count as well. */
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
