/** Fields whose keys are names from outside, or come from a service: they stay as they are. */
const AS_THEY_ARE = new Set(['fingerprint', 'models', 'scans'])

/** Returns a name in snake case: `overallBcr` becomes `overall_bcr`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** Returns the value with its keys in snake case, as the files for other programs have them. */
export function toSnakeCase(value: unknown): unknown {
  return renameKeys(value, snakeCase)
}

/** Returns what was written by toSnakeCase with the keys that it had before. */
export function fromSnakeCase(value: unknown): unknown {
  return renameKeys(value, name => name.replace(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase()))
}

function renameKeys(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map(item => renameKeys(item, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      rename(key),
      AS_THEY_ARE.has(key) ? field : renameKeys(field, rename),
    ]),
  )
}
