/** The situations that a first screen is read in, each as the gate itself judges it. */

import type { ContentComparison, MissingBaseline } from '../../src/comparison/baseline.ts'
import { failuresOf, judge } from '../../src/gate/judge.ts'
import type { Acceptance, RuleResult, Verdict } from '../../src/gate/verdict.ts'
import type { ConfigChange } from '../../src/inputs/stored-settings.ts'
import type { CitedStake, KeywordChange } from '../../src/owners/keyword-change.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { measure } from '../../src/scan/measure.ts'
import { aCompletedScan, aResult } from './completed-scans.ts'
import { aLoss as anOpenLoss } from './history.ts'
import { aKeywordChange } from './keyword-changes.ts'
import { type Level, type LiveSituation, liveOutcome, questionsOf, type Shares } from './live-situation.ts'
import { aBaseline, thresholds } from './measurements.ts'
import { aNoise } from './noise.ts'
import { anOutcome, aVerdict } from './outcomes.ts'

interface ContentSituation {
  changes: KeywordChange[]
  questions?: number
  skipped?: ContentComparison['skipped']
  warnings?: ContentComparison['warnings']
  configChanges?: ConfigChange[]
  acceptance?: Acceptance
  stakes?: CitedStake[]
}

/** Judges a pull request that changes these of 24 questions. */
export function contentOutcome({
  changes,
  questions = 24,
  skipped = [],
  warnings = [],
  configChanges,
  acceptance,
  stakes = [],
}: ContentSituation): Outcome {
  const others = Array.from({ length: questions - changes.length }, (_, index) =>
    aKeywordChange({
      ...{ keyword: `question ${index + 1}`, outcome: 'unchanged', loss: 0, before: undefined },
      ...{ causes: [], headScore: 100 },
    }),
  )
  const keywords = [...changes, ...others]
  const scans = keywords.map(({ keyword, headScore }) =>
    aCompletedScan({ keyword, results: [aResult('repository', headScore > 0)], id: keyword }),
  )
  const measurement = measure(scans)
  if (measurement === undefined) throw new RangeError('a content run has at least one question')
  const baseline = aBaseline({
    ...{ overallBcr: 80, origin: { kind: 'base', against: { kind: 'merge-base', commit: 'b'.repeat(40) } } },
    content: { pages: 212, skipped, warnings, keywords, ...(stakes.length > 0 && { stakes }) },
  })
  const { verdict, comparison } = judge({
    ...{ measurement, lookup: { baseline } },
    thresholds: thresholds({ maxBcrDrop: undefined, maxCitedEnginesDrop: undefined }),
    noise: aNoise({ isDeterministic: true, isReview: true }),
    acceptance,
  })
  const { run } = anOutcome()
  return anOutcome({
    run: { ...run, pullUrl: 'https://github.com/acme/site/pull/7' },
    ...{ keywords: keywords.map(({ keyword }) => keyword), engines: ['repository'], scans, measurement },
    ...{ baseline, comparison, verdict, configChanges, failures: failuresOf(verdict, ['fail', 'error']) },
  })
}

type Cause = KeywordChange['causes'][number]

/** What a change did to a page, in a word, as a cause. Any other word is the path that the page moved to. */
function causeOf(word: string, path: string): Cause {
  if (word === 'deleted') return { kind: 'deleted', path }
  if (word === 'rewritten') return { kind: 'rewritten', path, way: 'rewritten' }
  if (word === 'noindex') {
    const reason = { kind: 'noindex', file: path, line: 3, evidence: 'noindex: true' } as const
    return { kind: 'hidden', path, reasons: [reason] }
  }
  if (word === 'robots') {
    const rule = { file: 'robots.txt', line: 2, evidence: 'Disallow: /docs/', crawler: 'OAI-SearchBot' }
    return { kind: 'hidden', path, reasons: [{ kind: 'blocked', ...rule }] }
  }
  return { kind: 'moved', path, to: word, reason: 'no-redirect' }
}

