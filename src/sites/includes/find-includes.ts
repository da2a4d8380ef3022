/** Where a text shows the text of another file: includes of site generators, and imports of Markdown. */

import type { PageFormat } from '../../pages/formats.ts'
import { blank, maskCode, maskShortcodes } from '../../pages/mask-code.ts'
import { withoutOverlaps } from '../../pages/source-lines.ts'
import { isPartial } from './resolve.ts'

export interface Include {
  /** Characters of the text that stand for the other file. */
  start: number
  end: number
  /** The path, as it is written. */
  target: string
}

/** More are left as they are: no page that people write has as many. */
const MAX_INCLUDES = 500

/** Tells nearly all texts without includes. Each mark is looked for on its own: that is faster than one expression. */
const MARKS = ['{%', '{{<', '{{%', '8<-', '@include', '[!I', '[!i', '{!', ".md'", '.md"', ".mdx'", '.mdx"']

/** Of a file that is read as a page. */
const PATH = '[^\\s"\'={}#:()<>]{1,200}\\.(?:mdx?|markdown|html?)'

/** `{% include "a.md" %}`, `{{< readfile file="a.md" >}}`: a tag, its name and its parameters. */
const TAG =
  /\{%-?\s{0,5}([\w/.-]{1,60})\s([^%]{0,1000})%\}|\{\{[<%]-?\s{0,5}([\w/.-]{1,60})\s([^{}]{0,1000})[%>]\}\}/g
/** Other tags with a path link to a page, or format it. */
const INCLUDING = /include|partial|snippet|read-?file|embed-?md|shared|render|^data$/i
const PARAMETER = new RegExp(`(?:^|[\\s="'])(${PATH})(?=["'\\s]|$)`, 'i')
/** An include of what is between two texts. */
const BETWEEN_TEXTS = /\s(?:start|end)\s*=/
/** GitHub's own: `{% data reusables.actions.cache %}`. */
const REUSABLE = /^\s*(reusables(?:\.[\w-]{1,100}){1,10})\s*$/

const PLAIN = [
  // Snippets of MkDocs.
  `(?<![\\w;-])-{1,5}8<-{1,5}[ \\t]+["'](${PATH})["']`,
  // VitePress.
  `<!--\\s{0,5}@include:\\s{0,5}(${PATH})\\s{0,5}-->`,
  // DocFX.
  `\\[!INCLUDE\\s{0,5}\\[[^\\]\\n]{0,300}\\]\\s{0,5}\\((${PATH})\\)\\]`,
  `\\{!\\s{0,5}(${PATH})\\s{0,5}!\\}`,
].map(source => new RegExp(source, 'gim'))

/** Blanks the comments that are not includes. A regular expression would search for the end of each anew. */
function maskComments(text: string): string {
  const [start = '', ...parts] = text.split('<!--')
  const masked = parts.map(part => {
    const end = part.indexOf('-->') + 3
    const isComment = end > 2 && !/^\s{0,5}@include:/.test(part)
    return isComment ? blank(`<!--${part.slice(0, end)}`) + part.slice(end) : `<!--${part}`
  })
  return start + masked.join('')
}

/** `import Note from './_note.mdx'`, `import { Content as Note } from './note.md'`. */
const IMPORT =
  /^import\s+(?:\*\s+as\s+|\{\s*(?:Content\s+as\s+)?)?([A-Z]\w{0,100})[^'"\n]{0,200}\sfrom\s+["']([^"'\n]{1,300}\.mdx?)["']/gm
/** A component that encloses nothing, its name and its attributes. */
const COMPONENT =
  /<(\$?[A-Z][\w$]{0,100})(?:\.Content)?(\s[^<>]{0,1000}?)?(?:\/>|>\s{0,20}<\/[\w$.]{1,110}>)/g
/** `<Include src="_partials/note.mdx" />`, `<Snippet file="note.mdx" />`. */
const FILE = /(?:^|\s)(?:src|file|path)\s{0,5}=\s{0,5}["']([^\s"'={}#:()<>]{1,200}\.mdx?)["']/

/**
 * Returns the includes of `text`, from the character `from` on, in order. Code has none. Empty for nearly all texts, after one
 * look for their marks.
 */
export function findIncludes(text: string, format: PageFormat, from: number): Include[] {
  if (!MARKS.some(mark => text.includes(mark, from))) return []
  const body = text.slice(from)
  if (findAll(body).length === 0) return []
  // What a component or a tab encloses is indented, and no code.
  const plain = format === 'html' ? maskShortcodes(body) : maskCode(body, 'mdx')
  // An include of VitePress is a comment.
  const masked = maskComments(plain)
  return withoutOverlaps(findAll(masked))
    .slice(0, MAX_INCLUDES)
    .map(include => ({ ...include, start: include.start + from, end: include.end + from }))
}

function findAll(text: string): Include[] {
  return [...findTags(text), ...findPlain(text), ...findComponents(text)]
}

function findTags(masked: string): Include[] {
  return Array.from(masked.matchAll(TAG)).flatMap(match => {
    const [, liquidName, liquidParameters, name = liquidName ?? '', parameters = liquidParameters ?? ''] =
      match
    if (!INCLUDING.test(name)) return []
    const [, reusable] = /^data$/i.test(name) ? (REUSABLE.exec(parameters) ?? []) : []
    if (reusable !== undefined) return [toInclude(match, `data/${reusable.replaceAll('.', '/')}.md`)]
    const [, target] = PARAMETER.exec(parameters) ?? []
    return target === undefined || BETWEEN_TEXTS.test(parameters) ? [] : [toInclude(match, target)]
  })
}

function findPlain(masked: string): Include[] {
  return PLAIN.flatMap(pattern =>
    Array.from(masked.matchAll(pattern), match => toInclude(match, match[1] ?? '')),
  )
}

/** Components that are an imported file, and those that name a file; of others, such as cards, the file is where they lead. */
function findComponents(masked: string): Include[] {
  const targets = new Map<string, string>()
  for (const [, name = '', target = ''] of masked.matchAll(IMPORT)) targets.set(name, target)
  return Array.from(masked.matchAll(COMPONENT)).flatMap(match => {
    const [, name = '', attributes = ''] = match
    const [, file = ''] = FILE.exec(attributes) ?? []
    const isShown = INCLUDING.test(name) || isPartial(file)
    const target = targets.get(name) ?? (isShown && file !== '' ? file : undefined)
    return target === undefined ? [] : [toInclude(match, target)]
  })
}

function toInclude({ 0: text, index }: RegExpExecArray, target: string): Include {
  return { start: index, end: index + text.length, target }
}
