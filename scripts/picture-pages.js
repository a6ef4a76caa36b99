// The pages to photograph: the Action's output on a plain page that looks like a pull request.
import { readFileSync } from 'node:fs'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

export const pictureWidth = 880

const css = ['../web/verdicts.css', 'picture-pages.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')

/** A page per picture and theme, by the picture's name. `texts` are the files of `docs/pictures`. */
export function picturePages(texts) {
  const bodies = {
    annotation: annotation(JSON.parse(texts['annotation.json'])),
    suggestion: suggestion(JSON.parse(texts['suggestion.json'])),
    comment: card('<b>github-actions</b> <i>bot</i> commented', markdown(withBreaks(texts['comment.md']))),
    summary: card('<b>review</b> summary', markdown(texts['summary.md'])),
    'many-jobs': card('<b>review</b> summary', markdown(texts['many-jobs.md'])),
    'policy-change': card(
      '<b>github-actions</b> <i>bot</i> commented',
      markdown(withBreaks(texts['policy-change.md'])),
    ),
    terminal: card('<code>$ accelerator-review check examples/tour</code>', terminal(texts['terminal.txt'])),
  }
  const pages = Object.entries(bodies).flatMap(([name, body]) =>
    ['light', 'dark'].map((theme) => [`${name}-${theme}`, page(theme, body)]),
  )
  return Object.fromEntries(pages)
}

const page = (theme, body) => `<!doctype html>
<html data-theme="${theme}"><meta charset="utf-8"><style>${css}</style><main>${body}</main>
<script>
  const main = document.querySelector('main')
  document.documentElement.dataset.height = Math.ceil(main.getBoundingClientRect().height)
</script></html>
`

const markdown = (text) =>
  micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })

/** GitHub keeps the line breaks of comments, but not those of files. */
function withBreaks(text) {
  const breaks = []
  const visit = ({ type, position, children = [] }) => {
    if (type !== 'paragraph') return children.forEach(visit)
    for (let at = position.start.offset; at < position.end.offset; at++) if (text[at] === '\n') breaks.push(at)
  }
  visit(fromMarkdown(text, { extensions: [gfm()] }))
  return breaks.reduceRight((done, at) => `${done.slice(0, at)}  ${done.slice(at)}`, text)
}

const card = (head, body) => `<section class="card"><header>${head}</header><div class="body">${body}</div></section>`

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Terminal output with colors as classes. */
function terminal(text) {
  const [first, ...parts] = escaped(text).split('\u001b[')
  const colored = parts.map((part) => {
    const [, code, words] = /^(\d+)m([\s\S]*)$/.exec(part)
    return code === '0' ? words : `<span class="sgr-${code}">${words}</span>`
  })
  return `<pre class="terminal">${first}${colored.join('')}</pre>`
}

function annotation({ path, patch, properties: { line, title }, data }) {
  const note = `<div class="note"><p><b>Check failure</b> on line ${line} in ${escaped(path)}</p>
    <p><b>${escaped(title)}</b></p><p>${data.split('\n').map(escaped).join('<br>')}</p></div>`
  return diff(path, patch, Number(line), note)
}

function suggestion({ path, patch, line, body }) {
  const [, , replacement] = /^(`{3,})suggestion\n(.*?)\n\1$/ms.exec(body)
  const words = body.slice(0, body.indexOf('```'))
  const current = rightLines(patch).get(line)
  const change = `<div class="change"><header>Suggested change</header>
    ${row('del', line, '', '-', current)}${row('add', '', line, '+', replacement)}</div>
    <p class="button"><span>Commit suggestion</span></p>`
  return diff(path, patch, line, card('<b>github-actions</b> <i>bot</i>', markdown(withBreaks(words)) + change))
}

/** The head's lines, by number. */
function rightLines(patch) {
  return new Map(numbered(patch).flatMap(({ right, text }) => (right === '' ? [] : [[right, text]])))
}

function numbered(patch) {
  let left = 0
  let right = 0
  return patch.split('\n').flatMap((line) => {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line)
    if (start) [left, right] = [Number(start[1]), Number(start[2])]
    if (start || line.startsWith('\\')) return []
    const [sign, text] = [line[0], line.slice(1)]
    return [{ sign, text, left: sign === '+' ? '' : left++, right: sign === '-' ? '' : right++ }]
  })
}

const row = (kind, left, right, sign, text) =>
  `<div class="row ${kind}"><span>${left}</span><span>${right}</span><span>${sign}</span><span>${escaped(text)}</span></div>`

/** The diff of a file, with content below one of its lines. */
function diff(path, patch, line, below) {
  const kinds = { '+': 'add', '-': 'del', ' ': 'same' }
  const rows = numbered(patch).map(({ sign, text, left, right }) => {
    const inserted = right === line ? `<div class="below">${below}</div>` : ''
    return row(kinds[sign], left, right, sign, text) + inserted
  })
  return `<section class="card"><header><code>${escaped(path)}</code></header>${rows.join('')}</section>`
}
