// In a fresh clone jest knows no times and begins with the longest texts: short files that take long, such as that of
// determinism, would come last and leave all workers but their own idle.
// The sequencer is jest's own, of the same version: it comes with it.
import Sequencer from '@jest/test-sequencer'

/** The longest first. It is only an order: a file that is missing here or gone from the tests breaks nothing. */
const longest = [
  'repository/determinism',
  'edge/action/base-policy',
  'edge/cli/hostile-input',
  'core/review/alternatives/alternatives',
  'edge/github/pull-request-faults',
  'repository/recipes',
  'attacks/one-budget',
  'core/policy/spellings',
  'attacks/output',
  'attacks/growth',
  'edge/github/pull-request-comment',
  'edge/github/pull-request-difference',
  'edge/cli/launch',
  'edge/github/pull-request-suggestions',
  'attacks/trust',
  'edge/action/action',
  'attacks/proposed-policy',
  'repository/package',
  'fuzz/fuzz',
  'core/review/suggestions/suggest',
  'repository/patterns',
  'core/review/suggestions/edit-properties',
  'edge/cli/command',
  'core/review/baseline/baseline-properties',
  'core/library',
  'core/text/encode',
  'core/evidence/tables/launch-readers',
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
