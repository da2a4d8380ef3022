/** The example fleet on the bundle: plan, four shards and the merge, and what a merge says where results are wrong. */
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

const partOf = (index: number, attempt = 1) => `ai-visibility-partial-${attempt}-${index}-of-4.ndjson.gz`

/** What `npm run fleet` did, once for all tests, the results of its shards, and those of shard 3 in an earlier run. */
const example = { folder: '', ended: { code: -1, out: '', err: '' }, partials: '', old: '' }

beforeAll(async () => {
  example.folder = resolve(tmpdir(), `example-fleet-${process.pid}`)
  example.partials = join(example.folder, 'partials')
  example.old = join(example.folder, 'old')
  example.ended = await run('scripts/fleet.ts', '--output', example.folder)
  await runProgram('shard', '3/4', '--run-id', 'earlier', '--output', example.old)
  return () => rmSync(example.folder, { recursive: true, force: true })
})

/** A folder with the results of some shards. */
function aFolderWith(indexes: number[]): string {
  const folder = aFolder()
  for (const index of indexes) cpSync(join(example.partials, partOf(index)), join(folder, partOf(index)))
  return folder
}

async function merge(folders: string[], ...flags: string[]) {
  const output = aFolder()
  const ended = await runProgram('merge', ...folders, '--report', 'json', '--output', output, ...flags)
  return { ...ended, folder: output }
}

describe('the example fleet', () => {
  it('is planned as four shards, and its merge has the verdicts of the six gates', () => {
    expect(example.ended).toMatchObject({ code: 0, err: expect.not.stringContaining('AVG_') })
    expect(readdirSync(example.partials).toSorted()).toEqual([1, 2, 3, 4].map(index => partOf(index)))
    expect(verdictsIn(example.folder)).toEqual(['pass', 'pass', 'fail', 'inconclusive', 'pass', 'fail'])
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
  it('is an error for every gate with a part in a lost shard, which it names', async () => {
    const { code, folder } = await merge([aFolderWith([1, 2, 4])])
    expect(code).toBe(1)
    for (const { verdict, reasons } of resultsIn(folder)) {
      expect([verdict, reasons]).toEqual(['error', [expect.stringContaining('shard 3/4 is missing')]])
    }
  })

  it('judges the keywords that are there with --partial allow, and says which are not', async () => {
    const { folder } = await merge([aFolderWith([1, 2, 4])], '--partial', 'allow')
    for (const { verdict, gap } of resultsIn(folder)) {
      expect(verdict).not.toBe('error')
      expect(gap).toMatchObject({ missing_shards: ['3/4'] })
    }
  })

  it('does not change where a result is there twice, nor where another run left its results', async () => {
    const folder = aFolderWith([1, 2, 3, 4])
    cpSync(join(folder, partOf(1)), join(folder, 'again', partOf(1)))
    const { err, folder: merged } = await merge([folder, example.old])
    expect(resultsIn(merged)).toEqual(resultsIn(example.folder))
    expect(err).toContain('it belongs to the run earlier')
  })

  it('takes a shard that ran again, with the earlier results of the others', async () => {
    const folder = aFolderWith([1, 3, 4])
    const again = await runProgram('shard', '2/4', '--attempt', '2', '--output', folder)
    expect([again.code, readdirSync(folder)]).toEqual([0, expect.arrayContaining([partOf(2, 2)])])
    const { folder: merged } = await merge([folder], '--attempt', '2')
    expect(resultsIn(merged)).toEqual(resultsIn(example.folder))
  })

  it('puts neither an old nor a foreign result in the place of a lost one', async () => {
    const folder = aFolderWith([1, 2, 4])
    await runProgram('shard', '3/4', '--samples', '1', '--output', join(folder, 'foreign'))
    const { code, folder: merged } = await merge([folder, example.old])
    expect(code).toBe(1)
    for (const { reasons } of resultsIn(merged)) {
      expect(reasons[0]).toContain('shard 3/4 is missing')
      expect(reasons[0]).toMatch(/foreign\S+ is not merged: it was made with other settings/)
      expect(reasons[0]).toMatch(/old\S+ is not merged: it belongs to the run earlier/)
    }
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
