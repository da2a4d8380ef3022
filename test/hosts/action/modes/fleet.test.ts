/** The steps of a fleet of one gate, one after another: plan, shards, merge. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { type ActionRun, scheduleEvent } from '../../../../scripts/lib/action.ts'
import {
  type ArtifactService,
  type ArtifactServiceOptions,
  startArtifactService,
} from '../../../../scripts/lib/artifact-server.ts'
import type { GitHubOptions } from '../../../../scripts/lib/github-server.ts'
import { nameOfPartialArtifact } from '../../../../src/commands/shards/partial.ts'
import { fleetOf } from '../../../../src/hosts/action/modes/finish-run.ts'
import { runActionInProcess } from '../../../support/action-in-process.ts'
import { scanFor } from '../../../support/scans.ts'
import type { ServiceScript } from '../../../support/service-server.ts'
import { createStage } from '../../../support/stage.ts'

const keywords = Array.from({ length: 8 }, (_, index) => `keyword ${index}`).join('\n')

/** The servers around the jobs of one workflow run, and the steps of its jobs. */
async function aWorkflowRun(
  script: ServiceScript = {},
  storage: ArtifactServiceOptions = {},
  gitHub: GitHubOptions = {},
) {
  const artifacts = await startArtifactService(storage)
  onTestFinished(artifacts.close)
  const { service, github, run } = await createStage(runActionInProcess, script, gitHub)
  const step = (inputs: Record<string, string>, given: Partial<ActionRun> = {}) =>
    run({
      event: scheduleEvent,
      ...given,
      inputs: { keywords, 'scan-per': 'keyword', plan: 'business', ...inputs },
      env: { ...artifacts.env, ...given.env },
    })
  return { artifacts, service, github, step }
}

const partialNames = ({ artifacts }: { artifacts: { name: string }[] }) =>
  artifacts.map(({ name }) => name.replace(/-[\da-f]{8}-/, '-ID-'))

describe('mode: plan', () => {
  it('gives the matrix of the shards, and asks nothing', async () => {
    const { service, step } = await aWorkflowRun()
    const { exitCode, outputs, summary } = await step({ mode: 'plan', samples: '20', limits: '3 concurrent' })
    expect(exitCode).toBe(0)
    expect(JSON.parse(outputs['matrix'] ?? '')).toEqual({
      include: [{ shard: '1/3' }, { shard: '2/3' }, { shard: '3/3' }],
    })
    expect(outputs).toMatchObject({ 'max-parallel': '3', verdict: '' })
    expect(summary).toContain('3: the limits of an account feed no more')
    expect(service.requests).toHaveLength(0)
  })

  it('fails where no gate can be scanned, and says why', async () => {
    const { step } = await aWorkflowRun()
    const { exitCode, log } = await step({ mode: 'plan', limits: '7/day' })
    expect(exitCode).toBe(1)
    expect(log).toContain('::error::AVG_LIMIT_DAY: default: ')
  })

  it('names every problem of the inputs, those of shards among them', async () => {
    const { step } = await aWorkflowRun()
    expect((await step({ mode: 'plan', samples: '3..9' })).log).toContain('samples: got "3..9"')
    expect((await step({ mode: 'plan', shard: '1/2' })).log).toContain('shard: got "1/2"')
    expect((await step({ mode: 'plan', brand: '', samples: 'x' })).log).toMatch(/brand: .*samples: /)
  })
})

