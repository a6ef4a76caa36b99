import type { Accelerator } from '../catalog/accelerator.ts'
import type { ReferenceId } from '../catalog/references.ts'
import type { Framework } from '../catalog/software/frameworks.ts'
import { type Ending, endingOf } from '../catalog/software/part-endings.ts'
import { type SoftwareSupport, supportOf, xlaDeprecatesCuda } from '../catalog/software/software-support.ts'
import {
  compareVersions,
  cudaOfBuild,
  isAfter,
  isBelowRelease,
  isPinned,
  numbersOf,
} from '../catalog/software/version.ts'
import type { EvidenceFacts } from '../evidence/agreement/facts.ts'
import { isNear } from '../evidence/observation/attributed-observation.ts'
import type { FrameworkObservation, ReleaseObservation } from '../evidence/observation/observation.ts'
import type { JobDeclaration } from '../manifest/schema.ts'

/** Publishes the CUDA toolkit of NVIDIA's monthly containers. Their table is loaded together with the image readers. */
const containerToolkits: ReferenceId = 'nvidia-framework-containers'

/** The software in a manifest. */
interface NamedSoftware {
  readonly words: readonly string[]
  readonly declared: readonly Framework[]
  readonly families: readonly string[]
  readonly version?: string
  /** As written. */
  readonly libraryWords: readonly string[]
  readonly libraries: readonly { readonly id: string; readonly name: string; readonly version?: string }[]
}

/** A release that the job uses, or software without a release. */
interface Used {
  readonly software: string
  readonly name: string
  readonly version?: string
  readonly at: readonly string[]
  /** Any release of a line; only the newest is certain to be new enough. */
  readonly isLine?: true
  /** Other files may install another release, or a build for another toolkit. */
  readonly doubt?: 'release' | 'toolkit'
  /** The file that pins it, if the manifest does not. */
  readonly place?: { readonly path: string; readonly line: number }
  /** The source of a container's toolkit, if its framework is the publisher's own build. */
  readonly container?: ReferenceId
}

/** Software that does not support the declared accelerator, according to a document. */
export interface UnservedSoftware extends Used {
  readonly why: 'too-old' | 'too-new' | 'never'
  readonly support: SoftwareSupport
  /** Only a third party documents the releases, or other files may install another release or build. */
  readonly isDoubtful: boolean
}

/** The job's software that supports none of the candidates. */
export function unservedSoftware(
  framework: NamedSoftware,
  candidates: readonly Accelerator[],
  model: NonNullable<JobDeclaration['model']>,
  evidence: EvidenceFacts | undefined,
): readonly UnservedSoftware[] {
  if (candidates.length === 0) return []
  const found = [...usedBy(framework, evidence), ...usedInModel(framework, model)].flatMap((used) => {
    const each = candidates.map((part) => unserved(used, part))
    const [first] = each
    return first !== undefined && each.every(Boolean) ? [first] : []
  })
  // The toolkit of a build adds nothing if its release is already wrong.
  return found.filter(
    ({ software, at }) => software !== 'cuda' || !found.some((one) => one.software !== 'cuda' && one.at === at),
  )
}

function unserved(used: Used, part: Accelerator): UnservedSoftware | undefined {
  for (const support of supportOf(used.software, part)) {
    const why = reasonOf(used, support)
    if (why === undefined) continue
    const otherwise = namedIn(support.otherwise, used.name)
    return { ...used, why, isDoubtful: isDoubtful(used, support), support: { ...support, otherwise } }
  }
  return undefined
}

const isDoubtful = ({ doubt, software }: Used, { confidence }: SoftwareSupport): boolean =>
  confidence !== 'documented' || doubt === 'release' || (doubt === 'toolkit' && software === 'cuda')

/** Replaces the pronoun in "it requires Ampere" with the name. */
const namedIn = (clause: string, name: string): string =>
  clause.replace(/^it(s?)\b/, (_, isOwner) => (isOwner ? `${name}'s` : name))

function reasonOf(
  { version, at, isLine }: Used,
  { isNever, first, last }: SoftwareSupport,
): UnservedSoftware['why'] | undefined {
  if (isNever) return 'never'
  // Without a release, the newest library is installed. For frameworks, hardware/end-of-life reports that.
  if (version === undefined) return last !== undefined && at[1] === 'libraries' ? 'too-new' : undefined
  // A range allows other releases, but may still end before the first one that supports the accelerator.
  if (!isPinned(version) || isOfLine(version))
    return first !== undefined && isBelowRelease(version, first) ? 'too-old' : undefined
  if (first !== undefined && isLine !== true && compareVersions(version, first) < 0) return 'too-old'
  return last !== undefined && isAfter(version, last) ? 'too-new' : undefined
}

