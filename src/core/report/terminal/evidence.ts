import type { Place } from '../../evidence/observation/observation.ts'
import type { Survey } from '../../evidence/survey/survey.ts'
import type { SurveyedAccelerator } from '../../evidence/survey/surveyed-hardware.ts'
import type { Unread } from '../../evidence/unread.ts'
import { jsonText, logText } from '../../text/encode.ts'
import { unreadReport } from '../words/unread.ts'

/** The survey as versioned JSON. Values that no file states are absent. */
export function evidenceJson({ frameworks, accelerators, libraries, customKernels }: Survey, unread?: Unread): string {
  return `${jsonText({
    version: 1,
    frameworks,
    accelerators: accelerators.map(({ jobs, inferred, places, example, ...entry }) => ({
      ...entry,
      ...(example && { example }),
      ...(jobs.length > 0 && { jobs }),
      ...(inferred && { inferred }),
      places,
    })),
    libraries: libraries.map(({ name, optional, places }) => ({ name, ...(optional && { optional }), places })),
    customKernels: customKernels.map(({ language, place }) => ({ ...place, language })),
    ...(unread && { unread: unreadReport(unread) }),
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
      frameworks.map(({ name, words, places, certainty }) => {
        const others = words.filter((word) => word !== name)
        return `${name}${others.length > 0 ? ` (${others.join(', ')})` : ''}${certainty === 'hinted' ? ' (mentioned)' : ''}: ${placesText(places)}`
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
  return lines.length === 0 ? 'Found no framework and no accelerator here.\n' : lines.join('\n')
}

/** "16 h100 (2 nodes of 8) at gcp, 4x4". */
export function acceleratorText(entry: SurveyedAccelerator): string {
  const { kind, accelerator, machine, count, perNode, nodes, topology, provider, inferred, example, mentioned } = entry
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
    mentioned ? '(mentioned)' : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

export function placesText(places: readonly Place[]): string {
  const shown = places.slice(0, mostPlaces).map(({ path, line }) => `${logText(path)}:${line}`)
  const more = places.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
