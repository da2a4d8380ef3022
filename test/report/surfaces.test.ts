/** Every surface reports a run with the same sentences and numbers. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Card, Document } from '../../src/lib/document/blocks.ts'
import { renderHtml } from '../../src/lib/document/html/html.ts'
import { renderPdf } from '../../src/lib/document/pdf/pdf.ts'
import { plainOf } from '../../src/lib/document/plain-text.ts'
import { renderText } from '../../src/lib/document/text/text.ts'
import { shippedTypefaces } from '../../src/lib/fonts/draw-with-fonts.ts'
import { GATE_SECTIONS, gateDocument } from '../../src/report/document/gate-document.ts'
import type { GateSection } from '../../src/report/document/sections/section.ts'
import { buildResult } from '../../src/report/files/json/result.ts'
import { commentMarker, renderPage, renderPost } from '../../src/report/posts/comment.ts'
import { contextOf, describeGate } from '../../src/report/text/describe-findings.ts'
import { searchableText } from '../support/pdf-document.ts'
import { situations } from '../support/situations.ts'

/** Letters, digits and percent signs: markup, marks and line ends differ from surface to surface. */
function wordsOf(text: string): string {
  return text
    .replace(/<[^>]*>|https?:\/\/[^\s)]+|&#?\w+;|\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}%]+/gu, '')
    .toLowerCase()
}

/** Making and reading a PDF takes most of the time, so only some situations have one: every sixth. */
const PDF_STEP = 6

async function pdfOf(document: Document): Promise<string> {
  const pdf = await renderPdf(document, shippedTypefaces())
  return wordsOf(await searchableText(pdf.bytes))
}

function surfacesOf(document: Document): Record<string, string> {
  const text = renderText(document).map(line => line.map(part => part.text).join(''))
  return {
    comment: wordsOf(renderPost(document, commentMarker('default'), undefined)),
    summary: wordsOf(renderPage(document)),
    html: wordsOf(renderHtml(document).split('<body')[1] ?? ''),
    text: wordsOf(text.join('\n')),
  }
}

function cardsOf(document: Document): Card[] {
  return document.first.flatMap(block => (block.kind === 'card' ? block.cards : []))
}

describe.each(Object.entries(situations))('the surfaces of %s', (name, outcome) => {
  const context = contextOf(describeGate(outcome))
  const document = gateDocument(describeGate(outcome))
  const result = buildResult(describeGate(outcome))
  const surfaces = surfacesOf(document)
  beforeAll(async () => {
    const hasPdf = Object.keys(situations).indexOf(name) % PDF_STEP === 0
    if (hasPdf) surfaces['pdf'] = await pdfOf(document)
  })

  it('have the same headline, which is that of the result file', () => {
    expect(result.headline).toBe(document.title)
    for (const [name, text] of Object.entries(surfaces)) {
      expect(text, name).toContain(wordsOf(document.title))
    }
  })

  it('have a space between two sentences', () => {
    expect(renderPage(document)).not.toMatch(/[a-z)]\.[A-Z][a-z]+ /)
  })

  it('have the same causes and remedies', () => {
    for (const { title, todo } of cardsOf(document)) {
      for (const [name, text] of Object.entries(surfaces)) {
        expect(text, name).toContain(wordsOf(plainOf(title)))
        expect(text, name).toContain(wordsOf(plainOf(todo ?? [])))
      }
    }
  })

  it('report each finding of the result file with its numbers', () => {
    expect(result.findings.map(({ kind }) => kind)).toEqual(context.findings.map(({ kind }) => kind))
    for (const [index, { text, ...facts }] of result.findings.entries()) {
      const finding = context.findings[index]
      if (finding === undefined) continue
      expect(text).toBe(plainOf(context.texts[index]?.headline ?? []))
      expect(facts).toEqual(finding)
    }
  })

  it('name each question that lost its answer, and call none of them cited', () => {
    const questions = result.findings.flatMap(finding =>
      finding.leadsTo === 'fail' && 'questions' in finding
        ? finding.questions.map(({ question }) => question)
        : [],
    )
    for (const question of questions) {
      for (const [name, text] of Object.entries(surfaces)) {
        if (['html', 'pdf', 'summary'].includes(name)) expect(text, name).toContain(wordsOf(question))
      }
    }
    const { content } = outcome.baseline ?? {}
    if (content === undefined || content.stakes !== undefined) return
    for (const [name, text] of Object.entries(surfaces)) {
      expect(text, name).not.toMatch(/iscited|citedin\d|stillcites/)
    }
  })

  it('have no rate next to an engine without an answer', () => {
    const missing = context.findings.flatMap(finding =>
      finding.kind === 'engine-silent' ? finding.engines.map(context.names.engine) : [],
    )
    for (const engine of new Set(missing)) {
      for (const [name, text] of Object.entries(surfaces)) {
        expect(text, name).not.toContain(`${wordsOf(engine)}cites`)
        expect(text, name).not.toMatch(new RegExp(`${wordsOf(engine)}\\d+%`))
      }
    }
  })
})

it('has an added section on each surface that it names, and on no other', async () => {
  const [outcome] = Object.values(situations)
  if (outcome === undefined) throw new RangeError('there is a situation')
  const SURFACES = ['summary', 'html', 'pdf', 'text'] as const
  const added = SURFACES.map((surface): GateSection => {
    const text = `Only for ${surface}.`
    return {
      id: surface,
      title: 'Weather',
      on: [surface],
      blocks: () => [{ kind: 'line', text: [text] }],
    }
  })
  const document = gateDocument(describeGate(outcome), [...GATE_SECTIONS, ...added])
  const texts = { ...surfacesOf(document), pdf: await pdfOf(document) }
  for (const [name, text] of Object.entries(texts)) {
    const having = SURFACES.filter(surface => text.includes(`onlyfor${surface}`))
    expect(having, name).toEqual(name === 'comment' ? [] : [name])
  }
})
