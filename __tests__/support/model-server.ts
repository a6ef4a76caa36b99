import { createHash } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { ended, listening } from './local-server.ts'
import { patient } from './patient.ts'

export const commitOf = (name: string): string => createHash('sha1').update(name).digest('hex')

/** A decoder with this many layers, of unknown name and type. */
export const decoder = (layers: number, more: object = {}) => ({
  ...{ model_type: 'llama', torch_dtype: 'bfloat16', tie_word_embeddings: false, vocab_size: 128256 },
  ...{ hidden_size: 4096, intermediate_size: 14336, num_attention_heads: 32, num_key_value_heads: 8 },
  num_hidden_layers: layers,
  ...more,
})

/** Its parameters, counted by hand: an embedding and a head, and per layer attention and three matrices. */
export const parametersOf = (layers: number): number =>
  2 * 128256 * 4096 + layers * (2 * 4096 * 4096 + 2 * 4096 * 1024 + 3 * 4096 * 14336)

export const indexOf = (parameters: number) => ({
  metadata: { total_size: 2 * parameters },
  weight_map: { 'model.embed_tokens.weight': 'model-00001-of-00002.safetensors' },
})

/** The files of a model by commit; the last one is the main branch. */
export type HostedModel = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Answers like the model host, by its documentation. */
export class ModelServer {
  readonly asked: { readonly path: string; readonly authorization: string | undefined }[] = []
  models: Readonly<Record<string, HostedModel>> = {}
  about: Readonly<Record<string, object>> = {}
  /** Answers in place of the server, or returns false. */
  fault: (path: string, response: ServerResponse) => boolean = () => false
  readonly #server: Server

  constructor() {
    this.#server = createServer(patient, ({ url = '/', headers: { authorization } }, response) => {
      this.asked.push({ path: url, authorization })
      if (this.fault(url, response)) return
      const [status, body] = this.#answer(url)
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  }

  start = (): Promise<string> => listening(this.#server)

  stop = (): void => ended(this.#server)

  #answer(path: string): [number, string] {
    const [, ofAbout, revision] = /^\/api\/models\/([^/]+\/[^/]+)\/revision\/(\w+)$/.exec(path) ?? []
    const [, ofFile, commit, name] = /^\/([^/]+\/[^/]+)\/resolve\/(\w{40})\/(.+)$/.exec(path) ?? []
    const id = ofAbout ?? ofFile ?? ''
    const model = this.models[id]
    if (model === undefined) return [401, '{"error":"Invalid username or password."}']
    const sha = revision === 'main' ? Object.keys(model).at(-1) : (revision ?? commit)
    const files = model[sha ?? '']
    if (files === undefined) return [404, '{"error":"Invalid rev id"}']
    if (ofAbout !== undefined)
      return [200, JSON.stringify({ _id: '1', id, private: false, gated: false, sha, siblings: [], ...this.about[id] })]
    const file = files[name ?? '']
    return file === undefined ? [404, 'Entry not found'] : [200, typeof file === 'string' ? file : JSON.stringify(file)]
  }
}
