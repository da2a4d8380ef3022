import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Document, GateReport, Line } from '../../../../src/lib/document/blocks.ts'
import { createRenderer } from '../../../../src/lib/document/pdf/blocks.ts'
import { renderPdf } from '../../../../src/lib/document/pdf/pdf.ts'
import { shippedTypefaces } from '../../../../src/lib/fonts/draw-with-fonts.ts'
import { aDocument, aHeadline, aLoss, aSection, everyBlock } from '../../../support/document-blocks.ts'
import { hostileText } from '../../../support/markdown.ts'
import {
  aTypesetter,
  openPdf,
  pdfBookmarks,
  pdfLinks,
  pdfTexts,
  searchableText,
} from '../../../support/pdf-document.ts'

const typefaces = shippedTypefaces()
const pdfOf = async (document: Document) => (await renderPdf(document, typefaces)).bytes
const pdfOfBlocks = (...blocks: Block[]) => pdfOf(aDocument({ first: blocks }))
const countPages = async (bytes: Uint8Array) => (await openPdf(bytes)).numPages
/** Removes blanks, because lines may end anywhere. */
const squeeze = (text: string) => text.replace(/\s+/g, '')
const textOf = async (bytes: Uint8Array) => squeeze(await searchableText(bytes))

describe('the PDF of a report', () => {
  it('has the words of each block, external links, and nothing outside the page', async () => {
    const bytes = await pdfOfBlocks(...everyBlock('Straße & <b>'))
    const text = await textOf(bytes)
    const line = squeeze('“Straße & <b>”Straße & <b>Straße & <b>Straße & <b>Straße & <b>Straße & <b>10%')
    // In a headline, a heading, a paragraph, a list, tables and so on.
    expect(text.split(line).length).toBeGreaterThan(15)
    expect(['Failed', 'noanswer', 'Whattodo:'].filter(words => !text.includes(words))).toEqual([])
    expect(new Set((await pdfLinks(bytes)).flat())).toEqual(new Set(['https://acme.example/']))
    const outside = (await pdfTexts(bytes)).filter(({ x, y }) => x < 49 || x > 546 || y > 800 || y < 30)
    expect(outside).toEqual([])
  })

  it('has its title and the time of the run in its metadata', async () => {
    const about = async (document: Document) =>
      (await (await openPdf(await pdfOf(document))).getMetadata()).info
    expect(await about(aLoss({ keywords: 1 }))).toMatchObject({
      Title: 'Acme is cited in 10% of the answers in Germany. It was 60%',
      Language: 'en',
      CreationDate: 'D:20261122060000Z',
    })
    expect(await about(aDocument({ createdAt: '' }))).toMatchObject({ CreationDate: 'D:19700101000000Z' })
  })

  it('is the same to the byte for the same document', async () => {
    const [one, other] = [
      await pdfOf(aLoss({ keywords: 3 })),
      await pdfOf(structuredClone(aLoss({ keywords: 3 }))),
    ]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
  })
})

describe('pages', () => {
  it('have 200 rows of a table, and count the omitted ones', () => {
    const rows = Array.from({ length: 700 }, (_, row): Line[] => [[`row-${row}`]])
    const table: Block = { kind: 'table', caption: '', columns: [{ title: ['Engine'] }], rows }
    // Laid out, but not drawn: drawing takes seconds.
    const content = JSON.stringify(createRenderer(aTypesetter()).layOut([table]))
    expect(content).toContain('"row-199"')
    expect(content).not.toContain('"row-200"')
    expect(content).toContain('500 more rows left out here')
  })
})

describe('text from outside', () => {
  it('can be anything', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async text => {
        const bytes = await pdfOf(
          aDocument({
            title: 'x',
            first: everyBlock(text, text),
            sections: [aSection('a', ...everyBlock(text))],
          }),
        )
        expect(await pdfBookmarks(bytes)).toContain('A')
        for (const url of (await pdfLinks(bytes)).flat()) expect(url).toMatch(/^https?:\/\//)
      }),
      { numRuns: 2 },
    )
  })

  it('is cut if it is long', async () => {
    const bytes = await pdfOfBlocks(...everyBlock('x'.repeat(10_000)))
    expect(await countPages(bytes)).toBeLessThan(20)
    expect(await searchableText(bytes)).toContain('x…')
  })

  it('is a question mark without a font, which the report mentions', async () => {
    const { bytes, missingScripts } = await renderPdf(
      aDocument({ first: [aHeadline([{ name: 'شركة' }])] }),
      typefaces,
    )
    expect(missingScripts).toEqual(['Arabic'])
    expect(await textOf(bytes)).toMatch(/\?\?\?\?.*lackcharactersof:Arabic/)
    expect(await textOf(await pdfOf(aLoss({ keywords: 1 })))).not.toContain('lackcharactersof')
  })
})

it('the PDF of a fleet has its own page, then the first screens of the first gates, and loads no others', async () => {
  let loaded = 0
  const gates = Array.from({ length: 30 }, (_, index) =>
    aGate(() => {
      loaded += 1
      return {
        ...aLoss({ keywords: 1 }),
        first: [aHeadline([`gate ${index} fell`]), ...aLoss({ keywords: 1 }).first.slice(1)],
      }
    }),
  )
  const fleet = aDocument({
    first: [aHeadline(['3 of 12 gates failed'])],
    sections: [aSection('gates', aHeadline(['all']))],
  })
  const { bytes } = await renderPdf({ ...fleet, gates }, typefaces)
  expect(loaded).toBe(20)
  const marks = await pdfBookmarks(bytes)
  expect(marks.slice(0, 2)).toEqual(['3 of 12 gates failed', 'Gates'])
  expect(marks.filter(mark => mark.startsWith('gate '))).toHaveLength(20)
  expect(marks).not.toContain('Answers')
  expect(await textOf(bytes)).toContain('10moregatesleftouthere')
})

function aGate(load: GateReport['load']): GateReport {
  return { id: 'run', title: ['gate'], needsAttention: true, load }
}
