import type { Job } from '../../manifest/job-reader.ts'
import { type Document, type Node, nodeAt, type Range } from '../../text/document.ts'
import { LastAnswers } from '../../text/last-answers.ts'
import type { Judgement } from '../judge-job.ts'
import type { findAlternatives } from './alternatives.ts'

/** Enough for a file of hundreds of jobs, with the trials of one of them. */
const mostKept = 1_000

type Found = ReturnType<typeof findAlternatives>

/**
 * Results for jobs under one policy on one date, for the next version of the text: only changed jobs are judged again.
 */
export class KnownJobs {
  readonly judgements = new LastAnswers<Judgement>(mostKept)
  readonly #found = new LastAnswers<Found>(mostKept)

  /** The alternatives of a job. Searches only if they are unknown. */
  alternatives(job: Job, document: Document, search: () => Found): Found {
    const question = questionOf(job, document)
    const found = this.#found.get(question) ?? search()
    this.#found.set(question, found)
    return found
  }
}

/** Everything that a search depends on: the declaration, and the text of the job and of what it inherits. */
function questionOf({ name, declaration, faults }: Job, { root, problems }: Document): string {
  const isMany = root?.kind === 'map' && (root.entries.has('jobs') || root.entries.has('defaults'))
  const paths = isMany ? [['jobs', name], ['defaults']] : [[]]
  const nodes = paths.map((path) => root && nodeAt(root, path))
  return JSON.stringify([name, declaration, faults, problems.length, nodes.map((node) => node && writtenAlone(node))])
}

/** A node with the relative places of its parts, independent of its own place. */
function writtenAlone(node: Node, start = node.range[0]): unknown {
  const from = (range: Range): readonly number[] => range.map((offset) => offset - start)
  const at = from(node.range)
  if (node.kind === 'scalar') return [at, node.source, node.value]
  if (node.kind === 'list') return [at, node.items.map((item) => writtenAlone(item, start))]
  return [at, [...node.entries].map(([key, entry]) => [key, from(entry.key), writtenAlone(entry.node, start)])]
}
