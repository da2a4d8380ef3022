import { isRecord } from './signals/field-signals.ts'

/** Field names in lower case, without `-` and `_`. */
const LABELS = new Set('linktitle sidebarlabel navtitle navigationtitle shorttitle menutitle'.split(' '))
const ADDRESSES = new Set(['aliases', 'alias', 'redirectfrom'])

const MAX_NAMES = 50
const MAX_CHARACTERS = 200

/** Pages without a name share one array to save memory. */
const none: string[] = []

/** Returns the short names of a page, and its former addresses as words, from its front matter. */
export function readNames(fields: Readonly<Record<string, unknown>>): string[] {
  let names: Set<string> | undefined
  for (const [key, value] of Object.entries(fields)) {
    const field = key.replace(/[-_]/g, '').toLowerCase()
    let found: unknown[] = none
    if (LABELS.has(field)) found = [value]
    else if (ADDRESSES.has(field)) found = [value].flat().slice(0, MAX_NAMES).map(toWords)
    // Starlight has `sidebar: {label: …}`.
    else if (field === 'sidebar' && isRecord(value)) found = [value['label']]
    for (const name of found) {
      if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_CHARACTERS) continue
      names ??= new Set()
      names.add(name.trim())
    }
  }
  return names === undefined ? none : [...names].slice(0, MAX_NAMES)
}

/** Converts `/docs/quick-start/index.html` to "quick start". Keeps an alias that is not an address. */
function toWords(alias: unknown): unknown {
  if (typeof alias !== 'string' || alias.length > MAX_CHARACTERS) return undefined
  if (/\s/.test(alias) || !/[/-]|\.html?$/.test(alias)) return alias
  const [path = ''] = alias.split(/[?#]/)
  const parts = path.split('/').filter(part => part !== '')
  const last = (parts.at(-1) ?? '').replace(/\.(?:html?|md|mdx)$/i, '')
  const name = /^(?:index|readme)$/i.test(last) ? (parts.at(-2) ?? '') : last
  return name.replace(/[-_]+/g, ' ')
}
