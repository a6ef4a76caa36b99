import { excerpt } from '../../text/excerpt.ts'
import { ExpressionProblem, jobRead, type Place, type Syntax } from './syntax.ts'

/** The problem of a syntax error, from the parser's code and the text at its place. */
export function parseProblem(code: string, place: Place, text: string): ExpressionProblem {
  const rest = text.slice(place.start)
  const found = /^\w{1,60}|^./su.exec(rest)?.[0] ?? ''
  const before = text.slice(0, place.start)
  const own = Object.hasOwn(grammar, code) ? undefined : instead(found, before, rest)
  // For "7B", the parser stops at the B.
  const start = place.start - (/^[A-Za-z%]/.test(found) ? (digitsAtEnd(before)?.length ?? 0) : 0)
  if (own) return new ExpressionProblem({ start, end: place.start + found.length }, own[0], own[1])
  if (Object.hasOwn(grammar, code)) return new ExpressionProblem(place, ...(grammar[code] as Words))
  // The parser's place may end inside a surrogate pair.
  const end = Math.max(place.end, place.start + found.length)
  return new ExpressionProblem({ start: place.start, end }, ...unreadable(found))
}

type Words = readonly [message: string, remedy: string]

const grammar: Readonly<Record<string, Words>> = {
  unterminated_string: ['a quoted text does not end', 'Close it with the quote that it begins with.'],
  unterminated_triple_quoted_string: [
    'a quoted text does not end',
    'Close it with the three quotes that it begins with.',
  ],
  newline_in_string: ['a quoted text does not end on its line', 'Close it with the quote that it begins with.'],
  invalid_number: ['the number is too large', 'Write a smaller one.'],
  limit_exceeded: ['the condition is too long or too deeply nested', 'Split it into several rules.'],
  reserved_identifier: ['this word is reserved', 'Choose another name.'],
  invalid_macro_argument: ['a name is missing here', 'Write .exists(x, …) and use x for the element.'],
  invalid_escape_sequence: ['the backslash is not an escape here', "Write two, or put r before the quote: r'\\d+'."],
}

const unreadable = (found: string): Words =>
  found === ''
    ? ['the condition ends too early', 'Complete it, or close an open parenthesis.']
    : [`${found} is not expected here`, 'Add the missing operator or parenthesis before it.']

/** Words and operators from other languages. */
function instead(found: string, before: string, rest: string): Words | undefined {
  const words: Readonly<Record<string, string>> = {
    and: '&&',
    AND: '&&',
    or: '||',
    OR: '||',
    not: '!',
    NOT: '!',
    is: '==',
  }
  if (Object.hasOwn(words, found)) return [`${found} is not an operator here`, `Write ${words[found]}.`]
  if (found === '=' && !before.endsWith('=') && !rest.startsWith('==')) return ['one = does not compare', 'Write ==.']
  if (found === '&' || found === '|') return [`one ${found} is not an operator here`, `Write ${found}${found}.`]
  if (found === '=' && before.endsWith('==')) return ['three = do not compare', 'Write ==.']
  if (/^\d+$/.test(found) === false && /^\d/.test(found)) return quantityWords(found)
  const digits = /^[A-Za-z%]+$/.test(found) ? digitsAtEnd(before) : undefined
  if (digits !== undefined) return quantityWords(`${digits}${found}`)
  return undefined
}

const digitsAtEnd = (text: string): string | undefined => /\d[\d.]{0,19}$/.exec(text.slice(-20))?.[0]

const quantityWords = (text: string): Words => [
  `${excerpt(text)} is not a plain number`,
  `Write quantity("7B"), bytes("10TB"), hours("14d") or share("35%").`,
]

const keyIn = (summary: string): string => excerpt(summary.slice('No such key: '.length))

/** The path of the key that an evaluation did not find at `part`, if it is a key of the job. */
export const missingKey = (part: Syntax, summary: string): string | undefined =>
  jobRead(part)
    ?.steps.map((step) => step ?? keyIn(summary))
    .join('.')

/** Why an evaluation failed, from the evaluator's code and summary; `own` marks our own words. */
export function failureWords(code: string, summary: string, part: Syntax | undefined): string {
  if (code === 'own') return summary
  const index = part?.op === '[]' && part.args[1].op === 'value' ? String(part.args[1].args) : undefined
  if (code === 'index_out_of_bounds') return `a list has no element${index === undefined ? '' : ` [${excerpt(index)}]`}`
  return code === 'no_such_key' ? `a mapping has no key "${keyIn(summary)}"` : 'it cannot be computed'
}

