import type { RuleNote } from '../review/rule-notes.ts'
import { uriPath } from '../text/encode.ts'
import { version } from './version.ts'

/** Where the pages of this version are, without a slash at the end, unless a run says where else. */
export const docsAddress = `https://github.com/accelerator-review/accelerator-review/blob/v${version}`

/** The address of a page of ours, such as `docs/rules/sizing/does-not-fit.md`; undefined for a rule without one. */
export const pageAddress = (help: string | undefined, docs = docsAddress): string | undefined =>
  help === undefined ? undefined : `${docs}/${help.split('#').map(uriPath).join('#')}`

/** The page of the rule behind a finding. */
export const rulePage = (rule: string, rules: ReadonlyMap<string, RuleNote>, docs?: string): string | undefined =>
  pageAddress(rules.get(rule)?.help, docs)

/** Where the links of a report lead. */
export interface LinkOptions {
  /** Where rule and source pages are, without a slash at the end; absent: where this version has them. */
  readonly docs?: string
  /** Where the checked files are, so that places link to their lines. */
  readonly files?: string
}
