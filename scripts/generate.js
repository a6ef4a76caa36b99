// Writes what the code says about itself: the JSON Schema, a page for each rule, and the index of rules and sources.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { guidanceIds, sourceOf } from '../build/core/finding/sources.js'
import { jsonSchemaOf } from '../build/core/report/json-schema.js'
import { rules } from '../build/core/rules/index.js'
import { catalogPage } from './catalog-page.js'
import { manifestPage } from './manifest-page.js'
import { rulePages } from './rule-pages.js'

const root = new URL('../', import.meta.url)
const write = (path, text) => {
  const file = new URL(path, root)
  mkdirSync(dirname(file.pathname), { recursive: true })
  writeFileSync(file, text)
}

write('schema/accelerator.schema.json', `${JSON.stringify(jsonSchemaOf('manifest'), null, 2)}\n`)
write('schema/accelerator-policy.schema.json', `${JSON.stringify(jsonSchemaOf('policy'), null, 2)}\n`)
rmSync(new URL('docs/rules', root), { recursive: true, force: true })
for (const [path, text] of Object.entries(rulePages({ rules, guidanceIds, sourceOf }))) write(path, text)
write('docs/manifest.md', manifestPage())
write('docs/catalog.md', catalogPage())
