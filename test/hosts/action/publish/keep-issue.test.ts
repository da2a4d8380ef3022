import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GitHubOptions, workflowToken } from '../../../../scripts/lib/github-server.ts'
import type { Verdict } from '../../../../src/gate/verdict.ts'
import type { ActionContext } from '../../../../src/hosts/action/context.ts'
import { type IssueGate, keepIssue } from '../../../../src/hosts/action/publish/keep-issue.ts'
import type { Settings } from '../../../../src/inputs/settings.ts'
import { runDocument } from '../../../../src/report/document/fleet-document.ts'
import { gateDocument } from '../../../../src/report/document/gate-document.ts'
import type { Outcome } from '../../../../src/report/outcome.ts'
import type { JudgedGate } from '../../../../src/report/run-outcome.ts'
import { describeGate } from '../../../../src/report/text/describe-findings.ts'
import { readAnnotations } from '../../../support/annotations.ts'
import { body, issue } from '../../../support/issues.ts'
import { printedBy } from '../../../support/log.ts'
import { aBlockedVerdict, anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { aFleet, aFleetGate, serviceDown } from '../../../support/portfolio.ts'
import { aDrop } from '../../../support/rule-results.ts'
import { createRunner, type Runner } from '../../../support/runner.ts'
import { aContext, someSettings } from '../../../support/settings.ts'
import { situations, stillLow } from '../../../support/situations.ts'
import { start, writesOf } from '../../../support/sticky-comments.ts'

let runner: Runner
beforeEach(async () => {
  runner = await createRunner()
  vi.stubEnv('GITHUB_OUTPUT', runner.env.GITHUB_OUTPUT)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await runner.remove()
})

const dropped = aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] })
const schedule = { eventName: 'schedule', ref: 'refs/heads/main' }

interface Run {
  verdict?: Verdict
  outcome?: Outcome
  failed?: boolean
  settings?: Partial<Settings>
  context?: Partial<ActionContext>
  github?: GitHubOptions
}

/** A scheduled run that failed; what is left on GitHub and in the log. */
async function keep({
  verdict = dropped,
  settings,
  outcome = anOutcome({ verdict, key: settings?.key ?? 'default' }),
  failed = true,
  context = schedule,
  github,
}: Run = {}) {
  const server = await start(github)
  const gate: IssueGate = {
    ...{ ...describeGate(outcome), failures: failed ? ['fail'] : [] },
    settings: someSettings({ issue: 'on-failure', githubToken: workflowToken, ...settings }),
  }
  const run = { gates: [gate], config: undefined, document: gateDocument(gate), runUrl: undefined }
  const log = await printedBy(() => keepIssue(run, aContext({ apiUrl: server.url, ...context })))
  return { server, warnings: readAnnotations(log), log, outputs: await runner.outputs() }
}

