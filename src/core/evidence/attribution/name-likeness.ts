import { folderOf, nameOf, relative } from '../../text/folder-paths.ts'

interface Placed {
  readonly place: { readonly path: string }
}

/** Names of folders that hold the launch files of whatever lies around them, and are no part of their own. */
export const launchFolder =
  /^(?:\.?(?:launch(?:es|er|ers)?|scripts?|bin|run|runs|jobs?|slurm|sbatch|pbs|k8s|kubernetes|kueue|manifests?|helm|charts?|xpk|gke|eks|aks|ray|sky|skypilot|dstack|deploy|deployments?|infra|infrastructure|terraform|tf|cluster|clusters|cloud|gcp|aws|azure|sagemaker|vertex|ops|configs?|conf|cfg|base|overlays?))$/i

/** The folders between a manifest's and a file. */
export const foldersBelow = (folder: string, { place }: Placed): string[] =>
  relative(folder, place.path).split('/').slice(0, -1)

/**
 * Whether a file lies above a folder, or where every folder in between holds launch files or is one of `others`: in any
 * other folder it is of that folder, the neighbor's job.
 */
export const servesFolder = (folder: string, seen: Placed, others?: RegExp): boolean =>
  foldersBelow(folder, seen).every((step) => step === '..' || launchFolder.test(step) || others?.test(step) === true)

/** How many folders lie between, besides those for launch files. */
export const partsBetween = (folder: string, seen: Placed): number =>
  foldersBelow(folder, seen).filter((step) => !launchFolder.test(step)).length

/** A file this many folders below the manifest may be of a part of the repository that has no manifest. */
export const mostFolders = 2

/**
 * Whether a file is called as the job is, alone or with the folders around it, by more than a word such as `train` that
 * any script may be called by: `pretrain/configs/base.yaml` is `pretrain-base`.
 */
export function isNamesake({ place }: Placed, name: string): boolean {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  // Most files are none, and that is plain to see.
  if (words.length < 2 || !place.path.toLowerCase().includes(last)) return false
  if (wordsOf(fileNameOf(place.path)).at(-1) !== last) return false
  return endings(place.path).some((ending) => ending.join(' ') === words.join(' '))
}

/** Words that say that something is started, and not what. */
const starting =
  /^(?:run|launch|launcher|start|submit|jobs?|train|training|trainer|scripts?|main|configs?|sbatch|slurm)$/
const task = /^(?:pre|pretrain|pretraining|fine|finetune|finetuning|tune|tuning|sft|lora)$/

/** The words of a name that what is called so has in any case. */
export function distinctiveWords(name: string): string[] {
  const words = wordsOf(name)
  const distinctive = words.filter(isDistinctive)
  return distinctive.length > 0 ? distinctive : words
}

const isDistinctive = (word: string): boolean => !starting.test(word)

/**
 * Whether a file is called as the job is but for words that any launch is called by, and for the task where the job's
 * name tells none: `bert_large/train.sh` is `bert-large`. A single word must be that of a folder below the
 * manifest's, or of a file that lies beside the manifest.
 */
export function isAlike(folder: string, { place }: Placed, name: string): boolean {
  const distinctive = wordsOf(name).filter(isDistinctive)
  if (distinctive.length === 0 || (distinctive.length === 1 && anyFolder.test(distinctive.join()))) return false
  const namesTask = distinctive.some((word) => task.test(word))
  return endings(relative(folder, place.path)).some((ending, at, { length }) => {
    const rest = ending.filter((word) => isDistinctive(word) && (namesTask || !task.test(word)))
    return rest.join(' ') === distinctive.join(' ') && (distinctive.length > 1 || at < length - 1)
  })
}

/** Words that folders of many jobs are called by, and no job by itself. */
const anyFolder =
  /^(?:src|lib|app|apps|main|core|models?|train|training|pretrain(?:ing)?|finetun(?:e|ing)|experiments?|projects?|examples?|recipes?|tasks?|exp|baselines?|base|large|small|default|test)$/

/** Whether a file lies in a folder below the manifest's that is called exactly as the job is: `bert_large/scripts/fp16.sh`. */
export function isInFolderOf(folder: string, seen: Placed, name: string): boolean {
  const words = wordsOf(name).join(' ')
  if (anyFolder.test(words) || launchFolder.test(words)) return false
  return foldersBelow(folder, seen).some((step) => wordsOf(step).join(' ') === words)
}

/** Whether a file is called as a job, or lies in a folder that is: what a job of this name may have among examples. */
export const isCalledAs = (folder: string, seen: Placed, name: string): boolean =>
  isNamesake(seen, name) || isAlike(folder, seen, name) || isInFolderOf(folder, seen, name)

/** The words of a file's name, and those with the folders above it, the nearest first, that are no mere place. */
function endings(path: string): string[][] {
  const folders = folderOf(path).split('/')
  const steps = [...folders.filter((step) => !launchFolder.test(step)), fileNameOf(path)].slice(-mostSteps)
  return steps.map((_, at) => wordsOf(steps.slice(at).join('-')))
}

/** A name of more parts than these is nobody's. */
const mostSteps = 8

export const fileNameOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '')

/** Whether the words of a name stand together in a label: `pretrain` in `run_pretrain-7b`. */
export function carries(label: string, name: string): boolean {
  const words = wordsOf(name)
  if (words.length === 0) return false
  return `-${wordsOf(label).join('-')}-`.includes(`-${words.join('-')}-`)
}

/** The words of a name, in small letters, whatever stands between them. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, 256)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

const sizesIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![a-z\d])\d{1,4}(?:\.\d{1,3}|_\d)?[bmk](?![a-z\d])/g) ?? []

/** Whether a file and a job are called by sizes of models, and none of the file's is one of the job's. */
export function isOfAnotherSize({ place }: Placed, job: string): boolean {
  const [own, ofFile] = [sizesIn(job), sizesIn(place.path.slice(-300))]
  return own.length > 0 && ofFile.length > 0 && !ofFile.some((size) => own.includes(size))
}
