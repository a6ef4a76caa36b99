import * as z from 'zod/mini'
import type { ModelShape } from '../catalog/models/model-config.ts'
import { type Word, wordsOf } from '../catalog/names/value-spellings.ts'
import type { Path } from '../text/document.ts'
import { described } from './described-schema.ts'
import { keySchema } from './key-schema.ts'
import { type hardwareKeys, parallelismKeys } from './keys/hardware.ts'
import { jobKeys, nameKey } from './keys/job.ts'
import type { Keys, SectionOf } from './keys/key.ts'
import { keysOfSections, type SectionName, sections as sectionTable } from './keys/keys.ts'

/** A job after validation: quantities are numbers (bytes, hours, shares), everything else is as written. */
export type JobDeclaration = SectionOf<typeof jobKeys> & {
  -readonly [Name in Exclude<SectionName, 'hardware'>]?: SectionOf<(typeof keysOfSections)[Name]> | undefined
} & {
  hardware?:
    | (Omit<SectionOf<typeof hardwareKeys>, 'parallelism'> & { parallelism?: Parallelism | undefined })
    | undefined
  /** What was assumed to complete it, in words. */
  readonly assumptions?: readonly string[]
  /** If the sizes contradict each other, what else they may be. */
  readonly readings?: readonly SizeReading[]
  /** What of it the manifest leaves out and the files of the job state. */
  readonly taken?: readonly TakenValue[]
  /** What these files state differently, so that none of it is taken. */
  readonly notTaken?: readonly { readonly path: Path; readonly values: readonly Omit<TakenValue, 'path'>[] }[]
  /** Keys, at most two steps deep, whose values were refused where it is not sure what they mean. */
  readonly refused?: readonly string[]
  /** The build of the model, where its `config.json` was read. */
  readonly shape?: ModelShape
}

/** A value that a file of the repository states, with its place there. */
export interface TakenValue {
  readonly path: Path
  readonly value: unknown
  readonly from: string
  readonly line: number
}

/** How a job is distributed: one word, or a degree for each kind. */
type Parallelism = Word<'parallelism'> | SectionOf<typeof parallelismKeys>

/** Sizes as one of several statements that contradict each other gives them. */
export interface SizeReading {
  readonly scale: NonNullable<JobDeclaration['scale']>
  readonly architecture?: NonNullable<NonNullable<JobDeclaration['model']>['architecture']>
}

const shapeOf = (keys: Keys): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      z.optional(
        key.kind === 'parallelism'
          ? described(z.union([z.enum(wordsOf('parallelism')), z.strictObject(shapeOf(parallelismKeys))]), {
              description: key.help,
            })
          : keySchema(key),
      ),
    ]),
  )

/** The mapping of each section. */
export const sections = Object.fromEntries(
  Object.entries(keysOfSections).map(([name, keys]) => [
    name,
    described(z.strictObject(shapeOf(keys)), { description: sectionTable[name as SectionName].help }),
  ]),
) as unknown as Readonly<Record<SectionName, z.ZodMiniObject>>

const jobShape = {
  ...shapeOf(jobKeys),
  ...Object.fromEntries(Object.entries(sections).map(([name, section]) => [name, z.optional(section)])),
}

/** A job whose shorthands are already expanded to their mappings. */
export const jobSchema = z.strictObject(jobShape) as unknown as z.ZodMiniObject & z.ZodMiniType<JobDeclaration>
/** The same with its name, for a file of one job. */
export const namedJobSchema = z.strictObject({ ...jobShape, ...shapeOf(nameKey) }) as typeof jobSchema

/** Keys that one word may stand for, and the key inside the section that the word fills. */
export const shorthandKeys = Object.fromEntries(
  Object.entries(sectionTable).flatMap(([name, section]) => ('word' in section ? [[name, section.word]] : [])),
) as Readonly<Record<'framework' | 'scale' | 'model' | 'hardware', string>>
