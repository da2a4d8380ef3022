import * as fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** Markdown as GitHub's parser has it: HTML let through, so that any that slips in is seen. */
export function renderLikeGitHub(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}

/** Names of the elements in order of their start; comments and the like by their first characters. */
export function elementsOf(html: string): string[] {
  return Array.from(html.matchAll(/<(?!\/)([^\s>]+)/g), ([, name = '']) => name)
}

/** What a reader sees, entities decoded, line breaks between elements left out. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|lt|gt|quot|amp);/g, (entity, code?: string) =>
      code ? String.fromCodePoint(Number(code)) : (NAMED[entity] ?? entity),
    )
    .replace(/\n+/g, '\n')
    .trim()
}

const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const HOSTILE = [
  '<!-- |@everyone',
  '[x](javascript:alert(1))',
  '![](http://x/y.png)',
  '</details>',
  '</summary>',
  '</td>',
  '```',
  '`code`',
  '| a | b',
  '\\|',
  '\\',
  '&lt;script&gt;',
  '&#64;everyone',
  '<img src=x onerror=1>',
  '<https://x.example>',
  'https://github.com/o/r/issues/1',
  'www.x.example',
  'me@x.example',
  '@octocat',
  '@org/team',
  '#123',
  'GH-123',
  'owner/repo#1',
  'owner/repo@0123456789abcdef',
  '0123456789abcdef0123456789abcdef01234567',
  'a1b2c3d',
  ':+1:',
  ':x:',
  '**bold**',
  '__bold__',
  '*a*',
  '_a_',
  '~~gone~~',
  '$x$',
  '[^1]',
  '- [x] ',
  '# ',
  '> ',
  '1. ',
  '::error::',
  '##[error]',
  '\n',
  '\r\n',
  '\n\n',
  '\t',
  '\u0000',
  '\u001B[31m',
  '\u2028',
  '\u202E',
  '\u2066',
  '\u200B',
  '\u{E0041}',
  '\uD800',
  '\uDC00',
  '👩\u200D💻',
  'Å',
  '顧客',
  'مرحبا',
]

/** Any text at all, mixed with fragments that break out where nothing holds them. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary-ascii' }),
      fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)),
    ),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))

/** Every table of the HTML as rows of cells as a reader sees them, the header first. */
export function tablesOf(html: string): string[][][] {
  const inside = (name: string, text: string) =>
    Array.from(
      text.matchAll(new RegExp(`<(?:${name})\\b[^>]*>(.*?)</(?:${name})>`, 'gs')),
      ([, body = '']) => body,
    )
  return inside('table', html).map(table => inside('tr', table).map(row => inside('td|th', row).map(textOf)))
}
