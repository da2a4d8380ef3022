import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findBaseline } from '../../src/baseline/find-baseline.ts'
import { formatHistoryFile } from '../../src/history/file.ts'
import { formatRecord } from '../../src/history/format.ts'
import type { Fingerprint, HistoryRecord } from '../../src/history/record.ts'
import type { ActionContext } from '../../src/hosts/action/context.ts'
import type { BaselineSettings, Settings } from '../../src/inputs/settings.ts'
import { buildResult } from '../../src/report/json/result.ts'
import { type LeftArtifact, leave, startArtifactListing } from '../support/artifact-listing-server.ts'
import { type ContentsOptions, startContents } from '../support/contents-server.ts'
import { workflowToken } from '../support/github-server.ts'
import { aFingerprint, aRecord, linesOf } from '../support/history.ts'
import { anOutcome, aVerdict } from '../support/outcomes.ts'
import { aContext, baselineSettings, someSettings } from '../support/settings.ts'

let workspace: string
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'baseline-'))
})
afterAll(() => rm(workspace, { recursive: true }))

const file = (path: string) => ({ source: { kind: 'file', path } }) as const
const baselineFile = file('baseline.json')

/** Looks the baseline up in the test's workspace. */
function lookUp(
  baseline: Partial<BaselineSettings>,
  {
    fingerprint = aFingerprint(),
    settings = {},
    context = {},
  }: { fingerprint?: Fingerprint; settings?: Partial<Settings>; context?: Partial<ActionContext> } = {},
) {
  return findBaseline(
    someSettings({ baseline: baselineSettings(baseline), ...settings }),
    fingerprint,
    aContext({ workspace, ...context }),
    async () => ({ missing: 'no base here' }),
  )
}

async function find(content: string, baseline: Partial<BaselineSettings> = {}, fingerprint?: Fingerprint) {
  await writeFile(join(workspace, 'baseline.json'), content)
  return lookUp({ ...baselineFile, ...baseline }, fingerprint && { fingerprint })
}

/** What is found in a file with these records. */
function findIn(
  records: HistoryRecord[],
  baseline: Partial<BaselineSettings> = {},
  fingerprint?: Fingerprint,
) {
  return find(formatHistoryFile(linesOf(...records)), baseline, fingerprint)
}

describe('findBaseline', () => {
  it('is missing when none is configured', async () => {
    expect(await lookUp({})).toEqual({
      lookup: { missing: 'none is configured' },
      trend: [],
      text: undefined,
      warnings: [],
    })
  })

  it('is what the base of the change measures, when that is asked for', async () => {
    const found = await lookUp({ source: { kind: 'base' } })
    expect(found).toMatchObject({ lookup: { missing: 'no base here' }, text: undefined })
  })
})

