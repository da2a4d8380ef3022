import fc from 'fast-check'
import { formatRecord } from '../../src/history/format.ts'
import { type Fingerprint, type HistoryRecord, type Loss, lossSchema } from '../../src/history/record.ts'
import type { HistoryAppend, HistoryPlace, HistoryStore } from '../../src/history/store.ts'
import { aCell } from './baseline-runs.ts'

/** Of a hosted service that is asked keyword by keyword. */
export function aFingerprint(overrides: Fingerprint = {}): Fingerprint {
  return {
    brand: ['Acme'],
    keywords: ['crm', 'erp'],
    engines: ['chatgpt', 'gemini'],
    language: ['en'],
    'scan-per': ['keyword'],
    service: ['https://api.example.com'],
    ...overrides,
  }
}

/** A run that passed, in which chatgpt cites on crm and nobody else does. */
export function aRecord(overrides: Partial<HistoryRecord> = {}): HistoryRecord {
  return {
    createdAt: '2026-11-20T10:00:00.000Z',
    sha: '0123456789abcdef0123456789abcdef01234567',
    runUrl: 'https://github.com/acme/website/actions/runs/42',
    attempt: 1,
    failed: false,
    suspect: false,
    losses: [],
    accepted: false,
    overallBcr: 20,
    citedEngines: 1,
    totalEngines: 2,
    samples: 1,
    fingerprint: aFingerprint(),
    cells: [
      aCell('crm', 'chatgpt', 80),
      aCell('erp', 'chatgpt', 0),
      aCell('crm', 'gemini', 0),
      aCell('erp', 'gemini', 0),
    ],
    ...overrides,
  }
}

/** Perplexity has been lower since 18 September, and fails for the second time. */
export function aLoss(overrides: Partial<Loss> = {}): Loss {
  return {
    measure: 'citations',
    scope: { kind: 'engine', engine: 'perplexity' },
    since: '2026-09-18T10:00:00.000Z',
    reportedOn: '2026-09-25T10:00:00.000Z',
    ...{ state: 'failed', failedRuns: 2, lowerSince: undefined, recoveringSince: undefined },
    ...overrides,
  }
}

/** These records as the lines of a history. */
export function linesOf(...records: HistoryRecord[]): string {
  return records.map(formatRecord).join('\n')
}

/** What separates lines or ends texts somewhere, or is not text at all. */
const hostile = [
  '',
  '\n',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0000',
  '\uFEFF',
  '"',
  '\\n',
  '__proto__',
  'null',
  '日本語のキーワード',
  '👩‍👩‍👧',
  '\uD800',
  '{"schema_version":2}',
]
const anyText = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary' }))
const anyNames = fc.uniqueArray(anyText, { minLength: 1, maxLength: 4 })
const anyCount = fc.nat()
// JSON knows no negative zero.
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0)
const anyAnswers = fc
  .array(fc.tuple(fc.boolean(), anyNumber), { minLength: 1, maxLength: 4 })
  .map(answers => ({
    cited: answers.map(([cited]) => cited),
    bcrScores: answers.map(([, score]) => score),
  }))

const anyContents = fc.record(
  {
    engine: anyText,
    answers: anyCount,
    read: fc.option(anyCount, { nil: undefined }),
    sourced: anyCount,
    unread: anyCount,
    named: anyCount,
    domains: fc.array(fc.record({ domain: fc.domain(), answers: anyCount }, { noNullPrototype: true }), {
      maxLength: 4,
    }),
    brands: fc.array(
      fc.record(
        { name: fc.option(anyText, { nil: undefined }), cited: anyCount, mentioned: anyCount },
        { noNullPrototype: true },
      ),
      { maxLength: 4 },
    ),
  },
  { noNullPrototype: true },
)

const anyTime = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
  .map(date => date.toISOString())
