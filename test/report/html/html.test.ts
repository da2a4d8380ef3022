import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { renderHtml } from '../../../src/report/html/html.ts'
import { STYLES, STYLES_HASH } from '../../../src/report/html/styles.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { aCompletedScan, aResult } from '../../support/completed-scans.ts'
import { withDeliveries } from '../../support/deliveries.ts'
import { hostileText } from '../../support/markdown.ts'
import { aMeasurement } from '../../support/measurements.ts'
import { aVerdict } from '../../support/outcomes.ts'
import { manyAnswered, realisticRun } from '../../support/realistic-run.ts'
import {
  failedWithEverything,
  lostAnswersOf,
  manyKeywords,
  notMeasured,
  outcomeOf,
  passed,
} from '../../support/report-outcomes.ts'

const parse = (outcome: Outcome) => parseDocument(renderHtml(outcome))
const elementsOf = (outcome: Outcome) => DomUtils.findAll(() => true, parse(outcome).children)
const textOf = (outcome: Outcome) => DomUtils.textContent(parse(outcome).children).replace(/\s+/g, ' ')

type Element = ReturnType<typeof elementsOf>[number]

const isAnswer = ({ attribs }: Element) => attribs['class'] === 'answer'
const hasClass = (wanted: string) => (element: Element) =>
  (element.attribs['class'] ?? '').split(' ').includes(wanted)
const readable = (node: Parameters<typeof DomUtils.textContent>[0]) =>
  DomUtils.textContent(node).replace(/\s+/g, ' ').trim()

function elementsIn(element: Element | undefined, test: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(test, element?.children ?? [])
}

/** The rows of the heat map, each with its keyword and its cells as a reader sees them. */
function heatOf(outcome: Outcome): string[][] {
  return elementsOf(outcome)
    .filter(hasClass('row'))
    .map(row => row.children.filter(child => 'attribs' in child).map(readable))
}

/** The rows of the table in the region of that name, each cell as a reader sees it. */
function tableIn(outcome: Outcome, label: string): string[][] {
  const region = elementsOf(outcome).find(element => element.attribs['aria-label'] === label)
  if (region === undefined) throw new Error(`There is no region ${label}.`)
  return DomUtils.getElementsByTagName('tr', region).map(row =>
    row.children.map(cell => DomUtils.textContent(cell).replace(/\s+/g, ' ').trim()),
  )
}

const realistic = realisticRun({ keywords: 12, samples: 1, weeks: 4 })

const cases: [string, Outcome][] = [
  ['a realistic run', realistic],
  ['a pass', passed],
  ['a fail with everything', withDeliveries(failedWithEverything)],
  ['an error without a measurement', notMeasured],
  ['many keywords', manyKeywords(30)],
  ['hostile texts', outcomeOf('</style><script>alert(1)</script><!-- |@everyone', 'javascript:alert(1)')],
  ['hostile pages', lostAnswersOf('</style><script>alert(1)</script><!-- |@everyone', 'javascript:alert(1)')],
]

