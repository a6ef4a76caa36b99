import { type CsvRow, csvRows } from '../../text/csv.ts'

/** What one row of a public price catalog says. Prices are USD an hour for all that the row is of. */
export interface CatalogRow {
  readonly line: number
  /** Empty for accelerators that are sold beside a machine. */
  readonly machine: string
  /** As the catalog writes it; empty for a machine without any. */
  readonly part: string
  readonly count: number
  readonly region: string
  readonly zone: string
  readonly price?: number
  readonly spotPrice?: number
  /** Why its price is none that anybody pays on demand or for spot machines. */
  readonly because?: string
}

export type CatalogFormat = 'skypilot' | 'gpuhunt'

interface CatalogFile {
  readonly format: CatalogFormat
  readonly rows: readonly CatalogRow[]
}

type Cells = (column: string) => string

/** The rows of SkyPilot's `vms.csv` or of a `.csv` of gpuhunt, told by their columns; undefined for another file. */
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

/** A positive number; SkyPilot and the providers write nothing or 0 for what they do not know. */
const figure = (text: string): number | undefined => (Number(text) > 0 && Number(text) < 1e6 ? Number(text) : undefined)

/** SkyPilot writes this for a v6e slice of any size whose price it does not know. */
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
      // A reservation, whatever the price says.
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

/** gpuhunt has the memory beside the name, and "tpu-" before it in old files only. */
function partOf(cell: Cells): string {
  const [name, memory] = [cell('gpu_name'), figure(cell('gpu_memory'))]
  if (/^google$/i.test(cell('gpu_vendor')) || name.startsWith('tpu-')) return `tpu-${name.replace(/^tpu-/, '')}`
  return name === '' || memory === undefined ? name : `${name}-${Math.round(memory)}GB`
}
