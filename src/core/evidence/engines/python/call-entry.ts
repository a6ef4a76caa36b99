import type { PythonCall } from '../../../languages/python/python-calls.ts'
import type { AcceleratorObservation, Certainty } from '../../observation/observation.ts'

/** A call of a package that asks for hardware, and which of its arguments says what. */
export interface CallEntry {
  /** The source must import one of these packages, or from one. */
  readonly modules: readonly string[]
  /** What is called, by its last word; a dictionary by none. */
  readonly callee: RegExp
  readonly says: CallFields
  /** Arguments that must be given, and those that must have a value. */
  readonly needs?: readonly string[]
  readonly only?: Readonly<Record<string, boolean>>
  /** Numbers where no argument says them. */
  readonly otherwise?: { readonly perNode?: number; readonly nodes?: number }
  readonly always?: Pick<AcceleratorObservation, 'kind' | 'provider'>
  /** Suggests, unless the call is known to start training. */
  readonly certainty?: Certainty | ((path: string, call: PythonCall, calls: readonly PythonCall[]) => Certainty)
  /** Whether several in one list are the parts of one job. */
  readonly areParts?: true
  /** The framework that the callee is made for, or the one of all, and the argument with its version. */
  readonly framework?: string | ((callee: string) => string | undefined)
  readonly version?: string
}

/**
 * Where each field stands, the first that is given counting: `gpu_count` is an argument, `0` the first without a name,
 * `limits.gpu` an entry of a dictionary or an argument of a call behind `limits`, `<nodes` an argument of the call
 * around, `Task:num_nodes` what all calls of `Task` say.
 */
export interface CallFields {
  /** Accelerators by name: `A100:8`, `{"A100": 8}`, or a list of which any will do. */
  readonly name?: readonly string[]
  readonly machine?: readonly string[]
  readonly perNode?: readonly string[]
  readonly nodes?: readonly string[]
  readonly count?: readonly string[]
  /** Processes with accelerators of their own (`perNode` each), on as many nodes as it takes. */
  readonly workers?: readonly string[]
  readonly spot?: readonly string[]
  readonly cloud?: readonly string[]
}

const workLike =
  /(?:^|[^a-z])(?:(?:pre|post)?train(?:ing|er|ed)?|(?:fine)?[-_]?tun(?:e|er|ing)|sft|dpo|grpo|rlhf)(?=$|[^a-z])/i

/** Whether a name is that of training, and of nothing that may answer requests. */
export const namesTraining = (name: string): boolean => workLike.test(name)
