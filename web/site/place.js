import { readFileSync } from 'node:fs'

const { name, repository: source } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const [owner] = new URL(source.url.slice('git+'.length)).pathname.slice(1).split('/')

/** The site's name, its repository, and its address on GitHub Pages. */
export const title = name
export const repository = source.url.replace(/^git\+|\.git$/g, '')
export const base = `/${name}/`
export const address = `https://${owner}.github.io${base}`

export const lead = 'Catch the wrong accelerator in the pull request'
