import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DEFAULT_PROMPT_TEMPLATE } from '../../src/engines/question.ts'
import type { ActionContext } from '../../src/hosts/action/context.ts'
import { InputsError } from '../../src/inputs/given-values.ts'
import { allNames } from '../../src/inputs/inputs.ts'
import { readCommentSettings, readSettings } from '../../src/inputs/read-settings.ts'
import { aContext } from '../support/settings.ts'

type Texts = Record<string, string>

const required = {
  brand: 'Acme',
  keywords: 'crm',
  'base-url': 'https://api.example.com',
  'api-key': 'secret-key',
}

const settingsOf = (given: Texts = {}, within: Partial<ActionContext> = {}, env: Texts = {}) =>
  readSettings({ ...required, ...given }, env, aContext(within))

async function problemsOf(given: Texts, env: Texts = {}) {
  try {
    await settingsOf(given, {}, env)
  } catch (error) {
    if (error instanceof InputsError) return error.problems
    throw error
  }
  return []
}

const namesOf = async (given: Texts, env: Texts = {}) =>
  (await problemsOf(given, env)).map(({ input }) => input)

/** The engine `repository`. */
const embedded = { 'base-url': '', 'api-key': '' }
/** A live engine, and the variables of engines. */
const live = { ...embedded, engines: 'openai', 'brand-domains': 'acme.example' }
const key = {
  OPENAI_API_KEY: 'secret-key',
  PERPLEXITY_API_KEY: 'k',
  DATAFORSEO_LOGIN: 'a',
  DATAFORSEO_PASSWORD: 'b',
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1',
}
/** What the rows below begin with. */
const BASES: Record<string, { given: Texts; env: Texts }> = {
  hosted: { given: {}, env: {} },
  embedded: { given: embedded, env: {} },
  live: { given: live, env: key },
  keyless: { given: live, env: {} },
  // A live engine that names no sources, without and with the pages of the repository.
  unnamed: { given: { ...embedded, engines: 'openai-compatible:m' }, env: key },
  both: { given: { ...embedded, engines: 'repository, openai-compatible:m' }, env: key },
}

interface Row {
  row: string
  given: Texts
  env: Texts
  /** The cells after the second one. */
  cells: string[]
}

/** Parses rows such as `live | country: DE | …`: a base, the given texts in YAML, and what is expected. */
function rowsOf(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map(row => {
      const [base = '', texts = '', ...cells] = row.split(' | ').map(cell => cell.trim())
      const { given, env } = BASES[base] ?? { given: {}, env: {} }
      return { row, given: { ...given, ...parse(`{${texts}}`, { schema: 'failsafe' }) }, env, cells }
    })
}

