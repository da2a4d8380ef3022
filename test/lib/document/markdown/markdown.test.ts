import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeSummary } from '../../../../src/hosts/action/publish/step.ts'
import {
  codeBlock,
  escapeMarkdown,
  escapeWords,
  joinMarkdown,
  markdownLink,
  md,
} from '../../../../src/lib/document/markdown/markdown.ts'
import { toSingleLine } from '../../../../src/lib/text.ts'
import { elementsOf, hostileText, renderLikeGitHub, textOf } from '../../../support/markdown.ts'

describe('Markdown', () => {
  it('does not accept plain text at compile time', () => {
    const text = 'the name of a brand'
    const wrong = [
      // @ts-expect-error: a template takes no text.
      () => md`${text}`,
      // @ts-expect-error: nor does a list of parts.
      () => joinMarkdown([`## ${escapeMarkdown(text)}`], '\n'),
      // @ts-expect-error: nor does the job summary.
      () => writeSummary(text),
    ]
    expect(wrong).toHaveLength(3)
  })
})

it.each([
  ['a', '```\na\n```'],
  ['`a`', '```\n`a`\n```'],
  ['````', '`````\n````\n`````'],
])('codeBlock(%j) is %j', (text, block) => {
  expect(codeBlock(text)).toBe(block)
})

describe('escapeWords', () => {
  it('keeps names in backticks and outer spaces, and escapes everything else', () => {
    expect(escapeWords(' Set `fail-on` or `accept: true` <0.1 ')).toBe(
      ' Set `fail-on` or `accept: true` &#60;0.1 ',
    )
  })

  it('reads two names without a space between them as text', () => {
    expect(renderLikeGitHub(escapeWords('`max-cost``record`'))).not.toContain('<code>')
  })

  it('adds nothing but code for names, for any text', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const html = renderLikeGitHub(`x ${escapeWords(text)} y`)
        expect(elementsOf(html.replace(/<code>[a-z][\w-]*(?:: [\w-]+)?<\/code>/g, ''))).toEqual(['p'])
      }),
      { numRuns: 300 },
    )
  })
})

/** Each place where text from outside is put, and the elements that belong to the place itself. */
const places = [
  { place: 'a paragraph', around: (text: string) => `before\n\n${text}\n\nafter`, own: ['p', 'p', 'p'] },
  { place: 'a sentence', around: (text: string) => `Brand ${text} is cited.`, own: ['p'] },
  { place: 'a later line of a paragraph', around: (text: string) => `before\n${text}`, own: ['p'] },
  { place: 'a heading', around: (text: string) => `## ${text}`, own: ['h2'] },
  { place: 'a list item', around: (text: string) => `- ${text}\n- second`, own: ['ul', 'li', 'li'] },
  { place: 'quotes in a list item', around: (text: string) => `- x: “${text}”`, own: ['ul', 'li'] },
  {
    place: 'a table cell',
    around: (text: string) => `| a | b |\n| --- | --- |\n| ${text} | second |`,
    own: ['table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td'],
  },
  { place: 'a code element', around: (text: string) => `scans <code>${text}</code>`, own: ['p', 'code'] },
  {
    place: 'a summary line',
    around: (text: string) => `<details>\n<summary>${text}</summary>\n\nfolded\n\n</details>`,
    own: ['details', 'summary', 'p'],
  },
]

