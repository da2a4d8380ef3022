import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { shippedTypeface } from '../../../src/lib/fonts/shipped.ts'
import { BAD, GOOD } from '../../../src/lib/pdf/colours.ts'
import { createDocument } from '../../../src/lib/pdf/document.ts'
import { createFlow, type Flow } from '../../../src/lib/pdf/flow.ts'
import { embedFonts } from '../../../src/lib/pdf/fonts.ts'
import { createTypesetter } from '../../../src/lib/pdf/text.ts'
import { pdfBookmarks, pdfLinks, pdfOperators } from '../../support/pdf-parts.ts'
import { pdfStrings, pdfTexts } from '../../support/pdf-text.ts'

async function draw(write: (flow: Flow) => void): Promise<Uint8Array> {
  const document = await createDocument('Test', new Date('2026-01-02T03:04:05Z'))
  const flow = createFlow(document, createTypesetter(await embedFonts(document, [shippedTypeface()])))
  write(flow)
  flow.finish('Foot')
  return document.save()
}

const textOf = async (bytes: Uint8Array) => (await pdfStrings(bytes)).join(' ')
const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPageCount()
const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}${index}`)

const columns = [
  { title: 'Left', share: 0.5 },
  { title: 'Right', share: 0.5 },
]

describe('a table', () => {
  it('has its head and the group it is in again on each page', async () => {
    const rows = numbered(100, 'row').map(word => [word, 'x'])
    const bytes = await draw(flow =>
      flow.table(columns, [
        { across: 'first', isGroup: true },
        ...rows.slice(0, 5),
        { across: 'second', isGroup: true },
        ...rows.slice(5),
      ]),
    )
    const pages = await pagesOf(bytes)
    const text = await textOf(bytes)
    expect(pages).toBe(3)
    expect(text.split('Left Right')).toHaveLength(1 + pages)
    expect(text.split('Left Right second')).toHaveLength(pages)
    expect(text.split('first')).toHaveLength(2)
    for (const [word = ''] of rows) expect(` ${text} `.split(` ${word} `)).toHaveLength(2)
  })

  it('keeps the head of a group with its first row', async () => {
    for (let count = 25; count < 40; count += 1) {
      const rows = numbered(count, 'row').map(word => [word, 'x'])
      const old = { across: 'old', isGroup: true }
      const text = await textOf(
        await draw(flow =>
          flow.table(columns, [old, ...rows, { across: 'new', isGroup: true }, ['last', 'x']]),
        ),
      )
      expect(text.split('new')).toHaveLength(2)
      expect(text).toContain('new last x')
      expect(text).not.toContain('old new')
    }
  })

  it('goes on with a row that is higher than a page', async () => {
    const words = numbered(2000, 'w')
    const bytes = await draw(flow => {
      flow.heading('Before')
      flow.table(columns, [
        [words.join(' '), 'right'],
        ['after', 'x'],
      ])
    })
    const text = await textOf(bytes)
    expect(words.filter(word => !` ${text} `.includes(` ${word} `))).toEqual([])
    expect(text.split('right')).toHaveLength(2)
    expect(text).toContain('after x')
    const low = (await pdfTexts(bytes)).filter(({ y }) => y < 64)
    expect(low.filter(({ text }) => !/^(?:Page \d|Foot)/.test(text))).toEqual([])
  })

  it('aligns numbers on the right', async () => {
    const right = [
      columns[0] ?? { title: '', share: 0.5 },
      { title: 'R', share: 0.5, align: 'right' as const },
    ]
    const texts = await pdfTexts(
      await draw(flow =>
        flow.table(right, [
          ['a', '1'],
          ['b', '100'],
        ]),
      ),
    )
    const [one, hundred] = ['1', '100'].map(word => texts.find(({ text }) => text === word))
    expect(hundred?.x).toBeLessThan(one?.x ?? 0)
  })
})

describe('a heading', () => {
  it('stays with what it heads, captions between them included', async () => {
    for (let lines = 30; lines < 60; lines += 1) {
      const bytes = await draw(flow => {
        for (let line = 0; line < lines; line += 1) flow.paragraph('line')
        flow.heading('Title')
        flow.caption('Caption')
        flow.table(columns, [['cell', 'x']])
      })
      expect(await textOf(bytes)).toContain('Title Caption Left Right cell x')
    }
  })

  it('is listed beside the pages', async () => {
    const bytes = await draw(flow => {
      for (const title of ['One', 'Zwei 株', 'Three']) {
        flow.heading(title)
        flow.paragraph('text')
      }
    })
    expect(await pdfBookmarks(bytes)).toEqual(['One', 'Zwei 株', 'Three'])
    expect(await pdfBookmarks(await draw(flow => flow.paragraph('text')))).toEqual([])
  })
})

describe('a link', () => {
  const url = 'https://acme.example/a(b)c?q=\\(d'

  it('leads where it says, from each of its lines', async () => {
    const bytes = await draw(flow => flow.paragraph('many words '.repeat(30), { url }))
    const [links = []] = await pdfLinks(bytes)
    expect(links.length).toBeGreaterThan(2)
    expect(new Set(links)).toEqual(new Set([url]))
  })

  it('can be in a cell', async () => {
    const bytes = await draw(flow => flow.table(columns, [[{ text: 'a', url: 'https://a.example/' }, 'x']]))
    expect(await pdfLinks(bytes)).toEqual([['https://a.example/']])
  })
})

describe('what is drawn', () => {
  it('has bars as wide as their share', async () => {
    const bar = async (share: number) => {
      const operators = await pdfOperators(await draw(flow => flow.columns([{ bar: share, color: GOOD }])))
      return /0\.09 0\.408 0\.227 rg\s[^f]*?\s([\d.]+) 5 l\s/.exec(operators)?.[1]
    }
    expect(Number(await bar(1))).toBeCloseTo(495.28, 1)
    expect(Number(await bar(0.5))).toBeCloseTo(247.64, 1)
    expect(await bar(0)).toBeUndefined()
  })

  it('stands side by side in columns', async () => {
    const texts = await pdfTexts(await draw(flow => flow.columns([['a', 'below'], 'b'])))
    const [a, below, b] = ['a', 'below', 'b'].map(word => texts.find(({ text }) => text === word))
    expect(a?.y).toBe(b?.y)
    expect(b?.x).toBeGreaterThan(a?.x ?? 0)
    expect(below?.y).toBeLessThan(a?.y ?? 0)
  })
})

describe('a chart', () => {
  const chart = {
    lines: [
      {
        points: [
          { at: 0, value: 10 },
          { at: 1, value: 30, isCrossed: true },
        ],
      },
    ],
    range: [0, 33] as [number, number],
    days: [
      { at: 0, label: 'from' },
      { at: 1, label: 'to' },
    ],
  }
  const cross = `${BAD.red} ${BAD.green} ${BAD.blue} RG`

  it('has a scale of round numbers, the ends named, and the last value', async () => {
    const bytes = await draw(flow => flow.chart({ ...chart, lastValue: '30' }))
    expect(await textOf(bytes)).toContain('0 10 20 30 40 from to 30')
  })

  it('places a value by the scale', async () => {
    const texts = await pdfTexts(
      await draw(flow =>
        flow.chart({
          ...chart,
          range: [-20, 33],
          lines: [{ points: [{ at: 1, value: 20 }] }],
          lastValue: 'last',
        }),
      ),
    )
    const heightOf = (word: string) => texts.find(({ text }) => text === word)?.y ?? 0
    // The scale begins just above the days.
    expect(heightOf('-20') - heightOf('from')).toBeCloseTo(12, 1)
    // The labels of the scale stand a point higher beside their lines than the last value.
    expect(heightOf('last') + 1).toBeCloseTo(heightOf('20'), 1)
  })

  it('crosses what is to be crossed, and dashes a baseline', async () => {
    const [all, neither] = await Promise.all(
      [
        { ...chart, band: [20, 20] as [number, number] },
        { ...chart, lines: [{ points: [{ at: 0.5, value: 1 }] }] },
      ].map(async each => pdfOperators(await draw(flow => flow.chart(each)))),
    )
    expect(all?.split(cross)).toHaveLength(3)
    expect(all).toContain('[4 3] 0 d')
    expect(neither).not.toContain(cross)
    expect(neither).not.toContain('[4 3] 0 d')
  })
})
