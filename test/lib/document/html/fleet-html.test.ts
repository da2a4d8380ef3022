import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { Document, GateReport } from '../../../../src/lib/document/blocks.ts'
import { renderHtml } from '../../../../src/lib/document/html/html.ts'
import {
  aDocument,
  aLoss,
  answersOf,
  aPortfolio,
  aSection,
  everything,
} from '../../../support/document-blocks.ts'
import { expectWithin } from '../../../support/processor-time.ts'

const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children)
const textOf = (nodes: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(nodes).replace(/\s+/g, ' ').trim()
const countIn = (html: string, part: string) => html.split(part).length - 1

function fleetOf(gates: GateReport[]): string {
  return renderHtml({ ...aPortfolio(gates.map(({ id }) => id)), gates })
}

function aGate(index: number, document: Document, needsAttention = false): GateReport {
  return { id: `gate-${index}`, title: [{ name: `acme-${index}` }], needsAttention, load: () => document }
}

describe('the report of a fleet', () => {
  const hostile = everything('</style><script>alert(1)</script>', 'javascript:alert(1)')
  const html = fleetOf([aGate(1, aLoss()), aGate(2, aDocument()), aGate(3, hostile)])
  const elements = elementsOf(html)
  const articles = elements.filter(({ attribs }) => attribs['class'] === 'run')

  it('has each gate under an id of its own, and no id twice', () => {
    const ids = elements.flatMap(({ attribs }) => attribs['id'] ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(articles.map(({ attribs }) => attribs['id'])).toEqual(['gate-1', 'gate-2', 'gate-3'])
  })

  it('links each gate, from its cell, from its line and from the list of all', () => {
    const [portfolio] = elements.filter(({ attribs }) => attribs['class'] === 'fleet')
    const targets = DomUtils.getElementsByTagName('a', portfolio ?? []).map(({ attribs }) => attribs['href'])
    expect(targets.filter(target => target === '#gate-2')).toHaveLength(3)
    expect(textOf(articles[0] ?? [])).toMatch(/^All gates · Acme · 22 November 2026 Failed/)
  })

  it('has links within the file to what is there', () => {
    const ids = new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? []))
    const targets = elements.flatMap(({ attribs }) => /^#(.*)/.exec(attribs['href'] ?? '')?.[1] ?? [])
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets) expect(ids).toContain(target)
  })

  it('has no script, and nothing that a text from outside added', () => {
    const names = new Set(elements.map(({ name }) => name))
    for (const name of ['script', 'img', 'iframe', 'link', 'form']) expect(names).not.toContain(name)
  })
})

describe('the size of the report of a fleet', () => {
  const text = 'There are many boards for small teams. '.repeat(30)
  const aReport = (keywords: number, samples = 1) =>
    aDocument({
      sections: [
        aSection('questions', { kind: 'list', items: Array.from({ length: 2000 }, () => ['a question']) }),
        aSection('answers', ...answersOf({ keywords, engines: 6, samples }, text)),
        aSection('sources', { kind: 'list', items: Array.from({ length: 2000 }, () => ['a source']) }),
      ],
    })
  const manyOf = (count: number, document: Document) =>
    Array.from({ length: count }, (_, index) => aGate(index, document))

  it('stays below 10 MB for 200 gates, and says what it left out', { timeout: 0 }, () => {
    const html = expectWithin(20_000, () => fleetOf(manyOf(200, aReport(100))))
    expect(Buffer.byteLength(html)).toBeLessThan(10_000_000)
    expect(countIn(html, 'left out here to keep the file small')).toBeGreaterThan(200)
    expect(html).toMatch(/1 section left out here/)
  })
})
