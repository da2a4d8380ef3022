import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startArtifactService } from '../../../scripts/lib/artifact-server.ts'
import { workflowToken } from '../../../scripts/lib/github-server.ts'
import { recordFleet } from '../../../src/commands/record-fleet.ts'
import { formatRecord } from '../../../src/history/format.ts'
import type { ActionContext } from '../../../src/hosts/action/context.ts'
import { openFleetHistory } from '../../../src/hosts/action/open-fleet-history.ts'
import { openHistory } from '../../../src/hosts/action/open-history.ts'
import type { BaselineSource } from '../../../src/inputs/settings.ts'
import { startArtifactListing } from '../../support/artifact-listing-server.ts'
import { startContents } from '../../support/contents-server.ts'
import { aRecord } from '../../support/history.ts'
import { createLog } from '../../support/log.ts'
import { anOutcome } from '../../support/outcomes.ts'
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

const gateOf = (key: string, source: BaselineSource, githubToken = workflowToken) => ({
  key,
  settings: someSettings({ key, githubToken, baseline: baselineSettings({ source }) }),
})
const branch = (name: string): BaselineSource => ({ kind: 'branch', branch: name })
const file = (path: string): BaselineSource => ({ kind: 'file', path })
const artifact: BaselineSource = { kind: 'artifact' }
const recordOf = (key: string) => aRecord({ createdAt: key })
const lineOf = (key: string) => `${formatRecord(recordOf(key))}\n`

async function open(gates: ReturnType<typeof gateOf>[], context: Partial<ActionContext> = {}) {
  const run = aContext({ tempFolder: runner.folder, workspace: runner.folder, ...context })
  const history = await openFleetHistory(gates, { fleet: 'shop-5e0c7b21' }, run)
  return {
    ...history,
    append: (...keys: string[]) => history.append(keys.map(key => ({ key, record: recordOf(key) }))),
  }
}

async function startBranches(branches: Record<string, Record<string, string>>) {
  const server = await startContents({ branches: { main: {}, ...branches } })
  onTestFinished(server.close)
  return server
}

/** GitHub without an artifact, and the results service that uploads go to. */
async function startArtifacts() {
  const listing = await startArtifactListing({ artifacts: [] })
  const service = await startArtifactService()
  onTestFinished(listing.close)
  onTestFinished(service.close)
  vi.stubEnv('GITHUB_SERVER_URL', undefined)
  for (const [variable, value] of Object.entries(service.env)) vi.stubEnv(variable, value)
  return { service, context: { apiUrl: listing.url } }
}

