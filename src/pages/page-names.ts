/** The other names that a site itself uses for a page. */

/** Fields of the front matter, without `-`, `_` and capitals: short names in menus, and former addresses. */
const LABELS = new Set([
  'linktitle',
  'sidebarlabel',
  'navtitle',
  'navigationtitle',
  'shorttitle',
  'menutitle',
])
const ADDRESSES = new Set(['aliases', 'alias', 'redirectfrom'])

const MAX_NAMES = 50
const MAX_CHARACTERS = 200

const none: string[] = []

/**
 * Returns the names in `fields`, the parsed front matter, without repetitions. Of an address, its last part with spaces
 * for `-` and `_`. One array for all pages without a name.
 */
export function readNames(fields: Readonly<Record<string, unknown>>): string[] {
  let names: Set<string> | undefined
  for (const [key, value] of Object.entries(fields)) {
    const field = key.replace(/[-_]/g, '').toLowerCase()
    let found: unknown[] = none
    if (LABELS.has(field)) found = [value]
    else if (ADDRESSES.has(field)) found = [value].flat().slice(0, MAX_NAMES).map(nameOf)
    else if (field === 'sidebar') found = [labelOf(value)]
    for (const name of found) {
      if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_CHARACTERS) continue
      names ??= new Set()
      names.add(name.trim())
    }
  }
  return names === undefined ? none : [...names].slice(0, MAX_NAMES)
}

/** Starlight's `sidebar: {label: …}`. */
function labelOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'label' in value ? value.label : undefined
}

/** `/docs/quick-start/index.html` is "quick start"; an alias that is no address is a name as it is. */
function nameOf(alias: unknown): unknown {
  if (typeof alias !== 'string' || alias.length > MAX_CHARACTERS) return undefined
  if (/\s/.test(alias) || !/[/-]|\.html?$/.test(alias)) return alias
  const [path = ''] = alias.split(/[?#]/)
  const parts = path.split('/').filter(part => part !== '')
  const last = (parts.at(-1) ?? '').replace(/\.(?:html?|md|mdx)$/i, '')
  const name = /^(?:index|readme)$/i.test(last) ? (parts.at(-2) ?? '') : last
  return name.replace(/[-_]+/g, ' ')
}
