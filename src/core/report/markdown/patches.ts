import type { FileReview } from '../../review/check.ts'
import { unifiedPatch } from '../../review/suggestions/patch.ts'
import { patchMarkdown } from '../../review/suggestions/patch-markdown.ts'
import type { Suggestion } from '../../review/suggestions/suggestion.ts'
import type { SizeBudget } from './size-budget.ts'

/** Suggestions as patches to apply, as many as fit. */
export interface Patches {
  /** One Markdown block per file. */
  readonly blocks: readonly string[]
  /** Suggestions that did not fit. */
  readonly leftOut: number
  /** Suggestions with invisible characters: readers could not see what they apply. */
  readonly unseen: number
}

export const patchesTitle = '### Changes that were checked to clear findings'

/** The patches that fit the budget. If a file has too many changes, only its first ones. */
export function patchesWithin(
  budget: SizeBudget,
  files: readonly FileReview[],
  suggestions: readonly Suggestion[],
): Patches {
  const blocks: string[] = []
  let leftOut = 0
  let unseen = 0
  for (const file of files) {
    const own = suggestions.filter(({ path }) => path === file.path)
    if (own.length === 0) continue
    if (blockOf(file, own) === undefined) unseen += own.length
    else leftOut += own.length - takeFirst(budget, file, own, blocks)
  }
  return { blocks, leftOut, unseen }
}

/** Takes as many changes as fit, and returns their number. Halves the number each time, because each try is slow. */
function takeFirst(budget: SizeBudget, file: FileReview, own: readonly Suggestion[], blocks: string[]): number {
  for (let count = own.length; count > 0; count = Math.floor(count / 2)) {
    const taken = budget.take([blockOf(file, own.slice(0, count)) ?? ''])
    blocks.push(...taken)
    if (taken.length > 0) return count
  }
  return 0
}

function blockOf(file: FileReview, suggestions: readonly Suggestion[]): string | undefined {
  const patch = unifiedPatch(file, suggestions)
  return patch === undefined ? undefined : patchMarkdown(patch)
}
