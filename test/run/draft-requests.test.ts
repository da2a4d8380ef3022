import { describe, expect, it } from 'vitest'
import type { GenerateRequest, Generation } from '../../src/contract/contract.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { suggestContent, type Topic } from '../../src/run/suggest-content.ts'
import { generationFor } from '../support/scans.ts'
import { someSettings } from '../support/settings.ts'

const { signal } = new AbortController()
const topics: Topic[] = [
  { keyword: 'crm', engines: ['gemini', 'claude'] },
  { keyword: 'helpdesk', engines: ['claude'] },
]

/** Drafts both topics with a service that answers as `answer` does. */
async function suggest(
  answer: (topic: string) => Partial<Generation> = () => ({}),
  drafts: Partial<Settings['drafts']> = {},
) {
  const asked: [GenerateRequest, AbortSignal | undefined][] = []
  const settings = someSettings({ language: 'de' })
  const service = {
    async generate(request: GenerateRequest, callSignal?: AbortSignal) {
      asked.push([request, callSignal])
      return generationFor(request, answer(request.topic))
    },
  }
  const given = { ...settings, drafts: { ...settings.drafts, ...drafts } }
  return { suggestions: await suggestContent(topics, given, service, signal), asked }
}

describe('suggestContent', () => {
  it('asks for content on each keyword, for the engines that do not cite on it', async () => {
    const shared = { brand_name: 'Acme', language: 'de' }
    expect((await suggest()).asked).toEqual([
      [{ ...shared, topic: 'crm', target_engines: ['gemini', 'claude'] }, signal],
      [{ ...shared, topic: 'helpdesk', target_engines: ['claude'] }, signal],
    ])
  })

  it('passes on kind, tone and length if they are set', async () => {
    const { asked } = await suggest(undefined, { type: 'faq', tone: 'friendly', length: 300 })
    expect(asked[0]?.[0]).toMatchObject({ content_type: 'faq', tone: 'friendly', max_length: 300 })
  })

  it('returns the drafts in the order of the keywords', async () => {
    const draft = {
      schemaMarkup: { text: '{"@type":"Organization","name":"Acme"}', isJson: true },
      recommendedKeywords: ['project management'],
      citationScoreEstimate: 72.5,
    }
    const { suggestions } = await suggest(topic => ({ content: `On ${topic}.` }))
    expect(suggestions).toEqual([
      { keyword: 'crm', engines: ['gemini', 'claude'], draft: { ...draft, content: 'On crm.' } },
      { keyword: 'helpdesk', engines: ['claude'], draft: { ...draft, content: 'On helpdesk.' } },
    ])
  })

  it.each([
    ['text that is not JSON', '{"@type": "FAQPage",', { text: '{"@type": "FAQPage",', isJson: false }],
    ['nothing for blank text', '  \n', undefined],
  ])('takes structured data as %s', async (_, schema_markup, schemaMarkup) => {
    const metadata = { recommended_keywords: ['', ' \u200B'], schema_markup }
    const { suggestions } = await suggest(() => ({ metadata }))
    expect(suggestions[0]?.draft).toEqual({
      content: 'Acme in a few words.',
      schemaMarkup,
      recommendedKeywords: [],
      citationScoreEstimate: undefined,
    })
  })

  const defect = new TypeError('x is undefined')
  const fail = () => {
    throw defect
  }
  it.each([
    [
      'a generation that did not complete',
      () => ({ status: 'queued' }),
      { details: { kind: 'not-completed' } },
    ],
    ['empty content', () => ({ content: '' }), { details: { kind: 'invalid-response' } }],
    ['invisible content', () => ({ content: ' \n\u200B\t' }), { details: { kind: 'invalid-response' } }],
    ['a service that fails', fail, defect],
  ])('returns %s as a failure, together with the other draft', async (_, answer, error) => {
    const { suggestions } = await suggest(topic => (topic === 'crm' ? answer() : {}))
    expect(suggestions).toMatchObject([{ draft: { error } }, { draft: { content: 'Acme in a few words.' } }])
  })
})
