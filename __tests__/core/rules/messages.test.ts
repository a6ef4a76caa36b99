import { describe, expect, it } from '@jest/globals'
import { reviewedMessages } from '../../../scripts/reviewed-messages.js'

const messages = reviewedMessages()

/** Annotations state the problem first, in plain words, and the remedy as an imperative. */
const longestProblem = 160
const usualProblem = 120

/** Words with a plainer alternative: "reports", "matches", "vendor", "severe", "exists", "the guidance". */
const retired =
  /\b(?:accus\w+|bears? out|comes? to|stands? (?:at|twice|in|for|there)|the words?|graver?|gravest|makers?|is to (?:run|train|serve)|the documents|none but|draws|tells?|told|of which|what it)\b/i

const imperatives = new Set(
  'Add Align Allow Ask Avoid Benchmark Build Check Choose Close Combine Compare Compute Convert Declare Define Delete Enable Find Fix Flatten Gather Give Group Indent Install Keep List Load Lower Make Measure Merge Move Name Open Pad Pick Pin Plan Port Price Profile Put Quote Raise Reduce Remove Rename Renew Replace Request Restore Rewrite Run Save Schedule Set Shard Share Shorten Shut Speed Spell Split Start Store Switch Target Test Train Tune Update Use Wait Write'.split(
    ' ',
  ),
)

const sentence = /[.?!]["”)`]*$/

describe('the words of findings', () => {
  it('are those of all rules', () => {
    expect(new Set(messages.map(({ rule }) => rule)).size).toBeGreaterThan(100)
    expect(messages.length).toBeGreaterThan(300)
  })

  it(`say what is wrong in at most ${longestProblem} characters, nine of ten in ${usualProblem}`, () => {
    expect(messages.filter(({ problem }) => problem.length > longestProblem)).toEqual([])
    const usual = messages.filter(({ problem }) => problem.length <= usualProblem)
    expect(usual.length / messages.length).toBeGreaterThanOrEqual(0.9)
  })

  it('are plain', () => {
    const found = messages.filter(({ problem, why, remedy }) => retired.test([problem, why, remedy].join(' ')))
    expect(found).toEqual([])
  })

  it('end with a full stop, and tell what to do by an order', () => {
    const parts = messages.flatMap(({ problem, why, remedy }) => [problem, why, remedy]).filter((part) => part !== '')
    expect(parts.filter((part) => !sentence.test(part))).toEqual([])
    const remedies = messages.map(({ remedy }) => remedy.replace(/^Did you mean [^?]*\? ?/, ''))
    expect(remedies.filter((remedy) => remedy !== '' && !imperatives.has(/^\w+/.exec(remedy)?.[0] ?? ''))).toEqual([])
  })
})
