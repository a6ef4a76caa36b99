import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { accelerators } from '../../src/core/catalog/accelerators/index.ts'
import { anchorOf } from '../../web/site/anchors.js'
import { makers, plotOf } from '../../web/site/chart.js'
import { addressOf, home, leftOut, sections } from '../../web/site/contents.js'
import { played } from '../../web/site/guide.js'
import { withSiteLinks, withSwitchedPictures } from '../../web/site/links.js'
import { llmsOf, sitePages, withComponents } from '../../web/site/pages.js'
import { address, base, repository } from '../../web/site/place.js'
import { otherWords } from '../../web/site/search.js'
import { dist } from '../support/dist.ts'

// VitePress is not installed here. The build of the site tests its output.
interface Page {
  readonly address: string
  readonly title: string
  readonly about: string
  readonly plain: string
  readonly pictures: readonly string[]
}
interface Plot {
  readonly points: readonly {
    readonly row: { readonly id: string }
    readonly label?: { readonly box: readonly [number, number, number, number] }
  }[]
}
const root = fileURLToPath(new URL('../../', import.meta.url))
const command = `${dist()}cli/index.js`
const pages: ReadonlyMap<string, Page> = sitePages()
const pageAt = (path: string) => pages.get(path) as Page

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '`')

function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading] of text.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor: string = anchorOf((heading as string).replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'))
    let number = 0
    while (anchors.has(number === 0 ? anchor : `${anchor}-${number}`)) number++
    anchors.add(number === 0 ? anchor : `${anchor}-${number}`)
  }
  return anchors
}

describe('the contents of the site', () => {
  it('list every page of docs, or leave it out on purpose', () => {
    const docs = readdirSync(`${root}docs`, { recursive: true }).map(String)
    const missing = docs
      .filter((path) => path.endsWith('.md') && !pages.has(`docs/${path}`))
      .filter((path) => !leftOut.some((entry) => path.startsWith(entry)))
    expect(missing).toEqual([])
    expect(leftOut.filter((entry) => !existsSync(`${root}docs/${entry}`))).toEqual([])
  })

  it('give each page an address of its own, and each section one name', () => {
    const addresses = [...pages.values()].map((page) => page.address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
    expect(addressOf('docs/rules/README.md')).toBe('rules/index.md')
    expect(addressOf('SECURITY.md')).toBe('security.md')
  })
})

describe('the links of the site', () => {
  const byAddress = new Map([...pages.values()].map((page) => [page.address, page]))

  function brokenOn(page: Page): string[] {
    return [...withoutCode(page.plain).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      const path = target.startsWith(repository) && /\/(?:blob|tree)\/main\/([^#]*)/.exec(target)?.[1]
      if (path) return existsSync(root + path) ? [] : [target]
      if (/^[a-z]+:/.test(target)) return []
      const [file = '', anchor] = target.split('#')
      const meant = file === '' ? page : byAddress.get(posix.join(posix.dirname(page.address), file))
      if (/\.(?:svg|png)$/.test(file))
        return page.pictures.some((picture) => picture.endsWith(posix.basename(file))) ? [] : [target]
      if (!meant) return [target]
      return anchor === undefined || anchorsOf(meant.plain).has(anchor) ? [] : [target]
    })
  }

  it('all lead somewhere', () => {
    const broken = [...pages.values()].flatMap((page) => brokenOn(page).map((target) => `${page.address}: ${target}`))
    expect(broken).toEqual([])
    const pictures = [...pages.values()].flatMap((page) => page.pictures)
    expect(pictures.length).toBeGreaterThan(10)
    expect(pictures.filter((path) => !existsSync(root + path))).toEqual([])
  })

  it.each([
    ['docs/policy.md', '[a](manifest.md#keys)', '[a](./manifest.md#keys)'],
    ['docs/policy.md', '[a](../docs/manifest.md)', '[a](./manifest.md)'],
    ['docs/rules/model/x.md', '[a](../../manifest.md)', '[a](../../manifest.md)'],
    ['README.md', '[a](docs/manifest.md)', '[a](./manifest.md)'],
    ['README.md', '[a](docs/releasing.md#x)', '[a](https://git.example/blob/main/docs/releasing.md#x)'],
    ['README.md', '[a](docs/pictures/)', '[a](https://git.example/tree/main/docs/pictures)'],
    ['README.md', '![a](docs/pictures/a.svg)', '![a](./pictures/a.svg)'],
    ['docs/policy.md', '<img src="a.png">', '<img src="./a.png">'],
    ['docs/policy.md', '[a](#keys) [b](https://other.example)', '[a](#keys) [b](https://other.example)'],
    ['docs/policy.md', '```\n[a](b.md)\n```', '```\n[a](b.md)\n```'],
  ])('on %s, %j becomes %j', (path, text, expected) => {
    expect(withSiteLinks(text, path, ['docs/manifest.md'], 'https://git.example')).toBe(expected)
  })

  it('must lead to what exists', () => {
    expect(() => withSiteLinks('[a](gone.md)', 'docs/policy.md', [], repository)).toThrow(
      'docs/policy.md links to gone.md',
    )
  })

  it.each([
    ['What `check --fix` writes', 'what-check---fix-writes'],
    ['The `on:` key, and others', 'the-on-key-and-others'],
    ['policy_checks', 'policy_checks'],
  ])('%j has the anchor %s, as on GitHub', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor)
  })
})

