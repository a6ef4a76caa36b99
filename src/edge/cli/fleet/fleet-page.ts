import type { PageParts } from '../../../core/fleet/page.ts'

/** Script and style of the page. web/fleet-page/bundle.js replaces this file in the bundle; the sources have none. */
export const pageParts: PageParts | undefined = undefined
