import { describe, expect, it } from 'vitest'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { certaintyBlocks } from '../../../src/report/document/sections/certainty.ts'
import { contextOf, tellGate } from '../../../src/report/tell/tell.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { situations } from '../../support/situations.ts'

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
