// Numbers and words of the Language Server Protocol, under its names. Its package would add the whole protocol, 22 kB
// of a page's first load; its types cost nothing and check these values.
import type * as Protocol from 'vscode-languageserver-types'

export const CompletionItemKind = {
  Class: 7,
  Module: 9,
  Property: 10,
  Value: 12,
  EnumMember: 20,
  Struct: 22,
} as const satisfies Partial<typeof Protocol.CompletionItemKind>

export const CodeActionKind = {
  QuickFix: 'quickfix',
  SourceFixAll: 'source.fixAll',
} as const satisfies Partial<typeof Protocol.CodeActionKind>

export const DiagnosticSeverity = {
  Error: 1,
  Warning: 2,
  Information: 3,
  Hint: 4,
} as const satisfies Omit<typeof Protocol.DiagnosticSeverity, never>

export const SymbolKind = {
  Namespace: 3,
  Class: 5,
  Property: 7,
} as const satisfies Partial<typeof Protocol.SymbolKind>