/** The problem of a type error, from the checker's summary and the part that it names. */
export function typeProblem(summary: string, part: Syntax): ExpressionProblem {
  const [message, remedy] = typeWords(summary, part)
  return new ExpressionProblem(part, message, remedy)
}

/** Phrases in the checker's summary, with our words for them. */
const typeMistakes: Readonly<Record<string, Words>> = {
  'no such overload: !': ['! needs a value that is true or false', 'Write !has(…) or !=.'],
  'List elements': [
    'the type of this element differs from those before it',
    'Write all elements as numbers, or all as quoted text.',
  ],
  'Ternary branches': [
    'the two sides of the : have different types',
    'Use the same type on both sides: two numbers or two texts.',
  ],
  'Ternary condition': ['the condition before the ? is not true or false', 'Compare it with a value.'],
  'predicate must return bool': [
    'the test of a loop is not true or false',
    'Compare the element with something: .exists(x, x == "h100").',
  ],
  'cannot be range of a comprehension': ['this is not a list', 'Use loops such as .exists() only on lists and labels.'],
  'List index': ['an index of a list is a plain whole number', 'Write [0], or loop with .exists().'],
  'Cannot index': ['this has neither keys nor elements', 'Remove what follows it.'],
}

function typeWords(summary: string, part: Syntax): Words {
  const result = /^no condition: (.*)$/.exec(summary)?.[1]
  if (result !== undefined)
    return [`the condition is ${typeWord(result)}, not true or false`, 'Compare it with a value.']
  const operands = operandsIn(summary)
  if (operands.length === 2 && 'op' in part && !['call', 'rcall'].includes(part.op)) return mismatch(part.op, operands)
  if (summary.startsWith('Logical operator requires bool'))
    return [
      `${part.op} joins ${typeWord(typeIn(summary))}`,
      'Compare both sides with a value: they must be true or false.',
    ]
  const known = Object.keys(typeMistakes).find((said) => summary.includes(said))
  if (known !== undefined) return typeMistakes[known] as Words
  if (part.op === 'call' || part.op === 'rcall') {
    const kinds = operands.map(typeWord).join(' and ')
    if (operands[0]?.startsWith('list') && part.op === 'rcall')
      return [
        `.${part.args[0]}() works on text, but this is a list`,
        'Use in, or list.exists(x, …), to find an element.',
      ]
    return [
      `${part.args[0]}() does not work on ${kinds === '' ? 'this' : kinds}`,
      'Check the functions in docs/policy-expressions.md.',
    ]
  }
  if (/Exceeded max/.test(summary)) return grammar['limit_exceeded'] as Words
  return ['the types of these values do not match', 'Check the keys in docs/policy-expressions.md.']
}

function mismatch(operator: string, operands: readonly string[]): Words {
  const [left = '', right = ''] = operands.map(typeWord)
  const hasNumberAndText = [left, right].includes('a number') && [left, right].includes('text')
  const isListOfText = operands.some((operand) => operand === 'list<string>')
  const remedy = hasNumberAndText
    ? 'Write numbers without quotes.'
    : isListOfText && operator !== 'in'
      ? 'Use in for a list: "h100" in list, or list.exists(x, …).'
      : 'Compare values of the same type.'
  return [`${operator} does not work on ${left} and ${right}`, remedy]
}

/** The two types in `no such overload: double > string` or in `…'_divide(double, string)'`. */
function operandsIn(summary: string): readonly string[] {
  const call = /for '(?:(.+)\.)?\w+\((.*)\)'$/.exec(summary)
  if (call) return [...(call[1] ? [call[1]] : []), ...splitTypes(call[2] ?? '')]
  const binary = /^no such overload: (\S.*?) (?:[<>=!]=?|in|[-+*]) (.+)$/.exec(summary)
  return binary ? [binary[1] as string, binary[2] as string] : []
}

const splitTypes = (list: string): readonly string[] => (list === '' ? [] : list.split(/, (?![^<]*>)/))

const typeIn = (summary: string): string => /got '(.*)'$/.exec(summary)?.[1] ?? ''

function typeWord(type: string): string {
  const words: Readonly<Record<string, string>> = {
    double: 'a number',
    int: 'a whole number',
    string: 'text',
    bool: 'true or false',
  }
  if (Object.hasOwn(words, type)) return words[type] as string
  if (type.startsWith('list')) return 'a list'
  return type.startsWith('map') ? 'a mapping' : 'something else'
}
