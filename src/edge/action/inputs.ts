import { UnusableInput } from '../../core/finding/unusable-input.ts'
import type { FailOn, NoManifest } from '../../core/policy/policy.ts'
import { failOnWords, noManifestWords } from '../../core/policy/policy.ts'
import { present } from '../../core/text/present.ts'

const commentModes = ['never', 'on-findings', 'on-change', 'always'] as const

/** The Action's inputs. */
export interface Inputs {
  /** Manifests, folders and globs. Empty: every manifest. */
  readonly patterns: readonly string[]
  readonly folder: string
  readonly policy?: string
  readonly failOn?: FailOn
  readonly noManifest?: NoManifest
  /** The branch or commit to compare with, for events without a base. */
  readonly baseRef?: string
  readonly headRef?: string
  readonly failOnNew: boolean
  readonly changedOnly: boolean
  readonly annotations: boolean
  readonly comment: (typeof commentModes)[number]
  readonly suggest: boolean
  /** Whether the JSON report has cheaper hardware for jobs without errors and warnings. */
  readonly savings: boolean
  readonly sarifCategory: string
}

/** Reads the inputs. Throws {@link UnusableInput} for invalid values. */
export function readInputs(input: (name: string) => string): Inputs {
  const word = <Word extends string>(name: string, words: readonly Word[]): Word | undefined => {
    const written = input(name).trim()
    if (written === '') return undefined
    const known = words.find((candidate) => candidate === written)
    if (known === undefined) throw new UnusableInput(`The input ${name} is "${written}"; it takes ${words.join(', ')}.`)
    return known
  }
  const flag = (name: string, usual: boolean): boolean => (word(name, ['true', 'false']) ?? String(usual)) === 'true'
  const text = (name: string): string | undefined => input(name).trim() || undefined
  return {
    patterns: input('paths')
      .split(/[\n,]/)
      .map((pattern) => pattern.trim())
      .filter((pattern) => pattern !== ''),
    folder: input('working-directory') || '.',
    ...present({
      policy: text('policy'),
      failOn: word('fail-on', failOnWords),
      noManifest: word('no-manifest', noManifestWords),
      baseRef: text('base-ref'),
      headRef: text('head-ref'),
    }),
    failOnNew: flag('fail-on-new', false),
    changedOnly: flag('changed-only', false),
    annotations: flag('annotations', true),
    comment: word('comment', commentModes) ?? 'never',
    suggest: flag('suggest', false),
    savings: flag('savings', false),
    sarifCategory: input('sarif-category'),
  }
}
