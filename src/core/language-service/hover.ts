import type { Hover } from 'vscode-languageserver-types'
import type { Finding } from '../finding/finding.ts'
import { ruleLink, sourceLinks } from '../report/markdown/links.ts'
import { favoredWords } from '../report/words/favored.ts'
import { sourcesOf } from '../report/words/finding-sources.ts'
import { jobTitle } from '../report/words/job-name.ts'
import { offerWords } from '../report/words/money.ts'
import { sizingParts } from '../report/words/sizing.ts'
import { verdictWord } from '../report/words/verdict.ts'
import type { JobReview } from '../review/check.ts'
import type { RuleNote } from '../review/rule-notes.ts'
import type { Document, Node, Path, Range } from '../text/document.ts'
import { markdownCode, markdownText } from '../text/encode.ts'
import { sentence } from '../text/wording.ts'
import { meantAt } from './catalog-words.ts'
import { inFull } from './known-words.ts'
import type { OpenManifest } from './open-manifest.ts'
import { rangeBetween, rangeOf, touches } from './positions.ts'
import { keysOf, shapesAt, wordsOf } from './shapes.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The key (with its mapping's path) or value at an offset. */
interface Target {
  readonly is: 'key' | 'value'
  readonly path: Path
  readonly range: Range
  readonly source: string
}

/** Explains what is at an offset: its findings, the job's verdict, and the meaning of the key or value. */
export function manifestHover(manifest: OpenManifest, offset: number, vocabulary: Vocabulary): Hover | undefined {
  const { document, outcome, review } = manifest
  const target = targetAt(document, offset)
  if (target === undefined) return undefined
  const range = rangeBetween(document.text, target.range)
  const found = review.findings.filter(({ span }) => touches(rangeOf(span), range))
  const first = [...new Map(found.map((finding) => [finding.rule, finding])).values()]
  const job = target.is === 'key' ? review.jobs.find(({ name }) => isNameOf(name, target.path)) : undefined
  return hoverOf(document, target, [
    messages(first, outcome.rules),
    ...(job ? [jobPart(job, jobTitle(manifest.path, job))] : []),
    ...descriptionOf(document, target, vocabulary),
    ...grounds(first, outcome.rules),
  ])
}

/** The same for other kinds of files, without findings. */
export function wordHover(document: Document, offset: number, vocabulary: Vocabulary): Hover | undefined {
  const target = targetAt(document, offset)
  return target && hoverOf(document, target, descriptionOf(document, target, vocabulary))
}

function hoverOf(document: Document, { range }: Target, parts: readonly string[]): Hover | undefined {
  const value = inShort(parts)
  if (value === '') return undefined
  return { contents: { kind: 'markdown', value }, range: rangeBetween(document.text, range) }
}

/** Longer texts are not read while typing. */
const mostWords = 80

/** The first lines of each part that fit; never a part without its heading. */
function inShort(parts: readonly string[]): string {
  let left = mostWords
  const fitting = (part: string): string => {
    const lines: string[] = []
    for (const line of part.split('\n')) {
      const words = wordsIn(line)
      if (words > left) break
      left -= words
      lines.push(line)
    }
    return lines.join('\n').trim()
  }
  return parts
    .map(fitting)
    .filter((text) => text !== '')
    .join('\n\n---\n\n')
}

/** Counts words as displayed: only the text of a link. */
const wordsIn = (line: string): number =>
  line
    .replaceAll(/\]\([^()]*\)/g, ']')
    .split(' ')
    .filter((word) => /\w/.test(word)).length

/** In a file with a single job, the key `hardware` stands for the job's name. */
const isNameOf = (name: string, path: Path): boolean =>
  path.length === 2 ? path[0] === 'jobs' && path[1] === name : path.length === 1 && path[0] === 'hardware'

function jobPart(job: JobReview, title: string): string {
  const { assessment, facts, alternatives } = job
  const favored = favoredWords(assessment)
  const sizes = sizingParts(facts.sizing)
  const head = `**${verdictWord(assessment)}**: ${markdownCode(title)} on ${markdownCode(facts.hardware.label)}`
  return [
    [head, ...(favored === undefined ? [] : [`; ${favored}`])].join(''),
    ...(sizes.length === 0 ? [] : [markdownText(sentence(sizes.join('; ')))]),
    alternatives.map((offer) => `- Would pass: ${markdownText(offerWords(job, offer))}`).join('\n'),
    [
      ...assessment.for.map(({ reason }) => `- For: ${markdownText(reason)}`),
      ...assessment.against.map(({ reason }) => `- Against: ${markdownText(reason)}`),
    ].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The description of the key in the reference, or of the value in the catalog. */
function descriptionOf(document: Document, { is, path, source }: Target, vocabulary: Vocabulary): string[] {
  const top = document.root?.kind === 'map' ? [...document.root.entries.keys()] : []
  if (is === 'key') {
    const key = String(path.at(-1))
    const at = vocabulary.hoverOfKey?.(key, path.slice(0, -1))
    if (at !== undefined) return [at]
    const shape = keysOf(shapesAt(vocabulary.schema, path.slice(0, -1), top)).get(key)
    const shapes = shapesAt(vocabulary.schema, path, top)
    const described = shape?.description ?? shapes.find(({ description }) => description)?.description
    if (described === undefined) return []
    const words = wordsOf(shapes).map(markdownCode)
    return [`${markdownCode(key)}: ${markdownText(described)}\n\n${words.join(', ')}`]
  }
  return meantAt(vocabulary.keyAt({ path, top }) ?? '', source).map(inFull)
}

/** The findings of each rule at this place. */
const messages = (findings: readonly Finding[], rules: ReadonlyMap<string, RuleNote>): string =>
  findings.map(({ rule, message }) => `**${ruleLink(rule, rules, {})}**: ${markdownText(message)}`).join('\n\n')

/** The supporting documents, and why the rule exists. */
const grounds = (findings: readonly Finding[], rules: ReadonlyMap<string, RuleNote>): string[] =>
  findings.map((finding) => {
    const links = sourceLinks(sourcesOf(finding, rules), {})
    const why = markdownText(rules.get(finding.rule)?.why ?? '')
    return links === '' ? why : `Sources: ${links}\n\n${why}`
  })

function targetAt({ root }: Document, offset: number): Target | undefined {
  return root && inside(root, [], offset)
}

function inside(node: Node, path: Path, offset: number): Target | undefined {
  if (node.kind === 'scalar')
    return isIn(node.range, offset) ? { is: 'value', path, range: node.range, source: node.source } : undefined
  if (node.kind === 'list') {
    for (const [index, item] of node.items.entries()) {
      const found = inside(item, [...path, index], offset)
      if (found) return found
    }
    return undefined
  }
  for (const [key, entry] of node.entries) {
    if (isIn(entry.key, offset)) return { is: 'key', path: [...path, key], range: entry.key, source: key }
    const found = inside(entry.node, [...path, key], offset)
    if (found) return found
  }
  return undefined
}

const isIn = ([start, end]: Range, offset: number): boolean => start <= offset && offset <= end
