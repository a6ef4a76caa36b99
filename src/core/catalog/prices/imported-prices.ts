import type { Machine } from '../machines/machine.ts'
import { machines } from '../machines/machines.ts'
import { type AcceleratorName, resolveAccelerator } from '../names/accelerator-name.ts'
import { resolveMachine } from '../names/machine-name.ts'
import { type CatalogRow, readCatalogFile } from './catalog-file.ts'

/** USD per accelerator-hour. */
export interface ImportedPrice {
  /** A machine type of the catalog; undefined if the price is for the accelerator in any machine. */
  readonly machine?: string
  readonly accelerator: string
  readonly region: string
  readonly spot: boolean
  readonly usdPerHour: number
}

/** A row that was skipped, and why. */
export interface RefusedRow {
  readonly line: number
  readonly because: string
}

export interface PriceImport {
  readonly prices: readonly ImportedPrice[]
  readonly refused: readonly RefusedRow[]
}

/** A row with its accelerator. */
interface Sold extends CatalogRow {
  readonly accelerator: string
  readonly accelerators: number
  readonly known?: Machine
}

/**
 * A provider's prices in a public catalog, at the cheapest zone of each region. An accelerator alone costs as much as
 * in its cheapest machine. Undefined if the file is not such a catalog.
 */
export function importedPrices(
  text: string,
  provider: string,
  isWanted: (region: string) => boolean = () => true,
): PriceImport | undefined {
  const file = readCatalogFile(text)
  if (file === undefined) return undefined
  const refused: RefusedRow[] = []
  const wanted = file.rows.filter(({ region }) => isWanted(region))
  const hosts = new Map(wanted.filter(({ part }) => part === '').map((row) => [hostKey(row.machine, row.zone), row]))
  const isApart = file.format === 'skypilot' && provider === 'gcp'
  const dearest = isApart ? dearestOf(file.rows) : undefined
  const sold = wanted.flatMap((row): Sold[] => {
    if (row.part === '') return []
    const found = soldBy(row, provider)
    const because = typeof found === 'string' ? found : faultOf(row)
    const reserved = dearest && reservedWords(row, dearest)
    if (because !== undefined || reserved !== undefined)
      refused.push({ line: row.line, because: because ?? (reserved as string) })
    if (typeof found === 'string' || because !== undefined) return []
    if (reserved !== undefined && row.spotPrice === undefined) return []
    const taken = reserved === undefined ? found : withoutPrice(found)
    return isApart ? withHosts(taken, hosts, refused) : [taken]
  })
  return { prices: lowest(sold), refused: refused.sort((a, b) => a.line - b.line) }
}

const hostKey = (machine: string, zone: string): string => `${machine} ${zone}`

/** Names that mean another accelerator there than in a manifest. */
const names: Readonly<Record<string, string>> = { a100: 'a100-40gb', 'h100-mega': 'h100', rtxpro6000: 'rtx-pro-6000' }

/** Google's machines with these accelerators, if others have the same one. */
const series: Readonly<Record<string, string>> = { h100: 'a3-highgpu', 'h100-mega': 'a3-megagpu' }

/** What a row sells, or why that is unclear. */
function soldBy(row: CatalogRow, provider: string): Sold | string {
  const written = row.part.toLowerCase()
  const word = Object.hasOwn(names, written) ? (names[written] as string) : written
  const machine = resolveMachine(row.machine)
  const known = machine?.provider === provider ? machine : undefined
  const named = resolveAccelerator(word) ?? resolveAccelerator(word.replace(/-\d+gb$/, ''))
  if (named === undefined || named.candidates.length === 0)
    return `names an accelerator that the catalog does not know: ${row.part}`
  // A slice's name includes its size, and every row counts one slice.
  const accelerators = named.slice?.chips ?? row.count
  if (!(accelerators > 0)) return 'does not say how many accelerators it has'
  if (known && Math.abs(known.count - accelerators) > 0.01)
    return `has ${accelerators} accelerators, and ${known.name} has ${known.count}`
  return { ...row, accelerator: nameOf(named, word), accelerators, ...(known && { known }) }
}

