import { below, eachMap, isJsonPath, isYamlPath, itemsOf, wordOf } from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import { isHelmValues, podKeys } from '../../engines/kubernetes/helm-values-path.ts'
import { kindOf } from '../../engines/kubernetes/kubernetes-object.ts'
import { acceleratorResource, mayRequestAccelerator } from '../../engines/kubernetes/resource-names.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { withoutRepeats } from '../../observation/without-repeats.ts'
import type { SourceFile } from '../../source-file.ts'

/** Objects that change the number of another object's pods. */
const scalers = /^(?:HorizontalPodAutoscaler|ScaledObject|ScaledJob)$/
/** Keys with which Kustomize changes objects in other files. */
const changes = [
  ...['replicas', 'patches', 'patchesStrategicMerge', 'patchesJson6902', 'replacements', 'components', 'transformers'],
]
/** Numbers of pods. In objects without pods and in values without resources, they count the pods of another file. */
const numbers = ['replicas', 'parallelism', 'completions']

const mayScale =
  /HorizontalPodAutoscaler|Scaled(?:Object|Job)|[rR]eplica|[wW]orkers|[nN]odes|parallelism|completions|patches|replacements|components|leaderWorkerTemplate|"?path"?:.{0,200}\.com~1/
/** A path in a JSON patch (RFC 6902): a number of pods, or of the accelerators of a container. */
const patched = /^\/spec\/(?:.{0,200}\/)?(replicas|parallelism|completions|size|[a-z.]{1,60}~1[\w.-]{1,60})$/

/** Kubernetes objects, Kustomize files and Helm values that change how many pods of another file run. */
export const reader: EvidenceReader = {
  format: 'replica-changes',
  matches: (path) => isYamlPath(path) || isJsonPath(path),
  mayHold: (text) => mayScale.test(text),
  read: (file) => {
    // Other files with such words are unrelated and may be large.
    const isOfCluster = file.searched.includes('apiVersion') || file.searched.includes('/spec/')
    if (!isOfKustomize(file.path) && !isHelmValues(file.path) && !isOfCluster) return []
    return withoutRepeats(
      file
        .documents((text) => mayScale.test(text))
        .flatMap(({ root, lineOf }) =>
          changesIn(file, root).map(({ text, node }) => {
            const place = { path: file.path, line: lineOf(node.range) }
            return { what: 'open launch', text, changesOthers: true, certainty: 'states', place }
          }),
        ),
    )
  },
}

interface Change {
  readonly text: string
  readonly node: Node
}

function changesIn({ path, searched }: SourceFile, root: Node): readonly Change[] {
  // Values with resources have their own reader.
  if (isHelmValues(path)) return mayRequestAccelerator(searched) ? [] : numbersBelow(root)
  if (kindOf(root) === 'Kustomization' || isOfKustomize(path)) return changes.flatMap((key) => keyIn(root, key))
  const found: Change[] = itemsOf(root).flatMap(changeOfPatch)
  eachMap(root, (map) => {
    const kind = kindOf(map)
    if (scalers.test(kind)) found.push({ text: `kind: ${kind}`, node: map })
    // Without a container, it patches an object in another file.
    else if (kind !== '' && !holdsContainers(map)) {
      const spec = below(map, 'spec')
      found.push(...numbersIn(spec), ...keyIn(below(spec, 'leaderWorkerTemplate'), 'size'))
    }
    return kind === '' || kind === 'List'
  })
  return found
}

/** One operation of a JSON patch. */
function changeOfPatch(operation: Node): Change[] {
  const path = below(operation, 'path')
  const [, last = ''] = patched.exec((wordOf(below(operation, 'op')) && wordOf(path)?.slice(0, 400)) ?? '') ?? []
  const isNumber = last !== '' && (!last.includes('~1') || acceleratorResource(last.replace('~1', '/')) !== undefined)
  return path && isNumber ? [{ text: `path: ${wordOf(path)}`, node: path }] : []
}

const isOfKustomize = (path: string): boolean => /^kustomization\.ya?ml$/.test(nameOf(path))

const keyIn = (node: Node | undefined, key: string): Change[] => {
  const found = below(node, key)
  const word = wordOf(found)
  return found === undefined ? [] : [{ text: word === undefined ? key : `${key}: ${word}`, node: found }]
}

function numbersBelow(root: Node): Change[] {
  const found: Change[] = []
  eachMap(root, (map) => {
    found.push(...numbersIn(map, podKeys))
    return undefined
  })
  return found
}

const numbersIn = (node: Node | undefined, keys: readonly string[] = numbers): Change[] =>
  keys.flatMap((key) => keyIn(node, key))

function holdsContainers(object: Node): boolean {
  let isHeld = false
  eachMap(object, (map) => {
    isHeld ||= below(map, 'containers') !== undefined || below(map, 'template') !== undefined
    return !isHeld
  })
  return isHeld
}
