import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { FoundBaseline } from '../../../../src/baseline/find-baseline.ts'
import { formatHistoryFile, readBaselineFile } from '../../../../src/history/file.ts'
import { formatRecord, parseHistory } from '../../../../src/history/format.ts'
import type { ActionContext } from '../../../../src/hosts/action/context.ts'
import { isToBeRecorded, recordRun } from '../../../../src/hosts/action/publish/record-run.ts'
import type { BaselineSource, Settings } from '../../../../src/inputs/settings.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { startArtifactService } from '../../../support/artifact-server.ts'
import { aCell } from '../../../support/baseline-runs.ts'
import { type ContentsOptions, startContents } from '../../../support/contents-server.ts'
import { aFingerprint, aRecord, linesOf } from '../../../support/history.ts'
import { aMeasurement } from '../../../support/measurements.ts'
import { anOutcome, aRule, aVerdict } from '../../../support/outcomes.ts'
import { createRunner, type Runner } from '../../../support/runner.ts'
import { aContext, baselineSettings, someSettings } from '../../../support/settings.ts'

let runner: Runner
let workspace: string
beforeEach(async () => {
  runner = await createRunner()
  workspace = join(runner.folder, 'workspace')
  await mkdir(workspace)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await runner.remove()
})

const measured = anOutcome({
  fingerprint: aFingerprint(),
  measurement: aMeasurement({ cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)] }),
  samples: 2,
})
/** What the history says of `measured`. */
const itsRecord = aRecord({
  createdAt: '2026-11-20T10:00:12.000Z',
  runUrl: 'https://github.com/acme/site/actions/runs/42',
  overallBcr: 60,
  samples: 2,
  cells: [aCell('crm', 'chatgpt', 80, 0), aCell('erp', 'gemini', 0)],
})

const file: BaselineSource = { kind: 'file', path: 'data/history.json' }

function record({
  source = file,
  outcome = measured,
  found = {},
  settings = {},
  context = {},
  failed = false,
}: {
  source?: BaselineSource
  outcome?: Outcome
  found?: Partial<FoundBaseline>
  settings?: Partial<Settings>
  context?: Partial<ActionContext>
  failed?: boolean
} = {}) {
  return recordRun(
    outcome,
    { lookup: { missing: 'nothing yet' }, trend: [], text: '', warnings: [], ...found },
    someSettings({ baseline: baselineSettings({ source }), ...settings }),
    aContext({ tempFolder: runner.folder, workspace, ...context }),
    failed,
  )
}

