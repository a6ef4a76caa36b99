// Writes the lists of rules and of readers from the files below their folders, so that adding one is adding its file.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const core = new URL('../src/core/', import.meta.url)
const variable = (id) => id.replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())

/** The files below `folder` that export `name`, as `area/file`, in alphabetical order. */
function filesExporting(name, folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('/') && file.endsWith('.ts'))
    .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes(`\nexport ${name}`))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

const list = (name, type, ids) => `export const ${name}: readonly ${type}[] = [${ids.map(variable).join(', ')}]\n`

const rulesFolder = new URL('rules/', core)
const rules = filesExporting('default ', rulesFolder)
writeFileSync(
  new URL('index.ts', rulesFolder),
  `import type { AnyRule } from './rule.ts'
${rules.map((id) => `import ${variable(id)} from './${id}.ts'`).join('\n')}

/** Every rule, by id in alphabetical order. Written by \`npm run build\`: a rule is added by adding its file. */
${list('rules', 'AnyRule', rules)}`,
)

const readersFolder = new URL('evidence/tables/', core)
const readers = filesExporting('const reader', readersFolder)
writeFileSync(
  new URL('index.ts', readersFolder),
  `import type { EvidenceReader } from '../observation/observation.ts'
${readers.map((id) => `import { reader as ${variable(id)} } from './${id}.ts'`).join('\n')}

/** Every reader of files. Written by \`npm run build\`: a reader is added by adding its file. */
${list('readers', 'EvidenceReader', readers)}`,
)

const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error']
const written = [rulesFolder, readersFolder].map((folder) => fileURLToPath(new URL('index.ts', folder)))
execFileSync(process.execPath, [...biome, ...written], { cwd: root, stdio: 'inherit' })
