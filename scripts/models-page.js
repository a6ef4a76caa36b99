import { allModels } from '../src/core/catalog/models/all-models.ts'

/** The page of models, each with its spellings, size, shape and sources. */
export function modelsPage() {
  const models = allModels()
  const domains = [...new Set(models.map(({ domain }) => domain))]
  const names = models.reduce((sum, model) => sum + 1 + model.names.length, 0)
  const remembered = models.filter((model) => model.remembered).length
  return [
    '# Models',
    '',
    `${models.length} published models under ${names} names. Case, separators, the publisher before the slash and endings that leave the size as it is (\`-instruct\`, \`-chat\`, \`-hf\`, \`-awq\`, \`-bnb-4bit\` …) are free, so \`meta-llama/Llama-3.1-8B\` is also \`llama 3.1 8b instruct\`. A name that leaves the size open, such as \`llama-3\`, stands for no model.`,
    `? marks figures that no document was read for (${remembered} models, and single figures of others): they may soften a finding, never harden one. Shapes are layers × hidden size, attention heads (those of keys and values), width of the feed-forward layer and vocabulary.`,
    '',
    ...domains.flatMap((domain) =>
      section(
        domain,
        models.filter((model) => model.domain === domain),
      ),
    ),
  ].join('\n')
}

const section = (domain, models) => [
  `## ${domain[0].toUpperCase()}${domain.slice(1).replaceAll('-', ' ')}`,
  '',
  '| model | other spellings | domain, architecture | parameters | active | shape | context | source |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...models.map(row),
  '',
]

function row(model) {
  const { id, names, domain, architecture, contextLength, imageSize, note } = model
  const shown = (figure, text = size(model[figure])) => text && `${text}${isRemembered(model, figure) ? '?' : ''}`
  const context = contextLength ? shown('contextLength', `${contextLength}`) : imageSize ? `${imageSize} px` : ''
  const cells = [
    `\`${id}\`${note ? `<br>${escaped(note)}` : ''}`,
    names.map((name) => `\`${name}\``).join(', '),
    [domain, architecture].filter(Boolean).join(', '),
    shown('parameters') || 'not published',
    shown('activeParameters'),
    shape(model),
    context,
    sourceOf(model),
  ]
  return `| ${cells.join(' | ')} |`
}

const isRemembered = ({ remembered, rememberedFigures = [] }, figure) =>
  remembered || rememberedFigures.includes(figure)

function size(count) {
  if (count === undefined) return ''
  const [unit, word] = [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'k'],
  ].find(([least]) => count >= least) ?? [1, '']
  return `${Number((count / unit).toPrecision(4))}${word}`
}

function shape(model) {
  const { layers, decoderLayers, hiddenSize, heads, keyValueHeads, experts, expertsPerToken } = model
  const figure = (name, text) =>
    model[name] === undefined ? '' : `${text ?? model[name]}${isRemembered(model, name) ? '?' : ''}`
  const depth = figure('layers', decoderLayers ? `${layers} + ${decoderLayers}` : layers)
  const parts = [
    [depth, figure('hiddenSize')].filter(Boolean).join(' × ') + (layers && !hiddenSize ? ' layers' : ''),
    heads &&
      `${figure('heads', keyValueHeads && keyValueHeads !== heads ? `${heads} (${keyValueHeads})` : heads)} heads`,
    model.feedForwardSize && `feed-forward ${figure('feedForwardSize')}`,
    model.vocabularySize && `vocabulary ${figure('vocabularySize')}`,
    experts && `${figure('experts')} experts${expertsPerToken ? `, ${figure('expertsPerToken')} per token` : ''}`,
  ]
  return parts.filter(Boolean).join(', ')
}

function sourceOf({ source }) {
  if (source === undefined) return 'remembered'
  if (source.url) return `[${new URL(source.url).host}](${source.url})`
  if (source.citation) return escaped(source.citation)
  if (source.package) return `${source.package}, \`${source.path}\``
  return `[${source.repository}](https://github.com/${source.repository}/blob/${source.commit}/${source.path})`
}

const escaped = (text) => text.replace(/[<>|*_[\]{}\\]/g, '\\$&')
