/** Many manifests in one run: the command, the YAML library alone, and other programs. */
import { join } from 'node:path'
import { ajv, check, confirmed, parseAlone, spectral, within } from './commands.js'
import { interleaved } from './interleave.js'
import { checkoutOf, manifestTexts } from './manifests.js'
import { scratch } from './scratch.js'

/** Spectral takes so long that it has its own rounds, next to the command. */
export function bulk({ isQuick, most, onRound }) {
  const sizes = isQuick
    ? [
        { files: 1000, rounds: 5 },
        { files: 500, rounds: 3, ownPrices: true },
      ]
    : [
        { files: 1000, rounds: 11 },
        { files: 2000, rounds: 5, ownPrices: true },
        { files: 10_000, rounds: 3 },
      ]
  const runs = sizes.map(({ files, rounds, ownPrices = false }) => {
    const folder = join(scratch, `bulk-${files}`)
    const totals = checkoutOf(folder, manifestTexts(files, { ownPrices }))
    const commands = {
      check: within(folder, check('.')),
      parse: within(folder, parseAlone('.')),
      ajv: within(folder, ajv('**/accelerator.yml')),
    }
    const line = confirmed(commands.check, totals)
    return {
      ...totals,
      ...(ownPrices && { ownPrices }),
      line,
      times: interleaved(commands, { rounds: Math.min(most, rounds), onRound }),
    }
  })
  return { runs, spectral: besideSpectral({ isQuick, most, onRound }) }
}

function besideSpectral({ isQuick, most, onRound }) {
  const folder = join(scratch, 'bulk-spectral')
  const totals = checkoutOf(folder, manifestTexts(isQuick ? 100 : 500))
  const commands = {
    check: within(folder, check('.')),
    spectral: within(folder, spectral('**/accelerator.yml')),
  }
  return { ...totals, times: interleaved(commands, { rounds: Math.min(most, 3), onRound }) }
}
