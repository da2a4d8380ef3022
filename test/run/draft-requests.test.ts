import { describe, expect, it } from 'vitest'
import type { VisibilityService } from '../../src/contract/contract.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { suggestContent, type Topic, wantsSuggestions } from '../../src/run/suggest-content.ts'
import { generationFor } from '../support/scans.ts'
import { connectTo, startServiceForTest } from '../support/service-client.ts'
import { failure, type ServiceScript } from '../support/service-server.ts'
import { someSettings } from '../support/settings.ts'

const topic: Topic = { keyword: 'crm', engines: ['gemini', 'claude'] }
const topics: Topic[] = [topic, { keyword: 'helpdesk', engines: ['claude'] }]

function settingsOf(drafts: Partial<Settings['drafts']> = {}) {
  const settings = someSettings({ language: 'de' })
  return { ...settings, drafts: { ...settings.drafts, ...drafts } }
}

function suggest(
  service: Pick<VisibilityService, 'generate'>,
  wanted = topics,
  settings = settingsOf(),
  signal = new AbortController().signal,
) {
  return suggestContent(wanted, settings, service, signal)
}

/** The draft on the topic `crm`, with these fields in the answer of the service. */
async function draftOf(answer: Parameters<typeof generationFor>[1]) {
  const { url } = await startServiceForTest({
    answer: ({ body }) => ({ body: generationFor(body, answer) }),
  })
  const [suggestion] = await suggest(connectTo(url), [topic])
  return suggestion?.draft
}

async function draftsOf(script: ServiceScript) {
  const { url } = await startServiceForTest(script)
  const suggestions = await suggest(connectTo(url))
  return suggestions.map(({ draft }) => draft)
}

describe('wantsSuggestions', () => {
  it.each([
    ['never', false, false],
    ['never', true, false],
    ['on-failure', false, false],
    ['on-failure', true, true],
    ['always', false, true],
    ['always', true, true],
  ] as const)('with %s after a run whose failing is %s: %s', (mode, failed, wanted) => {
    expect(wantsSuggestions(mode, failed)).toBe(wanted)
  })
})

describe('suggestContent', () => {
  it('asks for content on each keyword, for the engines that do not cite on it', async () => {
    const { url, requests } = await startServiceForTest()
    await suggest(connectTo(url))
    const shared = { brand_name: 'Acme', language: 'de' }
    expect(
      requests.map(({ body }) => body).toSorted((a, b) => (`${a.topic}` < `${b.topic}` ? -1 : 1)),
    ).toEqual([
      { ...shared, topic: 'crm', target_engines: ['gemini', 'claude'] },
      { ...shared, topic: 'helpdesk', target_engines: ['claude'] },
    ])
  })

  it('passes on kind, tone and length if they are set', async () => {
    const { url, requests } = await startServiceForTest()
    await suggest(connectTo(url), [topic], settingsOf({ type: 'faq', tone: 'friendly', length: 300 }))
    expect(requests[0]?.body).toMatchObject({ content_type: 'faq', tone: 'friendly', max_length: 300 })
  })

  it('returns the drafts in the order of the keywords', async () => {
    const { url } = await startServiceForTest({
      answer: async ({ body }) => ({ body: generationFor(body, { content: `On ${body['topic']}.` }) }),
    })
    const draft = {
      schemaMarkup: { text: '{"@type":"Organization","name":"Acme"}', isJson: true },
      recommendedKeywords: ['project management'],
      citationScoreEstimate: 72.5,
    }
    expect(await suggest(connectTo(url))).toEqual([
      { keyword: 'crm', engines: ['gemini', 'claude'], draft: { ...draft, content: 'On crm.' } },
      { keyword: 'helpdesk', engines: ['claude'], draft: { ...draft, content: 'On helpdesk.' } },
    ])
  })

  it.each([
    ['text that is not JSON', '{"@type": "FAQPage",', { text: '{"@type": "FAQPage",', isJson: false }],
    ['nothing for blank text', '  \n', undefined],
  ])('takes structured data as %s', async (_, schema_markup, schemaMarkup) => {
    const metadata = { recommended_keywords: ['', ' \u200B'], schema_markup }
    expect(await draftOf({ metadata })).toEqual({
      content: 'Acme in a few words.',
      schemaMarkup,
      recommendedKeywords: [],
      citationScoreEstimate: undefined,
    })
  })

  it('returns the failure of one draft together with the other drafts', async () => {
    const drafts = await draftsOf({
      answer: ({ body }) =>
        body['topic'] === 'crm' ? failure(403, 'forbidden', 'Not part\nof your plan.') : undefined,
    })
    expect(drafts).toMatchObject([
      { error: { details: { kind: 'http', status: 403, code: 'forbidden' } } },
      { content: 'Acme in a few words.' },
    ])
  })

  it.each([
    ['a generation that did not complete', { status: 'queued', content: '' }, 'not-completed'],
    ['empty content', { content: '' }, 'invalid-response'],
    ['content that nobody can see', { content: ' \n\u200B\t' }, 'invalid-response'],
  ] as const)('fails on %s', async (_, answer, kind) => {
    expect(await draftOf(answer)).toMatchObject({ error: { details: { kind } } })
  })

  it('fails if the service did not complete the generation', async () => {
    const generate = async () => generationFor({ brand_name: 'Acme' }, { status: 'queued' })
    const [suggestion] = await suggest({ generate }, [topic])
    expect(suggestion?.draft).toMatchObject({ error: { details: { kind: 'not-completed' } } })
  })

  it('never rejects, not even for a defect', async () => {
    const defect = new TypeError('x is undefined')
    const generate = () => {
      throw defect
    }
    expect(await suggest({ generate }, [topic])).toEqual([{ ...topic, draft: { error: defect } }])
  })

  it('cancels the requests with the workflow', async () => {
    const cancelled = new AbortController()
    const { url } = await startServiceForTest({
      answer: () => {
        cancelled.abort()
        return 'hang'
      },
    })
    for (const { draft } of await suggest(connectTo(url), topics, settingsOf(), cancelled.signal)) {
      expect(draft).toMatchObject({ error: { details: { kind: 'cancelled' } } })
    }
  })
})
