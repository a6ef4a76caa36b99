import { z } from 'zod'
import type { Quantity } from './quantity.ts'

/** A value that people write as text or number and that is read once, here, into one fixed unit. */
export function quantity<T>(parse: (text: string) => Quantity<T>, description: string, examples: (string | number)[]) {
  // The description belongs to what is written, before it is read: that is what the JSON Schema shows.
  return z
    .union([z.string(), z.number()])
    .meta({ description, examples })
    .transform((written, context): T => {
      const parsed = parse(String(written))
      if (parsed.ok) return parsed.value
      context.addIssue({ code: 'custom', message: parsed.problem })
      return z.NEVER
    })
}
