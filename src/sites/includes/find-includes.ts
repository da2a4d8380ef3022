/** Finds includes of site generators and imports of Markdown. */
import type { PageFormat } from '../../pages/formats.ts'
import { blank, maskCode, maskShortcodes } from '../../pages/mask-code.ts'
import { withoutOverlaps } from '../../pages/source-lines.ts'
import { readScript } from '../generators/script.ts'
import { isPartial } from './resolve.ts'

export interface Include {
  start: number
  end: number
  target: string
}

/** More than any page needs. Further includes are not replaced. */
const MAX_INCLUDES = 500

/** Most texts without includes have none of these. Separate searches are faster than one expression. */
const MARKS = ['{%', '{{<', '{{%', '8<-', '@include', '[!I', '[!i', '{!', ".md'", '.md"', ".mdx'", '.mdx"']

const PATH = '[^\\s"\'={}#:()<>]{1,200}\\.(?:mdx?|markdown|html?)'

/** Matches `{% include "a.md" %}` and `{{< readfile file="a.md" >}}` with their names and parameters. */
const TAG =
  /\{%-?\s{0,5}([\w/.-]{1,60})\s([^%]{0,1000})%\}|\{\{[<%]-?\s{0,5}([\w/.-]{1,60})\s([^{}]{0,1000})[%>]\}\}/g
/** Tags with other names link to a file, or format it. */
const INCLUDING = /include|partial|snippet|read-?file|embed-?md|shared|render|^data$/i
const PARAMETER = new RegExp(`(?:^|[\\s="'])(${PATH})(?=["'\\s]|$)`, 'i')
/** Matches an include of a part of a file. */
const BETWEEN_TEXTS = /\s(?:start|end)\s*=/
/** Matches the parameter of `{% data reusables.actions.cache %}`, as in the documentation of GitHub. */
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

/** Blanks comments that are not includes. A regular expression would take quadratic time. */
function maskComments(text: string): string {
  const [start = '', ...parts] = text.split('<!--')
  const masked = parts.map(part => {
    const end = part.indexOf('-->') + 3
    const isComment = end > 2 && !/^\s{0,5}@include:/.test(part)
    return isComment ? blank(`<!--${part.slice(0, end)}`) + part.slice(end) : `<!--${part}`
  })
  return start + masked.join('')
}

/** Matches `import Note from './_note.mdx'` and `import { Content as Note } from './note.md'`. */
const IMPORT =
  /^import\s+(?:\*\s+as\s+|\{\s*(?:Content\s+as\s+)?)?([A-Z]\w{0,100})[^'"\n]{0,200}\sfrom\s+(["'](?:[^"'\\\n]|\\.){1,300}["'])/gm
const COMPONENT =
  /<(\$?[A-Z][\w$]{0,100})(?:\.Content)?(\s[^<>]{0,1000}?)?(?:\/>|>\s{0,20}<\/[\w$.]{1,110}>)/g
/** Matches the file of `<Include src="_partials/note.mdx" />` and `<Snippet file="note.mdx" />`. */
const FILE = /(?:^|\s)(?:src|file|path)\s{0,5}=\s{0,5}["']([^\s"'={}#:()<>]{1,200}\.mdx?)["']/

/** Returns the includes of a text after the index `from` in order, without those in code. */
export function findIncludes(text: string, format: PageFormat, from: number): Include[] {
  if (!MARKS.some(mark => text.includes(mark, from))) return []
  const body = text.slice(from)
  if (findAll(body).length === 0) return []
  // The indented content of components and tabs is not code.
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

/** Finds components that show an imported or a named file. Others, such as cards, link to their file. */
function findComponents(masked: string): Include[] {
  const targets = new Map<string, string>()
  for (const [, name = '', literal = ''] of masked.matchAll(IMPORT)) {
    const target = readLiteral(literal)
    if (/\.mdx?$/.test(target)) targets.set(name, target)
  }
  return Array.from(masked.matchAll(COMPONENT)).flatMap(match => {
    const [, name = '', attributes = ''] = match
    const [, file = ''] = FILE.exec(attributes) ?? []
    const isShown = INCLUDING.test(name) || isPartial(file)
    const target = targets.get(name) ?? (isShown && file !== '' ? file : undefined)
    return target === undefined ? [] : [toInclude(match, target)]
  })
}

/** Returns the value of a JavaScript string. Prettier writes `\_` for `_`. */
function readLiteral(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1)
  const { exported } = readScript(`export default ${literal}`)
  return typeof exported === 'string' ? exported : ''
}

function toInclude({ 0: text, index }: RegExpExecArray, target: string): Include {
  return { start: index, end: index + text.length, target }
}
