import type * as z from 'zod/mini'
import type { LockedModels, SizedModel } from '../catalog/models/locked-models.ts'
import { lockPath } from '../catalog/models/models-lock.ts'
import type { Finding, Severity } from '../finding/finding.ts'
import {
  type Document,
  locate,
  type MapNode,
  type Node,
  nodeAt,
  type Path,
  type Range,
  type Span,
  withEntries,
} from '../text/document.ts'
import { onceFor } from '../text/once.ts'
import type { Mistakes } from './mistakes.ts'
import type { Problem } from './problem.ts'
import { completed } from './published-model.ts'
import { type JobDeclaration, jobSchema, sections } from './schema.ts'
import { sectionNamed } from './spelling/key-lookup.ts'
import { type JobReading, readJob } from './spelling/read-job.ts'
import { notReadFinding, openBatchFinding } from './spelling/reading-notices.ts'
import type { ReadingProblem } from './spelling/reading-problems.ts'
import { validatedJob } from './validated-job.ts'
import { type UnknownWord, unknownWords } from './words.ts'

/** A mapping that declares a job or its defaults, and how it was read. */
export interface JobPart {
  /** Steps from the top of the file. */
  readonly path: Path
  /** As written. */
  readonly map: MapNode
  readonly reading: JobReading
}

/** One job of a manifest, defaults merged in; every value keeps its place. */
export interface Job {
  readonly name: string
  readonly node: MapNode
  readonly declaration: JobDeclaration
  /** The declaration before its model completes it. */
  readonly written: JobDeclaration
  /** The locked models outside the catalog that it may name. */
  readonly models: LockedModels
  /** The start of the job. */
  readonly span: Span
  /** Errors in the file that belong to this job, so its declaration is only partly known. */
  readonly errors: number
  readonly unknown: readonly UnknownWord[]
  /** Paths below the job to values that were refused, are unknown, or contradict others. */
  readonly faults: readonly Path[]
  /** The job as written, without defaults, and how it was read. */
  readonly reading: JobReading
}

interface Source {
  readonly name: string
  /** In canonical keys, with defaults. */
  readonly node: MapNode
  readonly part: JobPart
  /** The place for findings about the job as a whole. */
  readonly place: Range
}

const sectionKeys = [...Object.keys(sections), 'labels']

// A job that is identical in two versions of its file is the same object, and is read once for both.
const readingOf = onceFor((job: MapNode) => readJob(job))
const validation = onceFor((schema: z.ZodMiniType<JobDeclaration>) =>
  onceFor((job: MapNode) => {
    const problems: { readonly problem: Problem; readonly job: MapNode }[] = []
    const hear = (problem: Problem, job: MapNode) => problems.push({ problem, job })
    const valid = validatedJob(withoutEmptySections(job), schema, hear)
    const refused = problems.flatMap(({ problem: { fix, path } }) =>
      fix === undefined ? [path.slice(0, 2).join('.')] : [],
    )
    // A task may be written at `stage`.
    if (refused.includes('stage') && valid.declaration.task === undefined) refused.push('task')
    const declaration = refused.length === 0 ? valid.declaration : { ...valid.declaration, refused }
    return { ...valid, declaration, problems }
  }),
)
const unknownOf = onceFor((models: LockedModels) => onceFor((job: MapNode) => unknownWords(job, models)))

/** Whether epochs are declared that multiply nothing; with samples they are compared with the tokens. */
const hasIdleEpochs = ({ task, scale: { tokens, samples, epochs = 1 } = {} }: JobDeclaration): boolean =>
  task !== 'inference' && tokens !== undefined && samples === undefined && epochs > 1

/** Reads the jobs of one file. */
export class JobReader {
  readonly #document: Document
  readonly #mistakes: Mistakes
  readonly #models: LockedModels
  /** The mappings canonicalized so far. */
  readonly parts: JobPart[] = []

  constructor(document: Document, mistakes: Mistakes, models: LockedModels) {
    this.#document = document
    this.#mistakes = mistakes
    this.#models = models
  }

