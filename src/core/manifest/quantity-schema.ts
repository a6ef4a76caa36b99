import * as z from 'zod/mini'
import type { Quantity } from '../text/quantity.ts'
import { described } from './described-schema.ts'

// Shared by all quantities, because schemas are slow to build.
const text = z.string()
const number = z.number()

/** A value that is written as text or number, and parsed once, here, into a fixed unit. */
export function quantity<T>(parse: (text: string) => Quantity<T>, description: string, examples: (string | number)[]) {
  // Describes the input before parsing: the JSON Schema shows that.
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
