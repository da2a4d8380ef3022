import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { AnswerRecord } from '../../src/embedded/engines/answer-record.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import {
  anAnswerContent,
  anAnswerWithoutBrand,
  anEvaluated,
  aSource,
  withAnswers,
} from '../support/answer-records.ts'
import { renderSummary, textsOf } from '../support/documents.ts'
import { elementsOf, hostileText, renderLikeGitHub, textOf } from '../support/markdown.ts'
import { anOutcome } from '../support/outcomes.ts'
import { renderHtml } from '../support/rendered.ts'

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

describe('the report on what the answers hold', () => {
  it('has how many sites the vendors do not tell, and what the engines searched for', () => {
    expect(textsOf(outcome, 'sources')).toContainEqual(
      expect.stringContaining('The vendors do not tell the site of 2 cited pages'),
    )
    expect(textsOf(outcome, 'searches')).toContainEqual(expect.stringContaining('crm reviews'))
  })

  it('has each answer with whether it cites and names the brand', () => {
    expect(textsOf(outcome, 'answers')).toEqual(
      expect.arrayContaining([
        'cites the brand; names it in place 1 of 2 brands',
        'read a page of the brand and does not cite it; does not name it',
      ]),
    )
  })
})

it('leaves all of it out where a service does not tell it, and invents nothing', () => {
  const sections = gateDocument(anOutcome()).sections.map(({ id }) => id)
  expect(sections).not.toContain('citations-and-mentions')
  expect(textsOf(anOutcome(), 'share-of-voice').join()).not.toMatch(/mention/i)
})

describe('text from outside in answers', () => {
  it('adds no element to the comment, whatever it is', () => {
    const shape = (text: string) =>
      elementsOf(renderLikeGitHub(renderSummary(withAnswers(anOutcome(), text))))
    const plain = shape('x')
    expect(textOf(renderLikeGitHub(renderSummary(withAnswers(anOutcome(), 'qq'))))).toContain('2 qq')
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
