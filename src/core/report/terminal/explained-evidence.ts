import type { Fact } from '../../evidence/agreement/agreement.ts'
import type { EvidenceFacts } from '../../evidence/agreement/facts.ts'
import { isLaunch } from '../../evidence/observation/attributed-observation.ts'
import type { AcceleratorObservation, Observation } from '../../evidence/observation/observation.ts'
import { surveyedAccelerators } from '../../evidence/survey/surveyed-hardware.ts'
import type { Outcome } from '../../review/outcome.ts'
import { logText } from '../../text/encode.ts'
import { acceleratorText, placesText } from './evidence.ts'

/** The observations and conclusions for each job, then the launches without a job. */
export function explainedEvidence({ files, observed = [] }: Outcome): string[] {
  const attributed = files.flatMap(({ jobs }) => jobs.flatMap(({ facts }) => facts.evidence?.attributed ?? []))
  const claimed = new Set(attributed.map(({ observation }) => observation))
  return [
    ...files.flatMap(({ path, jobs }) =>
      jobs.flatMap(({ name, facts }) => [
        `Evidence for job ${logText(name)} of ${logText(path)}`,
        ...explained(facts.evidence),
        '',
      ]),
    ),
    ...launchesOfNobody(observed.filter((seen) => !claimed.has(seen))),
  ]
}

function explained(evidence: EvidenceFacts | undefined): string[] {
  if (evidence === undefined) return ['  no repository was read']
  const fact = <T>(title: string, found: Fact<T> | undefined, show: (value: T) => string = String): string[] =>
    found === undefined
      ? []
      : [`  ${title}: ${logText(show(found.value))}, by ${placesText(found.places)}${weightOf(found)}`]
  const lines = [
    ...evidence.frameworks.map(({ name, places }) => `  framework: ${name}, by ${placesText(places)}`),
    ...fact('kind', kindOf(evidence)),
    ...fact('vendor', evidence.vendor),
    ...fact('accelerator', evidence.accelerator ?? evidence.accelerators, ({ label }) => label),
    ...fact('count', evidence.count),
    ...fact('one of the counts', evidence.counts, (counts) => counts.join(', ')),
    ...fact('count by default', evidence.defaultCount),
    ...fact('count on each node', evidence.perNode),
    ...fact('nodes', evidence.nodes),
    ...fact('topology', evidence.topology),
    ...fact('provider', evidence.provider, ({ name }) => name),
    ...fact('precision', evidence.precision),
    ...fact('sharding', evidence.sharding),
    ...fact('dependencies for', evidence.dependencyStack, ({ id }) => id),
    ...fact('image for', evidence.imageStack, ({ id }) => id),
    ...fact('image architecture', evidence.imageArchitecture),
    ...evidence.libraries.map(({ library, places }) => `  library: ${library.name}, by ${placesText(places)}`),
    ...evidence.kernels.map(({ language, place }) => `  kernel: ${language}, by ${placesText([place])}`),
    ...evidence.ambiguities.map(({ about, values }) => {
      const shown = values.slice(0, mostSaid).map(({ value, place }) => `${logText(value)} (${placesText([place])})`)
      return `  ${about}: unclear, so not judged: ${shown.join(', ')}${values.length > mostSaid ? ', …' : ''}`
    }),
    ...unjudged(evidence),
  ]
  return lines.length === 0 ? ['  no file of the repository belongs to this job'] : lines
}

const mostSaid = 6

/** The most severe finding for a contradiction, unless it is an error. */
const weightOf = ({ isConclusive, isDefault }: Fact<unknown>): string =>
  isConclusive ? '' : isDefault ? ' (a default: at most a notice)' : ' (a hint: at most a warning)'

/** The kind to compare the job with: the requested one, otherwise that of its own files or those around them. */
const kindOf = ({ kind, hints }: EvidenceFacts): EvidenceFacts['kind'] => kind ?? hints.kind ?? hints.around

/** Requests of the job's launches that no fact uses: hints, or requests that other launches contradict. */
function unjudged(evidence: EvidenceFacts): string[] {
  const facts = [kindOf(evidence), evidence.accelerator, evidence.accelerators, evidence.count, evidence.counts]
  const others = [
    evidence.defaultCount,
    evidence.perNode,
    evidence.nodes,
    evidence.topology,
    evidence.vendor,
    evidence.provider,
  ]
  const places = [...facts, ...others].flatMap((fact) => fact?.places ?? [])
  const judged = new Set([...places, ...evidence.ambiguities.flatMap(({ values }) => values.map(({ place }) => place))])
  const rest = evidence.attributed.flatMap(({ observation }) =>
    isRequest(observation) && !judged.has(observation.place) ? [observation] : [],
  )
  return launchLines(rest).map((line) => `  seen and not judged: ${line}`)
}

/** The launches that belong to no job, and how to assign them. */
function launchesOfNobody(observed: readonly Observation[]): string[] {
  const lines = launchLines(observed.filter(isRequest))
  if (lines.length === 0) return []
  return [
    'Launches of no job (list them under `evidence`, or give the job the name of its file)',
    ...lines.map((line) => `  ${line}`),
    '',
  ]
}

const isRequest = (seen: Observation): seen is AcceleratorObservation => seen.what === 'accelerator' && isLaunch(seen)

const mostLaunches = 8

function launchLines(seen: readonly AcceleratorObservation[]): string[] {
  const requested = surveyedAccelerators(seen)
  const lines = requested
    .slice(0, mostLaunches)
    .map((entry) => `${acceleratorText(entry)}: ${placesText(entry.places)}`)
  return requested.length > lines.length ? [...lines, `and ${requested.length - lines.length} more`] : lines
}
