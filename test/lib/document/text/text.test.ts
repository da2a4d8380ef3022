import { describe, expect, it } from 'vitest'
import type { Block, Document, Line } from '../../../../src/lib/document/blocks.ts'
import { renderText, renderTextParts, widthOf } from '../../../../src/lib/document/text/text.ts'
import {
  aChart,
  aDocument,
  aHeadline,
  aLoss,
  aSection,
  everyBlock,
} from '../../../support/document-blocks.ts'

const linesOf = (document: Document) =>
  renderText(document).map(line => line.map(({ text }) => text).join(''))
const linesOfBlocks = (...blocks: Block[]) => linesOf(aDocument({ first: blocks }))

describe('the text of a report', () => {
  it.each(['Acme', 'many words '.repeat(40), 'x'.repeat(500), '株式会社'.repeat(50), '', 'a—b '.repeat(99)])(
    'is at most 80 columns wide with names as %s',
    text => {
      // A text to paste keeps its lines.
      const blocks = everyBlock(text).filter(({ kind }) => kind !== 'code')
      expect(linesOfBlocks(...blocks).filter(line => widthOf(line) > 80)).toEqual([])
    },
  )

  it('does not break an address, which a reader copies', () => {
    const address = `https://acme.example/${'a'.repeat(80)}`
    expect(linesOfBlocks({ kind: 'line', text: ['See ', address] })).toContain(`  ${address}`)
  })

  it('keeps every word when it breaks lines', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
    const block = (width: number): Block => ({
      kind: 'table',
      caption: '',
      columns: [{ title: ['A'] }, { title: ['B'] }],
      rows: [[['x'.repeat(width)], [words.join(' ')]]],
    })
    const paragraph: Block = { kind: 'line', text: [words.join(' ')] }
    for (const each of [paragraph, block(1), block(40)]) {
      expect(
        linesOfBlocks(each)
          .join(' ')
          .match(/word\d+/g),
      ).toEqual(words)
    }
  })

  it.each<[string, string[][], string[]]>([
    ['a single row that is too wide as a list', [['x '.repeat(40), 'y']], ['  - A: x x', '  - B: y']],
    ['a single row that fits', [['x', 'y']], ['  A  B', '  x  y']],
    [
      'several rows',
      [
        ['x '.repeat(40), 'y'],
        ['x', 'y'],
      ],
      ['  A', '  x'],
    ],
  ])('shows %s', (_, rows, starts) => {
    const columns = [{ title: ['A'] }, { title: ['B'] }]
    const cells = rows.map(row => row.map(text => [text]))
    const lines = linesOfBlocks({ kind: 'table', caption: '', columns, rows: cells })
    expect(starts.filter(start => !lines.some(line => line.startsWith(start)))).toEqual([])
  })

  it('has no control characters', () => {
    const hostile = 'x\u001B[31m\r\n\u202E\u0007y'
    const blocks: Block[] = [
      ...everyBlock(hostile),
      { kind: 'line', text: [hostile] },
      aChart({ description: hostile }),
    ]
    const lines = linesOf(aDocument({ first: blocks, sections: [aSection('a', ...blocks)] }))
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u202E]/u)
    expect(lines.join('')).toContain('x [31m y')
  })

  it.each([
    ['pass', '✓ ', 'better'],
    ['fail', '✗ ', 'worse'],
    ['error', '✗ ', 'worse'],
    ['warn', '! ', 'doubtful'],
    ['report', '– ', undefined],
  ] as const)('begins with the sign of %s in its tone, and ends with the gate', (mark, sign, tone) => {
    const gate: Line = [{ name: 'docs' }]
    const first: Block = { kind: 'heading', mark, text: ['Title'], of: gate }
    const [line = []] = renderText(aDocument({ first: [first] }))
    expect(line[0]).toEqual({ text: sign, tone })
    expect(line.map(({ text }) => text).join('')).toBe(`${sign}Title · docs`)
  })

  it('has one empty line around a block without lines', () => {
    const table: Block = { kind: 'table', caption: '', columns: [{ title: ['A'] }], rows: [[['1']]] }
    expect(linesOfBlocks(table, { kind: 'card', cards: [] }, table)).toEqual(['  A', '  1', '', '  A', '  1'])
  })

  it('has folds last, after an empty line', () => {
    const fold: Block = { kind: 'fold', title: ['More'], blocks: [{ kind: 'line', text: ['folded'] }] }
    expect(linesOfBlocks(aHeadline(['Title']), fold, { kind: 'line', text: ['checked'] })).toEqual([
      '✗ Title',
      '  checked',
      '',
      '  More',
      '  folded',
    ])
  })
})

describe('a grid', () => {
  it('aligns its values and marks losses', () => {
    const lines = linesOf(aLoss({ keywords: 1 }))
    const grid = lines.slice(lines.findIndex(line => line.includes('ChatGPT'))).slice(0, 5)
    expect(grid[1]).toMatch(/^ {2}Germany +10% was 50▼ +20% was 65▼ +0% was 55▼ +10% was 70▼ \(3 of 30\)$/)
    const second = ['Perplexity', '20%', '54%', '60%', '72%'].map((text, row) => grid[row]?.indexOf(text))
    expect(new Set(second).size).toBe(1)
  })
})

describe('a place', () => {
  it('of a page is its web address, unless the words name it', () => {
    const keys: Line = [{ link: 'https://keys.example/', label: ['your keys'] }]
    const unsafe: Line = [{ link: 'javascript:alert(1)', label: ['your keys'] }]
    expect(linesOfBlocks({ kind: 'list', items: [keys, unsafe] })).toEqual([
      '  - your keys (https://keys.example/)',
      '  - your keys',
    ])
  })
})

it('the text of a fleet has the first screens of the first gates, and loads no others', () => {
  let loaded = 0
  const gates = Array.from({ length: 30 }, (_, index) => ({
    id: `run-${index}`,
    title: [`gate ${index}`],
    needsAttention: true,
    load() {
      loaded += 1
      return aDocument({ first: [aHeadline([`gate ${index}`])], sections: [aSection('gate')] })
    },
  }))
  const lines = renderText(aDocument({ gates })).map(line => line.map(({ text }) => text).join(''))
  expect(lines.filter(line => line.startsWith('✗ gate '))).toHaveLength(20)
  expect(lines.join('\n')).not.toContain('Gate')
  expect(loaded).toBe(20)
  expect(lines.at(-1)).toBe('  10 more gates left out here.')
})

describe('the text of a command', () => {
  const paragraph = (text: string): Block => ({ kind: 'line', text: [text] })
  const printed = (...parts: Block[][]) =>
    renderTextParts(parts).map(line => line.map(({ text }) => text).join(''))

  it('has an empty line between two parts, and none for a part without lines', () => {
    expect(
      printed([paragraph('a'), paragraph('b')], [], [{ kind: 'list', items: [] }], [paragraph('c')]),
    ).toEqual(['  a', '  b', '', '  c'])
  })

  it('counts the omitted items of a list', () => {
    const items = Array.from({ length: 203 }, (_, index): Line => [`item ${index}`])
    const lines = printed([{ kind: 'list', items }])
    expect(lines.slice(-2)).toEqual(['  - item 199', '  3 more items left out here.'])
  })
})
