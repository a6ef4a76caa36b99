import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { severities } from '../../../core/finding/finding.ts'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import type { KnownFinding } from '../../../core/review/baseline/known-findings.ts'
import { once } from '../../../core/text/once.ts'
import { repositoryTop } from '../../run/paths.ts'
import { writeOutput } from '../../run/write-in-place.ts'

/** Above any real fleet. A larger file is not a baseline. */
const mostFindings = 100_000
const mostBytes = 64 * 1024 * 1024

const knownFile = once(() => {
  const text = z.string().check(z.maxLength(10_000))
  // JSON has no infinity, which stands for an unknown amount.
  const amount = z.pipe(
    z.nullable(z.number()),
    z.transform((value) => value ?? Number.POSITIVE_INFINITY),
  )
  const substance = z.strictObject({
    demand: z.exactOptional(text),
    subject: z.exactOptional(text),
    things: z.exactOptional(z.array(text)),
    amounts: z.exactOptional(z.array(amount)),
    extents: z.exactOptional(z.array(amount)),
  })
  const finding = z.strictObject({
    path: text,
    rule: text,
    severity: z.enum(severities),
    job: z.exactOptional(text),
    place: z.array(z.union([text, z.number()])).check(z.maxLength(50)),
    message: text,
    substance: z.exactOptional(substance),
    names: z.exactOptional(z.array(text)),
    accelerators: z.exactOptional(z.number()),
  })
  return z.strictObject({ version: z.literal(1), findings: z.array(finding).check(z.maxLength(mostFindings)) })
})

/** The findings that a team has accepted for now. Throws {@link UnusableInput} for any other file. */
export function readBaseline(file: string): readonly KnownFinding[] {
  const advice = 'Write it with `check --write-baseline FILE`.'
  const content = contentOf(file, advice)
  let json: unknown
  try {
    json = JSON.parse(content)
  } catch {
    throw new UnusableInput(`The baseline ${file} is not valid JSON. ${advice}`)
  }
  const read = knownFile().safeParse(json)
  if (read.success) return read.data.findings
  const place = read.error.issues[0]?.path.join('.') || 'the whole file'
  throw new UnusableInput(`The baseline ${file} is not in the format of this version (at ${place}). ${advice}`)
}

function contentOf(file: string, advice: string): string {
  try {
    const bytes = readFileSync(file)
    if (bytes.byteLength <= mostBytes) return bytes.toString('utf8')
  } catch (error) {
    throw new UnusableInput(`The baseline ${file} cannot be read: ${(error as Error).message}. ${advice}`)
  }
  throw new UnusableInput(`The baseline ${file} is larger than ${mostBytes / 1024 / 1024} MiB. ${advice}`)
}

/** Writes one finding per line in a stable order, so that a diff shows added and removed ones. */
export function writeBaseline(file: string, findings: readonly KnownFinding[], folder = '.'): void {
  const lines = findings.map((finding) => JSON.stringify(finding)).sort()
  const text = `{ "version": 1, "findings": [\n${lines.join(',\n')}\n] }\n`
  const root = repositoryTop(resolve(folder))
  writeOutput(root, resolve(folder, file), [text], `The baseline cannot be written to ${file}`)
}
