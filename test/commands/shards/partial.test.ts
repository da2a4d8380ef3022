import { readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type GatePartial, writePartial } from '../../../src/commands/shards/partial.ts'
import { readPartial } from '../../../src/commands/shards/read-partials.ts'
import { LinkOutError } from '../../../src/lib/files.ts'
import { anAnswerContent, anEvaluated, aSource } from '../../support/answer-records.ts'
import { aFolder } from '../../support/git-repository.ts'
import { aGatePartial, aPartial, aPartialFile } from '../../support/partials.ts'

const vendor = {
  ...{ model: 'm', keyVariable: 'OPENAI_API_KEY', baseUrlVariable: 'OPENAI_BASE_URL' },
  keyPage: 'https://platform.openai.com/api-keys',
}
const full: GatePartial = aGatePartial({
  answers: [
    anEvaluated(anAnswerContent({ retrieved: undefined, position: undefined, competitors: ['Globex'] })),
    anEvaluated(
      anAnswerContent({
        text: 'Zwölf\n\u2028„Wörter“ 🙂\u0000',
        citedSources: [aSource('https://globex.example/', { kind: 'competitor', name: 'Globex' })],
      }),
    ),
    {
      ...{ engine: 'openai', keyword: 'erp', sample: 2, outcome: 'not-evaluated' },
      reason: { scope: 'engine', code: 'no-credit', detail: 'no credit', status: 402, vendor },
    },
    {
      ...{ engine: 'openai', keyword: 'erp', sample: 3, outcome: 'not-evaluated' },
      reason: { scope: 'answer', code: 'cost-limit', detail: '' },
    },
  ],
  costs: [
    {
      ...{ engine: 'openai', replies: 2, inputTokens: 10, outputTokens: 20, searches: undefined },
      ...{ costUsd: 0.0123, stated: 0, unpriced: 1 },
    },
  ],
  failures: [
    {
      brand: 'Globex',
      facts: { kind: 'http', request: 'POST /v1', detail: 'bad', status: 403, attempts: 1 },
    },
    {
      brand: 'Acme',
      facts: {
        ...{ kind: 'setup', request: 'the embedded service', detail: 'no pages' },
        corpus: { kind: 'no-pages', lookedFor: ['docs/**'], passedOver: [] },
      },
    },
  ],
  blocker: { kind: 'time-budget', requests: 9, perMinute: 1, timeoutMinutes: 0.5 },
})

async function listOf(gates: AsyncIterable<GatePartial>): Promise<GatePartial[]> {
  const list: GatePartial[] = []
  for await (const gate of gates) list.push(gate)
  return list
}

/** Returns the path of a partial whose lines are changed. */
async function aChangedFile(change: (lines: string[]) => string[]): Promise<string> {
  const path = await aPartialFile(aPartial())
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n')
  writeFileSync(path, gzipSync(`${change(lines).join('\n')}\n`))
  return path
}

/** Returns the path of a partial with other fields in its header. */
const withHeader = (fields: object) =>
  aChangedFile(([header = '', ...lines]) => [JSON.stringify({ ...JSON.parse(header), ...fields }), ...lines])

describe('a partial', () => {
  it('is read as it was written, with every kind of fact', async () => {
    const partial = aPartial({ sha: 'abc', gates: [full, aGatePartial({ key: 'globex', scans: [] })] })
    const read = await readPartial(await aPartialFile(partial))
    if ('problem' in read) throw new Error(JSON.stringify(read.problem))
    const { readGates, ...checked } = read.partial
    expect({ ...checked, gates: await listOf(readGates()) }).toEqual(partial)
  })

  it('tells before its facts are read which scans were made, and why others were not', async () => {
    const others = aGatePartial({ key: 'globex', scans: [], blocker: { kind: 'no-secrets' } })
    const read = await readPartial(await aPartialFile(aPartial({ gates: [full, others] })))
    expect(read).toMatchObject({
      partial: {
        gates: [
          { made: new Set(['["Acme","crm",1]']), failures: full.failures, blocker: full.blocker },
          { key: 'globex', made: new Set(), failures: [], blocker: { kind: 'no-secrets' } },
        ],
      },
    })
  })

  it('is written as a whole, and not through a link that leads out of the workspace', async () => {
    const [workspace, outside] = [aFolder(), aFolder()]
    symlinkSync(outside, join(workspace, 'out'))
    const path = join(workspace, 'out', 'partial.ndjson.gz')
    await expect(writePartial(path, aPartial(), workspace)).rejects.toThrow(LinkOutError)
    expect(readdirSync(outside)).toEqual([])
    const written = await aPartialFile(aPartial())
    expect(readdirSync(dirname(written))).toEqual(['partial.ndjson.gz'])
  })

  it('takes at most 1 MB for 1,000 answers', async () => {
    const words = readFileSync('CONTRIBUTING.md', 'utf8').split(/\s+/)
    // Real words in an order that does not repeat, so that the text compresses like prose or worse.
    let seed = 1
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const textOf = (count: number) => Array.from({ length: count }, () => words[next(words.length)]).join(' ')
    const answers = Array.from({ length: 1000 }, (_, index) => {
      const pages = Array.from({ length: 8 }, () =>
        aSource(`https://site-${next(500)}.example/${textOf(3).replaceAll(/\W+/g, '-')}`),
      )
      const content = { text: textOf(300), citedSources: pages.slice(0, 4), retrievedSources: pages }
      return anEvaluated(anAnswerContent({ ...content, queries: [textOf(6)] }), { keyword: `k${index}` })
    })
    const path = await aPartialFile(aPartial({ gates: [aGatePartial({ answers })] }))
    expect(statSync(path).size).toBeLessThan(1_000_000)
    expect(await readPartial(path)).toHaveProperty('partial')
  })
})

