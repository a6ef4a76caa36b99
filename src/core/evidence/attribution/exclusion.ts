/**
 * Why a folder or a file is excluded: it contains no training job of this repository. `vendored`: third-party or
 * generated code; `checks`: tests; `samples`: examples, documentation, plans, benchmarks and automation.
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

/** Folders that are never opened: a tool installed, built or checked out their contents. */
export const closedFolders: ReadonlySet<string> = new Set([
  ...['.git', '.hg', '.svn', 'node_modules', 'bower_components', '.venv', 'venv', '.virtualenv', 'site-packages'],
  ...['dist-packages', '__pycache__', '.tox', '.nox', '.eggs', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['.ipynb_checkpoints', '.terraform', '.cache', 'wandb'],
])

/** Folders of samples that contain jobs to start from. The other samples concern the project itself. */
const exampleFolder = /^(?:examples?|samples?|demos?|tutorials?|tutorials-and-examples)$/i

/** Whether the name of a folder is that of examples. */
export const isExampleFolder = (name: string): boolean => exampleFolder.test(name)

/** Whether a file is among the examples of a repository. */
export const isExample = (path: string): boolean =>
  exclusionOf(path) === 'samples' &&
  exampleFolder.test(path.split('/').find((step) => folderExclusion(step) !== undefined) ?? '')

/** Files that run for each change of the repository. */
const automation: ReadonlySet<string> = new Set(['.gitlab-ci.yml', '.travis.yml', 'jenkinsfile', 'appveyor.yml'])
const checkFiles = /^(?:test_.*|.*_test|conftest)\.py$/
const checkLists =
  /^(?:requirements[-_.](?:dev|test|tests|testing|lint|docs?|ci)|(?:dev|test|tests|lint|docs?|ci)[-_.]requirements)\b/

/** Why a folder with this name is excluded unless it is listed. Undefined if it is not. */
export function folderExclusion(name: string): Exclusion | undefined {
  return byFolder.get(name.toLowerCase())
}

const byFolder: ReadonlyMap<string, Exclusion> = new Map(
  (Object.keys(folders) as Exclusion[]).flatMap((exclusion) =>
    Array.from(folders[exclusion], (name) => [name, exclusion] as const),
  ),
)

/** Why a file is excluded, by its folders and its name. `from` is the folder below which to start. */
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
