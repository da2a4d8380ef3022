import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRecord, formatRecord, parseHistory, parseRecord } from '../../src/history/format.ts'
import type { RecordCause } from '../../src/history/store.ts'
import { aCell } from '../support/baseline-runs.ts'
import { aFingerprint, anyRecord, aRecord } from '../support/history.ts'
import { anOutcome } from '../support/outcomes.ts'
import { resultFileOf } from '../support/result-file.ts'

/** The line of a record, with other fields. */
function aLine(fields: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(formatRecord(aRecord())), ...fields })
}

/** A line with a page that one engine cites. `positions`: of the keywords, once for each answer. */
function withPage(positions: unknown): string {
  return aLine({ cited_pages: [['acme.example', [['openai', positions]]]] })
}

function causeOf(line: string): RecordCause | undefined {
  return parseHistory(line).problems[0]?.cause
}

describe('a record as a line', () => {
  it('is one line that is read as it was written, whatever it contains', () => {
    fc.assert(
      fc.property(anyRecord, record => {
        const line = formatRecord(record)
        expect(line).not.toMatch(/[\r\n]/)
        expect(parseHistory(line)).toEqual({ records: [record], problems: [] })
      }),
    )
  })

  it('keeps Japanese keywords, and separators that other programs read as the end of a line', () => {
    const keywords = ['日本語のキーワード', 'one\u2028two', 'three\u2029four', 'five\r\nsix']
    const record = aRecord({
      fingerprint: aFingerprint({ keywords }),
      cells: keywords.map(keyword => ({
        ...aCell(keyword, 'chatgpt', 70, 0, 0.1),
        bcrScores: [70, null, 0.1],
      })),
    })
    expect(parseHistory(`${formatRecord(record)}\n`)).toEqual({ records: [record], problems: [] })
  })

  it('distinguishes a keyword without an evaluation from one without a citation', () => {
    const cells = [aCell('erp', 'chatgpt', 0), aCell('crm', 'gemini', 50)]
    const line = formatRecord(aRecord({ cells }))
    expect(JSON.parse(line)).toMatchObject({
      answers: [
        { engine: 'chatgpt', cited: [null, [0]], bcr_score: [null, [0]] },
        { engine: 'gemini', cited: [[1], null], bcr_score: [[50], null] },
      ],
    })
    expect(parseHistory(line).records[0]?.cells).toEqual(cells)
  })

  it('has a single entry if one scan asked for all keywords', () => {
    const cells = [aCell(undefined, 'chatgpt', 80, 0), aCell(undefined, 'gemini', 0)]
    const line = formatRecord(aRecord({ fingerprint: aFingerprint({ 'scan-per': ['all'] }), cells }))
    expect(JSON.parse(line)).toMatchObject({ answers: [{ cited: [[1, 0]] }, { cited: [[0]] }] })
    expect(parseHistory(line).records[0]?.cells).toEqual(cells)
  })

  it('grows by at most a third for 1,000 keywords, and leaves out the least cited pages', () => {
    const keywords = Array.from({ length: 1000 }, (_, index) => `keyword ${index}`)
    const engines = ['openai', 'gemini', 'perplexity']
    const asked = engines.flatMap(engine => keywords.map(keyword => ({ engine, keyword })))
    const record = aRecord({
      fingerprint: aFingerprint({ keywords }),
      cells: asked.map(({ engine, keyword }) => aCell(keyword, engine, 80, 0, 20)),
    })
    const citedPages = asked.flatMap((each, index) => [
      { ...each, address: `acme.example/rare-${index}`, answers: 1 },
      { ...each, address: `acme.example/common-${index % 30}`, answers: 3 },
    ])
    const [without, line] = [formatRecord(record), formatRecord({ ...record, citedPages })]
    expect(line.length / without.length).toBeLessThan(4 / 3)
    const kept = parseHistory(line).records[0]?.citedPages ?? []
    expect(kept.length).toBeGreaterThan(1_000)
    expect(kept.filter(({ address }) => address.includes('rare'))).toEqual([])
  })

  it('leaves out what a run does not have', () => {
    const { sha: _sha, runUrl: _runUrl, ...record } = aRecord()
    const fields = Object.keys(JSON.parse(formatRecord({ ...record, sha: undefined, runUrl: undefined })))
    expect(fields.join(' ')).toBe(
      'format schema_version created_at failed overall_bcr cited_engines total_engines samples fingerprint answers',
    )
  })
})