describe('a file that is no whole partial', () => {
  it.each([0.2, 0.5, 0.9, 0.999])('is found to be cut after %d of its bytes', async share => {
    const path = await aPartialFile(aPartial())
    truncateSync(path, Math.floor(statSync(path).size * share))
    expect(await readPartial(path)).toEqual({ problem: { kind: 'cut' } })
  })

  it('is found to be cut where its end mark or a line is missing, or it is empty', async () => {
    const cut = { problem: { kind: 'cut' } }
    expect(await readPartial(await aChangedFile(lines => lines.slice(0, -1)))).toEqual(cut)
    expect(await readPartial(await aChangedFile(lines => lines.toSpliced(1, 1)))).toEqual(cut)
    const empty = join(aFolder(), 'empty')
    writeFileSync(empty, '')
    expect(await readPartial(empty)).toEqual(cut)
  })

  it.each([
    ['no JSON', (lines: string[]) => lines.toSpliced(1, 1, '{'), 2, 'not JSON'],
    ['lines after the end mark', (lines: string[]) => [...lines, '{}'], 4, 'after the end'],
    [
      'a scan without a summary',
      (lines: string[]) =>
        lines.toSpliced(1, 1, '{"type":"scan","gate":"acme","brand":"Acme","sample":1,"scan":{}}'),
      2,
      'scan.scan_id',
    ],
    [
      'a gate that its header does not name',
      (lines: string[]) => lines.map(line => line.replace('"gate":"acme"', '"gate":"other"')),
      2,
      'header',
    ],
    [
      'another format',
      (lines: string[]) => lines.map(line => line.replace('partial', 'record')),
      1,
      'format',
    ],
  ])('is invalid with %s', async (_, change, line, detail) => {
    expect(await readPartial(await aChangedFile(change))).toEqual({
      problem: { kind: 'invalid', line, detail: expect.stringContaining(detail) },
    })
  })

  it.each([
    ['shard 3 of 2', { shard: { index: 3, count: 2 } }],
    ['257 shards', { shard: { index: 1, count: 257 } }],
    ['attempt 0', { attempt: 0 }],
    ['no run', { run_id: '' }],
    ['a gate twice', { gates: [1, 2].map(() => ({ key: 'acme', fingerprint: {} })) }],
  ])('is invalid with %s', async (_, fields) => {
    expect(await readPartial(await withHeader(fields))).toMatchObject({
      problem: { kind: 'invalid', line: 1 },
    })
  })

  it('names the version where a newer program wrote it', async () => {
    const path = await withHeader({ schema_version: 2, shard: 'two' })
    expect(await readPartial(path)).toEqual({ problem: { kind: 'newer-version', version: 2, newest: 1 } })
  })

  it('is unreadable where it is not gzipped or not there', async () => {
    const plain = join(aFolder(), 'plain')
    writeFileSync(plain, 'plain text')
    expect(await readPartial(plain)).toMatchObject({ problem: { kind: 'unreadable' } })
    expect(await readPartial(`${plain}-2`)).toMatchObject({ problem: { kind: 'unreadable' } })
  })

  it.each([
    ['bytes', { bytes: 100, text: 1e6, line: 1e6 }],
    ['characters', { bytes: 1e6, text: 1000, line: 1e6 }],
    ['characters of a line', { bytes: 1e6, text: 1e6, line: 500 }],
  ])('is too large with too many %s', async (_, limits) => {
    const path = await aChangedFile(lines => [...lines, 'x'.repeat(200_000)])
    expect(await readPartial(path, limits)).toEqual({ problem: { kind: 'too-large' } })
  })
})
