import type { Model } from '../catalog/models/model.ts'
import type { ModelShape } from '../catalog/models/model-config.ts'
import { resolveModel, sizeInName } from '../catalog/models/model-name.ts'
import { amount } from '../text/wording.ts'
import type { JobDeclaration } from './schema.ts'

/** What a declared key contradicts. */
export interface ModelContradiction {
  readonly path: readonly ['scale' | 'model', string]
  readonly message: string
}

export interface CompletedDeclaration {
  readonly declaration: JobDeclaration
  readonly contradictions: readonly ModelContradiction[]
}

/** Counts of one model differ by what is counted (embeddings, heads); beyond this it is another model. */
const mostDifference = 0.2

/** Training takes a forward and a backward pass, which costs twice the forward one. */
const passesOfTraining = 3

type Sizes = Pick<
  NonNullable<JobDeclaration['scale']>,
  'parameters' | 'active_parameters' | 'embedding_parameters' | 'flops_per_sample'
>

/**
 * A declaration with the sizes that its model's name, or the model's `config.json`, gives. Whatever is declared beside
 * them wins; where it differs by more than the ways of counting do, that is a contradiction.
 */
export function completed(declaration: JobDeclaration, config?: ModelShape): CompletedDeclaration {
  const { model, scale } = declaration
  const name = model?.name
  if (name === undefined && config === undefined) return { declaration, contradictions: [] }
  const published = name === undefined ? undefined : resolveModel(name)
  const sizes = config
    ? sizesOfConfig(config)
    : published
      ? sizesOf(published, declaration.task)
      : sizesInName(name ?? '')
  const architecture = model?.architecture ?? (config ? architectureOf(config) : published?.architecture)
  const known = Object.fromEntries(Object.entries(sizes).filter(([, value]) => value !== undefined)) as Sizes
  const about = config ? 'its config.json has' : published ? `${published.id} has` : `the name ${name} says`
  const filled = { ...known, ...scale }
  return {
    declaration: {
      ...declaration,
      ...(Object.keys(filled).length > 0 && { scale: filled }),
      model: { ...model, ...(architecture && { architecture }) },
    },
    contradictions: contradictionsOf(scale ?? {}, known, about),
  }
}

function sizesOf(published: Model, task: JobDeclaration['task']): Partial<Sizes> {
  const { parameters, activeParameters, embeddingParameters, forwardFlopsPerSample, domain } = published
  const passes = task === 'inference' ? 1 : passesOfTraining
  return {
    parameters,
    ...(published.architecture === 'moe' && { active_parameters: activeParameters }),
    // Tables that live on the host or are sharded: those of recommenders.
    ...(domain === 'recommender' && { embedding_parameters: embeddingParameters }),
    ...(forwardFlopsPerSample !== undefined && { flops_per_sample: forwardFlopsPerSample * passes }),
  } as Partial<Sizes>
}

const sizesInName = (name: string): Partial<Sizes> => ({ parameters: sizeInName(name) }) as Partial<Sizes>

const sizesOfConfig = ({ parameters, activeParameters, experts }: ModelShape): Partial<Sizes> => ({
  parameters,
  ...(experts !== undefined && { active_parameters: activeParameters }),
})

const architectureOf = ({ experts }: ModelShape): 'moe' | 'transformer' =>
  experts === undefined ? 'transformer' : 'moe'

function contradictionsOf(declared: Partial<Sizes>, known: Partial<Sizes>, about: string): ModelContradiction[] {
  return (['parameters', 'active_parameters'] as const).flatMap((key) => {
    const [said, stated] = [declared[key], known[key]]
    if (said === undefined || stated === undefined || Math.abs(said - stated) <= mostDifference * stated) return []
    const what = key === 'parameters' ? 'parameters' : 'active parameters'
    const message = `\`scale.${key}\` is ${amount(said)}, but ${about} ${amount(stated)} ${what}.`
    return [{ path: ['scale', key] as const, message }]
  })
}
