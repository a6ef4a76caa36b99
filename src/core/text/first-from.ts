/** Where the first of some items stands that is no longer before a place. They are in order: all that are, come first. */
export function firstFrom<Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isBefore(items[middle] as Item)) from = middle + 1
    else to = middle
  }
  return from
}
