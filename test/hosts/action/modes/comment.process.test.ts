/** The comment for a pull request from a fork: what the fork's run left, published by a job that may write. */
import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { headSha, pullRequestEvent, repository } from '../../../../scripts/lib/action.ts'
import { formatOutcome } from '../../../../src/report/files/json/outcome-file.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import { runActionInProcess } from '../../../support/action-in-process.ts'
import { FORK, finishedRunEvent, startFinishedRun } from '../../../support/finished-run.ts'
import { aRepository, commit } from '../../../support/git-repository.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { aFloor } from '../../../support/rule-results.ts'
import { situations } from '../../../support/situations.ts'

const name = 'ai-visibility-default'
const pulls = [{ number: 7, sha: headSha }]
const zip = (text: string) => zipSync({ 'outcome.json': Buffer.from(text) })
const nameArtifact = (text: string) => ({ name, archive: zip(text) })
const failing = anOutcome({ verdict: aVerdict({ status: 'fail', rules: [aFloor({ outcome: 'fail' })] }) })
const honest = (outcome: Outcome = failing) => nameArtifact(formatOutcome(outcome, 7))

describe('mode: comment', () => {
  it('publishes the outcome of a run of a fork on its pull request', async () => {
    const workspace = aRepository()
    const pages = {
      'docs/price.md': `# Price\n\n${'Acme costs ten dollars a month for each computer. '.repeat(5)}`,
    }
    const base = commit(workspace, {
      ...pages,
      'docs/team.md': '# Team\n\nTwo friends founded Acme in Oslo.',
    })
    const head = commit(workspace, { 'docs/price.md': '# Price\n\nAsk our sales team.' })
    const event = pullRequestEvent({ head: FORK, headSha: head, baseSha: base })
    const inputs = {
      brand: 'Acme',
      keywords: 'Acme costs a month | owner: docs/price.md',
      baseline: 'base',
      report: 'outcome',
    }
    const gate = await runActionInProcess({ inputs, event, checkout: workspace })
    expect(gate.outputs['verdict']).toBe('fail')
    const file = gate.outputs['report-files'] ?? ''
    expect(file).toMatch(/outcome\.json$/)

    const { github, comment } = await startFinishedRun({
      artifacts: [nameArtifact(readFileSync(file, 'utf8'))],
      pulls: [{ number: 7, sha: head }],
    })
    const { exitCode, outputs, log } = await comment({}, finishedRunEvent({ head_sha: head }))
    expect({ exitCode, warnings: log.includes('::warning') }).toEqual({ exitCode: 0, warnings: false })
    const [written] = github.comments
    expect(written).toMatchObject({ issue: 7, author: 'github-actions[bot]' })
    expect(written?.body.split('\n').slice(0, 2)).toEqual([
      '<!-- ai-visibility-gate:default -->',
      '## ❌ “Acme costs a month” lost its answer&#58; its page is almost empty',
    ])
    expect(written?.body).toContain(`https://github.com/${repository}/blob/${base}/docs/price.md`)
    expect(outputs['comment-id']).toBe(String(written?.id))
  })

  it('offers the line that accepts a loss, with the pull request that GitHub names', async () => {
    const lost = situations['content-lost-answer'] ?? failing
    const { github, comment } = await startFinishedRun({ artifacts: [honest(lost)], pulls })
    await comment()
    const body = github.comments[0]?.body ?? ''
    expect(body).toContain('accept answer loss')
    expect(body.match(/github\.com\/[^)#]*\/pull\/[^)#]*/g)).toEqual([
      `github.com/${repository}/pull/7/files`,
    ])
  })

  it('keeps the comment if the last attempt uploaded no artifact', async () => {
    const artifacts = [{ ...honest(), createdAt: '2026-01-01T00:10:00Z' }]
    const { github, comment } = await startFinishedRun({ artifacts, pulls })
    const again = { run_attempt: 2, run_started_at: '2026-01-01T00:15:00Z' }
    const { exitCode, log } = await comment({}, finishedRunEvent(again))
    expect(exitCode).toBe(0)
    expect(log).toContain('::notice::No comment was written. The attempt 2 of the finished run uploaded no')
    expect(github.comments).toEqual([])
  })

  it('lets the artifact choose among the pull requests of its head', async () => {
    const both = [...pulls, { number: 9, sha: headSha }]
    const nine = nameArtifact(formatOutcome(failing, 9))
    const { github, comment } = await startFinishedRun({ artifacts: [nine], pulls: both })
    await comment()
    expect(github.comments.map(({ issue }) => issue)).toEqual([9])
  })

  it('opens the issue for a scheduled run of the default branch, and no comment', async () => {
    const { github, comment } = await startFinishedRun({ artifacts: [honest()], pulls })
    const own = { event: 'schedule', head_branch: 'main', head_repository: { full_name: repository } }
    await comment({ issue: 'on-failure' }, finishedRunEvent(own))
    expect(github.issues).toHaveLength(1)
    expect(github.comments).toEqual([])
  })

  it('opens no issue for a pull request, whatever its branch is called', async () => {
    const ofMain = [{ number: 7, sha: headSha, branch: 'main' }]
    const { github, comment } = await startFinishedRun({ artifacts: [honest()], pulls: ofMain })
    await comment({ issue: 'on-failure' }, finishedRunEvent({ head_branch: 'main' }))
    expect(github.comments).toHaveLength(1)
    expect(github.issues).toEqual([])
  })

  it('fails for wrong inputs', async () => {
    const { comment } = await startFinishedRun({ artifacts: [honest()], pulls })
    const { exitCode, log } = await comment({ key: 'a b' })
    expect({ exitCode, log }).toEqual({ exitCode: 1, log: expect.stringContaining('key: got "a b"') })
  })
})

