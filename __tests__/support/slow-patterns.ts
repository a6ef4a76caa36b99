import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { analyse } from 'scslre'
import { isSteep } from './processor-time.ts'

/** Repeated less often, an element costs a factor and no power. */
const manyTimes = 250
const sizes = [500, 4_000, 16_000] as const
/** How a pattern can be made to take more than time in proportion to its text; undefined where no way is known. */
export function slowness(pattern: RegExp): string | undefined {
  const { reports } = analyse({ source: pattern.source, flags: pattern.flags })
  const [report] = reports
  if (report) return report.exponential ? 'exponential' : `polynomial (${report.type})`
  return attacksOn(pattern).find((attack) => growsOn(pattern, attack))?.shown
}

interface Attack {
  readonly shown: string
  readonly text: (length: number) => string
}

/** Texts in which whatever the pattern repeats, and what stands before it, comes again and again and leads nowhere. */
function attacksOn(pattern: RegExp): Attack[] {
  const { pattern: tree } = new RegExpParser().parseLiteral(pattern.toString())
  const found = new Map<string, Attack>()
  for (const { before, again, against } of repetitionsIn(tree.alternatives))
    for (const unit of new Set([again, before + again, before]))
      for (const start of unit === again ? ['', before] : [''])
        for (const end of new Set(['', '\0', '\n', against])) {
          if (unit === '') continue
          const shown = `${JSON.stringify(start)} + ${JSON.stringify(unit)}.repeat(n) + ${JSON.stringify(end)}`
          const text = (length: number): string => start + unit.repeat(Math.ceil(length / unit.length)) + end
          found.set(shown, { shown, text })
        }
  return [...found.values()]
}

interface Repetition {
  readonly before: string
  readonly again: string
  /** What ends the repetition. */
  readonly against: string
}

function* repetitionsIn(alternatives: readonly AST.Alternative[], before = ''): Generator<Repetition> {
  for (const { elements } of alternatives) {
    let above = before
    for (const element of elements) {
      if (element.type === 'Quantifier') {
        const { max, element: repeated } = element
        if (max >= manyTimes)
          for (const again of wordsOf(repeated)) yield { before: above, again, against: against(repeated) }
        if ('alternatives' in repeated) yield* repetitionsIn(repeated.alternatives, above)
      } else if (element.type === 'Group' || element.type === 'CapturingGroup') {
        yield* repetitionsIn(element.alternatives, above)
      }
      above += wordsOf(element)[0] ?? ''
    }
  }
}

/** A sign that an element does not match. */
function against(element: AST.Element): string {
  if (element.type !== 'CharacterClass' && element.type !== 'CharacterSet') return '\0'
  const one = new RegExp(`^${element.raw}$`, 's')
  return [...signs].find((sign) => !one.test(sign)) ?? ''
}

const signs = ' \ta0_-.,/:=#"$([{x;Z|*\\@%~é'

/** Some texts that an element matches, the shortest first. */
function wordsOf(element: AST.Element): string[] {
  if (element.type === 'Character') return [String.fromCodePoint(element.value)]
  if (element.type === 'CharacterSet' || element.type === 'CharacterClass') {
    const one = new RegExp(`^${element.raw}$`, 's')
    const fitting = [...signs].filter((sign) => one.test(sign))
    return fitting.length > 4 ? fitting.filter((_, at) => at % Math.floor(fitting.length / 4) === 0) : fitting
  }
  if (element.type === 'Quantifier') {
    const [word = ''] = wordsOf(element.element)
    return [word.repeat(Math.max(1, Math.min(element.min, 3)))]
  }
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives
      .slice(0, 4)
      .map(({ elements }) => elements.map((part) => wordsOf(part)[0] ?? '').join(''))
  return ['']
}

/** Of all that a pattern is used for: all matches of a global one, the first of another. */
function growsOn(pattern: RegExp, { text }: Attack): boolean {
  return sizes.some((size) =>
    isSteep((length) => {
      pattern.lastIndex = 0
      text(length).match(pattern)
    }, size),
  )
}
