import { readFileSync } from 'node:fs'

const { name, repository: source } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const [owner] = new URL(source.url.slice('git+'.length)).pathname.slice(1).split('/')

/** The name of the site, the repository that it is made of, and where GitHub Pages publishes it. */
export const title = name
export const repository = source.url.replace(/^git\+|\.git$/g, '')
export const base = `/${name}/`
export const address = `https://${owner}.github.io${base}`

/** What it is, in one line. */
export const lead = 'Catch the wrong accelerator in the pull request'
