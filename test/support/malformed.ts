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

/** Returns the names of the fields and the types of the items of a body, each once. */
export function namesIn(body: unknown): string[] {
  const paths = pathsOf(body)
  const names = paths.map(({ path }) => path.split('.').at(-1) ?? '').filter(name => !/^\d+$/.test(name))
  const types = paths.flatMap(({ path, value }) =>
    path.endsWith('type') && typeof value === 'string' ? [value] : [],
  )
  return [...new Set([...names, ...types])]
}

/** Returns the body with all fields of a name under another; without them if `to` is undefined. */
export function renameAll(body: unknown, name: string, to: string | undefined): unknown {
  return mapFields(body, (field, value) => {
    if (field !== name) return [[field, value]]
    return to === undefined ? [] : [[to, value]]
  })
}

/** Returns the body with all items of a type as items of a type that does not exist. */
export function retypeAll(body: unknown, type: string): unknown {
  return mapFields(body, (field, value) => [
    [field, field === 'type' && value === type ? `${type}_v2` : value],
  ])
}

function mapFields(node: unknown, map: (field: string, value: unknown) => [string, unknown][]): unknown {
  if (Array.isArray(node)) return node.map(item => mapFields(item, map))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).flatMap(([field, value]) => map(field, mapFields(value, map))),
  )
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
