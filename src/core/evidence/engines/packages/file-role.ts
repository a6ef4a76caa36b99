import { nameOf } from '../../../text/folder-paths.ts'

const developmentWord =
  /^(?:dev|develop|development|tests?|testing|unittests?|docs?|documentation|lint|linting|format|style|ci|mypy|typing|types|typecheck|quality|precommit|rtd|readthedocs|release|publish)$/
const besideWord =
  /^(?:optional|extras?|evals?|evaluate|evaluation|bench|benchmarks?|demos?|webui|gradio|server?|serving|inference|deploy|convert|converter|conversion|export|preprocess|interactive|notebooks?|examples?|tools?|viz)$/

const wordsOf = (name: string): string[] => name.toLowerCase().split(/[-_.]/)

/** Whether a list or script is for developers, such as `requirements/dev.txt`. It applies to no job. */
export const isForDevelopment = (path: string): boolean =>
  /(?:^|\/)docs?\//.test(path) || wordsOf(nameOf(path)).some((word) => developmentWord.test(word))

/** Whether it serves other work than training, such as `requirements-eval.txt` or `export_model.sh`. */
export const isBesideTraining = (path: string): boolean => wordsOf(nameOf(path)).some((word) => besideWord.test(word))

/** Whether an extra or dependency group is for neither the training nor its hardware. */
export const isSideGroup = (group: string): boolean =>
  /^(?:all|full|build)$/.test(group) ||
  wordsOf(group).some((word) => developmentWord.test(word) || besideWord.test(word))
