import { expect, it } from 'vitest'
import { countCitedPages } from '../../src/citation/cited-pages.ts'
import { anAnswerContent, anEvaluated, aSource } from '../support/answer-records.ts'

const own = (url: string, domain = 'acme.example') => ({ ...aSource(url, { kind: 'own' }), domain })
const answer = (...citedSources: ReturnType<typeof own>[]) => anEvaluated(anAnswerContent({ citedSources }))
const long = `https://acme.example/${'a'.repeat(300)}`

it.each<[string, ReturnType<typeof own>[], string[]]>([
  ['the host and the path', [own('https://www.acme.example/docs/crm')], ['acme.example/docs/crm 1']],
  ['a subdomain', [own('https://docs.acme.example/crm')], ['docs.acme.example/crm 1']],
  ['the home page', [own('https://acme.example/')], ['acme.example 1']],
  ['no query and no fragment', [own('https://acme.example/a?b=c#d')], ['acme.example/a 1']],
  ['no name of an index', [own('https://acme.example/a/index.html')], ['acme.example/a 1']],
  ['no extension', [own('https://acme.example/a.html')], ['acme.example/a 1']],
  ['a page once', [own('https://acme.example/a/'), own('https://acme.example/a#b')], ['acme.example/a 1']],
  ['no page of another brand', [aSource('https://other.example/a')], []],
  ['no page on another site', [own('https://github.com/acme', 'github.com/acme')], []],
  ['no redirect of a vendor', [own('https://vendor.example/redirect/abc')], []],
  [
    'no withheld address',
    [own('https://acme.example/a', 'acme.example')].map(source => ({ ...source, url: '' })),
    [],
  ],
  ['no long address', [own(long)], []],
])('a record keeps %s', (_, sources, kept) => {
  expect(
    countCitedPages([answer(...sources)]).map(({ address, answers }) => `${address} ${answers}`),
  ).toEqual(kept)
})

it('counts the answers of each keyword and engine', () => {
  const content = anAnswerContent({ citedSources: [own('https://acme.example/crm')] })
  const records = [1, 2].flatMap(sample => [
    anEvaluated(content, { sample }),
    anEvaluated(content, { sample, keyword: 'erp' }),
  ])
  expect(countCitedPages([...records, anEvaluated(content, { engine: 'gemini' })])).toEqual([
    { keyword: 'crm', engine: 'openai', address: 'acme.example/crm', answers: 2 },
    { keyword: 'crm', engine: 'gemini', address: 'acme.example/crm', answers: 1 },
    { keyword: 'erp', engine: 'openai', address: 'acme.example/crm', answers: 2 },
  ])
})

it('keeps the 20 most cited pages of a keyword', () => {
  const pages = Array.from({ length: 25 }, (_, index) => own(`https://acme.example/${index}`))
  const kept = countCitedPages([answer(...pages), answer(pages[24] ?? own('https://acme.example/'))])
  expect(kept).toHaveLength(20)
  expect(kept[0]).toMatchObject({ address: 'acme.example/24', answers: 2 })
})
