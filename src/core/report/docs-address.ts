import type { RuleNote } from '../review/rule-notes.ts'
import { uriPath } from '../text/encode.ts'
import { version } from './version.ts'

/** The pages of this version, without a trailing slash. A run may set another address. */
export const docsAddress = `https://github.com/accelerator-review/accelerator-review/blob/v${version}`

/** The address of a page such as `docs/rules/sizing/does-not-fit.md`. Undefined for a rule without a page. */
export const pageAddress = (help: string | undefined, docs = docsAddress): string | undefined =>
  help === undefined ? undefined : `${docs}/${help.split('#').map(uriPath).join('#')}`

/** The page of a finding's rule. */
export const rulePage = (rule: string, rules: ReadonlyMap<string, RuleNote>, docs?: string): string | undefined =>
  pageAddress(rules.get(rule)?.help, docs)

/** The targets of a report's links. */
export interface LinkOptions {
  /** The address of the docs, without a trailing slash. Undefined: those of this version. */
  readonly docs?: string
  /** The address of the checked files, so that places link to their lines. */
  readonly files?: string
}