/** Reads `question | page:line | answer there | cause` as a lost answer; a move makes it weaker. */
function aLoss(row: string, overrides: Partial<KeywordChange> = {}): KeywordChange {
  const [keyword = '', where = '', text = '', word = ''] = row.split(' | ')
  const [path = '', line] = where.split(':')
  const place = { path, title: 'Acme', headings: [], line: Number(line) }
  const cause = causeOf(word, path)
  return aKeywordChange({
    ...{ keyword, before: { text, url: `https://acme.example/${path}`, place }, causes: [cause] },
    ...(cause.kind === 'moved' && { outcome: 'weaker' }),
    ...overrides,
  })
}

/** One `noindex` line takes the answers of five questions. */
const hiddenLosses = [
  'install Acme on Linux | docs/install.md:18 | Run apt install acme, then acme init. | noindex',
  'install Acme with Docker | docs/install.md:34 | Start it with docker run acme/acme. | noindex',
  'system requirements | docs/install.md:9 | Acme needs 2 GB of memory and PostgreSQL 15. | noindex',
  'update Acme | docs/install.md:61 | Run acme upgrade. Your data stays in place. | noindex',
  'uninstall Acme | docs/install.md:77 | Run apt remove acme. Backups stay in /var/acme. | noindex',
].map(row => aLoss(row))

const REVOKE = 'Open Settings → Tokens and click Revoke. The token stops working within 60 seconds.'
const lostToken = aLoss(`cancel an API token | docs/tokens.md:41 | ${REVOKE} | rewritten`, {
  removed: [
    {
      ...{ path: 'docs/tokens.md', from: 39, to: 41, now: { from: 39, to: 38 } },
      text: `## Revoke a token\n\n${REVOKE}`,
    },
  ],
})

const acceptance = { by: 'alice', review: '80', isAuthor: false }

const weaker = lostToken.before && {
  ...lostToken.before,
  text: 'Open Settings → Tokens. The token stops working within 60 seconds.',
}

const CREATE_USER = 'CREATE USER acme WITH PASSWORD …'
const stepsReplaced = aLoss(
  `connect Acme to PostgreSQL | docs/postgres.md:12 | Create a user: ${CREATE_USER} | rewritten`,
  {
    removed: [
      {
        ...{ path: 'docs/postgres.md', from: 12, to: 13, now: { from: 12, to: 12 } },
        text: `Create a user:\n${CREATE_USER}`,
      },
    ],
    after: {
      text: 'See our database guide.',
      url: 'https://acme.example/docs/postgres.md',
      place: { path: 'docs/postgres.md', title: 'PostgreSQL', headings: [], line: 12 },
    },
  },
)

const PLANS = 'Free Hobby Team Pro Business Scale Large Enterprise'.split(' ')

/** A table of eight plans that no longer states a price. */
const pricesGone = aLoss('pricing plans | docs/pricing.md:9 | Team, $20 a month, 10 seats | rewritten', {
  values: {
    kind: 'amount',
    places: PLANS.map((plan, index) => {
      const before = [plan, `$${10 * index} a month`, `${index + 1} seats`]
      const now = before.with(1, 'Contact us')
      return {
        ...{ before: before.join(', '), now: now.join(', '), values: [`$${10 * index}`] },
        ...{ line: 7 + index, lineNow: 7 + index },
        row: { columns: ['Plan', 'Price', 'Seats'], before, now },
      }
    }),
  },
})
const seatPrice = { before: 'A seat costs $20 a month.', now: 'Ask us what a seat costs.' }

/** Reads `openai@DE 0.7, gemini@DE 0.5`. */
function shares(text: string): Shares {
  return Object.fromEntries(
    text.split(', ').map(pair => {
      const [engine = '', share] = pair.split(' ')
      return [engine, Number(share)]
    }),
  )
}

/** The same shares in each of three countries, of which those of `others` differ. */
function inCountries(countries: string, each: string, others = ''): Shares {
  const rows = countries.split(' ').map(country => each.replaceAll(/ (?=[\d.])/g, `@${country} `))
  return { ...shares(rows.join(', ')), ...(others !== '' && shares(others)) }
}

const cite = (text: string): Level => ({ cites: shares(text) })

/** Asks this number of questions, after some runs at each of these levels. */
function liveAfter(
  questions: number,
  runs: [runs: number, level: Level][],
  now: Level,
  more: Partial<LiveSituation> = {},
): Outcome {
  const before = runs.flatMap(([count, level]) => (count > 0 ? [{ runs: count, level }] : []))
  return liveOutcome({ questions: questionsOf(questions), now, before, ...more })
}

