import { folderOf, nameOf, relative } from '../../text/folder-paths.ts'
import type { Observation } from '../observation/observation.ts'

/** Words in names of files and jobs that do other work than training. */
const sideWork =
  /(?:^|[^a-z])(?:bench|benchmarks?|benchmarking|evals?|evaluate|evaluation|infer|inference|serve|serving|decode|predict|generate|deploy|deployment|tests?|convert|converter|conversion|prep|prepare|prepdata|preproc|preprocess|preprocessing|tokenize|tokenization|download|upload|setup|install|env|environment|build|smoke|nccl|rccl)(?=$|[^a-z])/i
/** Names of tests and of templates to copy, whatever they start. */
const pattern = /(?:^|[^a-z])(?:example|sample|template|demo)s?(?=$|[^a-z])|^tests?[_-]/i
const trainingWork = /(?:^|[^a-z])(?:(?:pre)?train(?:ing|er)?|(?:fine)?tun(?:e|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i

/** Whether a launch does other work. The names of its file and job count before those of its folders. */
export function isSideWork({ job = '', place }: Pick<Observation, 'job' | 'place'>, folder: string): boolean {
  const path = relative(folder, place.path)
  const name = nameOf(path)
  if (pattern.test(name)) return true
  for (const label of [`${name} ${job}`, folderOf(path)]) {
    if (trainingWork.test(label)) return false
    if (sideWork.test(label)) return true
  }
  return false
}

/** Whether a file's own name says that it trains. */
export const isNamedTraining = (path: string): boolean => {
  const name = nameOf(path)
  return trainingWork.test(name) && !pattern.test(name)
}

const inferenceWork =
  /(?:^|[^a-z])(?:evals?|evaluate|evaluation|infer|inference|serve|serving|server|decode|predict|generate|deploy|deployment)(?=$|[^a-z])/i

/** Whether a name says that it runs a trained model. */
export const isInferenceWork = (name: string): boolean => inferenceWork.test(name) && !trainingWork.test(name)
