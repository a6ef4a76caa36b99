import type { PageParts } from '../../../core/fleet/page.ts'

/** Script and style of the page, which web/fleet-page/bundle.js puts in place of this file in the bundle; absent in the sources. */
export const pageParts: PageParts | undefined = undefined
