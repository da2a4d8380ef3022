import { describe, expect, it } from 'vitest'
import type { EngineCost } from '../../src/embedded/engines/account.ts'
import { shippedTypeface } from '../../src/lib/fonts/shipped.ts'
import { renderHtml } from '../../src/report/html/html.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { resultSchema } from '../../src/report/json/result-schema.ts'
import { renderComment } from '../../src/report/markdown/comment.ts'
import { formatUsd } from '../../src/report/money.ts'
import { renderPdf } from '../../src/report/pdf/pdf.ts'
import { summarizeCost, viewCost } from '../../src/report/views/cost.ts'
import { anOutcome } from '../support/outcomes.ts'

const openai: EngineCost = {
  ...{ engine: 'openai', replies: 20, inputTokens: 162_460, outputTokens: 8_240, searches: 20 },
  ...{ costUsd: 0.607, stated: 0, unpriced: 0 },
}
const perplexity = { ...openai, engine: 'perplexity', searches: undefined, costUsd: 0.071, stated: 20 }
const unknown = { ...openai, engine: 'mistral', costUsd: 0, unpriced: 20 }

describe('an amount of money', () => {
  it('has cents, and is not 0 where it is less than one', () => {
    expect([2.5, 0, 0.004, 0.005, 12.345].map(formatUsd)).toEqual([
      ...['2.50 USD', '0.00 USD', '<0.01 USD', '0.01 USD', '12.35 USD'],
    ])
  })
})

describe('the cost of a run', () => {
  it('is that of all engines, each with its tokens, searches and the source of its cost', () => {
    const view = viewCost({ costs: [openai, perplexity] })
    expect(view?.total).toBe('0.68 USD')
    expect(view?.rows).toEqual([
      {
        ...{ engine: 'openai', replies: '20', tokens: '162460 / 8240', searches: '20' },
        ...{ cost: '0.61 USD', source: 'list prices' },
      },
      {
        ...{ engine: 'perplexity', replies: '20', tokens: '162460 / 8240', searches: '–' },
        ...{ cost: '0.07 USD', source: 'vendor' },
      },
    ])
  })

  it('is a lower bound where a part is not known, and not known where nothing is', () => {
    expect(viewCost({ costs: [openai, unknown] })).toMatchObject({
      total: 'at least 0.61 USD',
      rows: [{}, { cost: 'not known', source: '–' }],
    })
    expect(viewCost({ costs: [unknown] })?.total).toBe('not known')
    expect(viewCost({ costs: [{ ...openai, stated: 5, unpriced: 5 }] })?.rows[0]).toMatchObject({
      cost: 'at least 0.61 USD',
      source: 'vendor, list prices, partly not known',
    })
  })

  it('is one line of the log', () => {
    expect(summarizeCost({ costs: [openai, unknown] })).toBe(
      'Cost of the live engines: at least 0.61 USD. openai 0.61 USD (tokens 162460 / 8240, searches 20), mistral not known (tokens 162460 / 8240, searches 20).',
    )
    expect(summarizeCost({ costs: [] })).toBeUndefined()
  })
})

describe('a report with the cost of a run', () => {
  const hostile = { ...perplexity, engine: '<img src=x>@acme' }
  const outcome = anOutcome({ costs: [openai, hostile] })

  it('has it folded in the comment, and escaped', () => {
    const comment = renderComment(outcome)
    expect(comment).toContain('<summary>Cost of the live engines: 0.68 USD</summary>')
    expect(comment).toContain('| openai | 20 | 162460 / 8240 | 20 | 0.61 USD | list prices |')
    expect(comment).not.toMatch(/<img|@acme/)
    const tiny = renderComment(anOutcome({ costs: [{ ...openai, costUsd: 0.001 }] }))
    expect(tiny).toContain('engines: &#60;0.01 USD</summary>')
  })

  it('has it in a section of HTML and PDF', async () => {
    const html = renderHtml(outcome)
    expect(html).toContain('id="cost"')
    expect(html).toContain('0.68 USD')
    expect(html).not.toContain('<img')
    const sizeOf = async (some: typeof outcome) => (await renderPdf(some, [shippedTypeface()])).bytes.length
    expect(await sizeOf(outcome)).toBeGreaterThan(await sizeOf(anOutcome()))
  })

  it('has it in the result file, null where it is not known', () => {
    const costOf = (costs: EngineCost[]) => resultSchema.parse(buildResult(anOutcome({ costs }))).cost
    expect(costOf([openai, unknown])).toMatchObject({
      total_usd: null,
      known_usd: 0.607,
      engines: [
        { engine: 'openai', cost_usd: 0.607, input_tokens: 162_460, searches: 20, stated_by_vendor: 0 },
        { engine: 'mistral', cost_usd: null, known_usd: 0, not_known: 20 },
      ],
    })
    expect(costOf([openai])).toMatchObject({ total_usd: 0.607 })
    expect(costOf([])).toBeNull()
  })

  it('says nothing where no live engine replied', () => {
    expect(renderComment(anOutcome())).not.toContain('Cost of')
    expect(renderHtml(anOutcome())).not.toContain('id="cost"')
  })
})
