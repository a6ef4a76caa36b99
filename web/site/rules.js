import { readdirSync } from 'node:fs'

const folder = new URL('../../docs/rules/', import.meta.url)

/** The names of the rules by area, from the pages in `docs/rules`. */
export function rulesByArea() {
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(areas.map(({ name }) => [name, namesIn(name)]).sort())
}

const namesIn = (area) =>
  readdirSync(new URL(`${area}/`, folder))
    .map((file) => file.replace(/\.md$/, ''))
    .sort()
