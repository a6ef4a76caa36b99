/**
 * Patterns that may take more than linear time, by the limit of their input. Patterns that are not listed must be
 * linear, and listed ones must be slow, so that none is listed in reserve.
 */
export const boundedPatterns: Readonly<Record<string, readonly RegExp[]>> = {
  'a value of a manifest, of `documentLimits.valueLength` characters at most': [
    /\s+(?:per \w+|each|in total|in all|total|global|overall)$/i,
    /^(?:use|uses|enable|is|has|with)[\s_-]+|[\s_-]+enabled$/i,
    /\s*(?:[,;+()]|\bon\b|\bwith\b|\band\b)\s*/i,
    /^(?:needs?\s+|must be\s+|requires?\s+)?(no[nt]?\s+|without\s+)?(.*)$/i,
    /\s*[,;+]\s*/,
    /^\s*\d+\s*[x×*]?\s*|\s*(?::|[x×*])\s*\d+\s*$/g,
    /^(?:free|one (?:node|machine|host|server|box|dgx)|single node|\d{1,4} cores|.*\b(?:cpus?|vcpus?|ram|xeon|epyc|driver|cuda)\b.*|.*\bcpu cores|n[12]d?-\w+-\d+|ubuntu.*)$/i,
    /\s*[,;()@+\n]\s*|\s+(?:on|at|in|from|with)\s+/,
    /\s*(?:[,;+&|/]|\band\b|\bwith\b|(?<=\d)\s+(?=[a-z]))\s*/i,
    /\s+(?:scale|model|job)$/i,
    /\s*[,;+/()]\s*/,
    /[\s_-]*(?:fine[\s_-]?tun(?:e|ing)|sft|training|adapter)$/i,
    /^(q?lora)\s*\(?(?:rank|r)\s*[=:]?\s*(\d{1,4})\)?$/i,
    /\s*(?:[,;+&|]|\/(?!s\b)|\band\b)\s*/,
    /^(\d{1,6})\s*[a-z]{0,12}\s*[x×*]\s*(\d{1,6})(?:\s*([a-z]{1,12}))?$/i,
    /\s*(?:\/|per)\s*(?:gpu|chip|card|tpu)?[\s-]*\/?\s*(?:h|hr|hour)$/i,
    /\d+(?=\D*$)/,
    /\d+(?:x\d+)*(?=\D*$)/i,
    /\s+(?:max|wall clock|wallclock|per job)$/,
    /^\s*[~≈]?\s*(\d+(?:\.\d+)?|\.\d+)\s*(%|percent|pct)?\s*$/i,
    /\s*(?:total|in total|per run|max)$/i,
    /\s*(?:us )?dollars?$/i,
    /\s*euros?$/i,
    /\s*-?(?:model |training |active |total |daily |monthly )?(?:param(?:eter)?s?|weights|tokens?|toks?|samples?|images?|imgs?|examples?|sequences?|seqs?|rows|records|pairs|clips|utterances|documents|docs|videos|users?|epochs?|gpus?|tpus?|cards?|chips?|cores?|accelerators?|devices?|nodes?|machines?|hosts?|instances?|servers?|slices?|flops?|bp|aa)(?: total| in total| per step| per batch| per device| per gpu| per node| each)?$/i,
    /\s+(?:global|overall|total|in total|in all)$/i,
  ],
  'a word that the catalogue looks up, of `longestWord` characters at most, or a version out of a requirement of 2,000':
    [
      /\d.*$/,
      /v?[\d.-]*$/,
      /[^\s[]\[[^\]]*\]$/,
      /\+[a-z].*$/,
      /^\s*[=v]*\s*(\d{1,6}(?:\.\d{1,6}){0,3})/,
      /^\s*(?:={1,3}|~=)?\s*v?\d/,
    ],
  'a path, of 4,096 characters at most': [
    /dockerfile[^/]*$/i,
    /(?:^|[/_.-])(?:run|train|launch|submit|slurm|sbatch|job|sh)[^/]*$/i,
    /(?:^|\/)(?:[^/]*requirements[^/]*\.(?:txt|in)|requirements\/[^/]*|pyproject\.toml|setup\.(?:py|cfg)|pipfile|pixi\.[a-z]+|[^/]*(?:environment|conda|env)[^/]*\.ya?ml|[^/]*\.(?:sh|bash|zsh|slurm|sbatch|batch|sub|sl|job|pbs|lsf|mk)(?:\.\w+)?|(?:gnu)?makefile)$/i,
    /(?:^|\/)(?:[^/]*requirements[^/]*\.txt|[^/]*(?:environment|conda|env)[^/]*\.ya?ml)$/i,
    /(?:^|\/)(?:[^/]*(?:env|conda)[^/]*\.ya?ml|(?:envs?|conda|environments?)\/[^/]+\.ya?ml)$/i,
    /(?:^|[/_.-])(?:requirements?|reqs?)(?:[_.-][^/]*)?\.(?:txt|in|pip)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/i,
  ],
  'a text that is cut to some hundred characters on the line before, or in the loop around it': [
    /\(.*$/,
    /\$\{[^}]*\}|\$\w+/g,
    /@sha256:.*$/,
  ],
  'one line without its end: what the pattern stops at does not occur in it': [/@.*$/, /(^|\s)#.*$/],
  'what the interpreter of conditions says of a condition, which has a bound of its own': [
    /for '(?:(.+)\.)?\w+\((.*)\)'$/,
    /^no such overload: (\S.*?) (?:[<>=!]=?|in|[-+*]) (.+)$/,
    /got '(.*)'$/,
  ],
  'any text: what follows the part that could be read twice always matches': [
    /^#+[ \t]*([A-Za-z]{1,30}(?:[ _-][A-Za-z]{1,30})?)[ \t]*(:?)(.*)$/s,
    /[^\n]*\n|[^\n]+$/g,
  ],
}
