import { jsonText, logText } from '../encode.ts'
import type { Fact } from '../evidence/agreement.ts'
import type { EvidenceFacts } from '../evidence/facts.ts'
import type { Place } from '../evidence/observation.ts'
import type { Survey } from '../evidence/survey.ts'
import type { SurveyedAccelerator } from '../evidence/surveyed-hardware.ts'
import type { Outcome } from '../outcome.ts'

/** The survey as JSON, versioned; what no file states is absent. */
export function evidenceJson({ frameworks, accelerators, libraries, customKernels }: Survey): string {
  return `${jsonText({
    version: 1,
    frameworks,
    accelerators: accelerators.map(({ jobs, inferred, places, ...entry }) => ({
      ...entry,
      ...(jobs.length > 0 && { jobs }),
      ...(inferred && { inferred }),
      places,
    })),
    libraries: libraries.map(({ name, optional, places }) => ({ name, ...(optional && { optional }), places })),
    customKernels: customKernels.map(({ language, place }) => ({ ...place, language })),
  })}\n`
}

const mostPlaces = 3

/** The survey for a terminal. */
export function evidenceText({ frameworks, accelerators, libraries, customKernels }: Survey): string {
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']
  const languages = [...new Set(customKernels.map(({ language }) => language))]
  const lines = [
    ...section(
      'Frameworks',
      frameworks.map(({ name, words, places }) => {
        const others = words.filter((word) => word !== name)
        return `${name}${others.length > 0 ? ` (${others.join(', ')})` : ''}: ${placesText(places)}`
      }),
    ),
    ...section(
      'Accelerators',
      accelerators.map((entry) => `${acceleratorText(entry)}: ${placesText(entry.places)}`),
    ),
    ...section(
      'Libraries',
      libraries.map(({ name, optional, places }) => `${name}${optional ? ' (optional)' : ''}: ${placesText(places)}`),
    ),
    ...section(
      'Kernels',
      languages.map((language) => {
        const places = customKernels.filter((kernel) => kernel.language === language).map(({ place }) => place)
        return `${language}: ${placesText(places)}`
      }),
    ),
  ]
  return lines.length === 0 ? 'Nothing here tells a framework or an accelerator.\n' : lines.join('\n')
}

/** "16 h100 (2 nodes of 8) at gcp, 4x4". */
export function acceleratorText(entry: SurveyedAccelerator): string {
  const { kind, accelerator, machine, count, perNode, nodes, topology, provider, inferred, example, inSource, told } =
    entry
  const parts = [
    count === undefined ? '' : String(count),
    accelerator ?? kind ?? 'accelerators',
    nodes === 1 ? '(on one node)' : '',
    nodes !== undefined && nodes > 1 ? `(${nodes} nodes${perNode === undefined ? '' : ` of ${perNode}`})` : '',
    machine === undefined ? '' : `in ${machine}`,
    count === undefined && perNode !== undefined ? `(${perNode} on each node)` : '',
    topology ?? '',
    provider === undefined ? '' : `at ${provider}`,
    inferred ? '(what the software is built for)' : '',
    example ? '(in an example)' : '',
    inSource ? '(by default of a program)' : '',
    told === undefined ? '' : `(in the words of a ${told})`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

export function placesText(places: readonly Place[]): string {
  const shown = places.slice(0, mostPlaces).map(({ path, line }) => `${logText(path)}:${line}`)
  const more = places.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** What was seen for each job, and what was made of it. */
export function explainedEvidence(outcome: Outcome): string[] {
  return outcome.files.flatMap(({ path, jobs }) =>
    jobs.flatMap(({ name, facts }) => [
      `Evidence for job ${logText(name)} of ${logText(path)}`,
      ...explained(facts.evidence),
      '',
    ]),
  )
}

function explained(evidence: EvidenceFacts | undefined): string[] {
  if (evidence === undefined) return ['  nothing was looked at']
  const fact = <T>(title: string, found: Fact<T> | undefined, show: (value: T) => string = String): string[] =>
    found === undefined
      ? []
      : [
          `  ${title}: ${logText(show(found.value))}, by ${placesText(found.places)}${found.isPlain ? '' : ' (a hint: at most a warning)'}`,
        ]
  const lines = [
    ...evidence.frameworks.map(({ name, places }) => `  framework: ${name}, by ${placesText(places)}`),
    ...fact('kind', evidence.kind),
    ...fact('maker', evidence.vendor),
    ...fact('accelerator', evidence.accelerator, ({ label }) => label),
    ...fact('count', evidence.count),
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
    ...evidence.ambiguities.map(({ about, said }) => {
      const shown = said.slice(0, 6).map(({ value, place }) => `${logText(value)} (${placesText([place])})`)
      return `  ${about}: not clear, so it is not judged: ${shown.join(', ')}${said.length > 6 ? ', …' : ''}`
    }),
  ]
  return lines.length === 0 ? ['  nothing in the repository belongs to it'] : lines
}
