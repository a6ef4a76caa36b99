const wordsOf = (path: string): string[] =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .split(/[-_.]/)

const developmentWord =
  /^(?:dev|develop|development|tests?|testing|unittests?|docs?|lint|format|ci|mypy|typing|precommit|rtd|readthedocs|release|publish)$/
const besideWord =
  /^(?:optional|extras?|evals?|evaluate|evaluation|bench|benchmarks?|demos?|webui|gradio|server?|serving|inference|deploy|convert|converter|conversion|export|preprocess|interactive|notebooks?|examples?|tools?|viz)$/

/** Whether a list or script serves those who work on the project, such as `requirements/dev.txt`: it binds no job. */
export const isForDevelopment = (path: string): boolean =>
  /(?:^|\/)docs?\//.test(path) || wordsOf(path).some((word) => developmentWord.test(word))

/** Whether it serves what stands beside the training, such as `requirements-eval.txt` or `export_model.sh`. */
export const isBesideTraining = (path: string): boolean => wordsOf(path).some((word) => besideWord.test(word))
