/** What people end the names of scripts with that a shell or a scheduler starts, and what is put behind it in templates. */
const ending =
  /\.(?:sh|bash|zsh|ksh|csh|tcsh|fish|slurm|slrm|slm|sl|sbatch|sbat|batch|sub|submit|job|jobs|pbs|torque|lsf|bsub|qsub|srun|cmd|run)(?:[.-]\w{1,20})?$/i
/** A script without an ending. */
const bare =
  /(?:^|\/)(?:run|train|pretrain|finetune|launch|submit|sbatch|slurm|job|start(?:script)?)(?:[_-][\w-]{0,60})?$/i
const template = /\.(?:template|tmpl|tpl)$/i
const scriptWord = /(?:^|[/_.-])(?:run|train|launch|submit|slurm|sbatch|job|sh)[^/]*$/i

/** A script that is called after what starts it and ends in the name of its cluster: `launch_slurm.wilkes3`. */
const ofCluster = /(?:^|[/_.-])(?:slurm|sbatch|launch|submit)[\w-]{0,60}\.[a-z][a-z-]{1,20}\d*$/i
const otherEnding =
  /\.(?:py|pyi|ipynb|ya?ml|json[5l]?|toml|ini|cfg|conf|txt|mdx?|rst|html?|xml|csv|tsv|log|out|err|png|jpe?g|svg|pdf|tex|lock|c|cc|cpp|cu|h|hpp|go|rs|rb|pl|r|jl|js|ts|tsx|lua|jinja2?|j2|tf|tfvars|spec|service|env|patch|diff|zip|gz)$/i

/** Whether a file may be a script of commands, or of directives to a scheduler, judged by its path. */
export const isScript = (path: string): boolean =>
  ending.test(path) ||
  bare.test(path) ||
  /(?:slurm|sbatch)[^/.]{0,100}$/i.test(path.slice(-200)) ||
  (template.test(path) && scriptWord.test(path.slice(-200))) ||
  (ofCluster.test(path.slice(-200)) && !otherEnding.test(path))
