import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { Parser } from 'yaml'
import { documentLimits } from '../../../src/core/languages/yaml/document-limits.ts'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { inlineWaiversOf, onlyOnBase } from '../../../src/core/policy/waiver/inline-waivers.ts'
import { applyWaivers } from '../../../src/core/policy/waiver/waivers.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules as allRules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const rules = new Set(allRules.map(({ id }) => id))
const permitted = { inline: true, never: [] }
const path = 'train/accelerator.yml'
const read = (text: string, terms: { inline: boolean; never: string[] } = permitted) =>
  inlineWaiversOf(readDocument(text), path, rules, terms)
const allow = 'accelerator-review: allow model/dynamic-shapes until 2027-01-31 because the rewrite is under way'

const jobs = (comment: string) => `defaults:
  framework: pytorch
jobs:
  pretrain:
    stage: production
    ${comment}
    model:
      dynamic_shapes: true
      precision: bf16

    # The hardware is rented.
    hardware: { accelerator: tpu-v5e-64, provider: gcp }
  sweep:
    stage: prototype
`

describe('the comments of a document', () => {
  const commentsOf = (text: string) => {
    const { comments } = readDocument(text)
    return comments.map(([start, end]) => text.slice(start, end))
  }

  it('are what stands behind their sign, and nothing that a value holds', () => {
    const text = [
      '# top',
      'a: "x # no"   # quoted',
      "b: 'x # no'",
      'c: x#no # plain',
      'd: |  # header',
      '  # no',
      '  text',
      'e: >-',
      '  # no',
      '# between',
      'f: [1, # in a list',
      '  2] #behind',
      'g: "two',
      '  # no',
      '  lines"',
      'h: #no value',
      '  # indented',
      '- # not valid, yet a comment',
    ]
    const expected = [
      '# top',
      '# quoted',
      '# plain',
      '# header',
      '# between',
      '# in a list',
      '#behind',
      '#no value',
      '# indented',
      '# not valid, yet a comment',
    ]
    expect(commentsOf(text.join('\n'))).toEqual(expected)
    expect(commentsOf(text.join('\r\n'))).toEqual(expected)
  })

  it('are none where the text is refused', () => {
    expect(commentsOf('# a\nb: !tag c\n')).toEqual([])
    expect(readDocument('#'.repeat(documentLimits.bytes + 1)).comments).toEqual([])
    expect(readDocument(new Uint8Array([0xff, 0xfe])).comments).toEqual([])
  })

  it('are those that the parser finds', () => {
    const pieces = fc.constantFrom(
      '#',
      ' #',
      ' # x',
      'a',
      ':',
      ': ',
      '\n',
      '\n  ',
      '- ',
      '|',
      '>',
      '"',
      "'",
      '[',
      ']',
      ',',
      '{',
      '}',
      '&b ',
      '*b',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const text = parts.join('')
        const { comments, problems } = readDocument(text)
        if (problems.length > 0) return
        const found: string[] = []
        JSON.stringify([...new Parser().parse(text)], (_, value) => {
          if (value?.type === 'comment') found.push(value.source)
          return value
        })
        expect(comments.map(([start, end]) => text.slice(start, end)).sort()).toEqual(found.sort())
      }),
      { numRuns: 1500 },
    )
  })
})

