/** Fields whose keys are names from outside, or come from a service: they stay as they are. */
const AS_THEY_ARE = new Set(['fingerprint', 'models', 'scans'])

/** Returns a name in snake case: `overallBcr` becomes `overall_bcr`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/** Returns the value with its keys in snake case, as the files for other programs have them. */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([key, field]) => [snakeCase(key), AS_THEY_ARE.has(key) ? field : toSnakeCase(field)]),
  )
}
