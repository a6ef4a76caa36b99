export const isMakefile = (path: string): boolean => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path)

/**
 * The lines of a makefile as a shell would read them: recipes as they are, variables as assignments. The bracket in
 * front tells that they are no script that an `exit` ends.
 */
function recipeText(makefile: string): string {
  let continues = false
  const lines = makefile.split('\n').map((line) => {
    const within = continues
    continues = line.trimEnd().endsWith('\\')
    if (within || line.startsWith('\t')) return line.replace(/^\t[@+-]*/, '').replaceAll('$$', '$')
    // A variable of one target stands behind its name.
    const own = line.replace(/^[^\t#:=]+:(?![:=]) */, '')
    const [, name, sign, value] =
      /^(?:(?:export|override|private) )* *([A-Za-z_]\w*) *([?+:]*)= *((?! ).*)$/.exec(own) ?? []
    if (name === undefined || value === undefined) return ''
    return sign === '?' ? `${name}=\${${name}:-${value}}` : `${name}="${value.replaceAll('"', '')}"`
  })
  return `{ ${lines.join('\n')}`
}

/** The commands of a file as a shell would read them, whether it is a script or a makefile. */
export const commandText = (path: string, text: string): string => (isMakefile(path) ? recipeText(text) : text)
