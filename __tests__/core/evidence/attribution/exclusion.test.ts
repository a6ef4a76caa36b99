import { describe, expect, it } from '@jest/globals'
import {
  emptyGlobs,
  namedPaths,
  namesFolder,
  SortedPaths,
} from '../../../../src/core/evidence/attribution/evidence-globs.ts'
import {
  closedFolders,
  exclusionOf,
  folderExclusion,
  isExample,
  isExampleFolder,
} from '../../../../src/core/evidence/attribution/exclusion.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

describe('a folder', () => {
  it.each([
    ...words(`third_party third-party thirdparty 3rdparty 3rd_party vendor vendored _vendor external externals extern
      submodules subprojects deps`).map((name) => [name, 'vendored']),
    ...words('test tests testing __tests__ testdata test_data fixtures unittests').map((name) => [name, 'checks']),
    ...words(`doc docs documentation .github .circleci .gitlab .buildkite .devcontainer .vscode .idea .ci ci benchmark
      benchmarks bench proposals rfcs keps example examples sample samples demo demos tutorial tutorials
      tutorials-and-examples`).map((name) => [name, 'samples']),
    ...words('src train mytests docs2 vendors').map((name) => [name, undefined]),
  ])('called %s is %s, and so is what lies in it', (name = '', exclusion) => {
    for (const each of [name, name.toUpperCase()]) {
      expect(folderExclusion(each)).toBe(exclusion)
      expect(exclusionOf(`${each}/train.sh`)).toBe(exclusion)
      expect(exclusionOf(`a/${each}/b/train.sh`)).toBe(exclusion)
      // A file with this name is not excluded, and folders above the job's own do not count.
      expect(exclusionOf(`a/${each}`)).toBeUndefined()
      expect(exclusionOf(`${each}/a/train.sh`, `${each}/a`)).toBeUndefined()
    }
  })

  it('is left out for the first reason, and below the folder that is asked about', () => {
    expect(exclusionOf('docs/tests/a.sh')).toBe('samples')
    expect(exclusionOf('docs/tests/a.sh', 'docs')).toBe('checks')
    expect(exclusionOf('docs/a.sh', 'doc')).toBe('samples')
    expect(exclusionOf('docs/a.sh', '')).toBe('samples')
  })

  it.each(
    words(`.git .hg .svn node_modules bower_components .venv venv .virtualenv site-packages dist-packages __pycache__ .tox
      .nox .eggs .mypy_cache .pytest_cache .ruff_cache .ipynb_checkpoints .terraform .cache wandb`),
  )('called %s is never entered', (name) => {
    expect(closedFolders.has(name)).toBe(true)
  })

  it.each(words('example Examples sample samples demo demos tutorial tutorials tutorials-and-examples'))(
    'called %s holds jobs to start from',
    (name) => {
      expect([isExampleFolder(name), isExample(`a/${name}/train.sh`)]).toEqual([true, true])
    },
  )

  it.each([
    ['docs/train.sh', false],
    ['docs/examples/train.sh', false],
    ['examples/docs/train.sh', true],
    ['tests/examples/train.sh', false],
    ['myexample/train.sh', false],
    ['examples2/train.sh', false],
    ['train.sh', false],
    ['examples', false],
    ['.gitlab-ci.yml', false],
  ])('%s lies among examples: %s', (path, expected) => {
    expect(isExample(path)).toBe(expected)
  })
})

describe('a file', () => {
  it.each([
    ...words('.gitlab-ci.yml .travis.yml Jenkinsfile appveyor.yml').map((name) => [name, 'samples']),
    ...words(`test_train.py train_test.py conftest.py requirements-dev.txt requirements_test.txt requirements.tests.txt
      requirements-testing.in requirements-lint.txt requirements-doc.txt requirements-docs.txt requirements-ci.txt
      dev-requirements.txt test_requirements.txt tests.requirements.txt lint-requirements.txt doc-requirements.txt
      docs-requirements.txt ci-requirements.txt`).map((name) => [name, 'checks']),
    ...words(`train.py my_test_train.py test_train.pyx test_train.sh contest.py conftest.pyi myconftest.py requirements.txt
      requirements-device.txt my-requirements-dev.txt requirements2dev.txt device-requirements.txt
      dev-requirementsx.txt my.gitlab-ci.yml`).map((name) => [name, undefined]),
  ])('called %s is left out as %s', (name, exclusion) => {
    expect(exclusionOf(`a/${name}`)).toBe(exclusion)
  })
})

describe('a glob', () => {
  const all = new SortedPaths(['a/run.sh', 'a/.hidden/run.sh', 'a/b/run.sh', 'run.sh', '#run.sh', '!run.sh', 'c/x.yml'])
  const named = (...globs: string[]) => [...namedPaths('a', globs, all)]

  it.each<[string, string[]]>([
    // Below the manifest's folder, otherwise from the top.
    ['run.sh', ['a/run.sh']],
    ['./run.sh', ['a/run.sh']],
    ['c/*', ['c/x.yml']],
    ['../c/*', ['c/x.yml']],
    ['b/', ['a/b/run.sh']],
    ['/b', []],
    ['b/run.sh', ['a/b/run.sh']],
    ['./b/../run.sh', ['a/run.sh']],
    ['**/run.sh', ['a/.hidden/run.sh', 'a/b/run.sh', 'a/run.sh']],
    // Neither a comment nor a negation.
    ['#run.sh', ['#run.sh']],
    ['!run.sh', ['!run.sh']],
    ['{b,.hidden}/run.sh', ['a/.hidden/run.sh', 'a/b/run.sh']],
    ['none', []],
    // Alternatives above one hundred are ignored.
    [`{${'x,'.repeat(99)}b}/*`, ['a/b/run.sh']],
    [`{${'x,'.repeat(124)}b}/*`, []],
  ])('%s names %j', (glob, expected) => {
    expect(named(glob)).toEqual(expected)
    expect(emptyGlobs('a', [glob], all)).toEqual(expected.length === 0 ? [0] : [])
  })

  it('is read up to 256 characters, and a hundred of them', () => {
    const longest = `{run.sh,${'x'.repeat(247)}}`
    expect([longest.length, named(longest)]).toEqual([256, ['a/run.sh']])
    expect(named(`{run.sh,${'x'.repeat(248)}}`)).toEqual([])
    const many = [...Array(99).fill('none'), 'run.sh', 'c/*']
    expect(named(...many)).toEqual(['a/run.sh'])
    expect(emptyGlobs('a', many, all)).toEqual([...Array(99).keys(), 100])
  })

  it('names a folder that is left out by its name', () => {
    expect([
      namesFolder('examples/*.sh', 'examples'),
      namesFolder('**/*.sh', 'examples'),
      namesFolder('a/myexamples/x', 'examples'),
    ]).toEqual([true, false, false])
  })
})
