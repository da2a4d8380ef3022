import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { percentColumn, type Scenario } from '../../scripts/calibration/scenario.ts'
import { scenarios } from '../../scripts/calibration/scenarios.ts'
import { formatPromises, formatScenario, replaceBetweenMarkers } from '../../scripts/calibration/tables.ts'

const scenario: Scenario = {
  name: 'example',
  title: 'An example',
  definition: 'What is counted.',
  labels: ['keywords'],
  columns: [percentColumn('fail', 0)],
  rows: [
    { labels: ['20'], parts: [async () => [0.031]] },
    { labels: ['60'], parts: [async () => [Number.NaN]] },
  ],
  promises: [{ what: 'runs that fail', before: '9.3 %', bar: '≤ 5 %', now: rows => `${rows.length} rows` }],
}

describe('the tables of the calibration', () => {
  it('show the definition, and a dash where there is no number', () => {
    expect(formatScenario({ scenario, rows: [[0.031], [Number.NaN]] })).toEqual([
      '**An example.** What is counted.',
      '',
      '| keywords | fail |',
      '| --- | ---: |',
      '| 20 | 3.1 % |',
      '| 60 | – |',
    ])
  })

  it('set each promise beside what was and what must be', () => {
    expect(formatPromises([{ scenario, rows: [[0.031], [0]] }]).at(-1)).toBe(
      '| runs that fail | `example` | 9.3 % | ≤ 5 % | 2 rows |',
    )
  })

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
