import * as fc from 'fast-check'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../src/report/outcome.ts'
import { withAnswers } from '../support/answer-records.ts'
import { renderSummary } from '../support/documents.ts'
import { elementsOf, hostileText, renderLikeGitHub, textOf } from '../support/markdown.ts'
import { anOutcome } from '../support/outcomes.ts'
import { renderHtml } from '../support/rendered.ts'

describe('text from outside in answers', () => {
  it('adds no element to the comment, whatever it is', () => {
    const shape = (text: string) =>
      elementsOf(renderLikeGitHub(renderSummary(withAnswers(anOutcome(), text))))
    const plain = shape('x')
    expect(textOf(renderLikeGitHub(renderSummary(withAnswers(anOutcome(), 'qq'))))).toContain('qq')
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
    expect(renderHtml(withAnswers(anOutcome(), 'qq'))).toContain('qq')
    fc.assert(
      fc.property(hostileText, text => {
        expect(skeleton(withAnswers(anOutcome(), `x${text}`))).toEqual(plain)
      }),
      { numRuns: 60 },
    )
  })

  it('is a link if it is a web address', () => {
    const url = 'https://x.example/'
    expect(renderHtml(withAnswers(anOutcome(), 'x', url))).toContain(`href="${url}`)
  })

  it.each(['javascript:alert(1)', 'https://user:secret@x.example/', 'file:///etc/passwd'])(
    'is not a link: %s',
    url => {
      expect(renderHtml(withAnswers(anOutcome(), 'x', url))).not.toContain(`href="${url}`)
    },
  )
})
