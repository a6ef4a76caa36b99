// Writes src/core/rules/index.ts from the files below it, so that adding a rule is adding its file.
import { readdirSync, writeFileSync } from 'node:fs'

const folder = new URL('../src/core/rules/', import.meta.url)
const ids = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

const variable = (id) => id.replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase())

writeFileSync(
  new URL('index.ts', folder),
  `import type { AnyRule } from './rule.ts'
${ids.map((id) => `import ${variable(id)} from './${id}.ts'`).join('\n')}

/** Every rule, by id in alphabetical order. Written by \`npm run generate\`: a rule is added by adding its file. */
export const rules: readonly AnyRule[] = [
${ids.map((id) => `  ${variable(id)},`).join('\n')}
]
`,
)
