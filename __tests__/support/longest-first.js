// In a fresh clone jest knows no times and begins with the longest texts: the fuzzing, which takes the most and is a
// short file, would come last and leave all workers but its own idle for a sixth of the run.
// The sequencer is jest's own, of the same version: it comes with it.
import Sequencer from '@jest/test-sequencer'

/** The longest first. It is only an order: a file that is missing here or gone from the tests breaks nothing. */
const longest = [
  'fuzz/fuzz',
  'edge/github/pull-request-faults',
  'edge/cli/hostile-input',
  'repository/determinism',
  'edge/github/pull-request-comment',
  'core/policy/trust',
  'attacks/growth',
  'core/review/alternatives/alternatives',
  'edge/github/pull-request-difference',
  'attacks/output',
  'edge/github/pull-request-suggestions',
  'edge/cli/command',
  'core/evidence/tables/launch-readers',
  'core/text/encode',
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
