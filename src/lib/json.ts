/** Returns the depth of arrays and objects in a JSON text: 0 for a plain value, 1 for `[]`. */
export function nestingOf(json: string): number {
  let [depth, deepest, inText] = [0, 0, false]
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (inText && character === '\\') index += 1
    else if (character === '"') inText = !inText
    else if (inText) continue
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether a value is an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
