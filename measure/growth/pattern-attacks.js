import { RegExpParser } from '@eslint-community/regexpp'

/** Fewer repetitions of an element cost a constant factor, not a power. */
const manyTimes = 250

/** Texts that repeat each repeated part of a pattern, and the part before it, without ever matching. */
export function attacksOn(pattern) {
  const { pattern: tree } = new RegExpParser().parseLiteral(pattern.toString())
  const found = new Map()
  for (const { before, again, against } of repetitionsIn(tree.alternatives))
    for (const unit of new Set([again, before + again, before]))
      for (const start of unit === again ? ['', before] : [''])
        for (const end of new Set(['', '\0', '\n', against])) {
          if (unit === '') continue
          const shown = `${JSON.stringify(start)} + ${JSON.stringify(unit)}.repeat(n) + ${JSON.stringify(end)}`
          const text = (length) => start + unit.repeat(Math.ceil(length / unit.length)) + end
          found.set(shown, { shown, text })
        }
  return [...found.values()]
}

/** Each repeated part, with the text before it and a character that ends the repetition. */
function* repetitionsIn(alternatives, before = '') {
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

/** A character that an element does not match. */
function against(element) {
  if (element.type !== 'CharacterClass' && element.type !== 'CharacterSet') return '\0'
  const one = new RegExp(`^${element.raw}$`, 's')
  return [...signs].find((sign) => !one.test(sign)) ?? ''
}

const signs = ' \ta0_-.,/:=#"$([{x;Z|*\\@%~é'

/** Texts that an element matches, shortest first. */
function wordsOf(element) {
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
