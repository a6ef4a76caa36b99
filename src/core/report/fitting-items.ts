import type { JobReview } from '../review/check.ts'
import type { RuleNote } from '../review/rule-notes.ts'
import type { FindingBlock, SameWords } from './finding-groups.ts'
import { type BlockOptions, blockItem, nearestWay } from './markdown-findings.ts'

/** So many places a block names, the most that leaves it within its size. */
const placesTried = [500, 100, 20, 3]

/** The blocks as items of a list, each with as many of its places as a part of the whole page has room for. */
export function fittingItems(
  blocks: readonly FindingBlock[],
  rules: ReadonlyMap<string, RuleNote>,
  options: Omit<BlockOptions, 'mostPlaces' | 'ways'>,
  most: number,
): string[] {
  const ways = waysOf(blocks)
  return blocks.map((block) => {
    const tried = (mostPlaces: number): string => blockItem(block, rules, { ...options, mostPlaces, ways })
    const fitting = placesTried.find((mostPlaces) => tried(mostPlaces).length <= most)
    return tried(fitting ?? 1)
  })
}

/** The nearest change that would pass, with the first finding of each job that has a paragraph of its own. */
function waysOf(blocks: readonly FindingBlock[]): Map<SameWords, string> {
  const told = new Set<JobReview>()
  const ways = new Map<SameWords, string>()
  for (const same of blocks.flatMap(({ variants }) => variants)) {
    const [place, another] = same.places
    if (place === undefined || another !== undefined || place.finding.waived) continue
    const job = place.file.jobs.find(({ name }) => name === place.finding.job)
    const way = nearestWay(place.file.jobs, place.finding)
    if (job === undefined || way === undefined || told.has(job)) continue
    told.add(job)
    ways.set(same, way)
  }
  return ways
}
