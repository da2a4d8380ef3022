import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { answerText } from '../../../../src/lib/document/html/answer-text.ts'
import { hostileText } from '../../../support/markdown.ts'
import { expectLinear } from '../../../support/processor-time.ts'

const elementsIn = (text: string) =>
  DomUtils.findAll(() => true, parseDocument(`<div>${answerText(text).html}</div>`).children).slice(1)
const shown = (text: string) => DomUtils.textContent(parseDocument(answerText(text).html).children)

describe('the text of an answer', () => {
  it.each([
    ['a **b** _c_ `d`', '<p>a <strong>b</strong> <em>c</em> <code>d</code></p>'],
    ['# Best *of* all', '<p><strong>Best <em>of</em> all</strong></p>'],
    ['- a\n- b\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['2. a\n3. b', '<ol start="2"><li>a</li><li>b</li></ol>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['```\na\n  b\n```', '<p class="lines"><code>a\n  b</code></p>'],
    [
      '| a | b |\n|---|---|\n| 1 | **2** |',
      '<ul><li><strong>a · b</strong></li><li>1 · <strong>2</strong></li></ul>',
    ],
    ['a &amp; b', '<p>a &amp; b</p>'],
    ['first  \nsecond', '<p>first<br>second</p>'],
  ])('renders %j', (text, html) => {
    expect(answerText(text).html).toBe(html)
  })

  it('links to web pages alone', () => {
    expect(answerText('[a](https://x.example/?q="b")').html).toBe(
      '<p><a href="https://x.example/?q=%22b%22" rel="noopener noreferrer nofollow">a</a></p>',
    )
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://user:secret@x.example', '/path']) {
      expect(answerText(`[a](${url}) b`).html).toBe('<p>a b</p>')
    }
  })

  it('shows an image by its description, and HTML as text', () => {
    expect(answerText('![a cat](https://x.example/cat.png)').html).toBe('<p>a cat</p>')
    expect(answerText('<img src=x onerror=1>\n\na <b>c</b>').html).toBe(
      '<p>&lt;img src=x onerror=1&gt;</p><p>a &lt;b&gt;c&lt;/b&gt;</p>',
    )
  })

  it('has only known elements and attributes, whatever it is', () => {
    const known = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'blockquote', 'a', 'br'])
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 6 }), parts => {
        for (const { name, attribs } of elementsIn(parts.join('\n'))) {
          expect(known).toContain(name)
          expect(['', 'class', 'start', 'href,rel']).toContain(Object.keys(attribs).join())
          if (name === 'a') expect(attribs['href']).toMatch(/^https?:\/\//)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('decodes entities before it escapes, so that none of them becomes a tag or a control character', () => {
    expect(answerText('&lt;script&gt; &#x202E;a&#0;').html).toBe('<p>&lt;script&gt; a\uFFFD</p>')
  })

  it.each(['> ', '- ', '**a ', '[a](', '_a_b'])('takes little time for what is mostly syntax: %s', part => {
    expectLinear(5000, times => answerText(part.repeat(times)))
  })

  it('shows what is nested deeper than a reader can follow as text', () => {
    const text = Array.from(
      { length: 30 },
      (_, depth) => `${'  '.repeat(depth)}- item number ${depth} of this list`,
    )
    expect(shown(text.join('\n'))).toContain('item number 29')
    expect(elementsIn(text.join('\n')).length).toBeLessThan(100)
  })
})
