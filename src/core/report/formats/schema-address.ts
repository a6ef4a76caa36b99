import { version } from '../version.ts'

/** The files with a published JSON Schema. */
export type Described = 'manifest' | 'policy'

const nameOf: Readonly<Record<Described, string>> = { manifest: 'accelerator', policy: 'accelerator-policy' }

/** The permanent address of this version's JSON Schema, which is its `$id`. */
export const schemaAddress = (described: Described): string =>
  `https://raw.githubusercontent.com/accelerator-review/accelerator-review/v${version}/schema/${nameOf[described]}.schema.json`

/** The comment that tells editors the schema of a file. */
export const schemaComment = (described: Described): string =>
  `# yaml-language-server: $schema=${schemaAddress(described)}`
