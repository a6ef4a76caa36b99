/** Common extensions of scripts for a shell or a scheduler, with an optional suffix for templates. */
const ending =
  /\.(?:sh|bash|zsh|ksh|csh|tcsh|fish|slurm|slrm|slm|sl|sbatch|sbat|batch|sub|submit|job|jobs|pbs|torque|lsf|bsub|qsub|srun|cmd|run)(?:[.-]\w{1,20})?$/i
/** A script without an extension. */
const bare =
  /(?:^|\/)(?:run|train|pretrain|finetune|launch|submit|sbatch|slurm|job|start(?:script)?)(?:[_-][\w-]{0,60})?$/i
const template = /\.(?:template|tmpl|tpl)$/i
const scriptWord = /(?:^|[/_.-])(?:run|train|launch|submit|slurm|sbatch|job|sh)[^/]*$/i

/** A script named after its launcher, with the name of a cluster as its extension: `launch_slurm.wilkes3`. */
const ofCluster = /(?:^|[/_.-])(?:slurm|sbatch|launch|submit)[\w-]{0,60}\.[a-z][a-z-]{1,20}\d*$/i
const otherEnding =
  /\.(?:py|pyi|ipynb|ya?ml|json[5l]?|toml|ini|cfg|conf|txt|mdx?|rst|html?|xml|csv|tsv|log|out|err|png|jpe?g|svg|pdf|tex|lock|c|cc|cpp|cu|h|hpp|go|rs|rb|pl|r|jl|js|ts|tsx|lua|jinja2?|j2|tf|tfvars|spec|service|env|patch|diff|zip|gz)$/i

/** Whether a file may be a script of commands or scheduler directives, from its path. */
export const isScript = (path: string): boolean =>
  ending.test(path) ||
  bare.test(path) ||
  /(?:slurm|sbatch)[^/.]{0,100}$/i.test(path.slice(-200)) ||
  (template.test(path) && scriptWord.test(path.slice(-200))) ||
  (ofCluster.test(path.slice(-200)) && !otherEnding.test(path))
