import { isRecord } from '../../lib/json.ts'
import { isHiding, type Meaning, placeSignal, readRobotsValue, readTag, type Signal } from './signal.ts'

interface Found extends Meaning {
  text: string
}

type Read = (value: unknown) => Found[]

/** Readers by field names in lower case, without `-` and `_`. */
const READERS = new Map<string, Read>([
  ['noindex', createFlagReader('noindex', isTrue)],
  ['robotsnoindex', createFlagReader('noindex', isTrue)],
  ['robots', readRobots],
  ['metarobots', readRobots],
  ['canonical', readCanonical],
  ['canonicalurl', readCanonical],
])

const GROUP_READERS = new Map<string, Read>([
  ...READERS,
  ['index', createFlagReader('noindex', isFalse, 'index')],
])

const PAGE_READERS = new Map<string, Read>([
  ...READERS,
  ['draft', createFlagReader('draft', isTrue)],
  ['published', createFlagReader('unpublished', isFalse, 'published')],
  ['unpublished', createFlagReader('unpublished', isTrue)],
  ['unlisted', createFlagReader('unlisted', isTrue)],
  // Eleventy writes no file for a page with `permalink: false`.
  ['permalink', createFlagReader('unpublished', value => value === false, 'permalink')],
  ['build', readBuild],
  ['aliases', readAliases],
  ['redirectfrom', readAliases],
  ['redirects', readAliases],
  ['redirectto', readRedirect],
  ['redirect', readRedirect],
  ['head', value => readHead(value)],
  ['meta', value => [...readHead(value), ...readGroup(value)]],
  ['seo', readRobots],
  ['params', readGroup],
  ['extra', readGroup],
  ['metadata', readGroup],
])

function createFlagReader(
  kind: Meaning['kind'],
  isSet: (value: unknown) => boolean,
  text: string = kind,
): Read {
  return value => (isSet(value) ? [{ kind, text }] : [])
}

const MAX_DEPTH = 6
const MAX_VALUES = 500

/** Reads the signals in a front matter. `block` is its text, in which the lines are found. */
export function readFieldSignals(fields: Readonly<Record<string, unknown>>, block: string): Signal[] {
  const all = Object.entries(fields).flatMap(([key, value]) =>
    (PAGE_READERS.get(simplify(key))?.(value) ?? []).map(each => ({ key, ...each })),
  )
  // Each signal is searched for in all lines, so their number is limited. Signals that hide the page come first.
  if (all.length > MAX_VALUES) all.sort((a, b) => Number(isHiding(b)) - Number(isHiding(a)))
  const found = all.slice(0, MAX_VALUES)
  if (found.length === 0) return []
  const lines = block.split('\n')
  const folded = lines.map(line => line.toLowerCase())
  return found.map(({ key, text, ...meaning }) => {
    const index = findLine(folded, key, text)
    return placeSignal(meaning, lines[index] ?? '', index + 1)
  })
}

/** Returns a field name in lower case, without `-` and `_`. */
export function simplify(key: string): string {
  return key.replace(/[-_]/g, '').toLowerCase()
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:true|yes|on)$/i.test(value))
}

function isFalse(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:false|no|off)$/i.test(value))
}

function listStrings(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value]
  return values.filter(item => typeof item === 'string')
}

/** `noindex, follow`, a list of such words, `{index: false}` or `{noindex: true}`. */
function readRobots(value: unknown): Found[] {
  if (isRecord(value)) return readGroup(value)
  return listStrings(value).flatMap(text => readRobotsValue(text).map(meaning => ({ ...meaning, text })))
}

function readCanonical(value: unknown): Found[] {
  return typeof value === 'string' && value.trim() !== ''
    ? [{ kind: 'canonical', target: value, text: value }]
    : []
}

/** Another value, such as `redirect: true`, is a setting of a theme. */
function readRedirect(value: unknown): Found[] {
  return typeof value === 'string' && /^(?:\/|\.|https?:)/i.test(value)
    ? [{ kind: 'redirect', target: value, text: value }]
    : []
}

/** Reads `aliases` of Hugo and Obsidian, and `redirect_from` of Jekyll. */
function readAliases(value: unknown): Found[] {
  return listStrings(value)
    .filter(text => text.trim() !== '')
    .map(text => ({ kind: 'alias', target: text, text }))
}

/** Reads `build: {render: never}` of Hugo. */
function readBuild(value: unknown): Found[] {
  const render = isRecord(value) ? value['render'] : undefined
  return render === 'never' || render === false ? [{ kind: 'unpublished', text: 'render' }] : []
}

/** Reads the fields in a group that a generator passes to its theme. */
function readGroup(value: unknown): Found[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => GROUP_READERS.get(simplify(key))?.(inner) ?? [])
}

/** Reads the notations of generators: `[meta, {name, content}]`, `{tag, attrs}` and `{meta: [{name, content}]}`. */
function readHead(head: unknown, depth = 0): Found[] {
  if (depth > MAX_DEPTH || typeof head !== 'object' || head === null) return []
  const values = Object.values(head).slice(0, MAX_VALUES)
  const attributes = Object.fromEntries(
    Object.entries(head)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([key, value]) => [key.toLowerCase(), value]),
  )
  const text = attributes['content'] ?? attributes['href'] ?? ''
  const own = readTag(attributes).map(meaning => ({ ...meaning, text }))
  return [...own, ...values.flatMap(value => readHead(value, depth + 1))]
}

/** Returns the first line from the field on that contains the text, otherwise the line of the field. */
function findLine(folded: string[], key: string, text: string): number {
  const start = Math.max(
    folded.findIndex(line => line.replace(/^["'[]/, '').startsWith(key.toLowerCase())),
    0,
  )
  const wanted = text.toLowerCase()
  const index = folded.findIndex((line, index) => index >= start && line.includes(wanted))
  return index < 0 ? start : index
}
