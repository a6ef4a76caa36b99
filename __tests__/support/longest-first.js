// In a fresh clone jest knows no times and begins with the longest texts: short files that take long, such as that of
// determinism, would come last and leave all workers but their own idle.
// The sequencer is jest's own, of the same version: it comes with it.
import Sequencer from '@jest/test-sequencer'

/** The longest first. It is only an order: a file that is missing here or gone from the tests breaks nothing. */
const longest = [
  'edge/cli/hostile-input',
  'repository/determinism',
  'core/policy/trust',
  'edge/github/pull-request-faults',
  'core/review/alternatives/alternatives',
  'edge/github/pull-request-comment',
  'core/policy/spellings',
  'attacks/growth',
  'attacks/one-budget',
  'attacks/output',
  'fuzz/fuzz',
  'core/review/baseline/baseline-properties',
  'attacks/trust',
  'repository/recipes',
  'core/review/suggestions/suggest',
  'edge/cli/command',
  'core/library',
  'repository/patterns',
  'core/evidence/tables/dependency-readers',
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