/** Every file below the workspace. */
async function written(): Promise<string[]> {
  const entries = await readdir(workspace, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

describe('isToBeRecorded', () => {
  const main = 'refs/heads/main'

  it.each([
    ['auto', 'push', main, true],
    ['auto', 'workflow_dispatch', main, true],
    ['auto', 'repository_dispatch', main, true],
    ['auto', 'schedule', main, true],
    ['auto', 'push', 'refs/heads/topic', false],
    ['auto', 'push', 'refs/tags/main', false],
    ['auto', 'push', 'refs/heads/feature/main', false],
    ['auto', 'push', 'main', false],
    ['auto', 'workflow_dispatch', 'refs/heads/topic', false],
    ['auto', 'pull_request', 'refs/pull/7/merge', false],
    ['auto', 'pull_request_target', main, false],
    ['auto', 'merge_group', 'refs/heads/gh-readonly-queue/main/pr-7', false],
    ['auto', 'issue_comment', main, false],
    ['auto', 'workflow_run', main, false],
    ['auto', 'local', undefined, false],
    ['always', 'pull_request', 'refs/pull/7/merge', true],
    ['always', 'local', undefined, true],
    ['never', 'push', main, false],
    ['never', 'schedule', main, false],
  ] as const)('%s: a %s of %s: %s', (mode, eventName, ref, expected) => {
    expect(isToBeRecorded(mode, { eventName, ref, defaultBranch: 'main' })).toBe(expected)
  })

  it('takes a schedule for one on the default branch, whose event does not name it', () => {
    expect(isToBeRecorded('auto', { eventName: 'schedule', ref: main, defaultBranch: undefined })).toBe(true)
  })

  it('takes no branch for the default one when that is not known', () => {
    expect(isToBeRecorded('auto', { eventName: 'push', ref: main, defaultBranch: undefined })).toBe(false)
    const ref = 'refs/heads/undefined'
    expect(isToBeRecorded('auto', { eventName: 'push', ref, defaultBranch: undefined })).toBe(false)
  })
})

describe('a run that is recorded', () => {
  it('is what it measured, and how comparable it is', async () => {
    expect(await record()).toEqual({})
    expect(await readBaselineFile('data/history.json', workspace)).toMatchObject({
      history: { records: [itsRecord], problems: [] },
    })
  })

  it('says whether its step failed', async () => {
    await record({ outcome: { ...measured, verdict: aVerdict({ status: 'fail' }) }, failed: true })
    expect(await readBaselineFile('data/history.json', workspace)).toMatchObject({
      history: { records: [{ ...itsRecord, failed: true }] },
    })
  })

  it('says whether it failed on a drop', async () => {
    const verdict = aVerdict({ status: 'fail', rules: [aRule('max-bcr-drop', { outcome: 'fail' })] })
    const droppedWhen = async (failed: boolean) => {
      await record({ outcome: { ...measured, verdict }, failed })
      const file = await readBaselineFile('data/history.json', workspace)
      return 'history' in file && file.history.records.at(-1)?.dropped
    }
    expect(await droppedWhen(true)).toBe(true)
    // A drop that the workflow lets pass is one that it accepts.
    expect(await droppedWhen(false)).toBe(false)
  })

  it.each(['pass', 'fail', 'inconclusive'] as const)('may have the verdict %s', async status => {
    await record({ outcome: { ...measured, verdict: aVerdict({ status }) } })
    expect(await written()).toEqual(['history.json'])
  })
})

describe('a run that is not recorded', () => {
  const error = aVerdict({ status: 'error' })

  it.each<[string, Parameters<typeof record>[0]]>([
    ['has an error for its verdict', { outcome: { ...measured, verdict: error } }],
    ['measured nothing', { outcome: { ...measured, measurement: undefined } }],
    ['evaluated no engine', { outcome: { ...measured, measurement: aMeasurement({ engines: [] }) } }],
    [
      'is a pull request',
      { settings: { record: 'auto' }, context: { eventName: 'pull_request', ref: 'refs/pull/7/merge' } },
    ],
    ['is told not to', { settings: { record: 'never' } }],
    ['could not read the history', { found: { text: undefined } }],
    ['has no baseline', { source: { kind: 'none' } }],
    ['compares with the base', { source: { kind: 'base' } }],
  ])('%s', async (_, run) => {
    expect(await record({ settings: { record: 'always' }, ...run })).toEqual({})
    expect(await written()).toEqual([])
  })

  it.each<BaselineSource>([{ kind: 'artifact' }, { kind: 'branch', branch: 'history' }, file])(
    'leaves a history that could not be read as it is: $kind',
    async source => {
      const artifacts = await startArtifacts()
      const contents = await startBranches()
      await mkdir(join(workspace, 'data'))
      await writeFile(join(workspace, 'data', 'history.json'), 'unreadable')
      const found = { text: undefined }
      const settings = { record: 'always', githubToken: 'ghs_workflow' } as const
      expect(await record({ source, found, settings, context: { apiUrl: contents.url } })).toEqual({})
      expect(artifacts.calls).toEqual([])
      expect(contents.requests).toEqual([])
      expect(await readFile(join(workspace, 'data', 'history.json'), 'utf8')).toBe('unreadable')
    },
  )
})

describe('a history in a file', () => {
  it('gets the run after the records that it holds, those that cannot be read included', async () => {
    const lines = ['{"schema_version":3}', formatRecord(aRecord({ failed: true }))]
    await mkdir(join(workspace, 'data'))
    await writeFile(join(workspace, 'data', 'history.json'), formatHistoryFile(lines.join('\n')))
    const before = await readBaselineFile('data/history.json', workspace)
    if (!('history' in before)) throw new Error('There is a history.')
    expect(await record({ found: { text: before.text } })).toEqual({})
    expect(await readFile(join(workspace, 'data', 'history.json'), 'utf8')).toBe(
      formatHistoryFile([...lines, formatRecord(itsRecord)].join('\n')),
    )
    expect(await written()).toEqual(['history.json'])
  })

  it('gets the run in the place of the oldest record when it is full', async () => {
    const earlier = Array.from({ length: 50 }, (_, index) => aRecord({ createdAt: String(index) }))
    await record({ found: { text: linesOf(...earlier) } })
    expect(await readBaselineFile('data/history.json', workspace)).toMatchObject({
      history: { records: [...earlier.slice(1), itsRecord], problems: [] },
    })
  })

  it('cannot take the place of a folder: that is a warning, and nothing is left behind', async () => {
    await mkdir(join(workspace, 'data', 'history.json'), { recursive: true })
    const { warning } = await record()
    expect(warning).toMatch(/^The baseline data\/history\.json was not written\. E[A-Z]+: /)
    expect(await readdir(join(workspace, 'data'))).toEqual(['history.json'])
  })

  it('cannot be below a file: that is a warning', async () => {
    await writeFile(join(workspace, 'data'), '')
    expect((await record()).warning).toMatch(/was not written/)
  })
})

async function startArtifacts() {
  const service = await startArtifactService()
  onTestFinished(service.close)
  vi.stubEnv('GITHUB_SERVER_URL', undefined)
  for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value)
  return service
}

describe('a history in an artifact', () => {
  const source: BaselineSource = { kind: 'artifact' }

  it.each([
    ['none', ''],
    ['lines, one of them not readable', '{"schema_version":3}\nbroken\r\n'],
    ['lines, the last one without its end', '{"schema_version":3}'],
  ])('is the old text and a line more: %s', async (_, text) => {
    const service = await startArtifacts()
    expect((await record({ source, found: { text }, settings: { key: 'docs' } })).warning).toBeUndefined()
    const [artifact, ...others] = service.artifacts
    expect(others).toEqual([])
    expect(artifact?.name).toBe('ai-visibility-history-docs')
    const stored = artifact?.files['history.ndjson'] ?? ''
    expect(stored).toBe(
      `${text.endsWith('\n') || text === '' ? text : `${text}\n`}${formatRecord(itsRecord)}\n`,
    )
    expect(parseHistory(stored).records).toEqual([itsRecord])
  })

  it('is kept as long as the other artifacts', async () => {
    const service = await startArtifacts()
    await record({ source, settings: { artifactRetentionDays: 3 } })
    const inThreeDays = new Date()
    inThreeDays.setDate(inThreeDays.getDate() + 3)
    expect(service.artifacts[0]?.expiresAt?.slice(0, 10)).toBe(inThreeDays.toISOString().slice(0, 10))
  })

  it('warns where there is no storage for artifacts', async () => {
    vi.stubEnv('ACTIONS_RUNTIME_TOKEN', undefined)
    expect((await record({ source })).warning).toMatch(/nothing was uploaded/)
  })

  it('warns when its file cannot be written', async () => {
    const service = await startArtifacts()
    await writeFile(join(runner.folder, 'ai-visibility'), 'no folder')
    const { warning } = await record({ source })
    expect(warning).toMatch(/^The history was not written\. E[A-Z]+: /)
    expect(service.calls).toEqual([])
  })
})

async function startBranches(options?: ContentsOptions) {
  const server = await startContents(options)
  onTestFinished(server.close)
  return server
}

describe('a history on a branch', () => {
  const source: BaselineSource = { kind: 'branch', branch: 'history' }
  const settings = { key: 'docs', githubToken: 'ghs_workflow' }
  const line = `${formatRecord(itsRecord)}\n`

  it('gets a line more, whatever this run read of it before', async () => {
    const server = await startBranches({ branches: { main: {}, history: { 'docs.ndjson': 'broken\n' } } })
    expect(await record({ source, settings, context: { apiUrl: server.url } })).toEqual({})
    expect(server.fileOn('history', 'docs.ndjson')?.toString()).toBe(`broken\n${line}`)
    expect(server.commitsOf('history')[0]?.message).toBe('Add the AI visibility of 0123456 (docs)')
  })

  it('is begun when it is missing', async () => {
    const server = await startBranches()
    expect(await record({ source, settings, context: { apiUrl: server.url } })).toEqual({})
    expect(server.fileOn('history', 'docs.ndjson')?.toString()).toBe(line)
  })

  it('warns which permission is missing', async () => {
    const server = await startBranches({ permission: 'read' })
    const { warning } = await record({ source, settings, context: { apiUrl: server.url } })
    expect(warning).toContain('contents: write')
  })
})
