// Prints the contents of the bundles as CycloneDX. The package installs nothing, so npm lists every dependency as a
// development one. So this reduces npm's list to the packages in the bundles' license files.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sectionsIn } from './licenses.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const textOf = (path) => readFileSync(`${root}${path}`, 'utf8')
const { name, version } = JSON.parse(textOf('package.json'))

const licenceFiles = readdirSync(`${root}dist`, { recursive: true }).filter((file) => file.endsWith('licenses.txt'))
const sections = new Map(licenceFiles.flatMap((file) => [...sectionsIn(textOf(`dist/${file}`))]))

const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
const whole = JSON.parse(execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }))
const listed = new Map(whole.components.map((component) => [component['bom-ref'], component]))

/** A package in a bundle. Code compiled into another package has neither a version nor an entry in the lockfile. */
function componentOf(id) {
  if (!id.includes('@', 1))
    return { 'bom-ref': id, type: 'library', name: id, scope: 'required', licenses: licence(id) }
  const component = listed.get(id)
  if (component === undefined) throw new Error(`${id} is in a bundle and not in package-lock.json.`)
  const properties = component.properties.filter((property) => property.name !== 'cdx:npm:package:development')
  return { ...component, scope: 'required', properties }
}

const licence = (id) => [{ license: { id: sections.get(id).split('\n', 1)[0] } }]

const inside = [...sections.keys()].sort()
const project = whole.metadata.component
const known = new Set([project['bom-ref'], ...inside])
const dependencies = whole.dependencies
  .filter(({ ref }) => known.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((id) => known.has(id)) }))
// npm names the project after its folder.
const metadata = { ...whole.metadata, component: { ...project, name, version } }
console.log(JSON.stringify({ ...whole, metadata, components: inside.map(componentOf), dependencies }, null, 2))
