/** The reusable workflow of a fleet, step by step as GitHub would run it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { startArtifactService } from '../../../scripts/lib/artifact-server.ts'
import { workflowToken } from '../../../scripts/lib/github-server.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { scanFor } from '../../support/scans.ts'
import type { ServiceScript } from '../../support/service-server.ts'
import { apiKey, createStage } from '../../support/stage.ts'

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

/** Runs the workflow on a pull request of a repository with this config file. */
async function runWorkflow(config: (url: string) => string, script: ServiceScript = {}) {
  const artifacts = await startArtifactService()
  onTestFinished(artifacts.close)
  const { service, github, run } = await createStage(runActionInProcess, script)
  const checkout = aRepository()
  const path = '.github/ai-visibility.yml'
  const baseSha = commit(checkout, { 'README.md': 'x', [path]: config(service.url) })
  const event = pullRequestEvent({ baseSha, headSha: commit(checkout, { 'README.md': 'y' }) })
  const runJob = (job: string, values: Record<string, string> = {}) => {
    const given = { 'inputs.config': path, 'inputs.max-shards': '3', 'inputs.partial': 'refuse' }
    const inputs = inputsOf(job, { ...given, 'secrets.AI_VISIBILITY_KEY': apiKey, ...values })
    const own = { brand: '', keywords: '', 'base-url': '', 'api-key': '', 'github-token': workflowToken }
    return run({ checkout, event, env: artifacts.env, inputs: { ...own, ...inputs } })
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
  return { merge, asked, include, github, artifacts }
}

describe('the reusable workflow', () => {
  it('has one comment, one summary, one artifact and one exit for all gates', async () => {
    const gate = (key: string, floor: number, count: number) =>
      `  - { key: ${key}, brand: ${key}, keywords: [${keywords(count)}], min-cited-engines: ${floor} }\n`
    const { merge, asked, include, github, artifacts } = await runWorkflow(
      url =>
        `defaults:\n  base-url: ${url}\n  plan: business\n  scan-per: keyword\n  samples: 3\n  report: html\ngates:\n${gate('one', 3, 20)}${gate('two', 4, 25)}${gate('three', 0, 10)}`,
      {
        answer: ({ body }) => ({ body: scanFor(body, { engineResults: { gemini: { cited: false } } }) }),
      },
    )
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
})
