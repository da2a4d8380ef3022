import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { renderPortfolioHtml } from '../../../src/report/html/portfolio.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { aFleet, aFleetGate, mixedFleet } from '../../support/portfolio.ts'
import { manyAnswered, realisticRun } from '../../support/realistic-run.ts'
import { outcomeOf, passed } from '../../support/report-outcomes.ts'

const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children)
const textOf = (nodes: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(nodes).replace(/\s+/g, ' ').trim()
const countIn = (html: string, part: string) => html.split(part).length - 1

it('writes the portfolio of a fleet', async () => {
  const [portfolio] = elementsOf(renderPortfolioHtml(mixedFleet)).filter(
    ({ attribs }) => attribs['class'] === 'fleet',
  )
  const texts = DomUtils.find(node => node.type === 'text', portfolio?.children ?? [], true, Infinity)
  const lines = texts.map(node => DomUtils.textContent(node).trim()).filter(line => line !== '')
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/portfolio-html.txt')
})

describe('the report of a fleet', () => {
  const hostile = outcomeOf('</style><script>alert(1)</script>', 'javascript:alert(1)')
  const fleet = aFleet([...mixedFleet.gates, aFleetGate('hostile', hostile)], '<img src=x>')
  const elements = elementsOf(renderPortfolioHtml(fleet))
  const articles = elements.filter(({ attribs }) => attribs['class'] === 'run')

  it('has each gate under an id of its own, and no id twice', () => {
    const ids = elements.flatMap(({ attribs }) => attribs['id'] ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(articles.map(({ attribs }) => attribs['id'])).toEqual(
      fleet.gates.map((_, index) => `run-${index + 1}`),
    )
  })

  it('has the gates by verdict, each with a link to its report', () => {
    const rows = (label: string) => {
      const region = elements.find(({ attribs }) => attribs['aria-label'] === label)
      return DomUtils.getElementsByTagName('tr', region ?? []).slice(1)
    }
    const attention = rows('Gates that need attention, table')
    expect(attention.map(row => textOf(row).slice(0, 18))).toEqual([
      'acme-de Failed, DE',
      'acme-fr Failed, FR',
      'globex-us Failed, ',
      'hostile FailedThe ',
      'globex-de Error, D',
      'globex-fr Error, F',
      'initech-de Error, ',
    ])
    expect(rows('Inconclusive gates, table')).toHaveLength(1)
    expect(rows('Gates that passed, table')).toHaveLength(5)
    const [link] = DomUtils.getElementsByTagName('a', attention[0] ?? [])
    const target = articles.find(({ attribs }) => `#${attribs['id']}` === link?.attribs['href'])
    expect(textOf(target ?? [])).toMatch(/^All gates · acme-de · DE Failed Acme is cited in 31%/)
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
})

describe('the size of the report of a fleet', () => {
  const fleetOf = (count: number, outcome: Outcome) =>
    aFleet(Array.from({ length: count }, (_, index) => aFleetGate(`gate-${index}`, outcome)))

  it('shares the room for answers among its gates', () => {
    const html = renderPortfolioHtml(fleetOf(4, manyAnswered(150)))
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
    expect(countIn(html, 'answers left out here to keep the file small')).toBe(4)
  })

  it('stays below 10 MB however many gates there are, and says what it left out', () => {
    const html = renderPortfolioHtml(fleetOf(60, realisticRun({ keywords: 100, samples: 1, weeks: 12 })))
    expect(Buffer.byteLength(html)).toBeLessThan(9_200_000)
    expect(countIn(html, 'keywords left out here to keep the file small')).toBeGreaterThan(50)
  })

  it('leaves out nothing but answers where there is room', () => {
    const html = renderPortfolioHtml(fleetOf(4, realisticRun({ keywords: 100, samples: 1, weeks: 12 })))
    expect(html.match(/keywords left out|Left out here/g)).toBe(null)
  })

  it('has more of a gate that needs attention than of one that passes', () => {
    const run = realisticRun({ keywords: 100, samples: 1, weeks: 12 })
    const { gates } = fleetOf(60, { ...passed, scans: run.scans, measurement: run.measurement })
    const html = renderPortfolioHtml(aFleet([...gates, aFleetGate('bad', run)]))
    const rows = html.split('<article').map(article => countIn(article, 'class="row"'))
    expect(rows[1]).toBe(100)
    expect(rows[2]).toBeLessThan(95)
    for (const count of rows.slice(2)) expect(count).toBeGreaterThan(20)
  })
})
