import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chart } from '../../../../src/lib/document/html/render-blocks.ts'
import { aChart } from '../../../support/document-blocks.ts'

const placesOf = (html: string) =>
  (/<polyline class="line" points="([^"]+)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map(place => place.split(',').map(Number))

/** One line through values at even distances. */
function aLine(values: number[], parts: Partial<Parameters<typeof chart>[0]> = {}): string {
  const points = values.map((value, index) => ({ at: index / (values.length - 1), value, isMarked: false }))
  const lines = [{ name: undefined, points, last: '', isLoss: false }]
  return chart(aChart({ lines, ...parts })).html
}

describe('a chart', () => {
  it('draws a line through the runs in their order, larger values higher', () => {
    const [first = [], second = [], third = []] = placesOf(aLine([0, 100, 50]))
    expect(first[0]).toBeLessThan(second[0] ?? 0)
    expect(second[0]).toBeLessThan(third[0] ?? 0)
    expect(first[1]).toBeGreaterThan(third[1] ?? 0)
    expect(third[1]).toBeGreaterThan(second[1] ?? 0)
  })

  it.each([
    ['the line of a loss', true, 'line-1 worst'],
    ['the total without such a line', false, 'whole'],
  ])('has its crosses on %s', (_, isLoss, expected) => {
    const points = [0, 1].map(at => ({ at, value: 50, isMarked: at === 1 }))
    const lines = [undefined, 'Germany'].map(name => ({
      name,
      points,
      last: '',
      isLoss: isLoss && name !== undefined,
    }))
    const html = chart(aChart({ lines })).html
    expect(/.*<g class="([^"]*)">.*?class="cross"/s.exec(html)?.[1]).toBe(expected)
  })

  it('links a strip over each point to its run, if the address is that of a web page', () => {
    const links = ['https://ci.example/7', 'javascript:alert(1)'].map((link, at) => ({
      at,
      label: '<1>',
      link,
    }))
    const html = aLine([0, 100], { links })
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://ci.example/7"'])
    expect(html.match(/<title>[^<]*<\/title><rect class="strip"/g)).toHaveLength(2)
  })

  it('has finite positions for any values', () => {
    const value = fc.float({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 30 }), values => {
        expect(aLine(values)).not.toMatch(/NaN|Infinity/)
      }),
    )
  })
})
