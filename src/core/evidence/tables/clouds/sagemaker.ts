import { type PythonCall, type PythonValue, pythonCalls } from '../../../languages/python/python-calls.ts'
import type { Certainty, EvidenceReader, Observation } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeWithDefaults } from '../../observation/request-with-defaults.ts'
import { hardwareOf, observeRequest } from '../../observation/resource-request.ts'

/** SageMaker's `ml.` machines in the Python that starts its jobs. */
export const reader: EvidenceReader = {
  format: 'sagemaker',
  matches: (path) => path.endsWith('.py'),
  mayHold: (text) => /\bml\.[a-z]+\d/.test(text) || importsSdk.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const seen of inPython(path, text)) observations.add(seen)
    return observations.list()
  },
}

const importsSdk = /^[ \t]*(?:from|import)[ \t]+sagemaker\b/m

const machineKeys = ['InstanceType', 'instanceType', 'instance_type', 'ec2_instance_type', 'train_instance_type']
const countKeys = ['InstanceCount', 'instanceCount', 'instance_count', 'train_instance_count', 'num_machines']
/** Of machines that answer requests, and of clusters that are there for any job. */
const otherCountKeys = ['InitialInstanceCount', 'initialInstanceCount', 'initial_instance_count']
const spotKeys = ['use_spot_instances', 'EnableManagedSpotTraining', 'enableManagedSpotTraining']

const isMachine = (word: string | undefined): word is string =>
  word?.startsWith('ml.') === true && hardwareOf(word) !== undefined

function inPython(path: string, text: string): Observation[] {
  const isStarted = importsSdk.test(text)
  return pythonCalls(text, { withDefaults: true }).flatMap((call) => {
    const machine = machineOf(path, call)
    const provider = isStarted && machine.length === 0 ? providerOf(path, call) : []
    return [...frameworkOf(path, call), ...machine, ...provider]
  })
}

/** An estimator trains on AWS, on whichever machine, unless it is told to stay where it is started. */
function providerOf(path: string, call: PythonCall): Observation[] {
  const machine = literalOf(call, machineKeys)?.value
  const isLocal = typeof machine === 'string' && machine.startsWith('local')
  const trains = estimators.has(call.callee) || /^(?:Estimator|ModelTrainer)$/.test(call.callee)
  if (!trains || isLocal || call.isDefinition) return []
  return [{ what: 'provider', provider: 'aws', certainty: 'suggests', place: { path, line: call.line } }]
}

/** Calls that answer requests or prepare data with a model, rather than train one. */
const servingCalls = /deploy|predictor|transformer|processor|tuner|endpoint|model$/i

function machineOf(path: string, call: PythonCall): Observation[] {
  const own = ownKeys(call)
  const machine = literalOf(call, [...machineKeys, ...own.map((name) => `${name}_instance_type`)])
  const word = typeof machine?.value === 'string' ? machine.value : undefined
  if (machine === undefined || !isMachine(word)) return []
  const countNames = [...countKeys, ...otherCountKeys, ...own.map((name) => `${name}_instance_count`)]
  const count = literalOf(call, countNames)
  const spot = literalOf(call, spotKeys)?.value
  const serves = servingCalls.test(call.callee) || literalOf(call, otherCountKeys) !== undefined
  const certainty: Certainty = serves ? 'suggests' : 'states'
  const rest = { provider: 'aws', spot: typeof spot === 'boolean' ? spot : undefined }
  const filled = { ...rest, machine: word, nodes: wholeIn(count) }
  const place = { path, line: machine.line }
  const isOpen = (value: PythonValue | undefined): boolean => call.isDefinition === true || value?.byDefault === true
  if (isOpen(machine) || isOpen(count)) {
    const sure = {
      ...rest,
      ...(!isOpen(machine) && { machine: word }),
      ...(!isOpen(count) && { nodes: wholeIn(count) }),
    }
    return observeWithDefaults(place, certainty, {
      withDefaults: filled,
      withoutDefaults: call.isDefinition ? undefined : sure,
    })
  }
  const seen = observeRequest(place, certainty, filled)
  return seen ? [seen] : []
}

const wholeIn = (value: PythonValue | undefined): number | undefined =>
  typeof value?.value === 'number' ? value.value : undefined

/** The names that a project puts in front where it keeps a machine with its number, such as `hvd_instance_count`. */
const ownKeys = ({ values }: PythonCall): string[] =>
  [...values.keys()].flatMap((key) => {
    const name = /^(\w{1,30})_instance_type$/.exec(key)?.[1]
    const trains =
      name !== undefined && !/^(?:infer|serv|deploy|endpoint|predict|prepar|notebook|transform|eval)/i.test(name)
    return trains && values.has(`${name}_instance_count`) ? [name] : []
  })

function literalOf({ values }: PythonCall, keys: readonly string[]): PythonValue | undefined {
  for (const key of keys) {
    const value = values.get(key)
    if (value) return value
  }
  return undefined
}

/** SageMaker's estimators that are named after their framework, with the argument that tells its version. */
const estimators: ReadonlyMap<string, readonly [framework: string, version: string]> = new Map([
  ['PyTorch', ['pytorch', 'framework_version']],
  ['HuggingFace', ['pytorch', 'pytorch_version']],
  ['TensorFlow', ['tensorflow', 'framework_version']],
  ['MXNet', ['mxnet', 'framework_version']],
  ['Chainer', ['chainer', 'framework_version']],
  ['XGBoost', ['xgboost', 'framework_version']],
])

function frameworkOf(path: string, call: PythonCall): Observation[] {
  const [named, versionKey] = estimators.get(call.callee) ?? []
  const isEstimator = call.values.has('entry_point') || literalOf(call, machineKeys) !== undefined
  if (named === undefined || versionKey === undefined || !isEstimator) return []
  const framework = call.values.has('tensorflow_version') ? 'tensorflow' : named
  const version = call.values.get(framework === named ? versionKey : 'tensorflow_version')?.value
  return [
    {
      what: 'framework',
      framework,
      how: 'image',
      certainty: 'suggests',
      place: { path, line: call.line },
      ...(typeof version === 'string' && /^\d[\w.+-]{0,30}$/.test(version) && { version }),
    },
  ]
}
