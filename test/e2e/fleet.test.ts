/** The example fleet on the bundle: plan, four shards and the merge. What a merge says of wrong results: judge-faults.test.ts. */
import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemVariables } from '../../scripts/lib/action.ts'
import { type Result, resultSchema } from '../../src/report/json/result-schema.ts'
import { aFolder, write } from '../support/git-repository.ts'

const CONFIG = ['--config', 'examples/fleet/ai-visibility.yml']
const KEYS = ['boardwise-gb', 'boardwise-us', 'vaultline-gb', 'vaultline-us', 'billhive-gb', 'billhive-us']

interface Ended {
  code: number
  out: string
  err: string
}

function run(script: string, ...words: string[]): Promise<Ended> {
  return new Promise(done => {
    const argv = ['--disable-warning=ExperimentalWarning', script, ...words]
    execFile(process.execPath, argv, { env: systemVariables() }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err })
    })
  })
}
const runProgram = (...words: string[]) => run('bin/ai-visibility-gate.js', ...words, ...CONFIG)

/** The results of the gates in a folder, with the same times and the same ids of scans for every run. */
function resultsIn(folder: string): Result[] {
  return KEYS.map(key => {
    const text = readFileSync(join(folder, 'ai-visibility', key, 'result.json'), 'utf8')
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-24T06:00:00Z')
    return resultSchema.parse(JSON.parse(text))
  })
}
const verdictsIn = (folder: string) => resultsIn(folder).map(({ verdict }) => verdict)

const partOf = (index: number) => `ai-visibility-partial-1-${index}-of-4.ndjson.gz`

/** What `npm run fleet` did, once for all tests, and the results of its shards. */
const example = { folder: '', ended: { code: -1, out: '', err: '' }, partials: '' }

beforeAll(async () => {
  example.folder = resolve(tmpdir(), `example-fleet-${process.pid}`)
  example.partials = join(example.folder, 'partials')
  example.ended = await run('scripts/fleet.ts', '--output', example.folder)
  return () => rmSync(example.folder, { recursive: true, force: true })
})

/** A folder with the results of some shards. */
function aFolderWith(indexes: number[]): string {
  const folder = aFolder()
  for (const index of indexes) cpSync(join(example.partials, partOf(index)), join(folder, partOf(index)))
  return folder
}

describe('the example fleet', () => {
  it('is planned as four shards, and its merge has the verdicts of the six gates', () => {
    expect(example.ended).toMatchObject({ code: 0, err: expect.not.stringContaining('AVG_') })
    expect(readdirSync(example.partials).toSorted()).toEqual([1, 2, 3, 4].map(index => partOf(index)))
    expect(verdictsIn(example.folder)).toEqual(['pass', 'pass', 'fail', 'pass', 'pass', 'fail'])
  })

  it('fails one gate on a floor and one on a drop', () => {
    const failed = resultsIn(example.folder).map(({ rules }) =>
      rules.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => rule),
    )
    expect(failed).toEqual([
      ...[[], [], ['max-bcr-drop'], []],
      ...[[], ['min-overall-bcr', 'required-engines']],
    ])
  })
})

describe('the merge of the example fleet', () => {
  it('is an error for the gates of a lost shard, which it names, and for no other gate', async () => {
    const folder = aFolder()
    const parts = aFolderWith([1, 2, 4])
    const { code } = await runProgram('merge', parts, '--report', 'json', '--output', folder)
    expect(code).toBe(1)
    const whole = verdictsIn(example.folder)
    const merged = resultsIn(folder)
    expect(merged.map(({ verdict }, at) => verdict === 'error' || verdict === whole[at])).not.toContain(false)
    const lost = merged.filter(({ verdict }) => verdict === 'error')
    expect([1, 2]).toContain(lost.length)
    for (const { reasons } of lost) expect(reasons).toEqual([expect.stringContaining('shard 3/4 is missing')])
  })
})

describe('a run without keys', () => {
  it('is refused where the engines are asked, before anything is scanned, and names their keys', async () => {
    const live = readFileSync('examples/fleet/ai-visibility.yml', 'utf8').replace(/^ *answers: .*\n/m, '')
    const folder = aFolder()
    write(folder, { 'live.yml': live })
    const words = ['shard', '1/4', '--config', join(folder, 'live.yml'), '--output', join(folder, 'partials')]
    const { code, err } = await run('bin/ai-visibility-gate.js', ...words)
    expect([code, err]).toEqual([2, expect.stringContaining('OPENAI_API_KEY')])
    expect(readdirSync(folder)).toEqual(['live.yml'])
  })
})
