export const isMakefile = (path: string): boolean => /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.\w+)?$|\.mk$/.test(path)

/** The lines of a makefile as a shell would read them: recipes as they are, variables as assignments. */
function recipeText(makefile: string): string {
  let continues = false
  const lines = makefile.split('\n').map((line) => {
    const within = continues
    continues = line.trimEnd().endsWith('\\')
    if (within || line.startsWith('\t')) return line.replace(/^\t[@+-]*/, '').replaceAll('$$', '$')
    const [, name, sign, value] = /^(?:export )? *([A-Za-z_]\w*) *([?+:]*)= *((?! ).*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) return ''
    return sign === '?' ? `${name}=\${${name}:-${value}}` : `${name}="${value.replaceAll('"', '')}"`
  })
  return lines.join('\n')
}

/** The commands of a file as a shell would read them, whether it is a script or a makefile. */
export const commandText = (path: string, text: string): string => (isMakefile(path) ? recipeText(text) : text)
