/** Reads the fields of a page before its text. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { readNames } from './page-names.ts'
import { readFieldSignals } from './signals/field-signals.ts'
import type { Signal } from './signals/signal.ts'

interface FrontMatter {
  /** All fields as they are parsed; undefined without front matter. */
  fields: Readonly<Record<string, unknown>> | undefined
  title: string
  description: string
  /** `slug`, otherwise a `permalink` or `url` that starts with `/`. */
  slug: string | undefined
  /** `lang`, `language` or `locale`, as it is written. */
  language: string | undefined
  /** Short names in menus, and former addresses as words. */
  names: string[]
  /** Its signals to search engines, with the lines of the file. */
  signals: Signal[]
}

// A field of another type is ignored: other tools own this block and its fields.
const textSchema = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
// Jekyll's and Hugo's own address. A pattern such as `/:year/:title/` is not an address.
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

/** YAML, TOML or JSON between `---`, `+++` or `;;;` lines, the first of which may name the format; at the very start. */
const FENCED = /^(---|\+\+\+|;;;)(yaml|toml|json)?[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/
/** JSON of Hugo, whose last brace is a line of its own. */
const JSON_BLOCK = /^(\{\s*"[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/

const FORMATS: Readonly<Record<string, string>> = { '---': 'yaml', '+++': 'toml', ';;;': 'json' }

interface Block {
  /** The lines of the block, with its fences. */
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

/** No page that people write has more. The time to read YAML grows faster than its length. */
const MAX_CHARACTERS = 64 * 1024

/**
 * Splits `text` into its front matter and its body. A block that cannot be read has no fields and is left out. Throws a
 * RangeError on a block of more than 64 Ki characters: whether it hides the page is not known.
 */
export function splitFrontMatter(text: string): { frontMatter: FrontMatter; body: string } {
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
  // Text between two thematic breaks is not a mapping.
  return { frontMatter, body: fields === undefined ? text : text.slice(block?.text.length ?? 0) }
}

/** Returns the position after the front matter, at which the text of a page begins. */
export function bodyStart(text: string): number {
  return findBlock(text)?.text.length ?? 0
}

function readFields({ source, format }: Block): unknown {
  try {
    if (format === 'toml') return parseToml(source)
    if (format === 'json') return JSON.parse(source)
    // To compare each key with all others takes time that grows with the square of their number.
    return parseYaml(source, { logLevel: 'error', uniqueKeys: false }) ?? {}
  } catch {
    // Braces at the start of a page may also be an expression.
    return format === 'json' ? undefined : {}
  }
}
