import type { PythonFile } from '../../languages/python/python-file.ts'
import { observeSettings } from '../engines/documents/document-reader.ts'
import { argumentsOf } from '../engines/python/call-arguments.ts'
import { imports } from '../engines/python/requested-hardware.ts'
import type { Observation } from '../observation/observation.ts'
import { format } from './documents/configurations/lightning.ts'

const modules = ['lightning', 'pytorch_lightning', 'lightning_fabric']

/** What a source tells Lightning's trainer of hardware. A script may be one of many, and its numbers be those of a try. */
export function trainerSettings(file: PythonFile): Observation[] {
  if (!modules.some((name) => imports(file, name)) || !/\b(?:Trainer|Fabric)\(/.test(file.python.code)) return []
  return file.calls
    .filter(
      ({ callee, isDefinition, values }) => !isDefinition && values.size > 0 && /^(?:Trainer|Fabric)$/.test(callee),
    )
    .flatMap((call) => observeSettings(format, file.path, argumentsOf(call), ([line]) => line))
    .map((seen): Observation => ({ ...seen, certainty: 'suggests' }))
}
