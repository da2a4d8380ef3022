/** What a page says about itself before its text. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'

export interface FrontMatter {
  title: string
  description: string
  slug: string | undefined
  /** `draft: true` or `published: false`: the site's generator leaves the page out. */
  isDraft: boolean
}

// A field that is not what it should be is as good as none: other tools own this block and its fields.
const textSchema = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
const flagSchema = z.boolean().optional().catch(undefined)
const fieldsSchema = z.looseObject({
  title: textSchema,
  description: textSchema,
  slug: textSchema,
  draft: flagSchema,
  published: flagSchema,
})

/** YAML between `---` lines or TOML between `+++` lines, at the very start. */
const BLOCK = /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\r?\n|$)/

/** Takes the front matter off `text`. A block that cannot be read says nothing, and is not text either. */
export function splitFrontMatter(text: string): { frontMatter: FrontMatter; body: string } {
  const [block = '', fence, source = ''] = BLOCK.exec(text) ?? []
  const fields = fieldsSchema.safeParse(block === '' ? {} : readFields(source, fence === '+++')).data
  const { title = '', description = '', slug, draft, published } = fields ?? {}
  const frontMatter = { title, description, slug, isDraft: draft === true || published === false }
  // Text between two thematic breaks is no mapping.
  return { frontMatter, body: fields === undefined ? text : text.slice(block.length) }
}

function readFields(source: string, isToml: boolean): unknown {
  try {
    return (isToml ? parseToml(source) : parseYaml(source, { logLevel: 'error' })) ?? {}
  } catch {
    return {}
  }
}
