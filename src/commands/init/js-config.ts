/** Reads the literal values of a JavaScript or TypeScript configuration. Nothing of it is run. */

/** Comments, texts, brackets, marks and words. */
const TOKENS =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'?|"((?:[^"\\\n]|\\.)*)"?|`([^`]*)`?|[{}[\](),:=]|[\w$.-]+/g

interface Entry {
  /** The names of the objects around it and its own: `presets.docs.routeBasePath`. That of a constant begins with `=`. */
  path: string
  value: string
  isText: boolean
}

/** Returns a function that returns the values of a property of the exported object, by the names around it. */
export function readProperties(source: string): (path: string) => string[] {
  const entries: Entry[] = []
  /** The names of the open objects and lists, the outermost first. */
  const around: string[] = []
  /** The property whose value is read; '' between two. */
  let name = ''
  /** The last word or text. */
  let last = ''
  /** `=` and the name of the constant that is assigned; '' for the exported object. */
  let constant = ''
  /** `=` and the name of the constant that is exported. */
  let exported = ''
  const add = (own: string, value: string, isText: boolean) => {
    const path = around.length === 0 ? constant : [...around, own].filter(part => part !== '').join('.')
    entries.push({ path, value, isText })
  }
  for (const [token, one, two, template] of source.matchAll(TOKENS)) {
    const text = one ?? two ?? template
    if (/^\/[/*]/.test(token)) continue
    if (text === undefined && '{[('.includes(token)) {
      // What a list of constants holds is no property of an object.
      const isList = token === '[' && constant !== ''
      around.push(around.length > 0 ? name : isList ? `${constant}[]` : constant)
      name = ''
      last = ''
    } else if (text === undefined && '}]),'.includes(token)) {
      // `{ site }` is short for `{ site: site }`.
      if (name === '' && last !== '') add(last, last, false)
      if (token !== ',') around.pop()
      name = ''
      last = ''
    } else if (token === ':') name ||= last
    else if (token === '=') {
      const isExport = last === 'module.exports'
      if (around.length === 0) constant = isExport ? '' : `=${name || last}`
      name = constant
      last = isExport ? 'default' : ''
    } else {
      const value = text ?? token
      if (around.length === 0 && value === 'export') constant = ''
      if (around.length === 0 && last === 'default') exported = `=${value}`
      if (name !== '') add(name, value, text !== undefined)
      if (text !== undefined) name = ''
      last = value
    }
  }
  const constantOf = (key: string) => entries.find(({ path, isText }) => isText && path === `=${key}`)?.value
  const textOf = ({ value, isText }: Entry): string | undefined => {
    if (!isText) return constantOf(value) ?? (value === 'true' ? value : undefined)
    const filled = value.replace(/\$\{(\w+)\}/g, (whole, key) => constantOf(key) ?? whole)
    return filled.includes('${') ? undefined : filled
  }
  return wanted => {
    const named = entries.filter(({ path }) => path === wanted || path === `${exported}.${wanted}`)
    // What is exported may be wrapped: `export default withPlugins(config)`.
    const found =
      named.length > 0
        ? named
        : entries.filter(
            ({ path }) =>
              /^=\w+\./.test(path) &&
              path.endsWith(`.${wanted}`) &&
              path.split('.').length === wanted.split('.').length + 1,
          )
    return found.flatMap(entry => textOf(entry) ?? [])
  }
}
