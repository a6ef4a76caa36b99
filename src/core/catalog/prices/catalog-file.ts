import { type CsvRow, csvRows } from '../../text/csv.ts'

/** One row of a public price catalog. Prices are USD per hour for the whole row. */
export interface CatalogRow {
  readonly line: number
  /** Empty for accelerators that are sold separately from machines. */
  readonly machine: string
  /** As the catalog writes it; empty for a machine without accelerators. */
  readonly part: string
  readonly count: number
  readonly region: string
  readonly zone: string
  readonly price?: number
  readonly spotPrice?: number
  /** Why nobody pays this price on demand or for spot machines. */
  readonly because?: string
}

export type CatalogFormat = 'skypilot' | 'gpuhunt'

interface CatalogFile {
  readonly format: CatalogFormat
  readonly rows: readonly CatalogRow[]
}

type Cells = (column: string) => string

/** The rows of SkyPilot's `vms.csv` or of a gpuhunt `.csv`, recognized by their columns; undefined for another file. */
export function readCatalogFile(text: string): CatalogFile | undefined {
  const [header, ...rows] = csvRows(text)
  if (header === undefined) return undefined
  const columns = new Map(header.cells.map((name, index) => [name.trim(), index]))
  const format = formats.find(({ needs }) => needs.every((name) => columns.has(name)))
  if (format === undefined) return undefined
  const cellsOf =
    ({ cells }: CsvRow): Cells =>
    (column) =>
      cells[columns.get(column) ?? -1]?.trim() ?? ''
  return { format: format.name, rows: rows.map((row) => ({ line: row.line, ...format.read(cellsOf(row)) })) }
}

/** A positive number; SkyPilot and the providers leave unknown figures empty or 0. */
const figure = (text: string): number | undefined => (Number(text) > 0 && Number(text) < 1e6 ? Number(text) : undefined)

/** SkyPilot's price for a v6e slice of any size whose price is unknown. */
const unknownV6e = 700

const formats: readonly {
  readonly name: CatalogFormat
  readonly needs: readonly string[]
  readonly read: (cell: Cells) => Omit<CatalogRow, 'line'>
}[] = [
  {
    name: 'skypilot',
    needs: ['InstanceType', 'AcceleratorName', 'AcceleratorCount', 'Price', 'SpotPrice', 'Region'],
    read: (cell) => {
      const part = cell('AcceleratorName')
      const [price, spotPrice] = [cell('Price'), cell('SpotPrice')].map(figure)
      const known = (usd: number | undefined) => (part.startsWith('tpu-v6e-') && usd === unknownV6e ? undefined : usd)
      return {
        machine: cell('InstanceType'),
        part,
        count: figure(cell('AcceleratorCount')) ?? 0,
        region: cell('Region'),
        zone: cell('AvailabilityZone'),
        ...pricesOf(known(price), known(spotPrice)),
        ...(price !== undefined &&
          known(price) === undefined && { because: `has ${unknownV6e}, which stands for a price that is not known` }),
      }
    },
  },
  {
    name: 'gpuhunt',
    needs: ['instance_name', 'location', 'price', 'gpu_count', 'gpu_name', 'spot'],
    read: (cell) => {
      const price = figure(cell('price'))
      // A reservation, whatever the price.
      const isReserved = /calendar|gcp-a4|runpod-cluster/.test(cell('flags'))
      return {
        machine: cell('instance_name'),
        part: partOf(cell),
        count: figure(cell('gpu_count')) ?? 0,
        region: cell('location').replace(/(?<=\d)-(?:ai\d)?[a-z]$/, ''),
        zone: cell('location'),
        ...(/^true$/i.test(cell('spot')) ? pricesOf(undefined, price) : pricesOf(price, undefined)),
        ...(isReserved && { because: 'is the price of a reservation' }),
      }
    },
  },
]

const pricesOf = (price: number | undefined, spotPrice: number | undefined) => ({
  ...(price !== undefined && { price }),
  ...(spotPrice !== undefined && { spotPrice }),
})

/** gpuhunt lists the memory separately, and uses the prefix "tpu-" only in old files. */
function partOf(cell: Cells): string {
  const [name, memory] = [cell('gpu_name'), figure(cell('gpu_memory'))]
  if (/^google$/i.test(cell('gpu_vendor')) || name.startsWith('tpu-')) return `tpu-${name.replace(/^tpu-/, '')}`
  return name === '' || memory === undefined ? name : `${name}-${Math.round(memory)}GB`
}
