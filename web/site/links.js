import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { addressOf } from './contents.js'

const root = new URL('../../', import.meta.url)

/**
 * Rewrites a page's links for the site: to another page of the site (`pages` are their paths), otherwise to the file in
 * the repository (`repository` is its address).
 */
export function withSiteLinks(text, path, pages, repository) {
  const leadTo = (target) => {
    const [file, anchor] = target.split('#')
    if (isElsewhere(target)) return target
    const meant = within(path, file)
    if (!existsSync(new URL(meant, root))) throw new Error(`${path} links to ${target}, which does not exist.`)
    const page = [meant, posix.join(meant, 'README.md')].find((one) => pages.includes(one))
    const address = page ? relative(path, page) : inRepository(repository, meant)
    return anchor === undefined ? address : `${address}#${anchor}`
  }
  const show = (target) => (isElsewhere(target) ? target : relative(path, within(path, target)))
  return outsideFences(text, (part) =>
    part
      .replace(/(!\[[^\]]*)?\]\(([^)\s]+)\)/g, (_, picture = '', target) =>
        picture === '' ? `](${leadTo(target)})` : `${picture}](${show(target)})`,
      )
      .replace(/(src|srcset)="([^"]+)"/g, (_, attribute, target) => `${attribute}="${show(target)}"`),
  )
}

/** The pictures in a page, by their paths in the repository. */
export function picturesOf(text, path) {
  const shown = [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
  return shown
    .map(([, markdown, html]) => markdown ?? html)
    .flatMap((name) => (isElsewhere(name) ? [] : [within(path, name)]))
}

/** `<picture>` follows the system's colors, as GitHub does, but on the site the reader can choose others. */
export const withSwitchedPictures = (text) =>
  text.replace(
    /<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*<img src="([^"]+)"([^>]*)>\s*<\/picture>/g,
    '<img class="light-only" src="$2"$3><img class="dark-only" src="$1"$3>',
  )

/** Adds heights to pictures with a width, so that loading them moves nothing. `pictures`: their paths. */
export const withHeights = (text, pictures) =>
  text.replace(/(<img [^>]*src="([^"]+\.png)" width="(\d+)")(?! height)/g, (whole, start, target, width) => {
    const path = pictures.find((each) => posix.basename(addressOf(each)) === posix.basename(target))
    if (path === undefined) return whole
    // A PNG's header has its width and height, four bytes each.
    const header = readFileSync(new URL(path, root)).subarray(16, 24)
    return `${start} height="${Math.round((width * header.readUInt32BE(4)) / header.readUInt32BE(0))}"`
  })

/** Whether a target is another host, or a heading of the same page. */
const isElsewhere = (target) => /^(?:[a-z]+:|#)/.test(target)

const within = (path, target) => posix.join(posix.dirname(path), target)

const inRepository = (repository, path) =>
  `${repository}/${path.endsWith('/') ? 'tree' : 'blob'}/main/${path.replace(/\/$/, '')}`

function relative(from, to) {
  const path = posix.relative(posix.dirname(addressOf(from)), addressOf(to))
  return path.startsWith('.') ? path : `./${path}`
}

const outsideFences = (text, change) =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('')