describe('a file as the baseline', () => {
  it('is missing when it does not exist yet, and can be begun', async () => {
    expect(await lookUp(file('absent.json'))).toMatchObject({
      lookup: { missing: 'there is no file absent.json' },
      text: '',
    })
  })

  it('needs no more than the two numbers', async () => {
    expect(await find('{"overall_bcr":41.5,"cited_engines":2}')).toMatchObject({
      lookup: {
        baseline: { overallBcr: 41.5, citedEngines: 2, engines: undefined, runs: [], label: 'baseline.json' },
      },
      text: '',
      trend: [],
    })
  })

  it('gives the engines that stand beside the numbers and ignores what it does not know', async () => {
    const engines = [{ engine: 'chatgpt', cited: true, bcr_score: 70, snippet: 'x' }]
    const found = await find(JSON.stringify({ overall_bcr: 1, cited_engines: 1, engines, verdict: 'pass' }))
    expect(found.lookup).toMatchObject({
      baseline: { engines: [{ engine: 'chatgpt', cited: true, bcrScore: 70 }] },
    })
  })

  it.each([
    ['', 'the file is empty'],
    [' \n', 'the file is empty'],
    ['{"overall_bcr":1', 'the file is not JSON'],
    ['[]', 'the file: '],
    ['{"overall_bcr":"1","cited_engines":2}', 'overall_bcr: '],
    ['{"overall_bcr":null,"cited_engines":null}', 'overall_bcr: '],
    ['{"overall_bcr":1,"cited_engines":-2}', 'cited_engines: '],
    ['{"overall_bcr":1e999,"cited_engines":2}', 'overall_bcr: '],
    ['{"overall_bcr":1,"cited_engines":2,"engines":[{"cited":true}]}', 'engines[0].engine: '],
    ['{"records":[{"schema_version":3}]}', 'newer'],
  ])('is unusable, not missing, and never overwritten when it holds %j', async (content, problem) => {
    expect(await find(content)).toMatchObject({
      lookup: {
        unusable: { kind: 'file', name: 'baseline.json', problem: expect.stringContaining(problem) },
      },
      text: undefined,
    })
  })

  it('is unusable when the path is a folder', async () => {
    expect(await lookUp(file('.'))).toMatchObject({ lookup: { unusable: { name: '.' } }, text: undefined })
  })

  it('is a result file of a run that failed, when somebody names it', async () => {
    const verdict = aVerdict({ status: 'fail' })
    const result = buildResult(anOutcome({ verdict, fingerprint: aFingerprint() }))
    expect(await find(JSON.stringify(result))).toMatchObject({
      lookup: { baseline: { overallBcr: 60, citedEngines: 1, label: 'baseline.json' } },
      text: expect.stringContaining('"dropped":false'),
    })
  })

  it('warns of the records that cannot be read and compares with the others', async () => {
    const found = await find(`{"records":[{"schema_version":3},${formatRecord(aRecord())}]}`)
    expect(found.lookup).toMatchObject({ baseline: { overallBcr: 20 } })
    expect(found.warnings).toEqual([
      'Record 1 of baseline.json cannot be read and is skipped: its schema_version 3 is newer than 2, the last one known here.',
    ])
  })
})

describe('explicit numbers', () => {
  it('win, each over its own', async () => {
    const found = await find('{"overall_bcr":1,"cited_engines":2}', { overallBcr: 9 })
    expect(found.lookup).toMatchObject({
      baseline: { overallBcr: 9, citedEngines: 2, label: 'the inputs and baseline.json' },
    })
    const zero = await find('{"overall_bcr":1,"cited_engines":2}', { overallBcr: 0 })
    expect(zero.lookup).toMatchObject({ baseline: { overallBcr: 0, citedEngines: 2 } })
    const other = await find('{"overall_bcr":1,"cited_engines":2}', { citedEngines: 0 })
    expect(other.lookup).toMatchObject({ baseline: { overallBcr: 1, citedEngines: 0 } })
  })

  it('are enough on their own', async () => {
    expect((await lookUp({ overallBcr: 9 })).lookup).toEqual({
      baseline: { overallBcr: 9, citedEngines: undefined, engines: undefined, runs: [], label: 'the inputs' },
    })
    expect((await lookUp({ ...file('absent.json'), citedEngines: 0 })).lookup).toMatchObject({
      baseline: { overallBcr: undefined, citedEngines: 0, label: 'the inputs' },
    })
  })

  it('drop the runs, which were no observation of them, and keep engines, trend and text', async () => {
    const records = [aRecord(), aRecord()]
    const found = await findIn(records, { overallBcr: 9 })
    expect(found).toMatchObject({
      lookup: { baseline: { overallBcr: 9, citedEngines: 1, runs: [], engines: [{}, {}] } },
      text: linesOf(...records),
      trend: records,
    })
  })

  it('do not stand in for a file that cannot be understood', async () => {
    expect((await find('{', { overallBcr: 9, citedEngines: 1 })).lookup).toHaveProperty('unusable')
  })
})