function usedBy(framework: NamedSoftware, evidence: EvidenceFacts | undefined): readonly Used[] {
  const named = framework.words.concat(framework.libraryWords).flatMap((word) => toolkitIn(word) ?? [])
  return [...frameworksUsed(framework, evidence), ...framework.libraries.map(libraryUsed)]
    .flatMap(withBuild)
    .concat(named)
}

/** The toolkit of a build may drop an accelerator that the release supports otherwise. */
function withBuild(used: Used): readonly Used[] {
  const cuda = used.version === undefined ? undefined : cudaOfBuild(used.version)
  if (cuda === undefined) return [used]
  const toolkit = { ...used, software: 'cuda', name: `${used.name} for CUDA`, version: cuda }
  // Support in the project's packages says nothing about another publisher's build.
  if (used.container) return [toolkit]
  const isNewest = compareVersions(cuda, '12.8') >= 0
  return [used, toolkit, ...(isNewest ? [{ ...used, software: `${used.software} for CUDA 12.8` }] : [])]
}

/** The newest toolkit of the line in a package's name: `jax-cuda13-plugin`. */
function toolkitIn(word: string): Used | undefined {
  const major = /(?:^|[^a-z])cu(?:da)?-?(1[1-9])(?!\d|\.)/i.exec(word)?.[1]
  return major === undefined
    ? undefined
    : { software: 'cuda', name: 'CUDA', version: major, at: ['framework', 'libraries'], isLine: true }
}

/** Triton kernels, and the int8 matrix multiplication of bitsandbytes. */
function usedInModel(
  { libraries }: Pick<NamedSoftware, 'libraries'>,
  { custom_kernels: kernels, precision, weights_precision: weights }: NonNullable<JobDeclaration['model']>,
): readonly Used[] {
  const has = (id: string): boolean => libraries.some((library) => library.id === id)
  const writesTriton = Array.isArray(kernels) && kernels.includes('triton') && !has('triton')
  const multipliesInt8 = has('bitsandbytes') && (precision === 'int8' || weights === 'int8')
  return [
    ...(writesTriton ? [{ software: 'triton', name: 'Triton', at: ['model', 'custom_kernels'] }] : []),
    ...(multipliesInt8
      ? [{ software: 'bitsandbytes-int8', name: 'LLM.int8() (bitsandbytes)', at: ['framework', 'libraries'] }]
      : []),
  ]
}

const libraryUsed = ({ id, name, version }: NamedSoftware['libraries'][number]): Used => ({
  software: id,
  name,
  ...(version !== undefined && { version }),
  at: ['framework', 'libraries'],
})

/** The version is that of the only named framework; the version of Lightning says nothing about PyTorch. */
function frameworksUsed(
  { families, declared, version, words }: NamedSoftware,
  evidence: EvidenceFacts | undefined,
): readonly Used[] {
  const own = declared.filter(({ id, family }) => id === family && (families.includes(family) || id === 'cuda'))
  return own.map(({ id, name }) => {
    const at = ['framework', version === undefined || words.length > 1 ? 'name' : 'version']
    if (version !== undefined) return { software: id, name, at, ...(own.length === 1 && { version }) }
    const pin = evidence && pinned(id, evidence)
    return { software: id, name, at, ...pin }
  })
}

/** `~=2.4` allows 2.9 as well. */
const isOfLine = (version: string): boolean => /^\s*~=/.test(version)

type Installed = Pick<Used, 'version' | 'place' | 'doubt' | 'container'>

/**
 * The only release of a framework that the job's own files install: from a lock file, a pinned list, a range, or the
 * image, over which something may be installed.
 */
function pinned(framework: string, { attributed }: EvidenceFacts): Installed | undefined {
  const near = attributed.filter(isNear).map(({ observation }) => observation)
  const named = near.flatMap((seen) => (seen.what === 'framework' && seen.framework === framework ? [seen] : []))
  const pins = named.flatMap(({ version, place, certainty }) =>
    version && certainty === 'states' ? [{ version, place }] : [],
  )
  const releases = near.filter((seen) => seen.what === 'release' && seen.software === framework)
  const ofHow = (how: string) => releases.flatMap((seen) => (seen.what === 'release' && seen.how === how ? [seen] : []))
  const lines = ofHow('bounded').map(({ version, place }) => ({ version, place }))
  // `torch~=2.4` means a line of releases.
  const exact = pins.filter(
    ({ place }) => !lines.some((line) => line.place.path === place.path && line.place.line === place.line),
  )
  const [installed, ...others] = [ofHow('locked'), exact, lines].find(({ length }) => length > 0) ?? []
  if (others.some(({ version }) => version !== installed?.version)) return undefined
  const [built, ...builds] = ofHow('built')
  const toolkit = builds.length === 0 ? built : undefined
  if (installed === undefined) return built === undefined ? releaseOfImage(named) : toolkit && builtFor('', toolkit)
  const { version, place } = installed
  return toolkit === undefined || !isPinned(version) || version.includes('+')
    ? { version, place }
    : builtFor(version, toolkit)
}