const THREE = 'DE GB US'
const usualLevel = cite(
  'openai@DE 0.7, perplexity@DE 0.6, gemini@DE 0.5, openai@GB 0.68, perplexity@GB 0.55, gemini@GB 0.57, openai@US 0.76, perplexity@US 0.63, gemini@US 0.53',
)
const others = 'openai 0.2, perplexity 0.2, gemini 0.2'
const reading = 'openai 0.7, perplexity 0.67, gemini 0.63'

/** All engines fell in one country, where they no longer read the pages. */
export const droppedInGermany = liveAfter(
  10,
  [[12, { ...usualLevel, reads: inCountries(THREE, reading), citesOther: inCountries(THREE, others) }]],
  {
    cites: shares(
      'openai@DE 0.1, perplexity@DE 0.2, gemini@DE 0, openai@GB 0.7, perplexity@GB 0.5, gemini@GB 0.6, openai@US 0.8, perplexity@US 0.6, gemini@US 0.5',
    ),
    reads: inCountries(THREE, reading, 'openai@DE 0.2, perplexity@DE 0.2, gemini@DE 0.1'),
    citesOther: inCountries(THREE, others, 'openai@DE 0.7, perplexity@DE 0.6, gemini@DE 0.6'),
  },
  { otherPage: 'https://boardly.example/de/vergleich' },
)

/** Thirty questions to three engines, every week: twenty usual runs, then these, of which the last one is judged. */
function afterTwentyRuns(runs: [runs: number, level: Level][], more?: Partial<LiveSituation>): Outcome {
  const [last = 0, now = usual] = runs.at(-1) ?? []
  return liveAfter(30, [[20, usual], ...runs.slice(0, -1), [last - 1, now]], now, more)
}

const usual: Level = { ...cite('perplexity 0.6, openai 0.57, gemini 0.48'), citesOther: shares(others) }
const lowLevel: Level = {
  cites: shares('perplexity 0.25, openai 0.55, gemini 0.43'),
  citesOther: shares('perplexity 0.53, openai 0.2, gemini 0.2'),
}
const returned: Level = { ...usual, cites: shares('perplexity 0.57, openai 0.57, gemini 0.47') }
const withPerplexity = (level: Level, perplexity: number) => ({
  ...level,
  cites: { ...level.cites, perplexity },
})

/** Perplexity fell for seven runs, and failed three of them. */
export const stillLow = afterTwentyRuns([[7, lowLevel]])

const twoEngines = cite('openai 0.7, perplexity 0.8')

/** Twenty questions to two engines, of which twelve equal runs are known. */
const afterTwelveRuns = (now: string, more?: Partial<LiveSituation>) =>
  liveAfter(20, [[12, twoEngines]], cite(now), more)

/** Two pages say an old price: again in a sentence with its subject, again only under a heading, or still. */
function withFacts(outcome: Outcome, way: 'sure' | 'heading' | 'still'): Outcome {
  const { baseline, verdict } = outcome
  if (baseline?.content === undefined || verdict.kind !== 'judged') return outcome
  const facts = ['docs/store.md', 'docs/faq.md'].map((path, index) => ({
    ...{ fact: 'price of the ring', path, line: 14 + index, isSure: way === 'sure', is: ['$399', '$499'] },
    ...{ sentence: 'The Acme Ring costs $349 in our store.', said: '$349' },
    ...(way === 'still' && { isByEdit: true }),
  }))
  const content = { ...baseline.content, facts: way === 'heading' ? facts.slice(0, 1) : facts }
  const status = way === 'sure' ? 'fail' : 'pass'
  const outcomes = { sure: 'fail', heading: 'warn', still: 'pass' } as const
  const rule: RuleResult = {
    ...{ kind: 'facts', rule: 'facts', subject: { noun: 'stated facts', unit: 'count' }, isDrop: false },
    ...{ outcome: outcomes[way], wrong: way === 'still' ? 0 : content.facts.length, relapsed: [] },
  }
  return {
    ...outcome,
    ...{ baseline: { ...baseline, content }, failures: way === 'sure' ? ['fail'] : [] },
    verdict: { ...verdict, status, rules: [rule, ...verdict.rules] },
  }
}

