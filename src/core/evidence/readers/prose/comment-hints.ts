import { linesOf } from '../../../text/text-lines.ts'
import { hardwareIn, mentioned } from '../../engines/prose/hardware-prose.ts'
import { isPlain, sentenceEnd } from '../../engines/prose/training-prose.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'

/** Comments of training configurations and launch scripts that tell how many of which accelerator they are meant for. */
export const reader: EvidenceReader = {
  format: 'comment-hints',
  matches: (path) => isSettings(path) || isTrainingSource(path) || isLaunchScript(path),
  mayHold: (text) => namesHardware.test(text),
  read: (path, text) => {
    const observed = sentencesOf(text, isSettings(path) && !isRun(path) ? 0 : topLines).flatMap(
      ({ text: sentence, line }) => hintsIn(path, sentence, line),
    )
    // Comments that tell different hardware are about several runs, of which none is known to be this one.
    return new Set(observed.map(({ accelerator, count }) => `${count} ${accelerator}`)).size > 1
      ? []
      : observed.slice(0, 1)
  },
}

const file =
  /^(?:.*[-_.])?(?:train|pretrain|finetune|fine_tune|sft|dpo|grpo|ppo|launch|run|recipe|config|conf)(?:[-_.\d].*|er.*|ing.*)?$/i
const folder =
  /^(?:(?:.*[-_])?(?:configs?|confs?|recipes?|launch|launchers?|experiments?|jobs?|slurm|scripts?|runs?|pretrain(?:ing)?|train(?:ing)?|finetun(?:e|ing)))$/i

const isSettings = (path: string): boolean => /\.(?:ya?ml|toml|gin|cfg|conf|ini)$/.test(path)

/** A source counts only where it carries the name of a run and lies high up: a library has such names as well. */
function isTrainingSource(path: string): boolean {
  const steps = path.split('/')
  const name = steps.pop() ?? ''
  return /\.py$/.test(name) && file.test(name.slice(0, -3)) && steps.length <= 3
}

const isRun = (path: string): boolean => {
  const steps = path.split('/')
  const name = steps.pop() ?? ''
  return file.test(name) || steps.some((step) => folder.test(step))
}

function isLaunchScript(path: string): boolean {
  return /\.(?:slurm|sbatch)$/.test(path) || (/\.(?:sh|bash)$/.test(path) && isRun(path))
}

/** The quick look, before comments are taken apart. */
const namesHardware =
  /(?:^|[^a-z\d])(?:\d{1,5}[x×]?)?(?:[abhklptv]\d{1,4}\w?s?|mi\d{2,3}|gb?h?\d00|rtx|gtx|titan|v[2-6](?:e|p|-)|tpu|gaudi|trainium|ascend)/i

/** Comments are read at the top of what belongs to a run, and beside what depends on the number of accelerators. */
const topLines = 60
const nearLines = 2
const mostSentences = 100
const batchSetting =
  /^[ \t]*["']?[\w.-]{0,60}(?:batch|accumulation|num_nodes|nnodes|devices|gpus|world_size)[\w.-]{0,60}["']?[ \t]*[:=]/i

interface Sentence {
  readonly text: string
  readonly line: number
}

/** The sentences of the comments in the first `top` lines, and of those beside such settings. */
function sentencesOf(text: string, top: number): Sentence[] {
  const lines = linesOf(text)
  const near = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (batchSetting.test(line)) for (let by = -nearLines; by <= nearLines; by++) near.add(index + by)
  }
  const sentences: Sentence[] = []
  for (const [index, line] of lines.entries()) {
    if (index >= top && !near.has(index)) continue
    const comment = commentIn(line)
    if (comment === undefined || sentences.length >= mostSentences) continue
    for (const part of comment.split(sentenceEnd)) sentences.push({ text: part, line: index + 1 })
  }
  return sentences
}

/** The comment of a line. A sign within a word, such as in an address, begins none. */
function commentIn(line: string): string | undefined {
  const at = line.slice(0, 1_000).search(/(?:^|\s)(?:#|\/\/)(?!!)/)
  return at === -1 ? undefined : line.slice(at, at + 1_000).replace(/^\s*[#/]+/, '')
}

function hintsIn(path: string, sentence: string, line: number): Extract<Observation, { what: 'accelerator' }>[] {
  if (!isPlain(sentence)) return []
  const mentions = hardwareIn(sentence)
  const [mention] = mentions
  if (mention === undefined || mentions.length > 1) return []
  const seen = mentioned({ path, line }, 'comment', mention)
  return seen?.count === undefined ? [] : [seen]
}
