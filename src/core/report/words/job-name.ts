import type { FileReview, JobReview } from '../../review/check.ts'

/** The most characters of a name in a table: escaped, each can take nine. */
const mostSigns = 40

/** The beginning of a name. The path next to it is complete. */
export function shortName(name: string): string {
  const signs = [...name]
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns).join('')}…` : name
}

/** Whether a job is the only one of a file at the top of a repository, without a name: it is called what every such job is. */
export const isUnnamed = (path: string, name: string): boolean => name === 'job' && !path.includes('/')

/** The name of a job; the path for the only, unnamed job at the top of a repository. */
export const jobTitle = (path: string, { name }: Pick<JobReview, 'name'>): string =>
  isUnnamed(path, name) ? path : name

/** The job's name beside its file's path: undefined where the file has no other job, so that the path says it. */
export const nameBesidePath = ({ jobs }: Pick<FileReview, 'jobs'>, name: string | undefined): string | undefined =>
  jobs.length === 1 && jobs[0]?.name === name ? undefined : name
