import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { anchorOf } from './anchors.js'
import { addressOf, home, sections } from './contents.js'
import { played } from './guide.js'
import { picturesOf, withHeights, withSiteLinks, withSwitchedPictures } from './links.js'
import { llmsText } from './llms.js'
import { address, base, lead, repository, title } from './place.js'
import { rulesByArea } from './rules.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rulePaths = [...rulesByArea()].flatMap(([area, names]) => names.map((name) => `docs/rules/${area}/${name}.md`))

const aboutOf = new Map(sections.flatMap(({ pages }) => pages.map(([path, , about]) => [path, about])))

/** All pages by their path in the repository, with address, title, description and Markdown. */
export function sitePages() {
  const listed = sections.flatMap(({ pages }) => pages.map(([path]) => path))
  const paths = [home, ...listed, ...rulePaths]
  const texts = new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]))
  const guide = listed.filter((path) => path.startsWith('web/site/guide/'))
  const steps = played(
    guide.map((path) => texts.get(path)),
    `${root}dist/cli/index.js`,
  )
  for (const [index, path] of guide.entries()) texts.set(path, steps[index])
  return new Map([...texts].map(([path, text]) => [path, pageOf(path, text, paths)]))
}

/** The pages' entries in `llms.txt`. */
export function llmsOf(pages) {
  const entry = (path) => {
    const { title, about, address: at } = pages.get(path)
    return { title, about, address: address + at }
  }
  return llmsText({
    title,
    summary: pages.get(home).about,
    sections: [
      ...sections.map((section) => ({ title: section.title, pages: section.pages.map(([path]) => entry(path)) })),
      { title: 'Each rule', pages: rulePaths.map(entry) },
    ],
  })
}

function pageOf(path, text, paths) {
  const plain = withSiteLinks(text, path, paths, repository)
  const [, heading, rest] = /^# (.+)\n+([\s\S]*)$/.exec(plain)
  return {
    address: addressOf(path),
    title: withoutMarks(heading),
    about: aboutOf.get(path) ?? firstSentence(rest),
    plain,
    pictures: picturesOf(text, path),
  }
}

/** The first sentence of a page. Empty if it starts with a table or a block. */
function firstSentence(text) {
  const [paragraph] = text.split('\n\n')
  return /^(?:[|<#-]|```)/.test(paragraph)
    ? ''
    : (/^.+?[.:](?= |$)/.exec(withoutMarks(paragraph))?.[0] ?? '').replace(/:$/, '.')
}

const withoutMarks = (text) => text.replace(/\[([^\]]+)\]\([^)]*\)|[*`]/g, '$1').replace(/\s+/g, ' ')

/** A page for VitePress. `shown`: the rules whose example the playground can show. */
export function withComponents({ address: at, about, plain, pictures }, shown) {
  // As a console, VitePress would color each line of a report as a command's argument.
  const text = withHeights(withSwitchedPictures(plain), pictures).replaceAll(/^```console$/gm, '```text')
  const rule = /^rules\/(.+\/.+)\.md$/.exec(at)?.[1]
  const head = { description: about, ...layoutOf(at) }
  const body = bodyOf(at, text, { rule, shown })
  return `---\n${JSON.stringify(head)}\n---\n\n${body}`
}

function bodyOf(at, text, { rule, shown }) {
  if (at === 'index.md') return withHead(text, shown.size > 0)
  if (at === 'catalog.md') return withTable(text)
  if (at === 'rules/index.md') return withRules(text)
  return shown.has(rule) ? withPlayground(text, rule) : text
}

/** The first screen: a one-line summary, where to try it, and a picture. */
function withHead(text, hasPlayground) {
  const picture = /^<img class="light-only" src="[^"]*comment-light.*$/m.exec(text)?.[0]
  const [heading] = /^# .+$/m.exec(text) ?? []
  if (picture === undefined || heading === undefined) throw new Error('The first page has no picture of a comment.')
  const tryIt = hasPlayground ? [`<a href="${base}playground/" target="_self">Try it</a>`] : []
  // Badges are on other hosts, and the site loads nothing from those.
  const own = text.replaceAll(/^\[!\[.*\n/gm, '')
  const links = [...tryIt, `<a href="${base}guide/declare">Guide in five steps</a>`].join(' ')
  return own.replace(
    heading,
    () => `${heading}\n\n<p class="lead">${lead}</p>\n\n<p class="start">${links}</p>\n\n${picture}`,
  )
}

/** Tables and terminal output need the outline's space. */
function layoutOf(at) {
  if (at === 'catalog.md') return { aside: false, pageClass: 'wide' }
  if (at.startsWith('guide/')) return { aside: false, pageClass: 'guide' }
  return at === 'rules/index.md' ? { aside: false } : {}
}

/** HTML, because VitePress would look for the playground among its pages. */
function withPlayground(text, rule) {
  const link = `<a href="${base}playground/#rule=${rule}" target="_self">Open in the playground</a>`
  return text.replace('## Sources', `${link}\n\n## Sources`)
}

/** Replaces the tables of all areas with one filterable table, with the anchors of their headings. */
function withRules(text) {
  const tables = /^## [\s\S]*$/m.exec(text)?.[0]
  if (tables === undefined) throw new Error('The list of rules has no areas.')
  const anchors = [...tables.matchAll(/^## (.+)$/gm)].map(([, heading]) => `<a id="${anchorOf(heading)}"></a>`)
  return text.replace(tables, () => `${anchors.join('')}\n\n<RuleTable />\n`)
}

/** Replaces the catalog's two tables with one sortable table, with the anchors of both headings. */
function withTable(text) {
  const tables = /^## Accelerators with documented figures$[\s\S]*?(?=^## TPU slices$)/m.exec(text)?.[0]
  if (tables === undefined) throw new Error('The catalog has no accelerators where they are expected.')
  const anchors = [...tables.matchAll(/^## (.+)$/gm)].map(([, heading]) => `<a id="${anchorOf(heading)}"></a>`)
  return text.replace(tables, () => `## Accelerators\n\n${anchors.join('')}\n\n<AcceleratorTable />\n\n`)
}
