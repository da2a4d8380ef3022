import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { Block, Document, GateReport } from '../../../../src/lib/document/blocks.ts'
import { renderHtml } from '../../../../src/lib/document/html/html.ts'
import { sparkline } from '../../../../src/lib/document/html/render-blocks.ts'
import {
  aDocument,
  aLoss,
  anOverview,
  answersOf,
  aSection,
  everything,
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

const aGate = (index: number, document: Document): GateReport => ({
  id: `gate-${index}`,
  title: [{ name: `acme-${index}` }],
  needsAttention: false,
  load: () => document,
})
const fleetOf = (gates: GateReport[]): Document => ({ ...anOverview(gates.map(({ id }) => id)), gates })
const hostile = everything(HOSTILE, 'javascript:alert(1)')
const fleet = fleetOf([aGate(1, aLoss()), aGate(2, aDocument()), aGate(3, hostile)])

const cases: [string, Document][] = [
  ['a pass', aDocument()],
  ['a loss', aLoss()],
  ['everything', everything()],
  ['hostile texts', hostile],
  ['a fleet', fleet],
]

describe.each(cases)('the report of %s', (_, document) => {
  const elements = elementsOf(document)

  it('has no scripts, handlers or inline styles, and loads nothing', () => {
    const names = new Set(elements.map(element => element.name))
    for (const name of ['script', 'img', 'iframe', 'link', 'object', 'form', 'base']) {
      expect(names).not.toContain(name)
    }
    const attributes = new Set(elements.flatMap(element => Object.keys(element.attribs)))
    expect(
      [...attributes].filter(name => name.startsWith('on') || name === 'style' || name === 'src'),
    ).toEqual([])
  })

  it('links only to web pages and to its own parts', () => {
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
        expect(header.attribs['scope']).toMatch(/^(col|row)$/)
      }
      const region = DomUtils.getParent(table)
      if (region === null || !('attribs' in region)) throw new Error('The table is not in a region.')
      expect(region.attribs).toMatchObject({ role: 'group', tabindex: '0' })
      expect(region.attribs['aria-label']).not.toBe('')
    }
  })
})

describe('the policy', () => {
  const elements = elementsOf(aDocument())

  it('allows only the styles, by their hash', () => {
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
  /** The elements and attributes of the document, without texts, labels and the Markdown of the answers. */
  const skeleton = (text: string) => {
    const { children } = parseDocument(renderHtml(everything(text)))
    for (const answer of DomUtils.findAll(hasClass('answer'), children)) answer.children = []
    return DomUtils.findAll(() => true, children).map(({ name, attribs }) => [
      name,
      { ...attribs, 'aria-label': '', 'data-label': '' },
    ])
  }

  it('adds no element and no attribute', () => {
    const plain = skeleton('x')
    fc.assert(
      fc.property(hostileText, text => {
        expect(skeleton(`x${text}`)).toEqual(plain)
      }),
      { numRuns: 40 },
    )
  })

  it('is shown unchanged', () => {
    expect(textOf(everything(HOSTILE)).split(HOSTILE).length).toBeGreaterThan(200)
  })

  it('becomes a link only if it is a web address without credentials', () => {
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

  it('is cut if it is long', () => {
    const product = elementsOf(
      aDocument({ about: [['AI visibility'], [{ name: 'long '.repeat(2000) }], ['22 November 2026']] }),
    ).find(hasClass('product'))
    expect(readable(product ?? [])).toMatch(/^AI visibility · (long ){23}long… · 22 November 2026$/)
  })

  it('has its own direction', () => {
    const h1 = elementsOf(everything('شركة')).find(named('h1'))
    expect(h1 && DomUtils.getInnerHTML(h1, { encodeEntities: false })).toContain(
      '<span dir="auto">شركة</span>',
    )
  })
})

describe('the answers', () => {
  it('of a thousand keywords and six engines fit 5 MB, with a count of the questions left out', () => {
    const text = 'There are many boards for small teams. '.repeat(40)
    const answers = answersOf({ keywords: 1000, engines: 6, samples: 1 }, text)
    const html = renderHtml(aDocument({ sections: [{ ...aSection('answers', ...answers), isFolded: true }] }))
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
    const shown = html.split('<summary>').length - 2
    const [, leftOut] = /(\d+) parts left out here to keep the file small/.exec(html) ?? []
    expect(shown + Number(leftOut)).toBe(1000)
  })
})

describe('the report of a fleet', () => {
  it('links each gate, from its row and from the list of all', () => {
    const overview = elementsOf(fleet).find(hasClass('fleet'))
    const targets = DomUtils.getElementsByTagName('a', overview ?? []).map(({ attribs }) => attribs['href'])
    expect(targets.filter(target => target === '#gate-2')).toHaveLength(2)
    const [first] = elementsOf(fleet).filter(hasClass('run'))
    expect(readable(first ?? [])).toMatch(/^All gates · Acme · 22 November 2026 Failed/)
  })

  it('stays below 10 MB for 60 gates of 40 MB, and counts what it omits', () => {
    const text = 'There are many boards for small teams. '.repeat(30)
    const listOf = (item: string): Block => ({
      kind: 'list',
      items: Array.from({ length: 2000 }, () => [item]),
    })
    const report = aDocument({
      sections: [
        aSection('questions', listOf('a question')),
        aSection('answers', ...answersOf({ keywords: 100, engines: 6, samples: 1 }, text)),
        aSection('sources', listOf('a source')),
      ],
    })
    const gates = Array.from({ length: 60 }, (_, index) => aGate(index, report))
    const html = renderHtml(fleetOf(gates))
    expect(Buffer.byteLength(html)).toBeLessThan(10_000_000)
    expect(html.split('left out here to keep the file small').length).toBeGreaterThan(61)
  })
})

it.each([
  [[], 0],
  [[0.5], 0],
  [[undefined, 0.5], 0],
  [[0.5, undefined, 1], 2],
])('a sparkline of the shares %j has %i points', (history, points) => {
  expect(sparkline(history)?.html.match(/\d,\d/g) ?? []).toHaveLength(points)
})
