export const isNotebook = (path: string): boolean => path.endsWith('.ipynb')
