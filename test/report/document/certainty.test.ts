import { describe, expect, it } from 'vitest'
import type { Sight } from '../../../src/gate/verdict.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { certaintyBlocks, describeSight } from '../../../src/report/document/sections/certainty.ts'
import { contextOf, tellGate } from '../../../src/report/tell/tell.ts'
import { measuredCases } from '../../support/measured-cases.ts'
import { anOutcome, aVerdict, someDrops } from '../../support/outcomes.ts'
import { aDrop } from '../../support/rule-results.ts'
import { situations } from '../../support/situations.ts'

type Runs = Partial<Record<Sight['losses'][number]['loss'], number | undefined>>

/** A weekly gate with 52 citations and a tolerance of 10 %. */
function sightOf(runs: Runs, more: Partial<Sight> = {}, drop: Parameters<typeof aDrop>[0] = {}) {
  const losses = (['all', 'half', 'quarter', 'engine'] as const)
    .filter(loss => loss in runs)
    .map(loss => ({ loss, runs: runs[loss] }))
  const tolerance = { kind: 'percent', value: 10 } as const
  const rule = aDrop({ baseline: 50, tolerance, allowed: 5, ...drop })
  return describeSight({
    verdict: aVerdict({ rules: [rule], drops: someDrops({ noise: 'tested' }) }),
    sight: { cited: 52, runsPerYear: 52, losses, ...more },
  })
}

const seen: Runs = { all: 1, half: 2, quarter: 8, engine: 4 }

describe('what the gate can see', () => {
  it('is how many runs each loss takes, with the days of its schedule', () => {
    expect(sightOf(seen)).toBe(
      'If all 52 citations were lost, the next run would fail. Usually, the loss of a half fails it within 2 runs (14 days), of a quarter within 8 runs (56 days) and of one engine within 4 runs (28 days).',
    )
    expect(sightOf(seen, { runsPerYear: 365 })).toContain('a quarter within 8 runs (8 days)')
    expect(sightOf({ all: 1, half: 1 })).toMatch(/the loss of a half fails it in the next run\.$/)
  })

  it('names the losses that it cannot see', () => {
    expect(sightOf({ all: 1, half: 4, quarter: undefined, engine: undefined })).toMatch(
      /It does not see the loss of a quarter and one engine\.$/,
    )
  })

  it('is no more than the limit lets it see', () => {
    const sight = sightOf(seen, {}, { allowed: 15 })
    expect(sight).not.toContain('a quarter')
    expect(sight).toMatch(/A loss of 30% is within your limit\.$/)
    expect(sightOf(seen, {}, { allowed: 50 })).toContain('your limit is as large as the level before')
  })

  it('is not told without a test, nor without a rule on the score', () => {
    expect(describeSight(anOutcome())).toBeUndefined()
    const { sight } = measuredCases['clear-drop'] ?? {}
    expect(describeSight(anOutcome({ sight }))).toBeUndefined()
  })
})

function linesOf(name: string): string[] {
  const blocks = certaintyBlocks(contextOf(tellGate(situations[name] ?? anOutcome())))
  return blocks.flatMap(block => (block.kind === 'list' ? block.items.map(plainOf) : []))
}

describe('how sure the drops are', () => {
  it('is the p-value of the drop and of each engine that fell', () => {
    expect(linesOf('live-engine-lost')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The p-value of the drops is <?0\.\d+\./),
        expect.stringMatching(/^Perplexity: a drop of 80 points, p-value <?0\.\d+\.$/),
      ]),
    )
  })

  it('is not said of a known loss, of which the test for new ones says nothing', () => {
    expect(linesOf('live-loss-again').join()).not.toContain('The p-value of the drops')
  })
})