describe('llms.txt', () => {
  const text: string = llmsOf(pages)

  it('has a title, a summary, and sections of links', () => {
    expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n## /)
    const others = text.split('\n').slice(4)
    expect(others.filter((line) => !/^(?:|## .+|- \[[^\]]+\]\(https:[^)]+\)(?:: .+)?)$/.test(line))).toEqual([])
  })

  it('lists every page but the first, once', () => {
    const listed = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target.slice(address.length))
    const expected = [...pages].flatMap(([path, page]) => (path === home ? [] : [page.address]))
    expect(listed.sort()).toEqual(expected.sort())
  })
})

describe('the guide', () => {
  const step = (name: string) => pageAt(`web/site/guide/${name}.md`).plain

  it('shows what the command prints, from a mismatch to a policy', () => {
    expect(step('declare')).toContain('$ npx accelerator-review init\nWrote accelerator.yml.')
    expect(step('check')).toMatch(/sizing\/does-not-fit[\s\S]*^mismatch [\s\S]*^Failed: 1 error/m)
    expect(step('read')).toContain('sizing/does-not-fit: The job does not fit in memory')
    expect(step('fix')).toMatch(/optimizer: adam-8bit[\s\S]*evidence\/count-differs[\s\S]*^Passed: no findings/m)
    expect(step('gate')).toMatch(/^Failed: 1 error[^`]*```/m)
    expect(step('gate')).toContain('Policy requires `labels.team` (accelerator-policy.yml:1).')
  })

  it('has an output for each command, and files without the names that only writing them needs', () => {
    for (const name of ['declare', 'check', 'read', 'fix', 'gate']) {
      expect(step(name)).not.toMatch(/^\$ .*\n```$/m)
      expect(step(name)).not.toMatch(/^```\w+ /m)
    }
  })

  it('has a picture on each page', () => {
    const steps = [...pages].filter(([path]) => path.startsWith('web/site/guide/'))
    expect(steps.filter(([, { pictures }]) => pictures.length === 0).map(([path]) => path)).toEqual([])
  })

  it.each([
    ['$ rm -r .', 'cannot run'],
    ['$ npx accelerator-review chekc', 'chekc'],
  ])('refuses %j', (line, reason) => {
    expect(() => played([`\`\`\`console\n${line}\n\`\`\``], command)).toThrow(reason)
  })
})

describe('the search of the site', () => {
  it('has other words only of pages that exist', () => {
    const addresses = [...pages.values()].map((page) => page.address)
    expect(Object.keys(otherWords).filter((page) => !addresses.includes(page))).toEqual([])
  })
})

describe('the chart of the catalog', () => {
  const rows = accelerators.map(({ id, name, vendor, memoryGiB, densePeakTflops: { bf16 } }) => ({
    ...{ id, name, vendor },
    memory: memoryGiB,
    bf16,
  }))
  const plotted = (width: number, first: readonly string[] = []): Plot =>
    plotOf(rows, { across: 'memory', up: 'bf16', width, height: 380, first })

  it('marks each maker', () => {
    expect(rows.filter(({ vendor }) => !Object.hasOwn(makers, vendor))).toEqual([])
  })

  it.each([
    [342, 8],
    [880, 25],
  ])('of %i pixels covers no name by another, and has at least %i', (width, least) => {
    const boxes = plotted(width).points.flatMap(({ label }) => (label ? [label.box] : []))
    expect(boxes.length).toBeGreaterThanOrEqual(least)
    for (const [index, [left, top, right, bottom]] of boxes.entries()) {
      expect([left >= 0, right <= width, top >= 0, bottom <= 380]).toEqual([true, true, true, true])
      const covered = boxes.filter(
        (other, at) => at !== index && left < other[2] && other[0] < right && top < other[3] && other[1] < bottom,
      )
      expect(covered).toEqual([])
    }
  })

  it('names what is compared first', () => {
    const unnamed = plotted(342).points.flatMap(({ row, label }) => (label ? [] : [row.id]))
    expect(unnamed.length).toBeGreaterThan(10)
    for (const id of unnamed)
      expect([id, plotted(342, [id]).points.find(({ row }) => row.id === id)?.label]).toEqual([id, expect.anything()])
  })
})

describe('a page for VitePress', () => {
  const link = `${base}playground/#rule=model/dynamic-shapes`

  const none = new Set<string>()

  it('leads to the playground if that can show its rule', () => {
    const page = pageAt('docs/rules/model/dynamic-shapes.md')
    expect(withComponents(page, new Set(['model/dynamic-shapes']))).toContain(link)
    expect(withComponents(page, none)).not.toContain('playground')
    expect(withComponents(pageAt('docs/manifest.md'), new Set(['model/dynamic-shapes']))).not.toContain('playground/')
  })

  it('begins the first page with what it is, where to try it, and its comment', () => {
    const headOf = (shown: Set<string>) => withComponents(pageAt(home), shown).split('\n').slice(4, 12).join('\n')
    const head = headOf(new Set(['model/dynamic-shapes']))
    expect(head).toContain('Catch the wrong accelerator in the pull request')
    expect(head).toContain(`href="${base}playground/"`)
    expect(head).toMatch(/<img class="light-only" src=".*comment-light/)
    expect(headOf(none)).not.toContain('playground/')
    expect(withComponents(pageAt(home), none)).not.toMatch(/!\[[^\]]*\]\(https:/)
    expect(() => withComponents({ ...pageAt(home), plain: '# x' }, none)).toThrow('no picture')
  })

  it('has one table that sorts in place of the two of the catalog', () => {
    const page = pageAt('docs/catalog.md')
    const text = withComponents(page, none)
    expect(text.match(/<AcceleratorTable \/>/g)).toHaveLength(1)
    for (const anchor of ['accelerators-with-documented-figures', 'accelerators-known-by-name'])
      expect(text).toContain(`id="${anchor}"`)
    expect(text).not.toContain('nvidia-h100-80gb-sxm`')
    expect(text).toContain('## TPU slices')
    expect(() => withComponents({ ...page, plain: '# The catalog' }, none)).toThrow('no accelerators')
  })

  it('has one list of rules that filters, found under the headings of all areas', () => {
    const page = pageAt('docs/rules/README.md')
    const text = withComponents(page, none)
    expect(text.match(/<RuleTable \/>/g)).toHaveLength(1)
    expect(text).toContain('id="sizing"')
    expect(text).not.toContain('## sizing')
    expect(() => withComponents({ ...page, plain: '# Rules' }, none)).toThrow('no areas')
  })

  it('switches pictures with the colors that the reader chose', () => {
    const html =
      '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="d.png">\n  <img src="l.png" alt="x">\n</picture>'
    expect(withSwitchedPictures(html)).toBe(
      '<img class="light-only" src="l.png" alt="x"><img class="dark-only" src="d.png" alt="x">',
    )
    const first = withComponents(pageAt(home), none)
    expect(first).not.toContain('<picture>')
    expect(first.match(/<img [^>]*\.png" width="\d+"(?! height="\d+")/g)).toBeNull()
    expect(first).toMatch(/<img [^>]*\.png" width="760" height="\d+"/)
  })
})
