import { resolveProvider } from '../../src/core/catalog/names/providers.ts'
import { type AtProvider, atProvider, isAtProvider } from '../../src/core/language-service/at-provider.ts'
import { missingKey } from '../../src/core/language-service/missing-key.ts'
import { judgedWords } from '../../src/core/report/words/judged.ts'
import { sizingFigures } from '../../src/core/report/words/sizing.ts'
import { priceWords } from '../../src/core/rules/price-words.ts'
import { Answers } from '../../src/edge/lsp/answers.ts'
import { comparedAt } from '../../src/edge/lsp/look.ts'
import { OpenFiles } from '../../src/edge/lsp/open-files.ts'
import type { Host, Repository } from '../../src/edge/lsp/repository.ts'
import { comparedBack, lookBack, withoutOffers } from './at-provider.ts'
import { type Answer, type Asked, noFigures, type Question } from './page/questions.ts'
import { manifestUri, policyUri } from './page/share.ts'

/** Only the page's two files exist, when they are open. */
const repository: Repository = {
  pathOf: (uri) => decodeURIComponent(new URL(uri).pathname).slice(1),
  uriOf: (path) => `file:///${path}`,
  policyFiles: {
    own: async () => undefined,
    remote: async (name) => ({
      message: `${name} is not read here: this page sends nothing anywhere.`,
      remedy: 'Paste what it says into this policy.',
    }),
  },
  evidenceFor: async () => undefined,
  forget: () => {},
}
const host: Host = { repositoryOf: () => repository, today: () => new Date().toISOString().slice(0, 10) }
const files = new OpenFiles(host)
const answers = new Answers(files, host)

const answering: { readonly [What in keyof Question]: (question: Question[What]) => Promise<Answer[What]> } = {
  look: async ({ job, provider }) => ({
    ...(await lookThere(job, provider)),
    manifest: (await answers.diagnostics(manifestUri)) ?? [],
    policy: (await answers.diagnostics(policyUri)) ?? [],
  }),
  completions: ({ uri, position }) => answers.completions(uri, position),
  hover: ({ uri, position }) => answers.hover(uri, position),
  compared: async ({ job, provider }) => {
    const at = (await placeOf(job, provider))?.at
    const judged = await files.judged(at ? placedUri : manifestUri)
    const compared = judged ? comparedAt(judged.manifest, job, provider) : null
    return compared && at ? comparedBack(compared, at) : compared
  },
  missing: async ({ job, key }) => {
    const judged = await files.judged(manifestUri)
    return judged && missingKey(judged.manifest, job, key)
  },
  // Loaded on demand, because the readers are large, and few users paste a launch file.
  draft: async ({ pasted }) => (await import('../../src/core/draft/pasted.ts')).draftOf(pasted),
}

/** The manifest with the chosen provider. Of the same path, so that a job is named the same. */
const placedUri = 'at:/accelerator.yml'

/** Undefined if no provider is chosen, or the job is there. Opens the manifest with the provider, if that can be. */
async function placeOf(job: string, chosen = '') {
  const provider = resolveProvider(chosen)
  const judged = provider && (await files.judged(manifestUri))
  if (provider === undefined || judged === undefined) return undefined
  if (isAtProvider(judged.manifest, job, provider)) return undefined
  const at = atProvider(judged.manifest, job, provider)
  if (at && files.textOf(placedUri) !== at.text) files.open(placedUri, ++version, at.text)
  return { name: provider.name, ...(at && { at }) }
}

type Looked = Omit<Answer['look'], 'manifest' | 'policy'>

async function lookThere(wanted: string | undefined, chosen: string | undefined): Promise<Looked> {
  const here = await lookAt(manifestUri, wanted)
  const { look } = here
  const place = look?.job === undefined ? undefined : await placeOf(look.job, chosen)
  if (!look || place === undefined) return here
  const { at, name } = place
  const there = at && (await lookAt(placedUri, look.job))
  if (!there?.look) return { ...here, look: withoutOffers(look), notAt: name }
  return { ...there, look: lookBack(there.look, at as AtProvider, placedUri), at: name }
}

async function lookAt(uri: string, wanted: string | undefined): Promise<Looked> {
  const look = await answers.look(uri, wanted)
  const judged = look?.job === undefined ? undefined : await files.judged(uri)
  const job = judged?.manifest.review.jobs.find(({ name }) => name === look?.job)
  if (job === undefined) return { look, ...noFigures }
  const { sizing, scale } = job.facts
  // With errors, it may be declared, but wrongly.
  const isSized = (scale.parameters ?? scale.embedding_parameters) !== undefined || job.errors > 0
  return {
    look,
    figures: [...sizingFigures(sizing), judgedWords(job) ?? []].flat(),
    timeNeeds: sizing.needs,
    memoryNeeds: sizing.memory?.needs ?? (isSized ? [] : ['scale.parameters']),
    ...(sizing.cost && { price: priceWords(sizing.cost) }),
  }
}

let version = 0
/** An empty policy counts as none. */
function put(uri: string, text: string): void {
  if ((files.textOf(uri) ?? '') === text && (uri === policyUri || version > 0)) return
  if (text === '' && uri === policyUri) files.close(uri)
  else files.open(uri, ++version, text)
}

const scope = self as unknown as DedicatedWorkerGlobalScope
scope.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { id, what, texts, question } = data
  put(policyUri, texts.policy)
  put(manifestUri, texts.manifest)
  try {
    scope.postMessage({ id, answer: await answering[what](question as never) })
  } catch (error) {
    scope.postMessage({ id, failed: (error as Error).message })
  }
})
