import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chunk as Block, type Budget, fitBlocks } from '../../../../src/lib/document/markdown/fit.ts'
import { md } from '../../../../src/lib/document/markdown/markdown.ts'
import { asMarkdown } from '../../../support/markdown.ts'

const units = {
  'UTF-16 units': (text: string) => text.length,
  'UTF-8 bytes': (text: string) => Buffer.byteLength(text),
}

function budget(limit: number, measure: Budget['measure'] = units['UTF-16 units']): Budget {
  return { limit, measure, notice: omitted => md`… ${omitted} more` }
}

const line = fc.string({ unit: 'grapheme', maxLength: 30 }).map(text => text.replace(/\s/g, '_'))

/** Blocks of which every line, opening and end is unique. */
const blocks = fc
  .array(fc.record({ lines: fc.array(line, { maxLength: 8 }), text: line }), { maxLength: 6 })
  .map(specs =>
    specs.map(
      ({ lines, text }, index): Block => ({
        open: asMarkdown(`<open-${index}>${text}`),
        lines: lines.map((content, row) => asMarkdown(`line ${index}.${row} ${content}`)),
        close: md`</close-${index}>`,
      }),
    ),
  )

describe.each(Object.entries(units))('fitBlocks, measured in %s', (_, measure) => {
  it('is never over the limit and always well formed', () => {
    fc.assert(
      fc.property(blocks, fc.nat(600), (content, limit) => {
        const text = fitBlocks(content, budget(limit, measure))
        expect(measure(text)).toBeLessThanOrEqual(limit)
        expect(text.isWellFormed()).toBe(true)
      }),
    )
  })

  it('shows whole lines in order, closes what it opens, and counts what it omits', () => {
    fc.assert(
      fc.property(blocks, fc.nat(600), (content, limit) => {
        const shown = fitBlocks(content, budget(limit, measure))
          .split('\n')
          .filter(part => part !== '')
        const notice = shown.findIndex(part => part.startsWith('… '))
        const body = notice === -1 ? shown : shown.slice(0, notice)
        const all: string[] = content.flatMap(({ open, lines, close }) => [open, ...lines, close])
        let position = 0
        for (const part of body) {
          position = all.indexOf(part, position) + 1
          expect(position).toBeGreaterThan(0)
        }
        expect(body.filter(part => part.startsWith('<open-')).length).toBe(
          body.filter(part => part.startsWith('</close-')).length,
        )
        if (notice === -1) return
        const count = (parts: string[]) => parts.filter(part => part.startsWith('line ')).length
        const bare = content.filter(({ lines, open }) => lines.length === 0 && !body.includes(open)).length
        expect(shown.slice(notice)).toEqual([`… ${count(all) - count(body) + bare} more`])
      }),
    )
  })

  it('shows everything, without a notice, when it fits exactly', () => {
    fc.assert(
      fc.property(blocks, content => {
        const whole = fitBlocks(content, budget(Number.MAX_SAFE_INTEGER, measure))
        expect(whole).not.toMatch(/^… \d+ more$/m)
        for (const { open, lines, close } of content) {
          expect(whole).toContain([open, ...lines, close].join('\n'))
        }
        expect(fitBlocks(content, budget(measure(whole), measure))).toBe(whole)
      }),
    )
  })
})

describe('fitBlocks', () => {
  const table = { open: md`header`, lines: [md`row 1`, md`row 2`, md`row 3`], close: md`end` }

  it('separates blocks by a blank line', () => {
    expect(fitBlocks([{ open: md`a`, lines: [], close: md`` }, table], budget(100))).toBe(
      'a\n\nheader\nrow 1\nrow 2\nrow 3\nend',
    )
  })

  it('omits everything after the first omitted line', () => {
    const small = { open: md`x`, lines: [], close: md`` }
    expect(fitBlocks([table, small], budget(30))).toBe('header\nrow 1\nend\n\n… 3 more')
  })

  it('omits a table without a row', () => {
    const intro = { open: md`intro`, lines: [], close: md`` }
    expect(fitBlocks([intro, table], budget(26))).toBe('intro\n\n… 3 more')
  })

  it('ends a fold around omitted blocks', () => {
    const fold = [
      { open: md`<fold>`, lines: [], close: md``, within: md`</fold>` },
      { ...table, within: md`</fold>` },
      { open: md`last`, lines: [], close: md`</fold>` },
    ]
    const whole = '<fold>\n\nheader\nrow 1\nrow 2\nrow 3\nend\n\nlast\n</fold>'
    expect(fitBlocks(fold, budget(whole.length))).toBe(whole)
    for (let limit = 0; limit < whole.length; limit++) {
      const text = fitBlocks(fold, budget(limit))
      expect(text.length).toBeLessThanOrEqual(limit)
      expect(text.match(/<fold>/g)?.length).toBe(text.match(/<\/fold>/g)?.length)
    }
    expect(fitBlocks(fold, budget(46))).toBe('<fold>\n\nheader\nrow 1\nend\n\n</fold>\n\n… 3 more')
  })
})
