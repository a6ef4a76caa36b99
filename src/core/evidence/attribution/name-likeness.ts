import { folderOf, nameOf, relative } from '../../text/folder-paths.ts'

interface Placed {
  readonly place: { readonly path: string }
}

/** Names of folders with the launch files of everything around them. They are not parts of their own. */
export const launchFolder =
  /^(?:\.?(?:launch(?:es|er|ers)?|scripts?|bin|run|runs|jobs?|slurm|sbatch|pbs|k8s|kubernetes|kueue|manifests?|helm|charts?|xpk|gke|eks|aks|ray|sky|skypilot|dstack|deploy|deployments?|infra|infrastructure|terraform|tf|cluster|clusters|cloud|gcp|aws|azure|sagemaker|vertex|ops|configs?|conf|cfg|base|overlays?))$/i

/** The folders between the manifest's folder and a file. */
export const foldersBelow = (folder: string, { place }: Placed): string[] =>
  relative(folder, place.path).split('/').slice(0, -1)

/**
 * Whether a file is above a folder, or every folder between contains launch files or matches `others`. A file in any
 * other folder belongs to that folder's job.
 */
export const servesFolder = (folder: string, seen: Placed, others?: RegExp): boolean =>
  foldersBelow(folder, seen).every((step) => step === '..' || launchFolder.test(step) || others?.test(step) === true)

/** The number of folders between them, without launch folders. */
export const partsBetween = (folder: string, seen: Placed): number =>
  foldersBelow(folder, seen).filter((step) => !launchFolder.test(step)).length

/** A file this many folders below the manifest may belong to a part of the repository without a manifest. */
export const mostFolders = 2

/**
 * Whether a file has the job's name, alone or with its folders: `pretrain/configs/base.yaml` is `pretrain-base`. The
 * name must have more words than one like `train`, which any script may have.
 */
export function isNamesake({ place }: Placed, name: string): boolean {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  // Rejects most files quickly.
  if (words.length < 2 || !place.path.toLowerCase().includes(last)) return false
  if (wordsOf(fileNameOf(place.path)).at(-1) !== last) return false
  return endings(place.path).some((ending) => ending.join(' ') === words.join(' '))
}

/** Words for starting something that do not say what. */
const starting =
  /^(?:run|launch|launcher|start|submit|jobs?|train|training|trainer|scripts?|main|configs?|sbatch|slurm)$/
const task = /^(?:pre|pretrain|pretraining|fine|finetune|finetuning|tune|tuning|sft|lora)$/

/** The words of a name that its files must contain. */
export function distinctiveWords(name: string): string[] {
  const words = wordsOf(name)
  const distinctive = words.filter(isDistinctive)
  return distinctive.length > 0 ? distinctive : words
}

const isDistinctive = (word: string): boolean => !starting.test(word)

/**
 * Whether a file has the job's name without common launch words, and without the task if the job's name has none:
 * `bert_large/train.sh` is `bert-large`. A name of one word must match a folder below the manifest's, or a file next to
 * the manifest.
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

/** Words that name the folders of many jobs, and never a job alone. */
const anyFolder =
  /^(?:src|lib|app|apps|main|core|models?|train|training|pretrain(?:ing)?|finetun(?:e|ing)|experiments?|projects?|examples?|recipes?|tasks?|exp|baselines?|base|large|small|default|test)$/

/** Whether a folder above the file, below the manifest's, has exactly the job's name: `bert_large/scripts/fp16.sh`. */
export function isInFolderOf(folder: string, seen: Placed, name: string): boolean {
  const words = wordsOf(name).join(' ')
  if (anyFolder.test(words) || launchFolder.test(words)) return false
  return foldersBelow(folder, seen).some((step) => wordsOf(step).join(' ') === words)
}

/** Whether a file, or a folder above it, has the job's name. A job may have such files among examples. */
export const isCalledAs = (folder: string, seen: Placed, name: string): boolean =>
  isNamesake(seen, name) || isAlike(folder, seen, name) || isInFolderOf(folder, seen, name)

/** The words of a file's name, then with each folder above it. Leaves out launch folders. */
function endings(path: string): string[][] {
  const folders = folderOf(path).split('/')
  const steps = [...folders.filter((step) => !launchFolder.test(step)), fileNameOf(path)].slice(-mostSteps)
  return steps.map((_, at) => wordsOf(steps.slice(at).join('-')))
}

/** Longer paths do not name a job. */
const mostSteps = 8

export const fileNameOf = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '')

/** Whether a label contains the words of a name in sequence: `pretrain` in `run_pretrain-7b`. */
export function carries(label: string, name: string): boolean {
  const words = wordsOf(name)
  if (words.length === 0) return false
  return `-${wordsOf(label).join('-')}-`.includes(`-${words.join('-')}-`)
}

/** The words of a name in lower case, with any separators. */
export const wordsOf = (text: string): string[] =>
  text
    .slice(0, 256)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

const sizesIn = (text: string): string[] =>
  text.toLowerCase().match(/(?<![a-z\d])\d{1,4}(?:\.\d{1,3}|_\d)?[bmk](?![a-z\d])/g) ?? []

/** Whether both a file and a job name model sizes, but none in common. */
export function isOfAnotherSize({ place }: Placed, job: string): boolean {
  const [own, ofFile] = [sizesIn(job), sizesIn(place.path.slice(-300))]
  return own.length > 0 && ofFile.length > 0 && !ofFile.some((size) => own.includes(size))
}
