import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, parse, resolve } from 'node:path'
import { inEnvironment, launcherSettings, startingWith } from '../../core/evidence/engines/commands/environment.ts'
import { commandsStarted, startsNothing } from '../../core/evidence/engines/commands/started.ts'
import { filesOfOptions } from '../../core/evidence/engines/commands/traces.ts'
import { mayHideNumbers, unreadOf } from '../../core/evidence/engines/commands/unread-command.ts'
import type { Evidence } from '../../core/evidence/evidence.ts'
import { gatherEvidence } from '../../core/evidence/gather-evidence.ts'
import {
  asLaunchOf,
  jobsOfLaunch,
  type Launched,
  launchedBy,
  openDocuments,
  submittedScript,
  withTexts,
} from '../../core/evidence/launched.ts'
import { unreadFiles } from '../../core/evidence/unread.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { shellLine } from '../../core/languages/shell/command-words.ts'
import { isScript } from '../../core/languages/shell/script-path.ts'
import { documentOf } from '../../core/languages/yaml/document-reader.ts'
import { isFoundByItself, manifestNames } from '../../core/manifest/file-name.ts'
import { folderName } from '../../core/manifest/job-names.ts'
import { parseManifest } from '../../core/manifest/parse.ts'
import { failOnWords } from '../../core/policy/policy.ts'
import { launchLines } from '../../core/report/terminal/launch.ts'
import { claimOf } from '../../core/review/check.ts'
import { evidenceClaims } from '../../core/review/evidence/evidence-claims.ts'
import { review } from '../../core/review/review.ts'
import { folderOf } from '../../core/text/folder-paths.ts'
import { list } from '../../core/text/wording.ts'
import { runInForeground } from '../run/foreground-process.ts'
import { pathFrom, repositoryTop } from '../run/paths.ts'
import { pathsBelow, repositoryTree } from '../run/repository.ts'
import { readManifest, readText, textOf } from '../run/workspace.ts'
import { type Arguments, type Command, readArguments, type Terminal, wordOption } from './arguments.ts'
import { policyFor, policyOptions } from './policy/policy-options.ts'

export const launch: Command = {
  usage: 'launch -- COMMAND ...',
  summary: 'Check a command against the manifest, then run it unchanged.',
  options: {
    manifest: {
      type: 'string',
      value: 'PATH',
      help: 'The manifest (default: accelerator.yml in this folder or the nearest one above).',
    },
    job: { type: 'string', value: 'NAME', help: 'The job to launch, if the manifest declares several.' },
    'fail-on': {
      type: 'string',
      value: failOnWords.join('|'),
      help: "Refuse to run the command from this severity on (default: the policy's value; without a policy, never).",
    },
    ...policyOptions,
  },
  run: async (words, terminal) => {
    const end = words.indexOf('--')
    const [program, ...others] = end === -1 ? [] : words.slice(end + 1)
    const { values, positionals } = readArguments(launch, end === -1 ? words : words.slice(0, end))
    if (program === undefined || positionals.length > 0)
      throw new UnusableInput('Put the command after `--`: accelerator-review launch -- COMMAND ...')
    const command = [program, ...others] as const
    // Node replaces bytes that are not UTF-8 by this character, and would pass that on.
    if (command.some((word) => word.includes('\ufffd')))
      throw new UnusableInput('A word of the command is not UTF-8 and cannot be passed on unchanged.')
    const note = (line: string): void => terminal.error(`accelerator-review: ${line}`)
    const manifest = manifestFor(values, terminal.folder)
    if (manifest === undefined) note('There is no accelerator.yml here or above, so the command was not checked.')
    else if (!(await mayRun(manifest, command, values, terminal))) return 1
    return runInForeground(command, terminal.environment, note)
  },
}

/** The named manifest, or the nearest one in this folder or above, within the repository. */
function manifestFor({ manifest }: Arguments['values'], folder: string): string | undefined {
  if (typeof manifest === 'string') {
    const file = resolve(folder, manifest)
    if (!existsSync(file)) throw new UnusableInput(`There is no file ${manifest}.`)
    return file
  }
  const top = repositoryTop(folder)
  const last = existsSync(join(top, '.git')) ? top : parse(folder).root
  for (let at = folder; ; at = dirname(at)) {
    const found = manifestNames.map((name) => join(at, name)).find((file) => existsSync(file))
    if (found !== undefined || at === last) return found
  }
}

