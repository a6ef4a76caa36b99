/** The same without the keys that hold nothing: what is not known is absent. */
export type Present<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key]
} & { [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined> }

export const present = <Values extends object>(values: Values): Present<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<Values>
