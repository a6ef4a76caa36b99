// The licenses of all packages in a bundle, from esbuild's metafile, because ncc only sees esbuild's output.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const packageFolder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/
const licenceFile = /^(?:licen[cs]e|copying|notice)\b/i

/** One section per package in a bundle: name and version, license, and license text. */
export function licences(files) {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []))
  return [...folders]
    .map((folder) => ({ folder, about: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .sort((a, b) => (a.about.name < b.about.name ? -1 : 1))
    .map(({ folder, about }) => [`${about.name}@${about.version}`, about.license, ...textsIn(folder)].join('\n'))
    .join('\n\n')
}

/** Parses the sections by package. Each starts with a name after an empty line. */
export function sectionsIn(text) {
  const [before, ...parts] = text.split(heading)
  if (before !== '') throw new Error('Something stands before the first package.')
  return new Map(parts.flatMap((id, index) => (index % 2 === 0 ? [[id, parts[index + 1]]] : [])))
}

const heading = /(?:^|\n\n)((?:@[\w.-]+\/)?[a-z\d][\w.-]*(?:@\d[\w.+-]*)?)\n(?=(?:\(?[A-Z][\w.-]*[\w.)]\)?)\n)/

/** The files that contribute to a bundle, by esbuild's metafile. */
export const takenIn = (root, { outputs }) =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [join(root, file)] : [])),
  )

const textsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
