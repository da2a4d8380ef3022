import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anEmbeddedService } from '../support/embedded.ts'
import { startEngineServer, startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture, serviceErrorOf } from '../support/engines.ts'
import { aFolder, aRepository, commit } from '../support/git-repository.ts'

const pages = {
  'docs/kanban.md': '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n',
  'docs/invoices.md': '# Invoices\n\nTime tracking turns hours into the lines of an invoice.\n',
}

function aSite(files: Record<string, string> = pages): string {
  const folder = aRepository()
  commit(folder, files)
  return folder
}

const openai = (url: string) => ({ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url })

const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b))

/** Both sentences of the fixture, the first of which cites acme.example. */
const citing = { body: fixture('openai-citations') }

describe('a scan by the engine repository', () => {
  it('runs if no engine is named', async () => {
    const { monitor } = anEmbeddedService({ folder: aSite() })
    const scan = await monitor({ brand_name: 'Acme', keywords: ['best kanban board'] })
    expect(scan).toMatchObject({
      status: 'completed',
      brand_name: 'Acme',
      results: [{ engine: 'repository', cited: true, source_url: 'docs/kanban.md' }],
      summary: { total_engines: 1, cited_engines: 1 },
    })
    expect(scan.summary.overall_bcr).toBe(scan.results[0]?.bcr_score)
  })

  it('gives a keyword the same score, on its own or with others, planned or not', async () => {
    const folder = aSite()
    const keywords = ['best kanban board', 'time tracking']
    const score = async (known: string[], asked: string[]) =>
      (await anEmbeddedService({ folder, keywords: known }).monitor({ brand_name: 'Acme', keywords: asked }))
        .summary.overall_bcr
    const [first = '', second = ''] = keywords
    const separate = [await score([], [first]), await score([], [second])]
    expect([await score(keywords, [first]), await score(keywords, [second])]).toEqual(separate)
    expect(await score(keywords, keywords)).toBeCloseTo(((separate[0] ?? 0) + (separate[1] ?? 0)) / 2, 12)
  })

  it('does not cite, and scores 0, if no page covers the keyword', async () => {
    const { monitor } = anEmbeddedService({ folder: aSite() })
    const { results, summary } = await monitor({ brand_name: 'Acme', keywords: ['deep sea diving'] })
    expect(results).toMatchObject([{ cited: false, bcr_score: 0, snippet: '', source_url: '' }])
    // The brand's own pages have no sentiment.
    expect(summary).toMatchObject({ cited_engines: 0, overall_bcr: 0, avg_sentiment: '' })
  })

  it('warns about a page that it cannot read', async () => {
    const { monitor, warnings } = anEmbeddedService({ folder: aSite({ ...pages, 'docs/broken.md': 'a\0b' }) })
    await monitor({ brand_name: 'Acme', keywords: ['kanban'] })
    expect(warnings).toEqual(['docs/broken.md cannot be read: it is not UTF-8 text'])
  })
})