/** ChatGPT states an old price in a share of its answers, after some runs in which half of them did. `before`: the share before. */
function saysOldPrice(before: number, wrongRuns = 0, share = 0.5): Outcome {
  const levelOf = (openai: number) => ({
    ...cite('openai 0.6, perplexity 0.6'),
    saysOld: { openai, perplexity: 0 },
  })
  const runs: [number, Level][] = [6, wrongRuns].map((count, index) => [
    count,
    levelOf(index === 0 ? before : 0.5),
  ])
  return liveAfter(10, runs, levelOf(share))
}

const oneRun = liveAfter(10, [], twoEngines)
const withMissing = (missing: MissingBaseline, recording?: Verdict['recording']): Outcome => ({
  ...oneRun,
  verdict: aVerdict({ baseline: { missing }, ...(recording && { recording }) }),
})
const hostBlocks = (way: 'robots' | 'status', crawlers: string[], evidence: string) => ({
  url: 'https://acme.example/docs/tokens',
  blocks: [{ way, crawlers, evidence }],
})
const configChanged = (path: string): ConfigChange[] => [{ path, kind: 'changed' }]
const MOVED = 'docs/keys.md:5 | Press ? for all shortcuts. | docs/shortcuts.md'
const gone = (page: string, index: number) =>
  aLoss(`${page} question ${index} | ${page}.md:${index + 2} | The answer is ${10 * index}%. | deleted`)

const ownedToken: KeywordChange = {
  ...lostToken,
  owner: { path: 'docs/tokens.md', title: 'API tokens', headings: [], certainty: 'confirmed' },
}
const cited: CitedStake[] = [
  {
    ...{ path: 'docs/tokens.md', engines: ['openai', 'perplexity'], answers: 14, of: 60 },
    keywords: ['rotate an API token', 'cancel an API token', 'API tokens'],
  },
  { path: 'docs/limits.md', engines: ['openai'], keywords: ['Acme rate limits'], answers: 3, of: 12 },
]

