import { expect, it } from '@jest/globals'
import { fileAt } from '../../../src/edge/run/git/git.ts'
import { git, importCommits, newRepository } from '../../support/git.ts'
import { checkoutOf } from '../../support/pull-request.ts'

const folder = newRepository('files')
const [earlier = '', head = ''] = importCommits(folder, [
  {
    ref: 'refs/heads/main',
    parents: [],
    files: {
      'top.yml': 'at the top\n',
      'a/b/é "x".yml': 'deep\n',
      'a/empty.yml': '',
      'odd/two\nlines.yml': 'x\n',
      'a/link.yml': { link: '../top.yml' },
      'linked-folder': { link: 'a' },
      'a/linked-folder': { link: '../none' },
      submodule: { commit: 'a'.repeat(40) },
      'a/large.yml': 'x'.repeat(9 * 1024 * 1024),
    },
  },
  { ref: 'refs/heads/main', parents: [':1'], files: { 'top.yml': 'later\n', a: undefined } },
])
const proposal = { folder, base: earlier, head }
const textAt = (checkout: string, commit: string, path: string): string => {
  const found = fileAt(checkout, commit, path)
  if (typeof found === 'string') return found
  return 'link' in found ? `link ${found.link}` : JSON.stringify(new TextDecoder().decode(found))
}

it.each([
  ['top.yml', '"at the top\\n"'],
  ['a/b/é "x".yml', '"deep\\n"'],
  ['a/empty.yml', '""'],
  ['none.yml', 'absent'],
  ['a/none.yml', 'absent'],
  ['none/none/none.yml', 'absent'],
  ['top.yml/below.yml', 'absent'],
  ['linked-folder/empty.yml', 'link linked-folder'],
  ['a/linked-folder/none/none.yml', 'link a/linked-folder'],
  ['submodule/x.yml', 'link submodule'],
  ['submodule', 'link submodule'],
  ['a/link.yml', 'link a/link.yml'],
  ['a/b', 'unreadable'],
  ['a/large.yml', 'unreadable'],
  ['odd/two\nlines.yml', 'unreadable'],
])('finds of %j: %s', (path, expected) => {
  // Once before and once after the folder is known.
  expect([earlier, earlier].map((commit) => textAt(folder, commit, path))).toEqual([expected, expected])
})

it('reads a name that comes to mean another commit anew', () => {
  git(folder, ['tag', 'moving', earlier])
  expect(textAt(folder, 'moving', 'top.yml')).toBe('"at the top\\n"')
  git(folder, ['tag', '--force', 'moving', head])
  expect(textAt(folder, 'moving', 'top.yml')).toBe('"later\\n"')
})

it.each([
  ['shallow', 'top.yml', '"later\\n"'],
  ['shallow', 'none/none.yml', 'absent'],
  ['without contents', 'a/none.yml', 'absent'],
  ['without contents', 'a/b/é "x".yml', 'unreadable'],
  ['without trees', 'a/none.yml', 'unreadable'],
] as const)('tells what a commit lacks from what a clone %s lacks: %s is %s', (kind, path, expected) => {
  const checkout = checkoutOf(proposal, kind)
  expect(textAt(checkout, kind === 'shallow' ? head : earlier, path)).toBe(expected)
  expect(textAt(checkout, 'b'.repeat(40), path)).toBe('unreadable')
})
