import { beyondBounds, holdsNul, wholeNumber } from '../../text/bounds.ts'
import { nameOf } from '../../text/folder-paths.ts'
import type { AcceleratorObservation, FrameworkObservation } from '../observation/observation.ts'
import { type Position, type TextPart, textParts } from './text-parts.ts'
import { countKey, frameworkWord, hardwareWord } from './words.ts'

/** What a file mentions, whatever its format. No more than a hint: nobody knows what it is said of. */
export interface Mention {
  readonly position: Position
  readonly observation: AcceleratorObservation | FrameworkObservation
}

const mostMentions = 200

const scanned =
  /\.(?:md|mdx|markdown|rst|adoc|txt|ya?ml|json|toml|tfvars|hcl|tf|ini|cfg|conf|env|sh|bash|slurm|sbatch|py|ipynb|jsonnet|libsonnet|j2|tpl)$|(?:^|\/)(?:dockerfile|containerfile|makefile|justfile|readme)[^/]*$/i
const listOfVersions = /(?:^|\/)(?:package-lock|npm-shrinkwrap|composer-lock|pipfile)[^/]*$|[.-]lock\.[a-z]+$/i

/** Continuous integration has machines of its own, which are not those of a training. */
const continuousIntegration = /(?:^|\/)\.(?:github|gitlab|circleci|buildkite)\/|(?:^|\/)\.gitlab-ci\.ya?ml$/

/** Whether a repository's file is a text in which people say what they run, by its path. */
export const isScanned = (path: string): boolean =>
  scanned.test(path) && !listOfVersions.test(path) && !continuousIntegration.test(path)

/** What a text mentions of frameworks and accelerators, line by line, with the words of the file's path. */
export function mentionsIn(path: string, text: string): Mention[] {
  if (beyondBounds(text) !== undefined || holdsNul(text)) return []
  // Whoever fills a template in decides on its numbers.
  const isOpen = /\{%|\{\{-?\s*(?:if|range|with)\b/.test(text)
  const mentions: Mention[] = []
  for (const part of textParts(path, text)) {
    if (part.text.trim() === '') continue
    mentions.push(...hardwareIn(path, part), ...countedIn(path, part), ...frameworksIn(path, part))
    if (!isOpen && part.position !== 'prose') mentions.push(...numbersIn(path, part))
    if (mentions.length > mostMentions) return mentions.slice(0, mostMentions)
  }
  return mentions
}

/** `8xH100`, `8x A100`, `64 A100 GPUs`, `H100:8`, `--tpu-type=v6e-256`, `ml.p4d.24xlarge`. */
function hardwareIn(path: string, { text, line, position }: TextPart): Mention[] {
  return [...inOneWord(text).matchAll(hardwareWords)].flatMap(([, times, written = '']): Mention[] => {
    const word = nameOf(written)
    const pieces = word.includes(':') && hardwareWord(word) === undefined ? word.split(':') : [word]
    return pieces.flatMap((piece): Mention[] => {
      const named = hardwareWord(piece)
      if (named === undefined) return []
      const count = named.count ?? (times === undefined ? undefined : wholeNumber(times))
      const place = { path, line }
      const seen = { what: 'accelerator', ...named, ...(count && { count }), place, certainty: 'suggests' } as const
      return [{ position, observation: seen }]
    })
  })
}

/** `RTX 4090` and `A100 80GB`, written as one word. */
const inOneWord = (text: string): string =>
  text.replace(/\b(RTX|GTX|Quadro) (?=[A-Z]?\d{4}\b)/gi, '$1-').replace(/\b([AHV]\d{3}) (\d{2,3}) ?(?=GB\b)/g, '$1-$2')

const countedGpus =
  /(?<![\w.,-])(\d{1,5})\sGPUs\b(\s(?:per|on each)\s(?:node|machine|host))?|--gres[= ]gpu:(?:[\w-]{1,20}:)?(\d{1,3})\b/gi

/** `8 GPUs`, `4 GPUs per node`, `--gres=gpu:a100:8`. */
function countedIn(path: string, { text, line, position }: TextPart): Mention[] {
  return [...text.matchAll(countedGpus)].flatMap(([, written, perNode, resource]): Mention[] => {
    const each = perNode ?? resource
    const number = wholeNumber(written ?? resource)
    if (number === undefined || number < 2) return []
    const of = each === undefined ? { count: number } : { perNode: number }
    const observation = {
      what: 'accelerator',
      kind: 'gpu',
      ...of,
      place: { path, line },
      certainty: 'suggests',
    } as const
    return [{ position, observation }]
  })
}

function frameworksIn(path: string, { text, line, position }: TextPart): Mention[] {
  const named = [...text.matchAll(/(?<![\w-])[A-Za-z][\w-]{2,20}(?![\w])/g)].flatMap(
    ([word]) => frameworkWord(word) ?? [],
  )
  return [...new Set(named)].map((framework) => ({
    position,
    observation: { what: 'framework', framework, how: 'configured', place: { path, line }, certainty: 'suggests' },
  }))
}

/** A word, and a number that counts it. */
const hardwareWords =
  /(?:(?<![\w.-])(\d{1,5})(?:\s{0,2}[x*×]\s{0,2}|\s(?:NVIDIA\s)?(?=[\w.-]{2,20}(?:s\b|\s(?:\d{2,3}\s?GB\s)?(?:GPUs|chips)\b))))?([\w.:/-]{2,79}\w)/gi

/** A key that carries a number: `--nproc_per_node 8`, `num_gpus: 8`, `"nvidia.com/gpu": "8"`. One is a trial of any job. */
function numbersIn(path: string, { text, line, position }: TextPart): Mention[] {
  const found = [
    ...text.matchAll(
      /(?<![\w/])([A-Za-z-][\w./-]{3,60})["']?\s{0,8}[=: ]\s{0,8}["']?(\d{1,6})(?![\w.:-]|["']?\s*[,)]\s*default)/g,
    ),
  ]
  return found.flatMap(([, key = '', number]): Mention[] => {
    const said = countKey(key)
    const value = wholeNumber(number)
    if (said === undefined || value === undefined || value < 2) return []
    const { of, kind } = said
    const seen = {
      what: 'accelerator',
      [of]: value,
      ...(kind && { kind }),
      place: { path, line },
      certainty: 'suggests',
    }
    return [{ position, observation: seen as AcceleratorObservation }]
  })
}
