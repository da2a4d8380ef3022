const AT_ONCE = 5

/**
 * Returns a function that loads an item. It begins to load the next few items of the list as well, so that asking for one
 * after the other takes little time. What was asked for is not kept.
 */
export function loadAhead<T>(
  items: string[],
  load: (item: string) => Promise<T>,
): (item: string) => Promise<T> {
  const places = new Map(items.map((item, index) => [item, index]))
  const loading = new Map<string, Promise<T>>()
  const begin = (item: string) => {
    const begun = loading.get(item) ?? load(item)
    loading.set(item, begun)
    return begun
  }
  return item => {
    const wanted = begin(item)
    loading.delete(item)
    const place = places.get(item) ?? items.length
    for (const next of items.slice(place + 1, place + AT_ONCE)) begin(next)
    return wanted
  }
}
