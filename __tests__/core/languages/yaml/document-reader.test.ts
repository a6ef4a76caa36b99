import { expect, it } from '@jest/globals'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'

it.each([
  ['a: 1\ntok', '`tok` has no value.', 'Write `tok: …`.'],
  ['a: 1\nscale:\n  b: 1\n  tok # how many\n', '`tok` has no value.', 'Write `tok: …`.'],
  ['a: "x', 'A quote, bracket or brace opened above is not closed.', 'Close it.'],
])('says what is wrong in %j', (text, message, remedy) => {
  expect(readDocument(text).problems).toMatchObject([{ message, remedy }])
})
