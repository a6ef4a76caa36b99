import { resolveProvider } from '../../core/catalog/names/providers.ts'
import { importedPrices } from '../../core/catalog/prices/imported-prices.ts'
import { isInRegion } from '../../core/catalog/regions.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { priceFile } from '../../core/report/formats/price-file.ts'
import { daysBetween } from '../../core/text/days.ts'
import { logText } from '../../core/text/encode.ts'
import { parseDay } from '../../core/text/quantity.ts'
import { type Arguments, type Command, readArguments } from './arguments.ts'
import { exportedText } from './exported-text.ts'

export const prices: Command = {
  usage: 'prices import FILE',
  summary: 'Convert a public price catalog (vms.csv of SkyPilot, a .csv of gpuhunt) to a price file.',
  options: {
    provider: { type: 'string', value: 'NAME', help: 'The provider of the prices, such as aws.' },
    read: { type: 'string', value: 'DAY', help: 'The date of the catalog, such as 2026-11-20.' },
    region: { type: 'string', value: 'NAME', help: 'Only the prices of this region.' },
  },
  run: async (words, terminal) => {
    const { values, positionals } = readArguments(prices, words)
    const [action, file, ...others] = positionals
    if (action !== 'import' || file === undefined || others.length > 0)
      throw new UnusableInput('prices takes `import` and one FILE.')
    const provider = resolveProvider(required(values, 'provider'))?.id
    if (provider === undefined)
      throw new UnusableInput(`--provider: the catalog does not know "${values['provider']}".`)
    const day = parseDay(required(values, 'read'))
    if (!day.ok) throw new UnusableInput(`--read: ${day.problem}.`)
    if (daysBetween(terminal.today, day.value) > 1) throw new UnusableInput(`--read: ${day.value} is in the future.`)
    const { region } = values
    const isWanted = (each: string): boolean => typeof region !== 'string' || isInRegion(provider, region, each)
    const imported = importedPrices(exportedText(terminal.folder, file), provider, isWanted)
    if (imported === undefined)
      throw new UnusableInput(`${file} has neither the columns of SkyPilot's vms.csv nor those of gpuhunt.`)
    for (const { line, because } of imported.refused) terminal.error(logText(`${file}:${line} ${because}.`))
    if (imported.prices.length === 0) throw new UnusableInput(`${file} has no usable price.`)
    const text = priceFile(imported.prices, provider, day.value)
    if (text === undefined) throw new UnusableInput('Too many prices for one file: choose a --region.')
    terminal.write(text)
    return 0 as const
  },
}

function required(values: Arguments['values'], name: string): string {
  const value = values[name]
  if (typeof value === 'string') return value
  throw new UnusableInput(`prices import needs --${name}.`)
}
