import { readDocument } from '../../src/core/languages/yaml/document-reader.ts'
import { compileCondition } from '../../src/core/policy/condition/condition.ts'
import { type EffectivePolicy, effectivePolicy, type PolicyRequest } from '../../src/core/policy/layers/effective.ts'
import type { PolicyLayer } from '../../src/core/policy/layers/layer.ts'
import type { PolicyFiles, Unavailable } from '../../src/core/policy/layers/policy-reading.ts'
import { readPolicy } from '../../src/core/policy/layers/read.ts'
import { ruleSetUnder } from '../../src/core/policy/rule-set.ts'
import type { PolicyProblem } from '../../src/core/policy/unusable-policy.ts'
import { checkFile, type FileReview } from '../../src/core/review/check.ts'
import { rules } from '../../src/core/rules/index.ts'

/** Path of a repository's policy. */
export const ownPath = '.github/accelerator-policy.yml'
/** A shared policy's reference in another policy. */
export const sharedName = `acme/policies/base.yml@${'a'.repeat(40)}`

/** Reads one policy file. */
export const read = (input: string | Uint8Array): ReturnType<typeof readPolicy> =>
  readPolicy(readDocument(input), ownPath, true, compileCondition)

/** A policy without mistakes. */
export function layerOf(text: string): PolicyLayer {
  const { layer, problems } = read(text)
  if (layer === undefined) throw new Error(problems.map(({ message }) => message).join('\n'))
  return layer
}

/** A problem's place and words: `3:7 message remedy`. */
export const said = ({ message, remedy, origin: { span } }: PolicyProblem): string =>
  `${span.line}:${span.column} ${message} ${remedy}`

/** The problems of a policy file, one line each. */
export const problemsIn = (input: string | Uint8Array): string[] => read(input).problems.map(said)

/** A repository's files by path, and shared ones by `owner/repo/path@commit`. */
export const filesOf = (
  own: Readonly<Record<string, string>>,
  shared: Readonly<Record<string, string>> = {},
): PolicyFiles => ({
  own: async (path) => (own[path] === undefined ? undefined : new TextEncoder().encode(own[path])),
  remote: async (repository, path, ref) => {
    const text = shared[`${repository}/${path}@${ref}`]
    const missing: Unavailable = { message: `${repository} has no file ${path} at ${ref}.`, remedy: 'Correct it.' }
    return text === undefined ? missing : { content: new TextEncoder().encode(text), commit: ref }
  },
})

/** The policy of a repository whose policy file is `text`, which may extend {@link sharedName}. */
export const effectiveOf = (
  text: string,
  shared?: string,
  request: Partial<PolicyRequest> = {},
): Promise<EffectivePolicy> =>
  effectivePolicy({
    files: filesOf({ [ownPath]: text }, shared === undefined ? {} : { [sharedName]: shared }),
    rules,
    ...request,
  })

/** Checks a manifest under a valid policy; searches for `alternatives` on request. */
export async function reviewUnder(
  policyText: string,
  manifest: string,
  { alternatives = false } = {},
): Promise<FileReview> {
  const { policy, problems } = await effectiveOf(policyText)
  if (problems.length > 0) throw new Error(problems.map(said).join('\n'))
  const search = { jobs: alternatives ? 50 : 0 }
  return checkFile('train/accelerator.yml', manifest, ruleSetUnder(policy, rules), policy.thresholds, search)
}

/** Findings of the area `policy`: `3 error policy/limit-exceeded`, by line. */
export async function demanded(policyText: string, manifest: string): Promise<string[]> {
  const { findings } = await reviewUnder(policyText, manifest)
  return findings
    .filter(({ rule }) => rule.startsWith('policy/'))
    .map(({ span, severity, rule }) => `${span.line} ${severity} ${rule}`)
}
