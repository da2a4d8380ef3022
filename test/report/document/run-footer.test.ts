import { expect, it } from 'vitest'
import type { EngineCost } from '../../../src/engines/account.ts'
import { plainOf } from '../../../src/lib/document/plain-text.ts'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { linesIn } from '../../support/documents.ts'
import { anOutcome } from '../../support/outcomes.ts'

const openai: EngineCost = {
  ...{ engine: 'openai', replies: 20, inputTokens: 162_460, outputTokens: 8_240, searches: 20 },
  ...{ costUsd: 0.607, stated: 0, unpriced: 0 },
}
const perplexity = { ...openai, engine: 'perplexity', searches: undefined, costUsd: 0.071, stated: 20 }
const unknown = { ...openai, engine: 'mistral', costUsd: 0, unpriced: 20 }

it.each([
  ['that of all engines', [openai, perplexity], 'cost 0.68 USD'],
  ['a lower bound if a part is not known', [openai, unknown], 'cost at least 0.61 USD'],
  ['not known if no part is known', [unknown], 'cost not known'],
])('the cost of a run is %s', (_, costs, words) => {
  const { footer } = gateDocument(describeGate(anOutcome({ costs })))
  expect(linesIn(footer).map(plainOf).join()).toContain(` · ${words} · `)
})
