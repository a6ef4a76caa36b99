import { observeSettings } from '../../engines/documents/document-reader.ts'
import { moduleMeaning } from '../../engines/packages/packages.ts'
import { argumentsOf } from '../../engines/python/call-arguments.ts'
import { deviceRequests } from '../../engines/python/python-devices.ts'
import { importedFrameworks } from '../../engines/python/python-frameworks.ts'
import { pythonKernels } from '../../engines/python/python-kernels.ts'
import { imports } from '../../engines/python/requested-hardware.ts'
import { sharding, trains } from '../../engines/python/training-settings.ts'
import { settingsOfCalls, settingsOfConstants } from '../../engines/settings/python-settings.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import type { SourceFile } from '../../source-file.ts'
import { format } from '../documents/configurations/lightning.ts'

/** Python sources: imports, and the devices that they request from their frameworks. */
export const reader: EvidenceReader = {
  format: 'python-source',
  matches: (path) => path.endsWith('.py'),
  read: (file) => {
    // SageMaker's jobs need no package of their framework.
    if (!namesKnown(file)) return [...(trains(file) ? settingsOfCalls(file) : []), ...settingsOfConstants(file)]
    const requests = deviceRequests(file).map(({ line, ...hardware }): Observation => {
      return { what: 'accelerator', ...hardware, place: { path: file.path, line }, certainty: 'suggests' }
    })
    const settings = [
      ...trainerSettings(file),
      ...sharding(file),
      ...settingsOfCalls(file),
      ...settingsOfConstants(file),
    ]
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

/** Whether a source appears to import a known package. */
export const namesKnown = ({ modulesNamed }: Pick<SourceFile, 'modulesNamed'>): boolean =>
  [...modulesNamed].some(isKnown)

const isKnown = (module: string): boolean => /^keras\b/.test(module) || moduleMeaning(module) !== undefined

function libraries({ path, imports }: SourceFile): Observation[] {
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

const modules = ['lightning', 'pytorch_lightning', 'lightning_fabric']

/** The hardware settings of Lightning's trainer in a source, which may be one of many, with numbers for a trial. */
function trainerSettings(file: SourceFile): Observation[] {
  if (!modules.some((name) => imports(file, name)) || !/\b(?:Trainer|Fabric)\(/.test(file.python.code)) return []
  return file.calls
    .filter(
      ({ callee, isDefinition, values }) => !isDefinition && values.size > 0 && /^(?:Trainer|Fabric)$/.test(callee),
    )
    .flatMap((call) => observeSettings(format, file.path, argumentsOf(call), ([line]) => line))
    .map((seen): Observation => ({ ...seen, certainty: 'suggests' }))
}