describe('a history as the baseline', () => {
  const scoring = (overallBcr: number, overrides: Partial<HistoryRecord> = {}) =>
    aRecord({ overallBcr, ...overrides })

  it('is the last run alone under its own name', async () => {
    const found = await findIn([scoring(10)])
    expect(found.lookup).toMatchObject({ baseline: { overallBcr: 10, label: 'baseline.json' } })
  })

  it('is the last runs of the window together', async () => {
    const found = await findIn(
      [10, 20, 30, 50].map(score => scoring(score)),
      { window: 2 },
    )
    expect(found.lookup).toMatchObject({
      baseline: {
        overallBcr: 40,
        runs: [{ overallBcr: 30 }, { overallBcr: 50 }],
        label: '2 runs in baseline.json',
      },
    })
  })

  it('has runs that failed on a drop in its trend, and not in the yardstick', async () => {
    const found = await findIn([scoring(10), scoring(90, { failed: true, dropped: true }), scoring(20)])
    expect(found.lookup).toMatchObject({ baseline: { overallBcr: 15 } })
    expect(found.trend.map(({ overallBcr }) => overallBcr)).toEqual([10, 90, 20])
  })

  it('says when it holds no run, or only failed ones', async () => {
    expect((await findIn([])).lookup).toEqual({ missing: 'baseline.json holds no run yet' })
    expect((await findIn([aRecord({ failed: true, dropped: true })])).lookup).toEqual({
      missing: 'every comparable run in baseline.json failed on a drop',
    })
  })

  it('compares with no run of another fingerprint, but keeps its record', async () => {
    const other = scoring(90, { fingerprint: aFingerprint({ brand: ['Umbrella'] }) })
    const found = await findIn([other, scoring(10)])
    expect(found).toMatchObject({ lookup: { baseline: { overallBcr: 10 } }, trend: [{ overallBcr: 10 }] })
    expect(found.text).toBe(linesOf(other, scoring(10)))
  })

  it.each([
    ['a value', { brand: ['アクメ'] }, 'brand was Acme and is アクメ'],
    ['an addition', { keywords: ['crm', 'erp', 'hr', '人事'] }, 'keywords (added hr, 人事)'],
    ['a removal', { engines: ['chatgpt'] }, 'engines (removed gemini)'],
    ['both', { keywords: ['crm', 'hr'] }, 'keywords (added hr, removed erp)'],
    [
      'several names',
      { language: ['ja'], service: ['embedded'] },
      'language was en and is ja; service was https://api.example.com and is embedded',
    ],
  ])('says what changed when there is none to compare with: %s', async (_, change, words) => {
    const { lookup, text, trend } = await findIn([aRecord()], {}, aFingerprint(change))
    expect(lookup).toEqual({
      missing: `the last run in baseline.json was made with other settings: ${words}`,
    })
    expect({ text, trend }).toEqual({ text: linesOf(aRecord()), trend: [] })
  })

  it('cuts a long list of changes short', async () => {
    const keywords = Array.from({ length: 500 }, (_, index) => `keyword ${index}`)
    const { lookup } = await findIn([aRecord()], {}, aFingerprint({ keywords }))
    const { missing } = 'missing' in lookup ? lookup : { missing: '' }
    expect(missing).toMatch(/keywords \(added keyword 0, .*…, removed crm, erp\)$/)
    expect(missing.length).toBeLessThan(400)
  })
})

