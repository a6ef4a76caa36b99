import { readdirSync, readFileSync } from 'node:fs'

// This script is bundled before it runs, so it uses the current folder instead of its own path.
const tables = 'src/core/evidence/tables/'
const page = 'docs/evidence.md'

/** The folders of readers, as the page calls them. */
const kinds = [
  ['documents/clouds', 'jobs of clouds and platforms'],
  ['documents/configurations', 'configurations of trainings'],
  ['containers', 'containers'],
  ['packages', 'dependencies'],
  ['schedulers', 'schedulers and launchers'],
  ['scripts', 'scripts'],
  ['clouds', 'Python that starts jobs'],
  ['sources', 'sources'],
]

/** The first sentence of the comment above a reader, on one line. */
function sentenceOf(text, file) {
  const [comment] = [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const reader/g)].map(
    ([, words]) => words,
  )
  const words = (comment ?? '')
    .replace(/\n? \* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const sentence = /^.*?[.](?=\s+[A-Z]|$)/.exec(words)?.[0]
  if (sentence === undefined) throw new Error(`${file} says nothing of its reader.`)
  return sentence.replaceAll('|', '\\|')
}

const formats = (folder) =>
  readdirSync(`${tables}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
    .map((name) => [name.replace(/\.ts$/, ''), sentenceOf(readFileSync(`${tables}${folder}/${name}`, 'utf8'), name)])

/** The page of evidence with the list of all formats, from the comments of their readers. */
export function evidencePage() {
  const rows = kinds.flatMap(([folder, kind]) =>
    formats(folder).map(([format, sentence]) => `| ${kind} | \`${format}\` | ${sentence} |`),
  )
  const [begin, end] = ['<!-- formats -->', '<!-- /formats -->']
  const [before, rest] = readFileSync(page, 'utf8').split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`docs/evidence.md lacks ${begin} or ${end}.`)
  const lines = [begin, '', '| kind of file | format | what is read |', '| --- | --- | --- |', ...rows, '', end]
  return `${before}${lines.join('\n')}${after}`
}
