import { folderOf, nameOf } from '../text/folder-paths.ts'
import type { EvidenceFacts, OpenLaunch } from './agreement/facts.ts'
import type { ListedLaunches } from './open-launches.ts'
import type { LaunchWords } from './scan/launch-words.ts'

const workloadName = /metadata["']?:\s{0,20}\{?\s{0,20}["']?name["']?:\s{0,4}["']?([\w.-]{1,63})/

/** What listed files say, and which of them no reader reads. */
interface ListedTexts {
  readonly words: ReadonlyMap<string, LaunchWords>
  readonly textOf: (path: string) => string
  readonly withoutReader: ReadonlySet<string>
}

/**
 * What listed files say of launches beyond what was read of them, one place for each file: numbers that may come to more,
 * words that hand a job to a scheduler where no number was read and no counted file is named, and accelerators in files
 * without a reader.
 */
export function launchesInWords(
  launches: ListedLaunches,
  { words, textOf, withoutReader }: ListedTexts,
  { count, perNode, nodes }: Pick<EvidenceFacts, 'count' | 'perNode' | 'nodes'>,
): OpenLaunch[] {
  const { counted, isDivided, hardware } = launches
  const compared = new Set([count, perNode, nodes].flatMap((fact) => fact?.places.map(({ path }) => path) ?? []))
  const givenBySlurm = [...counted].some((path) => words.get(path)?.gives === 'Slurm')
  /** A patch has the name of what it changes. */
  const changesCounted = (path: string): boolean => {
    const name = workloadName.exec(textOf(path))?.[1]
    return name === undefined || [...counted].some((other) => textOf(other).includes(name))
  }
  const asksForNone = (path: string, { accelerators, perNode, count, submits, gives }: LaunchWords): boolean =>
    (accelerators ?? perNode ?? count ?? submits) === undefined &&
    (gives === 'Slurm' ? givenBySlurm : gives === 'containers' && !changesCounted(path))
  const usual = perNode?.value ?? Math.max(1, ...hardware.map(({ observation }) => observation.perNode ?? 1))
  return [...words].flatMap(([path, said]): OpenLaunch[] => {
    const read = hardware.filter(({ observation }) => observation.place.path === path)
    const larger = largestIn(said, usual, read.length < 2)
    const place = (line: number) => ({ path, line })
    const { accelerators, submits } = said
    if (asksForNone(path, said)) return []
    if (withoutReader.has(path) && accelerators !== undefined && !compared.has(path))
      return [{ place: place(accelerators.line), because: 'is in no format whose numbers this check reads' }]
    if (larger !== undefined && larger.value > Math.max(0, ...read.map(({ request }) => request.count ?? 0)))
      return [{ place: place(larger.line), text: larger.text, atMost: larger.value }]
    if (compared.has(path) || counted.has(path) || isDivided(path)) return []
    const isOfCounted = (): boolean => [...counted].some((other) => names(textOf(path), other))
    return submits === undefined || counted.size === 0 || isOfCounted()
      ? []
      : [{ place: place(submits.line), text: submits.text }]
  })
}

/** The most that the numbers of a file may come to, and the word that says so. Numbers of several launches are not multiplied. */
function largestIn({ nodes, perNode, count }: LaunchWords, usual: number, isOne: boolean) {
  const onEach = (perNode ?? count) ? Math.max(perNode?.value ?? 1, count?.value ?? 1) : usual
  const inAll = nodes && { ...nodes, value: nodes.value * (isOne ? onEach : 1) }
  return [inAll, perNode, count].reduce((most, each) => ((each?.value ?? 0) > (most?.value ?? 0) ? each : most))
}

/** Whether a text names a file, or the folder that it lies in. */
const names = (text: string, path: string): boolean => {
  const folder = folderOf(path)
  return text.includes(nameOf(path)) || (folder !== '' && text.includes(folder.includes('/') ? folder : `${folder}/`))
}
