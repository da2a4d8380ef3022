/** Text in parameters of components and shortcodes. */
import { UNSPACED } from '../lib/text.ts'
import { keepLines } from './source-lines.ts'

/** Names of parameters whose text is shown to readers. */
const SHOWN =
  'title|sub_?title|heading|headline|tagline|lead|intro|text|details|description|summary|caption|alt'
const PARAMETER = new RegExp(`(?<![\\w-])(?:${SHOWN})\\s{0,5}=\\s{0,5}(?:"([^"]*)"|'([^']*)')`, 'gi')

/** Matches such a parameter with a JSX expression: a string, a template literal or a fragment. */
const EXPRESSION = new RegExp(
  `(?<=[\\s"'}](?:${SHOWN})=)\\{\\s{0,99}(?:\`([^\`]*)\`|"([^"]*)"|'([^']*)'|<>([^]{0,2000}?)</>)\\s{0,99}\\}`,
  'gi',
)

/** Returns whether a text has at least four words, or eight characters of a script without spaces. */
export function isProse(text: string): boolean {
  const words = text.trim().split(/\s+/, 40)
  return words.filter(word => /\p{L}{2}/u.test(word)).length >= 4 || countUnspaced(text) >= 8
}

function countUnspaced(text: string): number {
  return Array.from(text.slice(0, 100)).filter(character => UNSPACED.test(character)).length
}

/** Returns the prose in the parameters of a tag or a shortcode. */
export function readParameters(tag: string): string[] {
  const texts = Array.from(tag.matchAll(PARAMETER), ([, double, single]) => double ?? single ?? '')
  return texts.map(text => text.replace(/\s+/g, ' ').trim()).filter(isProse)
}

/** Converts parameters with an expression to texts in quotation marks. */
export function quoteExpressions(source: string): string {
  if (!source.includes('={')) return source
  return source.replace(
    EXPRESSION,
    (found, template?: string, double?: string, single?: string, fragment = '') => {
      const literal = template?.replace(/\$\{[^{}]*\}/g, ' ') ?? double ?? single
      const text = literal ?? fragment.replace(/<[^<>]*>/g, ' ')
      return keepLines(found, `"${text.replace(/\s+/g, ' ').replaceAll('"', '&quot;')}"`)
    },
  )
}

/** Returns the text in braces and quotation marks. Code and hidden text must be removed before. */
export function readEnclosed(source: string): string {
  const quoted = Array.from(source.matchAll(/="([^"]{20,})"/g), ([, text = '']) => text)
  let depth = 0
  const braced = source.split(/([{}])/).map(part => {
    if (part === '{') depth += 1
    else if (part === '}') depth = Math.max(0, depth - 1)
    else if (depth > 0) return part
    return ''
  })
  return [...quoted, braced.join('')].join('\n')
}

const FILLED = /\{\{|\{[%<]|<%|\$\{|\{[\w$][^{}\n]{0,200}\}|<[A-Z]/

/** Returns whether a text has a placeholder that the build of the site fills in. */
export function isFilledIn(source: string): boolean {
  return FILLED.test(source)
}
