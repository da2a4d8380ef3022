/** Several gates of one config file: in one step, and in the reusable workflow, step by step as GitHub would run it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { pullRequestEvent, scheduleEvent } from '../../../scripts/lib/action.ts'
import { startArtifactService } from '../../../scripts/lib/artifact-server.ts'
import { workflowToken } from '../../../scripts/lib/github-server.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { startBranchServer } from '../../support/branch-server.ts'
import { withSameTimes } from '../../support/fleet.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { scanFor } from '../../support/scans.ts'
import type { ServiceScript } from '../../support/service-server.ts'
import { apiKey, createStage, geminiLost } from '../../support/stage.ts'

const stepSchema = z.object({
  uses: z.string(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
const jobsSchema = z.record(z.string(), z.looseObject({ steps: z.array(stepSchema) }))
const { jobs } = z
  .object({ jobs: jobsSchema })
  .parse(parse(readFileSync('.github/workflows/fleet.yml', 'utf8')))

/** Returns the inputs of a job's last step, with the values of the expressions. */
function inputsOf(job: string, values: Record<string, string>): Record<string, string> {
  const inputs = jobs[job]?.steps.at(-1)?.with ?? {}
  const evaluate = (text: string) =>
    text.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, name) => {
      const value = values[name]
      if (value === undefined) throw new Error(`The test has no value for ${name}.`)
      return value
    })
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, evaluate(String(value))]))
}

const keywords = (count: number) => Array.from({ length: count }, (_, index) => `keyword ${index}`).join(', ')

interface Setting {
  config(url: string): string
  script: ServiceScript
  /** A schedule has no pull request. The pull request of a fork has no secrets. */
  kind?: 'pull request' | 'fork' | 'schedule'
  /** In place of GitHub. */
  apiUrl?: string
}

/** Makes a repository with this config file, and what is around the jobs of its workflow. */
async function aWorkflow({ config, script, kind = 'pull request', apiUrl }: Setting) {
  const { service, github, run: runStep } = await createStage(runActionInProcess, script)
  const checkout = aRepository()
  const path = '.github/ai-visibility.yml'
  const baseSha = commit(checkout, { 'README.md': 'x', [path]: config(service.url) })
  const pull = { baseSha, headSha: commit(checkout, { 'README.md': 'y' }) }
  const events = {
    'pull request': pullRequestEvent(pull),
    fork: pullRequestEvent({ ...pull, head: 'someone/website' }),
    schedule: scheduleEvent,
  }
  const event = events[kind]
  const secret = kind === 'fork' ? '' : apiKey
  return { github, run, runInOneStep }

  /** Checks all gates in one step. */
  async function runInOneStep(inputs: Record<string, string> = {}) {
    const artifacts = await startArtifactService()
    onTestFinished(artifacts.close)
    const env = { ...artifacts.env, ...(apiUrl !== undefined && { GITHUB_API_URL: apiUrl }) }
    const given = { config: path, brand: '', keywords: '', 'base-url': '', 'api-key': secret }
    const step = await runStep({ checkout, event, env, inputs: { ...given, ...inputs } })
    return { step, asked: service.requests.length, artifacts }
  }

  /** Runs the jobs, each with the outputs of those before it. */
  async function run() {
    const artifacts = await startArtifactService()
    onTestFinished(artifacts.close)
    const env = { ...artifacts.env, ...(apiUrl !== undefined && { GITHUB_API_URL: apiUrl }) }
    const runJob = (job: string, values: Record<string, string> = {}) => {
      const given = { 'inputs.config': path, 'inputs.max-shards': '3', 'inputs.partial': 'refuse' }
      const inputs = inputsOf(job, { ...given, 'secrets.AI_VISIBILITY_KEY': secret, ...values })
      const own = { brand: '', keywords: '', 'base-url': '', 'api-key': '', 'github-token': workflowToken }
      return runStep({ checkout, event, env, inputs: { ...own, ...inputs } })
    }
    const plan = await runJob('plan')
    const { include } = z
      .object({ include: z.array(z.object({ shard: z.string() })) })
      .parse(JSON.parse(plan.outputs['matrix'] ?? ''))
    for (const { shard } of include) {
      const { exitCode } = await runJob('shard', { 'matrix.shard': shard })
      expect(exitCode).toBe(0)
    }
    const asked = service.requests.length
    const merge = await runJob('merge')
    expect(service.requests).toHaveLength(asked)
    return { merge, asked, include, artifacts }
  }
}

/** Three gates, of which the second needs an engine more than cites. */
const threeGates = (defaults: string) => (url: string) => {
  const gate = (key: string, floor: number, count: number) =>
    `  - { key: ${key}, brand: ${key}, keywords: [${keywords(count)}], min-cited-engines: ${floor} }\n`
  const shared = `  base-url: ${url}\n  plan: business\n  scan-per: keyword\n  samples: 3\n${defaults}`
  return `defaults:\n${shared}gates:\n${gate('one', 3, 20)}${gate('two', 4, 25)}${gate('three', 0, 10)}`
}

