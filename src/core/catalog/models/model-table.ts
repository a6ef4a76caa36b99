import { type Model, type ModelFigures, modelFigures } from './model.ts'
import { sourceOf } from './sources.ts'

/** Models of one sort. `text` starts with a line break and a header line; every other line is a model. */
export interface ModelTable {
  readonly shared: Partial<Pick<Model, 'kind' | 'domain' | 'architecture'>>
  readonly text: string
}

type Cells = Readonly<Record<string, string | undefined>>

/**
 * A line of a table: `|` separates cells, the first two are id and names, and an empty cell is unknown. Only the names
 * are parsed until the model is needed: a run uses a few of 700.
 */
export class ModelRow {
  readonly names: readonly string[]
  readonly #table: ModelTable
  readonly #line: string
  #model: Model | undefined

  constructor(table: ModelTable, line: string) {
    this.#table = table
    this.#line = line
    const behindId = line.indexOf('|')
    const names = line.slice(behindId + 1, line.indexOf('|', behindId + 1))
    this.names = [line.slice(0, behindId), ...listIn(names || undefined)]
  }

  get model(): Model {
    this.#model ??= modelOf(this.#table.shared, this.#cells())
    return this.#model
  }

  #cells(): Cells {
    const { text } = this.#table
    const columns = text.slice(1, text.indexOf('\n', 1)).split('|')
    const cells = this.#line.split('|')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] || undefined]))
  }
}

export const rowsOf = (table: ModelTable): readonly ModelRow[] =>
  table.text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => new ModelRow(table, line))

function modelOf(shared: ModelTable['shared'], cells: Cells): Model {
  const { id, names, family, source, rememberedFigures, ...rest } = cells
  const remembered = source === 'remembered'
  return {
    ...shared,
    id,
    family,
    ...textIn(rest),
    ...figuresIn(rest),
    names: listIn(names),
    remembered,
    ...(!remembered && source !== undefined && { source: sourceOf(source) }),
    ...(rememberedFigures !== undefined && { rememberedFigures: listIn(rememberedFigures) }),
    // The catalog's test checks that every row is complete.
  } as Model
}

const listIn = (cell: string | undefined): string[] => cell?.split(',') ?? []

const textIn = (cells: Cells): Cells =>
  Object.fromEntries(
    ['kind', 'domain', 'architecture', 'publishedPrecision', 'note'].flatMap((column) =>
      cells[column] === undefined ? [] : [[column, cells[column]]],
    ),
  )

const figuresIn = (cells: Cells): ModelFigures =>
  Object.fromEntries(
    modelFigures.flatMap((figure) => (cells[figure] === undefined ? [] : [[figure, Number(cells[figure])]])),
  )
