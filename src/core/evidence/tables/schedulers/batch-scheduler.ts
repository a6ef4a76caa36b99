import { isMakefile } from '../../../languages/shell/makefile.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { schedulerRequests, schedulerWord } from '../../engines/commands/schedulers.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/** Batch scripts of Slurm, PBS and LSF: their directives, or the options of `srun`, `qsub` and similar commands. */
export const reader: EvidenceReader = {
  format: 'batch-scheduler',
  matches: (path) => isScript(path) || isMakefile(path),
  mayHold: (text) => schedulerWord.test(text),
  read: ({ path, text, commands }) => {
    const observations = new ObservationList()
    for (const { request, line, certainty } of schedulerRequests(text, commands)) {
      const seen = observeRequest({ path, line }, certainty, request)
      if (seen) observations.add(seen)
    }
    return observations.list()
  },
}
