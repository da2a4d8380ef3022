import { setImmediate } from 'node:timers/promises'

/** Maps items that take milliseconds each, and lets other work run in between. */
export async function mapInTurns<T, R>(items: Iterable<T>, map: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  for (const item of items) {
    await setImmediate()
    results.push(map(item))
  }
  return results
}