describe('a history on a branch as the baseline', () => {
  const source = { kind: 'branch', branch: 'ai-visibility-history' } as const

  async function findOn(options: ContentsOptions, key = 'default') {
    const server = await startContents(options)
    onTestFinished(server.close)
    const settings = { githubToken: 'ghs_workflow', key }
    return lookUp({ source }, { settings, context: { apiUrl: server.url } })
  }

  const holding = (text: string): ContentsOptions => ({
    branches: { main: {}, [source.branch]: { 'default.ndjson': text } },
  })

  it('is read from the file of the key, and its text is kept as it is', async () => {
    const text = `${formatRecord(aRecord({ overallBcr: 10 }))}\r\n\n{broken\n${formatRecord(aRecord({ overallBcr: 30 }))}`
    const found = await findOn(holding(text))
    expect(found).toMatchObject({
      lookup: { baseline: { overallBcr: 20, label: '2 runs in the branch ai-visibility-history' } },
      text,
      warnings: ['Line 3 of the branch ai-visibility-history cannot be read and is skipped: it is not JSON.'],
    })
    expect((await findOn(holding(text), 'docs')).lookup).toHaveProperty('missing')
  })

  it('names the first lines that cannot be read, and counts the others', async () => {
    const found = await findOn(holding(`${'{\n'.repeat(7)}${formatRecord(aRecord())}\n`))
    expect(found.lookup).toHaveProperty('baseline')
    expect(found.warnings).toHaveLength(6)
    expect(found.warnings.slice(4)).toEqual([
      expect.stringMatching(/^Line 5 of /),
      '2 more in the branch ai-visibility-history cannot be read.',
    ])
  })

  it('is missing, and not begun anew, when none of its lines can be read', async () => {
    const found = await findOn(holding('{"schema_version":3}\n'))
    expect(found).toMatchObject({
      lookup: { missing: 'no run in the branch ai-visibility-history can be read' },
      text: '{"schema_version":3}\n',
      warnings: [expect.stringContaining('newer')],
    })
  })

  it('is missing when there is none yet, and can be begun', async () => {
    const found = await findOn({})
    expect(found).toMatchObject({
      lookup: { missing: expect.any(String) },
      text: '',
      warnings: [],
    })
  })

  it('is missing when it may not be read, says which permission it needs, and is not to be overwritten', async () => {
    const found = await findOn({ ...holding(''), permission: 'none' })
    expect(found).toMatchObject({ lookup: { missing: 'its history could not be read' }, text: undefined })
    expect(found.warnings).toEqual([expect.stringContaining('contents: read')])
  })

  it.each([
    ['without a token', {}, {}, 'github-token'],
    ['outside a workflow run', { githubToken: 'ghs_workflow' }, { repository: undefined }, 'workflow run'],
  ])('is not read and not added to %s', async (_, settings, context, reason) => {
    const found = await lookUp({ source }, { settings, context })
    expect(found).toMatchObject({ lookup: { missing: 'its history could not be read' }, text: undefined })
    expect(found.warnings).toEqual([expect.stringContaining(reason)])
  })
})

describe('a history in an artifact as the baseline', () => {
  async function findAmong(artifacts: LeftArtifact[], context: Partial<ActionContext> = {}) {
    const server = await startArtifactListing({ artifacts })
    onTestFinished(server.close)
    const settings = { githubToken: workflowToken, key: 'docs' }
    return lookUp({ source: { kind: 'artifact' } }, { settings, context: { apiUrl: server.url, ...context } })
  }

  it('is read from the artifact of the key', async () => {
    const text = `${formatRecord(aRecord({ overallBcr: 10 }))}\n`
    const found = await findAmong([leave(1, text, { name: 'ai-visibility-history-docs' })])
    expect(found).toMatchObject({
      lookup: { baseline: { overallBcr: 10, label: 'the artifact ai-visibility-history-docs' } },
      text,
    })
  })

  it('is missing when no run has left one, and can be begun', async () => {
    const found = await findAmong([leave(1, '', { name: 'ai-visibility-history-default' })])
    expect(found).toMatchObject({ lookup: { missing: expect.any(String) }, text: '' })
  })

  it('is not read where the default branch is not known', async () => {
    const found = await findAmong([], { defaultBranch: undefined })
    expect(found).toMatchObject({ text: undefined, warnings: [expect.stringContaining('default branch')] })
  })
})