describe('a waiver in a manifest', () => {
  it('is read from its comment', () => {
    const { waivers, problems } = read(`stage: production # ${allow}\n`)
    expect(problems).toEqual([])
    expect(waivers).toEqual([
      {
        rule: 'model/dynamic-shapes',
        reason: 'the rewrite is under way',
        expires: '2027-01-31',
        origin: { file: path, isLocal: true, span: { line: 1, column: 19, endLine: 1, endColumn: 21 + allow.length } },
        lines: [1, 1],
        covers: [{ keys: ['stage'], whole: true }],
      },
    ])
  })

  it.each([
    ['several rules', 'allow model/dynamic-shapes, model/custom-ops until 2027-01-31 because x'],
    ['rules without a space', 'allow model/dynamic-shapes,model/custom-ops until 2027-01-31 because x'],
    ['rules without a comma', 'allow model/dynamic-shapes model/custom-ops until 2027-01-31 because x'],
    ['a rule twice', 'allow model/dynamic-shapes, model/custom-ops, model/custom-ops until 2027-01-31 because x'],
  ])('%s', (_, words) => {
    const { waivers, problems } = read(`stage: production # accelerator-review: ${words}\n`)
    expect(waivers.map(({ rule }) => rule)).toEqual(['model/dynamic-shapes', 'model/custom-ops'])
    expect(problems).toEqual([])
  })

  it.each([
    ['no space', `stage: production #${allow}`],
    ['several signs', `stage: production ## ${allow}`],
    ['more space', `stage: production #   ${allow.replaceAll(' ', '  ')}   `],
    [
      'capitals',
      `stage: production # ${allow.replace('allow', 'Allow').replace('until', 'UNTIL').replace('acc', 'Acc')}`,
    ],
    ['a reason with its words', `stage: production # ${allow} until because #4 allow: 2026-02-30`],
  ])('%s makes no difference', (_, text) => {
    const { waivers, problems } = read(text)
    expect(problems).toEqual([])
    expect(waivers.map(({ rule, expires }) => `${rule} ${expires}`)).toEqual(['model/dynamic-shapes 2027-01-31'])
    expect(waivers[0]?.reason).toContain('the rewrite is under way')
  })

  it.each([
    ['about something else', '# the accelerator was reviewed in May'],
    ['about this program', '# accelerator-review runs on every pull request'],
    ['about what it allows', '# accelerator-review allows waivers'],
    ['for another program', '# yaml-language-server: $schema=./schema.json'],
    ['for another linter', '# other-linter: allow model/dynamic-shapes until 2027-01-31 because x'],
    ['in a value', `name: "# ${allow}"`],
  ])('is not a comment %s', (_, line) => {
    expect(read(`${line}\nstage: production\n`)).toEqual({ waivers: [], problems: [] })
  })
})

describe('what a waiver in a manifest covers', () => {
  const linesOf = (text: string) => read(text).waivers.map(({ lines }) => lines)
  const problemOf = (text: string) => {
    const { waivers, problems } = read(text)
    expect(waivers).toEqual([])
    expect(problems.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['error policy/waiver-malformed'])
    return problems[0]?.message
  }

  it.each([
    ['behind a value: its line', `a: 1\nb: 2 # ${allow}\nc: 3\n`, [2, 2]],
    ['behind a key: its line alone', `a: # ${allow}\n  b: 1\nc: 3\n`, [1, 1]],
    ['above a value: the next line', `# ${allow}\na: 1\nb: 2\n`, [2, 2]],
    ['above a comment and an empty line: the line below them', `# ${allow}\n# why\n\n  # more\na: 1\nb: 2\n`, [5, 5]],
    ['above the start of the document: the line below it', `# ${allow}\n---\na: 1\nb: 2\n`, [3, 3]],
    ['above a section: all of it', jobs(`# ${allow}`), [7, 9]],
    ['above a section, less indented: all of it', jobs('').replace('    \n', `# ${allow}\n`), [7, 9]],
    ['above a mapping in braces: all of it', `# ${allow}\na: {\n  b: 1,\n  c: 2\n}\nd: 3\n`, [2, 5]],
    ['above a text of several lines: all of it', `# ${allow}\na: |\n  # one\n  two\n\nb: 3\n`, [2, 4]],
    ['above a list: all of it', `# ${allow}\na:\n  - 1\n  - 2\nb: 3\n`, [2, 4]],
    ['above an item: the item', `a:\n  # ${allow}\n  - b: 1\n    c: 2\n  - d: 3\n`, [3, 4]],
    ['above a key without a value: its line', `# ${allow}\na:\nb: 3\n`, [2, 2]],
    ['above an alias: its line', `x: &x\n  y: 1\n# ${allow}\na: *x\nb: 3\n`, [4, 4]],
    ['above a merge: what stands there', `x: &x { y: 1 }\n# ${allow}\na:\n  <<: *x\n  z: 1\nb: 3\n`, [3, 5]],
    ['at the end of the last section: to its end', `b: 1\n# ${allow}\na:\n  c: 1\n  # end\n\n# end\n`, [3, 4]],
    ['inside braces: what begins below', `a: {\n  # ${allow}\n  b: 1,\n  c: 2\n}\n`, [3, 3]],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text)).toEqual([lines])
    expect(linesOf(text.replaceAll('\n', '\r\n'))).toEqual([lines])
  })

  it('a whole job, where it stands above it', () => {
    const text = jobs('').replace('  pretrain:', `  # ${allow}\n  pretrain:`)
    expect(read(text).waivers).toMatchObject([{ lines: [5, 13], wholeJob: 'pretrain' }])
    expect(read(jobs(`# ${allow}`)).waivers[0]).not.toHaveProperty('wholeJob')
    expect(read(jobs('').replace('  pretrain:', `  pretrain: # ${allow}`)).waivers[0]).not.toHaveProperty('wholeJob')
    expect(read(`jobs:\n  a: { stage: production } # ${allow}\n`).waivers[0]?.wholeJob).toBe('a')
  })

  it('what stands there, wherever an anchor or a merge brings it', () => {
    for (const use of ['*x', '\n  <<: *x\n  z: 1'])
      expect(read(`x: &x\n  y: 1 # ${allow}\na: ${use}\n`).waivers[0]?.covers).toEqual([
        { keys: ['x', 'y'], whole: true },
      ])
  })

  it('nothing, where nothing begins there, and says so', () => {
    expect(problemOf(`a: 1\n# ${allow}\n`)).toContain('no key or list item follows it')
    expect(problemOf(`a: {\n  b: 1\n} # ${allow}\n`)).toContain('no key or list item begins on its line')
    expect(problemOf(`a: {\n  b: 1\n  # ${allow}\n}\n`)).toContain('no key or list item follows it')
  })

  it('nothing, where it is not clear whether it is for what stands above or below', () => {
    expect(problemOf(jobs('').replace('  sweep:', `    # ${allow}\n  sweep:`))).toContain('indented deeper')
  })

  it('nothing, where it would be for very many things', () => {
    const items = Array.from({ length: 21 }, (_, index) => index)
    expect(problemOf(`a: [\n  ${items.join(', ')} # ${allow}\n]\n`)).toContain('more than 20')
    expect(linesOf(`a: [\n  ${items.slice(1).join(', ')} # ${allow}\n]\n`)).toEqual([[2, 2]])
  })
})