/** Reports the findings against the command. Only those that fail by the policy or an option prevent its start. */
async function mayRun(
  manifest: string,
  command: readonly string[],
  values: Arguments['values'],
  terminal: Terminal,
): Promise<boolean> {
  const effective = await policyFor(values, terminal, { failOn: wordOption(values, 'fail-on', failOnWords) })
  const root = repositoryTop(dirname(manifest))
  const path = pathFrom(root, manifest)
  const input = readManifest(root, path)
  const claims = parseManifest(documentOf(input), folderName(path)).jobs.map(claimOf)
  const commands = inEnvironment(commandsStarted(command), terminal.environment)
  const { launched, evidence } = launchedIn(root, path, textOf(input), commands, terminal)
  const named = values['job']
  if (typeof named === 'string' && !claims.some(({ name }) => name === named))
    throw new UnusableInput(`No job is named "${named}".`)
  const names = claims.map(({ name }) => name)
  const job = typeof named === 'string' ? named : onlyJob(names, jobsOfLaunch(folderOf(path), claims, launched))
  const outcome = review(
    [{ path, input }],
    { effective, today: terminal.today, scope: 'some', ...(job !== undefined && { job }) },
    { alternatives: false },
    job === undefined ? evidence : asLaunchOf(job, launched, evidence),
  )
  const isRefused = outcome.failed && effective.layers.length > 0
  for (const line of launchLines(outcome, isRefused)) terminal.error(line)
  return !isRefused
}

/** Undefined for a manifest without a readable job. Its problems are reported instead. */
function onlyJob(names: readonly string[], fitting: readonly string[]): string | undefined {
  if (names.length < 2) return names[0]
  if (fitting.length === 1) return fitting[0]
  const which = fitting.length === 0 ? names : fitting
  throw new UnusableInput(
    `It is unclear which job the command launches: name it with --job, ${list(which.slice(0, 10), 'or')}.`,
  )
}

/** A name that no file has, and that readers recognize as a script. */
const script = '.accelerator-review.launch.sh'
/** A command with more files than this passes data. */
const mostFiles = 20

function launchedIn(
  root: string,
  path: string,
  text: string,
  commands: readonly (readonly string[])[],
  { folder, environment }: Terminal,
): { readonly launched: Launched; readonly evidence: Evidence } {
  const pathOf = (file: string): string => pathFrom(realpathSync(root), file)
  const files = filesNamed(commands, folder, launcherSettings(environment))
  const [command = [], another] = commands.filter((words) => !startsNothing(words))
  // If several scripts are submitted, each is read like any other named file.
  const submitted = another ? undefined : submittedScript(command, (word) => files.get(word)?.text)
  // A word before the submitted script is an option's value.
  const before = new Set(submitted ? command.slice(0, command.indexOf(submitted.word)) : [])
  const named = [...files].filter(([word]) => word !== submitted?.word && !before.has(word)).map(([, file]) => file)
  const here = pathOf(join(realpathSync(folder), script))
  const texts = new Map([
    [here, submitted?.text ?? `${commands.map(shellLine).join('\n')}\n`],
    // The command already contains it.
    ...(submitted ? [[pathOf(files.get(submitted.word)?.path ?? ''), ''] as const] : []),
    ...named.map((file) => [pathOf(file.path), file.text] as const),
  ])
  const tree = withTexts(repositoryTree(root), texts)
  // Files next to another manifest belong to its jobs.
  const manifests = new Set([path, ...pathsBelow(root, isFoundByItself)])
  const gathered = gatherEvidence(tree, { ...evidenceClaims([{ path, text }]), manifests: [...manifests] })
  const given = new Set(gathered.unread ? unreadFiles(gathered.unread).map((file) => file.path) : [])
  const textRead = (word: string): string | undefined => {
    const file = files.get(word)
    return file && !given.has(word === submitted?.word ? here : pathOf(file.path)) ? file.text : undefined
  }
  const started = launchedBy(here, commands.flat(), [...texts.keys()].slice(1), gathered.observations)
  const unread = unreadOf(commands, submitted?.text, textRead)
  const open = openDocuments(
    [...started.observations, ...gathered.observations.filter(({ what }) => what === 'open launch')].filter(
      ({ place }) => named.some((file) => pathOf(file.path) === place.path),
    ),
  )
  const launched = {
    ...started,
    unread: [...unread, ...open],
    text: commands.filter(mayHideNumbers).map(shellLine).join('\n'),
  }
  return { launched, evidence: { ...gathered, textOf: (other) => texts.get(other) ?? readText(root, other) } }
}

/**
 * The texts of the files that the commands' words name, by word. A program counts only with a folder in its name. Scripts
 * inherit the settings of the environment.
 */
function filesNamed(commands: readonly (readonly string[])[], folder: string, settings: readonly string[]) {
  const named = commands.flatMap((command) => [
    ...command.slice(/[\\/]/.test(command[0] ?? '') ? 0 : 1),
    ...filesOfOptions(command),
  ])
  const words = [...new Set(named)].filter((word) => existsSync(resolve(folder, word)))
  return new Map(
    words.slice(0, mostFiles).flatMap((word) => {
      const path = realpathSync(resolve(folder, word))
      const text = readText(dirname(path), parse(path).base)
      if (text === undefined) return []
      return [[word, { path, text: isScript(path) ? startingWith(settings, text) : text }] as const]
    }),
  )
}
