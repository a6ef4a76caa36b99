import type { EvidenceReader, Observation } from '../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../src/core/evidence/source-file.ts'

/**
 * A reader's observations in a text, one line each: `2! framework pytorch 2.1.0 installed`; `!` states, `?` suggests.
 */
export const observationLines = (reader: EvidenceReader, path: string, text: string): string[] =>
  reader.matches(path) && reader.mayHold?.(text) !== false ? reader.read(new SourceFile(path, text)).map(shown) : []

export const observationLinesOf = (
  what: Observation['what'],
  reader: EvidenceReader,
  path: string,
  text: string,
): string[] => observationLines(reader, path, text).filter((line) => line.includes(` ${what} `))

function shown(observation: Observation): string {
  const { what, place, certainty, job, ...details } = observation
  const words = Object.entries(details).map(([key, value]) =>
    typeof value === 'string' ? value : value === true ? key : `${key}=${value}`,
  )
  const sign = certainty === 'states' ? '!' : '?'
  return [`${place.line}${sign}`, what, ...words, ...(job === undefined ? [] : [`@${job}`])].join(' ')
}
