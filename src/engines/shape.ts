/** The form of a reply that could not be read: names of fields and types of values, and none of the values. Pure. */

const MOST_PATHS = 100
const DEEPEST = 12
/** What a reply may cost to look through. */
const MOST_VALUES = 20_000
/** An object with more names is a map: its names are values. */
const MOST_NAMES = 40

/** Matches a name as a programmer writes it. Any other name may be a text, and one with a dot may be a host. */
const NAME = /^[A-Za-z_$@][\w$@-]{0,39}$/

/**
 * Returns the paths of all values in the bodies of a reply, each once, with the type of the value, by path:
 * `output[].content[].annotations[]: string`. A name that is no plain one becomes `?`, and the names of a map become `*`.
 */
export function describeShape(bodies: readonly unknown[]): string[] {
  const paths = new Set<string>()
  let left = MOST_VALUES

  function describe(value: unknown, path: string, depth: number): void {
    left -= 1
    if (left < 0 || paths.size >= MOST_PATHS) return
    if (typeof value !== 'object' || value === null) {
      paths.add(`${path}: ${value === null ? 'null' : typeof value}`)
      return
    }
    const entries = Array.isArray(value)
      ? value.map((item): [string, unknown] => [`${path}[]`, item])
      : namesOf(value).map(([name, item]): [string, unknown] => [
          path === '' ? name : `${path}.${name}`,
          item,
        ])
    if (entries.length === 0) paths.add(`${path}: ${Array.isArray(value) ? 'empty list' : 'empty object'}`)
    if (depth < DEEPEST) for (const [inner, item] of entries) describe(item, inner, depth + 1)
  }

  for (const body of bodies) describe(body, '', 0)
  return [...paths].sort()
}

function namesOf(value: object): [string, unknown][] {
  const entries = Object.entries(value)
  const isMap = entries.length > MOST_NAMES
  return entries.map(([name, item]) => [isMap ? '*' : NAME.test(name) ? name : '?', item])
}
