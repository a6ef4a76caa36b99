import type { PythonFile } from '../../../languages/python/python-file.ts'
import { moduleMeaning } from '../../engines/packages/packages.ts'
import { deviceRequests } from '../../engines/python/python-devices.ts'
import { importedFrameworks } from '../../engines/python/python-frameworks.ts'
import { pythonKernels } from '../../engines/python/python-kernels.ts'
import { sharding, trains } from '../../engines/python/training-settings.ts'
import { settingsOfCalls } from '../../engines/settings/python-settings.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import { trainerSettings } from '../trainer-calls.ts'

/** Python sources: imports, and the devices that they request from their frameworks. */
export const reader: EvidenceReader = {
  format: 'python-source',
  matches: (path) => path.endsWith('.py'),
  read: (file) => {
    if (!namesKnown(file)) return []
    const requests = deviceRequests(file).map(({ line, ...hardware }): Observation => {
      return { what: 'accelerator', ...hardware, place: { path: file.path, line }, certainty: 'suggests' }
    })
    const settings = [...trainerSettings(file), ...sharding(file), ...settingsOfCalls(file)]
    const isOfTraining = ({ what }: Observation): boolean => what === 'sharding' || what === 'setting'
    const told =
      settings.some(isOfTraining) && !trains(file) ? settings.filter((seen) => !isOfTraining(seen)) : settings
    return withoutRepeats([
      ...importedFrameworks(file),
      ...libraries(file),
      ...pythonKernels(file),
      ...requests,
      ...told,
    ])
  },
}

/** Whether a source seems to import a package that the table knows. */
export const namesKnown = ({ modulesNamed }: Pick<PythonFile, 'modulesNamed'>): boolean =>
  [...modulesNamed].some(isKnown)

const isKnown = (module: string): boolean => /^keras\b/.test(module) || moduleMeaning(module) !== undefined

function libraries({ path, imports }: PythonFile): Observation[] {
  return imports.flatMap(({ module, line, when }): Observation[] => {
    const { library, stack } = moduleMeaning(module) ?? {}
    const here = { place: { path, line }, certainty: 'suggests' } as const
    const isOptional = when !== 'always'
    return [
      ...(library
        ? [{ what: 'library', library, how: 'imported', ...here, ...(isOptional && { optional: true }) } as const]
        : []),
      ...(stack && stack !== 'cpu' && !isOptional ? [{ what: 'stack', stack, ...here } as const] : []),
    ]
  })
}
