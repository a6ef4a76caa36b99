import { guidanceIds, sourceOf } from '../src/core/finding/sources.ts'
import { jsonSchemaOf } from '../src/core/report/formats/json-schema.ts'
import { rules } from '../src/core/rules/index.ts'
import { catalogPage } from './catalog-page.js'
import { evidencePage } from './evidence-page.js'
import { manifestPage } from './manifest-page.js'
import { messagesPage } from './messages-page.js'
import { modelsPage } from './models-page.js'
import { rulePages } from './rule-pages.js'
import { spellingsPage } from './spellings-page.js'

const schema = (described) => `${JSON.stringify(jsonSchemaOf(described), null, 2)}\n`

/**
 * All generated files by path: JSON Schemas, rule pages, and the pages of the manifest, spellings, catalogs and
 * evidence formats.
 */
export const generatedFiles = () => ({
  'schema/accelerator.schema.json': schema('manifest'),
  'schema/accelerator-policy.schema.json': schema('policy'),
  ...rulePages({ rules, guidanceIds, sourceOf }),
  'docs/manifest.md': manifestPage(),
  'docs/catalog.md': catalogPage(),
  'docs/internals/messages.md': messagesPage(rules),
  'docs/models.md': modelsPage(),
  'docs/spellings.md': spellingsPage(),
  'docs/evidence.md': evidencePage(),
})