describe('a comment that is meant to be a waiver and is none', () => {
  const problems = (words: string, terms = permitted) => {
    const { waivers, problems } = read(`stage: production\nmodel: {} # ${words}\n`, terms)
    expect(waivers).toEqual([])
    return problems
  }

  it.each([
    ['accelerator-review:', 'it is empty'],
    ['accelerator-review: alow model/dynamic-shapes', 'did you mean "allow"?'],
    ['accelerator-review: ignore model/dynamic-shapes', '"ignore" is unknown; did you mean "allow"?'],
    ['accelerator-review: allow', 'it has no end date'],
    ['accelerator-review: allow until 2027-01-31 because x', 'it names no rule'],
    ['accelerator-review: allow , until 2027-01-31 because x', 'it names no rule'],
    ['accelerator-review: allow model/dynamic-shapes', 'it has no end date'],
    ['accelerator-review: allow model/dynamic-shapes because x', 'it has no end date'],
    [
      'accelerator-review: allow model/dynamic-shapes because x until 2027-01-31',
      'its reason comes before its end date',
    ],
    ['accelerator-review: allow model/dynamic-shapes until', 'it has no end date'],
    ['accelerator-review: allow model/dynamic-shapes until because x', 'it has no end date'],
    ['accelerator-review: allow model/dynamic-shapes until spring because x', '"spring" is not a date'],
    ['accelerator-review: allow model/dynamic-shapes until 31.1.2027 because x', '"31.1.2027" is not a date'],
    ['accelerator-review: allow model/dynamic-shapes until 2026-02-30 because x', '"2026-02-30" is not a valid date'],
    ['accelerator-review: allow model/dynamic-shapes until 2027-02-29 because x', '"2027-02-29" is not a valid date'],
    ['accelerator-review: allow model/dynamic-shapes until 2027-01-31', 'it has no reason'],
    ['accelerator-review: allow model/dynamic-shapes until 2027-01-31 because', 'it has no reason'],
    ['accelerator-review: allow model/dynamic-shapes until 2027-01-31 because \u2800', 'it has no reason'],
    ['accelerator-review: allow model/dynamic-shapes until 2027-01-31 as agreed', '"as" follows the end date'],
    [`accelerator-review: allow model/dynamic-shapes until 2027-01-31 because ${'x'.repeat(501)}`, 'longer than 500'],
    [
      `accelerator-review: allow ${'a/b0 '.repeat(1)}${Array.from({ length: 21 }, (_, i) => `a/b${i}`).join(' ')} until 2027-01-31 because x`,
      'more than 20 rules',
    ],
    ['accelerator-review: allow model/dynamic-shapes until 2027-01-31 because \u202ex', 'invisible'],
    ['accelerator-review allow model/dynamic-shapes until 2027-01-31 because x', 'a colon is missing'],
    ['accelerator review: allow model/dynamic-shapes until 2027-01-31 because x', 'did you mean "accelerator-review"?'],
    ['acelerator-reviw: allow model/dynamic-shapes until 2027-01-31 because x', 'did you mean "accelerator-review"?'],
  ])('%s', (words, message) => {
    const [problem, ...others] = problems(words)
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      rule: 'policy/waiver-malformed',
      severity: 'error',
      origin: { file: path, isLocal: true, span: { line: 2, column: 11 } },
    })
    expect(problem?.message).toContain(message)
    const form = '# accelerator-review: allow RULE until 2027-01-31 because REASON'
    const isDate = / is not a (?:valid )?date/.test(message)
    expect(problem?.remedy).toBe(isDate ? 'Write a date such as 2027-01-31.' : `Write it as \`${form}\`.`)
  })

  it.each([
    ['model/dynamic-shape', 'Did you mean "model/dynamic-shapes"?'],
    ['dynamic-shapes', 'Did you mean "model/dynamic-shapes"?'],
    ['Model/dynamic-shapes', 'Did you mean "model/dynamic-shapes"?'],
    ['model/*', 'is a pattern'],
    ['x/y', 'Unknown rule "x/y" in this waiver.'],
    ['toString', 'Unknown rule "toString" in this waiver.'],
  ])('for a rule %s that does not exist', (rule, message) => {
    const [problem] = problems(allow.replace('model/dynamic-shapes', rule))
    expect(problem).toMatchObject({ rule: 'policy/waiver-unknown-rule', severity: 'error' })
    expect(`${problem?.message} ${problem?.remedy}`).toContain(message)
  })

  it('counts for its other rules', () => {
    const { waivers, problems } = read(`a: 1 # ${allow.replace(' until', ', x/y until')}\n`)
    expect(waivers.map(({ rule }) => rule)).toEqual(['model/dynamic-shapes'])
    expect(problems.map(({ rule }) => rule)).toEqual(['policy/waiver-unknown-rule'])
  })

  it('where the policy does not permit any: each is a warning, whatever its form', () => {
    for (const words of [allow, 'accelerator-review: ignore this'])
      expect(problems(words, { inline: false, never: [] })).toMatchObject([
        { rule: 'policy/waiver-not-allowed', severity: 'warning', origin: { span: { line: 2 } } },
      ])
  })

  it('for a rule that nobody may waive', () => {
    expect(problems(allow, { inline: true, never: ['model/*'] as never })).toMatchObject([
      { rule: 'policy/waiver-not-allowed', severity: 'error' },
    ])
  })

  it('beyond the number of waivers that a file may hold', () => {
    const text = Array.from({ length: 130 }, (_, index) => `k${index}: 1 # ${allow}\n`).join('')
    const { waivers, problems } = read(text)
    expect(waivers.length).toBe(100)
    expect(problems).toMatchObject([{ rule: 'policy/waiver-malformed', origin: { span: { line: 101 } } }])
  })

  it('is left to the findings of the file where that cannot be read', () => {
    expect(read(`a: [ # accelerator-review: nonsense\n`)).toEqual({ waivers: [], problems: [] })
    expect(read(`# ${allow}\n`)).toEqual({ waivers: [], problems: [] })
  })
})

