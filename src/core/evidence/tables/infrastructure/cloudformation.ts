import {
  eachMap,
  isJsonPath,
  isYamlPath,
  jsonDocuments,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import type { Node } from '../../../text/document.ts'
import { describedIn, withoutInsertions } from '../../engines/terraform/aws-descriptions.ts'
import type { EvidenceReader } from '../../observation/observation.ts'
import { ObservationList } from '../../observation/observation-list.ts'
import { observeRequest } from '../../observation/resource-request.ts'

/**
 * AWS's own descriptions of machines: CloudFormation's templates, the clusters of ParallelCluster and the job definitions
 * of AWS Batch. A template makes machines that are there for any job.
 */
export const reader: EvidenceReader = {
  format: 'cloudformation',
  matches: (path) => isYamlPath(path) || isJsonPath(path) || isJsonTemplate(path) || /\.template$/i.test(path),
  mayHold: (text) =>
    /AWS::[A-Z]|\bComputeResources\b|\b[rR]esourceRequirements\b|\bjobDefinitionName\b|\bnodeProperties\b/.test(text),
  read: ({ path, text }) => {
    const observations = new ObservationList()
    for (const { root, lineOf } of documentsOf(path, text)) {
      const taken = new Set<Node>()
      eachMap(root, (map) => {
        for (const { node, request } of describedIn(map)) {
          if (taken.has(node)) continue
          taken.add(node)
          const seen = observeRequest({ path, line: lineOf(node.range) }, 'suggests', request)
          if (seen) observations.add(seen)
        }
        return undefined
      })
    }
    return observations.list()
  },
}

/** `task.json.tpl`, in which Terraform fills in its variables. */
const isJsonTemplate = (path: string): boolean => /\.json\.(?:tf)?tpl$|\.json\.tmpl$|\.tpl\.json$/i.test(path)

function documentsOf(path: string, text: string): YamlDocument[] {
  if (isJsonTemplate(path)) return jsonDocuments(withoutInsertions(text))
  return isJsonPath(path) ? jsonDocuments(text) : yamlDocuments(withoutTags(text))
}

/** `!Ref` and its like call functions, which is more than YAML is read for. */
const withoutTags = (text: string): string =>
  text.replace(/(^|[\s:,[-])![A-Z]\w{1,30}(?:::\w{1,30})?(?=\s|$)/gm, (tag, before: string) =>
    before.padEnd(tag.length),
  )
