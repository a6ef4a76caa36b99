/** Libraries that train models on CPUs only, or on at most one GPU (scikit-learn-array-api). */
const cpuModels: ReadonlySet<string> = new Set(['scikit-learn', 'statsmodels', 'gensim'])

/** Libraries used with them that need no accelerator either. */
const cpuTools: ReadonlySet<string> = new Set([
  ...['numpy', 'pandas', 'polars', 'pyarrow', 'scipy', 'scikit-image', 'networkx', 'sympy', 'matplotlib', 'seaborn'],
  ...['nltk', 'duckdb', 'h5py', 'joblib', 'jupyter'],
])

/** Whether all of these library ids leave an accelerator idle. */
export const useNoAccelerator = (libraries: readonly string[]): boolean =>
  libraries.some((id) => cpuModels.has(id)) && libraries.every((id) => cpuModels.has(id) || cpuTools.has(id))
