/**
 * The pages of the site in sidebar order: path in the repository, sidebar title, and a description if the first
 * sentence is not one. The index of the rules stands in for all rule pages.
 */
export const sections = [
  {
    title: 'Guide in five steps',
    pages: [
      ['web/site/guide/declare.md', '1. Declare'],
      ['web/site/guide/check.md', '2. Check'],
      ['web/site/guide/read.md', '3. Read'],
      ['web/site/guide/fix.md', '4. Fix'],
      ['web/site/guide/gate.md', '5. Gate'],
    ],
  },
  {
    title: 'Recipes',
    pages: [
      ['docs/first-hour.md', "A team's first hour"],
      ['docs/installing.md', 'Install it', 'In a project, with pre-commit, or in a container.'],
      ['docs/pull-requests.md', 'Set up pull requests'],
      ['docs/ci.md', 'Use it in other CI', 'Files for GitLab, Azure Pipelines, Jenkins, Buildkite and CircleCI.'],
      ['docs/adopting.md', 'Adopt it step by step'],
      ['docs/fleet.md', 'Look at all repositories'],
      ['docs/launch.md', 'Check at launch'],
      ['docs/actual.md', 'Compare with what ran'],
      ['docs/formats.md', 'Report to other tools'],
      ['docs/editors.md', 'Set up an editor or an agent', 'The language server, and the tools for agents.'],
      ['docs/library.md', 'Use the library'],
      ['examples/README.md', 'Examples', 'Manifests to start from, and a policy with its tests.'],
    ],
  },
  {
    title: 'Reference',
    pages: [
      ['docs/manifest.md', 'accelerator.yml'],
      ['docs/spellings.md', 'Spellings'],
      ['docs/policy.md', 'Policies'],
      ['docs/policy-expressions.md', 'Conditions in a policy'],
      ['docs/prices.md', 'Costs and prices'],
      ['docs/evidence.md', 'Evidence'],
      ['docs/json-report.md', 'JSON report', 'The keys of the report that programs read.'],
      ['docs/glossary.md', 'Glossary'],
    ],
  },
  {
    title: 'Rules and facts',
    pages: [
      ['docs/rules/README.md', 'Rules', 'Every rule with its severity, by area.'],
      ['docs/sources.md', 'Documents and rows'],
      [
        'docs/catalog.md',
        'Catalog',
        'Figures of every accelerator with their sources, machine types, slices and software.',
      ],
      ['docs/models.md', 'Models', 'The models whose sizes a name gives.'],
    ],
  },
  {
    title: 'How good it is',
    pages: [
      ['docs/calibration.md', 'Calibration', 'How close the estimates of memory and time are to published runs.'],
      ['examples/published/README.md', 'Published runs'],
      ['SECURITY.md', 'Security'],
      ['CHANGELOG.md', 'Changelog', 'What each release changed.'],
    ],
  },
]

/** The source of the site's first page. */
export const home = 'README.md'

/** Pages of `docs` for developers of the check. Links to them lead to the repository. */
export const leftOut = ['decisions/', 'internals/', 'pictures/', 'releasing.md']

/** A page's path on the site: `rules/index.md` for `docs/rules/README.md`. */
export const addressOf = (path) =>
  path
    .replace(/^(docs|web\/site)\//, '')
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .toLowerCase()
