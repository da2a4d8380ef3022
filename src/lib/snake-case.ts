/** Inside these fields, keys are names from outside or from a service. */
const UNCHANGED = new Set(['fingerprint', 'models', 'scans'])

/** Converts a name to snake case: `overallBcr` becomes `overall_bcr`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** Converts the keys of a value to snake case, as in files for other programs. */
export function toSnakeCase(value: unknown): unknown {
  return renameKeys(value, snakeCase)
}

/** Converts the keys of a value to camel case: `overall_bcr` becomes `overallBcr`. */
export function fromSnakeCase(value: unknown): unknown {
  return renameKeys(value, name => name.replace(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase()))
}

function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => renameKeys(item, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      rename(key),
      UNCHANGED.has(key) ? field : renameKeys(field, rename),
    ]),
  )
}