describe('a scan by a live engine', () => {
  const request = { brand_name: 'Acme', keywords: ['CRM'], engines: ['openai'], language: 'de' }

  it('cites the brand by a page on its domain', async () => {
    const { url, requests } = await startEngineServer(citing)
    const { monitor } = anEmbeddedService({ env: openai(url) })
    const { results } = await monitor({ ...request, language: 'en' })
    expect(results).toMatchObject([
      { engine: 'openai', cited: true, source_url: 'https://www.acme.example/preise' },
    ])
    expect(requests).toHaveLength(1)
  })

  it('asks each sample in another phrasing, and a keyword with its own questions', async () => {
    const { url, requests } = await startEngineServer(citing)
    const { monitor } = anEmbeddedService({
      env: openai(url),
      promptTemplates: ['Best {keyword}?', 'Which {keyword}?'],
      ownQuestions: [{ keyword: 'ERP', questions: ['Who needs an {keyword}?'] }],
    })
    for (const sample of [1, 2]) {
      await monitor({ ...request, keywords: ['CRM', 'ERP'], language: 'en' }, undefined, sample)
    }
    const ofErp = { input: 'Who needs an ERP?' }
    expect(requests.map(({ body }) => body).toSorted(byText)).toMatchObject([
      { input: 'Best CRM?' },
      { input: 'Which CRM?' },
      ofErp,
      ofErp,
    ])
  })

  it('asks an engine once for each of several countries, and has a result for each', async () => {
    const { url, requests } = await startEngineServer(citing)
    const competitors = [{ name: 'Globex', domains: ['globex.example'] }]
    const { monitor } = anEmbeddedService({ env: openai(url), countries: ['DE', 'FR'], competitors })
    const engines = ['openai@DE', 'openai@FR']
    const { results } = await monitor({ ...request, engines, language: 'en' })
    expect(results.map(({ engine }) => engine)).toEqual(engines)
    expect(requests.map(({ body }) => body).toSorted(byText)).toMatchObject([
      { tools: [{ user_location: { country: 'DE' } }] },
      { tools: [{ user_location: { country: 'FR' } }] },
    ])
  })

  it('does not cite a brand whose pages are not cited, whatever the answer names', async () => {
    const { url } = await startEngineServer(citing)
    const { monitor } = anEmbeddedService({ env: openai(url), brandDomains: ['other.example'] })
    const { results } = await monitor({ ...request, language: 'en' })
    expect(results).toMatchObject([{ cited: false, bcr_score: 0, snippet: '', sentiment: 'none' }])
  })

  it('does not count an answer without a search', async () => {
    const { url } = await startEngineServer({ body: fixture('openai-unsearched') }, citing)
    const { monitor, answers } = anEmbeddedService({ env: openai(url) })
    const { results } = await monitor({ ...request, keywords: ['CRM', 'ERP'], language: 'en' })
    const separately = await startEngineServer(citing)
    const one = await anEmbeddedService({ env: openai(separately.url) }).monitor({
      ...request,
      language: 'en',
    })
    expect(results[0]?.bcr_score).toBe(one.results[0]?.bcr_score)
    expect(answers).toMatchObject([
      { keyword: 'CRM', outcome: 'not-evaluated', reason: { scope: 'answer', code: 'unsearched' } },
      { keyword: 'ERP', outcome: 'evaluated' },
    ])
  })

  it('has no result, rather than a zero, if no answer is left', async () => {
    const { url } = await startEngineServer({ body: fixture('openai-unsearched') })
    const { monitor } = anEmbeddedService({ env: openai(url) })
    expect(await monitor(request)).toMatchObject({ results: [], summary: { total_engines: 0 } })
  })

  it('has no sentiment in a language without a lexicon', async () => {
    const { url, requests } = await startEngineServer(citing)
    const { results, summary } = await anEmbeddedService({ env: openai(url) }).monitor(request)
    expect(results).toMatchObject([{ cited: true, sentiment: '' }])
    expect(summary.avg_sentiment).toBe('')
    expect(requests).toHaveLength(1)
  })
})

describe('a recording of failures', () => {
  const keywords = Array.from({ length: 12 }, (_, index) => `topic ${index}`)
  const request = { brand_name: 'Acme', keywords, engines: ['openai'], language: 'en' }

  it.each([
    ['answers that failed', { status: 500, body: {} }],
    ['a key that was refused, and the questions that were not sent for it', { status: 401, body: {} }],
  ])('replays %s', async (_, reply) => {
    const { url, requests } = await startVendor(({ body }) =>
      JSON.stringify(body).includes('topic 3') ? reply : citing,
    )
    const path = join(aFolder(), 'answers.ndjson')
    const recorder = anEmbeddedService({ env: openai(url), answers: { mode: 'record', path } })
    const { results } = await recorder.monitor(request)
    await recorder.close()
    const sent = requests.length

    const player = anEmbeddedService({ answers: { mode: 'replay', path } })
    expect((await player.monitor(request)).results).toMatchObject(
      results.map(({ timestamp: _, ...result }) => result),
    )
    expect(player.answers).toEqual(recorder.answers)
    expect(requests).toHaveLength(sent)
    expect(readFileSync(path, 'utf8')).not.toContain(ENGINE_KEY)
  })
})

describe('a scan by several engines', () => {
  it('has the mean of their scores', async () => {
    const { url } = await startEngineServer(citing)
    const { monitor } = anEmbeddedService({ folder: aSite(), env: openai(url) })
    const { results, summary } = await monitor({
      brand_name: 'Acme',
      keywords: ['best kanban board'],
      engines: ['repository', 'openai'],
    })
    const scores = results.map(({ bcr_score }) => bcr_score)
    expect(results.map(({ engine }) => engine)).toEqual(['repository', 'openai'])
    expect(summary.overall_bcr).toBeCloseTo(((scores[0] ?? 0) + (scores[1] ?? 0)) / 2, 12)
  })
})

describe('an invalid request', () => {
  it.each([
    { brand_name: 'Acme', keywords: ['CRM'], engines: ['chatgpt'] },
    { brand_name: 'Acme', keywords: ['CRM'], language: '?' },
  ])('is refused as in the contract: $brand_name $keywords $engines $language', async request => {
    const facts = await serviceErrorOf(anEmbeddedService({ folder: aSite() }).monitor(request))
    expect(facts).toMatchObject({ kind: 'http', status: 400, code: 'bad_request' })
  })
})
