export const isMakefile = (path: string): boolean => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path)

/**
 * A makefile in shell syntax: recipes unchanged, variables as assignments. The brace at the start prevents an `exit`
 * from ending the whole script.
 */
function recipeText(makefile: string): string {
  let continues = false
  const lines = makefile.split('\n').map((line) => {
    const within = continues
    continues = line.trimEnd().endsWith('\\')
    if (within || line.startsWith('\t')) return line.replace(/^\t[@+-]*/, '').replaceAll('$$', '$')
    // A target-specific variable follows the target's name.
    const own = line.replace(/^[^\t#:=]+:(?![:=]) */, '')
    const [, name, sign, value] =
      /^(?:(?:export|override|private) )* *([A-Za-z_]\w*) *([?+:]*)= *((?! ).*)$/.exec(own) ?? []
    if (name === undefined || value === undefined) return ''
    return sign === '?' ? `${name}=\${${name}:-${value}}` : `${name}="${value.replaceAll('"', '')}"`
  })
  return `{ ${lines.join('\n')}`
}

/** The commands of a script or a makefile in shell syntax. */
export const commandText = (path: string, text: string): string => (isMakefile(path) ? recipeText(text) : text)