/** A release (any, if none is stated) in the build for the toolkit of a package index. */
const builtFor = (release: string, { version, place, certainty }: ReleaseObservation): Installed => ({
  version: `${release}${version}`,
  place,
  ...(certainty !== 'states' && { doubt: 'toolkit' }),
})

/** The release in the only image, unless a list installs the framework in it, whatever the release. */
function releaseOfImage(named: readonly FrameworkObservation[]): Installed | undefined {
  const [image, ...others] = named.filter(({ how }) => how === 'image')
  if (image === undefined || named.some(({ how }) => how === 'installed')) return undefined
  const release = releaseIn(image)
  return release === '' || others.some((other) => releaseIn(other) !== release)
    ? undefined
    : {
        version: release,
        place: image.place,
        doubt: 'release',
        ...(image.version === undefined && { container: containerToolkits }),
      }
}

/** `2.5.1+cu124`; only the toolkit, for a container with its publisher's own build. */
const releaseIn = ({ version = '', build = '' }: FrameworkObservation): string => version + build

/** How PyTorch ends support, and whether the job's release already did; undefined if open. */
export interface EndingOfPart extends Ending {
  readonly isPast?: boolean
  /** The release that the job's files install, if the manifest declares none. */
  readonly installed?: Installed
}

export function endingOfPart(
  { families, declared, version }: NamedSoftware,
  candidates: readonly Accelerator[],
  evidence: EvidenceFacts | undefined,
): EndingOfPart | undefined {
  if (!families.includes('pytorch')) return undefined
  const [ending, ...others] = candidates.map(endingOf)
  if (ending === undefined || others.includes(undefined)) return undefined
  // The version of Lightning, or of one of several frameworks, is not PyTorch's.
  const isOwn = families.length === 1 && declared.some(({ id }) => id === 'pytorch')
  const found = version === undefined && evidence ? pinned('pytorch', evidence) : undefined
  // A build for an older toolkit may go on.
  const installed = found?.doubt === undefined && !found?.version?.includes('+') ? found : undefined
  const release = isOwn && version !== undefined ? version : installed?.version
  const isPast = release === undefined || !ending.last ? undefined : isFromAfter(release, ending.last)
  return { ...ending, ...(isPast !== undefined && { isPast, ...(installed && { installed }) }) }
}

/** Whether a version, as written, comes after a release; undefined if open. */
function isFromAfter(version: string, release: string): boolean | undefined {
  const [major, minor] = numbersOf(version) ?? []
  const isOpen = major === undefined || (minor === undefined && major === numbersOf(release)?.[0])
  return isOpen ? undefined : isAfter(version, release)
}

/** PyTorch/XLA in a job: its places, the first release without GPUs, and whether the declared release is older. */
export interface XlaBridge {
  readonly at: readonly string[]
  readonly deprecatesCuda: string
  readonly isOlder: boolean
}

export function xlaBridge({ declared, libraries, version }: NamedSoftware): XlaBridge | undefined {
  const isFramework = declared.some(({ id }) => id === 'pytorch-xla')
  if (!isFramework && !libraries.some(({ id }) => id === 'torch-xla')) return undefined
  // Its releases are numbered like PyTorch's; the version of Lightning says nothing.
  const isOwn = declared.some(({ id }) => id === 'pytorch' || id === 'pytorch-xla')
  return {
    at: ['framework', isFramework ? 'name' : 'libraries'],
    deprecatesCuda: xlaDeprecatesCuda,
    isOlder: version !== undefined && isOwn && mayBeOlder(version, xlaDeprecatesCuda),
  }
}

/** "<2.9" allows an older one, and undeclared facts never cause findings. */
function mayBeOlder(version: string, release: string): boolean {
  if (version.trim().startsWith('<')) return true
  const bare = version.replace(/^[\s<>=~^v]+/, '')
  const [major, minor] = numbersOf(bare) ?? []
  if (major === undefined || (minor === undefined && major === numbersOf(release)?.[0])) return false
  return compareVersions(bare, release) < 0
}