describe('keepIssue with one gate', () => {
  it('opens an issue that begins with its marker and has the text of the comment', async () => {
    const { server, outputs, warnings, log } = await keep()
    expect(server.issues).toMatchObject([
      {
        title: 'The citation score of Acme is 60.0. It was 60.0',
        body: expect.stringMatching(
          /^<!-- ai-visibility-gate-issue:default -->\n## ❌ The citation score of Acme is 60\.0\. It was 60\.0\n/,
        ),
      },
    ])
    expect(outputs).toEqual({ 'issue-url': `${server.url}/acme/website/issues/1` })
    expect(log).toContain(`The issue was opened: ${server.url}/acme/website/issues/1`)
    expect(warnings).toEqual([])
  })

  it('keeps an issue for each key', async () => {
    const { server } = await keep({ settings: { key: 'docs' }, github: { issues: [issue(5)] } })
    expect(server.issues.map(({ title }) => title)).toEqual([
      'AI visibility of Acme dropped',
      'The citation score of Acme is 60.0. It was 60.0 (docs)',
    ])
  })

  it.each<[string, Partial<ActionContext>, number]>([
    ['a schedule', { eventName: 'schedule', ref: undefined, defaultBranch: undefined }, 1],
    ['a push to the default branch', {}, 1],
    ['a push to another branch', { ref: 'refs/heads/content' }, 0],
    ['a push of a tag', { ref: 'refs/tags/main' }, 0],
    ['a push without a default branch', { ref: 'refs/heads/undefined', defaultBranch: undefined }, 0],
    ['a pull request', { eventName: 'pull_request', ref: 'refs/pull/7/merge' }, 0],
    ['a manual run', { eventName: 'workflow_dispatch' }, 0],
    ['a merge group', { eventName: 'merge_group' }, 0],
  ])('speaks up on %s: %j opens %i', async (_, context, count) => {
    const { server } = await keep({ context })
    expect(server.issues).toHaveLength(count)
    if (count === 0) expect(server.requests).toEqual([])
  })

  it.each([
    [
      aBlockedVerdict({ code: 'AVG_LIMIT_DAY', requests: 9, perDay: 5 }),
      'This run needs more requests than the plan allows in a day',
    ],
    [aBlockedVerdict({ code: 'AVG_NO_SECRETS' }), 'Nothing was measured: this run has no key'],
    [aVerdict(), 'AI visibility of Acme has no baseline'],
  ])('opens an issue for whatever fails the step, such as the verdict $status', async (verdict, title) => {
    const { server } = await keep({ verdict, failed: true })
    expect(server.issues).toMatchObject([{ title }])
  })

  it.each([
    ['inconclusive', aVerdict({ status: 'inconclusive' })],
    ['an error that is let pass', aVerdict({ status: 'error' })],
    ['a failure that is let pass', dropped],
    ['without a rule that could fail', aVerdict({ reportOnly: true })],
  ])('leaves the issue as it is when the verdict is %s', async (_, verdict) => {
    const { server } = await keep({ verdict, failed: false, github: { issues: [issue(5)] } })
    expect(server.requests).toEqual([])
  })

  it.each([
    ['opens an issue for a loss that is found', 'live-decline', [], ['open']],
    ['opens none while a known loss fails', 'live-loss-again', [], []],
    ['leaves it open while a known loss fails', 'live-loss-again', [issue(5)], ['open']],
    ['opens none while a loss only warns', 'live-still-low', [], []],
    ['leaves it open while a loss only warns', 'live-still-low', [issue(5)], ['open']],
    [
      'leaves it open at the first run that is nearer to the old level',
      'live-perhaps-back',
      [issue(5)],
      ['open'],
    ],
    ['leaves it open for a wrong fact that failed three runs', 'live-fact-still-wrong', [issue(5)], ['open']],
    ['closes it when the old level is back', 'live-back', [issue(5)], ['closed']],
  ])('%s', async (_, name, issues, states) => {
    const outcome = situations[name] ?? anOutcome()
    const { server } = await keep({ outcome, failed: outcome.failures.length > 0, github: { issues } })
    expect(server.issues.map(({ state }) => state)).toEqual(states)
  })

  it('states in the open issue that the loss lasts', async () => {
    const { server } = await keep({ outcome: stillLow, failed: false, github: { issues: [issue(5)] } })
    expect(server.issues).toMatchObject([
      { body: expect.stringContaining('Perplexity still cites Acme less') },
    ])
  })

  it('does nothing when it is switched off, or outside a repository', async () => {
    const off = await keep({ settings: { issue: 'never' } })
    expect([off.server.requests, off.log]).toEqual([[], ''])
    const local = await keep({ context: { ...schedule, repository: undefined } })
    expect([local.server.requests, local.log]).toEqual([[], ''])
  })

  it('warns once if there is no token, or it may not write', async () => {
    const without = await keep({ settings: { githubToken: '' } })
    expect(without.warnings).toMatchObject([{ message: expect.stringMatching(/^AVG_TOKEN: /) }])
    const tokens = { [workflowToken]: { login: 'github-actions[bot]', readOnly: true } }
    const refused = await keep({ github: { tokens, issues: [issue(5, { body })] } })
    expect(refused.warnings).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/^AVG_ISSUE_403: /) },
    ])
    expect(writesOf(refused.server)).toEqual(['PATCH /issues/5'])
    expect(refused.outputs).toEqual({ 'issue-url': '' })
  })
})

describe('keepIssue with several gates', () => {
  const settings = someSettings({ issue: 'on-failure', githubToken: workflowToken })
  const marker = '<!-- ai-visibility-gate-issue:fleet.yml -->'

  async function keepFleet(gates: JudgedGate[], github?: GitHubOptions) {
    const server = await start(github)
    const run = aFleet(gates.map(gate => ({ ...gate, settings })))
    await keepIssue(
      { gates: run.gates, config: 'fleet.yml', document: runDocument(run), runUrl: undefined },
      aContext({ apiUrl: server.url, ...schedule }),
    )
    return server
  }

  it('opens one issue with the text of the comment', async () => {
    const { issues } = await keepFleet([aFleetGate('de', serviceDown), aFleetGate('fr', anOutcome())])
    expect(issues).toMatchObject([
      { title: '1 of 2 gates was not measured', body: expect.stringContaining(marker) },
    ])
  })

  const passed = situations['live-pass'] ?? anOutcome()
  const lost = situations['live-engine-lost'] ?? anOutcome()
  const stillLost = situations['live-loss-again'] ?? anOutcome()

  it('lists the failing gates while they recover one by one, and closes the issue after the last', async () => {
    const first = await keepFleet([aFleetGate('de', lost), aFleetGate('fr', lost)])
    expect(first.issues[0]?.body).toMatch(/\| ✗ de \|.*\n\| ✗ fr \|/)
    const second = await keepFleet([aFleetGate('de', passed), aFleetGate('fr', stillLost)], first)
    expect(second.issues).toMatchObject([{ state: 'open', body: expect.stringContaining('\n| ✗ fr |') }])
    expect(second.issues[0]?.body).not.toContain('✗ de')
    const third = await keepFleet([aFleetGate('de', passed), aFleetGate('fr', passed)], second)
    expect(third.issues.map(({ state }) => state)).toEqual(['closed'])
    expect(third.comments).toMatchObject([
      { body: expect.stringContaining('All gates pass again in this run.') },
    ])
  })

  it('leaves the issue open if a gate compares nothing', async () => {
    const open = issue(5, { body: `${marker}\nas of last week` })
    const idle = anOutcome({ verdict: aVerdict({ reportOnly: true }) })
    const some = await keepFleet([aFleetGate('de', passed), aFleetGate('fr', idle)], {
      issues: [open],
    })
    expect(some.requests).toEqual([])
  })
})