  /** Rewrites a job in canonical keys, and reports faults in its keys. */
  spell(map: MapNode, path: Path): JobPart {
    const reading = readingOf(map)
    for (const { to, first, second } of reading.disagreements) {
      // If both mappings use the same key, only the paths distinguish them.
      const isOneName = first.from.at(-1) === second.from.at(-1)
      const [name, other] = [second, first].map(({ from }) => `\`${isOneName ? from.join('.') : String(from.at(-1))}\``)
      const message =
        first.entry === second.entry
          ? `${name} gives several values of \`${to.join('.')}\`.`
          : `${name} and ${other} both mean \`${to.join('.')}\`, but their values differ.`
      const span = this.#document.span(second.entry.key)
      const remedy = areBlocks(first.from, second.from)
        ? 'Keep one of them, or declare two jobs under `jobs`.'
        : 'Keep one of them.'
      this.#mistakes.error('manifest/spellings-disagree', [message, remedy], span, [...path, ...to])
    }
    for (const problem of reading.problems) this.#reportReading(problem, path)
    const notRead = notReadFinding(this.#document, reading, path)
    if (notRead !== undefined) this.#mistakes.add(notRead)
    if (reading.openBatch !== undefined) this.#mistakes.add(openBatchFinding(this.#document, reading.openBatch, path))
    const part = { path, map, reading }
    this.parts.push(part)
    return part
  }

  /** Validates a canonical job and completes it by its model. */
  read({ name, node: whole, part, place }: Source, schema: z.ZodMiniType<JobDeclaration> = jobSchema): Job {
    const { path, reading } = part
    const { node, declaration: declared, problems } = validation(schema)(whole)
    for (const { problem, job } of problems) this.#reportProblem(job, problem, 'error', path)
    const refused = problems.map(({ problem }) => problem.path)
    const models = this.#models
    const unknown = unknownOf(models)(node)
    for (const problem of unknown) this.#reportProblem(node, problem, problem.severity, path)
    // Sizes from a file of the repository are read later, when the repository is available.
    const isComplete = declared.model?.config !== undefined
    const sized = lockedModelOf(declared, models)
    const { declaration, contradictions } = isComplete
      ? { declaration: declared, contradictions: [] }
      : completed(declared, sized)
    if (sized?.problem !== undefined && declared.scale?.parameters === undefined)
      this.#reportUnsized(node, sized.problem, path)
    for (const { path: at, message, remedy } of contradictions) {
      const span = valueSpan(this.#document, node, at)
      const rule = 'manifest/contradicts-model'
      this.#mistakes.add({ rule, severity: 'warning', message, remedy, span, path: [...path, ...at] })
    }
    if (hasIdleEpochs(declared)) this.#reportIdleEpochs(node, path)
    const [start, end] = place
    const span = this.#document.span([start, Math.max(end, start)])
    const first = { ...span, endLine: span.line, endColumn: span.column + 1 }
    const errors = reading.disagreements.length + reading.problems.length + refused.length
    const warned = [...unknown.filter(({ severity }) => severity !== 'notice'), ...contradictions]
    const faults = [...refused, ...warned.map((each) => each.path)]
    return { name, node, declaration, written: declared, models, span: first, errors, unknown, faults, reading }
  }

  #reportIdleEpochs(job: MapNode, prefix: Path): void {
    const path = ['scale', 'epochs']
    this.#mistakes.add({
      rule: 'manifest/not-read',
      severity: 'notice',
      message: 'Not read: `epochs`, since `tokens` counts those of all epochs.',
      remedy: 'Declare the tokens of the whole training.',
      span: valueSpan(this.#document, job, path),
      path: [...prefix, ...path],
    })
  }

  #reportUnsized(job: MapNode, problem: string, prefix: Path): void {
    const path = ['model', 'name']
    this.#mistakes.add({
      rule: 'manifest/unusable-config',
      severity: 'warning',
      message: `Cannot size the model from \`${lockPath}\`: ${problem}`,
      remedy: 'Lock the model again with `accelerator-review models add`, or declare `scale.parameters`.',
      span: valueSpan(this.#document, job, path),
      path: [...prefix, ...path],
    })
  }

  #reportReading({ rule, message, remedy, range, path, fix }: ReadingProblem, prefix: Path): void {
    const span = this.#document.span(range)
    const correction = fix !== undefined && { fix: { span, value: fix } }
    this.#mistakes.add({ rule, severity: 'error', message, remedy, span, path: [...prefix, ...path], ...correction })
  }

  #reportProblem(job: MapNode, problem: Problem | UnknownWord, severity: Severity, prefix: Path): void {
    const { rule, message, remedy } = problem
    const atKey = 'atKey' in problem && problem.atKey
    const span = (atKey ? keySpan : valueSpan)(this.#document, job, problem.path)
    const path = [...prefix, ...problem.path]
    this.#mistakes.add({ rule, severity, message, remedy, span, path, ...this.#fix(job, problem, atKey) })
  }

  /** The replacement, with the place of the wrong word. */
  #fix(job: MapNode, { path, fix }: Problem | UnknownWord, atKey: boolean): Pick<Finding, 'fix'> {
    const node = nodeAt(job, path)
    if (fix === undefined || (!atKey && node?.kind !== 'scalar')) return {}
    const span = atKey ? keySpan(this.#document, job, path) : this.#document.span((node as Node).range)
    return { fix: { span, value: fix } }
  }
}

/** The repository's locked entry for a job's model; a `config.json` takes precedence. */
export const lockedModelOf = ({ model }: JobDeclaration, models: LockedModels): SizedModel | undefined =>
  model?.name === undefined || model.config !== undefined ? undefined : models(model.name)

/** A section without keys declares nothing. */
/** `train:` and `serve:` next to each other, which are read as one job. */
const areBlocks = (one: Path, other: Path): boolean =>
  one[0] !== other[0] && [one, other].every((path) => path.length > 1 && sectionNamed(String(path[0])) === undefined)

function withoutEmptySections(job: MapNode): MapNode {
  const isEmpty = (node: Node | undefined): boolean => node?.kind === 'scalar' && node.value === null
  const empty = sectionKeys.filter((key) => isEmpty(job.entries.get(key)?.node))
  return withEntries(
    job,
    empty.map((key) => [key, undefined]),
  )
}

function keySpan(document: Document, job: MapNode, path: Path): Span {
  const parent = nodeAt(job, path.slice(0, -1))
  const entry = parent?.kind === 'map' ? parent.entries.get(String(path.at(-1))) : undefined
  return entry ? document.span(entry.key) : locate(job, path, document)
}

/** The place of the value alone, if it is on one line. */
function valueSpan(document: Document, job: MapNode, path: Path): Span {
  const node = nodeAt(job, path)
  if (node?.kind !== 'scalar' || node.range[0] === node.range[1]) return locate(job, path, document)
  const span = document.span(node.range)
  return span.line === span.endLine ? span : locate(job, path, document)
}
