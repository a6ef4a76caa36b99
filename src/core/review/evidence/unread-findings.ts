import type { UnreadPart } from '../../evidence/engines/commands/unread-command.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { leftOutOf, unreadAround } from '../../evidence/evidence-of-jobs.ts'
import { submodule } from '../../evidence/file-tree.ts'
import type { Finding, Related } from '../../finding/finding.ts'
import { openLaunchesOf } from '../../rules/declared-count.ts'
import type { Facts } from '../../rules/facts.ts'
import type { Span } from '../../text/document.ts'
import { excerpt } from '../../text/excerpt.ts'

const mostShown = 3
const start: Span = { line: 1, column: 1, endLine: 1, endColumn: 2 }

/** Findings about unread evidence: one per part of a launch, and one for all files. */
export const unreadFindings = (manifest: string, evidence: Evidence, jobs: readonly NamedFacts[] = []): Finding[] => [
  ...[...(evidence.launched?.unread ?? []), ...unreadWords(evidence, jobs)].map(unreadOfLaunch),
  ...unreadAsFiles(manifest, evidence),
]

interface NamedFacts {
  readonly name: string
  readonly facts: Facts
}

/** The words of a launch that may mean more than the job declares, unless the part around them is not read. */
function unreadWords({ launched }: Evidence, jobs: readonly NamedFacts[]): UnreadPart[] {
  const { facts } = jobs.find(({ name }) => name === launched?.job) ?? {}
  if (launched === undefined || facts?.evidence === undefined || facts.hardware.count === undefined) return []
  return openLaunchesOf(facts.hardware, facts.evidence, launched.inWords(facts.evidence))
    .flatMap(({ text, atMost }) => (text === undefined || atMost === undefined ? [] : [text]))
    .filter((text) => !launched.unread.some((part) => part.text.includes(text)))
    .map((text) => ({ text, what: 'asks for' }))
}

const remedies: Readonly<Record<UnreadPart['what'], string>> = {
  starts: 'Launch what it starts, so that it can be read.',
  'asks for': 'Write the number out, so that it can be read.',
  repeats: 'Check that all of them together fit the manifest.',
}

const unreadOfLaunch = ({ text, what, tasks }: UnreadPart): Finding => ({
  rule: 'evidence/unread-file',
  severity: 'notice',
  message:
    what === 'repeats'
      ? `\`${excerpt(text)}\` starts ${tasks ?? 'several'} jobs or tasks; each is compared separately, not their sum.`
      : `Not read: \`${excerpt(text)}\`; what it ${what} is not compared.`,
  remedy: remedies[what],
  span: start,
  path: [],
  related: [],
})

function unreadAsFiles(manifest: string, evidence: Evidence): Finding[] {
  const files = unreadAround(manifest, evidence).filter(({ because }) => because !== submodule)
  const incomplete = leftOutOf(evidence)?.incomplete
  if (files.length === 0 && incomplete === undefined) return []
  const [first] = files
  const sentences = [
    ...(first === undefined ? [] : [`${subject(first.path, files.length)}, which ${first.because}.`]),
    ...(incomplete === undefined ? [] : [`The evidence is incomplete: ${incomplete}.`]),
  ]
  return [
    {
      rule: 'evidence/unread-file',
      severity: 'notice',
      message: `${sentences.join(' ')} Unread files neither confirm nor contradict the manifest.`,
      substance: { things: [...files.map(({ path }) => path), ...(incomplete === undefined ? [] : [incomplete])] },
      remedy: 'Split or rewrite these files so that they can be read, or move unrelated files elsewhere.',
      span: start,
      path: [],
      related: files
        .slice(0, mostShown)
        .map(({ path, because }): Related => ({ file: path, span: start, message: `It ${because}.` })),
    },
  ]
}

const subject = (path: string, number: number): string =>
  number === 1 ? `Evidence is missing from ${path}` : `Evidence is missing from ${number} files, starting with ${path}`
