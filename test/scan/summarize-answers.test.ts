import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { summarizeAnswers } from '../../src/scan/summarize-answers.ts'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated, aSource } from '../support/answer-records.ts'

const beta = { kind: 'competitor', name: 'Beta' } as const
const betaPage = aSource('https://beta.example/crm', beta)
const review = aSource('https://reviews.example/crm')
const missing: AnswerRecord = {
  engine: 'openai',
  keyword: 'crm',
  sample: 9,
  outcome: 'not-evaluated',
  reason: { scope: 'answer', code: 'malformed', detail: '' },
}

function summaryOf(...records: AnswerRecord[]) {
  const summary = summarizeAnswers(records)
  if (summary === undefined) throw new Error('No answer was evaluated.')
  return summary
}

describe('the presence of the brand', () => {
  it('is counted over the evaluated answers', () => {
    const { total } = summaryOf(
      anEvaluated(anAnswerContent(), { engine: 'perplexity' }),
      anEvaluated(anAnswerWithoutBrand({ position: 2, competitors: ['Beta'] })),
      anEvaluated(anAnswerContent()),
      missing,
    )
    expect(total).toEqual({ evaluated: 3, cited: 2, mentioned: 3 })
  })

  it('is unknown, not zero, without an evaluated answer', () => {
    expect(summarizeAnswers([])).toBeUndefined()
    expect(summarizeAnswers([missing])).toBeUndefined()
  })
})

describe('the cited domains', () => {
  it('are listed by the number of answers, each with its owner', () => {
    const { domains } = summaryOf(
      anEvaluated(anAnswerContent({ citedSources: [review, betaPage] })),
      anEvaluated(anAnswerWithoutBrand({ citedSources: [review] }), { engine: 'gemini' }),
      anEvaluated(anAnswerContent()),
    )
    expect(domains.map(({ pages: _, ...domain }) => domain)).toEqual([
      { domain: 'reviews.example', owner: { kind: 'third-party' }, answers: 2 },
      { domain: 'acme.example', owner: { kind: 'own' }, answers: 1 },
      { domain: 'beta.example', owner: beta, answers: 1 },
    ])
  })

  it('count an answer once even if it cites several pages of a domain', () => {
    const other = aSource('https://reviews.example/erp')
    const [domain] = summaryOf(
      anEvaluated(anAnswerContent({ citedSources: [review, other] })),
      anEvaluated(anAnswerContent({ citedSources: [other] })),
    ).domains
    expect(domain).toMatchObject({
      answers: 2,
      pages: [
        { url: 'https://reviews.example/erp', answers: 2 },
        { url: 'https://reviews.example/crm', answers: 1 },
      ],
    })
  })

  it('list the pages of a home on another site', () => {
    const home = {
      url: 'https://github.com/acme/board',
      domain: 'github.com/acme',
      owner: { kind: 'own' } as const,
    }
    const { domains } = summaryOf(anEvaluated(anAnswerContent({ citedSources: [home] })))
    expect(domains).toMatchObject([{ domain: 'github.com/acme', pages: [{ url: home.url, answers: 1 }] }])
  })

  it('do not list the redirect of a vendor as a page', () => {
    const redirect = { ...review, url: 'https://vendor.example/redirect/1' }
    const { domains } = summaryOf(anEvaluated(anAnswerContent({ citedSources: [redirect] })))
    expect(domains).toMatchObject([{ domain: 'reviews.example', answers: 1, pages: [] }])
  })

  it('are separate for each owner', () => {
    const mine = { ...review, url: 'https://acme.reviews.example/', owner: { kind: 'own' } as const }
    const { domains } = summaryOf(anEvaluated(anAnswerContent({ citedSources: [review, mine] })))
    expect(domains.map(({ owner }) => owner.kind)).toEqual(['third-party', 'own'])
  })
})

it('counts the answers that name a competitor', () => {
  const { competitors } = summaryOf(
    anEvaluated(anAnswerContent({ competitors: ['Gamma', 'Beta'] })),
    anEvaluated(anAnswerWithoutBrand({ competitors: ['Gamma'] })),
  )
  expect(competitors).toEqual([
    { name: 'Gamma', answers: 2 },
    { name: 'Beta', answers: 1 },
  ])
})

it('does not depend on the order of the answers', () => {
  const records = ['b', 'a', 'c'].flatMap(engine => [
    anEvaluated(anAnswerContent({ citedSources: [review, betaPage] }), { engine }),
    anEvaluated(anAnswerWithoutBrand({ competitors: ['Gamma', 'Beta'] }), { engine }),
  ])
  expect(summarizeAnswers(records.toReversed())).toEqual(summarizeAnswers(records))
})