describe('the settings of a gate', () => {
  it('need only the required values', async () => {
    expect(await settingsOf()).toEqual({
      brand: 'Acme',
      keywords: ['crm'],
      engines: [],
      language: 'en',
      scanPer: 'all',
      samples: 1,
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
        minShareOfVoice: undefined,
      },
      baseline: { source: { kind: 'none' }, overallBcr: undefined, citedEngines: undefined },
      record: 'auto',
      accept: false,
      falseAlarmsPerYear: 1,
      hostCheck: true,
      failOn: ['fail', 'error'],
      key: 'default',
      comment: 'always',
      notify: undefined,
      githubToken: '',
      reports: [],
      competitors: [],
      drafts: { mode: 'never', max: 3, type: undefined, tone: undefined, length: undefined },
      exports: { formats: [], days: 30, end: undefined, engines: undefined, includeCompetitors: false },
      issue: 'never',
    })
  })

  it('have their defaults for empty texts, as empty expressions give them', async () => {
    const names = allNames.filter(name => !(name in required))
    const empty = Object.fromEntries(names.map(name => [name, ' ']))
    expect(await settingsOf(empty)).toEqual(await settingsOf())
  })

  const settings = rowsOf(String.raw`
    hosted   | keywords: "crm\nbest crm, 2026\n日本語" | keywords: [crm, "best crm, 2026", 日本語]
    hosted   | engines: 'chatgpt, gemini' | engines: [chatgpt, gemini]
    hosted   | language: pt-BR | language: pt-BR
    hosted   | samples: 3 | samples: 3
    hosted   | key: docs.v2 | key: docs.v2
    hosted   | timeout-minutes: 0.5 | timeoutMinutes: 0.5
    hosted   | plan: pro, limits: 50 concurrent | service: { limits: { perMinute: 60, perDay: 10000, concurrent: 50 } }
    hosted   | plan: enterprise, limits: '600/minute, 200000/day, 50 concurrent' | service: { limits: { perMinute: 600, perDay: 200000, concurrent: 50 } }
    hosted   | min-overall-bcr: 0, min-cited-engines: 0 | thresholds: { minOverallBcr: 0, minCitedEngines: 0 }
    hosted   | min-overall-bcr: 0.4 | thresholds: { minOverallBcr: 0.4 }
    hosted   | max-bcr-drop: 10% | thresholds: { maxBcrDrop: { kind: percent, value: 10 } }
    hosted   | max-cited-engines-drop: 1 | thresholds: { maxCitedEnginesDrop: 1 }
    hosted   | engines: 'a, b', required-engines: b | thresholds: { requiredEngines: [b] }
    hosted   | competitors: Globex, min-share-of-voice: 25% | thresholds: { minShareOfVoice: 25 }
    hosted   | baseline-overall-bcr: 0.5 | baseline: { overallBcr: 0.5 }
    hosted   | baseline-cited-engines: 0 | baseline: { citedEngines: 0 }
    hosted   | baseline: branch | baseline: { source: { kind: branch } }
    hosted   | baseline: ./artifact/none.json | baseline: { source: { kind: file, path: ./artifact/none.json } }
    embedded | baseline: base | baseline: { source: { kind: base } }
    hosted   | false-alarms-per-year: 0.5 | falseAlarmsPerYear: 0.5
    hosted   | record: always | record: always
    hosted   | baseline: branch, accept: true | accept: true
    hosted   | baseline: branch, accept: false | accept: false
    hosted   | fail-on: none | failOn: []
    hosted   | fail-on: 'none, inconclusive' | failOn: [inconclusive]
    hosted   | fail-on: no-baseline | failOn: [fail, error, no-baseline]
    hosted   | comment: on-failure, issue: on-failure | comment: on-failure, issue: on-failure
    hosted   | github-token: token | githubToken: token
    hosted   | report: 'json, csv' | reports: [json, csv]
    hosted   | exports.formats: 'csv, pdf' | exports: { formats: [csv, pdf] }
    hosted   | exports.days: 7, exports.end: 2026-02-28 | exports: { days: 7, end: '2026-02-28' }
    hosted   | exports.engines: gemini | exports: { engines: [gemini] }
    hosted   | exports.include-competitors: true | exports: { includeCompetitors: true }
    hosted   | drafts.mode: on-failure, drafts.tone: plain, drafts.length: 300 | drafts: { mode: on-failure, max: 3, tone: plain, length: 300 }
    hosted   | competitors: "Globex = globex.com\nGlobex = play.google.com/store/apps/details?id=globex" | competitors: [{ name: Globex, domains: [globex.com, 'play.google.com/store/apps/details?id=globex'] }]
    hosted   | competitors: Initech | competitors: [{ name: Initech, domains: [] }]
    embedded | max-cost: 2.50 | service: { maxCost: 2.5 }
    embedded | min-answers: 0 | thresholds: { minAnswers: 0 }
    live     | competitors: Globex = https://www.globex.example/ | service: { competitors: [{ name: Globex, domains: [globex.example] }] }
    both     | country: de | engines: [repository, openai-compatible:m], service: { countries: [DE] }
    both     | country: 'DE, FR' | engines: [repository, openai-compatible:m@DE, openai-compatible:m@FR], service: { countries: [DE, FR], models: [repository, openai-compatible:m] }
    both     | country: 'DE, FR', required-engines: openai-compatible:m, min-cited-engines: 3 | thresholds: { requiredEngines: [openai-compatible:m@DE, openai-compatible:m@FR] }
    both     | country: 'DE, FR', required-engines: openai-compatible:m@FR | thresholds: { requiredEngines: [openai-compatible:m@FR] }
    both     | country: 'DE, FR', required-engines: 'openai-compatible:m@DE, openai-compatible:m' | thresholds: { requiredEngines: [openai-compatible:m@DE, openai-compatible:m@FR] }
    both     | country: DE, required-engines: openai-compatible:m | thresholds: { requiredEngines: [openai-compatible:m] }
    live     | country: 'DE, FR', engines: 'openai, perplexity?' | engines: [openai@DE, openai@FR, perplexity@DE, perplexity@FR], thresholds: { optionalEngines: [perplexity@DE, perplexity@FR] }
    both     | prompt-template: "Best {keyword}, and why?\nWhich {keyword}?" | service: { promptTemplates: ["Best {keyword}, and why?", "Which {keyword}?"] }
    embedded | keywords: "crm \x7C owner: docs/crm.md\nerp" | keywords: [crm, erp], service: { owners: [{ keyword: crm, path: docs/crm.md }], ownQuestions: [] }
    hosted   | keywords: "crm \x7C owner: docs/crm.md" | keywords: [crm], service: { kind: hosted }
    both     | keywords: "erp\ncrm = Which CRM, and why? \x7C Best CRM?" | keywords: [erp, crm], service: { ownQuestions: [{ keyword: crm, questions: ["Which CRM, and why?", "Best CRM?"] }] }
  `)
  it.each(settings)('are read from $row', async ({ given, env, cells: [expected] }) => {
    expect(await settingsOf(given, {}, env)).toMatchObject(parse(`{${expected}}`))
  })

  it('have a question for each keyword, and the model of each engine', async () => {
    const given = { ...live, engines: 'openai, perplexity?' }
    expect(await settingsOf(given, {}, key)).toMatchObject({
      service: {
        promptTemplates: [DEFAULT_PROMPT_TEMPLATE],
        models: [expect.stringMatching(/^openai:/), expect.stringMatching(/^perplexity:[^?]+$/)],
      },
    })
  })

  it('need no key if GitHub gives the run no secrets', async () => {
    const { service } = await settingsOf({ 'api-key': '' }, { withoutSecrets: true })
    expect(service).toMatchObject({ kind: 'hosted', apiKey: undefined })
  })
})

