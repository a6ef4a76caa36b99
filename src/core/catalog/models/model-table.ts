import { type Model, type ModelFigures, modelFigures } from './model.ts'
import { sourceOf } from './sources.ts'

/** What all the rows of a table share. */
type Shared = Partial<Pick<Model, 'kind' | 'domain' | 'architecture'>>

type Cells = Readonly<Record<string, string | undefined>>

/**
 * The models of a table in text: the first line names the columns, each further line is a model, `|` stands between the
 * cells, and an empty cell is a figure that is not known. Text, because 700 rows cost nothing until they are read.
 */
export function readTable(shared: Shared, table: string): readonly Model[] {
  const [header = '', ...rows] = table.trim().split('\n')
  const columns = header.split('|')
  return rows.map((row) => {
    const values = row.split('|')
    return modelOf(shared, Object.fromEntries(columns.map((column, at) => [column, values[at] || undefined])))
  })
}

function modelOf(shared: Shared, cells: Cells): Model {
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
    // The test of the catalog holds that every row is complete.
  } as Model
}

const listIn = (cell: string | undefined): string[] => cell?.split(',') ?? []

const textIn = (cells: Cells): Cells =>
  Object.fromEntries(
    ['kind', 'domain', 'architecture', 'note'].flatMap((column) =>
      cells[column] === undefined ? [] : [[column, cells[column]]],
    ),
  )

const figuresIn = (cells: Cells): ModelFigures =>
  Object.fromEntries(
    modelFigures.flatMap((figure) => (cells[figure] === undefined ? [] : [[figure, Number(cells[figure])]])),
  )
