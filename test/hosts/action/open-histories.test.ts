import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { workflowToken } from '../../../scripts/lib/github-server.ts'
import { formatRecord } from '../../../src/history/format.ts'
import { HISTORY_BRANCH } from '../../../src/history/names.ts'
import type { ActionContext } from '../../../src/hosts/action/context.ts'
import { openHistories, readRuns } from '../../../src/hosts/action/open-histories.ts'
import type { BaselineSource, Settings } from '../../../src/inputs/settings.ts'
import { logLeftOut } from '../../../src/run/log-run.ts'
import { type BranchServerOptions, startBranchServer } from '../../support/branch-server.ts'
import { appendTo, aRecord } from '../../support/history.ts'
import { createLog } from '../../support/log.ts'
import { createRunner, type Runner } from '../../support/runner.ts'
import { aContext, baselineSettings, someSettings } from '../../support/settings.ts'

let runner: Runner
beforeEach(async () => {
  runner = await createRunner()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await runner.remove()
})

const gateOf = (key: string, source: BaselineSource, settings: Partial<Settings> = {}) => {
  const baseline = baselineSettings({ source })
  return { key, settings: someSettings({ key, githubToken: workflowToken, baseline, ...settings }) }
}
const branch: BaselineSource = { kind: 'branch' }
const file = (path: string): BaselineSource => ({ kind: 'file', path })
const recordOf = (key: string) => aRecord({ createdAt: key })
const recordsOf = (...keys: string[]) => keys.map(key => ({ key, record: recordOf(key) }))
const lineOf = (key: string) => `${formatRecord(recordOf(key))}\n`

function open(gates: ReturnType<typeof gateOf>[], context: Partial<ActionContext> = {}) {
  const run = aContext({ tempFolder: runner.folder, workspace: runner.folder, ...context })
  return openHistories(gates, run)
}

/** Opens the history of the only gate of a run, which has the key `docs`. */
async function openOne(
  source: BaselineSource,
  context?: Partial<ActionContext>,
  settings?: Partial<Settings>,
) {
  const history = (await open([gateOf('docs', source, settings)], context)).get('docs')
  if (history === undefined) throw new Error('The settings name a history.')
  return history
}

async function startBranches(branches: Record<string, Record<string, string>>) {
  const server = await startBranchServer({ branches: { main: {}, ...branches } })
  onTestFinished(server.close)
  return server
}

it.each<BaselineSource>([{ kind: 'none' }, { kind: 'base' }])('opens nothing for $kind', async source => {
  expect(await open([gateOf('docs', source)])).toEqual(new Map())
})

describe('the history of the only gate', () => {
  it('is a file in the workspace', async () => {
    const history = await openOne(file('data/history.json'))
    const stored = { kind: 'file', path: 'data/history.json' }
    expect(await appendTo(history, recordOf('docs'), 'docs')).toEqual({ stored })
    const content: unknown = JSON.parse(await readFile(join(runner.folder, 'data', 'history.json'), 'utf8'))
    expect(content).toEqual({ records: [JSON.parse(lineOf('docs'))] })
  })

  it('is the file of the key on a branch, and its commit names the commit of the run', async () => {
    const server = await startBranches({ [HISTORY_BRANCH]: { 'docs.ndjson': lineOf('docs') } })
    const history = await openOne(branch, { apiUrl: server.url })
    expect(history.placeOf('docs')).toEqual({ kind: 'branch', branch: HISTORY_BRANCH, path: 'docs.ndjson' })
    expect(await history.read('docs')).toEqual({ records: [recordOf('docs')], problems: [] })
    await appendTo(history, recordOf('docs'), 'docs')
    expect(server.fileOn(HISTORY_BRANCH, 'docs.ndjson')?.toString()).toBe(lineOf('docs') + lineOf('docs'))
    expect(server.commitsOf(HISTORY_BRANCH)[0]?.message).toBe('Add the AI visibility of 0123456 (docs)')
  })
})