describe.each(cases)('the report of %s', (_, outcome) => {
  it('has no script, no handler, no inline style and nothing that loads', () => {
    const elements = elementsOf(outcome)
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
    const elements = elementsOf(outcome)
    const ids = elements.flatMap(({ attribs }) => (attribs['id'] ? [attribs['id']] : []))
    expect(new Set(ids).size).toBe(ids.length)
    const hrefs = elements.filter(element => 'href' in element.attribs)
    for (const { name, attribs } of hrefs) {
      expect(name).toBe('a')
      const href = attribs['href'] ?? ''
      if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
      else {
        expect(href).toMatch(/^https?:\/\//)
        expect(attribs['rel']).toBe('noopener noreferrer nofollow')
      }
    }
  })

  it('has its headings in order', () => {
    const levels = elementsOf(outcome)
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map(({ name }) => Number(name[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1)
    })
  })

  it('has a caption and scoped headers in every table, in a region that can be scrolled by keyboard', () => {
    const regions: string[] = []
    for (const table of elementsOf(outcome).filter(({ name }) => name === 'table')) {
      expect(DomUtils.textContent(DomUtils.getElementsByTagName('caption', table))).not.toBe('')
      for (const header of DomUtils.getElementsByTagName('th', table)) {
        expect(header.attribs['scope']).toMatch(/^(col|row|rowgroup)$/)
      }
      const region = DomUtils.getParent(table)
      if (region === null || !('attribs' in region)) throw new Error('A table stands in a region.')
      expect(region.attribs).toMatchObject({ role: 'region', tabindex: '0' })
      regions.push(region.attribs['aria-label'] ?? '')
    }
    expect(new Set(regions).size).toBe(regions.length)
  })
})

describe('the policy', () => {
  it('knows the styles by their hash', () => {
    const hash = createHash('sha256').update(STYLES).digest('base64')
    expect(STYLES_HASH).toBe(`sha256-${hash}`)
    const style = elementsOf(passed).find(({ name }) => name === 'style')
    expect(style && DomUtils.textContent(style)).toBe(STYLES)
  })

  it('allows nothing else', () => {
    const policy = elementsOf(passed).find(
      ({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy',
    )
    expect(policy?.attribs['content']).toBe(
      `default-src 'none'; style-src '${STYLES_HASH}'; img-src 'none'; base-uri 'none'; form-action 'none'`,
    )
  })

  it('stands before the styles', () => {
    const html = renderHtml(passed)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'))
  })
})

describe('text from outside', () => {
  /** All there is of the document but its text, where its links lead, and the Markdown of the answers. */
  const skeleton = (outcome: Outcome) => {
    const document = parse(outcome)
    for (const answer of DomUtils.findAll(isAnswer, document.children)) answer.children = []
    return DomUtils.findAll(() => true, document.children).map(({ name, attribs }) => [
      name,
      { ...attribs, ...(attribs['rel'] && { href: '' }) },
    ])
  }

  it('adds no element and no attribute, whatever it is', () => {
    const render = (text: string) => skeleton(withDeliveries(outcomeOf(text, 'https://x.example/'), text))
    const plain = render('x')
    fc.assert(
      fc.property(hostileText, text => {
        const visible = `x${text}`
        expect(render(visible)).toEqual(plain)
      }),
      { numRuns: 40 },
    )
  })

  it('is shown as it is', () => {
    const text = textOf(outcomeOf('<!-- |@everyone </style><script>'))
    expect(text.split('<!-- |@everyone </style><script>').length).toBeGreaterThan(40)
  })

  it('becomes a link only as a web address without credentials', () => {
    const without = (url: string) => {
      const links = elementsOf(outcomeOf('x', url)).filter(({ attribs }) => attribs['rel'])
      return links.filter(({ attribs }) => !attribs['href']?.startsWith('https://x.example/?q=x'))
    }
    expect(without('javascript:alert(1)')).toEqual([])
    expect(without('https://user:secret@x.example')).toEqual([])
    expect(without('https://y.example/').length).toBeGreaterThan(4)
  })

  it('is cut where it is long', () => {
    const html = renderHtml(outcomeOf('long '.repeat(2000)))
    expect(html.length).toBeLessThan(200_000)
    expect(html).toContain('…')
  })

  it('is marked as having a direction of its own', () => {
    const h1 = DomUtils.findOne(({ name }) => name === 'h1', parse(outcomeOf('شركة')).children)
    expect(h1 && DomUtils.getInnerHTML(h1, { encodeEntities: false })).toContain(
      '<span dir="auto">شركة</span>',
    )
  })
})

describe('what a reader learns', () => {
  it('starts with the verdict, the headline and the reasons', () => {
    const text = textOf(failedWithEverything)
    const order = [
      'Failed',
      'The citation score of Acme is 24.0. It was 36.5',
      'The citation score fell from',
      'Key numbers',
      'Trend',
    ]
    const places = order.map(words => text.indexOf(words, text.indexOf('AI visibility report')))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it.each([
    ['a pass without a baseline', passed, 'Passed: Acme is cited by 1 of 2 engines'],
    ['an error', notMeasured, 'AI visibility of Acme was not measured'],
    [
      'a run without rules',
      { ...passed, verdict: aVerdict({ reportOnly: true, rules: [] }) },
      'Report only: Acme is cited by 1 of 2 engines',
    ],
    [
      'doubt',
      { ...passed, verdict: aVerdict({ status: 'inconclusive' }) },
      'Acme is cited by 1 of 2 engines. This could not be judged',
    ],
  ] as const)('tells what happened in %s', (_, outcome, words) => {
    expect(textOf(outcome)).toContain(words)
  })

  it('gives the key numbers and their change in words', () => {
    const text = textOf(failedWithEverything)
    expect(text).toContain('Engines that cite5 of 6 ▼ 1 below the baseline of 6')
    expect(text).toContain('Citation score24.0 ▼ 12.5 below the baseline of 36.5')
    expect(text).toContain('All engines38%41 of 108 answers')
    expect(text).toContain('Share of voice26%Hubspace has 45%')
  })

  it('has a row for each keyword and a cell for each engine, the least cited keywords first', () => {
    const rows = heatOf(failedWithEverything)
    const engines = ['chatgpt', 'gemini', 'claude', 'perplexity', 'copilot', 'repository']
    expect(rows[0]).toEqual(['open source crm', ...engines.map(engine => `${engine} 0 of 3`)])
    expect(rows.at(-1)?.slice(0, 2)).toEqual(['crm with email automation', 'chatgpt 3 of 3'])
  })

  it('shades a cell by the share of samples that cite', () => {
    const heat = aMeasurement({
      cells: [
        { keyword: 'crm', engine: 'chatgpt', cited: [true, false, false, false], bcrScores: [1, 2, 3, 4] },
      ],
    })
    const cells = elementsOf({ ...passed, measurement: heat }).filter(hasClass('cell'))
    expect(cells.map(cell => [cell.attribs['class'], readable(cell)])).toEqual([
      ['cell heat-3', 'chatgpt 1 of 4'],
      ['cell', 'gemini –'],
    ])
  })

  it('says what a cell was in the baseline, and marks a citation that was lost or gained', () => {
    const cells = elementsOf(realistic).filter(hasClass('cell')).map(readable)
    expect(cells).toContain('perplexity ▼ not cited was 100%')
    expect(cells).toContain('openai cited')
  })

  it('has the rules with their limits', () => {
    expect(tableIn(failedWithEverything, 'Rules, table')[1]).toEqual([
      'Drop of the citation score max-bcr-drop',
      'Failed',
      '24.0',
      'at most 10% (3.7)',
      '36.5',
      '12.5',
    ])
  })

  it('says how certain a drop is', () => {
    expect(tableIn(failedWithEverything, 'Certainty, table').slice(1)).toEqual([
      ['Citation score', '12.5', '5.3 to 19.6', '0.0042', '30 pairs of keyword and engine'],
      ['Number of engines that cite the brand', '1', '–', '0.12', 'with 9 earlier runs'],
      ['Citation rate of perplexity, in points', '46', '12 to 70', '0.018', '5 pairs of keyword and engine'],
    ])
    expect(textOf(failedWithEverything)).toContain('90% interval')
    expect(textOf(manyKeywords(2))).toContain('the tolerance alone decided')
  })

  it('has the shares of voice, the largest first, and none without competitors', () => {
    const [, ...rows] = tableIn(failedWithEverything, 'Share of voice, table')
    expect(rows.map(([brand, share]) => `${brand}: ${share}`)).toEqual([
      'Hubspace: 45%',
      'Zedo: 29%',
      'Acme this brand: 26%',
    ])
    expect(textOf(passed)).not.toContain('Share of voice')
  })

  it('names competitors that could not be measured, below the shares or in their place', () => {
    const verdict = { ...failedWithEverything.verdict, unmeasuredCompetitors: ['Initech', 'Hooli'] }
    expect(textOf({ ...failedWithEverything, verdict })).toContain(
      'Could not be measured and is missing above: Initech, Hooli.',
    )
    expect(textOf({ ...failedWithEverything, verdict, shareOfVoice: [] })).toContain(
      'these competitors could not be measured: Initech, Hooli.',
    )
  })

  it("has the state of the service's reports", () => {
    const text = textOf(withDeliveries(passed, 'id-1'))
    for (const words of [
      "The service's CSV report (id-1) is among the report files.",
      "The service's PDF report (id-1) was not ready in time: the service expects it at id-1.",
      "The service's PDF report could not be fetched.",
      "This run's own CSV is among the report files instead.",
    ]) {
      expect(text).toContain(words)
    }
  })

  it('lists the drafts with their files, but not their text', () => {
    const outcome = withDeliveries(passed, 'best crm')
    expect(tableIn(outcome, 'Drafts, table').slice(1)).toEqual([
      ['best crm', 'best crm', '61.5', 'suggestions/01-best-crm.md'],
      ['best crm', 'best crm, best crm', '–', 'suggestions/02-best-crm.md'],
    ])
    const text = textOf(outcome)
    expect(text).toMatch(/No draft for best crm: .*best crm/)
    expect(text).not.toContain('The text of the draft')
  })

  it('has reports and drafts last before the settings, where there are any', () => {
    const titlesOf = (outcome: Outcome) =>
      elementsOf(outcome)
        .filter(({ name }) => name === 'h2')
        .map(heading => DomUtils.textContent(heading))
    expect(titlesOf(withDeliveries(failedWithEverything)).slice(-3)).toEqual([
      'Warnings',
      'Reports and drafts',
      'How this was measured',
    ])
    const reports = withDeliveries(passed).serviceReports
    const suggestions = withDeliveries(passed).suggestions
    expect(titlesOf({ ...passed, serviceReports: reports })).toContain('Reports and drafts')
    expect(titlesOf({ ...passed, suggestions })).toContain('Reports and drafts')
    expect(titlesOf(passed)).not.toContain('Reports and drafts')
  })

  it('groups the sources by site, the most often named first', () => {
    const results = ['https://b.example/1', 'https://a.example/x', 'https://a.example/x#part', 'nowhere'].map(
      (source_url, index) => aResult(`engine-${index}`, index > 0, { source_url }),
    )
    const outcome = { ...passed, scans: [aCompletedScan({ results })] }
    expect(tableIn(outcome, 'Sources, table').slice(1)).toEqual([
      ['a.example 2 answers'],
      ['/x', '2', '2', 'engine-1, engine-2'],
      ['b.example 1 answer'],
      ['/1', '1', '0', 'engine-0'],
    ])
    expect(textOf(outcome)).toContain('1 answer named a source that is not a web address.')
  })

  it('has the first five pages of each of the first twenty sites, and says how many more there are', () => {
    const results = Array.from({ length: 25 }, (_, site) =>
      Array.from({ length: 8 }, (_, page) =>
        aResult('chatgpt', true, { source_url: `https://${site}.example/${page}` }),
      ),
    )
    const outcome = { ...passed, scans: [aCompletedScan({ results: results.flat() })] }
    const rows = tableIn(outcome, 'Sources, table').slice(1)
    expect(rows).toHaveLength(20 * (1 + 5))
    expect(rows[0]).toEqual(['0.example 8 answers; 3 pages left out here'])
    expect(textOf(outcome)).toContain('200 pages of 25 sites')
    expect(textOf(outcome)).toContain('The 5 least frequent sites are left out here.')
  })

  it('writes the names of inputs and fields without backticks', () => {
    const reportOnly = { ...passed, verdict: aVerdict({ reportOnly: true, rules: [] }) }
    expect(textOf(reportOnly)).toContain('(min-overall-bcr, min-cited-engines)')
    const untested = aVerdict({ noise: 'too-few-runs' })
    expect(textOf({ ...failedWithEverything, scanPer: 'all', verdict: untested })).toContain(
      ' scan-per: keyword makes it possible',
    )
    expect(textOf(manyKeywords(2))).toContain('(overall_bcr)')
  })

  it('has every answer of a keyword within its row, those first that do not cite the brand', () => {
    const [row] = elementsOf(failedWithEverything).filter(
      ({ name, children }) => name === 'details' && readable(children).startsWith('crm for nonprofits'),
    )
    const about = elementsIn(row, hasClass('about')).map(readable)
    expect(about[0]).toBe('18 answers, 13 do not cite the brand')
    const abouts = about.filter(words => words.includes('sample'))
    expect(abouts).toHaveLength(18)
    expect(abouts[0]).toBe('chatgpt · sample 1 · does not cite the brand')
    const cites = abouts.map(words => words.endsWith('· cites the brand'))
    expect(cites).toEqual([...Array<boolean>(13).fill(false), ...Array<boolean>(5).fill(true)])
    expect(elementsIn(row, isAnswer)).toHaveLength(18)
  })

  it('lists a warning of several scans once', () => {
    const text = textOf(failedWithEverything)
    expect(text).toMatch(/copilot [^(]*\(scans scan-0-1, scan-1-1\)/)
  })

  it('leaves out empty sections', () => {
    const titles = elementsOf(notMeasured)
      .filter(({ name }) => name === 'h2')
      .map(heading => DomUtils.textContent(heading))
    expect(titles).toEqual(['How this was measured'])
  })

  it('holds a thousand keywords, six engines and three samples in 5 MB, and says what it left out', () => {
    const outcome = manyAnswered(1000)
    const html = renderHtml(outcome)
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
    const shown = html.split('<div class="answer"').length - 1
    // Every keyword has its share.
    expect(shown).toBeGreaterThan(1000)
    expect(html).toContain(`${18_000 - shown} answers left out here to keep the file small.`)
    expect(html.split('<h3><span dir="auto">best').length - 1).toBe(1000)
  })
})
