import { expect, it } from '@jest/globals'
import { shortNames } from '../../../src/core/fleet/short-names.ts'

it.each<[string, string[], string[], Record<string, string>]>([
  [
    'the last step where no other name ends so',
    ['../x/a.json', 'y/b.json'],
    [],
    { '../x/a.json': 'a.json', 'y/b.json': 'b.json' },
  ],
  [
    'more where others do',
    ['r/a/report.json', 'r/b/report.json'],
    [],
    { 'r/a/report.json': 'a/report.json', 'r/b/report.json': 'b/report.json' },
  ],
  ['more where a repository is called so', ['x/acme/a'], ['acme/a', 'a'], {}],
  ['the whole path where it is the end of another', ['a.json', 'x/a.json'], [], {}],
  ['never what is named already', [], ['group/sub/a'], {}],
])('calls a path by %s', (_, paths, repositories, called) => {
  expect(shortNames(paths, repositories)).toEqual(called)
})

it('takes no time for many', () => {
  const paths = Array.from({ length: 20_000 }, (_, index) => `/srv/reports/2026/11/team-${index}/report.json`)
  expect(shortNames(paths, [])[paths[7] as string]).toBe('team-7/report.json')
})
