import { jsonText } from '../text/encode.ts'
import { readReport } from './report-reading.ts'

/** A report as one line, to be added up elsewhere; undefined for what is none. */
export const reportLine = (content: string): string | undefined =>
  'because' in readReport(content) ? undefined : `${jsonText(JSON.parse(content), 0)}\n`
