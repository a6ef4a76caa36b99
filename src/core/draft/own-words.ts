import type { Place } from '../evidence/observation/observation.ts'
import { isFaulted } from '../review/draft-findings.ts'
import { onceFor } from '../text/once.ts'
import { hardwareSection } from './draft-sections.ts'
import { filesOfJob } from './files-of-job.ts'
import { type DraftSource, launchesOf, mostJobs } from './launches.ts'

/**
 * A draft's source without libraries and kernels for other hardware, which a repository for both GPUs and TPUs has. Its
 * jobs do not use them, and none of their files mentions them.
 */
export const ownWords = onceFor((source: DraftSource): DraftSource => {
  const { survey, observations } = source
  const jobs = jobsOf(source)
  const framework = survey.frameworks[0]?.name ?? 'pytorch'
  const isOwn = (places: readonly Place[], section: string, key: string): boolean =>
    jobs
      .filter(({ files }) => !places.some(({ path }) => files.has(path)))
      .every(({ hardware }) => !isFaulted(`hardware: ${hardware}\n${section}\n`, key))
  const libraries = survey.libraries.filter(({ name, places }) =>
    isOwn(places, `framework: { name: ${framework}, libraries: [${name}] }`, 'libraries'),
  )
  const languages = [...new Set(survey.customKernels.map(({ language }) => language))].filter((language) => {
    const places = survey.customKernels.flatMap((each) => (each.language === language ? [each.place] : []))
    return isOwn(places, `framework: ${framework}\nmodel: { custom_kernels: [${language}] }`, 'custom_kernels')
  })
  return {
    survey: { ...survey, libraries },
    observations: observations.filter((seen) => seen.what !== 'kernel' || languages.includes(seen.language)),
  }
})

interface DraftedJob {
  readonly hardware: string
  readonly files: ReadonlySet<string>
}

/** The jobs whose hardware a draft names. */
function jobsOf(source: DraftSource): DraftedJob[] {
  const launches = launchesOf(source)
  const shown = launches.length === 0 ? [undefined] : launches.slice(0, mostJobs)
  return shown.flatMap((launch) => {
    const { keys } = hardwareSection(launch, {}, source.survey)
    const hardware = keys.find(({ name }) => name === 'accelerator')?.value
    return hardware === undefined ? [] : [{ hardware, files: new Set(filesOfJob(launch, source, launches).files) }]
  })
}
