/** Replies with one value changed: what a vendor may send that its format does not foresee. */

export interface Change {
  /** Dotted path of the value. */
  path: string
  kind: 'missing' | 'null' | 'empty' | 'wrong type'
  /** The value instead; undefined for a missing one. */
  value: unknown
}

/** The changes of every value of a body, one at a time. */
export function changesOf(body: unknown): Change[] {
  return pathsOf(body).flatMap(({ path, value }) => {
    const empty: Change[] = Array.isArray(value) ? [{ path, kind: 'empty', value: [] }] : []
    const others = [7, 'text', [7], {}].filter(other => kindOf(other) !== kindOf(value))
    return [
      { path, kind: 'missing', value: undefined },
      { path, kind: 'null', value: null },
      ...empty,
      ...others.map((other): Change => ({ path, kind: 'wrong type', value: other })),
    ]
  })
}

function pathsOf(node: unknown, path = ''): { path: string; value: unknown }[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const inner = path === '' ? key : `${path}.${key}`
    return [{ path: inner, value }, ...pathsOf(value, inner)]
  })
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}
