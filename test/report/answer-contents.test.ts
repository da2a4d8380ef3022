import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/embedded/engines/answer-record.ts'
import { shippedTypeface } from '../../src/lib/fonts/shipped.ts'
import { renderSummary } from '../../src/report/markdown/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import {
  anAnswerContent,
  anAnswerWithoutBrand,
  anEvaluated,
  aSource,
  manyAnswers,
  withAnswers,
} from '../support/answer-records.ts'
import { elementsOf, hostileText, renderLikeGitHub, textOf } from '../support/markdown.ts'
import { anOutcome } from '../support/outcomes.ts'
import { searchableText } from '../support/pdf-document.ts'
import { renderHtml, renderPdf } from '../support/rendered.ts'

const betaPage = aSource('https://beta.example/crm', { kind: 'competitor', name: 'Beta' })
const review = aSource('https://reviews.example/best-crm')
const answerRecords: AnswerRecord[] = [
  anEvaluated(anAnswerContent({ competitors: ['Beta'], text: '**Acme** leads.\n\n- Beta follows.' })),
  anEvaluated(
    anAnswerWithoutBrand({
      ...{ retrieved: true, citedSources: [review, betaPage], competitors: ['Beta'] },
      ...{ unknownSources: 2, text: 'Beta leads.', queries: ['crm reviews'] },
    }),
    { sample: 2 },
  ),
  anEvaluated(anAnswerWithoutBrand({ citedSources: [review] }), { engine: 'gemini' }),
]
const outcome = anOutcome({ answerRecords })
const htmlTextOf = (html: string) => DomUtils.textContent(parseDocument(html).children).replace(/ +/g, ' ')

describe('the HTML report on what the answers hold', () => {
  it('has rates, sites with their pages, queries, and the texts with their lines', () => {
    const html = renderHtml(outcome)
    const text = htmlTextOf(html)
    for (const words of ['50% (1 of 2)', 'competitor Beta', 'reviews.example/best-crm', 'crm reviews']) {
      expect(text).toContain(words)
    }
    expect(html).toContain('<p><strong>Acme</strong> leads.</p><ul><li>Beta follows.</li></ul>')
    expect(text).toContain('names it in place 1 of 2 brands')
    expect(text).toContain('read a page of the brand and does not cite it; does not name it')
    expect(text).toContain('2 cited sources cannot be assigned')
  })

  it('groups the sites by their owner: those of the brand, of competitors, of third parties', () => {
    const own = aSource('https://acme.example/', { kind: 'own' })
    const beta = aSource('https://beta.example/', { kind: 'competitor', name: 'Beta' })
    const records = [anEvaluated(anAnswerContent({ citedSources: [review, beta, own] }))]
    const text = htmlTextOf(renderHtml(anOutcome({ answerRecords: records })))
    const order = [
      'Your sites',
      'acme.example',
      "Competitors' sites",
      'beta.example',
      'third parties',
      'reviews.example',
    ]
    const start = text.indexOf('Sites that answers cite')
    const places = order.map(words => text.indexOf(words, start))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })

  it('has the texts folded', () => {
    const { children } = parseDocument(renderHtml(outcome))
    const section = DomUtils.findOne(({ attribs }) => attribs['id'] === 'keywords', children)
    const folds = DomUtils.getElementsByTagName('details', section ?? [])
    expect(folds.length).toBeGreaterThan(0)
    for (const { attribs } of folds) expect(attribs).not.toHaveProperty('open')
  })

  it('stays within bounds for 1,000 keywords, 6 engines and 3 samples, and says what it left out', () => {
    const records = manyAnswers({ keywords: 1_000, engines: 6, samples: 3, textLength: 20_000 })
    const html = renderHtml(anOutcome({ answerRecords: records }))
    expect(Buffer.byteLength(html)).toBeLessThan(5_000_000)
    const count = html.split('<div class="answer"').length - 1
    expect(count).toBeGreaterThan(500)
    // One of the answers is not of a live engine.
    expect(html).toContain(`${18_001 - count} answers left out here to keep the file small`)
    expect(html).toContain('9970 more sites left out here')
  })
})

describe('the PDF report on what the answers hold', () => {
  it('has rates and sites, and the texts in short', async () => {
    const { bytes } = await renderPdf(outcome, [shippedTypeface()])
    const text = (await searchableText(bytes)).replace(/\s+/g, ' ')
    for (const words of ['50% (1 of 2)', 'reviews.example', 'competitor Beta']) expect(text).toContain(words)
    expect(text).toContain('Acme leads. Beta follows.')
  })
})

describe('a service that does not tell what its answers hold', () => {
  it('leaves all of it out, and invents nothing', async () => {
    const hosted = anOutcome()
    expect(renderSummary(hosted)).not.toMatch(/mention|retrieved/i)
    expect(htmlTextOf(renderHtml(hosted))).not.toMatch(/mention|retrieved|full answers/i)
    const { bytes } = await renderPdf(hosted, [shippedTypeface()])
    expect(await searchableText(bytes)).not.toMatch(/mention|retrieved/i)
  })
})

describe('text from outside in answers', () => {
  it('adds no element to the comment, whatever it is', () => {
    const shape = (text: string) =>
      elementsOf(renderLikeGitHub(renderSummary(withAnswers(anOutcome(), text))))
    const plain = shape('x')
    expect(textOf(renderLikeGitHub(renderSummary(withAnswers(anOutcome(), 'qq'))))).toContain('qq 2')
    fc.assert(
      fc.property(hostileText, text => {
        expect(shape(`x${text}`)).toEqual(plain)
      }),
    )
  })

  it('adds no element and no attribute to the HTML report outside of the texts, whatever it is', () => {
    const skeleton = (shown: Outcome) => {
      const { children } = parseDocument(renderHtml(shown))
      const texts = DomUtils.findAll(({ attribs }) => attribs['class'] === 'answer', children)
      for (const text of texts) text.children = []
      return DomUtils.findAll(() => true, children).map(({ name, attribs }) => [name, attribs])
    }
    const plain = skeleton(withAnswers(anOutcome(), 'x'))
    fc.assert(
      fc.property(hostileText, text => {
        expect(skeleton(withAnswers(anOutcome(), `x${text}`))).toEqual(plain)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['javascript:alert(1)', 'https://user:secret@x.example/', 'file:///etc/passwd'])(
    'is no link as %s',
    url => {
      expect(renderHtml(withAnswers(anOutcome(), 'x', url))).not.toContain(`href="${url}`)
    },
  )
})