describe('the histories of several gates', () => {
  it('may be in different places, each with one store', async () => {
    const server = await startBranches({ [HISTORY_BRANCH]: { 'de.ndjson': lineOf('de') } })
    const gates = [
      gateOf('de', branch),
      gateOf('en', branch),
      gateOf('fr', branch),
      gateOf('it', file('a.json')),
      gateOf('es', { kind: 'none' }),
      gateOf('pt', { kind: 'base' }),
    ]
    const histories = await open(gates, { apiUrl: server.url })
    expect(gates.map(({ key }) => histories.get(key)?.placeOf(key))).toEqual([
      { kind: 'branch', branch: HISTORY_BRANCH, path: 'de.ndjson' },
      { kind: 'branch', branch: HISTORY_BRANCH, path: 'en.ndjson' },
      { kind: 'branch', branch: HISTORY_BRANCH, path: 'fr.ndjson' },
      { kind: 'file', path: 'a.json' },
      undefined,
      undefined,
    ])
    expect(histories.get('de')).toBe(histories.get('fr'))
    expect(await histories.get('de')?.read('de')).toEqual({ records: [recordOf('de')], problems: [] })
    await histories.get('de')?.append(recordsOf('de', 'fr'))
    await histories.get('en')?.append(recordsOf('en'))
    expect(server.commitsOf(HISTORY_BRANCH).map(({ message }) => message)).toEqual([
      'Add the AI visibility of 0123456 (1 gate)',
      'Add the AI visibility of 0123456 (2 gates)',
      'Start',
    ])
  })

  it('may share a file, however its path is written', async () => {
    await writeFile(join(runner.folder, 'a.json'), `{"records":[${lineOf('old')}]}`)
    const histories = await open([gateOf('de', file('a.json')), gateOf('en', file('./a.json'))])
    const store = histories.get('en')
    expect(store).toBe(histories.get('de'))
    await store?.append(recordsOf('de', 'en'))
    expect(store?.placeOf('en')).toEqual({ kind: 'file', path: 'a.json' })
    expect(await store?.read('en')).toEqual({ records: ['old', 'de', 'en'].map(recordOf), problems: [] })
  })
})

describe.each([
  ['one gate', ['docs']],
  ['several gates', ['docs', 'shop']],
])('a history of %s that the run cannot open', (_, keys) => {
  it.each<[string, BaselineSource, Partial<Settings>, Partial<ActionContext>]>([
    ['repository', branch, {}, { repository: undefined }],
    ['token', branch, { githubToken: '' }, {}],
  ])('reports that the run lacks the %s: %o', async (lacks, source, settings, context) => {
    const gates = keys.map(key => gateOf(key, source, settings))
    const history = (await open(gates, { apiUrl: 'http://github.invalid', ...context })).get('docs')
    const problem = { why: expect.stringContaining(lacks), lacksAccess: true }
    expect(await history?.read('docs')).toEqual({ unreadable: problem })
    expect(await history?.append(recordsOf(...keys))).toEqual(new Map(keys.map(key => [key, { problem }])))
  })
})

describe('the recorded runs that a pull request reads', () => {
  const malformed = `{\n${lineOf('1')}[[[`
  it.each<[string, BranchServerOptions['branches'], 'read' | 'hidden' | 'none', number, string[]]>([
    ['all gates', { [HISTORY_BRANCH]: { 'a.ndjson': lineOf('1'), 'b.ndjson': lineOf('2') } }, 'read', 2, []],
    ['the newest runs', { [HISTORY_BRANCH]: { 'a.ndjson': lineOf('1').repeat(101) } }, 'read', 100, []],
    ['no other file', { [HISTORY_BRANCH]: { 'README.md': '# A' } }, 'read', 0, []],
    ['a malformed file', { [HISTORY_BRANCH]: { 'a.ndjson': malformed } }, 'read', 1, ['2 records could not']],
    [
      'a huge file',
      { [HISTORY_BRANCH]: { 'a.ndjson': 'x'.repeat(30_000_001) } },
      'read',
      0,
      ['exceeds 30 MB'],
    ],
    ['a repository without a history', {}, 'read', 0, ['there is no history']],
    ['a hidden repository', {}, 'hidden', 0, ['there is no history']],
    ['a job without access', {}, 'none', 0, ['`contents: read`']],
  ])(
    'are those of %s, and the log states what is left out',
    async (_, branches, permission, count, messages) => {
      const server = await startBranchServer({ branches: { main: {}, ...branches }, permission })
      onTestFinished(server.close)
      const read = await readRuns(workflowToken, aContext({ apiUrl: server.url }))
      const log = createLog()
      logLeftOut(read, log)
      expect('records' in read ? read.records : []).toHaveLength(count)
      expect(log.infos).toEqual(messages.map(text => expect.stringContaining(text)))
    },
  )
})
