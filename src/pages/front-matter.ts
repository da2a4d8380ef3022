import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { isRecord } from '../lib/json.ts'
import { readFieldSignals, simplify } from './signals/field-signals.ts'
import type { Signal } from './signals/signal.ts'

interface FrontMatter {
  fields: Readonly<Record<string, unknown>> | undefined
  title: string
  description: string
  /** `slug`, otherwise a `permalink` or `url` that starts with `/`. */
  slug: string | undefined
  language: string | undefined
  names: string[]
  signals: Signal[]
}

// Generators define these fields, so a value of an unexpected type is not an error.
const textSchema = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
// `permalink` of Jekyll and `url` of Hugo. A pattern such as `/:year/:title/` is not an address.
const addressSchema = z
  .string()
  .regex(/^\/(?!\/)[^:]*$/)
  .optional()
  .catch(undefined)
const fieldsSchema = z.looseObject({
  title: textSchema,
  description: textSchema,
  slug: textSchema,
  lang: textSchema,
  language: textSchema,
  locale: textSchema,
})

/** Matches YAML, TOML or JSON between `---`, `+++` or `;;;` lines. The first line may name the format. */
const FENCED = /^(---|\+\+\+|;;;)(yaml|toml|json)?[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/
const JSON_BLOCK = /^(\{\s*"[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/

const FORMATS: Readonly<Record<string, string>> = { '---': 'yaml', '+++': 'toml', ';;;': 'json' }

interface Block {
  text: string
  source: string
  format: string
}

function findBlock(text: string): Block | undefined {
  const [block, fence = '', format = FORMATS[fence], source = ''] = FENCED.exec(text) ?? []
  if (block !== undefined) return { text: block, source, format: format ?? '' }
  const [json, object = ''] = JSON_BLOCK.exec(text) ?? []
  return json === undefined ? undefined : { text: json, source: object, format: 'json' }
}

/** The time to parse YAML grows faster than its length. */
const MAX_CHARACTERS = 64 * 1024

/**
 * Splits a text into its front matter and its body. A block that cannot be parsed has no fields. Throws a RangeError on a
 * block of more than 64 Ki characters, because it is not known whether it hides the page.
 */
export function splitFrontMatter(text: string): { frontMatter: FrontMatter; block: string; body: string } {
  const block = findBlock(text)
  if (block !== undefined && block.source.length > MAX_CHARACTERS)
    throw new RangeError('the front matter is too long')
  const fields = fieldsSchema.safeParse(block === undefined ? {} : readFields(block)).data
  const { title = '', description = '', ...others } = fields ?? {}
  const slug = others.slug ?? addressSchema.parse(others['permalink']) ?? addressSchema.parse(others['url'])
  const language = others.lang ?? others.language ?? others.locale
  const signals = readFieldSignals(others, block?.text ?? '')
  const frontMatter = {
    fields: block === undefined ? undefined : fields,
    title,
    description,
    slug,
    language,
    names: readNames(others),
    signals,
  }
  // Text between two thematic breaks looks like a front matter, but is not a mapping.
  const end = fields === undefined ? 0 : (block?.text.length ?? 0)
  return { frontMatter, block: text.slice(0, end), body: text.slice(end) }
}

/** Returns the index at which the text after the front matter begins; 0 without a front matter. */
export function findBodyStart(text: string): number {
  return findBlock(text)?.text.length ?? 0
}

function readFields({ source, format }: Block): unknown {
  try {
    if (format === 'toml') return parseToml(source)
    if (format === 'json') return JSON.parse(source)
    // Checking that keys are unique takes time that grows with the square of their number.
    return parseYaml(source, { logLevel: 'error', uniqueKeys: false }) ?? {}
  } catch {
    // Braces at the start of a page may also be an MDX expression.
    return format === 'json' ? undefined : {}
  }
}

/** Field names in lower case, without `-` and `_`. */
const LABELS = new Set('linktitle sidebarlabel navtitle navigationtitle shorttitle menutitle'.split(' '))
const ADDRESSES = new Set(['aliases', 'alias', 'redirectfrom'])

const MAX_NAMES = 50
const MAX_NAME_LENGTH = 200

/** Pages without a name share one array to save memory. */
const none: string[] = []

/** Returns the short names of a page, and its former addresses as words, from its front matter. */
function readNames(fields: Readonly<Record<string, unknown>>): string[] {
  let names: Set<string> | undefined
  for (const [key, value] of Object.entries(fields)) {
    const field = simplify(key)
    let found: unknown[] = none
    if (LABELS.has(field)) found = [value]
    else if (ADDRESSES.has(field)) found = [value].flat().slice(0, MAX_NAMES).map(toWords)
    // Starlight has `sidebar: {label: …}`.
    else if (field === 'sidebar' && isRecord(value)) found = [value['label']]
    for (const name of found) {
      if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH) continue
      names ??= new Set()
      names.add(name.trim())
    }
  }
  return names === undefined ? none : [...names].slice(0, MAX_NAMES)
}

/** Converts `/docs/quick-start/index.html` to "quick start". Keeps an alias that is not an address. */
function toWords(alias: unknown): unknown {
  if (typeof alias !== 'string' || alias.length > MAX_NAME_LENGTH) return undefined
  if (/\s/.test(alias) || !/[/-]|\.html?$/.test(alias)) return alias
  const [path = ''] = alias.split(/[?#]/)
  const parts = path.split('/').filter(part => part !== '')
  const last = (parts.at(-1) ?? '').replace(/\.(?:html?|md|mdx)$/i, '')
  const name = /^(?:index|readme)$/i.test(last) ? (parts.at(-2) ?? '') : last
  return name.replace(/[-_]+/g, ' ')
}
