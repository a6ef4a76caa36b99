import { expect, it } from '@jest/globals'
import type { Finding } from '../../src/core/finding/finding.ts'
import { readDocument } from '../../src/core/languages/yaml/document-reader.ts'
import type { Job } from '../../src/core/manifest/job-reader.ts'
import { type Manifest, parseManifest } from '../../src/core/manifest/parse.ts'
import type { JobDeclaration } from '../../src/core/manifest/schema.ts'

export const manifestOf = (text: string): Manifest => parseManifest(readDocument(text), 'train')

/** The only job of a manifest. */
export function jobOf(text: string): Job {
  const { jobs } = manifestOf(text)
  const [job, another] = jobs
  if (job === undefined || another !== undefined) throw new Error(`${jobs.length} jobs in:\n${text}`)
  return job
}

export const declarationOf = (text: string): JobDeclaration => jobOf(text).declaration

const notices = ['manifest/other-spelling', 'manifest/not-read']

/** Findings about refused or misunderstood text, without notices about other spellings and unread keys. */
export const troubles = (text: string): readonly Finding[] =>
  manifestOf(text).findings.filter(({ rule }) => !notices.includes(rule))

/** The unread keys. */
export const notReadIn = (text: string): readonly string[] =>
  manifestOf(text).jobs.flatMap(({ reading }) => reading.notRead.map(({ from }) => String(from.at(-1))))

/** A manifest as someone writes it, and its twin in canonical spelling. */
export type Twins = readonly (readonly [written: string, reference: string])[]

/** Expects each manifest to declare the same as its twin, with nothing refused or left open. */
export const itDeclaresAlike = (twins: Twins): void =>
  it.each(twins)('%s', (written, reference) => {
    expect(declarationOf(written)).toEqual(declarationOf(reference))
    expect(declarationOf(reference)).not.toEqual({})
    for (const text of [written, reference]) expect(troubles(text)).toEqual([])
  })

/** The same for the values of one key, for example `model.precision`. */
export const itReads = (key: string, written: Readonly<Record<string, readonly string[]>>): void => {
  const [section, name] = key.includes('.') ? key.split('.') : [undefined, key]
  const text = (value: string): string => (section ? `${section}: { ${name}: ${value} }` : `${name}: ${value}`)
  const pairs = Object.entries(written).flatMap(([word, values]) =>
    values.map((value) => [text(value), text(word)] as const),
  )
  itDeclaresAlike(pairs)
}