describe('on a pull request', () => {
  const against = (head: string, base: string) => {
    const { waivers, pending } = onlyOnBase(read(head).waivers, read(base).waivers)
    return { waivers, counting: waivers.length, pending: pending.map(({ rule, severity }) => `${severity} ${rule}`) }
  }
  const base = jobs(`# ${allow}`)
  const pending = ['notice policy/waiver-pending']

  it.each([
    ['the same', base],
    ['moved with its block', base.replace('defaults:', '# A note.\n\nversion: 1\ndefaults:')],
    ['with its jobs in another order', `${base.replace('jobs:\n', 'jobs:\n  before: { stage: prototype }\n')}`],
    ['with another value in its block', base.replace('precision: bf16', 'precision: fp8')],
    ['ending sooner', base.replace('2027-01-31', '2026-12-31')],
    ['for a part of the block', jobs('').replace('true\n', `true # ${allow}\n`)],
    ['for the first line of the block', jobs('').replace('model:\n', `model: # ${allow}\n`)],
  ])('a waiver counts that the base branch has: %s', (_, head) => {
    expect(against(head, base)).toMatchObject({ counting: 1, pending: [] })
  })

  it.each([
    ['a new one', base, jobs('')],
    [
      'for another job',
      jobs('').replace('stage: prototype\n', `stage: prototype\n    # ${allow}\n    model: {}\n`),
      base,
    ],
    ['for another section', jobs('').replace('    hardware', `    # ${allow}\n    hardware`), base],
    ['for all of the job', jobs('').replace('  pretrain:', `  # ${allow}\n  pretrain:`), base],
    ['for another rule', base.replace('dynamic-shapes', 'custom-ops'), base],
    ['for all of what it was for the first line of', base, jobs('').replace('model:\n', `model: # ${allow}\n`)],
    [
      'for a line within what it was for the first line of',
      jobs('').replace('model:\n', `model: # ${allow}\n`),
      jobs('').replace('pretrain:\n', `pretrain: # ${allow}\n`),
    ],
    ['for a job renamed', base.replace('pretrain:', 'train:'), base],
    [
      'for one line of what stood on two',
      `a: {\n  b: 1, c: { d: 1 } # ${allow}\n}\n`,
      `a: {\n  b: 1, # ${allow}\n  c: { d: 1 }\n}\n`,
    ],
    [
      'for a line into which all was drawn',
      `jobs: { a: { stage: production } } # ${allow}\n`,
      `jobs: # ${allow}\n  a: { stage: production }\n`,
    ],
  ])('a waiver does not count: %s', (_, head, base) => {
    expect(read(head).waivers.length).toBe(1)
    expect(against(head, base)).toMatchObject({ counting: 0, pending })
  })

  it('a longer one holds as long as on the base branch', () => {
    const { waivers, pending: said } = against(base.replace('2027-01-31', '2027-03-31'), base)
    expect(waivers.map(({ expires }) => expires)).toEqual(['2027-01-31'])
    expect(said).toEqual(pending)
  })

  it('a ceiling holds as the base branch has it, and a lower one at once', () => {
    const below = (most: string): string => base.replace(' until', ` up to ${most} until`)
    for (const [head, before, ceiling, said] of [
      [below('16'), below('16'), 16, []],
      [below('8'), below('16'), 8, []],
      [below('32'), below('16'), 16, pending],
      [base, below('16'), 16, pending],
      [below('16'), base, 16, []],
    ] as const) {
      const { waivers, pending: told } = against(head, before)
      expect([waivers.map(({ upTo }) => upTo), told]).toEqual([[ceiling], said])
    }
    expect(read(below('many')).waivers).toEqual([])
    expect(read(below('')).problems.map(({ message }) => message)).toEqual([expect.stringContaining('ceiling')])
  })

  it('one with another reason keeps the reason of the base branch', () => {
    const { waivers, pending: said } = against(base.replace('the rewrite is under way', 'why not'), base)
    expect(waivers.map(({ reason }) => reason)).toEqual(['the rewrite is under way'])
    expect(said).toEqual(pending)
  })

  it('one of several for the same place is told by its reason', () => {
    const longer = `# ${allow.replace('2027-01-31', '2027-06-30').replace('the rewrite', 'another rewrite')}`
    const { waivers, pending: said } = against(base, jobs(`${longer}\n    # ${allow}`))
    expect(waivers.map(({ expires, reason }) => `${expires} ${reason}`)).toEqual([
      '2027-01-31 the rewrite is under way',
    ])
    expect(said).toEqual([])
  })

  it('one that is taken out does not count', () => {
    expect(against(jobs(''), base)).toMatchObject({ counting: 0, pending: [] })
  })
})