describe('parseHistory', () => {
  it('reports a broken line with its number, and reads the others', () => {
    const broken = [
      ...['{', 'null', '[]', '7', '"text"', 'not JSON', '{}', '<<<<<<< HEAD', '['.repeat(100_000)],
      ...['"2"', 2, 1, 99].map(version => `{"schema_version":${version}}`),
      formatRecord(aRecord()).slice(0, -1),
      aLine({ fingerprint: null }),
    ]
    const entry = fc.oneof(
      anyRecord.map(record => ({ record, line: formatRecord(record) })),
      fc.constantFrom(...broken, '', ' ').map(line => ({ record: undefined, line })),
    )
    fc.assert(
      fc.property(fc.array(entry), fc.constantFrom('\n', '\r\n'), (entries, end) => {
        const { records, problems } = parseHistory(entries.map(({ line }) => line).join(end))
        expect(records).toEqual(entries.flatMap(({ record }) => record ?? []))
        expect(problems.map(({ unit, position }) => `${unit} ${position}`)).toEqual(
          entries.flatMap(({ line }, index) => (broken.includes(line) ? [`line ${index + 1}`] : [])),
        )
      }),
    )
  })

  it.each([
    [aLine({ schema_version: 0 }), 'schema_version'],
    [aLine({ overall_bcr: null }), 'overall_bcr'],
    [aLine({ fingerprint: { keywords: 'crm' } }), 'fingerprint.keywords'],
    [aLine({ answers: [{ engine: 'x', cited: [[1]], bcr_score: [['1']] }] }), 'answers[0].bcr_score[0][0]'],
  ])('names the wrong field of %s', (line, path) => {
    expect(causeOf(line)).toEqual({ kind: 'invalid', path, message: expect.stringMatching(/^[^\n]+$/) })
  })

  const answers = (cited: unknown[], bcr_score: unknown[]) => ({
    answers: [{ engine: 'chatgpt', cited, bcr_score }],
  })
  const noEntry = { path: 'answers', message: 'must have an entry for each keyword' }
  const unequal = { path: 'answers[0]', message: 'cited and bcr_score must be equally long' }

  it.each([
    ['too few entries', answers([[1]], [[80]]), noEntry],
    ['two entries for one scan', { fingerprint: aFingerprint({ 'scan-per': ['all'] }) }, noEntry],
    ['too few scores', answers([[1], [0]], [[80]]), unequal],
    ['too few scores of a keyword', answers([[1, 1], [0]], [[80], [0]]), unequal],
    ['a score without an answer', answers([[1], null], [[80], [0]]), unequal],
  ])('refuses answers with %s', (_, fields, cause) => {
    expect(causeOf(aLine(fields))).toEqual({ kind: 'invalid', ...cause })
  })

  it('reads an entry without samples as a keyword that was not evaluated', () => {
    const answers = [{ engine: 'chatgpt', cited: [[], [1]], bcr_score: [[], [80]] }]
    expect(parseHistory(aLine({ answers })).records[0]?.cells).toEqual([aCell('erp', 'chatgpt', 80)])
  })

  it.each([
    ['a text as a position', withPage(['crm'])],
    ['a negative position', withPage([0, -1])],
    ['a long address', aLine({ cited_pages: [['x'.repeat(501), []]] })],
    ['no list', aLine({ cited_pages: 'acme.example' })],
  ])('keeps a record without its cited pages if they have %s', (_, line) => {
    expect(parseHistory(line)).toEqual({ records: [aRecord()], problems: [] })
  })

  it('leaves out citations for a keyword that the run lacks', () => {
    expect(parseHistory(withPage([9])).records[0]?.citedPages).toEqual([])
  })

  it('ignores fields that it does not know', () => {
    expect(parseHistory(aLine({ note: 'x' }))).toEqual({ records: [aRecord()], problems: [] })
  })
})

describe('the format of a value', () => {
  const record = { ...JSON.parse(formatRecord(aRecord())) }
  const result = resultFileOf(anOutcome())
  const invalid = { kind: 'invalid', path: 'schema_version', message: expect.any(String) }
  const newer = { kind: 'newer-version', version: 6, newest: 5 }
  const incomplete = { kind: 'invalid', path: expect.any(String), message: expect.any(String) }

  it.each([
    ['a record with the version of a result file', { ...record, schema_version: 1 }, invalid],
    ['a result file of a newer version', { ...result, schema_version: 6 }, newer],
    ['a record with the format of a result file', { ...record, format: result.format }, incomplete],
    [
      'a result file with the format of a record',
      { ...result, schema_version: 2, format: record.format },
      incomplete,
    ],
    ['another file', { ...record, format: 'sarif' }, { kind: 'unknown-format', format: 'sarif' }],
    ['a value without a format', { overall_bcr: 1 }, { kind: 'no-version' }],
  ])('decides, not the version: %s is refused', (_, value, cause) => {
    expect(parseRecord(value)).toEqual({ cause })
  })
})

describe('addRecord', () => {
  const record = aRecord()
  const line = formatRecord(record)
  const add = (old: string, added = record) => Buffer.from(addRecord(Buffer.from(old), added)).toString()

  it('adds a line with its end, after the end of the last one', () => {
    expect(['', '1\r\n', '1'].map(old => add(old))).toEqual([`${line}\n`, `1\r\n${line}\n`, `1\n${line}\n`])
  })

  it.each([1, 2])('keeps bytes that are not text, at attempt %i', attempt => {
    const old = Buffer.from([0xff, 0xfe, 0x0a, 0xc3, 0x28])
    const again = { ...record, attempt }
    expect(addRecord(old, again)).toEqual(Buffer.concat([old, Buffer.from(`\n${formatRecord(again)}\n`)]))
  })

  const again = aRecord({ attempt: 3, createdAt: 'later', overallBcr: 80 })

  it('replaces the lines of earlier attempts of its run, and no other line', () => {
    const { runUrl = '' } = record
    const kept = [
      formatRecord(aRecord({ runUrl: `${runUrl}1` })),
      formatRecord(aRecord({ fingerprint: aFingerprint({ language: ['ja'] }) })),
      formatRecord(aRecord({ attempt: 3 })),
      formatRecord(aRecord({ attempt: 4 })),
      `broken ${runUrl}`,
    ]
    const [first, ...others] = kept
    const old = [first, line, ...others, formatRecord(aRecord({ attempt: 2 }))].join('\n')
    expect(add(old, again)).toBe(`${kept.join('\n')}\n${formatRecord(again)}\n`)
  })

  it('replaces nothing at the first attempt, or in a run without a page', () => {
    expect(add(`${line}\n`)).toBe(`${line}\n${line}\n`)
    const local = aRecord({ runUrl: undefined })
    expect(add(`${formatRecord(local)}\n`, { ...local, attempt: 2 }).split('\n')).toHaveLength(3)
  })
})

it('parseRecord never throws, whatever the value', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      expect(parseRecord(value)).toHaveProperty('cause')
    }),
  )
})