describe('the histories of a fleet', () => {
  it('may be in different places, each of which gets its records in one go', async () => {
    const server = await startBranches({ one: { 'de.ndjson': lineOf('de') }, two: {} })
    const gates = [
      gateOf('de', branch('one')),
      gateOf('en', branch('two')),
      gateOf('fr', branch('one')),
      gateOf('it', file('a.json')),
      gateOf('es', { kind: 'none' }),
      gateOf('pt', { kind: 'base' }),
    ]
    const history = await open(gates, { apiUrl: server.url })
    const stores = await Promise.all(gates.map(({ settings }) => history.openHistory(settings)))
    expect(stores.map(store => store?.place)).toEqual([
      { kind: 'branch', branch: 'one', path: 'de.ndjson' },
      { kind: 'branch', branch: 'two', path: 'en.ndjson' },
      { kind: 'branch', branch: 'one', path: 'fr.ndjson' },
      { kind: 'file', path: 'a.json' },
      undefined,
      undefined,
    ])
    expect(await stores[0]?.read()).toEqual({ records: [recordOf('de')], problems: [] })
    const results = await history.append('de', 'en', 'fr', 'it')
    expect([...results.entries()]).toEqual(
      ['de', 'fr', 'en', 'it'].map(key => [key, { stored: expect.anything() }]),
    )
    expect(server.commitsOf('one').map(({ message }) => message)).toEqual([
      'Add the AI visibility of 0123456 (2 gates)',
      'Start',
    ])
    expect(server.commitsOf('two')[0]?.message).toBe('Add the AI visibility of 0123456 (1 gate)')
    expect(await stores[3]?.read()).toEqual({ records: [recordOf('it')], problems: [] })
  })

  it('are those that a run of one gate has', async () => {
    const server = await startBranches({ history: {} })
    const gates = [gateOf('de', branch('history')), gateOf('en', branch('history'))]
    await (await open(gates, { apiUrl: server.url })).append('de', 'en')
    for (const { key, settings } of gates) {
      const alone = await openHistory(settings, aContext({ apiUrl: server.url }))
      expect(await alone?.read()).toEqual({ records: [recordOf(key)], problems: [] })
    }
  })

  it('may share a file, under whatever name', async () => {
    await writeFile(join(runner.folder, 'a.json'), `{"records":[${lineOf('old')}]}`)
    const gates = [gateOf('de', file('a.json')), gateOf('en', file('./a.json'))]
    const history = await open(gates)
    await history.append('de', 'en')
    const store = await history.openHistory({ key: 'en' })
    expect(store?.place).toEqual({ kind: 'file', path: 'a.json' })
    expect(await store?.read()).toEqual({ records: ['old', 'de', 'en'].map(recordOf), problems: [] })
  })

  it('are in one artifact of the fleet', async () => {
    const { service, context } = await startArtifacts()
    const history = await open([gateOf('de', artifact), gateOf('en', artifact)], context)
    const name = 'ai-visibility-history-fleet-shop-5e0c7b21'
    const stored = { stored: { kind: 'artifact', name } }
    expect(await history.append('de', 'en')).toEqual(
      new Map([
        ['de', stored],
        ['en', stored],
      ]),
    )
    const files = { 'de.ndjson': lineOf('de'), 'en.ndjson': lineOf('en'), 'base.json': expect.any(String) }
    expect(service.artifacts).toMatchObject([{ name, files }])
  })

  it('is that of the gate where the fleet has one', async () => {
    const { service, context } = await startArtifacts()
    await (await open([gateOf('de', artifact)], context)).append('de')
    expect(service.artifacts).toMatchObject([{ name: 'ai-visibility-history-de' }])
    const server = await startBranches({ history: {} })
    await (await open([gateOf('de', branch('history'))], { apiUrl: server.url })).append('de')
    expect(server.commitsOf('history')[0]?.message).toBe('Add the AI visibility of 0123456 (de)')
  })

  it.each<[string, BaselineSource, string, Partial<ActionContext>]>([
    ['repository', branch('x'), workflowToken, { repository: undefined }],
    ['token', branch('x'), '', {}],
    ['repository', artifact, workflowToken, { repository: undefined }],
    ['token', artifact, '', {}],
    ['default-branch', artifact, workflowToken, { defaultBranch: undefined }],
  ])('say that the run lacks the %s: %o', async (lacks, source, token, context) => {
    const gates = ['de', 'en'].map(key => gateOf(key, source, token))
    const history = await open(gates, { apiUrl: 'http://github.invalid', ...context })
    const cause = { kind: 'not-opened', lacks }
    expect(await (await history.openHistory({ key: 'en' }))?.read()).toEqual({ unreadable: cause })
    expect(await history.append('de', 'en')).toEqual(
      new Map(['de', 'en'].map(key => [key, { problem: cause }])),
    )
  })

  it('cost two hundred gates on a branch few requests, three of them writes, to read and record', async () => {
    const keys = Array.from({ length: 200 }, (_, id) => `gate-${id}`)
    const files = Object.fromEntries(keys.map(key => [`${key}.ndjson`, lineOf(key)]))
    const server = await startBranches({ history: files })
    const gates = keys.map(key => gateOf(key, branch('history')))
    const history = await openFleetHistory(gates, { fleet: 'x' }, aContext({ apiUrl: server.url }))
    const stores = new Map<string, Awaited<ReturnType<typeof history.openHistory>>>()
    for (const { key, settings } of gates) {
      const store = await history.openHistory(settings)
      expect(await store?.read()).toEqual({ records: [recordOf(key)], problems: [] })
      stores.set(key, store)
    }
    const log = createLog()
    const { append } = history
    const merged = gates.map(({ key, settings }) => ({
      ...{ key, settings, failures: [], load: () => anOutcome({ key }), history: stores.get(key) },
    }))
    await recordFleet(merged, { append, attempt: 1, log })
    expect(log.infos).toEqual(['Added 200 records to the branch history.'])
    expect(log.warnings).toEqual([])
    expect(server.requests).toHaveLength(206)
    expect(server.requests.filter(({ method }) => method !== 'GET')).toHaveLength(3)
  })
})
