import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { HistoryRecord } from '../../../src/history/record.ts'
import { viewHistories } from '../../../src/report/document/dashboard.ts'
import { renderDashboard } from '../../../src/report/html/dashboard.ts'
import { DASHBOARD_SCRIPT, encodeCounts } from '../../../src/report/html/dashboard-script.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { aFingerprint, aLoss, aRecord } from '../../support/history.ts'

const HOSTILE = `=1+1</script><script>alert(1)</script><!-- |@everyone "'`

/** The files of the site by their paths. */
function siteOf(...records: HistoryRecord[]): Map<string, string> {
  const files = renderDashboard(viewHistories([{ key: 'acme', records }]))
  return new Map(Array.from(files, ({ path, content }) => [path, [...content].join('')]))
}

/** Four answers, of which three cite and one mentions the brand; one cites, and three mention a competitor. */
function contentsOf(competitor: string) {
  return {
    ...{ engine: 'openai', answers: 4, sourced: 4, domains: [] },
    ...{ read: undefined, unread: undefined, named: undefined },
    brands: [
      { name: undefined, cited: 3, mentioned: 1 },
      { name: competitor, cited: 1, mentioned: 3 },
    ],
  }
}

function aHostileRun(): HistoryRecord {
  return aRecord({
    runUrl: 'javascript:alert(1)',
    fingerprint: aFingerprint({ brand: [HOSTILE], keywords: [HOSTILE], engines: [HOSTILE] }),
    cells: [{ ...aCell('crm', HOSTILE, 80), keyword: HOSTILE }],
    losses: [aLoss({ scope: { kind: 'engine', engine: HOSTILE } })],
    contents: [contentsOf(HOSTILE)],
  })
}

const elementsOf = (html = '') => DomUtils.findAll(() => true, parseDocument(html).children)

describe('the dashboard', () => {
  it('has a page on all gates, one for each gate, and a CSV file', () => {
    expect([...siteOf(aRecord()).keys()]).toEqual(['index.html', 'dashboard.csv', 'gates/acme.html'])
  })

  it('shows shares in percent, and marks those of an open loss', () => {
    const html = siteOf(
      aRecord({
        cells: [aCell('crm', 'perplexity', 0), aCell('crm', 'openai', 80)],
        losses: [aLoss()],
      }),
    ).get('index.html')
    expect(html).toContain('<td class="heat-10">100</td>')
    expect(html).toContain('<td class="heat-0 loss">0↘</td>')
  })

  it('shows the share of voice by citations and by mentions, where the records hold it', () => {
    const html = siteOf(
      aRecord({ createdAt: '2026-11-13T10:00:00.000Z', contents: [contentsOf('Other')] }),
      aRecord({ contents: [contentsOf('Boardly')] }),
    ).get('gates/acme.html')
    expect(DomUtils.textContent(parseDocument(html ?? '').children)).toMatch(
      /Acme\s*acme\s*75% \(3 answers\)\s*25% \(1 answer\)\s*Boardly\s*acme\s*25% \(1 answer\)\s*75% \(3 answers\)/,
    )
    expect(siteOf(aRecord()).get('gates/acme.html')).not.toContain('Share of voice')
  })

  it('shows each answer of a question as the records hold it, with a link to its run', () => {
    const html = siteOf(
      aRecord({ cells: [{ keyword: 'crm', engine: 'openai', cited: [true, false], bcrScores: [80, 0] }] }),
    ).get('gates/acme.html')
    expect(html).toContain('>✓ ✗</td>')
    expect(html).toContain('href="https://github.com/acme/website/actions/runs/42"')
  })

  it.each(['index.html', 'gates/acme.html'])('lets no text from outside be markup: %s', path => {
    const html = siteOf(aHostileRun()).get(path)
    const elements = elementsOf(html)
    expect(html).toContain('@everyone')
    expect(html).not.toContain('<!-- |')
    for (const { name, attribs } of elements) {
      if (name === 'script' && attribs['type'] === undefined) expect(path).toBe('index.html')
      expect(Object.keys(attribs).filter(attribute => attribute.startsWith('on'))).toEqual([])
      expect(attribs['href'] ?? '').not.toMatch(/^javascript:/)
    }
  })

  it('runs its own script alone, and gives it the names as data', () => {
    const scripts = elementsOf(siteOf(aHostileRun()).get('index.html')).filter(
      ({ name }) => name === 'script',
    )
    const [data = '', ...own] = scripts.map(({ children }) => DomUtils.textContent(children))
    expect(own).toEqual([DASHBOARD_SCRIPT])
    expect(JSON.parse(data)).toMatchObject({
      keywords: [HOSTILE],
      csv: [expect.any(String), expect.stringContaining("'=1+1")],
    })
  })

  it('has a script that no markup can end', () => {
    expect(DASHBOARD_SCRIPT).not.toMatch(/<\/|<!--|<script/i)
  })

  it('writes counts of answers in two characters, large ones as their share', () => {
    expect(encodeCounts([{ cited: 3, answers: 9 }, undefined, { cited: 61, answers: 122 }])).toBe('3900Vz')
  })

  it('writes a CSV file without formulas', () => {
    expect(siteOf(aHostileRun()).get('dashboard.csv')).toContain(`"'=1+1`)
  })

  it.each(['index.html', 'gates/acme.html'])(
    'names the hash of each style and script in its policy: %s',
    path => {
      const elements = elementsOf(siteOf(aRecord()).get(path))
      const policy = elements.find(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
        ?.attribs['content']
      const inline = elements.filter(
        ({ name, attribs }) => name === 'style' || (name === 'script' && attribs['type'] === undefined),
      )
      expect(inline.length).toBeGreaterThan(0)
      for (const element of inline) {
        const text = DomUtils.textContent(element.children)
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      }
    },
  )
})
