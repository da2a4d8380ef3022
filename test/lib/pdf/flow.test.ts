import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { shippedTypeface } from '../../../src/lib/fonts/draw-with-fonts.ts'
import { BAD, GOOD } from '../../../src/lib/pdf/colors.ts'
import { createDocument, createFlow, type Flow } from '../../../src/lib/pdf/flow.ts'
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
      flow.table(columns, [{ group: 'first' }, ...rows.slice(0, 5), { group: 'second' }, ...rows.slice(5)]),
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
      const old = { group: 'old' }
      const text = await textOf(
        await draw(flow => flow.table(columns, [old, ...rows, { group: 'new' }, ['last', 'x']])),
      )
      expect(text.split('new')).toHaveLength(2)
      expect(text).toContain('new last x')
      expect(text).not.toContain('old new')
    }
  })

  it('goes on with a row that is higher than a page', async () => {
    const words = numbered(2000, 'w')
    const bytes = await draw(flow => {
      flow.heading([{ text: 'Before' }])
      flow.table(columns, [
        [words.join(' '), 'right'],
        ['after', 'x'],
      ])
    })
    const text = await textOf(bytes)
    expect(words.filter(word => !` ${text} `.includes(` ${word} `))).toEqual([])
    expect(text.split('right')).toHaveLength(2)
    expect(text).toContain('after x')
    const low = (await pdfTexts(bytes)).filter(({ y }) => y < 50)
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
        flow.heading([{ text: 'Title' }])
        flow.caption('Caption')
        flow.table(columns, [['cell', 'x']])
      })
      expect(await textOf(bytes)).toContain('Title Caption Left Right cell x')
    }
  })

  it('is listed beside the pages', async () => {
    const bytes = await draw(flow => {
      for (const title of ['One', 'Zwei 株', 'Three']) {
        flow.heading([{ text: title }])
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
    const bytes = await draw(flow => flow.paragraph({ text: 'many words '.repeat(30), url }))
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
      const operators = await pdfOperators(
        await draw(flow =>
          flow.table([{ title: '', share: 1 }], [[{ bar: share, color: GOOD }]], { isPlain: true }),
        ),
      )
      return /0\.09 0\.408 0\.227 rg\s[^f]*?\s([\d.]+) 5 l\s/.exec(operators)?.[1]
    }
    expect(Number(await bar(1))).toBeCloseTo(495.28, 1)
    expect(Number(await bar(0.5))).toBeCloseTo(247.64, 1)
    expect(await bar(0)).toBeUndefined()
  })

  it('stands side by side in the cells of a plain table, without a line', async () => {
    const bytes = await draw(flow => flow.table(columns, [[['a', 'below'], 'b']], { isPlain: true }))
    const texts = await pdfTexts(bytes)
    const [a, below, b] = ['a', 'below', 'b'].map(word => texts.find(({ text }) => text === word))
    expect(a?.y).toBe(b?.y)
    expect(b?.x).toBeGreaterThan(a?.x ?? 0)
    expect(below?.y).toBeLessThan(a?.y ?? 0)
    expect(await pdfOperators(bytes)).not.toMatch(/\bl\nS/)
  })

  it('has the look of each of its parts', async () => {
    const parts = [
      { text: 'plain ' },
      { text: 'bold', isBold: true },
      { text: ' ▼ ', color: BAD },
      { text: 'end' },
    ]
    const bytes = await draw(flow => flow.paragraph({ text: parts }))
    const texts = (await pdfTexts(bytes)).filter(({ text }) => text.trim() !== '')
    expect(texts.slice(0, 3).map(({ text }) => text.trim())).toEqual(['plain', 'bold', 'end'])
    expect(texts[1]?.font).not.toBe(texts[0]?.font)
    // The triangle is a shape in its color.
    expect(await pdfOperators(bytes)).toContain(`${BAD.red} ${BAD.green} ${BAD.blue} rg`)
  })
})

describe('pages', () => {
  const lines = (flow: Flow, count: number) => {
    for (const line of numbered(count, 'line')) flow.paragraph(line)
  }
  /** The texts of each page, without its foot. */
  const linesOfPages = async (write: (flow: Flow) => void) => {
    const texts = (await pdfTexts(await draw(write))).filter(({ y }) => y !== 36)
    const pages: string[][] = []
    texts.forEach(({ text, y }, index) => {
      if (y > (texts[index - 1]?.y ?? 0)) pages.push([])
      pages.at(-1)?.push(text)
    })
    return pages
  }

  it('never end with one of a few lines: they fit before it, or the page before gives some', async () => {
    for (let count = 50; count < 66; count += 1) {
      const pages = await linesOfPages(flow => lines(flow, count))
      expect(pages.flat()).toHaveLength(count)
      if (pages.length > 1) expect(pages.at(-1)?.length).toBeGreaterThan(5)
    }
  })

  it('keep the first rows of a table together, and the last', async () => {
    for (let count = 40; count < 55; count += 1) {
      const pages = await linesOfPages(flow => {
        lines(flow, count)
        flow.table(
          columns,
          numbered(60, 'row').map(word => [word]),
        )
      })
      for (const page of pages) {
        const rows = page.filter(text => text.startsWith('row'))
        if (page.includes('Left')) expect(rows.length).toBeGreaterThan(2)
      }
    }
  })

  it('begin where more than a share of the last one is in use', async () => {
    const write = (count: number) => (flow: Flow) => {
      lines(flow, count)
      flow.pageFrom(0.5)
      lines(flow, 20)
    }
    expect((await linesOfPages(write(20))).map(({ length }) => length)).toEqual([40])
    expect((await linesOfPages(write(30))).map(({ length }) => length)).toEqual([30, 20])
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
