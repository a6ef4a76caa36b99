// Answers as if the shown job ran at the chosen provider, at the places of the manifest as written.

import type { Diagnostic } from 'vscode-languageserver-types'
import type { AtProvider } from '../../src/core/language-service/at-provider.ts'
import type { ActionData } from '../../src/core/language-service/code-actions.ts'
import type { Compared, Look } from '../../src/edge/lsp/look.ts'
import { manifestUri } from './page/share.ts'

/** The changes that keep the job there, each with the provider. */
export function lookBack(look: Look, { lineOf, editWith }: AtProvider, placedUri: string): Look {
  const { report, actions } = look
  const placed = <Placed extends { readonly line: number }>(each: Placed): Placed => ({
    ...each,
    line: lineOf(each.line),
  })
  return {
    ...look,
    report: {
      ...report,
      files: report.files.map((file) => ({
        ...file,
        jobs: file.jobs.map(placed),
        findings: file.findings.map(placed),
      })),
    },
    actions: actions.flatMap((action) => {
      const edits = action.edit?.changes?.[placedUri]?.map(editWith) ?? []
      const changes = edits.flatMap((edit) => edit ?? [])
      if (changes.length === 0) return []
      const diagnostics = action.diagnostics?.map((each): Diagnostic => {
        const { start, end } = each.range
        const line = lineOf(start.line + 1) - 1
        return { ...each, range: { start: { ...start, line }, end: { ...end, line: lineOf(end.line + 1) - 1 } } }
      })
      return [{ ...action, ...(diagnostics && { diagnostics }), edit: { changes: { [manifestUri]: changes } } }]
    }),
  }
}

/** The edits with the provider. That of the declared hardware declares the provider alone. */
export const comparedBack = (compared: Compared, { edit, editWith }: AtProvider): Compared => ({
  ...compared,
  edits: compared.edits.map((proven, index) => {
    if (compared.report.rows[index]?.chosen) return { edit, clears: [], passes: compared.passes }
    const edited = proven && editWith(proven.edit)
    return proven && edited && { ...proven, edit: edited }
  }),
})

/** What is left of a look if it cannot be as if at the provider: no change that goes elsewhere. */
export const withoutOffers = (look: Look): Look => ({
  ...look,
  actions: look.actions.filter(({ data }) => (data as ActionData).alternative === undefined),
})
