/** What a page says about itself before its text. */
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
  /** `slug`; else a `permalink` or `url` that starts with `/`. */
  slug: string | undefined
  /** `lang`, `language` or `locale`, as it is written. */
  language: string | undefined
  /** Short names in menus, and former addresses as words. */
  names: string[]
  /** What it says to search engines; lines are the file's. */
  signals: Signal[]
}

// A field that is not what it should be is as good as none: other tools own this block and its fields.
const textSchema = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
// Jekyll's and Hugo's own address; a pattern such as `/:year/:title/` is none.
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

/** YAML between `---` lines or TOML between `+++` lines, at the very start. */
const BLOCK = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/

/** No page that people write has more. The time to read YAML grows faster than its length. */
const MOST_CHARACTERS = 64 * 1024

/**
 * Takes the front matter off `text`. A block that cannot be read says nothing, and is not text either. Throws a
 * RangeError on a block of more than 64 Ki characters: whether it hides the page is not known.
 */
export function splitFrontMatter(text: string): { frontMatter: FrontMatter; body: string } {
  const [block = '', fence, source = ''] = BLOCK.exec(text) ?? []
  if (source.length > MOST_CHARACTERS) throw new RangeError('the front matter is too long')
  const fields = fieldsSchema.safeParse(block === '' ? {} : readFields(source, fence === '+++')).data
  const { title = '', description = '', ...others } = fields ?? {}
  const slug = others.slug ?? addressSchema.parse(others['permalink']) ?? addressSchema.parse(others['url'])
  const language = others.lang ?? others.language ?? others.locale
  const signals = readFieldSignals(others, block)
  const frontMatter = {
    fields: block === '' ? undefined : fields,
    title,
    description,
    slug,
    language,
    names: readNames(others),
    signals,
  }
  // Text between two thematic breaks is no mapping.
  return { frontMatter, body: fields === undefined ? text : text.slice(block.length) }
}

/** Returns where the text of a page begins: after its front matter. */
export function bodyStart(text: string): number {
  return BLOCK.exec(text)?.[0].length ?? 0
}

function readFields(source: string, isToml: boolean): unknown {
  try {
    // To compare each key with all others takes time that grows with the square of their number.
    return (isToml ? parseToml(source) : parseYaml(source, { logLevel: 'error', uniqueKeys: false })) ?? {}
  } catch {
    return {}
  }
}
