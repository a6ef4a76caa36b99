/** So many signs of a name stand in a table: one sign can be nine characters of its page, and a row has room for few. */
const mostSigns = 40

/** The beginning of a name. What it names is told by its place beside it. */
export function shortName(name: string): string {
  const signs = [...name]
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns).join('')}…` : name
}
