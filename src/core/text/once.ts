/** Computes a value on first use and keeps it. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Caches a function of one object, as long as that object lives. */
export function onceFor<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const there = known.get(key) ?? { result: work(key) }
    known.set(key, there)
    return there.result
  }
}
