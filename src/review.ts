import { checkFile, type FileReview, ruleSet } from './check.ts'
import { judge, type Outcome, type Policy } from './policy.ts'
import { rules } from './rules/index.ts'
import { defaultThresholds } from './thresholds.ts'
import { readManifest } from './workspace.ts'

export const rulesById = new Map(rules.map((rule) => [rule.id, rule]))
const set = ruleSet(rules)

/** Reads, checks and judges the manifests: what the command and the Action share. `progress` hears of each file. */
export function review(
  root: string,
  paths: readonly string[],
  policy: Policy,
  progress: (done: number) => void = () => {},
): Outcome {
  const reviews: FileReview[] = []
  for (const path of paths) {
    reviews.push(checkFile(path, readManifest(root, path), set, defaultThresholds))
    progress(reviews.length)
  }
  return judge(reviews, policy)
}
