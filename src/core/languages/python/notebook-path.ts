/** Whether a file is a notebook, by its path. */
export const isNotebook = (path: string): boolean => path.endsWith('.ipynb')
