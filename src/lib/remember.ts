/** Limits the memory of a process that reads many repositories. A large one has this many paths. */
const MAX_REMEMBERED = 100_000

/** Returns a function that computes the result for a text once. The result must depend only on the text. */
export function remember<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, { result: Result }>()
  return text => {
    const found = known.get(text) ?? { result: compute(text) }
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(text, found)
    return found.result
  }
}
