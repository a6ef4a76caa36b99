import { type AttributedHardware, attributedHardware } from '../../evidence/agreement/attributed-hardware.ts'
import { leavesTotalOpen } from '../../evidence/agreement/own-numbers.ts'
import type { Place } from '../../evidence/observation/observation.ts'
import { countsLike, openLaunchesOf } from '../../rules/declared-count.ts'
import type { Facts } from '../../rules/facts.ts'
import { list } from '../../text/wording.ts'

type Evidence = NonNullable<Facts['evidence']>
type Value = Evidence['ambiguities'][number]['values'][number]

/** The most launches in a sentence. */
const mostNamed = 4

/** How launches differ, with their places: `the launches in k.yaml differ: 8 (line 12) and 64 (line 25)`. */
export function differingLaunches(values: readonly Value[]): string {
  const [first, ...others] = values
  const isOneFile = first !== undefined && others.every(({ place }) => place.path === first.place.path)
  const at = ({ path, line }: Place): string => (isOneFile ? `line ${line}` : `${path}:${line}`)
  const named = values.slice(0, mostNamed).map(({ value, place }) => `${value} (${at(place)})`)
  const left = values.length - named.length
  const where = isOneFile ? `launches in ${first.place.path}` : 'launch files'
  return `the ${where} differ: ${list(left > 0 ? [...named, `${left} more`] : named)}`
}

/** Set if a listed file leaves the count open, or launches agree but another one in their file leaves its own open. */
export function openBeside(topic: string, { hardware }: Facts, evidence: Evidence): string | undefined {
  const { attributed } = evidence
  const [first] = topic === 'count' ? openLaunchesOf(hardware, evidence) : []
  if (first !== undefined) return `${first.place.path} leaves it open (line ${first.place.line})`
  const { fact, leavesOpen } = agreedOn(topic, hardware, evidence) ?? {}
  if (fact === undefined || leavesOpen === undefined) return undefined
  const isBeside = ({ path, line }: Place): boolean =>
    fact.places.some((each) => each.path === path) &&
    !fact.places.some((each) => each.path === path && each.line === line)
  const open = attributedHardware(attributed).find((each) => isBeside(each.observation.place) && leavesOpen(each))
  const { path, line } = open?.observation.place ?? {}
  return path && `another launch in ${path} leaves it open (line ${line})`
}

/** What launches and the declaration agree on, and which launches could differ. */
function agreedOn(topic: string, hardware: Facts['hardware'], { count, accelerator }: Evidence): Agreed | undefined {
  if (topic === 'count' && count !== undefined) {
    const declared = hardware.count ?? 0
    const isDeclared = countsLike(hardware, declared).includes(count.value)
    return isDeclared ? { fact: count, leavesOpen: leavesTotalOpen } : undefined
  }
  if (topic !== 'model' || accelerator === undefined) return undefined
  const isDeclared = accelerator.value.candidates.some(({ id }) => hardware.candidates.some((each) => each.id === id))
  return isDeclared ? { fact: accelerator, leavesOpen: leavesModelOpen } : undefined
}

interface Agreed {
  readonly fact: { readonly places: readonly Place[] }
  readonly leavesOpen: (launch: AttributedHardware) => boolean
}

const leavesModelOpen = ({ observation, request }: AttributedHardware): boolean =>
  observation.certainty === 'states' && request.candidates.length === 0

/** Set if each launch in one file agrees with the declaration: they may run at once. */
export function launchesAtOnce({ count, attributed }: Evidence): string | undefined {
  const requested = attributedHardware(attributed).map(({ observation }) => observation)
  for (const path of new Set(count?.places.map((place) => place.path))) {
    const own = requested.filter(
      ({ place }) => place.path === path && count?.places.some(({ line }) => line === place.line),
    )
    const tasks = own.find((each) => each.tasks !== undefined)?.tasks
    if (tasks !== undefined)
      return `${path} is an array of ${tasks === 'open' ? '' : `${tasks} `}tasks, which are compared one by one`
    const launches = new Set(own.flatMap(({ job }) => job ?? [])).size
    if (launches > 1) return `the ${launches} launches in ${path} are compared one by one`
  }
  return undefined
}
