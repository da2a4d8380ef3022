import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { Document } from '../../../../src/lib/document/blocks.ts'
import { renderHtml } from '../../../../src/lib/document/html/html.ts'
import {
  aDocument,
  aGrid,
  aLoss,
  answersOf,
  aSection,
  everything,
  gridOf,
} from '../../../support/document-blocks.ts'
import { hostileText } from '../../../support/markdown.ts'

const HOSTILE = '</style><script>alert(1)</script><!-- |@everyone'

const elementsOf = (document: Document) =>
  DomUtils.findAll(() => true, parseDocument(renderHtml(document)).children)
const readable = (node: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(node).replace(/\s+/g, ' ').trim()
const textOf = (document: Document) => readable(parseDocument(renderHtml(document)).children)

type Element = ReturnType<typeof elementsOf>[number]

const named = (wanted: string) => (element: Element) => element.name === wanted
const hasClass = (wanted: string) => (element: Element) =>
  (element.attribs['class'] ?? '').split(' ').includes(wanted)

/** The rows of the first grid, each with its cells. */
function cellsOf(document: Document): Element[][] {
  const table = elementsOf(document).find(hasClass('grid'))
  return DomUtils.getElementsByTagName('tr', table ?? []).map(row =>
    row.children.filter(child => 'attribs' in child),
  )
}

const cases: [string, Document][] = [
  ['a pass', aDocument()],
  ['a loss', aLoss()],
  ['everything', everything()],
  ['hostile texts', everything(HOSTILE, 'javascript:alert(1)')],
]

describe.each(cases)('the report of %s', (_, document) => {
  const elements = elementsOf(document)

  it('has no script, no handler, no inline style and nothing that loads', () => {
    const names = new Set(elements.map(element => element.name))
    for (const name of ['script', 'img', 'iframe', 'link', 'object', 'form', 'base']) {
      expect(names).not.toContain(name)
    }
    const attributes = new Set(elements.flatMap(element => Object.keys(element.attribs)))
    expect(
      [...attributes].filter(name => name.startsWith('on') || name === 'style' || name === 'src'),
    ).toEqual([])
  })

  it('links to web pages and to its own parts alone', () => {
    const ids = elements.flatMap(({ attribs }) => (attribs['id'] ? [attribs['id']] : []))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { name, attribs } of elements.filter(element => 'href' in element.attribs)) {
      expect(name).toBe('a')
      const href = attribs['href'] ?? ''
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
      else {
        expect(href).toMatch(/^https?:\/\//)
        expect(attribs['rel']).toBe('noopener noreferrer nofollow')
      }
    }
  })

  it('has a caption and scoped headers in every table, in a region that can be scrolled by keyboard', () => {
    for (const table of elements.filter(named('table'))) {
      expect(DomUtils.textContent(DomUtils.getElementsByTagName('caption', table))).not.toBe('')
      for (const header of DomUtils.getElementsByTagName('th', table)) {
        expect(header.attribs['scope']).toMatch(/^(col|row|rowgroup)$/)
      }
      const region = DomUtils.getParent(table)
      if (region === null || !('attribs' in region)) throw new Error('A table stands in a region.')
      expect(region.attribs).toMatchObject({ role: 'group', tabindex: '0' })
      expect(region.attribs['aria-label']).not.toBe('')
    }
  })
})

describe('the policy', () => {
  const elements = elementsOf(aDocument())

  it('knows the styles by their hash, and allows nothing else', () => {
    const style = elements.find(named('style'))
    const hash = createHash('sha256')
      .update(style ? DomUtils.textContent(style) : '')
      .digest('base64')
    const policy = elements.find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
    expect(policy?.attribs['content']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'none'; base-uri 'none'; form-action 'none'`,
    )
  })
})

describe('text from outside', () => {
  /** All there is of the document but its text, its labels, where its links lead, and the Markdown of the answers. */
  const skeleton = (text: string) => {
    const { children } = parseDocument(renderHtml(everything(text)))
    for (const answer of DomUtils.findAll(hasClass('answer'), children)) answer.children = []
    return DomUtils.findAll(() => true, children).map(({ name, attribs }) => [
      name,
      { ...attribs, 'aria-label': '', 'data-label': '' },
    ])
  }

  it('adds no element and no attribute, whatever it is', () => {
    const plain = skeleton('x')
    fc.assert(
      fc.property(hostileText, text => {
        expect(skeleton(`x${text}`)).toEqual(plain)
      }),
      { numRuns: 40 },
    )
  })

  it('is shown as it is', () => {
    expect(textOf(everything(HOSTILE)).split(HOSTILE).length).toBeGreaterThan(200)
  })

  it('becomes a link only as a web address without credentials', () => {
    const links = (url: string) =>
      elementsOf(everything('x', url)).filter(({ attribs }) => {
        const { href = '' } = attribs
        return href !== '' && !/^#(report|first|second|third)$/.test(href)
      }).length
    expect(links('javascript:alert(1)')).toBe(0)
    expect(links('https://user:secret@x.example')).toBe(0)
    expect(links('#"><script>')).toBe(0)
    expect(links('https://y.example/')).toBeGreaterThan(50)
  })

  it('is cut where it is long', () => {
    const product = elementsOf(
      aDocument({ about: [['AI visibility'], [{ name: 'long '.repeat(2000) }], ['22 November 2026']] }),
    ).find(hasClass('product'))
    expect(readable(product ?? [])).toMatch(/^AI visibility · (long ){23}long… · 22 November 2026$/)
  })

  it('is marked as having a direction of its own', () => {
    const h1 = elementsOf(everything('شركة')).find(named('h1'))
    expect(h1 && DomUtils.getInnerHTML(h1, { encodeEntities: false })).toContain(
      '<span dir="auto">شركة</span>',
    )
  })
})

describe('the grid', () => {
  const rows = cellsOf(aLoss())

  it('is bold with ▼ where a cell is a loss, and nowhere else', () => {
    const cells = rows.slice(1).map(row => row.slice(1))
    const bold = cells.map(row => row.map(cell => DomUtils.getElementsByTagName('b', cell).map(readable)))
    expect(bold[0]?.map(([words]) => words)).toEqual(['10% ▼', '20% ▼', '0% ▼', '10% ▼'])
    expect(bold.slice(1).flat(2)).toEqual([])
    const grid = aGrid()
    expect(textOf(aDocument({ first: [{ ...grid, rows: [[{ now: '5%' }]] }] }))).not.toContain('▼')
  })

  it('draws the runs of a cell from the oldest to this one, a higher share higher', () => {
    const cell = { now: '50%', history: [0, undefined, 1, 0.5] }
    const grid = gridOf([['ChatGPT']], [[cell]])
    const line = elementsOf(aDocument({ first: [grid] })).find(named('polyline'))
    const places = (line?.attribs['points'] ?? '').split(' ').map(place => place.split(',').map(Number))
    const [lowest = [], highest = [], last = []] = places
    expect(places).toHaveLength(3)
    expect(lowest[0]).toBeLessThan(highest[0] ?? 0)
    expect(highest[0]).toBeLessThan(last[0] ?? 0)
    expect(lowest[1]).toBeGreaterThan(last[1] ?? 0)
    expect(last[1]).toBeGreaterThan(highest[1] ?? 0)
  })
})

describe('the answers', () => {
  it('of a thousand keywords, six engines and three samples fit 5 MB, each keyword has some, and the rest is counted', () => {
    const text = 'There are many boards for small teams. '.repeat(40)
    const answers = answersOf({ keywords: 1000, engines: 6, samples: 3 }, text)
    const html = renderHtml(aDocument({ sections: [aSection('answers', ...answers)] }))
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
    const shown = html.split('<p class="answer"').length - 1
    expect(shown).toBeGreaterThan(1000)
    const leftOut = [...html.matchAll(/(\d+) answers left out here to keep the file small/g)]
    expect(leftOut.reduce((sum, [, count]) => sum + Number(count), shown)).toBe(18_000)
    expect(html.split('<summary>').length - 1).toBe(1 + 1000)
  })
})