describe('escapeMarkdown', () => {
  it('breaks a commit hash after a broken reference', () => {
    const read = textOf(renderLikeGitHub(escapeMarkdown('GH-123a1b2c3d')))
    expect(read).toBe('GH-\u200B123a1b\u200B2c3d')
  })

  it.each(places)('adds no element to $place and reads as the same text', ({ around, own }) => {
    const empty = textOf(renderLikeGitHub(around('\uE000')))
    fc.assert(
      fc.property(hostileText, text => {
        const cleaned = toSingleLine(text)
        fc.pre(cleaned !== '')
        const html = renderLikeGitHub(around(escapeMarkdown(text, 10_000)))
        expect(elementsOf(html)).toEqual(own)
        expect(textOf(html).replaceAll('\u200B', '')).toBe(empty.replace('\uE000', () => cleaned))
      }),
      { numRuns: 300 },
    )
  })

  it('leaves nothing in the rendered text that GitHub turns into a mention, a reference, a link or an emoji', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const shown = textOf(renderLikeGitHub(escapeMarkdown(text, 10_000)))
        expect(shown).not.toMatch(/@[\w-]/)
        expect(shown).not.toMatch(/#\d/)
        expect(shown).not.toMatch(/\bgh-\d/i)
        expect(shown).not.toMatch(/:\/\//)
        expect(shown).not.toMatch(/www\./i)
        expect(shown).not.toMatch(/:[\w+-]+:/)
        expect(shown).not.toMatch(/(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/i)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ...[
      '# heading',
      '> quote',
      '- item',
      '+ item',
      '1. item',
      '12) item',
      '---',
      '===',
      '***',
      '```js',
      '~~~',
    ],
    ...['    code', ':-: | :-:', ':-', '[^1]: note', '[a]: https://x.example', '- [ ] task', '<!-- comment'],
    ...['<![CDATA[ x ]]>', '&lt;script&gt;', '&#60;b&#62;', '$a_b$ and $`x`$', '![](http://x/y.png)'],
    ...['<https://x.example>', 'me@x.example', 'mailto:me@x.example', 'a  \nb\\\nc'],
  ])('shows %j unchanged at the start of any line', text => {
    const html = renderLikeGitHub(escapeMarkdown(text))
    expect(elementsOf(html)).toEqual(['p'])
    expect(elementsOf(renderLikeGitHub(`before\n${escapeMarkdown(text)}`))).toEqual(['p'])
    expect(textOf(html).replaceAll('\u200B', '')).toBe(text.replace(/\s+/g, ' ').trim())
  })

  it('encodes every dollar sign, because GitHub reads math before Markdown', () => {
    expect(escapeMarkdown('$x$')).toBe('&#36;x&#36;')
  })

  it('leaves ordinary text readable', () => {
    const text = 'Acme (est. 1999), "the best" – 3.5 of 5; well-known, isn\'t it? 顧客管理 لإدارة 10:30 +1!'
    expect(escapeMarkdown(text)).toBe(text)
  })

  it('leaves UUIDs and plain words copyable', () => {
    const text = '550e8400-e29b-41d4-a716-446655440000 effaced'
    expect(escapeMarkdown(text)).toBe(text)
  })

  it('clips before it escapes, so that no entity is cut', () => {
    expect(escapeMarkdown('<<<<<<', 4)).toBe('&#60;&#60;&#60;…')
  })
})

describe('markdownLink', () => {
  it('shows host and path of an http(s) URL, and links to all of it', () => {
    expect(markdownLink(undefined, 'https://www.acme.example/a?b=1#c')).toBe(
      '[acme.example/a](https://www.acme.example/a?b=1#c)',
    )
  })

  it('shows a path in its own script', () => {
    expect(markdownLink(undefined, 'https://acme.example/%E9%A1%A7')).toContain('[acme.example/顧]')
    expect(markdownLink(undefined, 'https://acme.example/%E9')).toContain('[acme.example/%E9]')
  })

  it.each(['javascript:alert(1)', 'https://user:pass@x.example/', ''])('shows %j only as text', url => {
    const html = renderLikeGitHub(`x ${markdownLink('label', url)}`)
    expect(elementsOf(html)).toEqual(['p'])
    expect(elementsOf(renderLikeGitHub(`x ${markdownLink(undefined, url)}`))).toEqual(['p'])
    expect(textOf(html)).toBe('x label')
  })

  it('shows a URL beyond 2,000 characters only as text', () => {
    expect(markdownLink('label', `https://x.example/${'a'.repeat(2000)}`)).toBe('label')
  })

  it('is one link to the page, for any URL and label', () => {
    const url = fc
      .tuple(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostileText)
      .map(([start, end]) => start + end)
    fc.assert(
      fc.property(hostileText, url, (label, address) => {
        const target = URL.parse(address)
        fc.pre(target !== null && !target.username && target.href.length <= 2000)
        const html = renderLikeGitHub(`| a |\n| --- |\n| ${markdownLink(label, address)} |`)
        expect(elementsOf(html)).toEqual(['table', 'thead', 'tr', 'th', 'tbody', 'tr', 'td', 'a'])
        const href = textOf(/href="([^"]*)"/.exec(html)?.[1] ?? '')
        expect(decodeAscii(href)).toBe(decodeAscii(target?.href ?? ''))
      }),
    )
  })

  it.each(['issues', 'pull', 'discussions'])('leaves no backlink in the page of a source: %s', kind => {
    expect(markdownLink('x', `https://github.com/o/r/${kind}/1`)).toBe(
      `[x](https://redirect.github.com/o/r/${kind}/1)`,
    )
  })

  it('links other pages of GitHub unchanged', () => {
    expect(markdownLink('x', 'https://github.com/o/r/actions/runs/1')).toBe(
      '[x](https://github.com/o/r/actions/runs/1)',
    )
  })
})

/** Percent codes of ASCII decoded: what two spellings of the same URL have in common. */
function decodeAscii(href: string): string {
  return href.replace(/%[0-7][\dA-F]/gi, code => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
}
