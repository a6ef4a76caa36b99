import type { FileReview, JobReview } from '../../review/check.ts'

/** The most characters of a name in a table. Escaping can take nine per character. */
const mostSigns = 40

/** The start of a name. The path next to it is complete. */
export function shortName(name: string): string {
  const signs = [...name]
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns).join('')}…` : name
}

/** Whether a job is the only, unnamed one in a file at the top of a repository. It then has the default name. */
export const isUnnamed = (path: string, name: string): boolean => name === 'job' && !path.includes('/')

/** The name of a job, or the path if it is unnamed. */
export const jobTitle = (path: string, { name }: Pick<JobReview, 'name'>): string =>
  isUnnamed(path, name) ? path : name

/** The name of a job next to its path. Undefined if the file has no other job. */
export const nameBesidePath = ({ jobs }: Pick<FileReview, 'jobs'>, name: string | undefined): string | undefined =>
  jobs.length === 1 && jobs[0]?.name === name ? undefined : name
