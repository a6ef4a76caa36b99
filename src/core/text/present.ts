/** The same without the keys that hold nothing: what is not known is absent. */
export type Present<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key]
} & { [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined> }

/** Many times as fast as an object of conditional spreads. */
export function present<Values extends object>(values: Values): Present<Values> {
  const there: Record<string, unknown> = {}
  for (const key in values) if (values[key] !== undefined) there[key] = values[key]
  return there as Present<Values>
}
