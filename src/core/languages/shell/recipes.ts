import { isJustfile, justText } from './justfile.ts'
import { isMakefile, recipeText } from './makefile.ts'

/** Whether a file holds recipes of commands, for `make` or `just`: whoever calls them may give variables other values. */
export const holdsRecipes = (path: string): boolean => isMakefile(path) || isJustfile(path)

/** The commands of a file as a shell would read them, whether it is a script or holds recipes. */
export const commandText = (path: string, text: string): string =>
  isMakefile(path) ? recipeText(text) : isJustfile(path) ? justText(text) : text