describe('a step with a shard', () => {
  it('scans its part and uploads it, and judges and posts nothing', async () => {
    const { artifacts, service, github, step } = await aWorkflowRun()
    const { exitCode, outputs, summary } = await step({
      shard: '1/2',
      'min-overall-bcr': '100',
      issue: 'on-failure',
    })
    expect(exitCode).toBe(0)
    expect(service.requests.length).toBeGreaterThan(0)
    expect(service.requests.length).toBeLessThan(8)
    expect(partialNames(artifacts)).toEqual(['ai-visibility-partial-default-ID-1-1-of-2'])
    expect(Object.keys(artifacts.artifacts[0]?.files ?? {})).toEqual([
      'ai-visibility-partial-1-1-of-2.ndjson.gz',
    ])
    expect(outputs).toMatchObject({ verdict: '', 'comment-id': '', 'issue-url': '' })
    expect(summary).toBe('')
    expect(github.requests).toEqual([])
  })

  it('fails where its result is not uploaded', async () => {
    const { step } = await aWorkflowRun({}, { behave: () => ({ status: 403, body: { msg: 'no' } }) })
    const { exitCode, log } = await step({ shard: '1/2' })
    expect(exitCode).toBe(1)
    expect(log).toContain('::error::AVG_ARTIFACT: ')
  })

  it('fails where its scans fail, after it has uploaded what it has', async () => {
    const { artifacts, step } = await aWorkflowRun({ answer: () => ({ status: 401 }) })
    const { exitCode, log } = await step({ shard: '1/2' })
    expect(exitCode).toBe(1)
    expect(log).toContain('::error::AVG_AUTH_401: default: ')
    expect(artifacts.artifacts).toHaveLength(1)
  })
})

describe('without a storage for artifacts', () => {
  it.each([
    ['an Enterprise Server', { GITHUB_SERVER_URL: 'https://github.acme.example' }],
    ['another forge', { ACTIONS_RESULTS_URL: '' }],
  ])('neither plans nor asks: %s', async (_, env) => {
    const { service, step } = await aWorkflowRun()
    for (const inputs of [{ mode: 'plan' }, { shard: '1/2' }]) {
      const { exitCode, log, outputs } = await step(inputs, { env })
      expect(exitCode).toBe(1)
      expect(log).toContain('::error::AVG_SHARDS_STORAGE: ')
      expect(outputs['matrix'] ?? '').toBe('')
    }
    expect(service.requests).toEqual([])
  })
})

