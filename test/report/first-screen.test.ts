import { describe, expect, it } from 'vitest'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import { fitBlocks } from '../../src/report/markdown/fit.ts'
import { md } from '../../src/report/markdown/markdown.ts'
import { renderBlocks } from '../../src/report/markdown/render-blocks.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { situations } from '../support/situations.ts'

function screenOf(outcome: Outcome): string {
  const budget = { limit: 65_536, measure: (text: string) => text.length, notice: () => md`cut` }
  return `${fitBlocks(renderBlocks(gateDocument(outcome).first), budget)}\n`
}

describe.each(Object.entries(situations))('the first screen of %s', (name, outcome) => {
  it('says this', async () => {
    await expect(screenOf(outcome)).toMatchFileSnapshot(`snapshots/first-screen/${name}.md`)
  })
})
