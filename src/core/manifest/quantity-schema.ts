import * as z from 'zod/mini'
import type { Quantity } from '../text/quantity.ts'
import { described } from './described-schema.ts'

// One of each for all quantities: a schema takes its time to build.
const text = z.string()
const number = z.number()

/** A value that people write as text or number and that is read once, here, into one fixed unit. */
export function quantity<T>(parse: (text: string) => Quantity<T>, description: string, examples: (string | number)[]) {
  // The description belongs to what is written, before it is read: that is what the JSON Schema shows.
  return z.pipe(
    described(z.union([text, number]), { description, examples }),
    z.transform((written, context): T => {
      const parsed = parse(String(written))
      if (parsed.ok) return parsed.value
      const { problem: message, expected } = parsed
      context.issues.push({ code: 'custom', message, params: { expected }, input: context.value })
      return z.NEVER
    }),
  )
}
