import type { Host, Repository } from '../../src/edge/lsp/repository.ts'

/** The surroundings of files below `file:///`: one repository, without a policy unless a test opens one. */
export function hostWith(more: Partial<Repository> = {}, today = () => '2026-11-28'): Host {
  const repository: Repository = {
    pathOf: (uri) => uri.slice('file:///'.length),
    uriOf: (path) => `file:///${path}`,
    policyFiles: { own: async () => undefined, remote: async () => ({ message: '', remedy: '' }) },
    evidenceFor: async () => undefined,
    forget: () => {},
    ...more,
  }
  return { repositoryOf: (uri) => (uri.startsWith('file:') ? repository : undefined), today }
}
