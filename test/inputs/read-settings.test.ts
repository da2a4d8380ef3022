import { describe, expect, it } from 'vitest'
import { action, inputTexts } from '../../scripts/lib/inputs.ts'
import { DEFAULT_PROMPT_TEMPLATE } from '../../src/embedded/engines/question.ts'
import type { ActionContext } from '../../src/hosts/action/context.ts'
import { inputNames } from '../../src/inputs/inputs.ts'
import { InputsError, readCommentSettings, readSettings } from '../../src/inputs/read-settings.ts'
import type { BaselineSource } from '../../src/inputs/settings.ts'
import { aContext } from '../support/settings.ts'

const required = {
  brand: 'Acme',
  keywords: 'crm',
  'base-url': 'https://api.example.com',
  'api-key': 'secret-key',
}

const settingsOf = (
  given: Record<string, string> = {},
  within: Partial<ActionContext> = {},
  env: Record<string, string> = {},
) => readSettings(inputTexts({ ...required, ...given }), env, aContext(within))

async function problemsOf(given: Record<string, string>, env: Record<string, string> = {}) {
  try {
    await settingsOf(given, {}, env)
  } catch (error) {
    if (error instanceof InputsError) return error.problems
    throw error
  }
  return []
}

describe('readSettings', () => {
  it('understands reports, competitors and suggestions', async () => {
    const settings = await settingsOf({
      report: 'html, pdf, service-csv',
      'report-range': '2026-01-01..2026-01-31',
      'report-competitors': 'true',
      competitors: 'Globex = globex.com\nGlobex = play.google.com/store/apps/details?id=globex\nInitech',
      'min-share-of-voice': '25%',
      'suggest-content': 'on-failure',
      tone: 'plain',
    })
    expect(settings).toMatchObject({
      reports: ['html', 'pdf', 'service-csv'],
      serviceReport: { range: { start: '2026-01-01', end: '2026-01-31' }, includeCompetitors: true },
      competitors: [
        { name: 'Globex', domains: ['globex.com', 'play.google.com/store/apps/details?id=globex'] },
        { name: 'Initech', domains: [] },
      ],
      thresholds: { minShareOfVoice: 25 },
      suggestions: { mode: 'on-failure', tone: 'plain', contentType: undefined },
    })
  })

  it.each([
    ['none', 'a hosted service', 'all', 'unrecorded'],
    ['branch', 'a hosted service', 'keyword', 'recorded-runs'],
    // A file of numbers counts, too: it is read later.
    ['last.json', 'a hosted service', 'keyword', 'recorded-runs'],
    ['none', 'repository', 'keyword', 'embedded'],
    ['base', 'repository', 'keyword', 'embedded'],
    ['branch', 'repository', 'keyword', 'recorded-runs'],
    ['none', 'openai', 'keyword', 'embedded'],
    ['branch', 'openai', 'keyword', 'recorded-runs'],
  ])('resolves scan-per: auto with baseline: %s and %s to %s', async (baseline, who, scanPer, reason) => {
    const embedded = { 'base-url': '', 'api-key': '', engines: who, 'brand-domains': 'acme.example' }
    const inputs = { baseline, ...(who !== 'a hosted service' && embedded) }
    const env = { OPENAI_API_KEY: 'sk-test' }
    const resolved = { scanPer, scanPerReason: reason }
    expect(await settingsOf(inputs, {}, env)).toMatchObject(resolved)
    expect(await settingsOf({ ...inputs, 'scan-per': 'auto' }, {}, env)).toMatchObject(resolved)
  })

  it('keeps one request where numbers in the inputs are the whole baseline', async () => {
    const numbers = { 'baseline-overall-bcr': '60', 'baseline-cited-engines': '3' }
    expect(await settingsOf(numbers)).toMatchObject({ scanPer: 'all', scanPerReason: 'unrecorded' })
    const withHistory = { ...numbers, baseline: 'branch' }
    expect(await settingsOf(withHistory)).toMatchObject({ scanPer: 'keyword' })
  })

  it.each(['all', 'keyword'])('takes scan-per: %s as it is given', async scanPer => {
    for (const baseline of ['none', 'branch']) {
      expect(await settingsOf({ baseline, 'scan-per': scanPer })).toMatchObject({
        scanPer,
        scanPerReason: 'given',
      })
    }
  })

  it('asks for half of the answers of live engines unless another share is set', async () => {
    const embedded = { 'base-url': '', 'api-key': '' }
    expect((await settingsOf(embedded)).thresholds.minAnswers).toBe(50)
    expect((await settingsOf({ ...embedded, 'min-answers': '0' })).thresholds.minAnswers).toBe(0)
    expect(await problemsOf({ 'min-answers': '80%' })).toMatchObject([
      { input: 'min-answers', allowed: expect.stringContaining('no value beside base-url') },
    ])
  })

  it('reads a ? after an engine as the mark of an optional one, in all of its countries', async () => {
    const given = { 'base-url': '', 'api-key': '', 'brand-domains': 'acme.com', country: 'DE, FR' }
    const env = { OPENAI_API_KEY: 'k', PERPLEXITY_API_KEY: 'k' }
    const settings = await settingsOf({ ...given, engines: 'openai, perplexity?' }, {}, env)
    expect(settings).toMatchObject({
      engines: ['openai@DE', 'openai@FR', 'perplexity@DE', 'perplexity@FR'],
      thresholds: { optionalEngines: ['perplexity@DE', 'perplexity@FR'] },
      service: { models: [expect.stringMatching(/^openai:/), expect.stringMatching(/^perplexity:[^?]+$/)] },
    })
  })

  it('refuses an engine that is required and optional, and a mark without an engine', async () => {
    expect(await problemsOf({ engines: 'beta, gemini?', 'required-engines': 'gemini' })).toMatchObject([
      { input: 'required-engines', allowed: expect.stringContaining('without a ? there') },
    ])
    for (const engines of ['beta, ?', 'beta??', 'beta, beta?']) {
      expect(await problemsOf({ engines })).toMatchObject([{ input: 'engines' }])
    }
  })

  it('reads the greatest cost in US dollars, of the embedded service alone', async () => {
    const embedded = { 'base-url': '', 'api-key': '' }
    expect((await settingsOf(embedded)).service).toMatchObject({ maxCost: undefined })
    expect((await settingsOf({ ...embedded, 'max-cost': '2.50' })).service).toMatchObject({ maxCost: 2.5 })
    expect(await problemsOf({ 'max-cost': '2.50' })).toMatchObject([
      { input: 'max-cost', allowed: expect.stringContaining('no value beside base-url') },
    ])
  })

  it('keeps the history off the default branch', async () => {
    expect(
      (await problemsOf({ baseline: 'branch', 'history-branch': 'main' })).map(({ input }) => input),
    ).toEqual(['history-branch'])
    expect(await problemsOf({ baseline: 'none', 'history-branch': 'main' })).toEqual([])
  })

  it('needs no more than the required inputs', async () => {
    expect(await settingsOf()).toEqual({
      brand: 'Acme',
      keywords: ['crm'],
      engines: [],
      language: 'en',
      scanPer: 'all',
      scanPerReason: 'unrecorded',
      samples: { min: 1, max: 1 },
      service: {
        kind: 'hosted',
        baseUrl: 'https://api.example.com',
        apiKey: 'secret-key',
        limits: { perMinute: 10, perDay: 500, concurrent: 1 },
      },
      timeoutMinutes: 10,
      thresholds: {
        minOverallBcr: undefined,
        minCitedEngines: undefined,
        maxBcrDrop: { kind: 'absolute', value: 0 },
        maxCitedEnginesDrop: 0,
        requiredEngines: [],
        optionalEngines: [],
        minAnswers: 50,
        failOnSentiment: [],
        minShareOfVoice: undefined,
      },
      baseline: { source: { kind: 'none' }, overallBcr: undefined, citedEngines: undefined },
      record: 'auto',
      accept: false,
      falseAlarmsPerYear: 1,
      alpha: undefined,
      failOn: ['fail', 'error'],
      key: 'default',
      comment: 'always',
      githubToken: '',
      reports: [],
      serviceReport: { range: { days: 30 }, includeCompetitors: false, waitMinutes: 0 },
      reportFont: undefined,
      competitors: [],
      suggestions: { mode: 'never', max: 3, contentType: undefined, tone: undefined, maxLength: undefined },
      issue: 'never',
      artifactName: 'ai-visibility-default',
      artifactRetentionDays: undefined,
    })
  })

  it('understands every input', async () => {
    const settings = await settingsOf({
      keywords: 'crm\nbest crm, 2026\n日本語のキーワード',
      engines: 'chatgpt, gemini',
      language: 'pt-BR',
      plan: 'enterprise',
      limits: '600/minute, 200000/day, 50 concurrent',
      'timeout-minutes': '0.5',
      'scan-per': 'keyword',
      samples: '3..9',
      'min-overall-bcr': '0.4',
      'min-cited-engines': '2',
      'baseline-overall-bcr': '0.5',
      'baseline-cited-engines': '0',
      baseline: 'data/last.json',
      'history-branch': 'data/visibility',
      record: 'always',
      alpha: '0.01',
      'max-bcr-drop': '10%',
      'max-cited-engines-drop': '1',
      'required-engines': 'gemini',
      'fail-on-sentiment': 'negative, mixed',
      'fail-on': 'none',
      key: 'docs.v2',
      comment: 'on-failure',
      'github-token': 'token',
      report: 'json, csv',
      'artifact-name': 'visibility {key}',
      'artifact-retention-days': '7',
    })
    expect(settings).toMatchObject({
      keywords: ['crm', 'best crm, 2026', '日本語のキーワード'],
      service: { limits: { perMinute: 600, perDay: 200_000, concurrent: 50 } },
      timeoutMinutes: 0.5,
      samples: { min: 3, max: 9 },
      thresholds: { minOverallBcr: 0.4, maxBcrDrop: { kind: 'percent', value: 10 }, maxCitedEnginesDrop: 1 },
      baseline: {
        source: { kind: 'file', path: 'data/last.json' },
        overallBcr: 0.5,
        citedEngines: 0,
      },
      record: 'always',
      alpha: 0.01,
      failOn: [],
      reports: ['json', 'csv'],
      artifactName: 'visibility docs.v2',
      artifactRetentionDays: 7,
    })
  })

  it('reads how many false alarms a year are accepted', async () => {
    expect(await settingsOf({ 'false-alarms-per-year': '0.5' })).toMatchObject({
      falseAlarmsPerYear: 0.5,
      alpha: undefined,
    })
  })

  it('refuses two budgets of false alarms, and says which to keep for what', async () => {
    expect(await problemsOf({ alpha: '0.01', 'false-alarms-per-year': '1' })).toEqual([
      {
        input: 'alpha',
        given: '0.01',
        allowed: expect.stringContaining('no value beside false-alarms-per-year, which it replaces'),
      },
    ])
  })

  it('reads a floor of 0 as a floor', async () => {
    const { thresholds } = await settingsOf({ 'min-overall-bcr': '0', 'min-cited-engines': '0' })
    expect(thresholds).toMatchObject({ minOverallBcr: 0, minCitedEngines: 0 })
  })

  it.each<[string, BaselineSource]>([
    ['none', { kind: 'none' }],
    ['branch', { kind: 'branch', branch: 'data' }],
    ['branch.json', { kind: 'file', path: 'branch.json' }],
    ['./artifact/none.json', { kind: 'file', path: './artifact/none.json' }],
  ])('reads where the baseline %s is kept', async (baseline, source) => {
    const settings = await settingsOf({ baseline, 'history-branch': 'data' })
    expect(settings.baseline.source).toEqual(source)
  })

  it('reads the base as the baseline of the repository engine', async () => {
    const { baseline } = await settingsOf({ baseline: 'base', 'base-url': '', 'api-key': '' })
    expect(baseline.source).toEqual({ kind: 'base' })
  })

  describe('what is misspelled', () => {
    it.each([
      ['brand-domain', 'the name of an input. Did you mean brand-domains?'],
      ['keyword', 'the name of an input. Did you mean keywords?'],
      ['fail-no', 'the name of an input. Did you mean fail-on?'],
    ])('suggests the input that is nearest to %s', async (name, allowed) => {
      expect(await problemsOf({ [name]: 'x' })).toEqual([{ input: name, given: 'x', allowed }])
    })

    it('lists the inputs where none is near', async () => {
      const [problem] = await problemsOf({ frobnicate: 'x' })
      expect(problem?.allowed).toMatch(/^only these inputs exist: brand, keywords, engines, /)
    })

    it.each([
      ['chatgpt', /^the name of an engine\. Did you mean openai\?$/],
      ['openai, claude:opus', /^the name of an engine\. Did you mean anthropic\?$/],
      ['copilot', /^another engine than copilot, whose answers no public interface gives; repository, /],
      ['frobnicator', /^repository, openai, /],
    ])('suggests an engine for %s', async (engines, allowed) => {
      const problems = await problemsOf({ 'base-url': '', 'api-key': '', engines }, { OPENAI_API_KEY: 'k' })
      const [problem] = problems.filter(({ input }) => input === 'engines')
      expect(problem?.allowed).toMatch(allowed)
    })
  })

  describe('what fails a run that is compared with its base', () => {
    const embedded = { 'base-url': '', 'api-key': '', baseline: 'base' }
    const lossOf = async (given: Record<string, string>) => {
      const { service } = await settingsOf({ ...embedded, ...given })
      return service.kind === 'embedded' ? service.maxAnswerLoss : 'hosted'
    }

    it.each([
      ['', undefined],
      ['18%', 0.18],
      ['18', 0.18],
      ['0', 0],
      ['0.5%', 0.005],
      ['100%', 1],
    ])('is a share of an answer: %j is %d', async (text, share) => {
      expect(await lossOf({ 'max-answer-loss': text })).toBe(share)
    })

    it.each(['-1', '101%', 'all', '18 points'])('is no share as %s', async text => {
      expect(await problemsOf({ ...embedded, 'max-answer-loss': text })).toMatchObject([
        { input: 'max-answer-loss', given: text, allowed: expect.stringContaining('percent from 0 to 100') },
      ])
    })

    it('is refused where nothing compares answers', async () => {
      const loss = { 'max-answer-loss': '18%' }
      expect(await problemsOf({ ...embedded, ...loss, baseline: 'none' })).toMatchObject([
        { input: 'max-answer-loss', allowed: expect.stringContaining('without baseline: base') },
      ])
      expect(await problemsOf(loss)).toMatchObject([
        { input: 'max-answer-loss', allowed: expect.stringContaining('no value beside base-url') },
      ])
    })

    it('is a drop of the score or of the engines only where one is set', async () => {
      const { thresholds } = await settingsOf(embedded)
      expect(thresholds).toMatchObject({ maxBcrDrop: undefined, maxCitedEnginesDrop: undefined })
      const set = await settingsOf({ ...embedded, 'max-bcr-drop': '10%', 'max-cited-engines-drop': '0' })
      expect(set.thresholds).toMatchObject({
        maxBcrDrop: { kind: 'percent', value: 10 },
        maxCitedEnginesDrop: 0,
      })
    })

    it.each(['none', 'branch', 'baseline.json'])('is any drop with the baseline %s', async baseline => {
      const { thresholds } = await settingsOf({ baseline })
      expect(thresholds).toMatchObject({
        maxBcrDrop: { kind: 'absolute', value: 0 },
        maxCitedEnginesDrop: 0,
      })
    })
  })

  it('takes lists as items and numbers as numbers, as a config file gives them', async () => {
    const given = {
      ...required,
      keywords: ['#1 crm, 2026'],
      engines: ['openai, beta'],
      'baseline-cited-engines': 0,
      competitors: ['Globex = globex.com'],
      'fail-on': ['fail'],
      'report-competitors': true,
    }
    expect(await readSettings(given, {}, aContext())).toMatchObject({
      keywords: ['#1 crm, 2026'],
      engines: ['openai, beta'],
      baseline: { citedEngines: 0 },
      competitors: [{ name: 'Globex', domains: ['globex.com'] }],
      failOn: ['fail'],
      serviceReport: { includeCompetitors: true },
    })
  })

  it.each([[['crm', ' ']], [['crm\nerp']], [['a = ']]])('refuses the keywords %j', async keywords => {
    await expect(readSettings({ ...required, keywords }, {}, aContext())).rejects.toThrow('keywords')
  })

  it('uploads nothing with artifact-name: none', async () => {
    expect(await settingsOf({ 'artifact-name': 'none' })).toMatchObject({ artifactName: '' })
  })

  it('has a branch of its own for the history when none is named', async () => {
    const { baseline } = await settingsOf({ baseline: 'branch', 'history-branch': '' })
    expect(baseline.source).toEqual({ kind: 'branch', branch: 'ai-visibility-history' })
  })

  it("lets limits override any part of the plan's", async () => {
    const { service } = await settingsOf({ plan: 'pro', limits: '50 concurrent' })
    expect(service).toMatchObject({ limits: { perMinute: 60, perDay: 10_000, concurrent: 50 } })
  })

  it('takes an expression that turned out empty for the default', async () => {
    const empty = Object.fromEntries(inputNames.filter(name => !(name in required)).map(name => [name, '']))
    expect(await settingsOf(empty)).toEqual(await settingsOf())
  })

  it('reports every problem in one go, with what was given and what is allowed', async () => {
    const problems = await problemsOf({
      brand: '',
      keywords: '# none',
      'base-url': 'http://api.example.com',
      plan: 'gold',
      'min-overall-bcr': '4,5',
      samples: '0',
      'fail-on': 'fail, warn',
      'min-overal-bcr': '3',
    })
    expect(problems.map(({ input, given }) => `${input}=${given}`)).toEqual([
      'brand=',
      'keywords=# none',
      'base-url=http://api.example.com',
      'fail-on=fail, warn',
      'samples=0',
      'plan=gold',
      'min-overall-bcr=4,5',
      'min-overal-bcr=3',
    ])
    expect(problems.map(({ allowed }) => allowed)).toEqual([
      expect.stringContaining('required'),
      expect.stringContaining('required'),
      expect.stringContaining('https://'),
      'a list of fail, error, inconclusive, no-baseline; or none',
      'a whole number from 1 to 100, or a range of them such as 3..9',
      'one of free, pro, business, enterprise',
      expect.stringContaining('a number'),
      expect.stringContaining('min-overall-bcr'),
    ])
  })

  it('reports what several inputs get wrong together beside what one gets wrong alone', async () => {
    const problems = await problemsOf({
      'api-key': '',
      engines: 'chatgpt, gemini',
      'min-cited-engines': '3',
      'required-engines': 'claude',
      plan: 'enterprise',
      limits: '5 concurrent',
      comment: 'sometimes',
    })
    expect(problems.map(({ input }) => input).toSorted()).toEqual([
      'api-key',
      'comment',
      'limits',
      'min-cited-engines',
      'required-engines',
    ])
  })

  it.each(['samples', 'language'])('judges those of the embedded service beside a wrong %s', async name => {
    const wrong = { engines: 'chatgpt', 'site-url': 'acme.example', answers: 'answers.ndjson', [name]: '0' }
    const problems = await problemsOf({ 'base-url': '', 'api-key': '', ...wrong })
    expect(problems.map(({ input }) => input).toSorted()).toEqual(Object.keys(wrong).toSorted())
  })

  it('does not judge inputs together when one of them was not understood', async () => {
    const problems = await problemsOf({ engines: 'chatgpt', 'required-engines': '"gemini' })
    expect(problems.map(({ input }) => input)).toEqual(['required-engines'])
    expect(problems[0]?.allowed).toContain('CSV quoting')
  })

  it.each([
    ['the brand itself', { competitors: 'ACME' }],
    ['another name of the brand', { competitors: 'Globex\nacme inc', 'brand-aliases': 'Acme Inc' }],
    ['one competitor twice', { competitors: 'Globex = globex.com\nGLOBEX = globex.io' }],
  ])('refuses %s as a competitor', async (_, given) => {
    const embedded = { 'base-url': '', 'api-key': '', engines: 'openai-compatible:m' }
    const problems = await problemsOf(
      { ...embedded, ...given },
      { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1' },
    )
    expect(problems).toMatchObject([{ input: 'competitors', given: given.competitors }])
  })

  it('refuses a floor of the share of voice without competitors', async () => {
    expect(await problemsOf({ 'min-share-of-voice': '25%' })).toMatchObject([{ input: 'min-share-of-voice' }])
    expect(await problemsOf({ 'min-share-of-voice': '25%', competitors: 'Globex' })).toEqual([])
  })

  describe('questions', () => {
    const live = { 'base-url': '', 'api-key': '', engines: 'openai-compatible:m' }
    const env = { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1' }
    const own = { keywords: 'erp\ncrm = Which CRM, and why? | Best CRM in {language}?' }

    it('are one template a line, commas included', async () => {
      const given = { 'prompt-template': 'Best {keyword}, and why?\nWhich {keyword}?' }
      const { service } = await settingsOf({ ...live, ...given }, {}, env)
      expect(service).toMatchObject({ promptTemplates: ['Best {keyword}, and why?', 'Which {keyword}?'] })
    })

    it('are the default template where none is given', async () => {
      const { service } = await settingsOf(live, {}, env)
      expect(service).toMatchObject({ promptTemplates: [DEFAULT_PROMPT_TEMPLATE], ownQuestions: [] })
    })

    it('of a keyword are not part of the keyword', async () => {
      const { keywords, service } = await settingsOf({ ...live, ...own }, {}, env)
      expect(keywords).toEqual(['erp', 'crm'])
      expect(service).toMatchObject({
        ownQuestions: [{ keyword: 'crm', questions: ['Which CRM, and why?', 'Best CRM in {language}?'] }],
      })
    })

    it.each([
      ['a hosted service', {}],
      ['the engine repository', { ...live, engines: 'repository' }],
    ])('of a keyword are refused with %s, which is not asked in words', async (_, given) => {
      expect(await problemsOf({ ...given, ...own }, env)).toMatchObject([
        { input: 'keywords', allowed: expect.stringContaining('without a live engine') },
      ])
      expect(await problemsOf({ ...given, keywords: 'e=mc2' }, env)).toEqual([])
    })

    it.each([
      ['keywords', { keywords: 'crm =' }, 'each with words'],
      ['keywords', { keywords: 'crm = Is {brand} good?' }, 'placeholder other than'],
      ['prompt-template', { 'prompt-template': 'Best {keyword}?\nWhat is best?' }, 'each with {keyword}'],
    ])('have a problem with the input %s: %j', async (input, given, allowed) => {
      expect(await problemsOf({ ...live, ...given }, env)).toMatchObject([
        { input, allowed: expect.stringContaining(allowed) },
      ])
    })
  })

  describe('the pages that own keywords', () => {
    const owned = { keywords: 'crm | owner: docs/crm.md\nerp' }

    it('are no part of the keywords', async () => {
      const { keywords, service } = await settingsOf({ 'base-url': '', 'api-key': '', ...owned })
      expect(keywords).toEqual(['crm', 'erp'])
      expect(service).toMatchObject({ owners: [{ keyword: 'crm', path: 'docs/crm.md' }], ownQuestions: [] })
    })

    it('are ignored by a hosted service, so that one list serves several gates', async () => {
      const { keywords, service } = await settingsOf(owned)
      expect({ keywords, service }).toMatchObject({ keywords: ['crm', 'erp'], service: { kind: 'hosted' } })
      expect(service).not.toHaveProperty('owners')
    })
  })

  describe('countries', () => {
    const live = { 'base-url': '', 'api-key': '', engines: 'repository, openai-compatible:m' }
    const env = { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1' }

    it('are no group of their own where there is one', async () => {
      const settings = await settingsOf({ ...live, country: 'de', city: 'Munich' }, {}, env)
      expect(settings.engines).toEqual(['repository', 'openai-compatible:m'])
      expect(settings.service).toMatchObject({ countries: ['DE'], city: 'Munich' })
    })

    it('make a group of each live engine where there are several', async () => {
      const given = { country: 'DE, FR', 'required-engines': 'openai-compatible:m', 'min-cited-engines': '3' }
      const { engines, thresholds, service } = await settingsOf({ ...live, ...given }, {}, env)
      const groups = ['openai-compatible:m@DE', 'openai-compatible:m@FR']
      expect(engines).toEqual(['repository', ...groups])
      expect(thresholds.requiredEngines).toEqual(groups)
      expect(service).toMatchObject({
        countries: ['DE', 'FR'],
        models: ['repository', 'openai-compatible:m'],
      })
    })

    it('count for the greatest number of requests', async () => {
      const given = { country: 'DE, FR', keywords: 'crm, erp', samples: '3' }
      expect(await problemsOf({ ...live, ...given, 'max-requests': '12' }, env)).toEqual([])
      expect(await problemsOf({ ...live, ...given, 'max-requests': '11' }, env)).toMatchObject([
        { input: 'max-requests', allowed: expect.stringContaining('12 or more') },
      ])
    })

    it('may be required one by one', async () => {
      const given = { country: 'DE, FR', 'required-engines': 'openai-compatible:m@FR' }
      const { thresholds } = await settingsOf({ ...live, ...given }, {}, env)
      expect(thresholds.requiredEngines).toEqual(['openai-compatible:m@FR'])
    })

    it.each<[string, string, Record<string, string>]>([
      ['a code that does not exist', 'country', { country: 'UK' }],
      ['no live engine', 'country', { country: 'DE', engines: 'repository' }],
      ['a hosted service', 'country', { country: 'DE', engines: 'chatgpt', ...required }],
      ['a city of a hosted service', 'city', { city: 'Munich', engines: 'chatgpt', ...required }],
      ['a city without a country', 'city', { city: 'Munich' }],
      ['a city of several countries', 'city', { city: 'Munich', country: 'DE, FR' }],
      ['a country in the name of an engine', 'engines', { engines: 'openai-compatible:m@DE' }],
      [
        'a required group of one country',
        'required-engines',
        {
          country: 'DE',
          'required-engines': 'openai-compatible:m@DE',
        },
      ],
      [
        'a required group of another country',
        'required-engines',
        {
          country: 'DE, FR',
          'required-engines': 'openai-compatible:m@US',
        },
      ],
      [
        'more citing engines than groups',
        'min-cited-engines',
        { country: 'DE, FR', 'min-cited-engines': '4' },
      ],
    ])('are refused with %s', async (_, input, given) => {
      expect((await problemsOf({ ...live, ...given }, env)).map(problem => problem.input)).toEqual([input])
    })
  })

  it.each(['engines', 'keywords', 'competitors'])(
    'reports %s that cannot be read as a list for the embedded service, too',
    async input => {
      const problems = await problemsOf({ 'base-url': '', 'api-key': '', [input]: '"open' })
      expect(problems.map(problem => problem.input)).toEqual([input])
    },
  )

  describe('live engines', () => {
    const env = { DATAFORSEO_LOGIN: 'a', DATAFORSEO_PASSWORD: 'b', PERPLEXITY_API_KEY: 'c' }
    const embedded = (given: Record<string, string>) =>
      problemsOf({ 'base-url': '', 'api-key': '', 'brand-domains': 'acme.example', ...given }, env)

    it('are told what to use instead of a model that its vendor ended', async () => {
      expect(await embedded({ engines: 'perplexity:sonar-pro' })).toMatchObject([
        {
          input: 'engines',
          allowed: 'perplexity:low or perplexity:sonar. The vendor ended the model of perplexity:sonar-pro',
        },
      ])
    })

    it('of a provider require one of its pages', async () => {
      expect(await embedded({ engines: 'dataforseo' })).toMatchObject([
        {
          input: 'engines',
          allowed: expect.stringContaining('dataforseo requires ai-mode or ai-overview or chatgpt'),
        },
      ])
    })

    it('of a provider are asked once: a second sample would repeat the first', async () => {
      const engines = 'perplexity, dataforseo:ai-mode'
      expect(await embedded({ engines, samples: '2' })).toMatchObject([
        { input: 'samples', allowed: expect.stringMatching(/^1 with dataforseo:ai-mode:/) },
      ])
      expect(await embedded({ engines, samples: '1' })).toEqual([])
      expect(await embedded({ engines: 'perplexity', samples: '2' })).toEqual([])
    })
  })

  describe('competitors of the embedded service', () => {
    const key = { OPENAI_API_KEY: 'secret-key' }
    const embedded = (given: Record<string, string>, env: Record<string, string> = key) =>
      problemsOf({ 'base-url': '', 'api-key': '', 'brand-domains': 'acme.example', ...given }, env)

    it('need a domain each where engines name their sources, and each without one is named', async () => {
      const competitors = 'Globex = globex.example\nInitech\nHooli'
      expect(await embedded({ engines: 'openai', competitors })).toMatchObject([
        { input: 'competitors', allowed: expect.stringMatching(/: Initech, Hooli$/) },
      ])
      const withoutSources = { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1' }
      expect(await embedded({ engines: 'openai-compatible:m', competitors }, withoutSources)).toEqual([])
    })

    it.each(['co.uk', 'github.io', '127.0.0.1', 'github.io/globex', 'nothing'])(
      'have domains that are nobody else’s, not %s',
      async domain => {
        expect(await embedded({ engines: 'openai', competitors: `Globex = ${domain}` })).toMatchObject([
          { input: 'competitors', allowed: expect.stringContaining('no public suffix') },
        ])
      },
    )

    it('have no domain of the brand', async () => {
      expect(await embedded({ engines: 'openai', competitors: 'Globex = www.acme.example' })).toMatchObject([
        { input: 'competitors', allowed: expect.stringMatching(/: Globex$/) },
      ])
    })

    it('need captured pages for the engine repository, their names however written', async () => {
      const competitors = 'Globex\nInitech'
      const content = { 'competitor-content': 'GLOBEX = rivals/globex' }
      expect(await embedded({ competitors, ...content }, {})).toMatchObject([
        { input: 'competitor-content', allowed: expect.stringMatching(/: Initech$/) },
      ])
      expect(await embedded({ competitors: 'Globex', ...content }, {})).toEqual([])
    })

    it.each(['..', '/site', '_base/../..', '.'])(
      'take no base outside of the repository: %s',
      async folder => {
        expect(await embedded({ 'base-content': folder }, {})).toMatchObject([{ input: 'base-content' }])
      },
    )

    it('take the folder of the base’s build', async () => {
      expect(await embedded({ 'base-content': './_base/site/', baseline: 'base' }, {})).toEqual([])
    })

    it('take no folder of the base’s build that nothing compares with', async () => {
      expect(await embedded({ 'base-content': './_base/site/' }, {})).toEqual([
        {
          input: 'base-content',
          given: './_base/site/',
          allowed: 'no value without baseline: base, which is what compares with this folder',
        },
      ])
    })

    it('do not count as requests, for they are looked for in the same answers', async () => {
      const competitors = 'Globex = globex.example\nInitech = initech.example'
      const given = { engines: 'openai', competitors, samples: '3' }
      expect(await embedded({ ...given, 'max-requests': '3' })).toEqual([])
      expect(await embedded({ ...given, 'max-requests': '2' })).toMatchObject([{ input: 'max-requests' }])
    })

    it('have their domains read', async () => {
      const settings = await settingsOf(
        {
          ...{ 'base-url': '', 'api-key': '', 'brand-domains': 'acme.example', engines: 'openai' },
          competitors: 'Globex = https://www.globex.example/',
        },
        {},
        key,
      )
      expect(settings.service).toMatchObject({
        competitors: [{ name: 'Globex', domains: ['globex.example'] }],
      })
    })
  })

  it('never shows the key in a problem', async () => {
    const problems = await problemsOf({ 'api-key': 'secret key' })
    expect(problems).toMatchObject([{ input: 'api-key', given: undefined }])
    expect(JSON.stringify(problems)).not.toContain('secret key')
  })

  it('does without the key where GitHub hands out no secrets', async () => {
    const { service } = await settingsOf({ 'api-key': '' }, { withoutSecrets: true })
    expect(service).toMatchObject({ kind: 'hosted', apiKey: undefined })
  })

  it.each([
    ['language', 'english please'],
    ['base-url', 'https://api.example.com/v1'],
    ['limits', '600 per minute'],
    ['limits', '0/minute'],
    ['timeout-minutes', '0'],
    ['timeout-minutes', '361'],
    ['scan-per', 'engine'],
    ['min-cited-engines', '-1'],
    ['min-cited-engines', '1.5'],
    ['baseline', 'baseline.yml'],
    ['max-bcr-drop', '-1'],
    ['max-cited-engines-drop', '10%'],
    ['fail-on', 'none, fail'],
    ['key', '../escape'],
    ['key', '..'],
    ['key', 'a key'],
    ['report', 'xlsx'],
    ['report-range', '0d'],
    ['report-range', '2026-02-30..2026-03-01'],
    ['report-range', '2026-03-02..2026-03-01'],
    ['report-range', '2026-03-01'],
    ['report-competitors', 'yes'],
    ['report-wait-minutes', '61'],
    ['competitors', 'Globex = a = b'],
    ['competitors', '= globex.com'],
    ['competitors', 'Globex = globex.com = globex.io'],
    ['competitors', 'Globex ='],
    ['max-cost', '0'],
    ['max-cost', '$2.50'],
    ['max-cost', '2,50'],
    ['min-answers', '101%'],
    ['min-answers', 'half'],
    ['min-share-of-voice', '101%'],
    ['min-share-of-voice', '-1'],
    ['suggest-content', 'sometimes'],
    ['suggest-max', '0'],
    ['content-max-length', '0'],
    ['issue', 'always'],
    ['artifact-name', 'a/b'],
    ['artifact-retention-days', '0'],
    ['api-key', 'línea'],
  ])('refuses %s: %j', async (input, text) => {
    expect((await problemsOf({ [input]: text })).map(problem => problem.input)).toEqual([input])
  })

  it.each([
    [{ accept: 'true' }],
    [{ accept: 'true', baseline: 'base' }],
    [{ accept: 'true', baseline: 'branch', record: 'never' }],
  ])('refuses a level to accept where no history keeps it: %j', async texts => {
    expect((await problemsOf(texts)).map(({ input }) => input)).toContain('accept')
  })

  it.each([
    ['true', true],
    ['false', false],
    // A run that was not started by hand has no inputs.
    ['', false],
  ])('reads accept: %j', async (accept, expected) => {
    expect(await settingsOf({ accept, baseline: 'branch' })).toMatchObject({ accept: expected })
  })

  const samples = 'a whole number from 1 to 100, or a range of them such as 3..9'
  const baseline =
    'none, base, branch, or the path of a file that ends in .json. For a history in artifacts, write baseline: branch'
  const branch = 'the name of a branch that holds nothing else, such as ai-visibility-history'
  const falseAlarms = 'a number above 0, at most 52, such as 0.5'
  const alpha = 'a number from 0.001 to 0.5, such as 0.05'

  it.each([
    ['samples', '9..3', samples],
    ['samples', '0..3', samples],
    ['samples', '3..', samples],
    ['samples', '3..101', samples],
    ['baseline', 'artifact', baseline],
    ['baseline', 'branches', baseline],
    ['baseline', 'None', baseline],
    ['false-alarms-per-year', '0', 'a number above 0, at most 52, such as 0.5'],
    ['false-alarms-per-year', '53', 'a number above 0, at most 52, such as 0.5'],
    ['history-branch', 'a..b', branch],
    ['history-branch', 'a b', branch],
    ['history-branch', '-a', branch],
    ['history-branch', 'refs/heads/x', branch],
    ['record', 'sometimes', 'one of auto, always, never'],
    ['false-alarms-per-year', '0', falseAlarms],
    ['false-alarms-per-year', '53', falseAlarms],
    ['false-alarms-per-year', 'never', falseAlarms],
    ['alpha', '0', alpha],
    ['alpha', '5%', alpha],
    ['alpha', '0.6', alpha],
  ])('says of %s: %j what is allowed', async (input, given, allowed) => {
    expect(await problemsOf({ [input]: given })).toEqual([{ input, given, allowed }])
  })
})

describe('the settings of mode: comment', () => {
  it('need no other input, and ignore those of the gate', () => {
    expect(readCommentSettings(inputTexts({ mode: 'comment', samples: 'many' }))).toEqual({
      key: 'default',
      comment: 'always',
      issue: 'never',
      failOn: ['fail', 'error'],
      githubToken: '',
      artifactName: 'ai-visibility-default',
    })
  })

  it('have a problem for each input that cannot be read', () => {
    const read = () => readCommentSettings(inputTexts({ key: '../x', comment: 'maybe' }))
    expect(read).toThrow(InputsError)
    expect(read).toThrow(/key, comment/)
  })

  it.each(['comment', 'plan'])('are not those of a gate: mode %s', async mode => {
    const texts = inputTexts({ brand: 'Acme', keywords: 'crm', mode })
    await expect(readSettings(texts, {}, aContext())).rejects.toMatchObject({
      problems: [{ input: 'mode', given: mode }],
    })
  })
})

describe('action.yml', () => {
  it('has no default but the token, so that a text which is given can be told from a default', () => {
    const withDefault = Object.keys(action.inputs).filter(name => action.inputs[name]?.default !== undefined)
    expect(withDefault).toEqual(['github-token'])
  })

  it('describes every input and output for its user', async () => {
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)]) {
      expect(description.length).toBeGreaterThan(15)
      expect(description).toMatch(/\.$/)
    }
  })
})
