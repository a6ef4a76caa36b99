/** Libraries that make models, and compute on processors alone or on one GPU at the most (scikit-learn-array-api). */
const cpuModels: ReadonlySet<string> = new Set(['scikit-learn', 'statsmodels', 'gensim'])

/** What stands beside them and uses no accelerator either. */
const cpuTools: ReadonlySet<string> = new Set([
  ...['numpy', 'pandas', 'polars', 'pyarrow', 'scipy', 'scikit-image', 'networkx', 'sympy', 'matplotlib', 'seaborn'],
  ...['nltk', 'duckdb', 'h5py', 'joblib', 'jupyter'],
])

/** Whether all of these libraries, by their ids, leave an accelerator idle. */
export const useNoAccelerator = (libraries: readonly string[]): boolean =>
  libraries.some((id) => cpuModels.has(id)) && libraries.every((id) => cpuModels.has(id) || cpuTools.has(id))