describe('what a scan asks about', () => {
  it.each([
    ['none', 'a hosted service', 'all'],
    ['branch', 'a hosted service', 'keyword'],
    // A file of numbers also counts: it is read later.
    ['last.json', 'a hosted service', 'keyword'],
    ['base', 'repository', 'keyword'],
    ['none', 'openai', 'keyword'],
  ])('depends on baseline: %s and on %s: %s', async (baseline, who, scanPer) => {
    const engines = who === 'a hosted service' ? {} : { ...live, engines: who }
    expect(await settingsOf({ baseline, ...engines }, {}, key)).toMatchObject({ scanPer })
  })

  it('is all keywords if the inputs give the numbers of the baseline', async () => {
    const numbers = { 'baseline-overall-bcr': '60', 'baseline-cited-engines': '3' }
    expect(await settingsOf(numbers)).toMatchObject({ scanPer: 'all' })
    expect(await settingsOf({ ...numbers, baseline: 'branch' })).toMatchObject({ scanPer: 'keyword' })
  })
})

describe('what fails a run that is compared with its base', () => {
  const base = { ...embedded, baseline: 'base' }

  it.each([
    ['', undefined],
    ['18%', 0.18],
    ['18', 0.18],
    ['0', 0],
    ['0.5%', 0.005],
    ['100%', 1],
  ])('is a share of an answer: %j is %d', async (text, share) => {
    const { service } = await settingsOf({ ...base, 'max-answer-loss': text })
    expect(service).toMatchObject({ maxAnswerLoss: share })
  })

  it('is a drop of the score or of the engines only if a limit is set', async () => {
    const unset = { maxBcrDrop: undefined, maxCitedEnginesDrop: undefined }
    expect((await settingsOf(base)).thresholds).toMatchObject(unset)
    const set = await settingsOf({ ...base, 'max-bcr-drop': '10%', 'max-cited-engines-drop': '0' })
    expect(set.thresholds).toMatchObject({
      maxBcrDrop: { kind: 'percent', value: 10 },
      maxCitedEnginesDrop: 0,
    })
  })
})

