import { describe, expect, it } from '@jest/globals'
import { isCommit, readReference } from '../../../src/core/policy/layers/reference.ts'

const commit = 'a'.repeat(40)
const form = 'Use a preset (recommended, strict, advisory), a file (./base.yml) or owner/repo/path@SHA.'

describe('a reference to a policy', () => {
  it.each([
    ['recommended', '', { type: 'preset', name: 'recommended' }],
    ['base.yml', '', { type: 'file', path: 'base.yml' }],
    ['./base.yaml', 'team', { type: 'file', path: 'team/base.yaml' }],
    ['../base.yml', 'team/own', { type: 'file', path: 'team/base.yml' }],
    ['a//b/./base.yml', '', { type: 'file', path: 'a/b/base.yml' }],
    // A leading slash means the top of the repository, in any folder.
    ['/base.yml', 'team', { type: 'file', path: 'base.yml' }],
    [`acme/policies/base.yml@${commit}`, 'team', remote('acme/policies', 'base.yml', commit)],
    ['acme/po.li_ci-es/a/../b/base.yml@v1.2', '', remote('acme/po.li_ci-es', 'b/base.yml', 'v1.2')],
    [`${'a'.repeat(39)}/r/p@v1`, '', remote(`${'a'.repeat(39)}/r`, 'p', 'v1')],
    [`a/${'r'.repeat(100)}/p@v1`, '', remote(`a/${'r'.repeat(100)}`, 'p', 'v1')],
    [`${'a'.repeat(508)}.yml`, '', { type: 'file', path: `${'a'.repeat(508)}.yml` }],
  ])('%s, from "%s"', (text, folder, expected) => {
    expect(readReference(text, folder)).toEqual(expected)
  })

  it.each([
    [`${'a'.repeat(509)}.yml`, 'This reference is longer than 512 characters.'],
    ['https://policies.example/base.yml', address('https://policies.example/base.yml')],
    ['GIT+ssh:base.yml', address('GIT+ssh:base.yml')],
    ['acme/policies/../../base.yml@v1', '"acme/policies/../../base.yml@v1" does not name a file at a commit.'],
    ['acme/../base.yml@v1', '"acme/../base.yml@v1" does not name a file at a commit.'],
    ['acme/./base.yml@v1', '"acme/./base.yml@v1" does not name a file at a commit.'],
    ['acme/policies/base.yml@v1..v2', '"acme/policies/base.yml@v1..v2" does not name a file at a commit.'],
    ['acme/policies/base.yml@a:b', '"acme/policies/base.yml@a:b" does not name a file at a commit.'],
    ['acme/policies/base.yml@a~1', '"acme/policies/base.yml@a~1" does not name a file at a commit.'],
    ['acme/policies@v1', '"acme/policies@v1" does not have the form owner/repo/path@SHA.'],
    ['-acme/policies/base.yml@v1', '"-acme/policies/base.yml@v1" does not have the form owner/repo/path@SHA.'],
    ['acme/policies/base.yml@v 1', '"acme/policies/base.yml@v 1" does not have the form owner/repo/path@SHA.'],
    [`${'a'.repeat(40)}/r/p.yml@v1`, `"${'a'.repeat(40)}/r/p.yml@v1" does not have the form owner/repo/path@SHA.`],
    ['Recommended', '"Recommended" is neither a preset nor a file that ends in .yml or .yaml.'],
    ['base.yml.txt', '"base.yml.txt" is neither a preset nor a file that ends in .yml or .yaml.'],
    ['baseyml', '"baseyml" is neither a preset nor a file that ends in .yml or .yaml.'],
  ])('is not %s', (text, message) => {
    expect(readReference(text, '')).toEqual({ type: 'unreadable', message, remedy: form })
  })

  it.each([
    ['../base.yml', ''],
    ['../../base.yml', 'team'],
    ['/../base.yml', 'team/own'],
  ])('does not lead out of the repository: %s from "%s"', (text, folder) => {
    expect(readReference(text, folder)).toEqual({
      type: 'unreadable',
      message: `"${text}" leads out of the repository.`,
      remedy: 'Use a file of this repository, or owner/repo/path@SHA for another one.',
    })
  })

  it.each([
    [commit, true],
    ['0123456789abcdef0123456789abcdef01234567', true],
    [commit.slice(1), false],
    [`${commit}a`, false],
    [commit.toUpperCase(), false],
    ['v1', false],
  ])('is at a commit where it names a whole one: %s', (ref, expected) => {
    expect(isCommit(ref)).toBe(expected)
  })
})

function remote(repository: string, path: string, ref: string) {
  return { type: 'remote', repository, path, ref }
}

function address(text: string): string {
  return `"${text}" is a URL, but policies are shared only through GitHub repositories.`
}
