import type { AppliedWaiver, Finding } from '../../src/core/finding/finding.ts'
import { checkFile, type FileReview } from '../../src/core/review/check.ts'
import { type Judging, judge, type Outcome } from '../../src/core/review/outcome.ts'
import { noteOf } from '../../src/core/review/rule-notes.ts'
import { rules } from '../../src/core/rules/index.ts'
import { ruleSet } from '../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../src/core/rules/thresholds.ts'

const set = ruleSet(rules)
const notes = new Map(rules.map((rule) => [rule.id, noteOf(rule)]))

/** Checks a manifest; `change` maps its findings. */
export function reviewOf(path: string, text: string, change = (finding: Finding): Finding => finding): FileReview {
  const review = checkFile(path, text, set, defaultThresholds)
  return { ...review, findings: review.findings.map(change) }
}

/** The outcome of some reviews; by default only errors fail. */
export const outcomeOf = (files: readonly FileReview[], judging: Partial<Judging> = {}): Outcome =>
  judge(files, { failOn: 'error', rules: notes, ...judging })

export const waiving = (about: Partial<AppliedWaiver> = {}): AppliedWaiver => ({
  reason: 'The cluster moves in January.',
  owner: 'ml-platform',
  ticket: 'OPS-12',
  expires: '2027-01-31',
  daysLeft: 71,
  place: { file: '.github/accelerator-policy.yml', line: 7 },
  ...about,
})

export const finding = (about: Partial<Finding> = {}): Finding => ({
  rule: 'model/dynamic-shapes',
  severity: 'warning',
  message: 'Shapes change.',
  remedy: 'Pad them.',
  span: { line: 1, column: 1, endLine: 1, endColumn: 2 },
  path: ['model', 'dynamic_shapes'],
  related: [],
  ...about,
})

/** A file with findings only, for example a policy. */
export const fileOf = (path: string, findings: readonly Finding[], about: Partial<FileReview> = {}): FileReview => ({
  path,
  text: 'a: 1\nb: 2\n',
  jobs: [],
  findings,
  searches: 0,
  ...about,
})

export const misfit = 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'
export const warned = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
export const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'

/** Words that try to act as markup or commands, in names of jobs and files and in findings. */
export const hostileWords = [
  'x%0A::error::y',
  'x\n::error file=a::y\n##[add-mask]z',
  '::add-mask::x',
  '##[add-matcher]m.json]',
  '<img src=x onerror=alert(1)>',
  ']]>',
  '&#0;&amp;&x;<![CDATA[',
  '"\' a="b"',
  '\u0000\u0001\u001b[2J\u007f\u009b',
  '\ud800 a \udfff',
  '\ufffe\uffff',
  '\u202egnp.exe \u2066a\u2069\u200b',
  '[a](https://evil.example) [b](1) ![c](x)',
  '{0} {12} {{0}}',
  '@someone @org/team',
  '[[ATTACHMENT|/etc/passwd]]',
  'a/../b#c?d:e',
  '__proto__',
  '🙂 שלום',
]

/** Characters that mislead a terminal or a reader; of these a report contains only line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
export const deceptive = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u
