import fc from 'fast-check'
import { yamlPieces } from './token-soup.ts'

/** A change of a text. Places are in thousandths, so that they apply to a text of any length. */
interface Mutation {
  readonly kind: (typeof kinds)[number]
  readonly from: number
  readonly to: number
  readonly piece: string
}

const kinds = [
  'cut',
  'insert',
  'replace',
  'repeat',
  'line twice',
  'line gone',
  'lines swapped',
  'indent',
  'letter',
] as const

/** Texts with some changes that a mistake, a merge or a tool may cause. A few are unchanged. */
export const mutated = (texts: fc.Arbitrary<string>, pieces: fc.Arbitrary<string> = yamlPieces): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.array(fc.record({ kind: fc.constantFrom(...kinds), from: fc.nat(1000), to: fc.nat(1000), piece: pieces }), {
        maxLength: 4,
      }),
    )
    .map(([text, mutations]) => mutations.reduce(changed, text))

function changed(text: string, { kind, from, to, piece }: Mutation): string {
  const at = Math.round((from / 1000) * text.length)
  const end = Math.min(text.length, at + (to % 20))
  if (kind === 'cut') return text.slice(0, at) + text.slice(end)
  if (kind === 'insert') return text.slice(0, at) + piece + text.slice(at)
  if (kind === 'replace') return text.slice(0, at) + piece + text.slice(end)
  if (kind === 'repeat') return text.slice(0, at) + text.slice(at, end).repeat(to % 50) + text.slice(end)
  if (kind === 'letter') return text.slice(0, at) + String.fromCharCode(32 + (to % 95)) + text.slice(at + 1)
  return linesChanged(text.split('\n'), kind, from, to).join('\n')
}

function linesChanged(lines: readonly string[], kind: Mutation['kind'], from: number, to: number): string[] {
  const at = Math.round((from / 1000) * (lines.length - 1))
  const other = Math.round((to / 1000) * (lines.length - 1))
  const [line, second] = [lines[at] as string, lines[other] as string]
  if (kind === 'line gone') return lines.toSpliced(at, 1)
  if (kind === 'line twice') return lines.toSpliced(other, 0, line)
  if (kind === 'lines swapped') return lines.with(at, second).with(other, line)
  return lines.with(at, to % 2 === 0 ? ` ${line}` : line.slice(1))
}
