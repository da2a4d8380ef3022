import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { renderPortfolioHtml } from '../../../src/report/html/portfolio.ts'
import { manyAnswered, realisticRun } from '../../support/realistic-run.ts'
import { failedWithEverything, notMeasured, outcomeOf, passed } from '../../support/report-outcomes.ts'

const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children)

describe('the report of several runs', () => {
  const outcomes = [
    realisticRun({ keywords: 6, samples: 1, weeks: 3 }),
    failedWithEverything,
    { ...passed, brand: 'Globex', fingerprint: { country: ['DE'] } },
    notMeasured,
    outcomeOf('</style><script>alert(1)</script>', 'javascript:alert(1)'),
  ]
  const elements = elementsOf(renderPortfolioHtml(outcomes))

  it('has each run under an id of its own, and no id twice', () => {
    const ids = elements.flatMap(({ attribs }) => attribs['id'] ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter(id => /^run-\d+$/.test(id))).toEqual(outcomes.map((_, index) => `run-${index + 1}`))
  })

  it('has a link to each run with its brand, what tells it apart, its verdict and its lead', () => {
    const chooser = elements.find(({ attribs }) => attribs['aria-label'] === 'Runs')
    const choices = DomUtils.getElementsByTagName('li', chooser ?? []).map(item =>
      DomUtils.textContent(item).replace(/\s+/g, ' ').trim(),
    )
    expect(choices).toHaveLength(5)
    expect(choices[1]).toMatch(/^Acme · weekly Failed: The citation score of Acme is 24\.0/)
    expect(choices[2]).toMatch(/^Globex · DE Passed: /)
  })

  it('has links within the file to what is there', () => {
    const ids = new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? []))
    const targets = elements.flatMap(({ attribs }) => /^#(.*)/.exec(attribs['href'] ?? '')?.[1] ?? [])
    expect(targets.length).toBeGreaterThan(20)
    for (const target of targets) expect(ids).toContain(target)
  })

  it('has no script, and nothing that a text from outside added', () => {
    const names = new Set(elements.map(({ name }) => name))
    for (const name of ['script', 'img', 'iframe', 'link', 'form']) expect(names).not.toContain(name)
  })

  it('shares the room for answers among its runs', () => {
    const many = manyAnswered(150)
    const html = renderPortfolioHtml([many, many, many, many])
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
    expect(html.split('answers left out here to keep the file small').length - 1).toBe(4)
  })
})
