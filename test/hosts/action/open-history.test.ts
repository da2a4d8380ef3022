import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startArtifactService } from '../../../scripts/lib/artifact-server.ts'
import { workflowToken } from '../../../scripts/lib/github-server.ts'
import { formatRecord } from '../../../src/history/format.ts'
import type { ActionContext } from '../../../src/hosts/action/context.ts'
import { openHistory } from '../../../src/hosts/action/open-history.ts'
import type { BaselineSource, Settings } from '../../../src/inputs/settings.ts'
import { leave, startArtifactListing } from '../../support/artifact-listing-server.ts'
import { startContents } from '../../support/contents-server.ts'
import { aRecord } from '../../support/history.ts'
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

async function open(
  source: BaselineSource,
  settings: Partial<Settings> = {},
  context: Partial<ActionContext> = {},
) {
  const history = await openHistory(
    someSettings({
      baseline: baselineSettings({ source }),
      key: 'docs',
      githubToken: workflowToken,
      ...settings,
    }),
    aContext({ tempFolder: runner.folder, workspace: runner.folder, ...context }),
  )
  if (history === undefined) throw new Error('The settings name a history.')
  return history
}

const artifact: BaselineSource = { kind: 'artifact' }
const branch: BaselineSource = { kind: 'branch', branch: 'history' }
const line = `${formatRecord(aRecord())}\n`

it.each<BaselineSource>([{ kind: 'none' }, { kind: 'base' }])('opens nothing for $kind', async source => {
  const settings = someSettings({ baseline: baselineSettings({ source }) })
  expect(await openHistory(settings, aContext())).toBeUndefined()
})

describe('a history in a file', () => {
  it('is in the workspace', async () => {
    const history = await open({ kind: 'file', path: 'data/history.json' })
    expect(await history.append(aRecord())).toEqual({ stored: { kind: 'file', path: 'data/history.json' } })
    const content: unknown = JSON.parse(await readFile(join(runner.folder, 'data', 'history.json'), 'utf8'))
    expect(content).toEqual({ records: [JSON.parse(line)] })
  })
})

describe('a history on a branch', () => {
  it('is in the file of the key, and its commit names the commit of the run', async () => {
    const server = await startContents({ branches: { main: {}, history: { 'docs.ndjson': line } } })
    onTestFinished(server.close)
    const history = await open(branch, {}, { apiUrl: server.url })
    expect(history.place).toEqual({ kind: 'branch', branch: 'history', path: 'docs.ndjson' })
    expect(await history.read()).toEqual({ records: [aRecord()], problems: [] })
    await history.append(aRecord())
    expect(server.fileOn('history', 'docs.ndjson')?.toString()).toBe(line + line)
    expect(server.commitsOf('history')[0]?.message).toBe('Add the AI visibility of 0123456 (docs)')
  })
})

describe('a history in an artifact', () => {
  /** GitHub with this history, and the results service that uploads go to. */
  async function start(text = line) {
    const name = 'ai-visibility-history-docs'
    const listing = await startArtifactListing({ artifacts: [leave(1, text, { name })] })
    const service = await startArtifactService()
    onTestFinished(listing.close)
    onTestFinished(service.close)
    vi.stubEnv('GITHUB_SERVER_URL', undefined)
    for (const [variable, value] of Object.entries(service.env)) vi.stubEnv(variable, value)
    return { service, context: { apiUrl: listing.url } }
  }

  it('is in the artifact of the key, and a new artifact holds the old lines and one more', async () => {
    const { service, context } = await start(`broken\r\n${line.trimEnd()}`)
    const history = await open(artifact, {}, context)
    expect(await history.read()).toMatchObject({ records: [aRecord()], problems: [{ position: 1 }] })
    expect(await history.append(aRecord())).toEqual({
      stored: { kind: 'artifact', name: 'ai-visibility-history-docs' },
    })
    expect(service.artifacts).toMatchObject([
      { name: 'ai-visibility-history-docs', files: { 'history.ndjson': `broken\r\n${line}${line}` } },
    ])
  })

  it('is kept as long as the other artifacts', async () => {
    const { service, context } = await start()
    await (await open(artifact, { artifactRetentionDays: 3 }, context)).append(aRecord())
    const inThreeDays = new Date()
    inThreeDays.setDate(inThreeDays.getDate() + 3)
    expect(service.artifacts[0]?.expiresAt?.slice(0, 10)).toBe(inThreeDays.toISOString().slice(0, 10))
  })

  it('is not uploaded where there is no storage for artifacts', async () => {
    const { context } = await start()
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', undefined)
    expect(await (await open(artifact, {}, context)).append(aRecord())).toEqual({
      problem: { kind: 'not-uploaded', detail: expect.stringContaining('nothing was uploaded') },
    })
  })

  it('is not uploaded when its file cannot be written', async () => {
    const { service, context } = await start()
    await writeFile(join(runner.folder, 'ai-visibility'), 'no folder')
    expect(await (await open(artifact, {}, context)).append(aRecord())).toEqual({
      problem: { kind: 'not-uploaded', detail: expect.stringMatching(/was not written\. E[A-Z]+: /) },
    })
    expect(service.calls).toEqual([])
  })
})

describe('a history that the run cannot open', () => {
  it.each<[string, BaselineSource, Partial<Settings>, Partial<ActionContext>]>([
    ['repository', branch, {}, { repository: undefined }],
    ['repository', artifact, {}, { repository: undefined }],
    ['token', branch, { githubToken: '' }, {}],
    ['token', artifact, { githubToken: '' }, {}],
    ['default-branch', artifact, {}, { defaultBranch: undefined }],
  ])('says that the run lacks the %s: %o', async (lacks, source, settings, context) => {
    const cause = { kind: 'not-opened', lacks }
    const history = await open(source, settings, { apiUrl: 'http://github.invalid', ...context })
    expect(await history.read()).toEqual({ unreadable: cause })
    expect(await history.append(aRecord())).toEqual({ problem: cause })
  })
})
