import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../scripts/calibration/scenarios.ts'
import { replaceBetweenMarkers } from '../../scripts/calibration/tables.ts'

describe('the tables of the calibration', () => {
  it('replace only what is between the markers of their name', () => {
    const page = 'a\n<!-- x:begin -->\nold\n<!-- x:end -->\nb'
    expect(replaceBetweenMarkers(page, 'x', ['new'])).toBe('a\n<!-- x:begin -->\n\nnew\n\n<!-- x:end -->\nb')
  })

  it('are refused where the page has no place for them', () => {
    expect(() => replaceBetweenMarkers('nothing', 'x', ['new'])).toThrow('x:begin')
  })

  it('have a place in docs/research/calibration.md, one for each scenario', () => {
    const page = readFileSync('docs/research/calibration.md', 'utf8')
    const names = [...scenarios.map(({ name }) => name), 'promises']
    expect(names.filter(name => page.split(`<!-- ${name}:begin -->`).length !== 2)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('name every row in full', () => {
    const wrong = scenarios.filter(({ labels, rows }) =>
      rows.some(row => row.labels.length !== labels.length),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
