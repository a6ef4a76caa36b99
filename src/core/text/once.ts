/** What is made when it is first asked for, and kept. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Work that depends on one object alone, done once for it however often it is asked for. */
export function onceFor<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const there = known.get(key) ?? { result: work(key) }
    known.set(key, there)
    return there.result
  }
}
