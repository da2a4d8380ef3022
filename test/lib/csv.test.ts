import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CsvCell, toCsv } from '../../src/lib/csv.ts'
import { toSingleLine } from '../../src/lib/text.ts'
import { hostileText } from '../support/markdown.ts'

const write = (text: CsvCell) => [...toCsv(['text'], [{ text }])].join('')

function readBack(csv: string): string | undefined {
  const rows = parse<{ text: string }>(csv, { bom: true, columns: true, record_delimiter: '\r\n' })
  expect(rows).toHaveLength(1)
  return rows[0]?.text
}

it('starts with a byte order mark and ends every line with CRLF', () => {
  const csv = write('one\ntwo')
  expect(csv.startsWith('\uFEFF"text"\r\n')).toBe(true)
  expect(csv.endsWith('\r\n')).toBe(true)
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '＝1', '=1;=2'])(
  'writes %j as text, not as a formula',
  text => {
    const csv = write(text)
    expect(readBack(csv)).toBe(`'${text.replace('\u200B', '').trim()}`)
    // Quoted, so that no list separator of any locale ends the cell.
    expect(csv).toContain(`"'`)
  },
)

it('writes a negative number as a number', () => {
  expect(write(-1.5)).toContain('\n-1.5\r')
})

it('keeps any text on one line', () => {
  const withoutQuote = (text = '') => text.replace(/^'(?=[-=+@＝＋－＠])/, '')
  fc.assert(
    fc.property(hostileText, text => {
      expect(withoutQuote(readBack(write(text)))).toBe(withoutQuote(toSingleLine(text)))
    }),
  )
})
