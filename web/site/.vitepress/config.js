import { existsSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { anchorOf } from '../anchors.js'
import { addressOf, sections } from '../contents.js'
import { base, lead, repository, title } from '../place.js'
import { rulesByArea } from '../rules.js'
import { searchable, weightOf } from '../search.js'

const pages = new URL('../pages/', import.meta.url)
const linkTo = (path) => `/${addressOf(path).replace(/(?:index)?\.md$/, '')}`
const hasPlayground = existsSync(new URL('public/playground/', pages))

const everything = sections.map((section) => ({
  text: section.title,
  items: section.pages.map(([path, text]) => ({ text, link: linkTo(path) })),
}))

const areas = rulesByArea()
const allRules = {
  text: 'Rules',
  items: [
    { text: 'All rules', link: '/rules/' },
    ...[...areas.keys()].map((area) => ({ text: area, link: `/rules/#${area}` })),
  ],
}
// One sidebar per area, because collapsible groups in this theme are buttons inside buttons.
const rulesBeside = Object.fromEntries(
  [...areas].map(([area, names]) => [
    `/rules/${area}/`,
    [{ text: area, items: names.map((name) => ({ text: name, link: `/rules/${area}/${name}` })) }, allRules],
  ]),
)

export default defineConfig({
  title,
  description: `${lead}.`,
  lang: 'en-US',
  base,
  head: [['link', { rel: 'icon', href: `${base}icon.svg` }]],
  srcDir: 'pages',
  srcExclude: ['public/**'],
  cleanUrls: true,
  // The same anchors as on GitHub, where the pages are, too.
  markdown: {
    anchor: { slugify: anchorOf },
    languageAlias: { cel: 'c' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-default' },
  },
  transformHead: ({ pageData: { isNotFound, relativePath } }) =>
    isNotFound ? [] : [['link', { rel: 'alternate', type: 'text/markdown', href: base + relativePath }]],
  transformHtml: refuseOtherHosts,
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/declare' },
      { text: 'Rules', link: '/rules/' },
      { text: 'Catalog', link: '/catalog' },
      ...(hasPlayground ? [{ text: 'Playground', link: '/playground/', target: '_self' }] : []),
    ],
    sidebar: { ...rulesBeside, '/rules/': [allRules], '/': everything },
    outline: [2, 3],
    notFound: { quote: 'There is no page at this address.', linkText: 'To the first page' },
    socialLinks: [{ icon: 'github', link: repository }],
    search: {
      provider: 'local',
      options: { _render: searchable, miniSearch: { searchOptions: { boostDocument: weightOf } } },
    },
  },
})

/** The site loads nothing from other hosts, such as fonts, scripts or analytics. */
function refuseOtherHosts(html, file) {
  const request = /<(?:link|script|img|source|iframe)\b[^>]*\s(?:href|src|srcset)="(?:https?:)?\/\/[^>]*>/.exec(html)
  if (request) throw new Error(`${file} loads something from another host: ${request[0]}`)
}
