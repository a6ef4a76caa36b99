import type { FileReview, JobReview } from '../../review/check.ts'

/** So many signs of a name stand in a table: one sign can be nine characters of its page, and a row has room for few. */
const mostSigns = 40

/** The beginning of a name. What it names is told by its place beside it. */
export function shortName(name: string): string {
  const signs = [...name]
  return signs.length > mostSigns ? `${signs.slice(0, mostSigns).join('')}…` : name
}

/** What a job is called where its file is not: a lone job at the top of a repository has no name but its file's. */
export const jobTitle = (path: string, { name }: Pick<JobReview, 'name'>): string =>
  name === 'job' && !path.includes('/') ? path : name

/** The job's name beside its file's path: undefined where the file has no other job, so that the path says it. */
export const nameBesidePath = ({ jobs }: Pick<FileReview, 'jobs'>, name: string | undefined): string | undefined =>
  jobs.length === 1 && jobs[0]?.name === name ? undefined : name
