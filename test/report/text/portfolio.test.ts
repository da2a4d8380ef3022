import { describe, expect, it } from 'vitest'
import { renderPortfolioText } from '../../../src/report/text/portfolio.ts'
import { aFleet, aFleetGate, manyGates, mixedFleet } from '../../support/portfolio.ts'
import { outcomeOf } from '../../support/report-outcomes.ts'

const linesOf = (fleet: Parameters<typeof renderPortfolioText>[0]) =>
  renderPortfolioText(fleet).map(line => line.map(({ text }) => text).join(''))

it('writes the text of a fleet', async () => {
  await expect(`${linesOf(mixedFleet).join('\n')}\n`).toMatchFileSnapshot('../snapshots/portfolio.txt')
})

describe('the text of a fleet', () => {
  it('has one line for each gate, the most important first', () => {
    const lines = linesOf(manyGates(200, 5))
    expect(lines[0]).toBe('Failed: 5 of 200 gates failed')
    const gates = lines.filter(line => /^(Failed|Passed) +brand-/.test(line))
    expect(gates).toHaveLength(200)
    expect(gates.slice(0, 5).every(line => line.startsWith('Failed  brand-39-'))).toBe(true)
  })

  it('has the reports of the first gates that need attention, and says how many more there are', () => {
    const lines = linesOf(manyGates(30, 30))
    expect(lines.filter(line => line.startsWith('Gate brand-'))).toHaveLength(20)
    expect(lines.at(-1)).toBe('10 more reports left out here.')
  })

  it('holds no control characters', () => {
    const text = 'x\u001B[31m\n\u202E'
    const lines = linesOf(aFleet([aFleetGate(text, outcomeOf(text)), aFleetGate('b', outcomeOf(text))]))
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u202E]/u)
  })
})
