import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pdfmake from 'pdfmake'
import { describe, expect, it } from 'vitest'
import type { Block, Line } from '../../../../src/lib/document/blocks.ts'
import { createRenderer } from '../../../../src/lib/document/pdf/blocks.ts'
import { drawPages } from '../../../../src/lib/document/pdf/pages.ts'
import { toTable } from '../../../../src/lib/document/pdf/table.ts'
import { aFont } from '../../../support/font.ts'
import { aTypesetter, drawPage, pdfLinks, pdfTexts, searchableText } from '../../../support/pdf-document.ts'

const about = { title: 'Test', createdAt: new Date(0), foot: [] }

async function draw(...blocks: Block[]): Promise<Uint8Array> {
  const typesetter = aTypesetter()
  const content = createRenderer(typesetter).layOut(blocks)
  return (await drawPages({ ...about, content }, typesetter)).bytes
}

const lines = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'line', text: [`line${index}`] }))
const table = (rows: Line[][]) => ({
  kind: 'table' as const,
  caption: 'Caption',
  columns: [{ title: ['Left'] }, { title: ['Right'], isNumber: true }],
  rows,
})

/** The words of each page, without its foot. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pages: string[] = []
  for (const { text, y, page } of await pdfTexts(bytes)) {
    if (y > 45) pages[page - 1] = `${pages[page - 1] ?? ''}${text.trim()} `
  }
  return pages
}

describe('a document', () => {
  it('has its own fonts if several are drawn at once', async () => {
    const [one, other, none] = await Promise.all([
      drawPage('在', [{ regular: { bytes: aFont('在', 'One') } }]),
      drawPage('庫', [{ regular: { bytes: aFont('庫', 'Two') } }]),
      drawPage('在庫'),
    ])
    const texts = [one, other, none].map(async ({ bytes }) => (await searchableText(bytes)).split('\n')[0])
    expect(await Promise.all(texts)).toEqual(['在', '庫', '??'])
    expect(pdfmake.fonts).toBeUndefined()
  })

  it('reads no file', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'pdf-')), 'picture.png')
    writeFileSync(path, 'picture')
    await expect(drawPages({ ...about, content: [{ image: path }] }, aTypesetter())).rejects.toThrow('denied')
  })
})

describe('pages', () => {
  it('keep a heading and a caption with the head and the first five rows of their table', async () => {
    const rows = Array.from({ length: 60 }, (_, index): Line[] => [[`row${index}`], ['1']])
    for (let count = 25; count < 70; count += 3) {
      const bytes = await draw(...lines(count), { kind: 'heading', text: ['Title'] }, table(rows))
      const pages = await pagesOf(bytes)
      expect(pages.join('|')).toContain('Title Caption Left Right row0 1 row1 1 row2 1 row3 1 row4 1')
      expect(pages.join('')).toContain(`line${count - 1} Title`)
    }
  })

  it('do not cut a table of five rows, and keep its heading and caption with it', async () => {
    const rows = Array.from({ length: 5 }, (_, index): Line[] => [[`row${index}`], ['1']])
    for (let count = 25; count < 70; count += 3) {
      const bytes = await draw(...lines(count), { kind: 'heading', text: ['Title'] }, table(rows))
      const words = rows.map((_, index) => `row${index} 1`).join(' ')
      expect((await pagesOf(bytes)).join('|')).toContain(`Title Caption Left Right ${words}`)
    }
  })

  it('each have the head of a table, and every row once', async () => {
    const rows = Array.from({ length: 100 }, (_, index): Line[] => [[`row${index}`], ['x']])
    const pages = await pagesOf(await draw(table(rows)))
    expect(pages.filter(page => page.includes('Left Right'))).toHaveLength(3)
    for (let row = 0; row < 100; row += 1) expect(pages.join(' ').split(`row${row} `)).toHaveLength(2)
  })

  it.each([
    ['a row', (words: string[]): Block => table([[[words.join(' ')], ['1']]])],
    ['a head', (words: string[]): Block => ({ ...table([]), columns: [{ title: [words.join(' ')] }] })],
    ['a text to paste', (words: string[]): Block => ({ kind: 'code', text: words.join('\n') })],
    [
      'a cause',
      (words: string[]): Block => {
        return { kind: 'card', cards: [{ title: words }, { title: words }] }
      },
    ],
  ])('lose nothing of %s that is higher than a page', async (_, blockOf) => {
    const words = Array.from({ length: 2000 }, (_, index) => `w${index} `)
    const block = blockOf(words)
    const found = new Set((await searchableText(await draw(...lines(20), block))).split(/\s+/))
    expect(words.filter(word => !found.has(word.trim()))).toEqual([])
  })

  it('have numbers on the right, and working links', async () => {
    const link = 'https://acme.example/a(b)c?q=(d'
    const bytes = await draw(
      table([
        [[{ link, label: ['a'] }], ['1']],
        [['b'], ['100']],
      ]),
    )
    const texts = await pdfTexts(bytes)
    const [one, hundred] = ['1', '100'].map(word => texts.find(({ text }) => text.trim() === word))
    expect(hundred?.x).toBeLessThan(one?.x ?? 0)
    expect(await pdfLinks(bytes)).toEqual([[link]])
  })
})

it.each([
  [499, true],
  [500, false],
])('a table with a row of %i characters keeps its rows together: %s', (length, isKept) => {
  const part = (text: string) => ({ text: [{ text, font: 'F0' }] })
  const table = toTable([{ share: 1 }], [[{ parts: [part('x'.repeat(length))] }]], [part('Title')])
  expect(table).toMatchObject({ table: { dontBreakRows: isKept } })
})
