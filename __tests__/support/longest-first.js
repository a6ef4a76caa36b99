// In a fresh clone Jest knows no durations and starts with the longest files: short files that run long, for example
// determinism, would come last and leave the other workers idle.
// The sequencer is Jest's own, of the same version: it is installed with it.
import Sequencer from '@jest/test-sequencer'

/** Longest first. Only an order: a missing or extra file breaks nothing. */
const longest = [
  'web/playground',
  'edge/action/base-policy',
  'edge/cli/hostile-input',
  'attacks/comparison',
  'edge/github/pull-request-comment',
  'edge/github/pull-request-faults',
  'fuzz/fuzz',
  'edge/cli/fleet-organization',
  'edge/cli/code-cache',
  'edge/github/pull-request-difference',
  'repository/recipes',
  'core/policy/spellings',
  'core/review/alternatives/alternatives',
  'repository/determinism',
  'attacks/output',
  'core/library',
  'web/fleet-page',
  'edge/github/pull-request-suggestions',
  'edge/cli/launch',
  'attacks/launches-of-base',
  'attacks/proposed-policy',
  'attacks/one-budget',
  'repository/package',
  'repository/readme',
  'attacks/reading',
  'attacks/locked-models',
  'core/review/suggestions/suggest',
  'repository/patterns',
  'attacks/withdrawal',
  'core/review/comparison',
  'attacks/git-program',
  'attacks/trust',
  'edge/cli/command',
  'core/report/room',
  'attacks/checkouts',
  'repository/first-hour',
  'core/rules/rules',
  'edge/lsp/server',
  'core/evidence/tables/launch-readers',
  'edge/cli/base-commit',
  'attacks/growth',
  'edge/github/pull-request-check-run',
  'attacks/silence',
  'repository/pictures',
  'repository/workflows',
  'edge/github/sticky-comment',
  'core/policy/demands',
  'edge/action/action',
].map((name) => `/__tests__/${name}.test.ts`)

const rank = ({ path }) => {
  const at = longest.findIndex((ending) => path.replaceAll('\\', '/').endsWith(ending))
  return at === -1 ? longest.length : at
}

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b))
  }
}
