import { jsonText } from '../../text/encode.ts'
import { docsAddress } from '../docs-address.ts'
import { version } from '../version.ts'
import type { PlacedFinding } from '../words/finding-groups.ts'

/** Short, so that many links leave room for the findings. */
const longestBody = 700

/**
 * The address of a form that reports a false finding, prefilled with the rule, this version, the finding's line and the
 * declaration. Sends nothing by itself. Undefined if the docs are on a server without such a form.
 */
export function reportAddress({ file, finding }: PlacedFinding, docs = docsAddress): string | undefined {
  const repository = /^(https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+)\/blob\//.exec(docs)?.[1]
  if (repository === undefined) return undefined
  const { rule, span } = finding
  const body = [
    `Rule: ${rule}`,
    `Version: ${version}`,
    `Line: ${(file.text.split('\n', span.line)[span.line - 1] ?? '').trim()}`,
    `Declared: ${declared({ file, finding })}`,
    '',
    'Why it is false:',
  ].join('\n')
  return `${repository}/issues/new?title=${encoded(`False finding: ${rule}`)}&body=${encoded(body.slice(0, longestBody))}`
}

/** The keys that rules use, as in the manifest. */
function declared({ file, finding }: PlacedFinding): string {
  const job = file.jobs.find(({ name }) => name === finding.job)
  if (job === undefined) return 'unknown'
  const { framework, stage, task, scale, model, hardware } = job.facts.declaration
  return jsonText({ framework, stage, task, scale, model, hardware }).replace(/\s+/g, ' ')
}

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
