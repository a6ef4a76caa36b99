import { numberOf } from '../text/wording.ts'
import { usualName } from './accelerator-names.ts'
import type { FleetReport } from './fleet.ts'
import { gravestOrder } from './gravest-word.ts'

/** The data of the page, except for its rows. */
export type PageData = Omit<FleetReport, 'jobs'> & {
  /** Display names of accelerators, by their words in the reports. */
  readonly names: Readonly<Record<string, string>>
  /** Short names of repositories that are known only by a path. */
  readonly called: Readonly<Record<string, string>>
  /** The address of the repositories' server, such as `https://github.com`. */
  readonly server: string
}

/** The build's output for the page. */
export interface PageParts {
  readonly script: string
  readonly style: string
  /** In the form of a content security policy. */
  readonly scriptHash: string
  readonly styleHash: string
}

/**
 * The fleet as a single page that opens from a file and makes no requests. Its content security policy allows only its
 * own script and style, by hash. Names from manifests occur only in the data. Yields lazy parts.
 */
export function* htmlFleet(
  { jobs, ...fleet }: FleetReport,
  parts: PageParts,
  { server, called = {} }: Pick<PageData, 'server'> & Partial<Pick<PageData, 'called'>>,
): Generator<string> {
  const { repositories, withoutManifest, date } = fleet
  yield `<!doctype html>
<html lang="en">
${headOf(parts)}
<body>
<header>
<h1>Accelerators of the fleet</h1>
<p>${numberOf(repositories, 'repository')}${withoutManifest === 0 ? '' : ` (${withoutManifest} without a manifest)`}, as of ${date}</p>
</header>
${emptyMain()}
<script type="application/json" id="fleet">${data({ ...fleet, names: namesIn(fleet), called, server } satisfies PageData)}</script>
<script type="application/jsonl" id="rows">`
  for (const job of jobs) yield `\n${data(job)}`
  yield `</script>
<script>${parts.script}</script>
</body>
</html>
`
}

const headOf = ({ style, scriptHash, styleHash }: PageParts): string => `<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${scriptHash}; style-src ${styleHash}; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Accelerators of the fleet</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>`

/** The places that the script fills. */
function emptyMain(): string {
  const mildestFirst = gravestOrder.toReversed()
  const verdicts = mildestFirst.map((verdict) => `<option>${verdict}</option>`).join('')
  const legend = mildestFirst.map((verdict) => `<span class="${verdict}">${verdict}</span>`).join('')
  return `<main>
<form>
<label>Verdict <select id="verdict"><option value="">all</option>${verdicts}</select></label>
<label>Only <select id="only"></select></label>
<label>Search <input id="words" type="search" autocomplete="off"></label>
<button type="button" id="share">Copy link</button>
<p id="chosen"></p>
</form>
<p id="sums" role="status"></p>
<dl id="tiles"></dl>
<h2>Act on these</h2>
<div id="act"></div>
<section id="changes" hidden></section>
<section id="where">
<h2>Where it goes</h2>
<p class="tools"><label>Bars show <select id="measure"></select></label> <span id="legend">${legend}</span></p>
<p id="known" class="note"></p>
<div id="charts"></div>
</section>
<h2>Jobs</h2>
<p class="tools"><button type="button" id="csv">CSV of what is shown</button></p>
<p id="none" class="note" hidden>No job passes these filters. <button type="button" id="all">Show all jobs</button></p>
<div class="scroll" id="jobs" role="region" aria-label="Jobs"></div>
<h2>Waivers due</h2>
<div id="waivers"></div>
<h2>Also to look at</h2>
<div id="lists"></div>
</main>`
}

function namesIn({ by, since }: Pick<FleetReport, 'by' | 'since'>): PageData['names'] {
  const former = since ? [...since.gone, ...since.changed.map((change) => change.former)] : []
  const written = [...by.accelerator.map(({ name }) => name), ...former.map(({ accelerator }) => accelerator)]
  return Object.fromEntries(written.flatMap((name) => (name ? [[name, usualName(name)]] : [])))
}

/** Escaped, so that no tag can start in it. */
const data = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
