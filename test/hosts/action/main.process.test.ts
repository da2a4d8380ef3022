import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type ActionRun,
  headSha,
  manualEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
} from '../../../scripts/lib/action.ts'
import { type GitHubOptions, workflowToken } from '../../../scripts/lib/github-server.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import type { ServiceScript } from '../../support/service-server.ts'
import { createStage, fourCited, geminiLost } from '../../support/stage.ts'

const fork = pullRequestEvent({ head: 'stranger/website' })

/** A service, GitHub, and the action between them, in this process. */
async function stage(script?: ServiceScript, gitHubOptions?: GitHubOptions) {
  const { run, ...servers } = await createStage<Partial<ActionRun>>(runActionInProcess, script, gitHubOptions)
  return { ...servers, run: (given: Partial<ActionRun> = {}) => run(given) }
}

describe('a pull request', () => {
  it('uses the result file of one run as the baseline of the next, engines included', async () => {
    let lost = false
    const { run } = await stage({ answer: request => (lost ? geminiLost.answer?.(request, 0) : undefined) })
    const keywords = Array.from({ length: 40 }, (_, index) => `keyword ${index}`).join('\n')
    const inputs = { keywords, plan: 'pro', baseline: 'yesterday.json' }
    // The file is not there yet. With the same baseline its run makes the same scans as the next one.
    const before = await run({ inputs, files: {} })
    lost = true
    const files = { 'yesterday.json': readFileSync(before.outputs['result-file'] ?? '', 'utf8') }
    const after = await run({ inputs, files })
    expect(after.outputs).toMatchObject({ verdict: 'fail', 'lost-engines': 'gemini', 'gained-engines': '' })
  })

  it('keeps the comment about a newer commit if the run of an older one is repeated', async () => {
    const pulls = [{ number: 7, headSha: 'f'.repeat(40), state: 'open' as const }]
    const newer = {
      id: 5,
      issue: 7,
      author: 'github-actions[bot]',
      body: '<!-- ai-visibility-gate:default -->\nof the newer commit',
    }
    const { github, run } = await stage({}, { pulls, comments: [newer] })
    const { exitCode, log } = await run({ env: { GITHUB_RUN_ATTEMPT: '2' } })
    expect(exitCode).toBe(0)
    expect(github.comments).toEqual([newer])
    expect(log).toContain('::notice::No comment was written. The pull request #7 has another commit by now')
  })
})

describe('the report', () => {
  it('stays on disk with a warning if artifacts cannot be uploaded, and the comment is written', async () => {
    const { github, run } = await stage()
    const env = { INPUT_VERSION: '2' }
    const { exitCode, log, outputs } = await run({ inputs: { report: 'csv' }, env })
    expect(exitCode).toBe(0)
    expect(log).toMatch(/::warning::.*nothing was uploaded/)
    expect(log).toMatch(/^::notice::.* were ignored: INPUT_VERSION\.$/m)
    expect(readFileSync(outputs['report-files'] ?? '', 'utf8')).toContain('chatgpt')
    expect(github.comments).toHaveLength(1)
  })
})

describe('a pull request of a fork', () => {
  const readOnly = {
    tokens: { [workflowToken]: { login: 'github-actions[bot]', app: true, readOnly: true } },
  }

  it('is inconclusive without the key, sends no request, and logs one warning about its comment', async () => {
    const { service, run } = await stage({}, readOnly)
    const { exitCode, outputs, summary, log } = await run({ event: fork, inputs: { 'api-key': '' } })
    expect(exitCode).toBe(0)
    expect(outputs['verdict']).toBe('inconclusive')
    expect(summary).toMatch(/from a fork/)
    expect(service.requests).toEqual([])
    expect(log.match(/^::warning::.*/gm)).toEqual([expect.stringContaining('pull-requests: write')])
  })
})

it('a level is not accepted on another branch, which is not recorded, and nothing is scanned', async () => {
  const { service, run } = await stage()
  const env = { GITHUB_REF: 'refs/heads/topic' }
  const inputs = { baseline: 'history.json', engines: 'chatgpt', accept: 'true' }
  const { exitCode, log } = await run({ event: manualEvent, env, inputs })
  expect(exitCode).toBe(1)
  expect(log).toMatch(/::error::AVG_INPUT: .*accept: .*default branch.*record: always/s)
  expect(service.requests).toEqual([])
})

describe('other events', () => {
  it.each([scheduleEvent, mergeGroupEvent])(
    'gate and summarize on $name, with a notice in place of the comment',
    async event => {
      const { github, run } = await stage(geminiLost)
      const { exitCode, summary, log } = await run({
        event,
        inputs: { baseline: 'baseline.json' },
        files: fourCited,
      })
      expect(exitCode).toBe(1)
      expect(summary).toContain('❌')
      expect(log).toContain(`::notice::There is no comment. A run of the event \`${event.name}\``)
      expect(github.requests).toEqual([])
    },
  )

  it('comment on the open pull request of a push', async () => {
    const { github, run } = await stage({}, { pulls: [{ number: 12, headSha, state: 'open' }] })
    await run({ event: pushEvent })
    expect(github.comments).toMatchObject([{ issue: 12 }])
  })
})

describe('the service', () => {
  it('refuses a wrong key: the step fails, and the comment names the input to check', async () => {
    const { github, run } = await stage()
    const { exitCode, outputs } = await run({ inputs: { 'api-key': 'key-that-is-wrong' } })
    expect(exitCode).toBe(1)
    expect(outputs['verdict']).toBe('error')
    expect(github.comments[0]?.body).toMatch(/401.*api-key/s)
  })

  it('may never answer: the run ends with its time budget', async () => {
    const { run } = await stage({ answer: () => 'hang' })
    const { exitCode, outputs, summary } = await run({ inputs: { 'timeout-minutes': '0.005' } })
    expect(exitCode).toBe(1)
    expect(outputs['verdict']).toBe('error')
    expect(summary).toContain('timeout-minutes')
  })
})

describe('wrong inputs', () => {
  it('fail the step even with fail-on: none', async () => {
    const { run } = await stage()
    expect((await run({ inputs: { samples: 'many', 'fail-on': 'none' } })).exitCode).toBe(1)
  })
})
