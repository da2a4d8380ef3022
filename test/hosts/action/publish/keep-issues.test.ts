import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GitHubIssue, type GitHubOptions, workflowToken } from '../../../../scripts/lib/github-server.ts'
import { type IssueGate, keepIssues } from '../../../../src/hosts/action/publish/keep-issues.ts'
import { type Incident, incidentOf } from '../../../../src/report/incident.ts'
import { incidentMarker, issueMarker } from '../../../../src/report/markdown/posts.ts'
import { tellGate } from '../../../../src/report/tell/tell.ts'
import { readAnnotations } from '../../../support/annotations.ts'
import { createManualClock } from '../../../support/clock.ts'
import { issue, reports } from '../../../support/issues.ts'
import { anOutcome, aVerdict } from '../../../support/outcomes.ts'
import { aFleet, aFleetGate, serviceDown } from '../../../support/portfolio.ts'
import { aDrop } from '../../../support/rule-results.ts'
import { createRunner, type Runner } from '../../../support/runner.ts'
import { aContext, someSettings } from '../../../support/settings.ts'
import { instead, start, writesOf } from '../../../support/sticky-comments.ts'

let runner: Runner
beforeEach(async () => {
  runner = await createRunner()
  vi.stubEnv('GITHUB_OUTPUT', runner.env.GITHUB_OUTPUT)
  vi.stubEnv('GITHUB_STEP_SUMMARY', runner.env.GITHUB_STEP_SUMMARY)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await runner.remove()
})

function gate(key: string, failed: boolean, change: Partial<IssueGate['settings']> = {}): IssueGate {
  const verdict = failed ? aVerdict({ status: 'fail', rules: [aDrop({ outcome: 'fail' })] }) : aVerdict()
  const settings = someSettings({ key, issue: 'on-failure', githubToken: workflowToken, ...change })
  return { ...tellGate(anOutcome({ key, verdict })), settings, failures: failed ? ['fail'] : [] }
}

/** Gates named `gate-1`, …; those with these numbers fail. */
function gates(count: number, failing: number[]): IssueGate[] {
  return Array.from({ length: count }, (_, index) => gate(`gate-${index + 1}`, failing.includes(index + 1)))
}

/** The open issue of a gate. */
function issueOf(key: string, number: number): GitHubIssue {
  return issue(number, { body: `${issueMarker(key)}\nas of last week` })
}

/** A scheduled run of these gates. */
async function keep(given: IssueGate[], github: GitHubOptions = {}, incident?: Incident) {
  const server = await start(github)
  const clock = createManualClock()
  const fleet =
    given.length > 1 || incident ? { config: 'fleet.yml', runUrl: undefined, incident } : undefined
  let log = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    log += text
    return true
  })
  await keepIssues(given, aContext({ eventName: 'schedule', apiUrl: server.url }), { fleet, clock })
  vi.restoreAllMocks()
  const warnings = readAnnotations(log).map(({ message }) => message)
  const urls = ((await runner.outputs())['issue-url'] ?? '').split('\n').map(url => url.split('/').at(-1))
  return { server, clock, warnings, log, urls }
}

