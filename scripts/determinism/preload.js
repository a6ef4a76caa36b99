// Preloaded before a bundle. Stops the clock half an hour before midnight UTC, so that other time zones have another
// date. On request, lists folders in reverse order.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const now = Date.parse('2027-03-14T23:30:00Z')

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now] : given))
  }

  static now() {
    return now
  }
}

if (process.env.FOLDERS_BACKWARDS === '1') {
  const { readdirSync } = fs
  fs.readdirSync = (...given) => readdirSync(...given).reverse()
  syncBuiltinESMExports()
}