/** Runs the mode, which must neither fail nor write. Returns the line that it logs. */
async function refusal(
  options: Parameters<typeof startFinishedRun>[0],
  run: Record<string, unknown> = {},
  inputs: Record<string, string> = {},
): Promise<string> {
  const { github, comment } = await startFinishedRun(options)
  const { exitCode, log, summary } = await comment(inputs, finishedRunEvent(run))
  expect(exitCode).toBe(0)
  expect(github.comments).toEqual([])
  expect(github.issues).toEqual([])
  expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(summary).toMatch(/^## No comment was written\n/)
  return /^::(?:warning|notice)::(.*)$/m.exec(log)?.[1] ?? ''
}

describe('a run that is not to be commented on', () => {
  it.each([
    ['cancelled', { conclusion: 'cancelled' }, 'The finished run ended with "cancelled"'],
    ['of another repository', { repository: { full_name: 'x/y', html_url: '' } }, 'another repository'],
    ['of a manual run', { event: 'workflow_dispatch' }, 'the event workflow_dispatch'],
    ['a push in a fork', { event: 'push' }, 'the event push'],
    ['of a fork that was deleted', { head_repository: null }, 'No open pull request has the branch content'],
    [
      'of a branch without a pull request',
      { head_branch: 'other' },
      'No open pull request has the branch other',
    ],
  ])('is reported: %s', async (_name, run, words) => {
    expect(await refusal({ artifacts: [honest()], pulls }, run)).toContain(words)
  })

  it.each([
    ['of an older commit', [{ number: 7, sha: 'f'.repeat(40) }], 'another commit by now'],
    ['of a closed pull request', [{ number: 7, sha: headSha, state: 'closed' }], 'No open pull request'],
    [
      'of the same branch in another repository',
      [{ number: 7, sha: headSha, head: 'stranger/copy' }],
      'No open',
    ],
  ])('is reported: %s', async (_name, listed, words) => {
    expect(await refusal({ artifacts: [honest()], pulls: listed })).toContain(words)
  })

  it('is reported without the event workflow_run', async () => {
    const { comment } = await startFinishedRun({ artifacts: [] })
    const { exitCode, log } = await comment({}, pullRequestEvent())
    expect(exitCode).toBe(0)
    expect(log).toMatch(/::warning::AVG_COMMENT_MODE: .*needs the event workflow_run.*\/forks\b/)
  })

  it('is reported if the token is missing, or may not list', async () => {
    expect(await refusal({ artifacts: [] }, {}, { 'github-token': '' })).toContain('github-token is empty')
    const denied = { status: 403, body: { message: 'Resource not accessible by integration' } }
    const answer = (path: string) => (path.endsWith('/artifacts') ? denied : undefined)
    const words = await refusal({ artifacts: [honest()], pulls, answer })
    expect(words).toContain('the job needs the permission `actions: read`')
    const noPulls = (path: string) => (path.endsWith('/pulls') ? denied : undefined)
    expect(await refusal({ artifacts: [honest()], pulls, answer: noPulls })).toContain(
      'could not be looked up',
    )
  })
})

describe('a hostile artifact', () => {
  it('cannot choose another pull request', async () => {
    const words = await refusal({ artifacts: [nameArtifact(formatOutcome(failing, 8))], pulls })
    expect(words).toContain('names the pull request #8, and the run is that of #7')
    expect(await refusal({ artifacts: [nameArtifact(formatOutcome(failing, undefined))], pulls })).toContain(
      'names no pull request',
    )
  })

  it('cannot write the comment of another gate', async () => {
    const words = await refusal({ artifacts: [honest({ ...failing, key: 'docs' })], pulls })
    expect(words).toContain('the gate with the key docs, and this job comments for default')
  })

  it.each([
    ['no artifact', [], 'uploaded no artifact ai-visibility-default. Set report: outcome'],
    ['no JSON', [nameArtifact('<html>')], 'is not JSON'],
  ])('changes nothing: %s', async (_name, artifacts, words) => {
    expect(await refusal({ artifacts, pulls })).toContain(words)
  })

  it('cannot state where its run is', async () => {
    const run = {
      ...failing.run,
      runUrl: 'https://evil.example/run',
      commitUrl: 'https://evil.example/commit/1',
    }
    const { github, comment } = await startFinishedRun({ artifacts: [honest({ ...failing, run })], pulls })
    await comment()
    expect(github.comments[0]?.body).not.toContain('evil.example')
    expect(github.comments[0]?.body).toContain(`https://github.com/${repository}/actions/runs/4711`)
    expect(github.comments[0]?.body).toContain(`https://github.com/${repository}/commit/${headSha}`)
  })
})
