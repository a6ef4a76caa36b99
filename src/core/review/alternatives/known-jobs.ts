import type { Job } from '../../manifest/job-reader.ts'
import { type Document, type Node, nodeAt, type Range } from '../../text/document.ts'
import { LastAnswers } from '../../text/last-answers.ts'
import type { Judgement } from '../judge-job.ts'
import type { findAlternatives } from './alternatives.ts'

/** A file of hundreds of jobs, with what is tried in one of them. */
const mostKept = 1_000

type Found = ReturnType<typeof findAlternatives>

/**
 * What was worked out for jobs under one policy on one day, for the next version of the text in which they stand: there
 * only a job that was changed is judged again.
 */
export class KnownJobs {
  readonly judgements = new LastAnswers<Judgement>(mostKept)
  readonly #found = new LastAnswers<Found>(mostKept)

  /** The alternatives of a job, searched for where they are not known. */
  alternatives(job: Job, document: Document, search: () => Found): Found {
    const question = questionOf(job, document)
    const found = this.#found.get(question) ?? search()
    this.#found.set(question, found)
    return found
  }
}

/** All that a search starts from: what is declared, and how the job and what it inherits are written. */
function questionOf({ name, declaration, faults }: Job, { root, problems }: Document): string {
  const isMany = root?.kind === 'map' && (root.entries.has('jobs') || root.entries.has('defaults'))
  const paths = isMany ? [['jobs', name], ['defaults']] : [[]]
  const nodes = paths.map((path) => root && nodeAt(root, path))
  return JSON.stringify([name, declaration, faults, problems.length, nodes.map((node) => node && writtenAlone(node))])
}

/** A node and how its parts lie to each other, wherever it stands. */
function writtenAlone(node: Node, start = node.range[0]): unknown {
  const from = (range: Range): readonly number[] => range.map((offset) => offset - start)
  const at = from(node.range)
  if (node.kind === 'scalar') return [at, node.source, node.value]
  if (node.kind === 'list') return [at, node.items.map((item) => writtenAlone(item, start))]
  return [at, [...node.entries].map(([key, entry]) => [key, from(entry.key), writtenAlone(entry.node, start)])]
}
