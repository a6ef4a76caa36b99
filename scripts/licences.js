// The licences of everything in a bundle, by what webpack says it took. ncc's own list leaves out what lies in a part
// that loads later.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/
const licenceFile = /^(?:licen[cs]e|copying|notice)\b/i

/** One section for each package: its name, its licence's, and the text. `stats` is ncc's `--stats-out`. */
export function licences(stats) {
  const folders = new Set(filesIn(stats.modules).flatMap((file) => packageFolder.exec(file)?.[0] ?? []))
  return [...folders]
    .map((folder) => ({ folder, about: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .sort((a, b) => (a.about.name < b.about.name ? -1 : 1))
    .map(({ folder, about }) => [about.name, about.license, ...textsIn(folder)].join('\n'))
    .join('\n\n')
}

/** What was taken from files; the rest is what webpack and ncc write themselves. */
const filesIn = (modules = []) =>
  modules.flatMap((each) => [...(each.nameForCondition ? [each.nameForCondition] : []), ...filesIn(each.modules)])

const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
