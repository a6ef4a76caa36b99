import { isMakefile } from '../../../languages/shell/makefile.ts'
import { shellCommands } from '../../../languages/shell/shell-commands.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { isBesideTraining, isForDevelopment } from '../../engines/packages/file-role.ts'
import { installedBy, mayInstall } from '../../engines/packages/install-commands.ts'
import { observeDependencies } from '../../engines/packages/python-dependencies.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'

/** Scripts and makefiles: packages that they install, here or on another machine. */
export const reader: EvidenceReader = {
  format: 'shell-install',
  matches: (path) =>
    (/\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job|pbs|lsf)(?:\.\w+)?$/i.test(path) || isMakefile(path)) &&
    !isForDevelopment(path),
  mayHold: mayInstall,
  read: ({ path, commands }) => {
    // The commands that run, and those in scripts that it passes to other programs.
    const placed = commands
      .filter(({ kept }) => !kept)
      .flatMap((command) => [
        command,
        ...command.hereDocuments.flatMap((document) =>
          shellCommands(document.text).map(({ words, line }) => ({ words, line: line + document.line - 1 })),
        ),
      ])
    const { dependencies, includes } = installedBy(placed, isBesideTraining(path))
    return chosen(path, observeDependencies(path, dependencies, includes))
  },
}

/**
 * A script for several kinds of hardware chooses one when it runs, and one that is named for its hardware, such as
 * `run_tpu.sh`, implies alternatives. Neither ties a job to a stack.
 */
function chosen(path: string, observations: readonly Observation[]): readonly Observation[] {
  const stacks = new Set(observations.flatMap((seen) => (seen.what === 'stack' ? [seen.stack] : [])))
  if (stacks.size < 2 && !hardwareWord.test(nameOf(path))) return observations
  return observations.map((seen) => (seen.what === 'stack' ? { ...seen, certainty: 'suggests' } : seen))
}

const hardwareWord =
  /(?:^|[-_.])(?:tpus?|tpuvm|gpus?|cuda|rocm|amd|nvidia|neuron|trainium|trn\d?|gaudi|hpu|habana|cpu)(?=[-_.]|$)/i