/** Each situation by the name of its snapshot. */
export const situations: Record<string, Outcome> = {
  'content-pass': contentOutcome({ changes: [] }),
  'content-pass-skipped': contentOutcome({
    changes: [],
    skipped: [{ reason: 'format', extension: 'adoc', count: 3, examples: ['docs/a.adoc'] }],
  }),
  'content-lost-answer': contentOutcome({ changes: [lostToken] }),
  'content-lost-cited-answer': contentOutcome({ changes: [ownedToken], stakes: cited }),
  'content-pass-cited': contentOutcome({ changes: [], stakes: cited.slice(1, 2) }),
  'content-noindex': contentOutcome({ changes: hiddenLosses }),
  'content-loss-accepted': contentOutcome({ changes: [lostToken], acceptance }),
  'content-losses-accepted-by-author': contentOutcome({
    changes: [lostToken, stepsReplaced],
    acceptance: { ...acceptance, by: 'mallory', isAuthor: true },
  }),
  'content-steps-replaced': contentOutcome({ changes: [stepsReplaced] }),
  'content-three-causes': contentOutcome({
    changes: [
      ...hiddenLosses.slice(0, 2),
      lostToken,
      aLoss('export to CSV | docs/export.md:5 | Click Export and choose CSV. | deleted'),
      aLoss(`keyboard shortcuts | ${MOVED}`),
    ],
  }),
  'content-moved': contentOutcome({
    changes: ['keyboard shortcuts', 'shortcuts of the editor'].map(question =>
      aLoss(`${question} | ${MOVED}`),
    ),
  }),
  'content-prices-gone': contentOutcome({ changes: [pricesGone] }),
  'content-prices-and-answer-gone': contentOutcome({ changes: [pricesGone, lostToken] }),
  'content-price-gone': contentOutcome({
    changes: [
      {
        ...{ ...pricesGone, outcome: 'weaker' },
        values: { kind: 'amount', places: [{ ...seatPrice, values: ['$20'], line: 9, lineNow: 9 }] },
      },
    ],
  }),
  'content-fact-wrong': withFacts(contentOutcome({ changes: [] }), 'sure'),
  'content-fact-under-heading': withFacts(contentOutcome({ changes: [] }), 'heading'),
  'content-fact-list-edited': withFacts(
    contentOutcome({ changes: [], configChanges: configChanged('.github/ai-visibility.yml') }),
    'still',
  ),
  'content-weaker': contentOutcome({
    changes: [
      {
        ...{ ...lostToken, outcome: 'weaker', loss: 0.1, headScore: 80, after: weaker },
        removed: [{ path: 'docs/tokens.md', from: 41, to: 41, now: { from: 41, to: 41 }, text: REVOKE }],
      },
    ],
  }),
  'content-owner-missing': contentOutcome({
    changes: [],
    warnings: [
      {
        code: 'AVG_OWNER_MISSING',
        owners: [
          {
            ...{ keyword: 'install Acme', path: 'docs/install.md', isRenamed: false },
            ...{ found: { path: 'docs/setup.md', heading: 'linux' }, reason: undefined },
          },
        ],
      },
    ],
  }),
  'content-nothing-to-lose': contentOutcome({
    changes: [],
    warnings: [
      {
        ...{ code: 'AVG_FAILS_NOTHING', pages: 212 },
        skipped: [{ reason: 'language', language: 'fr', count: 80, examples: [] }],
      },
    ],
  }),
  'content-config-changed': contentOutcome({
    changes: [],
    configChanges: configChanged('.github/keywords.txt'),
  }),
  'live-pass': liveAfter(10, [[12, usualLevel]], { cites: { ...usualLevel.cites, 'openai@DE': 0.6 } }),
  'live-fact-lags': saysOldPrice(0.5),
  'live-fact-relapsed': saysOldPrice(0),
  'live-fact-still-wrong': saysOldPrice(0, 3),
  'live-fact-right-again': saysOldPrice(0, 1, 0),
  'live-dropped-in-germany': droppedInGermany,
  // One refused key in three countries.
  'live-engine-silent': liveAfter(
    5,
    [
      [
        6,
        {
          cites: inCountries(
            THREE,
            'openai 0.7',
            'perplexity@US 0.73, perplexity@GB 0.59, perplexity@DE 0.44',
          ),
        },
      ],
    ],
    cite('perplexity@US 0.8, perplexity@GB 0.4, perplexity@DE 0.534'),
    {
      samples: 3,
      silent: { 'openai@US': 'key-refused', 'openai@GB': 'key-refused', 'openai@DE': 'key-refused' },
    },
  ),
  'live-all-silent': liveAfter(
    5,
    [[6, cite('openai 0.7, perplexity 0.6')]],
    { cites: {} },
    {
      ...{ samples: 3, silent: { openai: 'key-refused', perplexity: 'no-credit' } },
    },
  ),
  'live-first-run': liveAfter(
    5,
    [],
    {
      cites: shares(
        'openai@US 0.67, perplexity@US 0.4, openai@GB 0.8, perplexity@GB 0.67, openai@DE 0.67, perplexity@DE 0.27',
      ),
      citesOther: inCountries('US GB DE', 'openai 0.4, perplexity 0.7'),
    },
    { samples: 3 },
  ),
  'live-may-be-chance': liveAfter(
    12,
    [[4, cite('openai 0.58, perplexity 0.67, gemini 0.5')]],
    cite('openai 0.34, perplexity 0.5, gemini 0.25'),
    { variation: 1 },
  ),
  'live-decline': afterTwentyRuns([[2, withPerplexity(usual, 0.3)]], { variation: 1 }),
  'live-decline-after-merges': {
    ...afterTwentyRuns([[2, withPerplexity(usual, 0.3)]], { variation: 1 }),
    lostPages: [
      {
        ...{ kind: 'page', path: 'docs/pricing.md', answers: 3, usually: 12, of: 90 },
        since: '2026-11-14T10:00:00.000Z',
        merges: [
          { commit: 'c'.repeat(40), pull: 412, at: '2026-11-15T10:00:00.000Z' },
          { commit: 'd'.repeat(40), at: '2026-11-16T10:00:00.000Z' },
        ],
      },
    ],
  },
  'live-loss-again': afterTwentyRuns([[2, lowLevel]]),
  'live-may-be-chance-since': afterTwentyRuns([[2, withPerplexity(usual, 0.35)]], { variation: 1 }),
  'live-host-blocks': {
    ...afterTwelveRuns('openai 0.7, perplexity 0.8'),
    hostBlocks: hostBlocks('robots', ['OAI-SearchBot'], 'Disallow: /'),
  },
  'live-host-refuses': {
    ...afterTwelveRuns('openai 0, perplexity 0.8'),
    hostBlocks: hostBlocks('status', [], '403'),
  },
  'live-still-low': stillLow,
  'live-still-low-review': afterTwentyRuns([[2, lowLevel]], { isReview: true }),
  'live-perhaps-back': afterTwentyRuns([
    [7, lowLevel],
    [1, returned],
  ]),
  // The second run at the old level.
  'live-back': afterTwentyRuns([
    [7, lowLevel],
    [2, returned],
  ]),
  'live-two-losses': afterTwentyRuns([
    [4, lowLevel],
    [1, { ...lowLevel, cites: { ...lowLevel.cites, openai: 0.1 } }],
  ]),
  'live-few-citations': liveAfter(5, [[3, cite('openai 0.6')]], cite('openai 0.4')),
  'live-no-rule': liveAfter(10, [], cite('openai 0.6, perplexity 0.5'), { noBaseline: true }),
  'live-no-secrets': liveAfter(5, [], cite('openai 0.6'), { blocker: { code: 'AVG_NO_SECRETS' } }),
  'live-engine-lost': afterTwelveRuns('openai 0.7, perplexity 0'),
  'live-engine-unreadable': afterTwelveRuns('openai 0.7', { silent: { perplexity: 'unreadable' } }),
  'live-dropped-and-silent': afterTwelveRuns('perplexity 0.1', { silent: { openai: 'key-refused' } }),
  'live-optional-silent': afterTwelveRuns('perplexity 0.8', {
    ...{ silent: { openai: 'rate-limited' }, set: { optionalEngines: ['openai'] } },
  }),
  'live-floor-broken': afterTwelveRuns('openai 0.7, perplexity 0.8', { set: { minOverallBcr: 70 } }),
  'live-dropped-and-floor': afterTwelveRuns('openai 0.1, perplexity 0.1', { set: { minOverallBcr: 40 } }),
  'live-competitor-ahead': liveAfter(
    20,
    [[12, { ...twoEngines, citesOther: shares('openai 0.3, perplexity 0.3') }]],
    { ...twoEngines, citesOther: shares('openai 0.9, perplexity 0.95') },
  ),
  'live-service-down': liveAfter(5, [], cite('openai 0.6'), {
    blocker: {
      kind: 'service',
      details: {
        ...{ kind: 'http', status: 503, detail: 'Service Unavailable' },
        request: 'POST https://api.service.example/v1/brand/monitor',
      },
    },
  }),
  'live-loss-not-compared': withMissing(
    {
      ...{ kind: 'other-settings', place: { kind: 'branch', branch: 'history', path: 'default.ndjson' } },
      changes: [{ name: 'brand', added: ['Acme'], removed: [], single: false }],
      losses: [anOpenLoss({ scope: { kind: 'engine', engine: 'gemini' }, state: 'not-measured' })],
    },
    { kind: 'stored' },
  ),
  'live-accepted': withMissing({
    ...{ kind: 'accepted', place: { kind: 'branch', branch: 'ai-visibility', path: 'weekly.ndjson' } },
  }),
  'live-no-baseline-fails': { ...oneRun, failures: ['no-baseline'] },
  'live-long-names': {
    ...droppedInGermany,
    brand: 'The Extraordinarily Long Brand Name of a Company That Sells Boards',
  },
  'content-many-causes': contentOutcome({
    changes: ['a', 'b', 'c', 'd'].flatMap(page => Array.from({ length: 6 }, (_, index) => gone(page, index))),
    questions: 30,
  }),
  'content-robots': contentOutcome({
    changes: ['docs/a.md', 'docs/b.md'].map(path =>
      aLoss(`question on ${path} | ${path}:7 | Acme has a board for each team. | robots`),
    ),
  }),
  'content-new-answer': contentOutcome({
    changes: [
      aKeywordChange({
        ...{ keyword: 'export a board', outcome: 'gained', loss: 0, before: undefined, causes: [] },
        after: {
          text: 'Click Export and choose CSV.',
          url: 'https://acme.example/docs/export',
          place: { path: 'docs/export.md', title: 'Export', headings: [], line: 5 },
        },
        ...{ baseScore: 0, headScore: 100 },
      }),
    ],
  }),
}
