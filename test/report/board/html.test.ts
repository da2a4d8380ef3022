import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { HistoryRecord } from '../../../src/history/record.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { viewBoard } from '../../../src/report/board/board.ts'
import { fleetTable } from '../../../src/report/board/fleet-table.ts'
import { renderBoard } from '../../../src/report/board/html.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { aFingerprint, aLoss, aRecord } from '../../support/history.ts'

const HOSTILE = `=1+1</script><script>alert(1)</script><!-- |@everyone "'`

/** Returns the files of the site by their paths. */
function siteOf(...records: HistoryRecord[]): Map<string, string> {
  return new Map(
    Array.from(renderBoard(viewBoard([{ key: 'acme', records }])), file => [file.path, file.content]),
  )
}

const hostile = aRecord({
  fingerprint: aFingerprint({ brand: [HOSTILE], keywords: [HOSTILE], engines: [HOSTILE] }),
  cells: [{ ...aCell('crm', HOSTILE, 80), keyword: HOSTILE }],
  losses: [aLoss({ scope: { kind: 'engine', engine: HOSTILE } })],
  contents: [
    {
      ...{ engine: HOSTILE, answers: 4, sourced: 4, read: undefined, unread: 0, named: 0 },
      domains: [{ domain: HOSTILE, answers: 1 }],
      facts: [{ fact: HOSTILE, list: 'a', answers: 4, wrong: 1 }],
      brands: [undefined, HOSTILE].map(name => ({ name, cited: 1, mentioned: 1 })),
    },
  ],
})
const [index = '', ...pages] = siteOf(hostile, aRecord()).values()
const hostilePage = pages.find(page => page.includes('@everyone')) ?? ''

const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children)

describe('the table of all brands', () => {
  it('has open losses first, then brands without recent runs, then the largest falls', () => {
    const runs = (brand: string, dates: string[], losses = [] as ReturnType<typeof aLoss>[]) =>
      dates.map((date, at) =>
        aRecord({
          createdAt: `${date}T10:00:00.000Z`,
          fingerprint: aFingerprint({ brand: [brand] }),
          // The newest run cites less.
          cells: [aCell('crm', 'openai', at < dates.length - 1 ? 80 : 0)],
          losses,
        }),
      )
    const histories = [
      runs('Steady', ['2026-11-20']),
      runs('Stopped', ['2026-09-04']),
      runs('Fallen', ['2026-10-09', '2026-11-20']),
      runs('Lost', ['2026-11-20'], [aLoss()]),
    ].map((records, key) => ({ key: `${key}`, records }))
    const [{ content = '' } = {}] = renderBoard(viewBoard(histories))
    const rows = elementsOf(content).filter(({ name }) => name === 'tr')
    const texts = rows.map(row => row.children.map(cell => DomUtils.textContent(cell).trim()).join('|'))
    expect(content.match(/href="brands\/lost.html"/g)).toHaveLength(2)
    expect(texts.slice(3, 7)).toEqual([
      'Lost|0 of 1|–|▼ 1 loss|0 of 1',
      'Stopped|||no run since 4 September|',
      'Fallen|0 of 1|▼ 100|no loss|0 of 1',
      'Steady|0 of 1|–|no loss|0 of 1',
    ])
  })

  it.each([
    ['explains the line of a brand', ['2026-10-09', '2026-11-20'], true],
    ['does not mention a line before the second week', ['2026-11-19', '2026-11-20'], false],
  ])('%s', (_, dates, isExplained) => {
    const records = dates.map(date => aRecord({ createdAt: `${date}T10:00:00.000Z` }))
    const { note } = fleetTable(viewBoard([{ key: 'acme', records }]))
    expect(plainOf(note ?? []).includes('The line is')).toBe(isExplained)
  })

  it('has a column for a country of a quarter of the brands, and states where the others are', () => {
    const histories = ['A DE', 'B DE', 'C DE', 'D DE', 'E FR', 'F IT'].map(key => {
      const [brand = '', country = ''] = key.split(' ')
      const toRecord = (createdAt: string, cited: number) =>
        aRecord({
          createdAt,
          fingerprint: aFingerprint({ brand: [brand], country: [country] }),
          cells: [{ ...aCell('crm', 'openai', 0), cited: Array.from({ length: 20 }, (_, at) => at < cited) }],
        })
      const now = country === 'IT' ? 0 : 18
      return {
        key,
        records: [toRecord('2026-10-09T10:00:00.000Z', 18), toRecord('2026-11-20T10:00:00.000Z', now)],
      }
    })
    const { columns, note } = fleetTable(viewBoard(histories))
    expect(columns.slice(5).map(({ title }) => plainOf(title))).toEqual(['Germany'])
    expect(plainOf(note ?? [])).toMatch(/The page of a brand has all of its countries\.$/)
  })
})

describe('the site of the board', () => {
  it('has a page for all brands and one for each; the page of a single brand is the first page', () => {
    expect([...siteOf(hostile, aRecord()).keys()].sort()).toEqual([
      expect.stringMatching(/^brands\/-1-1--script/),
      'brands/acme.html',
      'index.html',
    ])
    const only = siteOf(aRecord())
    expect([...only.keys()]).toEqual(['index.html'])
    expect(only.get('index.html')).not.toContain('All brands')
  })

  it.each([
    ['all brands', index, 2],
    ['a brand', hostilePage, 1],
  ])(
    'lets no text from outside be markup, and names each style and script by its hash: %s',
    (_, html, count) => {
      const elements = elementsOf(html)
      expect(html).toContain('@everyone')
      expect(html).not.toContain('<!-- |')
      for (const { attribs } of elements) {
        expect(Object.keys(attribs).filter(attribute => attribute.startsWith('on'))).toEqual([])
        expect(attribs['style']).toBeUndefined()
        expect(attribs['href'] ?? '').not.toMatch(/^javascript:/)
      }
      const policy = elements.find(({ attribs }) => attribs['http-equiv'])?.attribs['content']
      const inline = elements.filter(({ name }) => name === 'style' || name === 'script')
      expect(inline).toHaveLength(count)
      for (const element of inline) {
        const text = DomUtils.textContent(element.children)
        expect(text).not.toContain('everyone')
        expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      }
    },
  )
})
