import { describe, expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import type { MonitorRequest, VisibilityService } from '../../src/contract/contract.ts'
import { ServiceError } from '../../src/errors/service.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { anEmbeddedService } from '../support/embedded.ts'
import { startEngineServer } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../support/engines.ts'
import { aRepository, commit } from '../support/git-repository.ts'
import { judgeWith } from '../support/scan-context.ts'
import { scanFor } from '../support/scans.ts'
import { aContext } from '../support/settings.ts'

const noBaseline = { missing: { kind: 'none-configured' } } as const

describe('competitors at a hosted service', () => {
  const keywords = ['k0', 'k1', 'k2', 'k3']

  type Monitor = VisibilityService['monitor']

  async function judged(monitor: Monitor, inputs: Record<string, string> = {}) {
    const given = {
      ...{ brand: 'Acme', keywords: keywords.join('\n'), engines: 'chatgpt', baseline: 'history.json' },
      ...{ 'base-url': 'https://api.example.com', 'api-key': 'key', plan: 'business' },
      ...{ competitors: 'Globex\nInitech', ...inputs },
    }
    const settings = await readSettings(inputTexts(given), {}, aContext())
    const requests: MonitorRequest[] = []
    const service = {
      monitor(request: MonitorRequest) {
        requests.push(request)
        return monitor(request)
      },
    }
    const result = await judgeWith(settings, noBaseline, service)
    const askedFor = (brand: string) => requests.filter(({ brand_name }) => brand_name === brand)
    return { ...result, requests, askedFor }
  }

  /** A service that cites a brand on the keywords marked by 1. */
  const citing =
    (patterns: Record<string, string>): Monitor =>
    async request => {
      const cited = patterns[request.brand_name]?.[keywords.indexOf(request.keywords[0] ?? '')] === '1'
      return scanFor(request, { engineResults: { chatgpt: { cited } } })
    }
  const half = { Acme: '1100', Globex: '1000', Initech: '1000' }

  it('are asked about like the brand, after it, and share the citations with it', async () => {
    const { shareOfVoice, verdict, askedFor, scans, requests } = await judged(citing(half), {
      samples: '2',
      'min-share-of-voice': '50%',
    })
    expect(shareOfVoice.map(({ name, share, answers }) => [name, share, answers])).toEqual([
      ['Acme', 0.5, 8],
      ['Globex', 0.25, 8],
      ['Initech', 0.25, 8],
    ])
    expect(verdict).toMatchObject({ status: 'pass', unmeasuredCompetitors: [] })
    const bodies = (brand: string) => askedFor(brand).map(request => ({ ...request, brand_name: '' }))
    expect(bodies('Globex')).toHaveLength(8)
    for (const brand of ['Globex', 'Initech']) {
      expect(bodies(brand)).toEqual(expect.arrayContaining(bodies('Acme')))
    }
    expect(requests.slice(0, 8).every(({ brand_name }) => brand_name === 'Acme')).toBe(true)
    expect(scans.every(({ scan }) => scan.brand_name === 'Acme')).toBe(true)
  })

  /** Refuses these scans, and answers the others. */
  const refusing =
    (isRefused: (request: MonitorRequest) => boolean): Monitor =>
    async request => {
      if (!isRefused(request)) return citing(half)(request)
      throw new ServiceError({ kind: 'http', request: 'POST', detail: 'not in your plan', status: 403 })
    }
  const refusingBrand = (brand: string) => refusing(({ brand_name }) => brand_name === brand)

  it('that cannot be scanned cause a warning and do not affect the verdict on the brand', async () => {
    const { verdict, shareOfVoice, log } = await judged(refusingBrand('Globex'), { 'min-cited-engines': '1' })
    expect(verdict).toMatchObject({ status: 'pass', unmeasuredCompetitors: ['Globex'] })
    expect(shareOfVoice.map(({ name }) => name)).toEqual(['Acme', 'Initech'])
    expect(log.warnings).toEqual([expect.stringMatching(/Globex could not be measured.*403/)])
  })

  it('that cannot be scanned leave the floor of the share of voice unjudged', async () => {
    const inputs = { 'min-share-of-voice': '1', 'min-cited-engines': '1' }
    const { verdict } = await judged(refusingBrand('Initech'), inputs)
    expect(verdict).toMatchObject({ status: 'inconclusive', unmeasuredCompetitors: ['Initech'] })
  })

  it.each<[string, Monitor, scans: number]>([
    ['the scans of the brand failed', refusing(() => true), 0],
    ['one scan of the brand failed', refusing(({ keywords: [keyword] }) => keyword === 'k3'), 3],
    ['no engine answered for the brand', async request => scanFor({ ...request, engines: [] }), 4],
  ])('are not asked about if %s', async (_, monitor, count) => {
    const { verdict, scans, shareOfVoice, askedFor } = await judged(monitor, { 'min-share-of-voice': '1' })
    expect([verdict.status, scans.length, shareOfVoice]).toEqual(['error', count, []])
    expect([...askedFor('Globex'), ...askedFor('Initech')]).toEqual([])
  })

  it('may have any name', async () => {
    const name = '__proto__ <b>|x|</b> ::error::"&'
    const competitors = `${name}\nGlobex`
    const { shareOfVoice, askedFor, log } = await judged(refusingBrand(name), { competitors })
    expect(askedFor(name).length).toBeGreaterThan(0)
    expect(shareOfVoice.map(brand => brand.name)).toEqual(['Acme', 'Globex'])
    expect(log.warnings).toHaveLength(1)
  })
})

describe('competitors at the embedded service', () => {
  /** Its first sentence cites acme.example, the second test.example. */
  const answer = { body: fixture('openai-citations') }
  const unsearched = { body: fixture('openai-unsearched') }

  async function judged(
    inputs: Record<string, string>,
    { env = {}, folder = '.' }: { env?: Record<string, string>; folder?: string } = {},
  ) {
    const given = { brand: 'Acme', keywords: 'crm', engines: 'openai', 'brand-domains': 'acme.example' }
    const settings: Settings = await readSettings(inputTexts({ ...given, ...inputs }), env, aContext())
    if (settings.service.kind !== 'embedded') throw new TypeError('not the embedded service')
    const service = anEmbeddedService({ ...settings.service, env, folder, keywords: settings.keywords })
    return {
      ...(await judgeWith(settings, noBaseline, service)),
      service,
      settings,
    }
  }
  const openai = (url: string) => ({ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url })
  const citedOf = ({ shareOfVoice }: Awaited<ReturnType<typeof judged>>) =>
    shareOfVoice.map(({ name, citedAnswers, answers }) => `${name} ${citedAnswers}/${answers}`)

  it('are cited by pages on their own domains, never on those of the brand', async () => {
    const { url } = await startEngineServer(answer)
    const run = await judged(
      {
        competitors: 'Test = test.example\nBeta = beta.example\nGamma = gamma.example',
        'brand-aliases': 'Gamma Inc\nBeta Inc',
      },
      { env: openai(url) },
    )
    expect(citedOf(run)).toEqual(['Acme 1/1', 'Test 1/1', 'Beta 0/1', 'Gamma 0/1'])
    expect(run.shareOfVoice.map(({ share }) => share)).toEqual([0.5, 0.5, 0, 0])
  })

  it('are looked for in the same answers as the brand, sample by sample', async () => {
    const { url, requests } = await startEngineServer(answer, unsearched, answer)
    const run = await judged(
      { competitors: 'Test = test.example', samples: '3', 'max-requests': '3' },
      { env: openai(url) },
    )
    expect(requests).toHaveLength(3)
    expect(citedOf(run)).toEqual(['Acme 2/2', 'Test 2/2'])
    // Each answer is counted once, although the competitor is looked for in it.
    expect(run.service.answers.map(({ outcome }) => outcome)).toEqual([
      'evaluated',
      'not-evaluated',
      'evaluated',
    ])
  })

  it('are recognized by name in answers without sources, never by an alias of the brand', async () => {
    const text = 'Globex is a fine CRM. So is Acme Inc.'
    const { url } = await startEngineServer({
      body: {
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      },
    })
    const run = await judged(
      { engines: 'openai-compatible:m', competitors: 'Globex\nInitech', 'brand-aliases': 'Acme Inc' },
      { env: { OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_COMPATIBLE_API_KEY: ENGINE_KEY } },
    )
    expect(citedOf(run)).toEqual(['Acme 1/1', 'Globex 1/1', 'Initech 0/1'])
  })

  describe('with the engine repository', () => {
    const pages = {
      'docs/kanban.md': '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n',
      'rivals/globex/time.md': '# Time tracking\n\nTime tracking in Globex turns hours into invoices.\n',
      'rivals/initech/fax.md': '# Fax\n\nA fax machine sends pages over a telephone line.\n',
    }
    const inputs = {
      engines: '',
      keywords: 'best kanban board\ntime tracking',
      competitors: 'globex\nInitech',
      'competitor-content': 'Globex = rivals/globex\nInitech = rivals/initech',
    }
    const aSite = (files: Record<string, string>) => {
      const folder = aRepository()
      commit(folder, files)
      return folder
    }

    it('are scored by their own pages', async () => {
      const run = await judged(inputs, { folder: aSite(pages) })
      expect(citedOf(run)).toEqual(['Acme 1/2', 'globex 1/2', 'Initech 0/2'])
      const [acme, globex, initech] = run.shareOfVoice
      expect(acme?.overallBcr).toBeGreaterThan(0)
      expect(globex?.overallBcr).toBeGreaterThan(0)
      expect(initech?.overallBcr).toBe(0)
      const scan = await run.service.monitor({ brand_name: 'GLOBEX', keywords: ['time tracking'] })
      expect(scan.results).toMatchObject([
        { cited: true, source_url: 'rivals/globex/time.md', snippet: expect.stringContaining('Globex') },
      ])
    })

    it('end the run with an error instead of a share of zero if they have no pages', async () => {
      const { 'rivals/initech/fax.md': _, ...others } = pages
      const run = await judged({ ...inputs, 'min-share-of-voice': '1' }, { folder: aSite(others) })
      expect(run.verdict).toMatchObject({ status: 'error' })
    })
  })
})
