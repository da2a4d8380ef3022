import { expect, it } from 'vitest'
import { countContents, MAX_DOMAINS } from '../../src/scan/engine-contents.ts'
import { anAnswerContent, anAnswerWithoutBrand, anEvaluated, aSource } from '../support/answer-records.ts'

const boardly = aSource('https://boardly.example/compare')

it('counts the answers of each engine that read the brand, that cite any site, and that cite each domain', () => {
  const both = anAnswerContent({
    citedSources: [aSource('https://acme.example/crm', { kind: 'own' }), boardly, boardly],
  })
  const other = anAnswerWithoutBrand({ citedSources: [boardly] })
  const none = anAnswerWithoutBrand()
  const unreported = anAnswerWithoutBrand({ retrieved: undefined, unknownSources: 1 })
  expect(
    countContents([
      ...[both, other, none].map(content => anEvaluated(content)),
      anEvaluated(unreported, { engine: 'xai' }),
    ]),
  ).toEqual([
    expect.objectContaining({
      engine: 'openai',
      answers: 3,
      read: 1,
      sourced: 2,
      unread: 0,
      named: 0,
      domains: [
        { domain: 'boardly.example', answers: 2 },
        { domain: 'acme.example', answers: 1 },
      ],
    }),
    expect.objectContaining({
      engine: 'xai',
      answers: 1,
      read: undefined,
      sourced: 1,
      unread: 0,
      domains: [],
    }),
  ])
})

it('counts the answers that cite and that mention the brand and each competitor, each answer once', () => {
  const competitor = { kind: 'competitor', name: 'Boardly' } as const
  const source = aSource('https://boardly.example/compare', competitor)
  const contents = [
    anAnswerContent({ cited: true, position: 1, citedSources: [source, source], competitors: ['Boardly'] }),
    anAnswerWithoutBrand({ competitors: ['Boardly', 'Taskhive'] }),
  ]
  const [counts] = countContents(contents.map(content => anEvaluated(content)))
  expect(counts?.brands).toEqual([
    { name: undefined, cited: 1, mentioned: 1 },
    { name: 'Boardly', cited: 1, mentioned: 2 },
    { name: 'Taskhive', cited: 0, mentioned: 1 },
  ])
})

it('keeps the domains that are cited most', () => {
  const many = Array.from({ length: 30 }, (_, index) => aSource(`https://site-${index}.example/`))
  const records = [
    anEvaluated(anAnswerContent({ citedSources: [...many, boardly] })),
    anEvaluated(anAnswerContent({ citedSources: [boardly] })),
  ]
  const [counts] = countContents(records)
  expect(counts?.domains).toHaveLength(MAX_DOMAINS)
  expect(counts?.domains[0]).toEqual({ domain: 'boardly.example', answers: 2 })
})

it('counts the answers that state a fact, and answers with an old value, for each list', () => {
  const stated = (list: string, said?: string) => ({ fact: 'price', is: ['$399'], list, said })
  const contents = [[stated('a', '$349')], [stated('a')], [stated('a'), stated('b', '$349')], []].map(facts =>
    anEvaluated(anAnswerContent({ facts })),
  )
  expect(countContents(contents)[0]?.facts).toEqual([
    { fact: 'price', list: 'a', answers: 3, wrong: 1 },
    { fact: 'price', list: 'b', answers: 1, wrong: 1 },
  ])
  expect(countContents([anEvaluated(anAnswerContent())])[0]).not.toHaveProperty('facts')
})
