import { isMakefile } from '../../../languages/shell/makefile.ts'
import { isScript } from '../../../languages/shell/script-path.ts'
import { namesScheduler, schedulerRequests } from '../../engines/commands/schedulers.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'

/** Batch scripts of Slurm, PBS and LSF: their directives, or the options of `srun`, `qsub` and similar commands. */
export const reader: EvidenceReader = {
  format: 'batch-scheduler',
  matches: (path) => isScript(path) || isMakefile(path),
  readsBatchScripts: true,
  read: ({ path, text, commands }) =>
    withoutRepeats(
      (namesScheduler(text, commands) ? schedulerRequests(text, commands) : []).flatMap(
        ({ request, line, certainty }) => observeRequest({ path, line }, certainty, request) ?? [],
      ),
    ),
}