describe('a wrong value', () => {
  const wrong = `
    language | english please
    base-url | https://api.example.com/?v=1
    limits | 600 per minute
    timeout-minutes | 0
    min-cited-engines | -1
    baseline | baseline.yml
    baseline | None
    samples | 101
    false-alarms-per-year | 0
    record | sometimes
    accept | yes
    max-bcr-drop | -1
    max-cited-engines-drop | 10%
    fail-on | fail, warn
    key | ../escape
    report | xlsx
    exports.formats | html
    exports.end | 2026-02-30
    exports.days | 0
    competitors | Globex = a = b
    competitors | = globex.com
    competitors | Globex =
    max-cost | 0
    min-answers | 101%
    min-answers | half
    max-answer-loss | -1
    min-share-of-voice | 101%
    min-share-of-voice | -1
    drafts.mode | sometimes
    drafts.max | 0
    drafts.length | 0
    issue | always
    api-key | línea
    engines | "open
    engines | beta, ?
    engines | beta??
    engines | beta, beta?
    keywords | crm =
    keywords | "open
  `
  it.each(
    wrong
      .trim()
      .split('\n')
      .map(row => row.split(' | ').map(cell => cell.trim())),
  )('of %s is refused: %j', async (input = '', text = '') => {
    expect(await namesOf({ [input]: text })).toEqual([input])
  })

  it('is reported with all others, and with the given text', async () => {
    const problems = await problemsOf({
      brand: '',
      keywords: '# none',
      'base-url': 'http://api.example.com',
      plan: 'gold',
      'min-overall-bcr': '4,5',
      'min-overal-bcr': '3',
    })
    expect(problems.map(({ input, given, allowed }) => `${input}=${given}: ${allowed}`).toSorted()).toEqual([
      expect.stringMatching(/^base-url=http:\/\/api\.example\.com: the root URL .* https:\/\//),
      'brand=: the name of your brand; it is required',
      'keywords=# none: at least one keyword; it is required',
      'min-overal-bcr=3: a name that is known here. Did you mean min-overall-bcr?',
      'min-overall-bcr=4,5: a number such as 42 or 0.5',
      'plan=gold: one of free, pro, business, enterprise',
    ])
  })

  it('is reported together with contradictions', async () => {
    const given = {
      'api-key': '',
      engines: 'chatgpt, gemini',
      'min-cited-engines': '3',
      'required-engines': 'claude',
      plan: 'enterprise',
      limits: '5 concurrent',
      comment: 'sometimes',
    }
    const names = ['api-key', 'comment', 'limits', 'min-cited-engines', 'required-engines']
    expect((await namesOf(given)).toSorted()).toEqual(names)
  })

  it.each(['samples', 'language', 'keywords'])(
    'of %s hides no problem of the embedded service',
    async name => {
      const wrong = {
        engines: 'chatgpt',
        'site-url': 'acme.example',
        answers: 'answers.ndjson',
        [name]: '"0',
      }
      expect((await namesOf({ ...embedded, ...wrong })).toSorted()).toEqual(Object.keys(wrong).toSorted())
    },
  )

  it('is not part of cross-checks', async () => {
    const problems = await problemsOf({ engines: 'chatgpt', 'required-engines': '"gemini' })
    expect(problems).toMatchObject([
      { input: 'required-engines', allowed: expect.stringContaining('CSV quoting') },
    ])
  })

  it('never shows the key', async () => {
    const problems = await problemsOf({ 'api-key': 'secret key' })
    expect(problems).toMatchObject([{ input: 'api-key', given: undefined }])
    expect(JSON.stringify(problems)).not.toContain('secret key')
  })
})

describe('values that contradict each other', () => {
  const refused = rowsOf(String.raw`
    hosted   | engines: 'beta, gemini?', required-engines: gemini | required-engines | without a ? there
    hosted   | min-answers: 80% | min-answers | no value together with base-url
    hosted   | max-cost: 2.50 | max-cost | no value together with base-url
    hosted   | max-answer-loss: 18% | max-answer-loss | no value together with base-url
    hosted   | country: DE | country | no value together with base-url
    hosted   | site-url: acme.example | site-url | no value together with base-url
    embedded | max-answer-loss: 18% | max-answer-loss | without baseline: base
    embedded | base-content: ./_base/site/ | base-content | without baseline: base
    embedded | content: '!docs/+(a)*.md' | content | without (a|b)
    embedded | country: DE | country | without a live engine
    embedded | accept: true, baseline: base | accept | unless baseline is branch or a .json file
    hosted   | accept: true | accept | unless baseline is branch or a .json file
    hosted   | accept: true, baseline: branch, record: never | accept | unless record is auto or always
    hosted   | min-share-of-voice: 25% | min-share-of-voice | requires competitors
    hosted   | mode: comment | mode | gate; the other modes
    hosted   | keywords: crm = Which? | keywords | without a live engine
    embedded | keywords: crm = Which? | keywords | without a live engine
    both     | keywords: "crm = Is {brand} good?" | keywords | placeholder other than
    both     | prompt-template: What is best? | prompt-template | each with {keyword}
    unnamed  | competitors: ACME | competitors | brands other than your own
    unnamed  | competitors: acme inc, brand-aliases: Acme Inc | competitors | brands other than
    unnamed  | competitors: "Globex = a.com\nGLOBEX = b.com" | competitors | each of them once
    both     | engines: openai-compatible:m@DE | engines | countries only in the input country
    both     | country: DE, required-engines: openai-compatible:m@DE | required-engines | engines that engines lists
    both     | country: 'DE, FR', required-engines: openai-compatible:m@US | required-engines | engines that engines lists
    both     | country: 'DE, FR', min-cited-engines: 4 | min-cited-engines | at most the number
    both     | country: 'DE, FR', keywords: 'crm, erp', samples: 3, max-requests: 11 | max-requests | 12 or more
    keyless  | engines: openai | engines | Missing: OPENAI_API_KEY
    keyless  | engines: dataforseo | engines | dataforseo requires ai-mode or ai-overview or chatgpt
    live     | engines: dataforseo:ai-mode, samples: 2 | samples | 1 with dataforseo:ai-mode:
    live     | brand-domains: '' | brand-domains | the domains of your brand
    live     | competitors: "Globex = g.example\nInitech\nHooli" | competitors | : Initech, Hooli
    live     | competitors: Globex = www.acme.example | competitors | : Globex
    live     | competitors: G = g.example, samples: 3, max-requests: 2 | max-requests | 3 or more
    live     | competitors: Globex = co.uk | competitors | no public suffix
    live     | competitors: Globex = github.io | competitors | no public suffix
    live     | competitors: Globex = 127.0.0.1 | competitors | no public suffix
    live     | competitors: Globex = github.io/globex | competitors | no public suffix
    live     | competitors: Globex = nothing | competitors | no public suffix
    embedded | competitors: "Globex\nInitech", competitor-content: GLOBEX = rivals/globex | competitor-content | : Initech
    embedded | baseline: base, base-content: .. | base-content | a folder inside the repository
    embedded | baseline: base, base-content: /site | base-content | a folder inside the repository
    embedded | baseline: base, base-content: _base/../.. | base-content | a folder inside the repository
    embedded | baseline: base, base-content: . | base-content | a folder inside the repository
  `)
  it.each(refused)('are refused: $row', async ({ given, env, cells: [input, allowed] }) => {
    const problem = { input, allowed: expect.stringContaining(allowed ?? '') }
    expect(await problemsOf(given, env)).toMatchObject([problem])
  })

  const allowed = rowsOf(`
    embedded | keywords: e=mc2
    embedded | baseline: base, base-content: ./_base/site/
    embedded | competitors: Globex, competitor-content: GLOBEX = rivals/globex
    unnamed  | competitors: Globex
    both     | country: 'DE, FR', keywords: 'crm, erp', samples: 3, max-requests: 12
    live     | competitors: G = g.example, samples: 3, max-requests: 3
  `)
  it.each(allowed)('are not: $row', async ({ given, env }) => {
    expect(await problemsOf(given, env)).toEqual([])
  })

  it.each([
    ['chatgpt', /^openai in place of chatgpt$/],
    ['openai, claude:opus', /^anthropic in place of claude:opus$/],
    ['openia, claude', /^openai in place of openia; anthropic in place of claude$/],
    ['copilot', /^dataforseo:copilot or serpapi:copilot or cloro:copilot in place of copilot$/],
    ['frobnicator', /^another engine in place of frobnicator; repository, openai, /],
  ])('suggest an engine for %s, and report no follow-up problems', async (engines, allowed) => {
    const more = { baseline: 'base', competitors: 'Globex', 'required-engines': 'perplexity' }
    expect(await problemsOf({ ...embedded, ...more, engines })).toEqual([
      { input: 'engines', given: engines, allowed: expect.stringMatching(allowed) },
    ])
  })

  it.each([
    ['fail-on', 'fail, warn', /^another item in place of warn: a list of fail, /],
    ['fail-on', 'fail, inconclusiv', /^inconclusive in place of inconclusiv: a list of fail, /],
    ['report', 'html, jsn', /^json in place of jsn: a list of json, csv, /],
    ['country', 'DE, UK', /^another item in place of UK: .* GB in place of UK$/],
    ['samples', '3..9', /^one whole number, not a range: write 3$/],
    ['samples', '0..3', /^a whole number from 1 to 100$/],
  ])('of %s explain what is wrong with %j', async (input, given, allowed) => {
    expect(await problemsOf({ ...live, [input]: given }, key)).toMatchObject([
      { input, allowed: expect.stringMatching(allowed) },
    ])
  })
})

describe('the settings of mode: comment', () => {
  it('need no other input, and ignore the inputs of the gate', () => {
    expect(readCommentSettings({ mode: 'comment', samples: 'many', comment: '' })).toEqual({
      key: 'default',
      comment: 'always',
      issue: 'never',
      failOn: ['fail', 'error'],
      githubToken: '',
    })
  })

  it('report each wrong input', () => {
    const read = () => readCommentSettings({ key: '../x', comment: 'maybe' })
    expect(read).toThrow(InputsError)
    expect(read).toThrow(/key, comment/)
  })
})
