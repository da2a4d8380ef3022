import * as fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { escapeHtml, escapeHtmlLines } from '../../../../src/lib/document/html/escape-html.ts'
import { linked, markup, name } from '../../../../src/lib/document/html/markup.ts'
import { toSingleLine } from '../../../../src/lib/text.ts'
import { hostileText } from '../../../support/markdown.ts'

/** The elements and the text of the HTML, and the attributes of its last element. */
function read(html: string) {
  const elements: string[] = []
  let text = ''
  let attributes: Record<string, string> = {}
  const parser = new Parser({
    onopentag: (element, found) => {
      elements.push(element)
      attributes = found
    },
    ontext: part => {
      text += part
    },
    oncomment: () => elements.push('#comment'),
    onprocessinginstruction: () => elements.push('#instruction'),
  })
  parser.end(html)
  return { elements, text, attributes }
}

describe('escapeHtmlLines', () => {
  it('leaves only text, with its line feeds', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        const { elements, text } = read(`<p>${escapeHtmlLines(`a${one}b\nc${other}d`)}</p>`)
        expect(elements).toEqual(['p'])
        expect(text).toMatch(/^a.*b\nc.*d$/s)
      }),
    )
    expect(escapeHtmlLines('a\r\n\u0000<b>\u202E\n"c"')).toBe('a\n&lt;b&gt;\n&quot;c&quot;')
  })

  it('cuts a text of more than 20,000 characters', () => {
    expect(escapeHtmlLines('x'.repeat(20_000))).toHaveLength(20_000)
    expect(escapeHtmlLines('x'.repeat(20_001))).toBe(`${'x'.repeat(19_999)}…`)
  })
})

describe('escapeHtml', () => {
  it('leaves only text between tags and in an attribute', () => {
    fc.assert(
      fc.property(hostileText, text => {
        const {
          elements,
          text: seen,
          attributes,
        } = read(`<p title="${escapeHtml(text, 1e6)}">${escapeHtml(text, 1e6)}</p>`)
        expect(elements).toEqual(['p'])
        expect(seen).toBe(toSingleLine(text))
        expect(attributes).toEqual({ title: toSingleLine(text) })
      }),
    )
  })

  it.each([
    ['a comment', '<!-- |@everyone', '&lt;!-- |@everyone'],
    ['the end of the styles', '</style><script>', '&lt;/style&gt;&lt;script&gt;'],
    ['quotes', `"'`, '&quot;&#39;'],
    ['an entity', '&lt;', '&amp;lt;'],
    ['a right-to-left override', 'a\u202Eb', 'ab'],
    ['NUL and lines', 'a\u0000b\nc', 'a b c'],
    ['half a character', 'a\uD800', 'a\uFFFD'],
  ])('writes %s', (_, text, html) => {
    expect(escapeHtml(text)).toBe(html)
  })

  it('cuts before it escapes', () => {
    expect(escapeHtml('<'.repeat(10_000), 4)).toBe('&lt;&lt;&lt;…')
  })
})

describe('a template', () => {
  it('escapes every value that is not markup', () => {
    expect(markup`<b>${'<i>'}${['&', markup`<u>`]}${undefined}${3}</b>`.html).toBe(
      '<b>&lt;i&gt;&amp;<u>3</b>',
    )
  })

  it('shows a dash for an invisible name', () => {
    expect(name('\u200B\n').html).toBe('–')
  })
})

describe('a link', () => {
  it('leads to the page, and stays in its attribute', () => {
    const { html } = linked(`https://host.example/a"><script>?q='x'&y=<b>#part`, name('x'))
    const { elements, attributes } = read(html)
    expect(elements).toEqual(['a', 'span'])
    expect(read(html.replace(/<span.*/, '')).attributes).toEqual({
      href: 'https://host.example/a%22%3E%3Cscript%3E?q=%27x%27&y=%3Cb%3E#part',
      rel: 'noopener noreferrer nofollow',
    })
    expect(attributes).toEqual({ dir: 'auto' })
  })
})