/** The manifest's word for all forms of the accelerator: `a100-80gb`, `tpu-v5e`. */
const nameOf = ({ candidates, slice }: AcceleratorName, word: string): string =>
  slice || resolveAccelerator(word) === undefined ? (candidates[0]?.id ?? word) : word

function faultOf({ price, spotPrice, because, region }: CatalogRow): string | undefined {
  if (because !== undefined) return because
  if (region === '') return 'names no region'
  if (price === undefined && spotPrice === undefined) return 'has no price'
  return price !== undefined && spotPrice !== undefined && spotPrice > price
    ? 'has a spot price above its price'
    : undefined
}

/** The highest price of each Google accelerator over the regions. */
function dearestOf(rows: readonly CatalogRow[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { part, count, price = 0 } of rows) found.set(part, Math.max(found.get(part) ?? 0, price / count))
  return found
}

/** Google sells these as reservations and spot machines, but not on demand. */
const notOnDemand: ReadonlySet<string> = new Set(['B200'])

/** Why a Google price is for a reservation or a later start. Its spot price is valid. */
function reservedWords(
  { part, count, price, spotPrice }: CatalogRow,
  dearest: ReadonlyMap<string, number>,
): string | undefined {
  if (price === undefined) return undefined
  const left = spotPrice === undefined ? '' : '; only its spot price is taken'
  if (notOnDemand.has(part)) return `has the price of a reservation: Google sells no ${part} on demand${left}`
  return price / count < (dearest.get(part) ?? 0) / 2
    ? `costs less than half of what it costs in another region${left}`
    : undefined
}

const withoutPrice = ({ price: _, ...rest }: Sold): Sold => rest

/** Google prices accelerators separately from their machines: adds both. */
function withHosts(row: Sold, hosts: ReadonlyMap<string, CatalogRow>, refused: RefusedRow[]): Sold[] {
  const id = resolveAccelerator(row.accelerator)?.candidates.map((each) => each.id) ?? []
  const holding = machines.filter(
    ({ provider, accelerator, name }) =>
      provider === 'gcp' && id.includes(accelerator) && name.startsWith(series[row.part.toLowerCase()] ?? ''),
  )
  // Older cards attach to any machine, and slices include their hosts.
  if (holding.length === 0 || resolveAccelerator(row.part)?.slice) return [row]
  const found = holding.flatMap((known): Sold[] => {
    const host = known.count === row.accelerators ? hosts.get(hostKey(known.name, row.zone)) : undefined
    if (host === undefined) return []
    const { price, spotPrice, ...rest } = row
    const hostPrice = host.price ?? 0
    // A machine that costs nothing in addition to its accelerators also costs nothing as a spot machine.
    const hostSpot = host.spotPrice ?? (hostPrice === 0 ? 0 : undefined)
    return [
      {
        ...rest,
        known,
        ...(price !== undefined && { price: price + hostPrice }),
        ...(spotPrice !== undefined && hostSpot !== undefined && { spotPrice: spotPrice + hostSpot }),
      },
    ]
  })
  if (found.length === 0)
    refused.push({ line: row.line, because: `has no row for a machine with ${row.accelerators} in its zone` })
  return found
}

/** The lowest price for each key; specific prices come first, and of regions the cheapest. */
function lowest(sold: readonly Sold[]): ImportedPrice[] {
  const found = new Map<string, ImportedPrice>()
  const add = (price: ImportedPrice): void => {
    const key = [price.machine ?? price.accelerator, price.region, price.spot].join(' ')
    const known = found.get(key)
    if (known === undefined || price.usdPerHour < known.usdPerHour) found.set(key, price)
  }
  for (const { accelerator, accelerators, known, region, price, spotPrice } of sold)
    for (const [usd, spot] of [
      [price, false],
      [spotPrice, true],
    ] as const) {
      if (usd === undefined) continue
      const one = { accelerator, region, spot, usdPerHour: usd / accelerators }
      add(one)
      if (known) add({ ...one, machine: known.name })
    }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.machine === undefined) - Number(b.machine === undefined) ||
      compare(a.machine ?? a.accelerator, b.machine ?? b.accelerator) ||
      Number(a.spot) - Number(b.spot) ||
      a.usdPerHour - b.usdPerHour ||
      compare(a.region, b.region),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
