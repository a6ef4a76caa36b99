import { beyondBounds, holdsNul, wholeNumber } from '../../text/bounds.ts'
import { nameOf } from '../../text/folder-paths.ts'
import type { AcceleratorObservation, FrameworkObservation } from '../observation/observation.ts'
import { type Position, type TextPart, textParts } from './text-parts.ts'
import { frameworkWord, hardwareWord, numbersIn } from './words.ts'

/** A mention in a file of any format. It is only a hint, because its context is unknown. */
export interface Mention {
  readonly position: Position
  readonly observation: AcceleratorObservation | FrameworkObservation
}

type Hardware = Omit<AcceleratorObservation, 'what' | 'place' | 'certainty'>

const mostMentions = 200

const scanned =
  /\.(?:md|mdx|markdown|rst|adoc|txt|ya?ml|json|toml|tfvars|hcl|tf|ini|cfg|conf|env|sh|bash|slurm|sbatch|py|ipynb|jsonnet|libsonnet|j2|tpl)$|(?:^|\/)(?:dockerfile|containerfile|makefile|justfile|readme)[^/]*$/i
const listOfVersions = /(?:^|\/)(?:package-lock|npm-shrinkwrap|composer-lock|pipfile)[^/]*$|[.-]lock\.[a-z]+$/i

/** Continuous integration has its own machines, not those of a training. */
const continuousIntegration = /(?:^|\/)\.(?:github|gitlab|circleci|buildkite)\/|(?:^|\/)\.gitlab-ci\.ya?ml$/

/** Whether a path is that of a text which may describe what people run. */
export const isScanned = (path: string): boolean =>
  scanned.test(path) && !listOfVersions.test(path) && !continuousIntegration.test(path)

/** The frameworks and accelerators in a text, line by line, and in its path. */
export function mentionsIn(path: string, text: string): Mention[] {
  if (beyondBounds(text) !== undefined || holdsNul(text)) return []
  // Whoever fills in a template sets its numbers.
  const isOpen = /\{%|\{\{-?\s*(?:if|range|with)\b/.test(text)
  const mentions: Mention[] = []
  for (const part of textParts(path, text)) {
    if (part.text.trim() === '') continue
    const { position, line } = part
    const seen = { place: { path, line }, certainty: 'suggests' } as const
    const ofHardware = (all: readonly Hardware[]): Mention[] =>
      all.map((named) => ({ position, observation: { what: 'accelerator', ...named, ...seen } }))
    mentions.push(...ofHardware([...hardwareIn(part), ...countedIn(part)]))
    for (const framework of frameworksIn(part))
      mentions.push({ position, observation: { what: 'framework', framework, how: 'configured', ...seen } })
    if (!isOpen && position !== 'prose') mentions.push(...ofHardware(countsIn(part)))
    if (mentions.length > mostMentions) return mentions.slice(0, mostMentions)
  }
  return mentions
}

/** `8xH100`, `8x A100`, `64 A100 GPUs`, `H100:8`, `--tpu-type=v6e-256`, `ml.p4d.24xlarge`. */
function hardwareIn({ text }: TextPart): Hardware[] {
  return [...inOneWord(text).matchAll(hardwareWords)].flatMap(([, times, written = '']) => {
    const word = nameOf(written)
    const pieces = word.includes(':') && hardwareWord(word) === undefined ? word.split(':') : [word]
    return pieces.flatMap((piece): Hardware[] => {
      const named = hardwareWord(piece)
      if (named === undefined) return []
      const count = named.count ?? (times === undefined ? undefined : wholeNumber(times))
      return [{ ...named, ...(count && { count }) }]
    })
  })
}

/** Joins `RTX 4090` and `A100 80GB` into one word. */
const inOneWord = (text: string): string =>
  text.replace(/\b(RTX|GTX|Quadro) (?=[A-Z]?\d{4}\b)/gi, '$1-').replace(/\b([AHV]\d{3}) (\d{2,3}) ?(?=GB\b)/g, '$1-$2')

const countedGpus =
  /(?<![\w.,-])(\d{1,5})\sGPUs\b(\s(?:per|on each)\s(?:node|machine|host))?|--gres[= ]gpu:(?:[\w-]{1,20}:)?(\d{1,3})\b/gi

/** `8 GPUs`, `4 GPUs per node`, `--gres=gpu:a100:8`. */
function countedIn({ text }: TextPart): Hardware[] {
  return [...text.matchAll(countedGpus)].flatMap(([, written, perNode, resource]): Hardware[] => {
    const number = wholeNumber(written ?? resource)
    if (number === undefined || number < 2) return []
    return [{ kind: 'gpu', [(perNode ?? resource) === undefined ? 'count' : 'perNode']: number }]
  })
}

const frameworksIn = ({ text }: TextPart): ReadonlySet<string> =>
  new Set([...text.matchAll(/(?<![\w-])[A-Za-z][\w-]{2,20}(?![\w])/g)].flatMap(([word]) => frameworkWord(word) ?? []))

/** A word, and a number before it. */
const hardwareWords =
  /(?:(?<![\w.-])(\d{1,5})(?:\s{0,2}[x*×]\s{0,2}|\s(?:NVIDIA\s)?(?=[\w.-]{2,20}(?:s\b|\s(?:\d{2,3}\s?GB\s)?(?:GPUs|chips)\b))))?([\w.:/-]{2,79}\w)/gi

/** A number of one may be a trial of any job. In a program, `get("NUM_GPUS", "8")` is a default. */
const countsIn = ({ text, position }: TextPart): Hardware[] =>
  numbersIn(text)
    .filter(({ written, value }) => value > 1 && (position === 'work' || !/["'],/.test(written)))
    .map(({ of, kind, value }) => ({ [of]: value, ...(kind && { kind }) }))
