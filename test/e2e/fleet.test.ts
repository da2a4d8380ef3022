/** The example fleet on the bundle: six gates in one process. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { systemVariables } from '../../scripts/lib/action.ts'
import { aFolder, write } from '../support/git-repository.ts'

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

/** What `npm run fleet` did, once for all tests. */
const example = { folder: '', ended: { code: -1, out: '', err: '' } }

beforeAll(async () => {
  example.folder = resolve(tmpdir(), `example-fleet-${process.pid}`)
  example.ended = await run('scripts/fleet.ts', '--output', example.folder)
  return () => rmSync(example.folder, { recursive: true, force: true })
})

const results = () =>
  KEYS.map(key => JSON.parse(readFileSync(join(example.folder, key, 'result.json'), 'utf8')))

describe('the example fleet', () => {
  it('has the verdicts of the six gates', () => {
    expect(example.ended).toMatchObject({ code: 0, out: expect.stringContaining('2 of 6 gates failed') })
    expect(example.ended.out).toContain('12 brands, 569 runs')
    expect(results().map(({ verdict }) => verdict.status)).toEqual([
      'pass',
      'pass',
      'fail',
      'pass',
      'pass',
      'fail',
    ])
  })

  it('fails one gate on a floor and one on a drop', () => {
    const failed = results().map(({ verdict }) =>
      verdict.rules
        .filter(({ outcome }: { outcome: string }) => outcome === 'fail')
        .map(({ rule }: { rule: string }) => rule),
    )
    expect(failed).toEqual([
      ...[[], [], ['max-bcr-drop'], []],
      ...[[], ['min-overall-bcr', 'required-engines']],
    ])
  })
})

describe('a run without keys', () => {
  it('is refused where the engines are asked, before anything is scanned, and names their keys', async () => {
    const live = readFileSync('examples/fleet/ai-visibility.yml', 'utf8').replace(/^ *answers: .*\n/m, '')
    const folder = aFolder()
    write(folder, { 'live.yml': live })
    const words = ['check', '--config', join(folder, 'live.yml'), '--output', join(folder, 'reports')]
    const { code, err } = await run('bin/ai-visibility-gate.js', ...words)
    expect([code, err]).toEqual([2, expect.stringContaining('OPENAI_API_KEY')])
    expect(readdirSync(folder)).toEqual(['live.yml'])
  })
})
