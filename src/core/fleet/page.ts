import { verdicts } from '../review/assessment.ts'
import type { FleetReport } from './fleet.ts'

/** What the page is made of besides the data: the build makes them. */
export interface PageParts {
  readonly script: string
  readonly style: string
  /** As a page's policy writes them, with the style that the charts put into the page. */
  readonly scriptHash: string
  readonly styleHashes: string
  /** Of what the script holds: a page that is passed on takes them along. */
  readonly licenses: string
}

/**
 * The fleet as one page that opens from a file and asks nobody for anything: its policy lets in its own script and
 * styles, by their hashes, and nothing else. Names from manifests stand in the data alone. It
 * comes in parts that are each made when they are asked for.
 */
export function* htmlFleet(
  { jobs, ...fleet }: FleetReport,
  { script, style, licenses, ...hashes }: PageParts,
): Generator<string> {
  const policy = `default-src 'none'; script-src ${hashes.scriptHash}; style-src ${hashes.styleHashes}; img-src data:; base-uri 'none'; form-action 'none'`
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Accelerators of the fleet</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Accelerators of the fleet</h1>
<p>${fleet.total.jobs} jobs in ${fleet.repositories} repositories (${fleet.withoutManifest} without a manifest), as of ${fleet.date}. ${fleet.reports.superseded} superseded reports do not count.</p>
<div id="lists"></div>
<h2>Jobs</h2>
<form>
<label>Verdict <select id="verdict"><option value="">all</option>${verdicts.map((verdict) => `<option>${verdict}</option>`).join('')}</select></label>
<label>Label <select id="label"><option>all</option></select></label>
<label>Words <input id="words" type="search" autocomplete="off"></label>
<label>Bars show <select id="measure"></select></label>
</form>
<p id="sums" role="status"></p>
<p id="legend">${verdicts.map((verdict) => `<span class="${verdict}">${verdict}</span>`).join('')}</p>
<p id="known"></p>
<div id="charts"></div>
<div class="scroll" id="jobs" role="region" aria-label="Jobs" tabindex="0"></div>
<p id="more"></p>
</main>
<script type="application/json" id="fleet">${data(fleet)}</script>
<script type="application/jsonl" id="rows">`
  for (const job of jobs) yield `\n${data(job)}`
  yield `</script>
<script type="text/plain" id="licenses">${licenses.replaceAll('<', '&lt;')}</script>
<script>${script}</script>
</body>
</html>
`
}

/** In which no tag can begin. */
const data = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
