/** What a reader found of a question, as it is stored. */
import type { Reading, StatementFinding } from '../../src/embedded/reader/reading.ts'
import type { KeywordChange } from '../../src/embedded/repository/keyword-change.ts'
import type { Quote } from '../../src/embedded/repository/quote.ts'
import { aKeywordChange } from './keyword-changes.ts'

/** A sentence of a page. */
export function aQuote(text: string, line: number, path = 'docs/tokens.md'): Quote {
  return { text, url: `https://acme.example/${path}`, place: { path, title: 'Tokens', headings: [], line } }
}

/** What one reading found; a line that says the statement, unless told otherwise. */
export function aFinding(text: string, overrides: Partial<StatementFinding> = {}): StatementFinding {
  return {
    status: 'same',
    line: text === '' ? undefined : aQuote(text, 88),
    lacks: [],
    values: [],
    ...overrides,
  }
}

/** A question that two readings found in other words. */
export function aReading(overrides: Partial<Reading> = {}): Reading {
  const found = [
    aFinding('If the limit is exceeded, the request is aborted.'),
    aFinding('Requests time out after 20 s.', {
      ...{ status: 'changed', values: [{ before: '30 s', now: '20 s' }] },
    }),
  ]
  return {
    ...{ reader: 'anthropic:claude-haiku-4-5', outcome: 'kept', byWords: { outcome: 'lost', loss: 0.6 } },
    statements: ['If the limit is exceeded, the request is canceled.', 'Requests time out after 30 s.'].map(
      (text, index) => ({
        ...{ before: aQuote(text, 41 + 3 * index), isOwners: true },
        readings: [found[index] ?? aFinding(''), found[index] ?? aFinding('')],
      }),
    ),
    ...{ requests: 2, remembered: 0, sent: 9120, costUsd: 0.007 },
    ...overrides,
  }
}

/** A question that a reader was asked for. */
export function aReadChange(reading: Reading, overrides: Partial<KeywordChange> = {}): KeywordChange {
  const isLost = reading.outcome === 'lost'
  const unchanged: Partial<KeywordChange> = { outcome: 'unchanged', before: undefined, causes: [], files: [] }
  return aKeywordChange({
    ...{ keyword: 'cancel a request', loss: 0.6, headScore: 90, reading },
    ...(isLost
      ? {
          before: aQuote('If the limit is exceeded, the request is canceled.', 41),
          causes: [{ kind: 'rewritten', path: 'docs/tokens.md', way: 'rewritten' }],
          files: ['docs/tokens.md'],
        }
      : unchanged),
    ...overrides,
  })
}

const missing = { status: 'missing', line: undefined } as const

/** Two readings that found nothing. */
export const lostReading = aReading({
  ...{
    outcome: 'lost',
    byWords: { outcome: 'unchanged', loss: 0.2 },
    reader: 'openai:gpt-6-luna',
    costUsd: 0.001,
  },
  statements: aReading().statements.map(statement => ({
    ...statement,
    readings: [aFinding('', missing), aFinding('', missing)],
  })),
})

/** Two readings that differ; the second one points at a line that lacks the values. */
export const undecidedReading = aReading({
  ...{ outcome: 'undecided', byWords: { outcome: 'unchanged', loss: 0.12 } },
  statements: [
    {
      ...{
        before: aQuote('Acme needs PostgreSQL 15 and 2 GB of memory.', 9, 'docs/self-host.md'),
        isOwners: true,
      },
      readings: [
        aFinding('', missing),
        aFinding('We support recent versions of PostgreSQL.', { status: 'refused', lacks: ['15', '2 GB'] }),
      ],
    },
  ],
})

/** A question that was not read, and why. */
export function notRead(problem: NonNullable<Reading['problem']>): Reading {
  const { statements } = aReading()
  return aReading({
    ...{ outcome: 'not-read', problem, byWords: { outcome: 'unchanged', loss: 0.12 } },
    ...{ requests: problem === 'no-key' ? 0 : 1, sent: problem === 'no-key' ? 0 : 4560 },
    statements: statements.map(statement => ({ ...statement, readings: [] })),
  })
}
