import type { CodeLens, DocumentSymbol } from 'vscode-languageserver-types'
import { verdictMark } from '../report/words/against-hardware.ts'
import { costFigure } from '../report/words/money.ts'
import { memoryCell } from '../report/words/sizing.ts'
import { verdictWord } from '../report/words/verdict.ts'
import type { JobReview } from '../review/check.ts'
import type { Document, Node, Path } from '../text/document.ts'
import type { OpenManifest } from './open-manifest.ts'
import { rangeBetween } from './positions.ts'
import { SymbolKind } from './protocol.ts'

/** Above each job: "✗ mismatch · 135 of 80 GiB · about 2,400 USD". */
export const codeLenses = ({ review }: OpenManifest): CodeLens[] =>
  review.jobs.map((job) => {
    const at = { line: job.line - 1, character: 0 }
    return { range: { start: at, end: at }, command: { title: lensOf(job), command: '' } }
  })

function lensOf({ assessment, facts: { sizing } }: JobReview): string {
  const memory = memoryCell(sizing)
  return [
    `${verdictMark[assessment.verdict]} ${verdictWord(assessment)}`,
    ...(memory === '–' ? [] : [memory]),
    ...(sizing.cost ? [`about ${costFigure(sizing.cost)}`] : []),
  ].join(' · ')
}

/** Jobs, their sections and their keys; values are deeper. */
const deepest = 4

/** The mappings of a file down to the keys of a job; jobs have their verdict. */
export function documentSymbols(document: Document, jobs: readonly JobReview[]): DocumentSymbol[] {
  const verdicts = new Map(jobs.map(({ name, assessment }) => [name, verdictWord(assessment)]))
  const below = (node: Node, path: Path): DocumentSymbol[] => {
    if (node.kind !== 'map' || path.length >= deepest) return []
    return [...node.entries].map(([name, entry]) => {
      const isJob = path.length === 1 && path[0] === 'jobs'
      const verdict = isJob ? verdicts.get(name) : undefined
      const [start, end] = [Math.min(entry.key[0], entry.node.range[0]), Math.max(entry.key[1], entry.node.range[1])]
      return {
        // The protocol forbids an empty name.
        name: name === '' ? '""' : name,
        ...(verdict && { detail: verdict }),
        kind: isJob ? SymbolKind.Class : entry.node.kind === 'map' ? SymbolKind.Namespace : SymbolKind.Property,
        range: rangeBetween(document.text, [start, end]),
        selectionRange: rangeBetween(document.text, entry.key),
        children: below(entry.node, [...path, name]),
      }
    })
  }
  return document.root ? below(document.root, []) : []
}