const anyCountry = fc.constantFrom('DE', 'US')
const anyLoss = fc.record(
  {
    measure: fc.constantFrom(...lossSchema.shape.measure.options),
    scope: fc.oneof(
      fc.constant({ kind: 'whole' as const }),
      fc.record({ kind: fc.constant('country' as const), country: anyCountry }, { noNullPrototype: true }),
      fc.record(
        { kind: fc.constant('engine' as const), engine: anyText, country: anyCountry },
        { noNullPrototype: true, requiredKeys: ['kind', 'engine'] },
      ),
    ),
    since: anyTime,
    reportedOn: anyTime,
    state: fc.constantFrom(...lossSchema.shape.state.options),
    failedRuns: anyCount,
    lowerSince: fc.option(anyTime, { nil: undefined }),
    recoveringSince: fc.option(anyTime, { nil: undefined }),
  },
  { noNullPrototype: true },
)

/** Any record that a run may leave: any text, some keywords that an engine was not evaluated on, one scan for all. */
export const anyRecord: fc.Arbitrary<HistoryRecord> = fc
  .tuple(anyNames, anyNames, fc.constantFrom('all', 'keyword'))
  .chain(([keywords, engines, scanPer]) => {
    const asked = scanPer === 'all' ? [undefined] : keywords
    const places = engines.flatMap(engine => asked.map(keyword => ({ keyword, engine })))
    const sometimes = {
      models: fc.dictionary(fc.constantFrom('chatgpt', 'gemini'), anyNames, { noNullPrototype: true }),
      contents: fc.array(anyContents, { maxLength: 3 }),
      incident: anyText,
      formerKey: anyText,
      // The most cited address comes first.
      citedPages: fc
        .tuple(anyText, fc.uniqueArray(anyText, { maxLength: 3 }))
        .map(([engine, addresses]) =>
          addresses.flatMap((address, index) =>
            keywords.map(keyword => ({ keyword, engine, address, answers: 3 - index })),
          ),
        ),
      costUsd: anyNumber,
    }
    // With the type, a new field of a record is asked for here.
    const always: {
      [Name in Exclude<keyof HistoryRecord, keyof typeof sometimes>]: fc.Arbitrary<HistoryRecord[Name]>
    } = {
      createdAt: anyText,
      sha: fc.option(anyText, { nil: undefined }),
      runUrl: fc.option(anyText, { nil: undefined }),
      attempt: fc.integer({ min: 1 }),
      failed: fc.boolean(),
      suspect: fc.boolean(),
      losses: fc.array(anyLoss, { maxLength: 2 }),
      accepted: fc.boolean(),
      overallBcr: anyNumber,
      citedEngines: anyCount,
      totalEngines: anyCount,
      samples: anyCount,
      fingerprint: anyNames.map(names =>
        aFingerprint({ keywords, engines, 'scan-per': [scanPer], content: names }),
      ),
      cells: fc
        .tuple(...places.map(place => fc.option(anyAnswers.map(answers => ({ ...place, ...answers })))))
        .map(cells => cells.filter(cell => cell !== null)),
    }
    return fc
      .tuple(
        fc.record(always, { noNullPrototype: true }),
        fc.record(sometimes, { noNullPrototype: true, requiredKeys: [] }),
      )
      .map(([fields, others]) => ({ ...fields, ...others }))
  })

/** Adds the record of one gate. */
export async function appendTo(
  store: HistoryStore,
  record: HistoryRecord,
  key = 'site',
): Promise<HistoryAppend> {
  const result = (await store.append([{ key, record }])).get(key)
  if (result === undefined) throw new Error(`The store says nothing of ${key}.`)
  return result
}

/** A history in memory. `problems`: why the records of these keys are not added. */
export function keepRecords(
  place: HistoryPlace | ((key: string) => HistoryPlace) = { kind: 'file', path: 'history.json' },
  problems: Record<string, HistoryAppend> = {},
): HistoryStore & { records: HistoryRecord[]; calls: string[][] } {
  const placeOf = typeof place === 'function' ? place : () => place
  const records: HistoryRecord[] = []
  const calls: string[][] = []
  return {
    records,
    calls,
    placeOf,
    read: async () => ({ records, problems: [] }),
    async append(added) {
      calls.push(added.map(({ key }) => key))
      records.push(...added.flatMap(({ key, record }) => (key in problems ? [] : [record])))
      return new Map(added.map(({ key }) => [key, problems[key] ?? { stored: placeOf(key) }]))
    },
  }
}
