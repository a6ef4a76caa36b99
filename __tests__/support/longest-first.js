// In a fresh clone jest knows no times and begins with the longest texts: short files that take long, such as that of
// determinism, would come last and leave all workers but their own idle.
// The sequencer is jest's own, of the same version: it comes with it.
import Sequencer from '@jest/test-sequencer'

/** The longest first. It is only an order: a file that is missing here or gone from the tests breaks nothing. */
const longest = [
  'attacks/comparison',
  'edge/action/base-policy',
  'web/playground',
  'repository/determinism',
  'repository/recipes',
  'edge/github/pull-request-faults',
  'edge/cli/hostile-input',
  'edge/github/pull-request-difference',
  'edge/github/pull-request-comment',
  'edge/cli/fleet-organization',
  'core/review/alternatives/alternatives',
  'attacks/growth',
  'edge/cli/launch',
  'edge/github/pull-request-suggestions',
  'attacks/launches-of-base',
  'attacks/one-budget',
  'core/library',
  'attacks/output',
  'attacks/proposed-policy',
  'attacks/withdrawal',
  'edge/cli/code-cache',
  'fuzz/fuzz',
  'attacks/reading',
  'repository/package',
  'attacks/git-program',
  'core/policy/spellings',
  'attacks/trust',
  'attacks/checkouts',
  'edge/lsp/server',
  'attacks/silence',
  'repository/pictures',
  'core/review/suggestions/suggest',
  'core/evidence/tables/launch-readers',
  'repository/workflows',
  'edge/github/sticky-comment',
  'core/policy/demands',
  'edge/cli/command',
  'repository/readme',
  'edge/github/pull-request-check-run',
  'edge/action/action',
  'web/fleet-page',
  'repository/patterns',
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