describe('in a check', () => {
  const check = (text: string) => {
    const document = readDocument(text)
    const file = checkFile(path, document, ruleSet(allRules), defaultThresholds)
    const { waivers } = inlineWaiversOf(document, path, rules, permitted)
    const { files, findings } = applyWaivers([file], waivers, { maxDays: 365, ...permitted }, '2026-11-21', 'all')
    const waived = files[0]?.findings.filter((finding) => finding.waived) ?? []
    return { waived: waived.map(({ rule, span, job }) => `${rule} ${job} ${span.line}`), findings }
  }

  it('a waiver covers the finding that it stands above', () => {
    expect(check(jobs(`# ${allow}`))).toEqual({ waived: ['model/dynamic-shapes pretrain 8'], findings: [] })
  })

  it('a waiver above a job covers what that job inherits, and no other job that does', () => {
    const text = `defaults:
  framework: pytorch
  model: { dynamic_shapes: true }
  hardware: { accelerator: tpu-v5e-64, provider: gcp }
jobs:
  # ${allow}
  a: { stage: production }
  b: { stage: production }
`
    expect(check(text)).toEqual({ waived: ['model/dynamic-shapes a 3'], findings: [] })
  })

  it('a waiver beside something else is of no use, and points into the manifest', () => {
    const { waived, findings } = check(jobs('').replace('stage: production', `stage: production # ${allow}`))
    expect(waived).toEqual([])
    expect(findings).toMatchObject([{ rule: 'policy/waiver-unused', origin: { file: path, span: { line: 5 } } }])
  })
})

