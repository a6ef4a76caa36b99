import { commandText, isMakefile } from '../../../languages/shell/makefile.ts'
import { type ShellCommand, shellCommands } from '../../../languages/shell/shell-commands.ts'
import { installedBy, type PlacedCommand } from '../../engines/packages/install-commands.ts'
import { type Declared, observeDependencies } from '../../engines/packages/python-dependencies.ts'
import type { EvidenceReader, Observation, Place, StackObservation } from '../../observation/observation.ts'
import { SourceFile } from '../../source-file.ts'
import { reader as requirements } from './requirements.ts'

/** Scripts and makefiles: the packages that they install, on this machine or on one that they reach. */
export const reader: EvidenceReader = {
  format: 'shell-install',
  matches: (path) =>
    (/\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job|pbs|lsf)(?:\.\w+)?$/i.test(path) || isMakefile(path)) &&
    !isSideScript(path),
  mayHold: (text) => mayInstall(text),
  read: ({ path, text }) => {
    const script = commandText(path, text)
    if (!mayInstall(script)) return []
    const commands = shellCommands(script)
    const installed = observeDependencies(path, forWhom(path, installedBy(placed(commands))))
    return chosen(path, [...installed, ...listsWritten(path, commands)])
  },
}

/** Lists of packages that a script writes before it installs them. */
const listsWritten = (path: string, commands: readonly ShellCommand[]): Observation[] =>
  commands.flatMap(({ words, hereDocuments }) =>
    hereDocuments.length > 0 && words.some((word) => /requirements[\w.-]{0,40}\.txt$/.test(word.slice(-100)))
      ? hereDocuments.flatMap(({ text, line }) =>
          requirements
            .read(new SourceFile(path, text))
            .map((seen) => ({ ...seen, place: { path, line: seen.place.line + line - 1 } })),
        )
      : [],
  )

/** What serves, converts or measures needs binds no training job. */
function forWhom(path: string, declared: Declared): Declared {
  if (!wordsOf(path).some((word) => besideWord.test(word))) return declared
  const { dependencies, sources } = declared
  return {
    ...declared,
    dependencies: dependencies.map((each) => ({ ...each, optional: true })),
    sources: sources.map((each) => ({ ...each, optional: true })),
  }
}

const besideWord =
  /^(?:convert|converter|conversion|export|evals?|evaluate|evaluation|bench|benchmarks?|demo|serve|server|serving|inference|deploy|interactive|preprocess|notebooks?|webui)$/i

/**
 * The packages that a job installs before it starts, all in the place of its script. Their stacks are left out: a job
 * that says what it runs on says the same, and better.
 */
export const installedByJob = (place: Place, text: string): Observation[] =>
  (mayInstall(text) ? observeDependencies(place.path, installedBy(placed(shellCommands(text)))) : []).flatMap((seen) =>
    seen.what === 'stack' ? [] : [{ ...seen, place }],
  )

/** The stacks that a passage of commands installs, as far as it says so: what to do by hand is no script. */
export const stacksInstalled = (path: string, text: string): StackObservation[] =>
  (mayInstall(text) ? observeDependencies(path, installedBy(placed(shellCommands(text)))) : []).filter(
    (seen): seen is StackObservation => seen.what === 'stack' && seen.certainty === 'states',
  )

const mayInstall = (text: string): boolean => /\binstall\b|\bcreate\b/.test(text) && /\b(?:pip|conda|mamba)/.test(text)

const wordsOf = (path: string): string[] => path.slice(path.lastIndexOf('/') + 1).split(/[-_.]/)

/** Scripts for those who work on the project, such as `install_test_deps.sh`. */
const isSideScript = (path: string): boolean =>
  wordsOf(path).some((word) =>
    /^(?:dev|develop|tests?|testing|unittests?|docs?|lint|format|ci|precommit|release|publish)$/i.test(word),
  )

/** The commands of a script that are run, and those of the scripts that it feeds to others. */
function placed(commands: readonly ShellCommand[]): PlacedCommand[] {
  return commands
    .filter(({ kept }) => !kept)
    .flatMap((command) => [
      command,
      ...command.hereDocuments.flatMap((document) =>
        shellCommands(document.text).map(({ words, line }) => ({ words, line: line + document.line - 1 })),
      ),
    ])
}

/**
 * A script that installs for several kinds of hardware chooses one of them when it runs, and one that is named for its
 * hardware, such as `run_tpu.sh`, leaves room for others: neither binds a job to a stack.
 */
function chosen(path: string, observations: readonly Observation[]): readonly Observation[] {
  const stacks = new Set(observations.flatMap((seen) => (seen.what === 'stack' ? [seen.stack] : [])))
  if (stacks.size < 2 && !wordsOf(path).some((word) => hardwareWord.test(word))) return observations
  return observations.map((seen) => (seen.what === 'stack' ? { ...seen, certainty: 'suggests' } : seen))
}

const hardwareWord = /^(?:tpus?|tpuvm|gpus?|cuda|rocm|amd|nvidia|neuron|trainium|trn\d?|gaudi|hpu|habana|cpu)$/i