describe('mode: merge', () => {
  const geminiLost: ServiceScript = {
    answer: ({ body }) => ({ body: scanFor(body, { engineResults: { gemini: { cited: false } } }) }),
  }

  it('publishes what one run would have published', async () => {
    const { artifacts, service, github, step } = await aWorkflowRun(geminiLost)
    for (const shard of ['1/2', '2/2']) await step({ shard })
    const { length } = service.requests
    expect(length).toBe(8)
    const inputs = { 'min-cited-engines': '4', issue: 'on-failure', report: 'json' }
    const merged = await step({ mode: 'merge', 'api-key': '', ...inputs })
    expect(service.requests).toHaveLength(length)
    expect(merged.exitCode).toBe(1)
    expect(merged.outputs).toMatchObject({ verdict: 'fail', 'cited-engines': '3' })
    expect(github.issues).toHaveLength(1)
    expect(partialNames(artifacts).at(-1)).toBe('ai-visibility-default')
    const whole = await step(inputs)
    const comparable = (text: string) =>
      text.replaceAll(/\d{4}-\d\d-\d\d[^·)|]*|[\da-f]{8}(-[\da-f]{4,12}){4}/g, '')
    expect(comparable(merged.summary)).toBe(comparable(whole.summary))
  })

  it('is an error that names the shard without a result', async () => {
    const { step } = await aWorkflowRun()
    await step({ shard: '2/2' })
    const { exitCode, outputs, log } = await step({ mode: 'merge' })
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ verdict: 'error' })
    expect(log).toContain('::error::AVG_SHARDS_MISSING: Part 1 of 2 of this run left no result.')
  })

  it('takes the shard that was run again with those of the earlier attempt', async () => {
    let isDown = true
    const { step } = await aWorkflowRun({
      answer: ({ body }) => (isDown ? { status: 401 } : { body: scanFor(body) }),
    })
    await step({ shard: '1/2' })
    isDown = false
    await step({ shard: '2/2' })
    const first = await step({ mode: 'merge' })
    expect(first.outputs).toMatchObject({ verdict: 'error' })
    const env = { GITHUB_RUN_ATTEMPT: '2' }
    await step({ shard: '1/2' }, { env })
    const second = await step({ mode: 'merge' }, { env })
    expect(second.outputs).toMatchObject({ verdict: 'pass' })
    expect(second.exitCode).toBe(0)
  })

  it('merges no result of another key or another run', async () => {
    const { step } = await aWorkflowRun()
    await step({ shard: '1/2', key: 'other' })
    await step({ shard: '2/2' }, { env: { GITHUB_RUN_ID: '41' } })
    const { log } = await step({ mode: 'merge' })
    expect(log).toContain('AVG_SHARDS_MISSING: No part of this run left a result.')
    expect(log).toContain('it belongs to the run 41')
    expect(log).not.toMatch(/^::(warning|error)::.*partial-other/m)
  })

  describe('over attempts', () => {
    const notFound = { status: 404, body: { code: 'not_found', msg: 'workflow run not found' } }

    /** Runs both shards, and merges in the second attempt, in which the service no longer hands out artifacts. */
    async function mergeAgain(gitHub: GitHubOptions, inputs: Record<string, string> = {}) {
      let isGone = false
      const behave: ArtifactServiceOptions['behave'] = (method, answer) =>
        isGone && method === 'GetSignedArtifactURL' ? notFound : answer()
      const { artifacts, service, step } = await aWorkflowRun({}, { behave }, gitHub)
      for (const shard of ['1/2', '2/2']) await step({ shard })
      const { length } = service.requests
      isGone = true
      archives = artifacts
      const merged = await step({ mode: 'merge', ...inputs }, { env: { GITHUB_RUN_ATTEMPT: '2' } })
      expect(service.requests).toHaveLength(length)
      return merged
    }
    let archives: ArtifactService | undefined

    it("asks GitHub's API for what the service of the runner no longer hands out", async () => {
      const base = '/repos/acme/website/actions'
      let lists = 0
      const behave: GitHubOptions['behave'] = ({ path }, answer) => {
        const stored = archives?.artifacts ?? []
        if (path === `${base}/runs/42/artifacts`) {
          lists += 1
          const listed = stored.map(({ id, name }) => ({
            ...{ id, name, size_in_bytes: 1000, expired: false, created_at: '2026-11-22T10:00:00Z' },
          }))
          return { status: 200, body: { total_count: listed.length, artifacts: listed } }
        }
        const id = new RegExp(`^${base}/artifacts/(\\d+)/zip$`).exec(path)?.[1]
        if (id === undefined) return answer()
        return { status: 302, headers: { location: archives?.archiveUrl(Number(id)) ?? '' } }
      }
      const merged = await mergeAgain({ behave })
      expect(merged.outputs).toMatchObject({ verdict: 'pass' })
      expect(lists).toBe(1)
    })

    it('says which permission helps', async () => {
      for (const merged of [await mergeAgain({}), await mergeAgain({}, { 'github-token': '' })]) {
        expect(merged.outputs).toMatchObject({ verdict: 'error' })
        expect(merged.log).toContain(
          'it cannot be downloaded: give the job that merges the permission actions: read, or run all jobs again',
        )
        expect(merged.log).toContain('workflow run not found')
      }
    })
  })

  // Without a digest, as older servers list it.
  const listing = {
    status: 200,
    body: {
      artifacts: [
        {
          workflow_run_backend_id: '11111111-1111-4111-8111-111111111111',
          workflow_job_run_backend_id: '22222222-2222-4222-8222-222222222222',
          ...{ database_id: '7000000000', size: '2' },
          name: nameOfPartialArtifact(fleetOf({}), {
            ...{ attempt: 1, shard: { index: 1, count: 1 } },
          }),
        },
      ],
    },
  }

  it.each([
    ['no storage', {}, { ACTIONS_RESULTS_URL: '' }, 'this run has no storage for artifacts'],
    ['a storage that refuses', { ListArtifacts: { status: 403, body: { msg: 'x' } } }, {}, '(403) Forbidden'],
    [
      'an archive that is none',
      { ListArtifacts: listing, GetBlob: { status: 200, body: Buffer.from('PK') } },
      {},
      'its archive is broken',
    ],
    [
      'an archive that was cut off',
      { GetBlob: { status: 200, body: Buffer.from('PK') } },
      {},
      'the download is not what was uploaded',
    ],
  ])('is an error with %s', async (_, faults, env, words) => {
    let replies = new Map()
    const { step } = await aWorkflowRun({}, { behave: (method, answer) => replies.get(method) ?? answer() })
    await step({ shard: '1/1' })
    replies = new Map(Object.entries(faults))
    const { exitCode, log, outputs } = await step({ mode: 'merge' }, { env })
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ verdict: 'error' })
    expect(log).toContain(words)
  })
})
