import { type LockedModels, lockedModels, sizesOf } from '../../catalog/models/locked-models.ts'
import { type ModelShape, readModelConfig } from '../../catalog/models/model-config.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Job } from '../../manifest/job-reader.ts'
import { completed } from '../../manifest/published-model.ts'
import { type Document, locate } from '../../text/document.ts'

/** Text of a file by its path from the top of the repository; undefined if there is none that may be read. */
export type TextOf = (path: string) => string | undefined

/** What the repository says about the models that jobs name. */
export interface NamedTexts {
  readonly textOf: TextOf
  readonly models: LockedModels
}

/** `then` reads the repository at the base. */
export const namedTexts = (textOf: TextOf = () => undefined, then?: TextOf): NamedTexts => ({
  textOf,
  models: lockedModels(textOf, then),
})

/** Bytes; a model's `config.json` has some kilobytes. */
const longest = 256 * 1024

/** A job with the sizes in its model's `config.json`, or with the finding that says why it has none. */
export function withModelConfig(
  job: Job,
  manifest: string,
  document: Document,
  textOf: TextOf,
): { readonly job: Job; readonly findings: readonly Finding[] } {
  const written = job.declaration.model?.config
  if (written === undefined) return { job, findings: [] }
  const read = shapeOf(written, manifest, textOf)
  const { declaration, contradictions } = completed(job.declaration, read.ok ? ofConfig(read.model) : undefined)
  const { root } = document
  const isMany = root?.kind === 'map' && (root.entries.has('jobs') || root.entries.has('defaults'))
  const finding = (rule: string, message: string, remedy: string, path: readonly string[]): Finding => ({
    rule,
    severity: 'warning',
    message,
    remedy,
    span: locate(job.node, path, document),
    path: isMany ? ['jobs', job.name, ...path] : path,
    related: [],
  })
  const unusable = read.ok
    ? []
    : [
        finding(
          'manifest/unusable-config',
          `Cannot size the model from \`${written}\`: ${read.problem}`,
          'Fix the path or the file, or declare `scale.parameters`.',
          ['model', 'config'],
        ),
      ]
  const contradicted = contradictions.map(({ path, message, remedy }) =>
    finding('manifest/contradicts-model', message, remedy.replace('the name;', 'the file;'), path),
  )
  const faults = [...job.faults, ...contradictions.map(({ path }) => path)]
  return { job: { ...job, declaration, faults }, findings: [...unusable, ...contradicted] }
}

const ofConfig = (shape: ModelShape) => ({ ...sizesOf(shape), shape, about: 'its config.json has' })

function shapeOf(
  written: string,
  manifest: string,
  textOf: TextOf,
): { readonly ok: true; readonly model: ModelShape } | { readonly ok: false; readonly problem: string } {
  const path = pathFrom(manifest, written)
  const text = path === undefined ? undefined : textOf(path)
  if (text === undefined) return { ok: false, problem: 'the file does not exist or cannot be read.' }
  if (text.length > longest) return { ok: false, problem: 'the file is too large for a config.json.' }
  try {
    return readModelConfig(JSON.parse(text))
  } catch {
    return { ok: false, problem: 'it is not valid JSON.' }
  }
}

/** A path in a manifest, relative to the top of the repository; undefined if it leads outside. */
export function pathFrom(manifest: string, written: string): string | undefined {
  if (/^[/~]|[\\:\0]/.test(written)) return undefined
  const steps = manifest.split('/').slice(0, -1)
  for (const step of written.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined
    if (step !== '' && step !== '.' && step !== '..') steps.push(step)
  }
  return steps.some((step) => step === '..') ? undefined : steps.join('/')
}
