/**
 * Why a folder or a file is excluded: it holds no training job of the repository's own. `vendored`: somebody else's code,
 * or what a tool made; `checks`: tests; `samples`: examples, documentation and plans, measurements and the automation
 * around the repository.
 */
export type Exclusion = 'vendored' | 'checks' | 'samples'

const folders: Readonly<Record<Exclusion, ReadonlySet<string>>> = {
  vendored: new Set([
    ...['third_party', 'third-party', 'thirdparty', '3rdparty', '3rd_party', 'vendor', 'vendored', '_vendor'],
    ...['external', 'externals', 'extern', 'submodules', 'subprojects', 'deps'],
  ]),
  checks: new Set(['test', 'tests', 'testing', '__tests__', 'testdata', 'test_data', 'fixtures', 'unittests']),
  samples: new Set([
    ...['doc', 'docs', 'documentation', 'example', 'examples', 'sample', 'samples', 'demo', 'demos', 'tutorial'],
    ...['tutorials', 'tutorials-and-examples', '.github', '.circleci', '.gitlab', '.buildkite', '.devcontainer'],
    ...['.vscode', '.idea', '.ci', 'ci', 'benchmark', 'benchmarks', 'bench', 'proposals', 'rfcs', 'keps'],
  ]),
}

/** Folders that are never entered: they hold what was installed, built or checked out by a tool. */
export const closedFolders: ReadonlySet<string> = new Set([
  ...['.git', '.hg', '.svn', 'node_modules', 'bower_components', '.venv', 'venv', '.virtualenv', 'site-packages'],
  ...['dist-packages', '__pycache__', '.tox', '.nox', '.eggs', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['.ipynb_checkpoints', '.terraform', '.cache', 'wandb'],
])

/** Folders of samples that hold jobs to start from; the others are about the project itself. */
const exampleFolder = /^(?:examples?|samples?|demos?|tutorials?|tutorials-and-examples)$/i

/** Whether a folder, by its own name, holds examples. */
export const isExampleFolder = (name: string): boolean => exampleFolder.test(name)

/** Whether a file lies among the examples of a repository. */
export const isExample = (path: string): boolean =>
  exclusionOf(path) === 'samples' &&
  exampleFolder.test(path.split('/').find((step) => folderExclusion(step) !== undefined) ?? '')

/** What runs for each change of the repository. */
const automation: ReadonlySet<string> = new Set(['.gitlab-ci.yml', '.travis.yml', 'jenkinsfile', 'appveyor.yml'])
const checkFiles = /^(?:test_.*|.*_test|conftest)\.py$/
const checkLists =
  /^(?:requirements[-_.](?:dev|test|tests|testing|lint|docs?|ci)|(?:dev|test|tests|lint|docs?|ci)[-_.]requirements)\b/

/** Why a folder, by its own name, is excluded unless somebody names it; undefined where it is not. */
export function folderExclusion(name: string): Exclusion | undefined {
  return byFolder.get(name.toLowerCase())
}

const byFolder: ReadonlyMap<string, Exclusion> = new Map(
  (Object.keys(folders) as Exclusion[]).flatMap((exclusion) =>
    Array.from(folders[exclusion], (name) => [name, exclusion] as const),
  ),
)

/** Why a file is excluded, by the folders above it and its name. `from` is a folder to start below. */
export function exclusionOf(path: string, from = ''): Exclusion | undefined {
  const inside = from !== '' && path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path
  const steps = inside.split('/')
  const name = (steps.pop() ?? '').toLowerCase()
  for (const step of steps) {
    const exclusion = folderExclusion(step)
    if (exclusion !== undefined) return exclusion
  }
  if (automation.has(name)) return 'samples'
  return checkFiles.test(name) || checkLists.test(name) ? 'checks' : undefined
}
