import { expect, it } from 'vitest'
import { shippedTypeface } from '../../../src/lib/fonts/draw-with-fonts.ts'
import type { Block, Line } from '../../../src/report/document/blocks.ts'
import { renderPdf } from '../../../src/report/pdf/pdf.ts'
import { aDocument } from '../../support/document-blocks.ts'
import { pdfStrings } from '../../support/pdf-text.ts'

it('a report of more rows than anybody reads ends its tables, and says how many rows are left out', async () => {
  const table = (name: string, count: number): Block => ({
    kind: 'table',
    caption: name,
    columns: [{ title: ['Engine'] }],
    rows: Array.from({ length: count }, (_, row): Line[] => [[`${name}-${row}`]]),
  })
  const first = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => table(name, 700))
  const { bytes } = await renderPdf(aDocument({ first }), [shippedTypeface()])
  const texts = await pdfStrings(bytes)
  const notes = texts.filter(text => text.includes('left out here'))
  // 600 of each table, 3,000 of all, and a few of a table that comes after these.
  expect(notes.map(note => Number.parseInt(note, 10))).toEqual([100, 100, 100, 100, 100, 680])
  expect(texts).toContain('e-599')
  expect(texts).not.toContain('a-600')
  expect(texts).toContain('f-19')
  expect(texts).not.toContain('f-20')
})
