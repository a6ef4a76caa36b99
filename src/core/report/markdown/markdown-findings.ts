import type { JobReview } from '../../review/check.ts'
import type { RuleNote } from '../../review/rule-notes.ts'
import { markdownCode, markdownText } from '../../text/encode.ts'
import type { LinkOptions } from '../docs-address.ts'
import {
  countOf,
  type FindingBlock,
  hasOneRemedy,
  type PlacedFinding,
  type SameWords,
} from '../words/finding-groups.ts'
import { sourcesOf } from '../words/finding-sources.ts'
import { onBaseWords, severitySign, waivedWords } from '../words/finding-words.ts'
import { nameBesidePath } from '../words/job-name.ts'
import { firstOffers, offerLead, offersAtFindings } from '../words/offers-at-findings.ts'
import { placeLink, ruleLink, sourceLinks } from './links.ts'

/** The most places with links. With more places, none are linked, because addresses take too much space. */
const mostLinked = 3

/** The most wordings per finding. The rest are listed by place. */
const mostVariants = 20

interface BlockOptions extends LinkOptions {
  /** The most places to name. */
  readonly mostPlaces: number
  /** The finding of each job that shows its alternatives. */
  readonly offers: ReadonlyMap<SameWords, JobReview>
}

/** Numbers of places to try until a block fits. */
const placesTried = [500, 100, 20, 3]

/** The blocks as list items, each with as many places as its share of the page allows. */
export function fittingItems(
  blocks: readonly FindingBlock[],
  rules: ReadonlyMap<string, RuleNote>,
  options: Omit<BlockOptions, 'mostPlaces' | 'offers'>,
  most: number,
): string[] {
  const offers = offersAtFindings(blocks)
  return blocks.map((block) => {
    const tried = (mostPlaces: number): string => blockItem(block, rules, { ...options, mostPlaces, offers })
    const fitting = placesTried.find((mostPlaces) => tried(mostPlaces).length <= most)
    return tried(fitting ?? 1)
  })
}

/** A block of findings as one list item: problem, places, remedy, alternatives and sources. */
function blockItem(block: FindingBlock, rules: ReadonlyMap<string, RuleNote>, options: BlockOptions): string {
  const { finding, variants } = block
  const count = countOf(block)
  const sign = finding.waived ? '☑️' : severitySign[finding.severity]
  const title = `${sign}${newWords(block)} **${ruleLink(finding.rule, rules, options)}**`
  const foot = footLine(block, rules, options)
  const [only, another] = variants
  if (only !== undefined && another === undefined) {
    const [place, more] = only.places
    const where = place && more === undefined ? ` at ${placeWords(place, options)}` : ` in ${count} places`
    return item([`${title}${where}`, ...wordsOf(only, block, options), ...foot])
  }
  const shown = variants.slice(0, mostVariants)
  const rest = variants.slice(mostVariants).flatMap(({ places }) => places)
  const more = rest.length === 0 ? [] : [`The same in other words: ${placesWords(rest, options)}`]
  const inner = shown.map((same) => `  ${item(wordsOf(same, block, options))}`)
  return [item([`${title} in ${count} places`, ...sharedRemedy(block), ...more, ...foot]), ...inner].join('\n')
}

/** One line, because GitHub renders line ends as breaks in comments, but not in summaries. */
const item = (lines: readonly string[]): string => `- ${lines.join('<br>')}`

/** One wording of a finding, with its own remedy if the block has several. */
function wordsOf(same: SameWords, block: FindingBlock, options: BlockOptions): string[] {
  const { finding, places } = same
  const [place, more] = places
  const isAlone = place !== undefined && more === undefined
  return [
    markdownText(finding.message),
    ...(isAlone ? alsoLines(place, options) : []),
    ...(finding.waived ? [`**Waived** ${markdownText(waivedWords(finding.waived))}`] : remedyLines(same, block)),
    ...offerLines(options.offers.get(same)),
    ...(isAlone && block.variants.length === 1 ? [] : [`At ${placesWords(places, options)}`]),
  ]
}

const remedyLines = ({ finding }: SameWords, block: FindingBlock): string[] =>
  hasOneRemedy(block) ? [] : [`**Do:** ${markdownText(finding.remedy)}`]

const sharedRemedy = (block: FindingBlock): string[] =>
  hasOneRemedy(block) && block.finding.waived === undefined ? [`**Do:** ${markdownText(block.finding.remedy)}`] : []

const alsoLines = ({ finding }: PlacedFinding, options: LinkOptions): string[] =>
  finding.related.map(
    ({ file, span, message }) => `See ${placeLink(file, span.line, options)}: ${markdownText(message)}`,
  )

const offerLines = (job: JobReview | undefined): string[] =>
  (job === undefined ? [] : firstOffers(job)).map((offer, index) => `**${offerLead(index)}** ${markdownText(offer)}`)

function footLine(block: FindingBlock, rules: ReadonlyMap<string, RuleNote>, options: BlockOptions): string[] {
  const sources = sourceLinks(sourcesOf(block.finding, rules), options)
  return sources === '' ? [] : [`<sub>Source: ${sources}</sub>`]
}

const newWords = ({ finding: { standing, onBase } }: FindingBlock): string =>
  standing === 'existing'
    ? ' Existing:'
    : standing !== 'new'
      ? ''
      : onBase === undefined
        ? ' **New:**'
        : ` **New (${onBaseWords(onBase)}):**`

/** A linked place with its job. */
function placeWords({ file, finding }: PlacedFinding, options: LinkOptions): string {
  const name = nameBesidePath(file, finding.job)
  const about = name === undefined ? '' : ` (job ${markdownCode(name)})`
  return `${placeLink(file.path, finding.span.line, file.isElsewhere ? {} : options)}${about}`
}

/** All places, by file. Few places are linked. */
function placesWords(places: readonly PlacedFinding[], options: BlockOptions): string {
  if (places.length <= mostLinked) return places.map((place) => placeWords(place, options)).join(', ')
  const shown = places.slice(0, options.mostPlaces)
  const more = places.length > shown.length ? `, and ${places.length - shown.length} more` : ''
  const byFile = new Map<string, PlacedFinding[]>()
  for (const place of shown) byFile.set(place.file.path, [...(byFile.get(place.file.path) ?? []), place])
  return `${[...byFile].map(([path, own]) => fileWords(path, own)).join(', ')}${more}`
}

/** "`train/accelerator.yml` (`a` line 3, `b` line 9)", or "`train/accelerator.yml:3`". */
function fileWords(path: string, places: readonly PlacedFinding[]): string {
  const [only, another] = places
  if (only !== undefined && another === undefined && nameBesidePath(only.file, only.finding.job) === undefined)
    return markdownCode(`${path}:${only.finding.span.line}`)
  const jobs = places.map(({ file, finding }) => {
    const name = nameBesidePath(file, finding.job)
    return `${name === undefined ? '' : `${markdownCode(name)} `}line ${finding.span.line}`
  })
  return `${markdownCode(path)} (${jobs.join(', ')})`
}

/** A collapsed section. The title is HTML. */
export const folding = (title: string, content: string): string =>
  `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`
