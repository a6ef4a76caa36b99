import { compileCondition } from '../condition/condition.ts'
import { type EffectivePolicy, type PolicyRequest, readEffectivePolicy } from './effective.ts'
import type { PolicyContent, PolicyQuestion, RemoteFile, Unavailable } from './policy-reading.ts'
import { readPolicy } from './read.ts'

/** Policy files in memory. */
export interface PolicyTexts {
  readonly own: (path: string) => PolicyContent | undefined
  readonly remote: (repository: string, path: string, ref: string) => RemoteFile | Unavailable
}

/** The policy of a run from files in memory, synchronously. */
export function policyOfTexts(texts: PolicyTexts, request: Omit<PolicyRequest, 'files'>): EffectivePolicy {
  const reading = readEffectivePolicy(request)
  let step = reading.next()
  while (!step.done) step = reading.next(answer(step.value, texts))
  return step.value
}

function answer(question: PolicyQuestion, texts: PolicyTexts): unknown {
  if (question.ask === 'own') return texts.own(question.path)
  if (question.ask === 'remote') return texts.remote(question.repository, question.path, question.ref)
  return { readPolicy, compile: compileCondition }
}
