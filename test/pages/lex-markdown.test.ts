import { describe, expect, it } from 'vitest'
import { parsePage } from '../../src/pages/page.ts'

const textOf = (text: string) =>
  parsePage(text, 'markdown')
    .passages.map(passage => passage.text)
    .join('\n')

const read = (text: string) => () => parsePage(text, 'markdown')

describe('lexMarkdown', () => {
  it('reads all of a paragraph with many marks', () => {
    const line = 'Use `npm` with **care**, see [the *guide*](/guide).'
    expect(textOf(`${line}\n`.repeat(500))).toBe(
      Array.from({ length: 500 }, () => 'Use npm with care, see the guide.').join(' '),
    )
  })

  it('cuts a line without an end between words, and a word without an end anywhere', () => {
    const words = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ')
    expect(textOf(`*a* ${words}`)).toBe(`a ${words}`)
    const letters = '漢'.repeat(20_000)
    expect(textOf(`*a* ${letters}`)).toBe(`a ${letters}`)
    expect(textOf(`*a* x${'😀'.repeat(10_000)}`)).toBe(`a x${'😀'.repeat(10_000)}`)
  })

  it('leaves out an image whose data is in the text, however long it is', () => {
    const image = `![a chart](data:image/png;base64,${'iVBORw0K'.repeat(5000)})`
    expect(textOf(`Before *it* ${image} and after.`)).toBe('Before it  and after.'.replace('  ', ' '))
  })

  it('reads an address of more characters than an e-mail address has as text', () => {
    expect(textOf(`*a* ${'a.'.repeat(400)}@acme.example b`)).toBe(`a ${'a.'.repeat(400)}@acme.example b`)
    expect(textOf('*Write* to sales@acme.example.')).toBe('Write to sales@acme.example.')
  })

  it.each([
    ['quotations', '> '.repeat(99), '> '.repeat(100)],
    ['lists on one line', '- '.repeat(99), '+ '.repeat(100)],
    ['numbered lists on one line', '1. '.repeat(99), '1. '.repeat(100)],
    ['lists and quotations', '> - '.repeat(49), '> - '.repeat(50)],
  ])('refuses a hundred %s inside of each other', (_, some, many) => {
    expect(read(`${some}Text`)).not.toThrow()
    expect(read(`${many}Text`)).toThrow(RangeError)
  })

  it('refuses lists inside of each other by their indent, not lists one after the other', () => {
    const nested = (depth: number) =>
      Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- Text\n`).join('')
    expect(read(nested(100))).not.toThrow()
    expect(read(nested(101))).toThrow(RangeError)
    expect(read(nested(60).repeat(3))).not.toThrow()
  })

  it('reads a thematic break of any length', () => {
    expect(textOf(`Before\n\n${'* '.repeat(500)}\n\nAfter\n\n${'- '.repeat(500)}\n\nEnd`)).toBe(
      'Before\nAfter\nEnd',
    )
  })

  it('refuses tables of more than 100,000 cells, including cells that the parser adds', () => {
    const table = (columns: number, rows: number) =>
      `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|b\n'.repeat(rows)}`
    expect(read(table(20, 4000))).not.toThrow()
    expect(read(table(2000, 100))).toThrow(RangeError)
    expect(read(`${table(20, 3000)}\n`.repeat(2))).toThrow(RangeError)
    expect(read(`${table(20, 100)}\n${'a | b\n'.repeat(20_000)}`)).not.toThrow()
  })

  it('refuses a quotation of more than 1,000 lines that lack its mark', () => {
    expect(read('> a\nb\n'.repeat(1000))).not.toThrow()
    expect(read('> a\nb\n'.repeat(1001))).toThrow(RangeError)
    expect(read('> a\nb\n\n'.repeat(1001))).not.toThrow()
  })
})