describe('one step with several gates', () => {
  it('publishes what the merge of shards publishes: one comment, one artifact and one exit', async () => {
    const setting = { config: threeGates('  report: html\n'), script: geminiLost }
    const [single, sharded] = [await aWorkflow(setting), await aWorkflow(setting)]
    const { step, asked, artifacts } = await single.runInOneStep()
    const { merge } = await sharded.run()
    expect([asked, step.exitCode]).toEqual([3 * 55, 1])
    expect(step.outputs).toMatchObject({ verdict: 'fail', 'comment-id': '1001' })
    expect(artifacts.artifacts.map(({ name }) => name)).toEqual(['ai-visibility-fleet'])
    const textOf = ({ comments }: typeof single.github) => withSameTimes(comments[0]?.body ?? '')
    expect(textOf(single.github)).toMatch(/1 of 3 gates failed/)
    expect(textOf(single.github)).toBe(textOf(sharded.github))
    expect(withSameTimes(step.summary)).toBe(withSameTimes(merge.summary))
  })

  it('records all gates in one commit, with samples until the verdicts are clear', async () => {
    const contents = await startBranchServer()
    onTestFinished(contents.close)
    const { runInOneStep } = await aWorkflow({
      ...{ config: threeGates('  baseline: branch\n'), script: {}, kind: 'schedule', apiUrl: contents.url },
    })
    const { step, asked } = await runInOneStep({ samples: '2..5' })
    expect([step.exitCode, asked]).toEqual([0, 2 * 55])
    expect(contents.commitsOf('ai-visibility-history')).toHaveLength(1)
    expect(contents.fileOn('ai-visibility-history', 'three.ndjson')).toBeDefined()
  })

  it('is published as one gate where the key selects one', async () => {
    const { github, runInOneStep } = await aWorkflow({ config: threeGates(''), script: geminiLost })
    const { step } = await runInOneStep({ key: 'one' })
    expect(step.outputs).toMatchObject({ verdict: 'pass', 'cited-engines': '3' })
    expect(github.comments[0]?.body).not.toContain('gates')
  })
})

describe('the reusable workflow', () => {
  it('has one comment, one summary, one artifact and one exit for all gates', async () => {
    const { github, run } = await aWorkflow({
      config: threeGates('  report: html\n'),
      script: geminiLost,
    })
    const { merge, asked, include, artifacts } = await run()
    expect(include).toHaveLength(3)
    expect(asked).toBe(3 * 55)
    expect(merge.exitCode).toBe(1)
    expect(merge.outputs).toMatchObject({ verdict: 'fail', 'comment-id': '1001' })
    expect(github.comments).toHaveLength(1)
    const [comment] = github.comments
    expect(comment?.body).toMatch(/1 of 3 gates failed/)
    expect(merge.summary).toMatch(/1 of 3 gates failed/)
    const reports = artifacts.artifacts.filter(({ name }) => !name.includes('-partial-'))
    expect(reports).toHaveLength(1)
    expect(Object.keys(reports[0]?.files ?? {}).filter(name => name.endsWith('.html'))).toHaveLength(1)
  })

  it('opens an issue for each failing gate, and links them', async () => {
    const { github, run } = await aWorkflow({
      config: threeGates('  issue: on-failure\n'),
      script: geminiLost,
      kind: 'schedule',
    })
    const { merge } = await run()
    expect(github.issues).toHaveLength(1)
    expect(github.issues[0]?.body).toContain('ai-visibility-gate-issue:two')
    expect(merge.outputs).toMatchObject({
      'issue-url': `${github.url}/acme/website/issues/1`,
      'comment-id': '',
    })
  })

  it('records all gates in one commit, with which the next run is compared', async () => {
    const contents = await startBranchServer()
    onTestFinished(contents.close)
    let isLost = false
    const { run } = await aWorkflow({
      config: threeGates('  baseline: branch\n'),
      script: {
        answer: ({ body }) => ({
          body: scanFor(body, { engineResults: { gemini: { cited: !isLost } } }),
        }),
      },
      kind: 'schedule',
      apiUrl: contents.url,
    })
    await run()
    const files = ['one', 'two', 'three'].map(key => `${key}.ndjson`)
    const commits = contents.commitsOf('ai-visibility-history')
    expect(commits).toHaveLength(1)
    for (const file of files) expect(contents.fileOn('ai-visibility-history', file)).toBeDefined()
    isLost = true
    const { merge } = await run()
    expect(merge.summary).toMatch(/All 3 gates failed/)
    expect(contents.commitsOf('ai-visibility-history')).toHaveLength(2)
  })

  it('records no gate of a pull request', async () => {
    const contents = await startBranchServer()
    onTestFinished(contents.close)
    const { run } = await aWorkflow({
      config: threeGates('  baseline: branch\n'),
      script: geminiLost,
      apiUrl: contents.url,
    })
    expect((await run()).merge.outputs).toMatchObject({ verdict: 'fail' })
    expect(contents.commitsOf('ai-visibility-history')).toEqual([])
  })

  it('asks nothing for a fork, which has no key, and fails nothing', async () => {
    const { github, run } = await aWorkflow({ config: threeGates(''), script: {}, kind: 'fork' })
    const { merge, asked, include } = await run()
    expect([include, asked]).toEqual([[{ shard: '1/1' }], 0])
    expect(merge.outputs).toMatchObject({ verdict: 'inconclusive' })
    expect(merge.exitCode).toBe(0)
    expect(github.comments[0]?.body).toMatch(/All 3 gates could not be judged/)
  })
})
