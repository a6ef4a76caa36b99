import { TextDocument } from 'vscode-languageserver-textdocument'
import { OpenManifest } from '../../core/language-service/open-manifest.ts'
import { isManifestPath } from '../../core/manifest/file-name.ts'
import { type EffectivePolicy, effectivePolicy, policyAlone } from '../../core/policy/layers/effective.ts'
import type { PolicyFiles } from '../../core/policy/layers/policy-reading.ts'
import { priceProblems } from '../../core/policy/price-problems.ts'
import { type PolicyProblem, UnusablePolicy } from '../../core/policy/unusable-policy.ts'
import { waiverProblems } from '../../core/policy/waiver/waiver-problems.ts'
import { KnownJobs } from '../../core/review/alternatives/known-jobs.ts'
import { defaultPolicy } from '../../core/review/default-policy.ts'
import { rules } from '../../core/rules/index.ts'
import type { Host, Repository } from './repository.ts'

export type FileKind = 'manifest' | 'policy'

/** The kind of a file, by its name. Undefined for other files. */
export function kindOf(uri: string): FileKind | undefined {
  const path = decodeURIComponent(uri)
  if (isManifestPath(path)) return 'manifest'
  return /(?:^|\/)accelerator-policy\.ya?ml$/.test(path) ? 'policy' : undefined
}

/** A checked manifest. If its policy is unusable, under the default policy. */
interface Judged {
  readonly manifest: OpenManifest
  /** Why the policy is unusable. */
  readonly problems: readonly PolicyProblem[]
}

/** The policy and date for a repository's manifests, with what is known of their jobs since. */
interface Grounds {
  readonly today: string
  readonly policy: Promise<EffectivePolicy>
  readonly known: KnownJobs
}

/** The manifests and policies open in an editor, and the results for their current text. */
export class OpenFiles {
  readonly #host: Host
  readonly #documents = new Map<string, TextDocument>()
  readonly #manifests = new Map<string, { readonly version: number; readonly judged: Promise<Judged> }>()
  readonly #grounds = new Map<Repository, Grounds>()

  constructor(host: Host) {
    this.#host = host
  }

  get uris(): readonly string[] {
    return [...this.#documents.keys()]
  }

  textOf(uri: string): string | undefined {
    return this.#documents.get(uri)?.getText()
  }

  open(uri: string, version: number, text: string): void {
    this.#documents.set(uri, TextDocument.create(uri, 'yaml', version, text))
    this.#changed(uri)
  }

  change(uri: string, version: number, changes: Parameters<typeof TextDocument.update>[1]): void {
    const document = this.#documents.get(uri)
    if (document === undefined) return
    this.#documents.set(uri, TextDocument.update(document, changes, version))
    this.#changed(uri)
  }

  close(uri: string): void {
    this.#documents.delete(uri)
    this.#changed(uri)
  }

  /** A file on disk changed. */
  forget(): void {
    for (const uri of this.uris) this.#host.repositoryOf(uri)?.forget()
    this.#grounds.clear()
    this.#manifests.clear()
  }

  /** A manifest with its current text. Throws {@link UnusablePolicy} while its policy is unusable. */
  async manifest(uri: string): Promise<OpenManifest | undefined> {
    const judged = await this.judged(uri)
    if (judged && judged.problems.length > 0) throw new UnusablePolicy(judged.problems)
    return judged?.manifest
  }

  /** The same, with its policy's problems. */
  async judged(uri: string): Promise<Judged | undefined> {
    const document = this.#documents.get(uri)
    const repository = this.#host.repositoryOf(uri)
    if (document === undefined || repository === undefined || kindOf(uri) !== 'manifest') return undefined
    const known = this.#manifests.get(uri)
    if (known?.version === document.version) return known.judged
    const judged = this.#judged(repository, repository.pathOf(uri), document.getText())
    this.#manifests.set(uri, { version: document.version, judged })
    return judged
  }

  async #judged(repository: Repository, path: string, text: string): Promise<Judged> {
    const { today, policy, known } = this.#groundsOf(repository)
    const found = await policy
    const { problems } = found
    const effective = problems.length > 0 ? defaultPolicy : found
    const evidence = await repository.evidenceFor(path, text)
    const around = { effective, today, known, ...(evidence && { evidence }) }
    return { manifest: new OpenManifest(path, text, around), problems }
  }

  #groundsOf(repository: Repository): Grounds {
    const today = this.#host.today()
    const before = this.#grounds.get(repository)
    if (before?.today === today) return before
    const policy = effectivePolicy({ files: this.#filesOf(repository), rules })
    const grounds = { today, policy, known: new KnownJobs() }
    this.#grounds.set(repository, grounds)
    return grounds
  }

  /** All problems of a policy with its text in the editor. */
  async policyProblems(uri: string): Promise<readonly PolicyProblem[]> {
    const text = this.textOf(uri)
    const repository = this.#host.repositoryOf(uri)
    if (text === undefined || repository === undefined) return []
    const path = repository.pathOf(uri)
    const named = { name: path, path, content: text }
    const effective = await policyAlone({ files: this.#filesOf(repository), named, rules })
    const isWhole = effective.problems.length === 0
    return [
      ...effective.problems,
      ...waiverProblems(effective.policy, rules, this.#host.today(), isWhole),
      ...priceProblems(effective.layers, this.#host.today()),
    ]
  }

  /** Open texts take precedence over saved files. */
  #filesOf(repository: Repository): PolicyFiles {
    const { own, remote } = repository.policyFiles
    return { own: async (path) => this.textOf(repository.uriOf(path)) ?? own(path), remote }
  }

  #changed(uri: string): void {
    this.#manifests.delete(uri)
    if (kindOf(uri) !== 'policy') return
    this.#grounds.clear()
    this.#manifests.clear()
  }
}
