import { describe, expect, it } from '@jest/globals'
import { Environment } from '@marcbachmann/cel-js'
import { type Size, sizesIn, smallJob, stepsOf } from '../../../src/core/policy/condition/cost.ts'
import type { Pattern } from '../../../src/core/policy/condition/functions.ts'
import type { Syntax } from '../../../src/core/policy/condition/syntax.ts'

const stage: Size = { length: 80 }
const libraries: Size = { length: 10, each: { length: 16 } }
const sizes: Readonly<Record<string, Size>> = { stage, 'framework.libraries': libraries, 'labels.team': { length: 8 } }
const patterns = new Map([['a+', { steps: 3 } as Pattern]])

const steps = (text: string): number => {
  const { ast } = new Environment().parse(text)
  return stepsOf(ast as unknown as Syntax, patterns, (path) => sizes[path.join('.')] ?? { length: 0 })
}

// One step per node. A comparison or search costs one more, plus an eighth per character.
describe('the steps of a condition', () => {
  it.each([
    ['a value', 'true', 1],
    ['a key of the job, however deep', 'job.hardware.spot', 1],
    ['a negation', '!job.hardware.spot', 2],
    ['a sign', '-(1)', 2],
    ['both sides, and one more', 'true && false', 3],
    ['both sides of an or', 'true || false', 3],
    // 3 nodes, and 1 + (80 + 8) / 8.
    ['a comparison, by the length of both texts', 'job.stage == "abcdefgh"', 15],
    ['a comparison of numbers', '1 < 2', 4],
    // 3 nodes, 1 + (8 + 10) * 3 to compare, 10 * 2 to search.
    ['a search, by the elements as well', '"abcdefgh" in job.framework.libraries', 78],
    // The joined text is 88 long: 15 as above, then 2 nodes, and 1 + 96 / 8.
    ['texts that were joined', '(job.stage + "abcdefgh") == "abcdefgh"', 30],
    ['what is no joined text', '(job.stage < "abcdefgh") == true', 18],
    // 4 nodes, and the longer side compared to an empty text.
    ['a choice, as long as its longer side', '(true ? job.stage : "a") == ""', 17],
    // 3 elements and the list, the other list empty; 1 + 3 * (1 + 80 / 8).
    ['a list, each as long as its longest element', '["a", job.stage, "a"] == []', 40],
    ['an element of a list', '["a", job.stage][0] == ""', 19],
    // Keys cost their own length.
    ['a mapping', '{"abcdefgh": job.stage} == {}', 19],
    ['an element of a mapping', '{"abcdefgh": job.stage}["abcdefgh"] == ""', 22],
    ['a label by its name', 'job.labels["team"] == ""', 5],
    ['a label by a name that is computed', 'job.labels[job.stage] == ""', 16],
    ['what is declared', 'has(job.stage)', 1],
    // 1 node, 1 for the key and its 1 + 80 / 8.
    ['a function, by what it is given', 'size(job.stage)', 13],
    ['a function of two', 'f(job.stage, "abcdefgh")', 16],
    // 2 nodes, 2 for its argument, 200 for the look-up, then 1 + 100 * (1 + 30 / 8) and so on.
    ['a look-up in the catalogue', 'accelerators("abcdefgh")', 204],
    ['what a look-up gives', 'accelerators("abcdefgh") == []', 682],
    // 3 nodes, and 11 * 2.
    ['a method, by both texts', 'job.stage.contains("abcdefgh")', 25],
    ['a method without arguments', 'job.stage.trim()', 13],
    ['what trim gives', 'job.stage.trim() == ""', 26],
    ['what a change of case gives, three times as long', 'job.stage.lowerAscii() == ""', 46],
    ['what a change to capitals gives', 'job.stage.upperAscii() == ""', 46],
    ['what another method gives', 'job.stage.contains("a") == true', 18.375],
    // 3 nodes, and 80 characters times 3 steps times 4.
    ['a pattern, by its own steps', 'job.stage.matches("a+")', 963],
    ['a pattern that is not known', 'job.stage.matches("b+")', 323],
    // 2 nodes, and 10 times: 2, 1 per node and 1 + 16 / 8 for the comparison.
    ['a loop, by its elements', 'job.framework.libraries.all(x, x == "")', 82],
    ['a loop in a loop', 'job.framework.libraries.all(x, job.framework.libraries.all(y, x == y))', 1042],
    ['what a loop maps to', 'job.framework.libraries.map(x, job.stage) == []', 145],
    ['what a loop leaves', 'job.framework.libraries.filter(x, true) == []', 65],
    ['what another loop gives', 'job.framework.libraries.exists(x, true) == true', 35],
    // The inner x is a letter, the outer one a library.
    ['the innermost of two variables', 'job.framework.libraries.all(x, [""].all(x, x == ""))', 112],
    ['a variable after its loop', 'job.framework.libraries.all(x, true) == x', 35],
  ])('count %s', (_, text, expected) => {
    expect(steps(text)).toBe(expected)
  })
})

describe('the sizes of a job', () => {
  const sizeOf = sizesIn({
    stage: 'production',
    labels: new Map([
      ['team', 'research'],
      ['cost-center', 'x'],
    ]),
    framework: { libraries: ['deepspeed', 'x'], names: [] },
    hardware: { count: 8 },
  } as never)

  it.each([
    [['stage'], { length: 10 }],
    [['labels', 'team'], { length: 8 }],
    [['labels', 'other'], { length: 0 }],
    [['labels'], { length: 2, each: { length: 11 } }],
    // The label is unknown, so the longest counts.
    [['labels', undefined], { length: 8 }],
    [['framework', 'libraries'], { length: 2, each: { length: 9 } }],
    [['framework', 'names'], { length: 0, each: { length: 0 } }],
    [['hardware', 'count'], { length: 0 }],
    [['hardware', 'other'], { length: 0 }],
    [['stage', 'length'], { length: 0 }],
    [['framework', 'libraries', 'length'], { length: 0 }],
  ])('are those of its values: %j', (path, size) => {
    expect(sizeOf(path)).toEqual(size)
  })

  it('are one of everything for the smallest', () => {
    expect(smallJob()).toEqual({ length: 1, each: { length: 1 } })
  })
})
