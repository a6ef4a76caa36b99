import type { Place, SettingObservation } from '../../observation/observation.ts'
import { tellsSize } from './read-settings.ts'

/** `MODEL_NAME`, `BASE_MODEL`, `HF_MODEL_ID`. */
const ofModel = /^(?:(?:BASE|HF|PRETRAINED|TRAIN)_)?MODEL(?:_(?:NAME|ID|PATH|NAME_OR_PATH))?$/

/** The model in a variable of a job's environment, from which its program may take it. */
export const modelInEnvironment = (name: string, value: string, place: Place): SettingObservation[] =>
  ofModel.test(name) && tellsSize(value)
    ? [{ what: 'setting', key: 'model.name', value, place, certainty: 'suggests', inEnvironment: true }]
    : []