describe('keepIssues', () => {
  it('keeps an issue for each gate that fails, and closes those of gates that pass', async () => {
    const issues = [issueOf('gate-2', 1), issueOf('gate-3', 2), issueOf('gate-4', 3)]
    const { server, urls, warnings, log } = await keep(gates(4, [1, 3]), { issues })
    expect(server.issues.map(({ number, state }) => [number, state])).toEqual([
      [1, 'closed'],
      [2, 'open'],
      [3, 'closed'],
      [4, 'open'],
    ])
    expect(server.issues[3]?.body).toContain(issueMarker('gate-1'))
    expect(server.comments.map(comment => comment.issue)).toEqual([1, 3])
    expect(urls).toEqual(['4', '2', '1', '3'])
    expect(log).toContain(`The issue of the gate gate-1 was opened: ${server.url}/acme/website/issues/4`)
    expect(warnings).toEqual([])
  })

  it('lists the issues of two hundred gates once, and once more after it opened some', async () => {
    const issues = [issueOf('gate-7', 1), issueOf('gate-8', 2), issueOf('gate-9', 3), issueOf('gate-10', 4)]
    const { server } = await keep(gates(200, [7, 8, 100, 101, 102]), { issues })
    expect(
      server.requests.map(({ method, path }) => `${method} ${path.replace('/repos/acme/website', '')}`),
    ).toEqual([
      'GET /issues',
      'GET /user',
      'POST /graphql',
      'POST /issues',
      'POST /issues',
      'POST /issues',
      'PATCH /issues/3',
      'POST /issues/3/comments',
      'PATCH /issues/4',
      'POST /issues/4/comments',
      'PATCH /issues/1',
      'PATCH /issues/2',
      'GET /issues',
    ])
  })

  it('makes a write a second, the failing gates first and in their order', async () => {
    const { server, clock } = await keep(gates(5, [2, 4]), { issues: [issueOf('gate-1', 1)] })
    expect(server.issues.slice(1).map(({ body }) => body.split('\n')[0])).toEqual([
      issueMarker('gate-2'),
      issueMarker('gate-4'),
    ])
    expect(writesOf(server)).toHaveLength(4)
    expect(clock.sleeps).toEqual([1000, 1000, 1000])
  })

  it('waits for nothing where there is one gate', async () => {
    const { server, clock } = await keep([gate('gate-1', false)], {
      issues: [issueOf('gate-1', 1), issueOf('gate-1', 2)],
    })
    expect(writesOf(server)).toHaveLength(3)
    expect(clock.sleeps).toEqual([])
  })

  it('makes no request where every gate stays as it is', async () => {
    const off = gate('gate-1', true, { issue: 'never' })
    const { settings } = gate('gate-2', false)
    const outcome = anOutcome({ verdict: aVerdict({ status: 'error' }) })
    const undecided: IssueGate = { ...tellGate(outcome), settings }
    const { server } = await keep([off, undecided])
    expect(server.requests).toEqual([])
  })

  it("closes duplicates of each gate, and leaves other people's issues alone", async () => {
    const theirs = issue(1, { author: 'mallory', body: `${issueMarker('gate-1')}\n` })
    const issues = [
      theirs,
      issueOf('gate-2', 2),
      issueOf('gate-2', 3),
      ...reports(2).map(one => ({ ...one, number: one.number + 3 })),
    ]
    const { server } = await keep(gates(2, [1, 2]), { issues })
    expect(server.issues.map(({ number, state }) => [number, state])).toEqual([
      [1, 'open'],
      [2, 'open'],
      [3, 'closed'],
      [4, 'open'],
      [5, 'open'],
      [6, 'open'],
    ])
  })

  it.each<[string, GitHubOptions, RegExp, string[]]>([
    [
      'the permission is missing',
      { tokens: { [workflowToken]: { login: 'github-actions[bot]', readOnly: true } } },
      /^AVG_ISSUE_403: The issue of the gate gate-1 was not written, nor those of 4 more gates\./,
      ['POST /issues'],
    ],
    [
      'issues are disabled',
      { issuesDisabled: true },
      /^AVG_ISSUE_410: The issue of the gate gate-1 was not written, nor those of 4 more gates\./,
      [],
    ],
  ])('stops with one warning when %s', async (_, github, warning, writes) => {
    const { server, warnings, urls } = await keep(gates(20, [1, 2, 3, 4, 5]), github)
    expect(warnings).toEqual([expect.stringMatching(warning)])
    expect(writesOf(server)).toEqual(writes)
    expect(urls).toEqual([''])
  })

  it('goes on after a refusal that is about one issue', async () => {
    const behave = instead('PATCH', '/issues/1', () => ({
      status: 422,
      body: { message: 'Validation Failed' },
    }))
    const { warnings, urls } = await keep(gates(2, [1, 2]), { issues: [issueOf('gate-1', 1)], behave })
    expect(warnings).toEqual([
      expect.stringMatching(/^AVG_ISSUE: The issue of the gate gate-1 was not written\./),
    ])
    expect(urls).toEqual(['2'])
  })

  it('makes a hundred changes at most, new issues first, and says how many are left', async () => {
    const failing = Array.from({ length: 110 }, (_, index) => index + 1)
    const known = Array.from({ length: 5 }, (_, index) => issueOf(`gate-${index + 1}`, index + 1))
    const { server, warnings } = await keep(gates(110, failing), { issues: known })
    expect(writesOf(server)).toHaveLength(100)
    expect(new Set(writesOf(server))).toEqual(new Set(['POST /issues']))
    expect(warnings).toEqual([
      expect.stringMatching(/^AVG_ISSUE_BUDGET: 10 issues were not written: .* 100 changes .* 500 an hour\./),
    ])
    expect(await runner.summary()).toContain('10 issues were not written')
  })
})

describe('the issue of an incident', () => {
  const settings = { issue: 'on-failure', githubToken: workflowToken } as const
  const lost = Array.from({ length: 200 }, (_, index) => {
    const one = aFleetGate(`lost-${100 + index}`, serviceDown)
    return { ...one, settings: { ...one.settings, ...settings } }
  })
  const incident = incidentOf(aFleet([...lost, aFleetGate('fine', anOutcome())]))
  const marked = (number: number) => issue(number, { body: `${incidentMarker('fleet.yml')}\nas before` })

  it('is one for all gates of a service that is down, and names them', async () => {
    const { server, urls, log } = await keep([gate('fine', false)], {}, incident)
    expect(server.issues).toMatchObject([
      { title: 'The scan service failed with status 503: 200 gates were not measured', state: 'open' },
    ])
    expect(server.issues[0]?.body.split('\n')[0]).toBe(incidentMarker('fleet.yml'))
    expect(server.issues[0]?.body).toContain('lost-100')
    expect(urls).toEqual(['1'])
    expect(log).toContain('The issue of the incident was opened')
  })

  it('is updated while it lasts, and closed with one comment when gates are judged without one', async () => {
    const again = await keep([gate('fine', false)], { issues: [marked(1)] }, incident)
    expect(writesOf(again.server)).toEqual(['PATCH /issues/1'])
    const over = await keep(gates(200, [7]), { issues: [marked(1)] })
    expect(over.server.issues[0]).toMatchObject({ state: 'closed' })
    expect(over.server.comments).toMatchObject([
      { issue: 1, body: expect.stringContaining('All gates are measured again') },
    ])
  })

  it('stays as it is where its gates do not fail the step, and where nothing was judged', async () => {
    const passing = lost.map(one => ({ ...one, failures: [] }))
    const harmless = incidentOf(aFleet(passing))
    expect(
      (await keep([gate('fine', false)], { issues: [marked(1)] }, harmless)).server.issues,
    ).toMatchObject([{ state: 'open' }])
    expect((await keep([], { issues: [marked(1)] }, undefined)).server.requests).toEqual([])
  })
})
