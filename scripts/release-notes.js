// Prints the changelog's section for the version in package.json. On a tag, fails if the tag is another version, or if
// the changelog calls the version unreleased.
import { readFileSync } from 'node:fs'

const textOf = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { version } = JSON.parse(textOf('package.json'))
const [section] = textOf('CHANGELOG.md')
  .split(/^(?=## )/m)
  .filter((text) => text.startsWith(`## ${version} `))

if (section === undefined) throw new Error(`CHANGELOG.md has no section of ${version}.`)
const [heading, ...notes] = section.split('\n')
if (process.env.GITHUB_REF_TYPE === 'tag') {
  const tag = process.env.GITHUB_REF_NAME
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and the version in package.json is ${version}.`)
  if (!/^## \S+ \(\d{4}-\d{2}-\d{2}\)$/.test(heading)) throw new Error(`"${heading}" names no day.`)
}
console.log(notes.join('\n').trim())
