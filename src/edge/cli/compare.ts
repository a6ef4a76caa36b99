import { lockedModels } from '../../core/catalog/models/locked-models.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { manifestNames } from '../../core/manifest/file-name.ts'
import { jsonComparison, markdownComparison, textComparison } from '../../core/report/words/compare.ts'
import { compareManifest } from '../../core/review/compare.ts'
import { findManifests, readManifest, readText } from '../run/workspace.ts'
import { type Command, readArguments, wordOption } from './arguments.ts'
import { policyFor, policyOptions, repositoryTop } from './policy/policy-options.ts'

const formats = ['text', 'json', 'markdown'] as const

export const compare: Command = {
  usage: 'compare [PATH]',
  summary:
    'Compare one job on every accelerator in the catalog that is available; by default the job of ./accelerator.yml.',
  options: {
    job: { type: 'string', value: 'NAME', help: 'The job, if the manifest declares several.' },
    format: { type: 'string', value: formats.join('|'), help: 'The form of the report (default: text).' },
    ...policyOptions,
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(compare, words)
    const format = wordOption(values, 'format', formats) ?? 'text'
    const path = manifestAt(terminal.folder, positionals)
    const { policy } = await policyFor(values, terminal)
    const comparison = compareManifest(
      path,
      readManifest(terminal.folder, path),
      values['job'] as string | undefined,
      policy,
      lockedModels((named) => readText(repositoryTop(terminal.folder), named)),
    )
    if (format === 'json') terminal.write(jsonComparison(path, comparison))
    else if (format === 'markdown') terminal.write(markdownComparison(comparison))
    else terminal.write(textComparison(comparison, { color: terminal.color }))
    return 0 as const
  },
}

/** The one manifest that is named, or that stands in the folder. */
function manifestAt(folder: string, patterns: readonly string[]): string {
  if (patterns.length > 1) throw new UnusableInput('compare takes one PATH.')
  const paths = patterns.length === 1 ? findManifests(folder, folder, patterns) : inFolder(folder)
  const [path, ...others] = paths
  if (path === undefined) throw new UnusableInput('There is no accelerator.yml in this folder: name a manifest.')
  if (others.length > 0) throw new UnusableInput(`${paths.length} manifests match: name one of them (${path}, …).`)
  return path
}

function inFolder(folder: string): string[] {
  for (const name of manifestNames) {
    try {
      return findManifests(folder, folder, [name])
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error
    }
  }
  return []
}
