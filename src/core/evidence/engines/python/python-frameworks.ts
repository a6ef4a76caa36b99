import { frameworks } from '../../../catalog/software/frameworks.ts'
import type { PythonImport } from '../../../languages/python/python-imports.ts'
import type { FrameworkObservation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'
import { moduleMeaning } from '../packages/packages.ts'

const familyOf: ReadonlyMap<string, string> = new Map(frameworks.map(({ id, family }) => [id, family]))

interface Import extends PythonImport {
  readonly framework: string
  readonly family: string
  /** Whether it is the framework itself, not a package that requires it. */
  readonly isItself: boolean
}

/** Scripts that convert weights or models between frameworks use both but train in neither. */
const moves = /(?:^|[/_-])(?:convert|conversion|converter|export|port)(?:[_.-]|er)/i

/** The frameworks in which source code trains, from its imports. Optional imports do not count. */
export function importedFrameworks({ path, python: { code }, imports }: SourceFile): FrameworkObservation[] {
  if (moves.test(path.slice(path.lastIndexOf('/')))) return []
  const seen = imports.filter(({ when }) => when !== 'guarded').flatMap(meaningOf)
  const firm = seen.filter(({ when }) => when === 'always')
  const counted = firm.length > 0 ? firm : seen
  const families = new Set(counted.map(({ family }) => family))
  const themselves = new Set(counted.filter((each) => each.isItself).map(({ family }) => family))
  const idle = new Set<string>()
  if (families.has('tensorflow') && !usesTensorFlow(code, imports)) idle.add('tensorflow')
  if (families.has('pytorch') && !usesTorch(code, imports, families)) idle.add('pytorch')
  return counted
    .filter(({ family, isItself }) => !idle.has(family) && (isItself || !themselves.has(family)))
    .map(({ framework, line }) => {
      const place = { path, line }
      return { what: 'framework', framework, how: 'imported', place, certainty: 'suggests' }
    })
}

function meaningOf(each: PythonImport): Import[] {
  const meaning = moduleMeaning(each.module)
  // TensorFlow includes Keras. A direct import of Keras means training in it, on any back end.
  const isKeras = /^keras\b/.test(each.module)
  const framework = isKeras ? 'keras' : (meaning?.framework ?? meaning?.implies)
  const isItself = isKeras || meaning?.framework !== undefined
  return framework ? [{ ...each, framework, isItself, family: familyOf.get(framework) ?? framework }] : []
}

const tensorFlowUse =
  /\b(?:tf|tensorflow)\.(?:compat\.v[12]\.)?(?:keras|GradientTape|nn|Module|estimator|distribute|layers|Session|placeholder|get_variable|variable_scope|Variable|losses|optimizers|contrib|matmul|gradients|train\.\w{0,40}Optimizer)\b/
const tensorFlowModules = /^(?:tensorflow\.(?:keras|python|estimator|distribute|contrib|nn)|tf_keras|tf_slim)\b/

/** Projects in other frameworks also read data and write logs with TensorFlow. */
const usesTensorFlow = (code: string, imports: readonly PythonImport[]): boolean =>
  tensorFlowUse.test(code) || imports.some(({ module }) => tensorFlowModules.test(module))

const torchUse =
  /\btorch\.(?:nn|optim|cuda|autograd|amp|compile|jit|distributed|backends|no_grad|inference_mode)\b|\.backward\(|\bnn\.Module\b/

/** Projects in other frameworks also use PyTorch's loaders and TensorBoard writer. */
function usesTorch(code: string, imports: readonly PythonImport[], families: ReadonlySet<string>): boolean {
  const own = imports.filter(({ module }) => familyOf.get(moduleMeaning(module)?.framework ?? '') === 'pytorch')
  if (own.length > 0 && own.every(({ module }) => /^torch\.utils\.(?:data|tensorboard|dlpack)\b/.test(module)))
    return false
  const isAlone = imports.every(({ module }) => module === 'torch' || moduleMeaning(module) === undefined)
  if (isAlone && movesWeights(code)) return false
  const isBeside = families.has('jax') || families.has('tensorflow') || families.has('mlx')
  return !isBeside || torchUse.test(code) || own.some(({ module }) => /^torch\.(?:nn|optim|distributed)\b/.test(module))
}

const weightWords: ReadonlySet<string> = new Set(
  'load save device Tensor tensor from_numpy half float bfloat16 float16 float32'.split(' '),
)

/** Whether a script only opens or writes checkpoints with PyTorch. The weights may be for another program. */
function movesWeights(code: string): boolean {
  const used = new Set([...code.matchAll(/\btorch\.(\w{1,40})/g)].map(([, word]) => word ?? ''))
  return (used.has('load') || used.has('save')) && [...used].every((word) => weightWords.has(word))
}
