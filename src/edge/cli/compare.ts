import { lockedModels } from '../../core/catalog/models/locked-models.ts'
import { type Provider, providers, resolveProvider } from '../../core/catalog/names/providers.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { manifestNames } from '../../core/manifest/file-name.ts'
import { isTelling, jsonComparison, markdownComparison, textComparison } from '../../core/report/formats/compare.ts'
import { compareManifest } from '../../core/review/comparison/compare.ts'
import { didYouMean } from '../../core/text/nearest-word.ts'
import { repositoryTop } from '../run/paths.ts'
import { findManifests, readManifest, readText } from '../run/workspace.ts'
import { type Arguments, type Command, readArguments, wordOption } from './arguments.ts'
import { policyFor, policyOptions } from './policy/policy-options.ts'

/** More rows are not read. */
const usualMost = 10

const formats = ['text', 'json', 'markdown'] as const

export const compare: Command = {
  usage: 'compare [PATH]',
  summary: 'Compare a job of ./accelerator.yml or PATH on the available accelerators, best first.',
  options: {
    job: { type: 'string', value: 'NAME', help: 'The job, if the manifest declares several.' },
    provider: { type: 'string', value: 'NAME', help: 'Only accelerators of this provider, with its sizes and prices.' },
    top: { type: 'string', value: 'N', help: `Show the best N (default: ${usualMost}; in JSON all).` },
    all: { type: 'boolean', help: 'Show all accelerators.' },
    format: { type: 'string', value: formats.join('|'), help: 'The format of the report (default: text).' },
    ...policyOptions,
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(compare, words)
    const format = wordOption(values, 'format', formats) ?? 'text'
    const provider = providerOf(values['provider'])
    const most = mostOf(values, format === 'json' ? Number.POSITIVE_INFINITY : usualMost)
    const path = manifestAt(terminal.folder, positionals)
    const { policy } = await policyFor(values, terminal)
    const comparison = compareManifest(
      path,
      readManifest(terminal.folder, path),
      { job: values['job'] as string | undefined, provider },
      policy,
      lockedModels((named) => readText(repositoryTop(terminal.folder), named)),
    )
    if (!isTelling(comparison, most))
      throw new UnusableInput(
        `There is nothing to compare ${comparison.job} by: declare scale.parameters or a model with its size.`,
      )
    const { color, width } = terminal
    if (format === 'json') terminal.write(jsonComparison(path, comparison, most))
    else if (format === 'markdown') terminal.write(markdownComparison(comparison, most))
    else terminal.write(textComparison(comparison, { color, width, most }))
    return 0 as const
  },
}

function providerOf(name: Arguments['values'][string]): Provider | undefined {
  if (name === undefined) return undefined
  const found = resolveProvider(String(name))
  if (found !== undefined) return found
  const ids = providers.map(({ id }) => id)
  throw new UnusableInput(`Unknown provider "${name}".${didYouMean(String(name), ids)}`)
}

function mostOf({ all, top }: Arguments['values'], usual: number): number {
  if (all === true && top !== undefined) throw new UnusableInput('Use --all or --top, not both.')
  if (all === true) return Number.POSITIVE_INFINITY
  if (top === undefined) return usual
  const most = Number(top)
  if (!Number.isSafeInteger(most) || most < 1)
    throw new UnusableInput(`--top takes a number of at least 1, not "${top}".`)
  return most
}

/** The named manifest, or the one in the folder. */
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
