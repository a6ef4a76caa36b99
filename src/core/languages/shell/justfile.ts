export const isJustfile = (path: string): boolean => /(?:^|\/)\.?justfile$|\.just$/i.test(path)

const name = '[A-Za-z_][\\w-]{0,80}'
const setting = new RegExp(`^(?:export[ \\t]+)?(${name})[ \\t]*:=[ \\t]*(.*)$`)
/** `train gpus="8" *args: build`, the parameters of a recipe behind its name. */
const recipe = new RegExp(`^@?${name}((?:[ \\t]+[^:#]{0,400})?):(?!=)`)
const parameter = new RegExp(
  `(?:^|[ \\t])[$*+]{0,3}(${name})[ \\t]*=[ \\t]*("[^"]{0,200}"|'[^']{0,200}'|[\\w./-]{1,200})`,
  'g',
)
/** `env("GPUS", "8")`: the default where the environment has none. */
const ofEnvironment = /^env(?:_var_or_default)?\([ \t]*["'][^"']{0,80}["'][ \t]*,[ \t]*(["'][^"']{0,200}["'])[ \t]*\)/

/**
 * The lines of a justfile as a shell would read them: recipes as they are, variables and parameters as defaults, since
 * whoever calls `just` may give them other values.
 */
export function justText(justfile: string): string {
  let continues = false
  const lines = justfile.split('\n').map((line) => {
    const within = continues
    continues = line.trimEnd().endsWith('\\')
    if (within) return interpolated(line)
    if (/^[ \t]/.test(line)) return interpolated(line.replace(/^[ \t]+[@-]*/, ''))
    const [, variable, value] = line.length <= 1_000 ? (setting.exec(line) ?? []) : []
    if (variable !== undefined && value !== undefined) return byDefault(variable, literalOf(value))
    const parameters = line.length <= 1_000 ? recipe.exec(line)?.[1] : undefined
    return parameters === undefined
      ? ''
      : [...parameters.matchAll(parameter)]
          .map(([, each = '', word = '']) => byDefault(each, literalOf(word)))
          .join('; ')
  })
  return lines.join('\n')
}

/** `{{GPUS}}` is a variable; what else may be computed there is not known. */
const interpolated = (line: string): string =>
  line.replace(/\{\{([^{}\n]{0,200})\}\}/g, (_, expression: string) => {
    const variable = /^[ \t]*([A-Za-z_][\w-]*)[ \t]*$/.exec(expression)?.[1]
    return variable === undefined ? '$' : `\${${shellName(variable)}}`
  })

/** A name that a shell takes: those of `just` may have dashes. */
const shellName = (variable: string): string => variable.replaceAll('-', '_')

/** Two recipes may give a parameter different defaults: they are no default of one another. */
const byDefault = (variable: string, value: string | undefined): string =>
  value === undefined ? '' : `${shellName(variable)}=\${CALLER_${shellName(variable)}:-${value}}`

/** A text or a number that is the whole of a value. */
function literalOf(value: string): string | undefined {
  const written = ofEnvironment.exec(value)?.[1] ?? value.replace(/(?<![ \t])[ \t]+#.*$/, '').trim()
  const text = /^(["'])([^"'{}$`\\]*)\1$/.exec(written)?.[2] ?? (/^[\w./-]+$/.test(written) ? written : undefined)
  return text === undefined || text === '' ? undefined : text
}