describe('whatever the comments are', () => {
  const words = fc.constantFrom(
    ...['accelerator-review:', 'accelerator-review', 'allow', 'until', 'because', '2027-01-31', '2026-02-30', ','],
    ...['model/dynamic-shapes', 'model/*', 'x', '#', '*', '"', ':', '- ', '\u202e', '😀', '\\', '\t'],
  )
  const comment = fc.oneof(
    fc.array(words, { maxLength: 10 }).map((parts) => parts.join(' ')),
    fc.constant(allow),
    fc.string(),
  )
  const line = fc.oneof(
    comment.map((text) => `# ${text.replace(/[\r\n]/g, '')}`),
    fc
      .tuple(fc.constantFrom('a: 1', 'b:', '  c: { d: 1 }', '- e', '  - f: [', ']', 'g: |', '<<: *x', 'h: &x'), comment)
      .map(([value, text]) => `${value} # ${text.replace(/[\r\n]/g, '')}`),
    fc.constantFrom('a: 1', 'jobs:', '  b:', '    c: 1', '', '---', '  - d', '}', 'e: {'),
  )

  it('nothing throws, and every waiver is whole and in the file', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { waivers, problems } = read(lines.join('\n'))
        for (const {
          rule,
          reason,
          expires,
          lines: [first, last],
          covers,
          origin,
        } of waivers) {
          expect([rules.has(rule), reason === '', /^\d{4}-\d\d-\d\d$/.test(expires)]).toEqual([true, false, true])
          expect(1 <= first && first <= last && last <= lines.length).toBe(true)
          expect(covers.length).toBeGreaterThan(0)
          // It covers its own line or what follows it.
          expect(first).toBeGreaterThanOrEqual(origin.span.line)
        }
        for (const { message } of problems) expect(message.length).toBeLessThan(250)
        expect(onlyOnBase(waivers, waivers)).toEqual({ waivers, pending: [] })
        expect(onlyOnBase(waivers, []).waivers).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['empty lines', 1, `# ${allow}\n${'\n'.repeat(40_000)}a: 1\n`],
    ['a long comment', 0, `a: 1 # accelerator-review: allow ${'x '.repeat(100_000)}\n`],
    ['spaces', 0, `a: 1 # accelerator-review${' '.repeat(200_000)}x\n`],
    ['signs', 0, `a: 1 ${'#'.repeat(200_000)}!\n`],
    ['many waivers', 100, Array.from({ length: 800 }, (_, at) => `k${at}: 1 # ${allow}\n`).join('')],
    ['many waivers above one key', 100, `${`# ${allow}\n`.repeat(2_000)}a: 1\n`],
    ['many items on a line', 0, `a: [\n  ${'1,'.repeat(10_000)} # ${allow}\n]\n`],
  ])('%s are read', (_, number, text) => {
    const document = readDocument(text)
    expect(document.problems).toEqual([])
    const { waivers } = inlineWaiversOf(document, path, rules, permitted)
    onlyOnBase(waivers, waivers)
    expect(waivers).toHaveLength(number)
  })
})
