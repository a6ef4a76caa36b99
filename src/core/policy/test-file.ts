import { type Finding, type Severity, severities } from '../finding/finding.ts'
import { parseDay } from '../text/quantity.ts'

/** A finding that a policy test expects, from the comment at the end of its line. */
export interface Expectation {
  readonly rule: string
  readonly isWaived: boolean
  /** Undefined: any severity. */
  readonly severity?: Severity
  readonly line: number
}

/** One manifest of a test file. */
export interface TestCase {
  readonly name: string
  /** Without the comments that state expectations. */
  readonly text: string
  /** The number of lines before it in the file. */
  readonly offset: number
  /** The assumed path and date. Undefined: those of the file and the run. */
  readonly path?: string
  readonly today?: string
  /** The manifest before the tested change. Undefined: no comparison. */
  readonly base?: string
  readonly expected: readonly Expectation[]
}

/** A mistake in a test file itself. */
export interface TestProblem {
  readonly line: number
  readonly message: string
}

const marker = '# <-- '

/**
 * Reads the manifests of a test file: separated by `---`, each with a comment that names the case. `# today:` and `#
 * path:` apply from their line to the next one or the end of the file. A document of only comments is no case. A
 * manifest with a line `# base` is the state before the next one.
 */
export function readTestFile(text: string): {
  readonly cases: readonly TestCase[]
  readonly problems: readonly TestProblem[]
} {
  const cases: TestCase[] = []
  const problems: TestProblem[] = []
  const settings: { path?: string; today?: string } = {}
  let offset = 0
  let base: string | undefined
  for (const lines of documentsOf(text.split(/\r?\n/))) {
    readSettings(lines, offset, settings, problems)
    const expected = lines.flatMap((line, index) => expectationsOf(line, offset + index + 1, problems))
    const isBase = lines.some((line) => /^#[ \t]*base[ \t]*$/.test(line))
    if (isBase && expected.length > 0)
      problems.push({ line: offset + 1, message: 'a base expects nothing: it is not checked by itself.' })
    if (isBase) base = lines.join('\n')
    else if (lines.some((line) => /^[^\S\n]*[^\s#]/.test(line)) || expected.length > 0)
      cases.push({
        name: caseName(lines) ?? `line ${offset + 1}`,
        text: lines.map(withoutMarker).join('\n'),
        offset,
        ...settings,
        ...(base !== undefined && { base }),
        expected,
      })
    if (!isBase) base = undefined
    offset += lines.length + 1
  }
  return { cases, problems }
}

function documentsOf(lines: readonly string[]): string[][] {
  const documents: string[][] = [[]]
  for (const line of lines) {
    if (line.trimEnd() === '---') documents.push([])
    else documents.at(-1)?.push(line)
  }
  return documents
}

const setting = /^#[ \t]*(today|path):[ \t]*(\S+)[ \t]*$/

function readSettings(
  lines: readonly string[],
  offset: number,
  settings: { path?: string; today?: string },
  problems: TestProblem[],
): void {
  for (const [index, line] of lines.entries()) {
    const [, name, value = ''] = setting.exec(line) ?? []
    if (name === 'path') settings.path = value
    if (name !== 'today') continue
    const day = parseDay(value)
    if (day.ok) settings.today = day.value
    else problems.push({ line: offset + index + 1, message: `${day.problem}.` })
  }
}

const caseName = (lines: readonly string[]): string | undefined =>
  lines
    .map(withoutMarker)
    .find((line) => line.startsWith('#') && !setting.test(line) && /\w/.test(line))
    ?.replace(/^#+\s*/, '')
    .trimEnd()

function withoutMarker(line: string): string {
  const at = line.lastIndexOf(marker)
  return at === -1 ? line : line.slice(0, at).trimEnd()
}

/** Parses "policy/limit-exceeded, waived: error model/dynamic-shapes": rules after optional requirements. */
function expectationsOf(line: string, number: number, problems: TestProblem[]): Expectation[] {
  const at = line.lastIndexOf(marker)
  if (at === -1) return []
  return line
    .slice(at + marker.length)
    .split(',')
    .flatMap((written): Expectation[] => {
      const words = written.trim().split(/\s+/)
      const isWaived = words[0] === 'waived:'
      if (isWaived) words.shift()
      const severity = severities.find((word) => word === words[0])
      if (severity !== undefined) words.shift()
      const [rule, ...others] = words
      if (rule !== undefined && rule !== '' && others.length === 0)
        return [{ rule, isWaived, ...(severity && { severity }), line: number }]
      problems.push({ line: number, message: `"${written.trim()}" names no rule: write \`${marker}RULE\`.` })
      return []
    })
}

/** The differences between a case and its findings, as sentences. `counts`: whether an unexpected rule matters. */
export function differences(
  { expected, offset }: Pick<TestCase, 'expected' | 'offset'>,
  findings: readonly Finding[],
  file: string,
  counts: (rule: string) => boolean,
): string[] {
  const lineOf = ({ span }: Finding): number => span.line + offset
  const isAbout = (finding: Finding, { rule, line }: Expectation): boolean =>
    finding.rule === rule && lineOf(finding) === line
  const missing = expected.flatMap((expectation) => {
    const near = findings.filter((finding) => isAbout(finding, expectation))
    if (near.some((finding) => isExpected(finding, expectation))) return []
    const found = near[0] === undefined ? 'nothing' : findingWords(near[0])
    return [`expected ${expectationText(expectation)} at line ${expectation.line} of ${file}, found ${found}`]
  })
  const unexpected = findings
    // Spellings of keys are not the policy's concern.
    .filter(({ rule }) => rule !== 'manifest/other-spelling')
    .filter((finding) => counts(finding.rule) && !expected.some((expectation) => isAbout(finding, expectation)))
    .map(
      (finding) =>
        `found ${findingWords(finding)} at line ${lineOf(finding)} of ${file}, expected nothing: ${finding.message}`,
    )
  return [...missing, ...unexpected]
}

const isExpected = ({ severity, waived }: Finding, expectation: Expectation): boolean =>
  (waived !== undefined) === expectation.isWaived &&
  (expectation.severity === undefined || expectation.severity === severity)

const expectationText = ({ rule, isWaived, severity }: Expectation): string =>
  [...(isWaived ? ['waived'] : []), ...(severity ? [severity] : []), rule].join(' ')

const findingWords = ({ rule, severity, waived }: Finding): string =>
  [...(waived ? ['waived'] : []), severity, rule].join(' ')
