import { version } from '../version.ts'

/** The files that an editor can hold against a JSON Schema. */
export type Described = 'manifest' | 'policy'

const nameOf: Readonly<Record<Described, string>> = { manifest: 'accelerator', policy: 'accelerator-policy' }

/** Where the JSON Schema of this version lies for good; its `$id`. */
export const schemaAddress = (described: Described): string =>
  `https://raw.githubusercontent.com/accelerator-review/accelerator-review/v${version}/schema/${nameOf[described]}.schema.json`

/** The comment that names a file's schema for editors. */
export const schemaComment = (described: Described): string =>
  `# yaml-language-server: $schema=${schemaAddress(described)}`
